/* layer.h - one layer solved: all positions of one shape of each group, either side to move.
 *
 * A table holds the positions with one side to move: a row for each placement of the *other* side
 * and in it a bit for each placement of the mover. That is the form in which the other side's
 * steps are row operations: after its own step from placement r to r', the other side looks at
 * row r' of the mover's table.
 */
#ifndef EXACT_LAYER_H
#define EXACT_LAYER_H

#include "core/work.h"
#include "engine/exact/pair.h"
#include "engine/exact/shapes.h"

/* One side to move in a layer. */
struct exact_face {
    const struct lane_shape *own, *other;
    pair *table;                /* other->rows rows of own->words */
    const pair *const *forward; /* for each shape of `own` the other side's table after a step
                                 * ahead to it: next->rows rows of other->words */
};

/* How many of the positions of a face are of each kind. */
struct exact_tally {
    uint64_t won, lost, drawn;
};

/* Solve both faces: face[1] is the same positions with the other side to move, own and other
 * exchanged. In a layer that is its own mirror image both are one and the same (`twin`), and only
 * face[0] and tally[0] are touched. Scratch memory comes from the arena and is given back.
 * Returns the number of sweeps, 0 if memory ran out. */
int exact_layer_solve(struct exact_face face[2], bool twin, struct exact_tally tally[2],
                      struct arena *scratch);

/* The bits of one row of a table that are positions: no two pieces on a cell. */
void exact_layer_valid(const struct exact_face *f, uint32_t row, uint64_t *valid);
/* Nothing is known yet: every position is open. `valid` is room for one row of bits. */
void exact_layer_clear(const struct exact_face *f, uint64_t *valid);

/* The parts of a sweep, for placement `row` of the mover. Rows here are seen from the mover: a bit
 * for each placement of the other side.
 * Ground: what steps ahead reach, and all ones where two pieces share a cell or the last piece
 * leaves. Returns the number of positions. */
uint64_t exact_layer_ground(const struct exact_face *f, uint32_t row, pair *out);
/* Opposing placements that stop every step: all cells it could step to are taken. Any? */
bool exact_layer_stuck(const struct exact_face *f, uint32_t row, uint64_t *bits);

#endif
