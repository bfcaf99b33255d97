/* play.h - what the plain conversation and the full screen share: making games, saving them, the
 * CPU's turns. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "front/cli/wanted.h"
#include "session/session.h"

enum { PLAY_THINK_US = 1000000 };    /* the CPU's time for a move */
enum { PLAY_PERFECT_US = 60000000 }; /* or, if it has tables to make, this */
enum { PLAY_LEVEL = 4 };             /* its level where none is asked for */

struct sitting {
    struct cli *cli;
    struct session session;
    struct wanted order;
    uint64_t index;       /* of the next game of the order */
    const char *position; /* the first game, where one was given */
    bool duel;            /* a puzzle played for points */
    int64_t think_us;
    struct kept kept; /* tables for a perfect CPU */
    char *file;       /* where it is saved, malloc'ed; NULL: nowhere */
};

/* Another game of the order, as text that the caller frees: takes a while and only reads. Then
 * the session takes it: NULL, or why not. play_new is both. */
struct err play_make(const struct sitting *s, char **text, struct work *w);
const char *play_take(struct sitting *s, const char *text);
const char *play_new(struct sitting *s);
bool play_save(const struct sitting *s);    /* false: it could not be written, see errno */
void play_keep(const struct sitting *s);    /* before another game takes its place */
const char *play_recent(struct sitting *s); /* change places with the game kept */
const char *play_turns(struct sitting *s);  /* the CPU's, and those without a choice */

enum exit_code play_plain(struct sitting *s);
enum exit_code play_screen(struct sitting *s); /* front/tui, or a sentence where it is missing */

#endif
