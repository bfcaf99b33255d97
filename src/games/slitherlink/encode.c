/* encode.c - see encode.h. A clue is a count of its cell; dots and the loop are the solver's. */
#include "games/slitherlink/encode.h"

#include "engine/cdcl/clued.h"

/* Edge arrays in order, with the variable of each edge. */
struct walk {
    const struct frame *frame;
    int r, c, down;
};

static uint32_t walk_next(struct walk *x)
{
    uint32_t var = 2 * frame_place(x->frame, x->r, x->c) + (uint32_t)x->down;
    if (++x->c == x->frame->w + x->down) {
        x->c = 0;
        if (++x->r == x->frame->h + 1) {
            x->r = 0;
            x->down = 1;
        }
    }
    return var;
}

static bool encode(const struct slitherlink_ask *ask, struct clued *b, struct arena *a)
{
    size_t cells = (size_t)ask->w * (size_t)ask->h, edges = slitherlink_edges(ask->w, ask->h);
    *b = (struct clued){0};
    frame_edges(&b->frame, ask->w, ask->h);
    b->clue = arena_take(a, cells, sizeof *b->clue);
    if (!b->clue)
        return false;
    const int8_t *clue = ask->clue;
    for (int r = 0; r < ask->h; r++) {
        uint32_t k = 2 * frame_place(&b->frame, r, 0) + 1;
        for (int c = 0; c < ask->w; c++, k += 2, clue++)
            if (*clue >= 0)
                b->clue[b->n_clues++] = (struct clued_clue){k, (uint8_t)*clue};
    }
    if (!ask->edge)
        return true;
    b->fixed = arena_take(a, edges, sizeof *b->fixed);
    struct walk x = {&b->frame, 0, 0, 0};
    for (size_t i = 0; b->fixed && i < edges; i++) {
        uint32_t var = walk_next(&x);
        if (ask->edge[i] >= 0)
            b->fixed[b->n_fixed++] = 2 * var + (uint32_t)ask->edge[i];
    }
    return b->fixed != NULL;
}

static void give(const struct frame *s, const uint8_t *value, int8_t *edge)
{
    struct walk x = {s, 0, 0, 0};
    size_t n = slitherlink_edges(s->w, s->h);
    for (size_t i = 0; edge && i < n; i++) {
        uint8_t v = value[walk_next(&x)];
        edge[i] = v < 2 ? (int8_t)v : -1;
    }
}

struct err slitherlink_count(const struct slitherlink_ask *ask, uint64_t limit,
                             struct slitherlink_found *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clued b;
    struct clued_found found = {0};
    if (encode(ask, &b, w->arena)) {
        found.first = arena_take(w->arena, b.frame.n_vars, 1);
        found.second = arena_take(w->arena, b.frame.n_vars, 1);
    }
    if (found.first && found.second)
        e = clued_count(&b, limit, &found, w);
    if (!err_is(e)) {
        out->answer = found.answer;
        out->count = found.count;
        out->decisions = found.stats.decisions;
        out->conflicts = found.stats.conflicts;
        if (found.count > 0)
            give(&b.frame, found.first, out->first);
        if (found.count > 1)
            give(&b.frame, found.second, out->second);
    }
    arena_release(w->arena, mark);
    return e;
}

static uint32_t cell_of(const struct frame *s, uint32_t count)
{
    uint32_t d = count >> 1, row = (uint32_t)s->stride;
    return (d / row - 1) * (uint32_t)s->w + d % row - 1;
}

struct err slitherlink_blame(const struct slitherlink_ask *ask, uint32_t *cell, size_t *n,
                             bool *minimal, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clued b;
    if (encode(ask, &b, w->arena))
        e = clued_blame(&b, cell, n, minimal, w);
    for (size_t i = 0; !err_is(e) && i < *n; i++)
        cell[i] = cell_of(&b.frame, b.clue[cell[i]].count);
    arena_release(w->arena, mark);
    return e;
}

struct err slitherlink_common(const struct slitherlink_ask *ask, int8_t *edge, bool *complete,
                              struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clued b;
    uint8_t *value = NULL;
    if (encode(ask, &b, w->arena))
        value = arena_take(w->arena, b.frame.n_vars, 1);
    if (value)
        e = clued_common(&b, value, complete, w);
    if (!err_is(e))
        give(&b.frame, value, edge);
    arena_release(w->arena, mark);
    return e;
}

struct slitherlink_dig {
    struct clued_dig *dig;
    uint32_t *clue_of; /* cell to place in the list of clues */
};

struct slitherlink_dig *slitherlink_dig_open(const struct slitherlink_ask *ask, struct work *w)
{
    struct slitherlink_dig *d = arena_take(w->arena, 1, sizeof *d);
    struct clued b;
    if (!d || !encode(ask, &b, w->arena))
        return NULL;
    d->clue_of = arena_take(w->arena, (size_t)ask->w * (size_t)ask->h, sizeof *d->clue_of);
    d->dig = clued_dig_open(&b, w);
    if (!d->clue_of || !d->dig)
        return NULL;
    for (size_t i = 0; i < b.n_clues; i++)
        d->clue_of[cell_of(&b.frame, b.clue[i].count)] = (uint32_t)i;
    return d;
}

enum answer slitherlink_dig_try(struct slitherlink_dig *d, uint32_t cell)
{
    return clued_dig_try(d->dig, d->clue_of[cell]);
}

void slitherlink_dig_drop(struct slitherlink_dig *d, uint32_t cell)
{
    clued_dig_drop(d->dig, d->clue_of[cell]);
}
