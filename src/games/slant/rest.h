/* rest.h - the cells to come in a duel that cannot be spoilt. */
#ifndef SLANT_REST_H
#define SLANT_REST_H

#include "games/slant/slant.h"

enum { REST_PLACES = 1200 }; /* of the grid with its rim: up to 32 x 32 */

struct rest_cell {
    int16_t row, column;
    int8_t gain;  /* points now */
    int8_t waits; /* slashes of other cells until it is perfect */
    bool is_settled;
};

struct rest {
    int stride, places, n;
    bool is_decided;      /* all empty cells are settled: who takes the most in turn does best */
    struct rest_cell top; /* the empty cell that gains most now, of all */
    struct rest_cell cell[REST_PLACES]; /* empty ones that matter, in the order of `moves` */
    uint8_t is_numbered[REST_PLACES];
    uint8_t missing[REST_PLACES]; /* at a numbered corner: slashes yet to come */
    uint8_t near[REST_PLACES];    /* at a numbered corner: empty cells round it */
};

static inline int rest_place(const struct rest *s, int row, int column)
{
    return (row + 1) * s->stride + column + 1;
}

/* False: b is not sound or too large. */
bool slant_rest(const struct board *b, struct rest *out);
bool slant_rest_all(const struct board *b, struct rest *out); /* with all empty cells */

#endif
