/* order_clauses.c - time that cannot go round in a ring, said between neighbours alone.
 *
 * Let every two neighbours, visited or not, blocked or not, be in some order of time. If
 *
 *     no three cells that touch go round, and
 *     every cell inside the board has an earlier and a later neighbour,
 *
 * then no ring goes round. For take a ring that encloses as little as possible. With no cell inside
 * it is cut by a line between two of its cells, and on one side of that stands a smaller ring, down
 * to three cells. With a cell inside go from there to later cells, and to earlier ones: a way that
 * comes back to itself before it meets the ring is a smaller ring; so both meet it, and with one
 * half of it make a smaller ring.
 *
 * And every walk has such an order. Number its cells as it visits them, give the other cells of the
 * board's rim numbers of their own, and let each cell inside that is not visited stand at a mean of
 * its neighbours: where all neighbours are not the same, one is then above and one below, and
 * around a set of such cells they cannot be all the same. A visited cell inside is neither start
 * nor end, which lie on the rim, so the walk itself gives it both.
 */
#include "games/hexpath/clauses.h"

enum { AHEAD = HEX_DIRECTIONS / 2 }; /* directions to cells behind it in reading order */

/* The literal "cell is before its neighbour". */
static int before(const struct encoding *e, int cell, int d)
{
    const struct hexpath_clues *p = e->puzzle;
    int vars = hexpath_step_encoding(p).vars, near = hexpath_near(p->n, cell, d);
    return cell < near ? vars + 1 + AHEAD * cell + d - AHEAD
                       : -(vars + 1 + AHEAD * near + AHEAD - 1 - d);
}

static void cell_clauses(const struct encoding *e, int cell, const struct clause_sink *to)
{
    const struct hexpath_clues *p = e->puzzle;
    int out[HEX_DIRECTIONS], in[HEX_DIRECTIONS], n = 0;
    struct spot at = spot_cell(cell / p->n, cell % p->n);
    for (int d = 0; d < HEX_DIRECTIONS; d++) {
        int near = hexpath_near(p->n, cell, d);
        if (near < 0)
            continue;
        out[n] = before(e, cell, d);
        in[n] = -out[n];
        if (p->rank[cell] >= 0 && p->rank[near] >= 0)
            clause_sink_add(to, "time", at, (int[]){-hexpath_earlier(p, cell, d), out[n]}, 2);
        for (int f = 0; f < HEX_DIRECTIONS; f++) {
            int third = hexpath_near(p->n, cell, f);
            int between = third < 0 ? -1 : hexpath_direction(p->n, near, third);
            if (between >= 0 && cell < near && cell < third)
                clause_sink_add(to, "time", at,
                                (int[]){-out[n], -before(e, near, between), before(e, cell, f)}, 3);
        }
        n++;
    }
    if (n == HEX_DIRECTIONS) {
        clause_sink_add(to, "time", at, out, HEX_DIRECTIONS);
        clause_sink_add(to, "time", at, in, HEX_DIRECTIONS);
    }
}

static void order_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    const struct hexpath_clues *p = e->puzzle;
    hexpath_step_encoding(p).clauses(e, to, room);
    for (int cell = 0; cell < p->n * p->n && (cell % p->n || !sink_stopped(to)); cell++)
        cell_clauses(e, cell, to);
}

static void order_legend(const struct encoding *e, struct writer *out)
{
    struct encoding steps = hexpath_step_encoding(e->puzzle);
    steps.legend(&steps, out);
    writer_text(out, "c aux ");
    writer_number(out, steps.vars + 1);
    writer_char(out, '-');
    writer_number(out, e->vars);
    writer_text(
        out, " of each cell in reading order: it is before its neighbour to the right, below left, "
             "below right\n");
}

struct encoding hexpath_order_encoding(const struct hexpath_clues *p)
{
    struct encoding e = hexpath_step_encoding(p);
    e.vars += AHEAD * p->n * p->n;
    e.note = "order: numbers, steps and time: every model is an answer; true is >";
    e.cut_note = NULL;
    e.clauses = order_clauses;
    e.legend = order_legend;
    e.apart = NULL;
    return e;
}
