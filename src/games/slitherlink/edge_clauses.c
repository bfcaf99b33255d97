/* edge_clauses.c - an edge is a variable; exact counts at cells and dots; loops cut when seen.
 *
 * The clauses say that every clue is met and every dot has 0 or 2 lines, so a model is a set of
 * loops that touch nowhere. A solution is one loop, hence a solution that has all edges of a loop
 * *is* that loop: each loop of a model may be forbidden outright, all of them at once, unless it
 * is a solution by itself, and then it is forbidden for being found already.
 *
 * In a model every clue is met by all loops together. So one loop meets them all alone exactly if
 * every line at a numbered cell is its own; likewise for lines fixed beforehand.
 */
#include "games/slitherlink/clauses.h"

#include <stdbool.h>

#include "lattice/spot.h"

enum { DOT_LINES = 1 << 0 | 1 << 2 }; /* 0 or 2 lines at a dot */

struct loops {
    const struct slitherlink_clues *p;
    const int8_t *value; /* the model, by variable */
    int *loop;           /* by variable: number of its loop from 1, or 0 */
    int *walk;           /* the edges negated, loop after loop: each is a clause */
    int *start;          /* loop i is walk[start[i]] .. walk[start[i + 1] - 1] */
    int n;
};

static void sides_of(const struct slitherlink_clues *p, int r, int c, int side[4])
{
    side[0] = 1 + slitherlink_across(p->w, r, c);
    side[1] = 1 + slitherlink_down(p->w, p->h, r, c + 1);
    side[2] = 1 + slitherlink_across(p->w, r + 1, c);
    side[3] = 1 + slitherlink_down(p->w, p->h, r, c);
}

static int edges_at(const struct slitherlink_clues *p, int r, int c, int edge[4])
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

/* The dots at both ends of an edge, numbered in reading order. */
static void dots_of(const struct slitherlink_clues *p, int edge, int dot[2])
{
    int key = edge - 1, across = (p->h + 1) * p->w;
    dot[0] = key < across ? key / p->w * (p->w + 1) + key % p->w : key - across;
    dot[1] = dot[0] + (key < across ? 1 : p->w + 1);
}

static void edge_clauses(const struct encoding *e, const struct clause_sink *to)
{
    const struct slitherlink_clues *p = e->puzzle;
    int edge[4];
    for (int r = 0; r <= p->h && !sink_stopped(to); r++)
        for (int c = 0; c <= p->w; c++)
            clauses_count(to, edge, edges_at(p, r, c, edge), DOT_LINES);
    for (int r = 0; r < p->h && !sink_stopped(to); r++)
        for (int c = 0; c < p->w; c++)
            if (p->clue[r * p->w + c] >= 0) {
                sides_of(p, r, c, edge);
                clauses_count(to, edge, 4, 1u << p->clue[r * p->w + c]);
            }
    clauses_fix(to, p->fixed, e->keys);
}

/* Follow the loop of this edge until it comes home. */
static int loops_walk(struct loops *l, int first, int n)
{
    const struct slitherlink_clues *p = l->p;
    int dot[2], edge = first;
    dots_of(p, edge, dot);
    int at = dot[1];
    do {
        l->loop[edge] = l->n;
        l->walk[n++] = -edge;
        int near[4], count = edges_at(p, at / (p->w + 1), at % (p->w + 1), near), next = 0;
        for (int i = 0; i < count; i++)
            if (l->value[near[i]] && near[i] != edge)
                next = near[i];
        edge = next;
        dots_of(p, edge, dot);
        at = at == dot[0] ? dot[1] : dot[0];
    } while (edge != first);
    return n;
}

static void loops_find(struct loops *l, int vars)
{
    int n = 0;
    for (int v = 1; v <= vars; v++)
        if (l->value[v] && !l->loop[v]) {
            l->start[++l->n] = n;
            n = loops_walk(l, v, n);
        }
    l->start[l->n + 1] = n;
}

enum { ANY_LOOP = 0, NO_LOOP = -1 };

/* Edge v must be drawn: who else can be the answer, after `bearer`? */
static int bearer_meet(const struct loops *l, int bearer, int v)
{
    return bearer == ANY_LOOP || bearer == l->loop[v] ? l->loop[v] : NO_LOOP;
}

/* Which loop is a solution by itself: a number, ANY_LOOP (all are) or NO_LOOP. */
static int loops_bearer(const struct loops *l, int vars)
{
    const struct slitherlink_clues *p = l->p;
    int bearer = ANY_LOOP, side[4];
    for (int i = 0; i < p->w * p->h; i++) {
        sides_of(p, i / p->w, i % p->w, side);
        for (int k = 0; k < 4 && p->clue[i] > 0; k++)
            if (l->value[side[k]])
                bearer = bearer_meet(l, bearer, side[k]);
    }
    for (int v = 1; p->fixed && v <= vars; v++)
        if (p->fixed[v - 1] == 1)
            bearer = bearer_meet(l, bearer, v);
    return bearer;
}

/* The empty board met every clue: some edge must be drawn. */
static void cut_empty(int vars, int *clause, const struct clause_sink *to)
{
    for (int v = 1; v <= vars; v++)
        clause[v - 1] = v;
    to->clause(to->ctx, clause, (size_t)vars);
}

static struct err edge_cuts(const struct encoding *e, const int8_t *value,
                            const struct clause_sink *to, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    size_t room = (size_t)e->vars + 2;
    struct loops l = {.p = e->puzzle, .value = value};
    l.loop = arena_take(w->arena, room, sizeof *l.loop);
    l.walk = arena_take(w->arena, room, sizeof *l.walk);
    l.start = arena_take(w->arena, room, sizeof *l.start);
    int8_t *key = arena_take(w->arena, room, sizeof *key);
    if (!l.loop || !l.walk || !l.start || !key) {
        arena_release(w->arena, mark);
        return err_memory();
    }
    loops_find(&l, e->vars);
    int bearer = loops_bearer(&l, e->vars);
    for (int i = 1; i <= l.n; i++) {
        if (bearer == ANY_LOOP || bearer == i) {
            for (int v = 1; v <= e->vars; v++)
                key[v - 1] = l.loop[v] == i;
            to->solution(to->ctx, key);
        }
        to->clause(to->ctx, l.walk + l.start[i], (size_t)(l.start[i + 1] - l.start[i]));
        if (sink_stopped(to)) /* one loop cut is enough to go on from */
            break;
    }
    if (l.n == 0)
        cut_empty(e->vars, l.walk, to);
    arena_release(w->arena, mark);
    return err_none();
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
        .note = "a variable is an edge: drawn or not; a model may have no loop or several",
        .clauses = edge_clauses,
        .cuts = edge_cuts,
        .name = edge_name,
    };
}
