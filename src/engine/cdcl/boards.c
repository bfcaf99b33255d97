/* boards.c - see boards.h. */
#include "engine/cdcl/boards.h"

static void fill(const struct clued_game *g, const struct clued *c, const struct board *b,
                 const uint8_t *value, struct board *out)
{
    if (!out)
        return;
    board_copy(out, b);
    g->fill(&c->frame, value, out);
}

struct err boards_solve(const struct clued_game *g, const struct board *b, struct solve *s,
                        struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clued clued;
    struct clued_found found = {0};
    if (g->encode(b, s->from_here, &clued, w->arena)) {
        found.first = arena_take(w->arena, clued.frame.n_vars, 1);
        found.second = arena_take(w->arena, clued.frame.n_vars, 1);
    }
    if (found.first && found.second)
        e = clued_count(&clued, s->limit, &found, w);
    if (!err_is(e)) {
        s->answer = found.answer;
        s->complete = found.complete;
        s->count = found.count;
        s->decisions = found.stats.decisions;
        if (found.count > 0)
            fill(g, &clued, b, found.first, s->first);
        if (found.count > 1)
            fill(g, &clued, b, found.second, s->second);
    }
    arena_release(w->arena, mark);
    return e;
}

struct err boards_conflict(const struct clued_game *g, const struct board *b, struct conflict *out,
                           struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clued clued;
    uint32_t *blamed = NULL;
    if (g->encode(b, false, &clued, w->arena))
        blamed = arena_take(w->arena, clued.n_clues, sizeof *blamed);
    if (blamed)
        e = clued_blame(&clued, blamed, &out->n, &out->minimal, w);
    for (size_t i = 0; !err_is(e) && i < out->n && i < out->cap; i++)
        out->spot[i] = g->spot(&clued.frame, clued.clue[blamed[i]].count);
    arena_release(w->arena, mark);
    return e;
}

struct err boards_forced(const struct clued_game *g, const struct board *b, struct forced *out,
                         struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clued clued;
    uint8_t *value = NULL;
    if (g->encode(b, out->from_here, &clued, w->arena))
        value = arena_take(w->arena, clued.frame.n_vars, 1);
    if (value)
        e = clued_common(&clued, value, &out->complete, w);
    if (!err_is(e))
        fill(g, &clued, b, value, out->board);
    arena_release(w->arena, mark);
    return e;
}
