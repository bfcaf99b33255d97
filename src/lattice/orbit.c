/* orbit.c - see orbit.h. */
#include "lattice/orbit.h"

#include <stddef.h>

#include "lattice/symmetry.h"

const char *const orbit_names[ORBIT_KINDS + 1] = {"none", "half",     "quarter", "mirror",
                                                  "both", "diagonal", NULL};

/* Besides the identity. */
static const struct orbit_turns {
    int n, turn[ORBIT_MAX - 1];
} turns[ORBIT_KINDS] = {
    [ORBIT_NONE] = {0, {0}},
    [ORBIT_HALF] = {1, {SYM_MIRROR | SYM_FLIP}},
    [ORBIT_QUARTER] = {3,
                       {SYM_DIAGONAL | SYM_MIRROR, SYM_MIRROR | SYM_FLIP, SYM_DIAGONAL | SYM_FLIP}},
    [ORBIT_MIRROR] = {1, {SYM_MIRROR}},
    [ORBIT_BOTH] = {3, {SYM_MIRROR, SYM_FLIP, SYM_MIRROR | SYM_FLIP}},
    [ORBIT_DIAGONAL] = {1, {SYM_DIAGONAL}},
};

bool orbit_needs_square(enum orbit_kind kind)
{
    return kind == ORBIT_QUARTER || kind == ORBIT_DIAGONAL;
}

int orbit_size(enum orbit_kind kind)
{
    return turns[kind].n + 1;
}

int orbit_list(enum orbit_kind kind, int w, int h, uint32_t at, uint32_t out[ORBIT_MAX])
{
    int n = 1;
    out[0] = at;
    for (int i = 0; i < turns[kind].n; i++) {
        int x = (int)at % w, y = (int)at / w;
        symmetry_map(turns[kind].turn[i], w - 1, h - 1, &x, &y);
        uint32_t to = (uint32_t)(y * w + x);
        bool seen = false;
        for (int k = 0; k < n; k++)
            seen |= out[k] == to;
        if (!seen)
            out[n++] = to;
    }
    return n;
}
