/* play.h - what the plain conversation and the full screen share: making games, saving them, the
 * CPU's turns. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "front/cli/wanted.h"
#include "session/talk.h"

enum { PLAY_THINK_US = 1000000 };    /* the CPU's time for a move */
enum { PLAY_PERFECT_US = 60000000 }; /* or, if it has tables to make, this */
enum { PLAY_LEVEL = 4 };             /* its level where none is asked for */

struct sitting {
    struct cli *cli;
    struct session session;
    struct wanted order;
    uint64_t index;       /* of the next game of the order */
    const char *position; /* the first game, where one was given: its line */
    bool duel;            /* a puzzle played for points */
    int64_t think_us;
    struct kept kept; /* tables for a perfect CPU */
    char *file;       /* where it is saved, malloc'ed; NULL: nowhere */
    bool kept_last;   /* a game of the sitting before is among those that were left */
};

/* Another game of the order, as text that the caller frees: takes a while and only reads. Then
 * the session takes it: NULL, or why not. play_new is both. */
struct err play_make(const struct sitting *s, char **text, struct work *w);
const char *play_take(struct sitting *s, const char *text);
const char *play_new(struct sitting *s);
const char *play_turns(struct sitting *s); /* the CPU's, and those without a choice */
/* The next game is to be of the kind in hand: the same game and size, for points or not. */
void play_follow(struct sitting *s);
void play_seat(struct sitting *s); /* after other players have been seated */
/* A line of the conversation; a game that it leaves for another is kept. */
enum talk play_talk(struct sitting *s, const char *line, size_t len, struct writer *out);

/* Games on disk (saved.c) */
char *saved_path(const struct game *g);       /* malloc'ed; NULL: nowhere */
char *saved_text(const struct session *s);    /* malloc'ed; NULL: no memory */
const char *saved_restore(struct sitting *s); /* NULL, or why not */
bool saved_keep(const struct sitting *s);     /* what is saved moves to those that were left */
bool play_save(const struct sitting *s, struct fault *why);
void play_keep(const struct sitting *s);      /* before another game takes its place */

/* Games that were left for another one, the last one first. */
enum { RECENT_MAX = 9 };
struct recent {
    int slot;
    char words[80];
};
void recent_keep(const struct sitting *s, const char *text);
int recent_list(const struct sitting *s, struct recent *out); /* at most RECENT_MAX */
const char *recent_take(struct sitting *s, int slot);         /* changes places; NULL, or why not */

enum exit_code play_plain(struct sitting *s);
enum exit_code play_screen(struct sitting *s); /* front/tui, or a sentence where it is missing */

#endif
