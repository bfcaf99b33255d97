/* edge_clauses.c - an edge is a variable; exact counts at cells and dots; loops cut when seen.
 *
 * The clauses say that every clue is met and every dot has 0 or 2 lines, so a model is a set of
 * loops that touch nowhere. A cut is about a set of dots: if a line is drawn between two of them
 * and one between two others, then some line leaves the set, for there is only one loop:
 *
 *     +---+   +---+      not both   or   one of the edges that
 *     | S |   |   |      of these        leave S is drawn
 *     +---+   +---+
 *
 * This holds of every solution whatever the clues are. A numbered cell above 0 all of whose dots lie
 * on one side stands in for the line there, which makes the clause shorter. The set for a loop is
 * the dots on it and those it closes in.
 */
#include <assert.h>
#include <stdbool.h>

#include "games/slitherlink/clauses.h"
#include "lattice/spot.h"

enum { DOT_LINES = 1 << 0 | 1 << 2 }; /* 0 or 2 lines at a dot */

/* ---- geometry ---- */

void slitherlink_sides(const struct slitherlink_clues *p, int r, int c, int side[4])
{
    side[0] = 1 + slitherlink_across(p->w, r, c);
    side[1] = 1 + slitherlink_down(p->w, p->h, r, c + 1);
    side[2] = 1 + slitherlink_across(p->w, r + 1, c);
    side[3] = 1 + slitherlink_down(p->w, p->h, r, c);
}

int slitherlink_edges_at(const struct slitherlink_clues *p, int r, int c, int edge[4])
{
    int n = 0;
    if (c > 0)
        edge[n++] = 1 + slitherlink_across(p->w, r, c - 1);
    if (c < p->w)
        edge[n++] = 1 + slitherlink_across(p->w, r, c);
    if (r > 0)
        edge[n++] = 1 + slitherlink_down(p->w, p->h, r - 1, c);
    if (r < p->h)
        edge[n++] = 1 + slitherlink_down(p->w, p->h, r, c);
    return n;
}

void slitherlink_ends(const struct slitherlink_clues *p, int edge, int dot[2])
{
    int key = edge - 1, across = (p->h + 1) * p->w;
    dot[0] = key < across ? key / p->w * (p->w + 1) + key % p->w : key - across;
    dot[1] = dot[0] + (key < across ? 1 : p->w + 1);
}

/* ---- the rules but for one loop ---- */

/* Without a number above 0 nothing else says that there is a line at all. */
static void some_line(const struct encoding *e, const struct clause_sink *to, int *room)
{
    const struct slitherlink_clues *p = e->puzzle;
    for (int i = 0; i < p->w * p->h; i++)
        if (p->clue[i] > 0)
            return;
    if (sink_stopped(to))
        return;
    for (int v = 1; v <= e->keys; v++)
        room[v - 1] = v;
    clause_sink_add(to, clause_some, spot_nowhere(), room, (size_t)e->keys);
}

void slitherlink_edge_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    const struct slitherlink_clues *p = e->puzzle;
    int edge[4];
    for (int r = 0; r < p->h && !sink_stopped(to); r++)
        for (int c = 0; c < p->w; c++)
            if (p->clue[r * p->w + c] >= 0) {
                slitherlink_sides(p, r, c, edge);
                clauses_count(to, "cell", spot_cell(r, c), edge, 4, 1u << p->clue[r * p->w + c]);
            }
    for (int r = 0; r <= p->h && !sink_stopped(to); r++)
        for (int c = 0; c <= p->w; c++) {
            int n = slitherlink_edges_at(p, r, c, edge);
            clauses_count(to, "dot", spot_corner(r, c), edge, n, DOT_LINES);
        }
    some_line(e, to, room);
    clauses_fix(to, p->fixed, e->keys);
}

/* ---- the loops of a model ---- */

struct slitherlink_loops {
    const struct slitherlink_clues *p;
    const int8_t *value;  /* the model, by variable */
    int keys;
    int *loop;            /* by variable: number of its loop from 1, or 0 */
    int *walk;            /* the edges, loop after loop */
    int *start;           /* loop i is walk[start[i]] .. walk[start[i + 1] - 1] */
    int n;
    int *seen;            /* by dot: 2i on loop i or closed in by it, 2i + 1 not; of box alone */
    int top, left, bottom, right; /* the box about the loop in hand, in dots */
    int *queue, *clause;
    struct spot *place;
};

/* Follow the loop of this edge until it comes home. */
static int loops_walk(struct slitherlink_loops *l, int first, int n)
{
    const struct slitherlink_clues *p = l->p;
    int dot[2], edge = first;
    slitherlink_ends(p, edge, dot);
    int at = dot[1];
    do {
        l->loop[edge] = l->n;
        l->walk[n++] = edge;
        int near[4], next = 0;
        int count = slitherlink_edges_at(p, at / (p->w + 1), at % (p->w + 1), near);
        for (int i = 0; i < count; i++)
            if (l->value[near[i]] && near[i] != edge)
                next = near[i];
        edge = next;
        slitherlink_ends(p, edge, dot);
        at = at == dot[0] ? dot[1] : dot[0];
    } while (edge != first);
    return n;
}

static void loops_find(struct slitherlink_loops *l)
{
    int n = 0;
    for (int v = 1; v <= l->keys; v++)
        if (l->value[v] && !l->loop[v]) {
            l->start[++l->n] = n;
            n = loops_walk(l, v, n);
        }
    l->start[l->n + 1] = n;
}

/* ---- the set of a loop ---- */

static bool is_in_set(const struct slitherlink_loops *l, int i, int dot)
{
    int r = dot / (l->p->w + 1), c = dot % (l->p->w + 1);
    return r >= l->top && r <= l->bottom && c >= l->left && c <= l->right && l->seen[dot] != 2 * i + 1;
}

static void box_of(struct slitherlink_loops *l, int i)
{
    int across = l->p->w + 1, dot[2];
    l->top = l->left = l->p->w + l->p->h + 1;
    l->bottom = l->right = -1;
    for (int k = l->start[i]; k < l->start[i + 1]; k++) {
        slitherlink_ends(l->p, l->walk[k], dot);
        for (int j = 0; j < 2; j++) {
            int r = dot[j] / across, c = dot[j] % across;
            l->seen[dot[j]] = 2 * i;
            l->top = r < l->top ? r : l->top;
            l->bottom = r > l->bottom ? r : l->bottom;
            l->left = c < l->left ? c : l->left;
            l->right = c > l->right ? c : l->right;
        }
    }
}

/* A dot of the box that is not on the loop: it lies without. */
static int reach(struct slitherlink_loops *l, int i, int r, int c, int n)
{
    if (r < l->top || c < l->left || r > l->bottom || c > l->right)
        return n;
    int dot = r * (l->p->w + 1) + c;
    if (l->seen[dot] / 2 == i)
        return n;
    l->seen[dot] = 2 * i + 1;
    l->queue[n] = dot;
    return n + 1;
}

/* From the rim of the box inwards, up to the loop: what is not reached is the set. */
static void set_find(struct slitherlink_loops *l, int i)
{
    int across = l->p->w + 1, n = 0;
    box_of(l, i);
    for (int r = l->top; r <= l->bottom; r++) {
        n = reach(l, i, r, l->left, n);
        n = reach(l, i, r, l->right, n);
    }
    for (int c = l->left; c <= l->right; c++) {
        n = reach(l, i, l->top, c, n);
        n = reach(l, i, l->bottom, c, n);
    }
    for (int k = 0; k < n; k++) {
        int r = l->queue[k] / across, c = l->queue[k] % across;
        n = reach(l, i, r - 1, c, n);
        n = reach(l, i, r + 1, c, n);
        n = reach(l, i, r, c - 1, n);
        n = reach(l, i, r, c + 1, n);
    }
}

/* Is there a numbered cell above 0 all of whose dots lie in the set, or all of them without? */
static bool number_stands_in(const struct slitherlink_loops *l, int i, bool in)
{
    const struct slitherlink_clues *p = l->p;
    int top = in ? l->top : 0, bottom = in ? l->bottom : p->h, left = in ? l->left : 0,
        right = in ? l->right : p->w;
    for (int r = top; r < bottom; r++)
        for (int c = left; c < right; c++) {
            int dot = r * (p->w + 1) + c, below = dot + p->w + 1;
            if (p->clue[r * p->w + c] > 0 && is_in_set(l, i, dot) == in &&
                is_in_set(l, i, dot + 1) == in && is_in_set(l, i, below) == in &&
                is_in_set(l, i, below + 1) == in)
                return true;
        }
    return false;
}

/* An edge of a loop that lies outside of the set; 0: there is none. */
static int edge_without(const struct slitherlink_loops *l, int i)
{
    int dot[2];
    for (int j = 1; j <= l->n; j++) {
        slitherlink_ends(l->p, l->walk[l->start[j]], dot);
        if (!is_in_set(l, i, dot[0]))
            return l->walk[l->start[j]];
    }
    return 0;
}

/* The loop that has the topmost dot lies outside of every other one's set, so there is a cut. */
static void cut_loop(struct slitherlink_loops *l, int i, const struct clause_sink *to)
{
    int across = l->p->w + 1, near[4], ends[2];
    struct clause cut = {.kind = clause_cut, .at = spot_nowhere(), .place = l->place};
    set_find(l, i);
    int without = edge_without(l, i), *literal = l->clause;
    if (!without)
        return;
    if (!number_stands_in(l, i, true))
        literal[cut.n++] = -l->walk[l->start[i]];
    if (!number_stands_in(l, i, false))
        literal[cut.n++] = -without;
    for (int r = l->top; r <= l->bottom; r++)
        for (int c = l->left; c <= l->right; c++) {
            int dot = r * across + c;
            if (!is_in_set(l, i, dot))
                continue;
            l->place[cut.n_places++] = spot_corner(r, c);
            int count = slitherlink_edges_at(l->p, r, c, near);
            for (int k = 0; k < count; k++) {
                slitherlink_ends(l->p, near[k], ends);
                if (!is_in_set(l, i, ends[ends[0] == dot]))
                    literal[cut.n++] = near[k];
            }
        }
    cut.literal = literal;
    to->clause(to->ctx, &cut);
}

/* ---- the encoding ---- */

/* Another loop than this one does not have all of its edges. */
static void edge_forbid(const struct encoding *e, const int8_t *key, const struct clause_sink *to,
                        int *room)
{
    size_t n = 0;
    for (int k = 0; k < e->keys; k++)
        if (key[k])
            room[n++] = -(k + 1);
    clause_sink_add(to, clause_answer, spot_nowhere(), room, n);
}

static bool loops_open(struct slitherlink_loops *l, struct arena *arena)
{
    size_t edges = (size_t)l->keys + 2;
    size_t dots = (size_t)(l->p->w + 1) * (size_t)(l->p->h + 1);
    l->loop = arena_take(arena, edges, sizeof *l->loop);
    l->walk = arena_take(arena, edges, sizeof *l->walk);
    l->start = arena_take(arena, edges, sizeof *l->start);
    l->clause = arena_take(arena, edges, sizeof *l->clause);
    l->seen = arena_take(arena, dots, sizeof *l->seen);
    l->queue = arena_take(arena, dots, sizeof *l->queue);
    l->place = arena_take(arena, dots, sizeof *l->place);
    return l->loop && l->walk && l->start && l->clause && l->seen && l->queue && l->place;
}

static struct err edge_cuts(const struct encoding *e, const int8_t *value,
                            const struct clause_sink *to, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct slitherlink_loops l = {.p = e->puzzle, .value = value, .keys = e->keys};
    if (!loops_open(&l, w->arena)) {
        arena_release(w->arena, mark);
        return err_memory();
    }
    loops_find(&l);
    assert(l.n > 0);
    if (l.n == 1) {
        to->solution(to->ctx, value + 1);
        edge_forbid(e, value + 1, to, l.clause);
    }
    for (int i = l.n; i >= 1 && l.n > 1; i--) { /* the first loop is the topmost, and outside */
        cut_loop(&l, i, to);
        if (sink_stopped(to)) /* one cut is enough to go on from */
            break;
    }
    arena_release(w->arena, mark);
    return err_none();
}

/* A side for every dot, the same at both ends of a line; one line on each side. */
static void edge_apart(const struct encoding *e, const struct clause_sink *to, int *room)
{
    const struct slitherlink_clues *p = e->puzzle;
    int dots = (p->w + 1) * (p->h + 1), side = e->vars + 1, in = side + dots, out = in + e->keys;
    const char *kind = "apart";
    struct spot at = spot_nowhere();
    for (int x = 1; x <= e->keys && (x % (p->w + 1) || !sink_stopped(to)); x++) {
        int dot[2];
        slitherlink_ends(p, x, dot);
        int a = side + dot[0], b = side + dot[1], y = in + x - 1, z = out + x - 1;
        clause_sink_add(to, kind, at, (int[]){-x, -a, b}, 3);
        clause_sink_add(to, kind, at, (int[]){-x, a, -b}, 3);
        clause_sink_add(to, kind, at, (int[]){-y, x}, 2);
        clause_sink_add(to, kind, at, (int[]){-y, a}, 2);
        clause_sink_add(to, kind, at, (int[]){-z, x}, 2);
        clause_sink_add(to, kind, at, (int[]){-z, -a}, 2);
    }
    if (sink_stopped(to))
        return;
    for (int k = 0; k < e->keys; k++)
        room[k] = in + k;
    clause_sink_add(to, kind, at, room, (size_t)e->keys);
    for (int k = 0; k < e->keys; k++)
        room[k] = out + k;
    clause_sink_add(to, kind, at, room, (size_t)e->keys);
}

static void edge_name(const struct encoding *e, int variable, struct writer *out)
{
    const struct slitherlink_clues *p = e->puzzle;
    int key = variable - 1, across = (p->h + 1) * p->w;
    struct spot at = spot_side(key / p->w, key % p->w, SIDE_N);
    if (key >= across)
        at = spot_side((key - across) / (p->w + 1), (key - across) % (p->w + 1), SIDE_W);
    spot_write(out, p->h, at);
}

struct encoding slitherlink_edge_encoding(const struct slitherlink_clues *p)
{
    int keys = slitherlink_keys(p->w, p->h);
    return (struct encoding){
        .puzzle = p,
        .keys = keys,
        .vars = keys,
        .named = keys,
        .note = "lazy: cells and dots only, the single loop is left out: a model may have several "
                "loops",
        .cut_note = "lazy with cuts: cells, dots and all cuts that they need: every model is an "
                    "answer",
        .clauses = slitherlink_edge_clauses,
        .cuts = edge_cuts,
        .name = edge_name,
        .forbid = edge_forbid,
        .apart = edge_apart,
        .apart_vars = (p->w + 1) * (p->h + 1) + 2 * keys,
    };
}
