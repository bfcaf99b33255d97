/* steps.h - a game being played: what was done since the start, so that all of it can be undone and
 * done again, and how it stands by the rules of played games: the third time the same position has the
 * same side to move, it is a draw. Sessions, matches, agents and records have one each.
 *
 * A step is one press: a few moves, or a jump to another board (a solution filled in). Boards are
 * not kept: the board after k steps is made by playing again from the last jump before it, which
 * costs microseconds and keeps a long game on a large board small.
 */
#ifndef DUEL_STEPS_H
#define DUEL_STEPS_H

#include "duel/record.h"

enum { TIMES_DRAWN = 3 };

struct step {
    game_move move;     /* played `times` times */
    uint32_t times;     /* 0: only a note, the board stays as it is */
    bool more;          /* the next step belongs to the same press */
    bool unscored;      /* a hint or a solver did it */
    const struct board *jump; /* or a jump there; then move means nothing */
    int32_t noted;      /* of a note: the cell, in reading order, */
    int8_t side;        /* and on which side of the loop: 1 inside, -1 outside, 0 not known */
    uint64_t key;       /* of the board after it, in a duel */
};

struct steps {
    const struct board *start;
    struct step *step;
    size_t n, at, cap; /* steps known, steps done, room */
    size_t kept;       /* steps that have not changed since somebody set this to n */
    struct arena *arena;
};

void steps_begin(struct steps *s, const struct board *start, struct arena *arena);

/* Forget what was undone, and take one more step on `now`, the board in hand. False: no memory. */
bool steps_take(struct steps *s, struct board *now, struct step step);
bool steps_play(struct steps *s, struct board *now, game_move m); /* the step of one move */

/* The step joins the one before it in one press, or the next one. */
void steps_join(struct steps *s, size_t i, bool more);

/* Of a duel: how often the board in hand has come up since it was last set anew, itself counted. */
size_t steps_times(const struct steps *s);

/* How it stands on `now`, the board in hand, and why the game is over; REASON_NONE: it is not. */
enum status steps_status(const struct steps *s, const struct board *now);
enum reason steps_reason(const struct steps *s, const struct board *now);

/* Of a duel since it was last set anew, in the arena; NULL: no memory. Keys of all positions, the
 * board in hand last, and the moves between them. */
uint64_t *steps_keys(const struct steps *s, struct arena *arena, size_t *n);
game_move *steps_moves(const struct steps *s, struct arena *arena, size_t *n);

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
