/* clauses.h - Hexpath as clauses (core/clauses.h).
 *
 * Key i is a pair of numbers: 1 if the smaller one stands above the larger one in the order. A
 * solution is an order whose walk stops on the end.
 */
#ifndef HEXPATH_CLAUSES_H
#define HEXPATH_CLAUSES_H

#include "core/clauses.h"
#include "games/hexpath/hexpath.h"

struct hexpath_clues {
    const struct hexpath *h;
    int n, k;                           /* side; how many numbers */
    bool from_here;                     /* its path and its relations are given */
    uint8_t number[HEXPATH_NUMBER_MAX]; /* on the board, ascending; places in it are ranks */
    int16_t rank[HEXPATH_CELLS_MAX];    /* of the number in a cell; -1: blocked */
};

void hexpath_clues_read(const struct board *b, bool from_here, struct hexpath_clues *out);

/* Steps and which of two neighbours comes first; rounds in time are cut. */
struct encoding hexpath_step_encoding(const struct hexpath_clues *clues);
/* The same, and no rounds: every model is a solution (order_clauses.c). */
struct encoding hexpath_order_encoding(const struct hexpath_clues *clues);
/* Comparisons alone: the walks of orders that fail are cut (comparison_clauses.c). */
struct encoding hexpath_comparison_encoding(const struct hexpath_clues *clues);

/* ---- shared by these ---- */

/* Variables of the steps, after the keys: of each cell two, then of each cell and direction two;
 * then ways to stop on the end. */
enum { HEXPATH_CELL_VARS = 2 + 2 * HEX_DIRECTIONS, HEXPATH_STOPS = HEX_DIRECTIONS + 1 };

static inline int hexpath_cell_var(const struct hexpath_clues *p, int cell, int which)
{
    return p->k * (p->k - 1) / 2 + 1 + cell * HEXPATH_CELL_VARS + which;
}

/* Both are visited, the cell before its neighbour in this direction. */
static inline int hexpath_earlier(const struct hexpath_clues *p, int cell, int d)
{
    return hexpath_cell_var(p, cell, 2 + HEX_DIRECTIONS + d);
}

/* The literal "rank a stands above rank b". */
static inline int hexpath_above(int a, int b)
{
    int low = a < b ? a : b, high = a < b ? b : a, key = 1 + high * (high - 1) / 2 + low;
    return a < b ? key : -key;
}

/* A neighbour that is not blocked, or -1. */
static inline int hexpath_open_near(const struct hexpath_clues *p, int cell, int direction)
{
    int near = hexpath_near(p->n, cell, direction);
    return near >= 0 && p->rank[near] >= 0 ? near : -1;
}

void hexpath_order_clauses(const struct hexpath_clues *p, const struct clause_sink *to);
/* Ranks, highest first, from keys 1..; any keys give some order. */
void hexpath_keys_order(const struct hexpath_clues *p, const int8_t *value, uint8_t *order);
void hexpath_forbid_order(const struct hexpath_clues *p, const uint8_t *order,
                          const struct clause_sink *to);
void hexpath_forbid_keys(const struct encoding *e, const int8_t *key, const struct clause_sink *to,
                         int *room);
void hexpath_name_pair(const struct encoding *e, int variable, struct writer *out);

/* The walk of an order: its cells, and, if `used` is not NULL, the comparisons that decided it as
 * literals. Returns how many cells; a walk that enters the end and goes on is followed one step
 * beyond. */
int hexpath_follow(const struct hexpath_clues *p, const uint8_t *order, uint16_t *path, int *used,
                   size_t *n_used);

#endif
