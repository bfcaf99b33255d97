/* shapes.h - all shapes of one group, the placements of each, and the steps between placements.
 *
 * A placement is numbered inside its shape: mixed radix over the lanes, the digit of a lane being
 * the number of its set of places among the sets of equal size. The rank of a shape is the sum of
 * its pieces' lanes, n for a piece that has left: a sideways step keeps it, a step ahead adds one.
 */
#ifndef EXACT_SHAPES_H
#define EXACT_SHAPES_H

#include "base/arena.h"
#include "base/err.h"
#include "engine/exact/lanes.h"

#define SHAPE_GONE UINT32_MAX /* "the shape" after the last piece has left */

struct ahead {
    uint32_t shape, row; /* placement `row` of `shape` */
};

struct lane_shape {
    uint8_t count[LANES_MAX];
    int pieces, rank;
    int n_to;
    uint32_t to[LANES_MAX]; /* the shapes one step ahead */
    uint32_t rows, words;   /* placements; words of a bitset over them */
    uint64_t *cells;        /* of each placement */
    uint64_t *reach;        /* cells its pieces may step to if free; ~0 if one may leave */
    uint32_t *side_from;    /* rows + 1 places in `side` */
    uint32_t *side;         /* placements one sideways step away: a symmetric relation */
    uint32_t *ahead_from;   /* rows + 1 places in `ahead` */
    struct ahead *ahead;
    uint64_t *has; /* for each cell the bitset of placements that have a piece there */
};

struct shapes {
    const struct lanes *lanes;
    int group;
    uint32_t n;
    struct lane_shape *shape;
    uint8_t digit[LANES_MAX][256];          /* number of a set of places among sets of its size */
    uint8_t sets[LANES_MAX][LANES_MAX + 1]; /* how many sets of that size the lane has */
    uint8_t set[LANES_MAX][LANES_MAX + 1][LANES_CHOOSE]; /* the set of each number */
    uint64_t cells[LANES_MAX][256];                      /* of a set of places */
};

/* Every shape that can come after the root's, with at least one piece: prefix sums only fall.
 * ERR_BUDGET if there are more than `most` placements. Taken from the arena and kept there. */
struct err exact_shapes_list(struct shapes *s, const struct lanes *l, int group, uint64_t most,
                             struct arena *arena);
/* The placements of all of them, and their steps. */
struct err exact_shapes_fill(struct shapes *s, struct arena *arena);

/* The number of the shape of these pieces, or s->n if it is not among them. */
uint32_t exact_shapes_find(const struct shapes *s, uint64_t cells);
uint32_t exact_shape_row(const struct shapes *s, const struct lane_shape *x, uint64_t cells);

#endif
