/* flank.h - which discs a placement flanks, and whether it flips them.
 *
 * Sets of squares are words of the inner board (crosscut.h); `own` and `enemy` are disjoint.
 */
#ifndef CROSSCUT_FLANK_H
#define CROSSCUT_FLANK_H

#include "games/crosscut/crosscut.h"

struct flank {
    uint64_t flanked; /* enemy discs between the placed disc and a friendly one */
    int created, cut; /* lengths, as the rules define them; cut is 0 if nothing is flanked */
    bool flips;       /* something is flanked and created > cut */
};

/* The placement of a disc on an empty square: `at` may lie on the inner board or the perimeter. */
struct flank crosscut_flank_find(const struct crosscut *c, struct square at);

/* The same for a plain inner square, in a hurry: the discs that flip. */
uint64_t crosscut_flank_flips(uint64_t own, uint64_t enemy, uint64_t placed);

/* Perimeter squares where `side` may place. Bit i of south and north is the square below and
 * above column i of the inner board; of west and east, the square beside its row i. */
struct rim {
    uint8_t south, north, west, east;
};
struct rim crosscut_flank_rim(const struct crosscut *c, int side);

static inline int rim_count(struct rim r)
{
    return bits_count((uint64_t)r.south << 24 | (uint64_t)r.north << 16 | (uint64_t)r.west << 8 |
                      r.east);
}

#endif
