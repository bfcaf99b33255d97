/* shape.h - random loops with an interesting shape. */
#ifndef SLITHERLINK_SHAPE_H
#define SLITHERLINK_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/work.h"

struct loop_shape {
    int w, h;
    uint8_t *inside; /* (h + 2) rows of w + 2 with a rim of zeros */
};

/* A loop from nothing, by the chance of w; at least 1x1. Who is asked to stop has no loop. */
void slitherlink_shape_grow(struct loop_shape *s, struct work *w);

/* Change it here and there near cell (r, c), in so many tries. */
enum { SHAPE_SHAKES = 24 };
void slitherlink_shape_shake(struct loop_shape *s, int r, int c, int tries, struct rng *rng);

/* Are inside and outside each in one piece that touches itself nowhere at a corner only, so that there
 * is one loop between them? `room` is for one byte a cell, rim included. */
bool slitherlink_shape_is_loop(const struct loop_shape *s, uint8_t *room, uint32_t *queue);

int slitherlink_shape_clue(const struct loop_shape *s, int r, int c);

#endif
