/* connect.c - nothing may be cut off: not a line from the rest, not the inside, not the outside.
 *
 * A loop lies within one block of the graph of possible edges: two parts joined by one dot alone
 * cannot both hold a piece of it, and an edge that alone joins two parts is on no loop. Likewise
 * the cells inside are in one piece, and those outside with the rim: a cell through which all ways
 * lead is on the same side.
 */
#include "games/slitherlink/deduce/colour.h"
#include "games/slitherlink/deduce/finding.h"
#include "games/slitherlink/deduce/lowpoint.h"

/* ---- lines ---- */

struct blocks {
    struct lowpoint g;
    int32_t *block; /* by dot: of the edge to its parent, named by the dot where the block begins */
    int32_t main;   /* the block that has lines; 0: there are none */
    uint8_t *in_main; /* by dot */
    int32_t *stack;
    uint8_t *seen; /* by edge */
};

static bool blocks_open(struct blocks *b, const struct deduce *d, struct arena *arena)
{
    size_t n = (size_t)d->n;
    *b = (struct blocks){0};
    b->block = arena_take(arena, n, sizeof *b->block);
    b->in_main = arena_take(arena, n, 1);
    b->seen = arena_take(arena, n, 1);
    b->stack = arena_take(arena, n, sizeof *b->stack);
    return lowpoint_open(&b->g, d, EDGE_CROSS, arena) && b->block && b->in_main && b->seen &&
           b->stack;
}

/* An edge belongs to the block of its deeper end. */
static int32_t block_of(const struct blocks *b, int32_t edge)
{
    int32_t along = deduce_along(b->g.d, edge), p = edge - along, q = edge + along;
    return b->block[b->g.time[p] > b->g.time[q] ? p : q];
}

/* False: lines in two blocks. */
static bool blocks_find(struct blocks *b)
{
    const struct deduce *d = b->g.d;
    for (int32_t k = 0; k < d->dots; k++)
        b->g.node[d->dot[k]] = 1;
    for (int32_t k = 0; k < d->dots; k++)
        lowpoint_visit(&b->g, d->dot[k]);
    lowpoint_finish(&b->g);
    for (int32_t k = 0; k < b->g.n; k++) {
        int32_t i = b->g.order[k], up = b->g.parent[i];
        b->block[i] = up && b->g.low[i] < b->g.time[up] ? b->block[up] : i;
    }
    for (int32_t k = 0; k < d->edges; k++)
        if (d->at[d->edge[k]] == EDGE_LINE) {
            int32_t here = block_of(b, d->edge[k]);
            if (b->main && b->main != here)
                return false;
            b->main = here;
        }
    for (int32_t k = 0; b->main && k < d->edges; k++) {
        int32_t e = d->edge[k], along = deduce_along(d, e);
        if (d->at[e] != EDGE_CROSS && block_of(b, e) == b->main)
            b->in_main[e - along] = b->in_main[e + along] = 1;
    }
    return true;
}

/* Can no loop use this open edge? While there are no lines, only an edge that is a block alone. */
static bool is_cut_off(const struct blocks *b, int32_t e)
{
    const struct deduce *d = b->g.d;
    if (d->at[e] != EDGE_UNSET)
        return false;
    if (b->main)
        return block_of(b, e) != b->main;
    int32_t along = deduce_along(d, e), p = e - along, q = e + along;
    if (b->g.parent[p] == q)
        return b->g.low[p] > b->g.time[q];
    return b->g.parent[q] == p && b->g.low[q] > b->g.time[p];
}

/* The edges that hang together with e and not through the block of the lines. Returns how many;
 * they stand in `stack`. *door: the dot they hang on, or 0. */
static int32_t pocket(struct blocks *b, int32_t e, int32_t *door)
{
    const struct deduce *d = b->g.d;
    int32_t n = 0;
    *door = 0;
    b->stack[n++] = e;
    b->seen[e] = 1;
    for (int32_t k = 0; k < n; k++)
        for (int end = -1; end <= 1; end += 2) {
            int32_t dot = b->stack[k] + end * deduce_along(d, b->stack[k]);
            if (b->in_main[dot])
                *door = dot;
            for (int s = 0; b->main && !b->in_main[dot] && s < 4; s++) {
                int32_t other = dot + d->off[s];
                if (d->at[other] == EDGE_UNSET && !b->seen[other]) {
                    b->seen[other] = 1;
                    b->stack[n++] = other;
                }
            }
        }
    return n;
}

static void take_pocket(struct finding *f, struct blocks *b, int32_t e)
{
    const struct deduce *d = f->d;
    int32_t door;
    for (int32_t k = 0; k < d->edges; k++)
        b->seen[d->edge[k]] = 0;
    int32_t n = pocket(b, e, &door);
    if (door)
        finding_because(f, door);
    for (int32_t k = 0; !door && b->main && k < d->edges; k++)
        if (d->at[d->edge[k]] == EDGE_LINE) {
            finding_because(f, d->edge[k]);
            break;
        }
    if (f->out && f->out->n_because == 0) { /* no lines yet: the two ends of the bridge */
        finding_because(f, e - deduce_along(d, e));
        finding_because(f, e + deduce_along(d, e));
    }
    finding_size(f, n);
    for (int32_t k = 0; k < n; k++)
        finding_move(f, b->stack[k], EDGE_CROSS);
}

static void look_for_pockets(struct finding *f, struct blocks *b)
{
    struct deduce *d = f->d;
    int32_t best = 0, size = 0, door;
    if (!blocks_find(b)) {
        d->broken |= !f->out;
        return;
    }
    for (int32_t k = 0; k < d->edges; k++) {
        int32_t e = d->edge[k];
        if (!is_cut_off(b, e))
            continue;
        if (!f->out) {
            b->seen[e] = 2; /* decided when all are known: deciding changes the graph */
        } else if (!b->seen[e]) {
            int32_t n = pocket(b, e, &door);
            if (!best || n < size) {
                best = e;
                size = n;
            }
        }
    }
    for (int32_t k = 0; !f->out && k < d->edges; k++)
        if (b->seen[d->edge[k]] == 2)
            finding_move(f, d->edge[k], EDGE_CROSS);
    if (best)
        take_pocket(f, b, best);
}

bool slither_find_cut_off(struct finding *f)
{
    struct arena_mark mark = arena_here(f->arena);
    struct blocks b;
    if (blocks_open(&b, f->d, f->arena))
        look_for_pockets(f, &b);
    else
        f->starved = true;
    arena_release(f->arena, mark);
    return finding_done(f);
}

/* ---- inside and outside ---- */

enum { SIDE_UNKNOWN, SIDE_INSIDE, SIDE_OUTSIDE };

struct areas {
    struct colours c;
    uint8_t *side;    /* by cell, and by the ring of cells round the board */
    int32_t *witness; /* by cell: a cell below it in the search whose side is known, or 0 */
};

static void areas_read(struct areas *a, const struct deduce *d)
{
    colours_read(&a->c);
    for (int32_t k = 0; k < d->cells; k++) {
        bool odd;
        int32_t root = colours_root(&a->c, d->cell[k], &odd);
        if (root == COLOUR_OFF)
            a->side[d->cell[k]] = odd ? SIDE_INSIDE : SIDE_OUTSIDE;
    }
    for (int y = -1; y <= 2 * d->h + 1; y += 2)
        for (int x = -1; x <= 2 * d->w + 1; x += 2)
            if (x < 0 || y < 0 || x > 2 * d->w || y > 2 * d->h)
                a->side[deduce_place(d, x, y)] = SIDE_OUTSIDE;
}

/* The edges between cell i, now known to be on `side`, and cells whose side is known. */
static void take_side(struct finding *f, const struct areas *a, int32_t i, uint8_t side)
{
    const struct deduce *d = f->d;
    for (int s = 0; s < 4; s++) {
        uint8_t other = a->side[i + 2 * d->off[s]];
        if (d->at[i + d->off[s]] == EDGE_UNSET && other != SIDE_UNKNOWN)
            finding_move(f, i + d->off[s], other == side ? EDGE_CROSS : EDGE_LINE);
    }
}

/* All ways from the cells of this side to others of it: where do they lead through one cell? */
static bool look_for_necks(struct finding *f, struct areas *a, struct lowpoint *g, uint8_t side)
{
    const struct deduce *d = f->d;
    int32_t root = side == SIDE_OUTSIDE ? deduce_place(d, -1, -1) : 0;
    for (int32_t i = 0; i < d->n; i++)
        g->node[i] = !deduce_is_edge(i) && (d->kind[i] == PLACE_CELL || a->side[i]) &&
                     (a->side[i] == SIDE_UNKNOWN || a->side[i] == side);
    for (int32_t k = 0; k < d->cells && !root; k++)
        if (a->side[d->cell[k]] == side)
            root = d->cell[k];
    if (!root)
        return false;
    lowpoint_visit(g, root);
    lowpoint_finish(g);
    for (int32_t k = 0; k < d->cells; k++)
        f->d->broken |= !f->out && a->side[d->cell[k]] == side && !g->time[d->cell[k]];
    for (int32_t k = g->n - 1; k > 0; k--) {
        int32_t i = g->order[k], up = g->parent[i];
        if (a->side[i] == side)
            a->witness[i] = i;
        if (!a->witness[i])
            continue;
        if (up != root && a->side[up] == SIDE_UNKNOWN && g->low[i] >= g->time[up]) {
            take_side(f, a, up, side);
            if (finding_done(f)) {
                finding_because(f, a->witness[i]);
                if (side == SIDE_INSIDE)
                    finding_because(f, root);
                finding_because(f, up);
                finding_size(f, 1);
                return true;
            }
        }
        if (!a->witness[up])
            a->witness[up] = a->witness[i];
    }
    return false;
}

static bool look_on_side(struct finding *f, uint8_t side)
{
    struct arena_mark mark = arena_here(f->arena);
    struct areas a;
    struct lowpoint g;
    a.side = arena_take(f->arena, (size_t)f->d->n, 1);
    a.witness = arena_take(f->arena, (size_t)f->d->n, sizeof *a.witness);
    if (a.side && a.witness && colours_open(&a.c, f->d, f->arena) &&
        lowpoint_open(&g, f->d, EDGE_LINE, f->arena)) {
        areas_read(&a, f->d);
        look_for_necks(f, &a, &g, side);
    } else {
        f->starved = true;
    }
    arena_release(f->arena, mark);
    return finding_done(f);
}

bool slither_find_area(struct finding *f)
{
    return look_on_side(f, SIDE_INSIDE) || look_on_side(f, SIDE_OUTSIDE);
}
