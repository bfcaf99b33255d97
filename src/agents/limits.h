/* limits.h - what a program at the board may use, and the text that says so:
 *
 *     move=10,cpu=2,game=300,gamecpu=60,start=30,memory=512,processes=32
 */
#ifndef AGENTS_LIMITS_H
#define AGENTS_LIMITS_H

#include "base/err.h"
#include "base/text.h"

enum limit {
    LIMIT_MOVE,      /* seconds on the wall for a move */
    LIMIT_CPU,       /* seconds of processor for a move */
    LIMIT_GAME,      /* seconds on the wall for all moves of a game */
    LIMIT_GAMECPU,   /* seconds of processor for all moves of a game */
    LIMIT_START,     /* seconds on the wall from the start to the first answers */
    LIMIT_MEMORY,    /* megabytes of all its processes together */
    LIMIT_PROCESSES, /* processes at the same time; threads eight times as many */
    LIMIT_COUNT
};

struct limits {
    double of[LIMIT_COUNT]; /* all above 0 */
    uint32_t needed;        /* layers of the box (box.h) without which no program is started */
};

struct limits limits_preset(void);
bool limit_named(struct slice name, enum limit *out);
const char *limit_fault(enum limit which, double value);       /* why it cannot be that, or NULL */
struct err limits_read(struct reader *in, struct limits *out); /* those named; on error at a byte */
void limits_write(const struct limits *l, struct writer *out); /* all of them */

#endif
