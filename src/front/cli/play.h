/* play.h - what the plain conversation and the full screen share: beginning a game, doing what a line
 * says, saving. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "front/cli/new_options.h"
#include "saved/saved.h"
#include "session/action.h"
#include "session/view.h"

enum { PLAY_THINK_US = 1000000 };    /* the CPU's time for a move */
enum { PLAY_PERFECT_US = 60000000 }; /* or, if it has tables to make, this */
enum { PLAY_LEVEL = 4 };             /* its level where none is asked for */

struct play_state {
    struct cli *cli;
    struct session session;
    const char *position; /* the first game, where one was given: its line */
    int64_t think_us;
    struct tablebase tablebase; /* tables for a perfect CPU */
    struct saved saved;
    bool unsaved;   /* the last step could not be saved, and this was told */
    bool kept_last; /* a game of the sitting before is among those that were left */
};

/* One line of session/action.h; a game that it leaves for another is kept. */
void play_do(struct play_state *s, const char *line, size_t len, struct result *out);
/* How long the CPU may think about its move: more, if it has tables to make. */
int64_t play_think_us(const struct play_state *s);

/* Games on disk. What is to be told about them stands in saved.notice for the face, which empties it.
 * That a game cannot be saved is told once, or where it was asked for; the game goes on. */
bool play_save(struct play_state *s, bool asked);
/* An exchange with one that was left: NULL, or why not. */
const char *play_recent(struct play_state *s, const struct recent *which);

enum exit_code play_plain(struct play_state *s);
enum exit_code screen_play(struct play_state *s); /* front/tui, or a sentence where it is missing */

#endif
