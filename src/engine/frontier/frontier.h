/* frontier.h - exact counts of solutions, however many there are, and in which share of them each part
 * is drawn.
 *
 * Two kinds of pictures on a grid: one closed loop along the edges, with numbers in cells (loops.c), and a
 * diagonal in every cell without a cycle, with numbers at corners (forests.c). The time grows with the
 * shorter side only as the number of ways to join its points without crossing; the longer side may be of
 * any length.
 */
#ifndef FRONTIER_FRONTIER_H
#define FRONTIER_FRONTIER_H

#include "base/err.h"
#include "core/work.h"

enum { FRONTIER_LOOP_WIDTH = 19, FRONTIER_FOREST_WIDTH = 12 }; /* the shorter side, at most */

/* What is known of an edge or a cell beforehand. */
enum { FRONTIER_OPEN = -1, FRONTIER_OFF, FRONTIER_ON };

/* One loop on w x h cells. Clues and edges are asked by place; r, c count from the top left. */
struct frontier_loops {
    int w, h;
    void *ctx;
    int (*clue)(void *ctx, int r, int c);                /* lines round the cell, or -1 */
    int (*edge)(void *ctx, bool upright, int r, int c);  /* the one above, or left of, cell (r, c) */
};

/* A diagonal in each of w x h cells. ON: it rises, '/'; OFF: it falls, '\'. */
struct frontier_forests {
    int w, h;
    void *ctx;
    int (*clue)(void *ctx, int r, int c); /* lines that end at this corner, or -1 */
    int (*cell)(void *ctx, int r, int c);
};

struct frontier_count {
    char *decimal; /* in the arena of the work */
    bool is_zero;
    /* With shares: of the edges above cells, h + 1 rows of w, then of those left of cells, h rows of
     * w + 1; of forests for each cell how often it rises. NULL: not asked. */
    double *share;
};

/* ERR_VARIANT: the shorter side is too long; ERR_BUDGET: stopped; ERR_MEMORY. */
struct err frontier_count_loops(const struct frontier_loops *g, bool shares,
                                struct frontier_count *out, struct work *w);
struct err frontier_count_forests(const struct frontier_forests *g, bool shares,
                                  struct frontier_count *out, struct work *w);

#endif
