/* spot.h - places on a board, and their names.
 *
 * A spot has doubled coordinates counted from the top left: on squares (odd, odd) is a cell,
 * (even, even) a corner, mixed an edge. Cells of a hex board are (odd, odd) too; only pictures
 * know that its rows are shifted. Names follow the contract: column letters from the left, row
 * numbers from the bottom, corners on a grid of their own, an edge by the cell below it + n or
 * the cell left of it + e (bottom border s, left border w).
 *
 *        x  0   1   2            a 1x1 board: cell a1 = (1,1), corners a2 b2 a1 b1,
 *     y 0   +---+---             edges a1n = (1,0), a1w = (0,1), a1e = (2,1), a1s = (1,2)
 *       1   |   |
 */
#ifndef LATTICE_SPOT_H
#define LATTICE_SPOT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/json.h"
#include "base/text.h"

struct spot {
    int16_t x, y;
};

enum side { SIDE_N, SIDE_E, SIDE_S, SIDE_W };

static inline struct spot spot_nowhere(void)
{
    return (struct spot){-1, -1};
}

static inline bool spot_is_somewhere(struct spot s)
{
    return s.x >= 0;
}

static inline struct spot spot_cell(int r, int c) /* r, c from 0, from the top left */
{
    return (struct spot){(int16_t)(2 * c + 1), (int16_t)(2 * r + 1)};
}

static inline struct spot spot_corner(int r, int c)
{
    return (struct spot){(int16_t)(2 * c), (int16_t)(2 * r)};
}

/* The next spot to this side: of a cell or a corner an edge, of an edge a cell or a corner. */
static inline struct spot spot_beside(struct spot s, int side)
{
    static const int8_t dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
    return (struct spot){(int16_t)(s.x + dx[side]), (int16_t)(s.y + dy[side])};
}

static inline struct spot spot_side(int r, int c, enum side side) /* an edge of cell (r, c) */
{
    return spot_beside(spot_cell(r, c), side);
}

static inline bool spot_is_cell(struct spot s)
{
    return s.x > 0 && s.x % 2 && s.y % 2;
}

static inline bool spot_is_on(struct spot s, int w, int h) /* a board of so many cells */
{
    return s.x >= 0 && s.y >= 0 && s.x <= 2 * w && s.y <= 2 * h;
}

/* Names: column c (0 is a) and row counted from the bottom (1 is the bottom row). */
void spot_write_name(struct writer *out, int column, int row);
bool spot_read_name(struct reader *in, int *column, int *row); /* false: in stays where it was */

void spot_write(struct writer *out, int height, struct spot s); /* height in cells */
void spots_json(struct jsonw *j, const struct spot *spot, size_t n); /* x, y, x, y, ... */

/* A cell name inside w x h cells, as (r, c) from the top left. False: no such cell, in unmoved. */
bool spot_read_cell(struct reader *in, int w, int h, int *r, int *c);
void spot_write_cell(struct writer *out, int h, int r, int c);

#endif
