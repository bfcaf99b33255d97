/* steps.h - what was done since the start, so that all of it can be undone and done again.
 *
 * A step is one press: a few moves, or a jump to another board (a solution filled in). Boards are
 * not kept: the board after k steps is made by playing again from the last jump before it, which
 * costs microseconds and keeps a long game on a large board small.
 */
#ifndef SESSION_STEPS_H
#define SESSION_STEPS_H

#include "core/game.h"

struct step {
    game_move move;     /* played `times` times */
    uint32_t times;     /* 0: only a note, the board stays as it is */
    bool more;          /* the next step belongs to the same press */
    bool unscored;      /* a hint or a solver did it */
    struct board *jump; /* or a jump there; then move means nothing */
    int32_t noted;      /* of a note: the cell, in reading order, */
    int8_t side;        /* and on which side of the loop: 1 inside, -1 outside, 0 not known */
};

struct steps {
    struct board *start;
    struct step *step;
    size_t n, at, cap; /* steps known, steps done, room */
    struct arena *arena;
};

void steps_begin(struct steps *s, struct board *start, struct arena *arena);

/* Forget what was undone and add one more step. False: no memory. */
bool steps_add(struct steps *s, struct step step);

/* Where the board was last set anew: the first step after the last jump before `at`, or 0. */
size_t steps_after_jump(const struct steps *s, size_t at);

/* The board after the first `at` steps; b has room for it. */
void steps_board(const struct steps *s, size_t at, struct board *b);

/* Which side of each cell has been noted; n cells, in reading order. */
void steps_notes(const struct steps *s, int8_t *side, int n);

/* Where a press before (undo) or after (redo) ends; the same place if there is none. */
size_t steps_before(const struct steps *s);
size_t steps_after(const struct steps *s);

#endif
