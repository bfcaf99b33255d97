/* shape.h - random loops with an interesting shape. */
#ifndef SLITHERLINK_SHAPE_H
#define SLITHERLINK_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/wishes.h"
#include "core/work.h"

/* Of the changes that make the loop shorter, keep its length or make it longer, one in so many is taken. */
struct shape_taste {
    uint8_t shorter, same, longer;
    uint8_t corridor; /* of one change in so many it counts too how many corridors and turns it makes; 0: of none */
};

struct loop_shape {
    int w, h;
    uint8_t *inside; /* (h + 2) rows of w + 2 with a rim of zeros */
    struct shape_taste taste;
    /* Where clues will stand, row by row, '.' for none: the loop then keeps away from where there are none
     * on either side of it. NULL: it is the same everywhere. */
    const char *clued;
};

struct shape_taste slitherlink_taste(enum wish_style style);
extern const struct shape_taste slitherlink_taste_even; /* for who looks for loops */

/* A loop from nothing, by the chance of w; at least 1x1. Who is asked to stop has no loop. */
void slitherlink_shape_grow(struct loop_shape *s, struct work *w);

/* Change it here and there near cell (r, c), in so many tries. */
enum { SHAPE_SHAKES = 24 };
void slitherlink_shape_shake(struct loop_shape *s, int r, int c, int tries, struct rng *rng);

/* Why the line round the inside is not one loop. Places are numbers in `inside`, its rim included: for
 * LOOP_CORNER two cells of the inside that meet at a corner alone; for LOOP_PIECES one cell of each of two
 * pieces; for LOOP_HOLE the second is a cell outside that does not reach the rim. `room` and `queue` are as
 * long as `inside`. */
enum loop_fault { LOOP_FINE, LOOP_EMPTY, LOOP_CORNER, LOOP_PIECES, LOOP_HOLE };
enum loop_fault slitherlink_shape_fault(const struct loop_shape *s, uint8_t *room, uint32_t *queue, uint32_t place[2]);

int slitherlink_shape_clue(const struct loop_shape *s, int r, int c);

#endif
