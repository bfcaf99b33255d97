/* orbit.h - places of a w x h grid that a symmetry of the whole pattern maps onto each other. */
#ifndef LATTICE_ORBIT_H
#define LATTICE_ORBIT_H

#include <stdbool.h>
#include <stdint.h>

/* By a half turn; by quarter turns; left and right mirrored; that and top and bottom; in the main diagonal. */
enum orbit_kind {
    ORBIT_NONE,
    ORBIT_HALF,
    ORBIT_QUARTER,
    ORBIT_MIRROR,
    ORBIT_BOTH,
    ORBIT_DIAGONAL,
    ORBIT_KINDS
};

enum { ORBIT_MAX = 4 }; /* places that belong together, at most */

extern const char *const orbit_names[ORBIT_KINDS + 1]; /* "none", "half", ..., NULL */

bool orbit_needs_square(enum orbit_kind kind); /* is there none on a grid with w != h? */
int orbit_size(enum orbit_kind kind);          /* places in most orbits */

/* The places, counted row by row, that belong together with `at`: it comes first, each stands once. */
int orbit_list(enum orbit_kind kind, int w, int h, uint32_t at, uint32_t out[ORBIT_MAX]);

#endif
