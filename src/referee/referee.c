/* referee.c - clauses in, models out, cuts in again, until CaDiCaL finds no model.
 *
 * Each solution is forbidden by the encoding's own cuts, so counting is the same loop. CaDiCaL
 * forgets a model as soon as a clause is added: all values are read before the cuts are asked for.
 */
#include "referee/referee.h"

#include <assert.h>
#include <ccadical.h>
#include <string.h>

enum { MODEL = 10, NO_MODEL = 20 }; /* what ccadical_solve returns; 0 if it was stopped */

struct run {
    const struct encoding *e;
    struct referee *r;
    struct work *w;
    CCaDiCaL *sat;
    uint64_t clauses;
};

static void run_clause(void *ctx, const int *literal, size_t n)
{
    struct run *run = ctx;
    for (size_t i = 0; i < n; i++)
        ccadical_add(run->sat, literal[i]);
    ccadical_add(run->sat, 0);
    run->clauses++;
}

static void run_solution(void *ctx, const int8_t *key)
{
    struct run *run = ctx;
    struct referee *r = run->r;
    if (r->count >= r->limit)
        return;
    size_t keys = (size_t)run->e->keys;
    if (r->count < r->cap)
        memcpy(r->solution + r->count * keys, key, keys);
    r->count++;
}

static int run_stop(void *ctx)
{
    struct run *run = ctx;
    return !work_spend(run->w, 1);
}

static struct err run_loop(struct run *run, int8_t *value)
{
    const struct clause_sink to = {run_clause, run_solution, run, run->w};
    struct referee *r = run->r;
    run->e->clauses(run->e, &to);
    run->clauses = 0;
    int result = 0;
    while (r->count < r->limit && work_spend(run->w, 1)) {
        result = ccadical_solve(run->sat);
        if (result != MODEL)
            break;
        r->models++;
        for (int v = 1; v <= run->e->vars; v++)
            value[v] = ccadical_val(run->sat, v) > 0;
        struct err err = run->e->cuts(run->e, value, &to, run->w);
        if (err_is(err))
            return err;
        assert(run->clauses > r->cuts);
        r->cuts = run->clauses;
    }
    if (result == NO_MODEL || r->count >= r->limit)
        r->answer = r->count == 0 ? ANSWER_NONE : r->count == 1 ? ANSWER_ONE : ANSWER_MANY;
    return err_none();
}

struct err referee_solve(const struct encoding *e, struct referee *r, struct work *w)
{
    assert(r->limit >= 2);
    r->answer = ANSWER_UNKNOWN;
    r->count = r->models = r->cuts = 0;
    struct arena_mark mark = arena_here(w->arena);
    int8_t *value = arena_take(w->arena, (size_t)e->vars + 1, sizeof *value);
    if (!value)
        return err_memory();
    struct run run = {e, r, w, ccadical_init(), 0};
    ccadical_set_option(run.sat, "quiet", 1); /* it prints to standard output otherwise */
    ccadical_set_option(run.sat, "lucky", 0); /* saves 5 to 25 per cent of the work */
    ccadical_set_terminate(run.sat, &run, run_stop);
    struct err err = run_loop(&run, value);
    ccadical_release(run.sat);
    arena_release(w->arena, mark);
    return err;
}
