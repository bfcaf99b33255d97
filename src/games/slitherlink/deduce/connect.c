/* connect.c - nothing may be cut off: not a line from the rest, not the inside, not the outside.
 *
 * A loop lies within one block of the graph of possible edges: two parts joined by one dot alone
 * cannot both hold a piece of it, and an edge that alone joins two parts is on no loop. Likewise
 * the cells inside are in one piece, and those outside with the rim: a cell through which all ways
 * lead is on the same side.
 */
#include "games/slitherlink/deduce/articulation.h"
#include "games/slitherlink/deduce/colour.h"
#include "games/slitherlink/deduce/finding.h"

/* ---- lines ---- */

struct blocks {
    struct articulation g;
    int32_t *block; /* by dot: of the edge to its parent, named by the dot where the block begins */
    int32_t main;   /* the block that has lines; 0: there are none */
    uint8_t *in_main; /* by dot */
    int32_t *stack;
    uint8_t *seen; /* by edge */
};

static bool blocks_open(struct blocks *b, const struct slitherlink_deduce *d, struct arena *arena)
{
    size_t n = (size_t)d->n;
    *b = (struct blocks){0};
    b->block = arena_take(arena, n, sizeof *b->block);
    b->in_main = arena_take(arena, n, 1);
    b->seen = arena_take(arena, n, 1);
    b->stack = arena_take(arena, n, sizeof *b->stack);
    return slitherlink_articulation_open(&b->g, d, EDGE_CROSS, arena) && b->block && b->in_main &&
           b->seen && b->stack;
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
    const struct slitherlink_deduce *d = b->g.d;
    for (int32_t k = 0; k < d->dots; k++)
        b->g.node[d->dot[k]] = 1;
    for (int32_t k = 0; k < d->dots; k++)
        slitherlink_articulation_visit(&b->g, d->dot[k]);
    slitherlink_articulation_finish(&b->g);
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
    const struct slitherlink_deduce *d = b->g.d;
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
    const struct slitherlink_deduce *d = b->g.d;
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

enum { NAMED = 3 }; /* in `seen`: this edge has been given as a reason */

static void because_once(struct slitherlink_finding *f, uint8_t *seen, int32_t e)
{
    if (seen[e] == NAMED || f->d->kind[e] == PLACE_OFF)
        return;
    seen[e] = NAMED;
    slitherlink_finding_because(f, e);
}

/* The edges crossed out at this dot. */
static void wall_at(struct slitherlink_finding *f, struct blocks *b, int32_t dot)
{
    for (int s = 0; s < 4; s++)
        if (f->d->at[dot + f->d->off[s]] == EDGE_CROSS)
            because_once(f, b->seen, dot + f->d->off[s]);
}

/* The dots on one end's side of an edge that alone joins two parts; they stand in `stack`. */
static int32_t part_behind(struct blocks *b, int32_t e, int32_t dot)
{
    const struct slitherlink_deduce *d = b->g.d;
    int32_t n = 0;
    for (int32_t k = 0; k < d->dots; k++)
        b->in_main[d->dot[k]] = 0;
    b->stack[n++] = dot;
    b->in_main[dot] = 1;
    for (int32_t k = 0; k < n; k++)
        for (int s = 0; s < 4; s++) {
            int32_t over = b->stack[k] + d->off[s], to = over + d->off[s];
            if (over == e || d->at[over] == EDGE_CROSS || b->in_main[to])
                continue;
            b->in_main[to] = 1;
            b->stack[n++] = to;
        }
    return n;
}

/* No lines yet: the two ends of the bridge, and the wall round the smaller part behind it. */
static void take_bridge(struct slitherlink_finding *f, struct blocks *b, int32_t e)
{
    int32_t p = e - deduce_along(f->d, e), q = e + deduce_along(f->d, e);
    int32_t n = part_behind(b, e, p), m = part_behind(b, e, q);
    if (n < m)
        m = part_behind(b, e, p);
    slitherlink_finding_because(f, p);
    slitherlink_finding_because(f, q);
    for (int32_t k = 0; k < m; k++)
        wall_at(f, b, b->stack[k]);
    slitherlink_finding_move(f, e, EDGE_CROSS);
}

/* The door, a line that is not behind it, and the wall. */
static void take_pocket(struct slitherlink_finding *f, struct blocks *b, int32_t e)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t door;
    for (int32_t k = 0; k < d->edges; k++)
        b->seen[d->edge[k]] = 0;
    slitherlink_finding_cost(f, CUT_OFF_COST);
    if (!b->main) {
        take_bridge(f, b, e);
        return;
    }
    int32_t n = pocket(b, e, &door);
    if (door)
        slitherlink_finding_because(f, door);
    for (int32_t k = 0; k < d->edges; k++)
        if (d->at[d->edge[k]] == EDGE_LINE) {
            slitherlink_finding_because(f, d->edge[k]);
            break;
        }
    for (int32_t k = 0; k < n; k++)
        for (int end = -1; end <= 1; end += 2) {
            int32_t dot = b->stack[k] + end * deduce_along(d, b->stack[k]);
            if (!b->in_main[dot])
                wall_at(f, b, dot);
        }
    for (int32_t k = 0; k < n; k++)
        slitherlink_finding_move(f, b->stack[k], EDGE_CROSS);
}

static void look_for_pockets(struct slitherlink_finding *f, struct blocks *b)
{
    struct slitherlink_deduce *d = f->d;
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
            slitherlink_finding_move(f, d->edge[k], EDGE_CROSS);
    if (best)
        take_pocket(f, b, best);
}

bool slitherlink_find_cut_off(struct slitherlink_finding *f)
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
    uint8_t *behind;  /* by cell: behind the neck */
    uint8_t *named;   /* by edge */
};

static void areas_read(struct areas *a, const struct slitherlink_deduce *d)
{
    slitherlink_colours_read(&a->c);
    for (int32_t k = 0; k < d->cells; k++) {
        bool inside;
        if (colours_related(&a->c, d->cell[k], COLOUR_OFF, &inside))
            a->side[d->cell[k]] = inside ? SIDE_INSIDE : SIDE_OUTSIDE;
    }
    for (int y = -1; y <= 2 * d->h + 1; y += 2)
        for (int x = -1; x <= 2 * d->w + 1; x += 2)
            if (x < 0 || y < 0 || x > 2 * d->w || y > 2 * d->h)
                a->side[deduce_place(d, x, y)] = SIDE_OUTSIDE;
}

/* The edges between cell i, now known to be on `side`, and cells whose side is known. */
static void take_side(struct slitherlink_finding *f, const struct areas *a, int32_t i, uint8_t side)
{
    const struct slitherlink_deduce *d = f->d;
    for (int s = 0; s < 4; s++) {
        uint8_t other = a->side[i + 2 * d->off[s]];
        if (d->at[i + d->off[s]] == EDGE_UNSET && other != SIDE_UNKNOWN)
            slitherlink_finding_move(f, i + d->off[s], other == side ? EDGE_CROSS : EDGE_LINE);
    }
}

/* Why this cell lies on the side it lies on: the edges from off the board to it. */
static void because_side(struct slitherlink_finding *f, struct areas *a, int32_t cell)
{
    if (f->d->kind[cell] != PLACE_CELL || a->side[cell] == SIDE_UNKNOWN)
        return;
    int length = slitherlink_colours_walk(&a->c, COLOUR_OFF, cell, ROUNDS_ANY);
    for (int32_t at = cell; length > 0; length--)
        because_once(f, a->named, slitherlink_colours_walk_back(&a->c, &at));
}

/* What forces the neck: the sides of the cells it joins, of those beside it, and the wall round
 * the part behind it: lines, and cells of the other side. */
static void because_neck(struct slitherlink_finding *f, struct areas *a, struct articulation *g,
                         int32_t root, int32_t first)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t neck = g->parent[first];
    because_side(f, a, a->witness[first]);
    because_side(f, a, root);
    for (int s = 0; s < 4; s++)
        because_side(f, a, neck + 2 * d->off[s]);
    for (int32_t k = g->time[first] - 1; k < g->n; k++) {
        int32_t i = g->order[k];
        if (i != first && g->parent[i] != first && !a->behind[g->parent[i]])
            break; /* the places behind it come in one run */
        a->behind[i] = 1;
    }
    a->behind[first] = 1;
    for (int32_t k = 0; k < d->cells; k++)
        for (int s = 0; a->behind[d->cell[k]] && s < 4; s++) {
            int32_t over = d->cell[k] + d->off[s], to = over + d->off[s];
            if (to == neck || a->behind[to])
                continue;
            if (d->at[over] == EDGE_LINE)
                because_once(f, a->named, over);
            else
                because_side(f, a, to);
        }
}

/* All ways from the cells of this side to others of it: where do they lead through one cell? */
static bool look_for_necks(struct slitherlink_finding *f, struct areas *a, struct articulation *g,
                           uint8_t side)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t root = side == SIDE_OUTSIDE ? deduce_place(d, -1, -1) : 0;
    for (int32_t i = 0; i < d->n; i++)
        g->node[i] = !deduce_is_edge(i) && (d->kind[i] == PLACE_CELL || a->side[i]) &&
                     (a->side[i] == SIDE_UNKNOWN || a->side[i] == side);
    for (int32_t k = 0; k < d->cells && !root; k++)
        if (a->side[d->cell[k]] == side)
            root = d->cell[k];
    if (!root)
        return false;
    slitherlink_articulation_visit(g, root);
    slitherlink_articulation_finish(g);
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
                slitherlink_finding_because(f, a->witness[i]);
                if (side == SIDE_INSIDE)
                    slitherlink_finding_because(f, root);
                slitherlink_finding_because(f, up);
                slitherlink_finding_cost(f, AREA_COST);
                because_neck(f, a, g, root, i);
                return true;
            }
        }
        if (!a->witness[up])
            a->witness[up] = a->witness[i];
    }
    return false;
}

static bool look_on_side(struct slitherlink_finding *f, uint8_t side)
{
    struct arena_mark mark = arena_here(f->arena);
    struct areas a;
    struct articulation g;
    a.side = arena_take(f->arena, (size_t)f->d->n, 1);
    a.witness = arena_take(f->arena, (size_t)f->d->n, sizeof *a.witness);
    a.behind = arena_take(f->arena, (size_t)f->d->n, 1);
    a.named = arena_take(f->arena, (size_t)f->d->n, 1);
    if (a.side && a.witness && a.behind && a.named &&
        slitherlink_colours_open(&a.c, f->d, f->arena) &&
        slitherlink_articulation_open(&g, f->d, EDGE_LINE, f->arena)) {
        areas_read(&a, f->d);
        look_for_necks(f, &a, &g, side);
    } else {
        f->starved = true;
    }
    arena_release(f->arena, mark);
    return finding_done(f);
}

bool slitherlink_find_area(struct slitherlink_finding *f)
{
    return look_on_side(f, SIDE_INSIDE) || look_on_side(f, SIDE_OUTSIDE);
}
