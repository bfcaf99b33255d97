/* judge.h - the worth of every move of a position of a game on lanes.
 *
 * Who knows the values (tables in memory, or on disk) answers as an oracle for single positions;
 * games say how a board looks as lanes.
 */
#ifndef EXACT_JUDGE_H
#define EXACT_JUDGE_H

#include "core/game.h"
#include "engine/exact/exact.h"

typedef bool lanes_fn(const struct board *b, struct lanes *l, struct exact_position *s);

struct oracle {
    struct err (*look)(void *ctx, const struct exact_position *s, struct worth *out);
    void *ctx;
};

/* b is open; each has room for all its n moves. */
struct err exact_judge_moves(const struct board *b, lanes_fn *lanes, const struct oracle *oracle,
                             struct worth *each, size_t n, struct work *w);

/* The same with tables made for the occasion, for everything that can come after b. Distances
 * come with it where they take about a second, or ten if some move wins or loses. ERR_BUDGET: out
 * of reach of memory or steps. */
struct err exact_judge_value(const struct board *b, lanes_fn *lanes, struct worth *each, size_t n,
                             struct work *w);

/* Does exact_judge_value take moments on b, and so on all that can come after it? Nothing is
 * solved. */
bool exact_judge_in_reach(const struct board *b, lanes_fn *lanes, struct arena *arena);

#endif
