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
        e = cdcl_problem_count_threads(&problem, s->threads, s->limit, &found, w);
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

/* ---- a refutation, in keys and places ---- */

struct board_proof {
    const struct board_adapter *g;
    const struct cdcl_frame *frame;
    const struct refutation_sink *to;
    int *literal;       /* as many as there are variables, and two */
    struct spot *place; /* as many as there are places */
};

static void translate(const struct board_proof *t, const uint32_t *lits, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        int variable = 1 + t->g->key(t->frame, lits[i] >> 1);
        t->literal[i] = lits[i] & 1 ? variable : -variable;
    }
}

static void tell_cut(void *ctx, const int32_t *place, size_t n_places, const uint32_t *lits, size_t n)
{
    struct board_proof *t = ctx;
    translate(t, lits, n);
    for (size_t i = 0; i < n_places; i++)
        t->place[i] = spot_corner(place[i] / t->frame->stride - 1, place[i] % t->frame->stride - 1);
    t->to->cut(t->to->ctx, &(struct clause){.kind = clause_cut,
                                            .at = spot_nowhere(),
                                            .literal = t->literal,
                                            .n = n,
                                            .place = t->place,
                                            .n_places = n_places});
}

static void tell_step(void *ctx, const uint32_t *lits, size_t n)
{
    struct board_proof *t = ctx;
    translate(t, lits, n);
    t->to->step(t->to->ctx, t->literal, n, false);
}

static void tell_gone(void *ctx, const uint32_t *lits, size_t n)
{
    struct board_proof *t = ctx;
    translate(t, lits, n);
    t->to->step(t->to->ctx, t->literal, n, true);
}

/* What the answer is forbidden by: its lines, or all its slashes. */
static size_t list_forbidden(const struct board_proof *t, const int8_t *answer, uint32_t *lits)
{
    const struct cdcl_frame *f = t->frame;
    size_t n = 0;
    for (int r = 0; answer && r <= f->h; r++)
        for (int c = 0; c <= f->w; c++) {
            uint32_t d = frame_place(f, r, c);
            if (f->loop && c < f->w && answer[t->g->key(f, 2 * d)])
                lits[n++] = 2 * (2 * d) + 1;
            if (f->loop && r < f->h && answer[t->g->key(f, 2 * d + 1)])
                lits[n++] = 2 * (2 * d + 1) + 1;
            if (!f->loop && r < f->h && c < f->w)
                lits[n++] = 2 * d + (answer[t->g->key(f, d)] ? 1u : 0u);
        }
    return n;
}

static struct err refute(const struct board_proof *t, const struct clue_problem *problem, const int8_t *answer,
                         enum answer *out, struct work *w)
{
    uint32_t *forbidden = arena_take(w->arena, problem->frame.n_vars, sizeof *forbidden);
    struct cdcl *s = forbidden ? cdcl_open(&problem->frame, 0, w) : NULL;
    const struct cdcl_proof proof = {tell_cut, tell_step, tell_gone, (void *)t};
    if (!s)
        return err_memory();
    for (size_t i = 0; i < problem->n_clues; i++)
        cdcl_limit(s, problem->clue[i].count, 1u << problem->clue[i].total);
    enum cdcl_verdict v = cdcl_refute(s, forbidden, list_forbidden(t, answer, forbidden), &proof);
    *out = v == CDCL_NO ? ANSWER_NONE : v == CDCL_YES ? ANSWER_MANY : ANSWER_UNKNOWN;
    return cdcl_starved(s) ? err_memory() : err_none();
}

struct err cdcl_board_refute(const struct board_adapter *g, const struct board *b, const int8_t *answer,
                             const struct refutation_sink *to, enum answer *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct clue_problem problem;
    struct board_proof t = {.g = g, .frame = &problem.frame, .to = to};
    struct err e = err_memory();
    *out = ANSWER_UNKNOWN;
    if (g->encode(b, false, &problem, w->arena)) {
        t.literal = arena_take(w->arena, problem.frame.n_vars + 8, sizeof *t.literal);
        t.place = arena_take(w->arena, problem.frame.n_places, sizeof *t.place);
    }
    if (t.literal && t.place)
        e = refute(&t, &problem, answer, out, w);
    arena_release(w->arena, mark);
    return e;
}
