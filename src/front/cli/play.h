/* play.h - what the plain conversation and the full screen share: making games, saving them, the
 * CPU's turns. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "front/cli/wanted.h"
#include "session/session.h"

enum { PLAY_THINK_US = 1000000 }; /* the CPU's time for a move unless --time says otherwise */

struct sitting {
    struct cli *cli;
    struct session session;
    struct wanted order;
    uint64_t index; /* of the next game of the order */
    bool duel;      /* a puzzle played for points */
    int64_t think_us;
    char *file;     /* where it is saved, malloc'ed; NULL: nowhere */
};

const char *play_new(struct sitting *s); /* another game of the order; NULL, or why not */
bool play_save(const struct sitting *s); /* false: it could not be written, and why was said */
const char *play_turns(struct sitting *s); /* the CPU's, and those without a choice */

enum exit_code play_plain(struct sitting *s);

#endif
