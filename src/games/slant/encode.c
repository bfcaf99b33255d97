/* encode.c - see encode.h. A clue is the count of its corner. */
#include "games/slant/encode.h"

#include "engine/cdcl/clued.h"

static bool encode(const struct slant_ask *ask, struct clued *b, struct arena *a)
{
    size_t corners = (size_t)(ask->w + 1) * (size_t)(ask->h + 1);
    size_t cells = (size_t)ask->w * (size_t)ask->h;
    *b = (struct clued){0};
    frame_slants(&b->frame, ask->w, ask->h);
    b->clue = arena_take(a, corners, sizeof *b->clue);
    if (!b->clue)
        return false;
    const int8_t *clue = ask->clue;
    for (int r = 0; r <= ask->h; r++) {
        uint32_t k = frame_place(&b->frame, r, 0);
        for (int c = 0; c <= ask->w; c++, k++, clue++)
            if (*clue >= 0)
                b->clue[b->n_clues++] = (struct clued_clue){k, (uint8_t)*clue};
    }
    if (!ask->cell)
        return true;
    b->fixed = arena_take(a, cells, sizeof *b->fixed);
    const int8_t *cell = ask->cell;
    for (int r = 0; b->fixed && r < ask->h; r++)
        for (int c = 0; c < ask->w; c++, cell++)
            if (*cell >= 0)
                b->fixed[b->n_fixed++] = 2 * frame_place(&b->frame, r, c) + (uint32_t)*cell;
    return b->fixed != NULL;
}

static void give(const struct frame *s, const uint8_t *value, int8_t *cell)
{
    for (int r = 0; cell && r < s->h; r++)
        for (int c = 0; c < s->w; c++) {
            uint8_t v = value[frame_place(s, r, c)];
            *cell++ = v < 2 ? (int8_t)v : -1;
        }
}

struct err slant_count(const struct slant_ask *ask, uint64_t limit, struct slant_found *out,
                       struct work *w)
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

static uint32_t corner_of(const struct frame *s, uint32_t count)
{
    uint32_t row = (uint32_t)s->stride;
    return (count / row - 1) * (uint32_t)(s->w + 1) + count % row - 1;
}

struct err slant_blame(const struct slant_ask *ask, uint32_t *corner, size_t *n, bool *minimal,
                       struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clued b;
    if (encode(ask, &b, w->arena))
        e = clued_blame(&b, corner, n, minimal, w);
    for (size_t i = 0; !err_is(e) && i < *n; i++)
        corner[i] = corner_of(&b.frame, b.clue[corner[i]].count);
    arena_release(w->arena, mark);
    return e;
}

struct err slant_common(const struct slant_ask *ask, int8_t *cell, bool *complete, struct work *w)
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
        give(&b.frame, value, cell);
    arena_release(w->arena, mark);
    return e;
}

struct slant_dig {
    struct clued_dig *dig;
    uint32_t *clue_of; /* corner to place in the list of clues */
};

struct slant_dig *slant_dig_open(const struct slant_ask *ask, struct work *w)
{
    struct slant_dig *d = arena_take(w->arena, 1, sizeof *d);
    struct clued b;
    if (!d || !encode(ask, &b, w->arena))
        return NULL;
    d->clue_of =
        arena_take(w->arena, (size_t)(ask->w + 1) * (size_t)(ask->h + 1), sizeof *d->clue_of);
    d->dig = clued_dig_open(&b, w);
    if (!d->clue_of || !d->dig)
        return NULL;
    for (size_t i = 0; i < b.n_clues; i++)
        d->clue_of[corner_of(&b.frame, b.clue[i].count)] = (uint32_t)i;
    return d;
}

enum answer slant_dig_try(struct slant_dig *d, uint32_t corner)
{
    return clued_dig_try(d->dig, d->clue_of[corner]);
}

void slant_dig_drop(struct slant_dig *d, uint32_t corner)
{
    clued_dig_drop(d->dig, d->clue_of[corner]);
}
