/* play.h - what the plain conversation and the full screen share: making games, saving them, the
 * CPU's turns. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "front/cli/saved.h"
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
    struct saved saved;
    bool unsaved;   /* the last step could not be saved, and this was told */
    bool kept_last; /* a game of the sitting before is among those that were left */
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

/* Games on disk. What is to be told about them stands in saved.notice for the face, which empties it.
 * That a game cannot be saved is told once, or where it was asked for; the game goes on. */
bool play_save(struct sitting *s, bool asked);
/* The game in hand, before another one takes its place; true: it was touched and is in Recent now. */
bool play_keep(struct sitting *s);
/* An exchange with one that was left: NULL, or why not. */
const char *play_recent(struct sitting *s, const struct recent *which);

enum exit_code play_plain(struct sitting *s);
enum exit_code play_screen(struct sitting *s); /* front/tui, or a sentence where it is missing */

#endif
