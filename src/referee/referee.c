/* referee.c - clauses in, models out, cuts in again, until CaDiCaL finds no model.
 *
 * Each solution is forbidden by the encoding's own cuts, so counting is the same loop. CaDiCaL
 * forgets a model as soon as a clause is added: all values are read before the cuts are asked for.
 */
#include "referee/referee.h"

#include <assert.h>
#include <ccadical.h>
#include <string.h>

#include "referee/tracer.h"

enum { MODEL = 10, NO_MODEL = 20 }; /* what ccadical_solve returns; 0 if it was stopped */

struct referee_run {
    const struct encoding *e;
    struct referee *r;
    struct work *w;
    CCaDiCaL *sat;
    uint64_t clauses;
    struct clause_list *kept;
};

static void run_clause(void *ctx, const struct clause *c)
{
    struct referee_run *run = ctx;
    for (size_t i = 0; i < c->n; i++)
        ccadical_add(run->sat, c->literal[i]);
    ccadical_add(run->sat, 0);
    run->clauses++;
    if (run->kept)
        clause_list_add(run->kept, c);
}

static void run_solution(void *ctx, const int8_t *key)
{
    struct referee_run *run = ctx;
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
    struct referee_run *run = ctx;
    return !work_spend(run->w, 1);
}

/* The next model, and the cuts that it needs; 0: it was stopped. */
static struct err run_model(struct referee_run *run, const struct clause_sink *to, int8_t *value, int *result)
{
    *result = ccadical_solve(run->sat);
    if (*result != MODEL)
        return err_none();
    for (int v = 1; v <= run->e->vars; v++)
        value[v] = ccadical_val(run->sat, v) > 0;
    uint64_t before = run->clauses;
    struct err err = run->e->cuts(run->e, value, to, run->w);
    assert(err_is(err) || run->clauses > before);
    return err;
}

static struct err run_loop(struct referee_run *run, int8_t *value, int *room)
{
    const struct clause_sink to = {run_clause, run_solution, run, run->w};
    struct referee *r = run->r;
    run->e->clauses(run->e, &to, room);
    run->clauses = 0;
    int result = 0;
    while (r->count < r->limit && work_spend(run->w, 1)) {
        struct err err = run_model(run, &to, value, &result);
        if (err_is(err))
            return err;
        if (result != MODEL)
            break;
        r->models++;
        r->cuts = run->clauses;
    }
    if (result == NO_MODEL || r->count >= r->limit)
        r->answer = r->count == 0 ? ANSWER_NONE : r->count == 1 ? ANSWER_ONE : ANSWER_MANY;
    return err_none();
}

/* No model is left that is apart: the cuts are complete. */
static struct err run_apart(struct referee_run *run, int8_t *value, int *room)
{
    const struct clause_sink to = {run_clause, run_solution, run, run->w};
    struct clause_list *cuts = run->kept;
    run->kept = NULL;
    run->e->clauses(run->e, &to, room);
    if (!sink_stopped(&to))
        run->e->apart(run->e, &to, room);
    run->kept = cuts;
    for (int result = 0; work_spend(run->w, 1);) {
        struct err err = run_model(run, &to, value, &result);
        if (err_is(err) || result == NO_MODEL)
            return err;
        if (result != MODEL)
            break;
    }
    return (struct err){ERR_BUDGET, 0, "the limit was reached before all cuts were found"};
}

typedef struct err run_work(struct referee_run *run, int8_t *value, int *room);

static struct err run_with(struct referee_run *run, run_work *work)
{
    const struct encoding *e = run->e;
    struct arena *arena = run->w->arena;
    struct arena_mark mark = arena_here(arena);
    int8_t *value = arena_take(arena, (size_t)e->vars + 1, sizeof *value);
    int *room = arena_take(arena, encoding_room(e), sizeof *room);
    if (!value || !room) {
        arena_release(arena, mark);
        return err_memory();
    }
    run->sat = ccadical_init();
    ccadical_set_option(run->sat, "quiet", 1); /* it prints to standard output otherwise */
    ccadical_set_option(run->sat, "lucky", 0); /* saves 5 to 25 per cent of the work */
    ccadical_set_terminate(run->sat, run, run_stop);
    struct err err = work(run, value, room);
    ccadical_release(run->sat);
    arena_release(arena, mark);
    return !err_is(err) && run->kept && run->kept->starved ? err_memory() : err;
}

struct err referee_solve(const struct encoding *e, struct referee *r, struct work *w)
{
    assert(r->limit >= 2);
    r->answer = ANSWER_UNKNOWN;
    r->count = r->models = r->cuts = 0;
    return run_with(&(struct referee_run){.e = e, .r = r, .w = w, .kept = r->kept}, run_loop);
}

struct err referee_complete(const struct encoding *e, struct clause_list *cuts, struct work *w)
{
    struct referee none = {.limit = 2};
    return run_with(&(struct referee_run){.e = e, .r = &none, .w = w, .kept = cuts}, run_apart);
}

/* ---- a refutation ---- */

static int refute_stop(void *work)
{
    return !work_spend(work, 1);
}

enum answer referee_refute(const struct clause_list *clauses, FILE *proof, struct work *w)
{
    struct tracer *sat = tracer_open(proof, refute_stop, w);
    for (size_t i = 0; i < clauses->n; i++)
        tracer_clause(sat, clauses->clause[i].literal, clauses->clause[i].n);
    int result = tracer_solve(sat);
    tracer_close(sat);
    return result == NO_MODEL ? ANSWER_NONE : result == MODEL ? ANSWER_MANY : ANSWER_UNKNOWN;
}
