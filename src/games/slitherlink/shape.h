/* shape.h - random loops with an interesting shape. */
#ifndef SLITHERLINK_SHAPE_H
#define SLITHERLINK_SHAPE_H

#include <stdint.h>

#include "core/work.h"

struct loop_shape {
    int w, h;
    uint8_t *inside; /* (h + 2) rows of w + 2 with a rim of zeros */
};

/* A loop from nothing, by the chance of w; at least 1x1. Who is asked to stop has no loop. */
void shape_grow(struct loop_shape *s, struct work *w);

/* Change it here and there near cell (r, c). */
void shape_shake(struct loop_shape *s, int r, int c, struct rng *rng);

int shape_clue(const struct loop_shape *s, int r, int c);

#endif
