/* walk.h - search over walks whose steps are decided by an unknown order of labels.
 *
 * Places carry labels; a walk goes from a start to the free neighbour whose label stands highest
 * in some order of all labels (lowest while the direction is reversed), stops when no neighbour
 * is free or when two free neighbours share the best label, and is a success if it stops on the
 * goal. The question is which orders succeed: how many, along how many paths, and two examples.
 *
 * The search walks and learns the order on the way: it carries a partial order, and at each place
 * branches on which label is the best one here. Every full order follows exactly one branch, so
 * the orders are partitioned by the leaves, and their number is the sum, over the leaves, of the
 * full orders that agree with the leaf. Two branches of one node step to different places, so
 * different leaves below different goal visits are different paths.
 */
#ifndef ENGINE_WALK_WALK_H
#define ENGINE_WALK_WALK_H

#include <stdbool.h>
#include <stdint.h>

#include "core/work.h"
#include "engine/walk/partial_order.h"

enum { WALK_SIDES = 6, WALK_BLOCKED = 255 };

/* Places are 0..places-1; the number `places` itself stands for "nobody there". */
struct walk_map {
    int places, labels;   /* labels <= ORDER_MAX */
    int start, goal;      /* different */
    const uint8_t *label; /* 0..labels-1, or WALK_BLOCKED */
    const bool *flips;    /* entering this place reverses the direction ... */
    bool flips_last;      /* ... until the next such place, else for the one step out of it */
    const uint16_t (*near)[WALK_SIDES]; /* neighbours, in any order */
};

struct walk {
    /* Asked. The first n_prefix places of the path are given (at least the start), and so are
     * facts about the order; NULL: none. */
    const uint16_t *prefix;
    int n_prefix;
    const struct partial_order *known;
    uint64_t limit;   /* count up to this many orders, and up to this many paths; at least 1 */
    bool orders_only; /* paths do not matter: end when the orders have reached the limit */
    bool restarts;    /* where one way through all of it is long, others are tried besides (restarts.c) */

    /* Answered. The second example differs from the first in its order, and in its path too if
     * there are two paths and they are wanted. The caller owns the arrays: room for `places` steps
     * of a path, `labels` of an order (highest first). NULL: not wanted. */
    uint64_t n_orders, n_paths, nodes;
    struct walk_example {
        uint16_t *path;
        uint8_t *order;
        int n_path;
    } example[2];
};

/* ERR_NONE: the counts are exact, or at their limit. ERR_BUDGET, ERR_MEMORY: ran out, and the
 * counts are lower bounds. */
enum err_code walk_search(const struct walk_map *map, struct walk *q, struct work *w);

#endif
