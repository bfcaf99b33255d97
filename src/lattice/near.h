/* near.h - places in the order of their distance from one of them: whoever looks for the first of
 * something along such a list finds the nearest. */
#ifndef LATTICE_NEAR_H
#define LATTICE_NEAR_H

#include <stddef.h>

#include "base/arena.h"
#include "lattice/spot.h"

static inline int spot_distance(struct spot a, struct spot b)
{
    int x = a.x - b.x, y = a.y - b.y;
    return (x < 0 ? -x : x) + (y < 0 ? -y : y);
}

typedef struct spot near_place(const void *ctx, int32_t what);

/* Nearest to `hand` first; places equally far stay in their order. False: no memory, and nothing done. */
bool near_sort(int32_t *list, size_t n, near_place *where, const void *ctx, struct spot hand,
               struct arena *arena);

#endif
