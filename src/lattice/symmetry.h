/* symmetry.h - the eight ways to turn and mirror a rectangle.
 *
 * A symmetry is three bits, applied in this order: mirror left-right, mirror top-bottom, then
 * reflect in the main diagonal (which exchanges width and height). Every subset is one of the
 * eight elements of the dihedral group, so composition never leaves the set.
 */
#ifndef LATTICE_SYMMETRY_H
#define LATTICE_SYMMETRY_H

#include <stdbool.h>

#include "lattice/spot.h"

enum symmetry { SYM_NONE = 0, SYM_MIRROR = 1, SYM_FLIP = 2, SYM_DIAGONAL = 4, SYM_COUNT = 8 };

/* Where point (x, y) of the range 0..xmax, 0..ymax goes. The result lies in the same range, or
 * in its transpose when the symmetry has SYM_DIAGONAL. Works for cells (xmax = w - 1), corners
 * (xmax = w) and doubled spots (xmax = 2 w) alike. */
static inline void symmetry_map(int sym, int xmax, int ymax, int *x, int *y)
{
    int mx = sym & SYM_MIRROR ? xmax - *x : *x, my = sym & SYM_FLIP ? ymax - *y : *y;
    *x = sym & SYM_DIAGONAL ? my : mx;
    *y = sym & SYM_DIAGONAL ? mx : my;
}

/* Does it turn a rise (/) into a fall (\)? Mirrors do, and two mirrors cancel; the main diagonal
 * maps each onto itself. */
static inline bool symmetry_swaps_slash(int sym)
{
    return ((sym & SYM_MIRROR) != 0) != ((sym & SYM_FLIP) != 0);
}

/* The symmetry that undoes sym. Only "mirror, then diagonal" differs from its own inverse. */
static inline int symmetry_inverse(int sym)
{
    bool one_mirror = symmetry_swaps_slash(sym);
    return sym & SYM_DIAGONAL && one_mirror ? sym ^ (SYM_MIRROR | SYM_FLIP) : sym;
}

static inline struct spot symmetry_spot(int sym, int w, int h, struct spot s)
{
    int x = s.x, y = s.y;
    symmetry_map(sym, 2 * w, 2 * h, &x, &y);
    return (struct spot){(int16_t)x, (int16_t)y};
}

#endif
