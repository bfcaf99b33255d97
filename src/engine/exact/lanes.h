/* lanes.h - a game of two groups that cross: what the exact engine solves.
 *
 * On an n x n board group 0 has the columns as lanes and group 1 the rows. A piece steps sideways
 * inside its lane, or ahead to the same place of the next lane; from the last lane it leaves for
 * good. A cell holds one piece. Who has no step passes; a group whose last piece leaves has won.
 *
 *     group 0          ^                  group 1
 *     lane 0 1 2     < * >  ahead          lane 2   ^ ahead
 *                      v                        1 < * >
 *                   sideways                    0  sideways
 *
 * The *shape* of a group is how many pieces stand in each lane. Sideways steps keep it and steps
 * ahead change it for good, so a pair of shapes is a layer: cycles stay inside a layer, and the
 * layers form a DAG by rank (shapes.h). Cells are bits n * row + column, rows from the bottom.
 */
#ifndef EXACT_LANES_H
#define EXACT_LANES_H

#include <stdbool.h>
#include <stdint.h>

enum { LANES_MAX = 8, LANES_CHOOSE = 70 }; /* 4 of 8: the most sets of one size */

struct lanes {
    int n;
    uint64_t open;              /* cells that are not blocked */
    uint8_t root[2][LANES_MAX]; /* all shapes that can come after these are solved */
};

static inline int lanes_cell(const struct lanes *l, int group, int lane, int place)
{
    return group ? l->n * lane + place : l->n * place + lane;
}

/* Does reflection in the diagonal map the game onto itself, the groups exchanged? */
bool exact_lanes_symmetric(const struct lanes *l);

/* The shape of a set of pieces of one group. */
void exact_lanes_shape(const struct lanes *l, int group, uint64_t cells, uint8_t *count);

#endif
