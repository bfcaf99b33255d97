/* hex.h - neighbours on a rhombus of hexes.
 *
 * Row r stands half a cell to the left of row r - 1, so (r, c) touches two cells above, two
 * beside and two below. Directions are listed in reading order; the opposite of d is 5 - d.
 *
 *       (r-1,c-1) (r-1,c)
 *     (r,c-1) (r,c) (r,c+1)
 *       (r+1,c) (r+1,c+1)
 */
#ifndef LATTICE_HEX_H
#define LATTICE_HEX_H

#include <stdint.h>

enum { HEX_DIRECTIONS = 6 };

static const int8_t hex_dr[HEX_DIRECTIONS] = {-1, -1, 0, 0, 1, 1};
static const int8_t hex_dc[HEX_DIRECTIONS] = {-1, 0, -1, 1, 0, 1};

#endif
