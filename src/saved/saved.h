/* saved.h - games on disk: the one in hand, and those that were left for another one.
 *
 * One file per game under $XDG_STATE_HOME/quincunx holds the session after every step: a game begins
 * with a file of its own, whole or not at all, and each step adds its lines, so that nothing is lost
 * whatever happens; --continue goes on with it. One process at a
 * time has it, by a lock file beside it. A second window gets a game of its own: GAME-2, GAME-3 and
 * so on, the first that nobody has. What is left in those is moved to Recent by the next process
 * that has the first one.
 *
 * A new game never destroys. The one it takes the place of moves to Recent (recent.c). A file that
 * cannot be read, because it is newer, damaged or something else, is moved aside and told; and what
 * cannot be kept now, because the disk is full, waits in memory, and nothing is overwritten before
 * it is kept.
 */
#ifndef SAVED_H
#define SAVED_H

#include "files/append.h"
#include "files/lock_file.h"
#include "session/session.h"

enum { RECENT_MAX = 9, NOTICE_ROOM = 1500 };

struct saved {
    const char *name;       /* of the game */
    char *base;             /* where the first window saves it, malloc'ed; NULL: nowhere */
    bool starved;           /* there was no memory for base */
    char *file;             /* where this one does; NULL: not known yet */
    struct lock_file lock;  /* of `file` */
    struct append end;      /* of `file`, while it holds the session in hand; else none open */
    bool is_ready;          /* what was there is kept or is in hand: it may be replaced */
    char *waiting[RECENT_MAX]; /* texts of games that could not be kept, the oldest first */
    int n_waiting;
    struct fault why;         /* of the last thing that went wrong */
    char notice[NOTICE_ROOM]; /* what is to be told to the player; empty: nothing */
};

/* A place for a game of this kind, and what was there goes to Recent. True: there was a game that
 * somebody had touched. Where there is no place now, saving finds one later or tells why not. */
bool saved_begin(struct saved *d, const struct game *g);
/* Or the game that is there, into a session that is open: NULL, or why not. */
const char *saved_continue(struct saved *d, const struct game *g, struct session *s);
/* Another game takes the place of this one, whose text goes to Recent. Where there is no memory for
 * that (NULL), what is on the disk goes there before it is replaced. True: it is there now. */
bool saved_leave(struct saved *d, const char *text);
bool saved_put(struct saved *d, struct session *s, struct fault *why);
void saved_close(struct saved *d); /* others may have it now */

char *saved_text(const struct session *s); /* malloc'ed; NULL: no memory */

/* More to be told, after what is there already. */
void saved_note(struct saved *d, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Reading one file, into a session that is open where it is wanted. Of UNREADABLE and FAILED `why`
 * tells more: the first will never be read by this program, the second perhaps later. */
enum saved_answer { SAVED_READ, SAVED_NONE, SAVED_UNREADABLE, SAVED_FAILED };
enum saved_answer saved_read(const char *path, struct session *s, char **text, struct fault *why);
/* A game of version 0.1.0, which wrote no sums, comes into hand: it is told, and a copy of it stays. */
bool saved_keep_first_format(struct saved *d, const char *path, const char *text, struct fault *why);
/* A file that cannot be read makes way, and it is told. False: it is still there. */
bool saved_move_aside(struct saved *d, const char *path, struct fault *why);

/* ---- Recent: games that were left for another one, the last one first ---- */

struct recent {
    bool is_read;   /* else it cannot be, now: it keeps its number, so that no other game has it */
    uint32_t sum;   /* of its text, by which it is found again */
    char words[80]; /* "7x7, 12 steps: open" */
};

/* It is there now, or waits. False: there is no memory to let it wait in. */
bool recent_keep(struct saved *d, const char *text);
bool recent_keep_waiting(struct saved *d, struct fault *why); /* true: none waits any more */
int recent_list(struct saved *d, struct recent *out, struct work *w); /* at most RECENT_MAX */
/* The game in hand is kept and the other one comes into hand: NULL, or why not. It stays where it is
 * until the caller has saved it and forgets it there. */
const char *recent_take(struct saved *d, const struct recent *which, struct session *hand);
void recent_forget(struct saved *d, const struct recent *which);

#endif
