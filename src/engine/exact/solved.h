/* solved.h - everything that can come after a position, solved and held in memory while a game on
 * lanes goes on.
 *
 * What it will cost is known beforehand, from the sizes of the layers: about so many words of
 * tables (exact_solved_measure), of which a core does some millions a second; distances, the plies
 * to the end, cost SOLVED_FAR times as much. Moves only lead to what is held, so a game needs one
 * filling for all its moves, or a few if memory does not suffice for the ranks that come last.
 */
#ifndef EXACT_SOLVED_H
#define EXACT_SOLVED_H

#include "engine/exact/distance.h"
#include "engine/exact/judge.h"

enum { SOLVED_FAR = 20 };

struct solved {
    struct arena arena; /* shapes and lists */
    struct exact exact;
    struct rank *rank;   /* of values, first .. last; .exact NULL: not held; NULL: nothing is held */
    struct distance far; /* .rank NULL: values alone */
};

/* {0} holds nothing. A struct solved that holds something stays where it is. */
void exact_solved_close(struct solved *s); /* holds nothing again */

/* Does it hold this position and whatever a move leads to? */
bool exact_solved_holds(const struct solved *s, const struct lanes *l,
                        const struct exact_position *at);

/* What it takes to solve everything after these lanes. Where the board is its own mirror image and
 * that is cheaper, the lanes become wider. ERR_BUDGET: out of reach. */
struct solved_cost {
    uint64_t words;     /* of all tables: the work */
    uint64_t bytes;     /* of memory while values are found, */
    uint64_t far_bytes; /* and with distances */
};
struct err exact_solved_measure(struct lanes *l, struct arena *scratch, struct solved_cost *out);

/* Solve all that comes after `at`, a position of these lanes. Values: as many ranks are held as
 * `bytes` have room for, in any case what exact_solved_holds asks for. `far`: with distances, and
 * all ranks. ERR_BUDGET: told to stop. ERR_VARIANT: some win is too long for distances. On error
 * nothing is held. */
struct err exact_solved_fill(struct solved *s, const struct lanes *l,
                             const struct exact_position *at, bool far, uint64_t bytes,
                             struct work *w);

/* plies are -1 where it has no distances */
struct oracle exact_solved_oracle(const struct solved *s);

/* A rule of progress for a position that is won, where distances are not known: the moves of
 * `moves`, all of which win, that lead soonest to a step ahead by either side. Whoever keeps to
 * these never goes in circles, since steps ahead come to an end. Leaves them in `moves` and their
 * number in *n. */
struct err exact_solved_progress(const struct solved *s, const struct board *b, lanes_fn *lanes,
                                 game_move *moves, size_t *n, struct work *w);

#endif
