/* order_clauses.c - no loop, said by two trees that leave each other no room.
 *
 * A filled board has no loop exactly if every corner is joined to the border. So from each corner
 * inside the board an arc leads to another corner, along a slash; but arcs may go round in a ring,
 * as ever. What forbids it are the other corners: slashes join corners of one colour, as on a
 * chessboard, and
 *
 *     every corner inside has an arc, and no slash carries two.
 *
 * A ring of arcs between corners of one colour has corners of the other colour in it. Their arcs
 * cannot cross it, for that would be two slashes in a cell; so following them never ends, and there
 * is a ring within the ring. And so on for ever; so there is none, and the arcs lead to the border.
 * On a board without loops, on the other hand, every corner takes the first step of its way out.
 *
 * It takes 4 variables and about 7 clauses a cell.
 */
#include "games/slant/clauses.h"
#include "lattice/spot.h"

enum { ARCS = 4 }; /* of a corner inside: along the slashes in the order of slant_slashes_at */

/* Of a corner inside the board, numbered in reading order of all corners. */
static int arc_of(const struct encoding *e, int corner, int k)
{
    const struct slant_clues *p = e->puzzle;
    int r = corner / (p->w + 1), c = corner % (p->w + 1);
    return e->keys + 1 + ARCS * ((r - 1) * (p->w - 1) + c - 1) + k;
}

static void arc_clauses(const struct encoding *e, int r, int c, const struct clause_sink *to)
{
    const struct slant_clues *p = e->puzzle;
    int literal[4], far[4], across = p->w + 1, corner = r * across + c, arc[ARCS];
    slant_slashes_at(p, r, c, literal, far);
    struct spot at = spot_corner(r, c);
    for (int k = 0; k < ARCS; k++)
        arc[k] = arc_of(e, corner, k);
    clause_sink_add(to, "tree", at, arc, ARCS);
    for (int k = 0; k < ARCS; k++) {
        int row = far[k] / across, column = far[k] % across;
        clause_sink_add(to, "tree", at, (int[]){-arc[k], literal[k]}, 2);
        if (far[k] > corner && row < p->h && column > 0 && column < p->w)
            clause_sink_add(to, "tree", at, (int[]){-arc[k], -arc_of(e, far[k], ARCS - 1 - k)}, 2);
    }
}

static void order_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    const struct slant_clues *p = e->puzzle;
    slant_encoding(p).clauses(e, to, room);
    for (int r = 1; r < p->h && !sink_stopped(to); r++)
        for (int c = 1; c < p->w; c++)
            arc_clauses(e, r, c, to);
}

static void order_legend(const struct encoding *e, struct writer *out)
{
    if (e->vars == e->keys)
        return;
    writer_text(out, "c aux ");
    writer_number(out, e->keys + 1);
    writer_char(out, '-');
    writer_number(out, e->vars);
    writer_text(out, " four arcs for each corner inside the board, in reading order: along the slash "
                     "in the cell left above, right above, left below, right below\n");
}

struct encoding slant_order_encoding(const struct slant_clues *p)
{
    struct encoding e = slant_encoding(p);
    e.vars = e.keys + ARCS * (p->w - 1) * (p->h - 1);
    e.note = "order: corners and no loop: every model is an answer; true is \\";
    e.cut_note = NULL;
    e.clauses = order_clauses;
    e.legend = order_legend;
    e.apart = NULL;
    return e;
}
