/* board_adapter.c - see board_adapter.h. */
#include "engine/cdcl/board_adapter.h"

static void fill(const struct board_adapter *g, const struct clue_problem *c, const struct board *b,
                 const uint8_t *value, struct board *out)
{
    if (!out)
        return;
    board_copy(out, b);
    g->fill(&c->frame, value, out);
}

struct err cdcl_board_solve(const struct board_adapter *g, const struct board *b, struct solve *s,
                            struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clue_problem problem;
    struct clue_problem_found found = {0};
    if (g->encode(b, s->from_here, &problem, w->arena)) {
        found.first = arena_take(w->arena, problem.frame.n_vars, 1);
        found.second = arena_take(w->arena, problem.frame.n_vars, 1);
    }
    if (found.first && found.second)
        e = cdcl_problem_count(&problem, s->limit, &found, w);
    if (!err_is(e)) {
        s->answer = found.answer;
        s->complete = found.complete;
        s->count = found.count;
        s->decisions = found.stats.decisions;
        if (found.count > 0)
            fill(g, &problem, b, found.first, s->first);
        if (found.count > 1)
            fill(g, &problem, b, found.second, s->second);
    }
    arena_release(w->arena, mark);
    return e;
}

struct err cdcl_board_unsat_core(const struct board_adapter *g, const struct board *b,
                                 struct unsat_core *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clue_problem problem;
    uint32_t *blamed = NULL;
    if (g->encode(b, false, &problem, w->arena))
        blamed = arena_take(w->arena, problem.n_clues, sizeof *blamed);
    if (blamed)
        e = cdcl_problem_unsat_core(&problem, blamed, &out->n, &out->minimal, w);
    for (size_t i = 0; !err_is(e) && i < out->n && i < out->cap; i++)
        out->spot[i] = g->spot(&problem.frame, problem.clue[blamed[i]].count);
    arena_release(w->arena, mark);
    return e;
}

struct err cdcl_board_backbone(const struct board_adapter *g, const struct board *b,
                               struct backbone *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct err e = err_memory();
    struct clue_problem problem;
    uint8_t *value = NULL;
    if (g->encode(b, out->from_here, &problem, w->arena))
        value = arena_take(w->arena, problem.frame.n_vars, 1);
    if (value)
        e = cdcl_problem_backbone(&problem, value, &out->complete, w);
    if (!err_is(e))
        fill(g, &problem, b, value, out->board);
    arena_release(w->arena, mark);
    return e;
}
