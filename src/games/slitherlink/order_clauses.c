/* order_clauses.c - one loop, said by two trees that leave each other no room.
 *
 * A cell is inside or outside, and an edge is drawn where the two cells at it differ. One loop is:
 * the inside is in one piece and so is the outside, with what lies off the board. So the cells, and
 * one place off the board as the root, are joined to a tree that crosses the loop once: from each
 * cell an arc leads to its parent, over an edge. But arcs may go round in a ring, as ever, and
 * numbers that fall along the arcs cost many clauses. Here a second tree forbids rings: from each
 * dot but one an arc leads along an edge to another dot, and
 *
 *     every cell has an arc, every dot but the first has one, and no edge carries two arcs.
 *
 * A ring of cells has dots in it. Their arcs cannot cross it, so following them never ends: there is
 * a ring of dots within. That has cells in it, whose arcs cannot cross it: a smaller ring of cells.
 * And so on for ever; so there is no ring. (The first dot lies on the border, in no ring of cells.)
 * On the other hand every tree of the cells can be had: the edges that it does not use join
 * all dots without a ring, for the board is planar. There are as many edges as arcs, so each is used.
 *
 * The one place where the tree crosses the loop is fixed: above the first cell, in reading order,
 * that is inside. All of it takes 6 variables and about 22 clauses a cell more, whatever the size.
 */
#include <stdbool.h>

#include "games/slitherlink/clauses.h"

enum { ARCS = 4 }; /* of an edge: the cell above or left of it to the other, back; dots alike */

struct trees {
    const struct slitherlink_clues *p;
    int inside, up_to, arcs; /* the first variable of each kind; up_to: some cell up to this is inside */
};

static struct trees trees_of(const struct encoding *e)
{
    const struct slitherlink_clues *p = e->puzzle;
    int cells = p->w * p->h;
    return (struct trees){p, e->keys + 1, e->keys + 1 + cells, e->keys + 1 + 2 * cells};
}

/* The cells above and below an edge, or left and right of it, in reading order; -1 if off. */
static void cells_at(const struct slitherlink_clues *p, int edge, int cell[2])
{
    int key = edge - 1, across = (p->h + 1) * p->w;
    if (key < across) {
        cell[0] = key >= p->w ? key - p->w : -1;
        cell[1] = key < p->h * p->w ? key : -1;
    } else {
        int r = (key - across) / (p->w + 1), c = (key - across) % (p->w + 1);
        cell[0] = c > 0 ? r * p->w + c - 1 : -1;
        cell[1] = c < p->w ? r * p->w + c : -1;
    }
}

static int arc_of(const struct trees *t, int edge, int which)
{
    return t->arcs + ARCS * (edge - 1) + which;
}

/* An edge is drawn exactly if the cells at it differ. */
static void inside_clauses(const struct trees *t, int edge, const struct clause_sink *to)
{
    const char *kind = "inside";
    struct spot at = spot_nowhere();
    int cell[2];
    cells_at(t->p, edge, cell);
    if (cell[0] < 0 || cell[1] < 0) {
        int a = t->inside + (cell[0] < 0 ? cell[1] : cell[0]);
        clause_sink_add(to, kind, at, (int[]){-edge, a}, 2);
        clause_sink_add(to, kind, at, (int[]){edge, -a}, 2);
        return;
    }
    int a = t->inside + cell[0], b = t->inside + cell[1];
    clause_sink_add(to, kind, at, (int[]){-edge, a, b}, 3);
    clause_sink_add(to, kind, at, (int[]){-edge, -a, -b}, 3);
    clause_sink_add(to, kind, at, (int[]){edge, -a, b}, 3);
    clause_sink_add(to, kind, at, (int[]){edge, a, -b}, 3);
}

/* up_to: the cell is inside, or up_to holds of the one before it; in the end it holds. */
static void first_clauses(const struct trees *t, int cell, const struct clause_sink *to)
{
    const char *kind = "first";
    struct spot at = spot_nowhere();
    int in = t->inside + cell, now = t->up_to + cell, before = now - 1;
    clause_sink_add(to, kind, at, (int[]){-in, now}, 2);
    if (cell == 0) {
        clause_sink_add(to, kind, at, (int[]){-now, in}, 2);
    } else {
        clause_sink_add(to, kind, at, (int[]){-before, now}, 2);
        clause_sink_add(to, kind, at, (int[]){-now, before, in}, 3);
    }
    if (cell == t->p->w * t->p->h - 1)
        clause_sink_add(to, kind, at, &now, 1);
}

/* The arcs that an edge can carry: at most one of them, and over a line only from the first cell
 * inside upwards. */
static void arc_clauses(const struct trees *t, int edge, const struct clause_sink *to)
{
    const char *kind = "tree";
    struct spot at = spot_nowhere();
    int cell[2], dot[2], arc[ARCS], n = 0;
    cells_at(t->p, edge, cell);
    slitherlink_ends(t->p, edge, dot);
    for (int i = 0; i < 2; i++) {
        bool is_up = i == 1 && edge <= (t->p->h + 1) * t->p->w;
        if (cell[i] < 0)
            continue;
        arc[n] = arc_of(t, edge, i);
        if (!is_up)
            clause_sink_add(to, kind, at, (int[]){-arc[n], -edge}, 2);
        else if (cell[i] > 0)
            clause_sink_add(to, kind, at, (int[]){-arc[n], -edge, -(t->up_to + cell[i] - 1)}, 3);
        n++;
    }
    for (int i = 0; i < 2; i++)
        if (dot[i] > 0)
            arc[n++] = arc_of(t, edge, 2 + i);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            clause_sink_add(to, kind, at, (int[]){-arc[k], -arc[i]}, 2);
}

/* Every cell has an arc, and every dot but the first. */
static void parent_clauses(const struct trees *t, const struct clause_sink *to)
{
    const struct slitherlink_clues *p = t->p;
    int edge[4], arc[4], ends[2];
    for (int r = 0; r < p->h && !sink_stopped(to); r++)
        for (int c = 0; c < p->w; c++) {
            slitherlink_sides(p, r, c, edge);
            for (int k = 0; k < 4; k++) { /* north, east, south, west: the cell is the second of two */
                bool is_second = k == 0 || k == 3;
                arc[k] = arc_of(t, edge[k], is_second);
            }
            clause_sink_add(to, "tree", spot_cell(r, c), arc, 4);
        }
    int across = p->w + 1, dots = across * (p->h + 1);
    for (int dot = 1; dot < dots && (dot % across || !sink_stopped(to)); dot++) {
        int n = slitherlink_edges_at(p, dot / across, dot % across, edge);
        for (int k = 0; k < n; k++) {
            slitherlink_ends(p, edge[k], ends);
            arc[k] = arc_of(t, edge[k], 2 + (ends[1] == dot));
        }
        clause_sink_add(to, "tree", spot_corner(dot / across, dot % across), arc, (size_t)n);
    }
}

static void order_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    struct trees t = trees_of(e);
    int cells = t.p->w * t.p->h;
    slitherlink_edge_clauses(e, to, room);
    for (int edge = 1; edge <= e->keys && (edge % (t.p->w + 1) || !sink_stopped(to)); edge++)
        inside_clauses(&t, edge, to);
    for (int cell = 0; cell < cells && (cell % t.p->w || !sink_stopped(to)); cell++)
        first_clauses(&t, cell, to);
    for (int edge = 1; edge <= e->keys && (edge % (t.p->w + 1) || !sink_stopped(to)); edge++)
        arc_clauses(&t, edge, to);
    parent_clauses(&t, to);
}

static void write_range(struct writer *out, int first, int n, const char *what)
{
    writer_text(out, "c aux ");
    writer_number(out, first);
    writer_char(out, '-');
    writer_number(out, first + n - 1);
    writer_char(out, ' ');
    writer_text(out, what);
    writer_char(out, '\n');
}

static void order_legend(const struct encoding *e, struct writer *out)
{
    struct trees t = trees_of(e);
    int cells = t.p->w * t.p->h;
    write_range(out, t.inside, cells, "the cells in reading order: it is inside the loop");
    write_range(out, t.up_to, cells, "the cells in reading order: it or one before it is inside");
    write_range(out, t.arcs, ARCS * e->keys,
                "four arcs for each edge: from the cell above or left of it to the other cell, back; "
                "from the dot at its upper or left end to the other dot, back");
}

struct encoding slitherlink_order_encoding(const struct slitherlink_clues *p)
{
    struct encoding e = slitherlink_edge_encoding(p);
    e.vars = e.keys + 2 * p->w * p->h + ARCS * e.keys;
    e.note = "order: cells, dots and the single loop: every model is an answer";
    e.cut_note = NULL;
    e.clauses = order_clauses;
    e.legend = order_legend;
    e.apart = NULL;
    return e;
}
