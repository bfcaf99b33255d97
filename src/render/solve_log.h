/* solve_log.h - how a puzzle is solved, as one page of HTML that needs no other file: the puzzle, every
 * step with its story, each sentence of it with its picture, and the answer. */
#ifndef RENDER_SOLVE_LOG_H
#define RENDER_SOLVE_LOG_H

#include "core/game.h"

struct solve_log {
    const struct board *board; /* where it stands: before the step; at the end solved */
    const struct hint *hint;   /* of solve_log_write_step, with its story */
    uint32_t number;           /* of the step, from 1 */
    const char *rating;        /* of solve_log_begin: a few words */
    struct arena *arena;       /* scratch, given back */
};

/* The parts of the page, in this order; `ctx` is a struct solve_log. */
void solve_log_write_begin(const void *ctx, struct writer *out);
void solve_log_write_step(const void *ctx, struct writer *out);
void solve_log_write_end(const void *ctx, struct writer *out);

#endif
