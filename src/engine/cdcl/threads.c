/* threads.c - several threads on one problem: each solves all of it in a way of its own, and they tell each
 * other what is short and worth knowing (share.h). Whoever is done first has the answer for all.
 *
 * Most boards take less time than a thread takes to begin, so the first works alone for BEGIN_AFTER
 * conflicts; the others then begin with the facts it has. Its limits hold: when it stops, all stop.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "engine/cdcl/clue_problem.h"
#include "engine/cdcl/share.h"

enum { BEGIN_AFTER = 100, MEET_EVERY = 50 }; /* conflicts */

struct crew;

struct mate {
    struct crew *crew;
    struct cdcl_door door;
    struct work work;
    struct cdcl_stats stats;
    struct arena arena; /* of all but the first */
    pthread_t thread;
    bool started, starved;
};

struct crew {
    pthread_mutex_t lock; /* of the pool */
    struct cdcl_pool pool;
    const struct clue_problem *problem;
    uint64_t limit;
    struct work *work; /* the caller's */
    struct mate *mate; /* the first is the caller */
    int n;
    bool begun;
    uint32_t *fact, n_facts; /* literals that the first knew when the others began */
    atomic_bool over, settled;
};

static bool crew_is_over(void *ctx)
{
    return atomic_load_explicit(&((struct crew *)ctx)->over, memory_order_relaxed);
}

static bool caller_is_over(void *ctx)
{
    const struct work *w = ((struct crew *)ctx)->work;
    return crew_is_over(ctx) || (w->stop && w->stop(w->ctx));
}

static bool found(struct mate *m, struct cdcl *s)
{
    struct crew *c = m->crew;
    pthread_mutex_lock(&c->lock);
    bool enough = cdcl_pool_found(&c->pool, s, c->limit);
    pthread_mutex_unlock(&c->lock);
    return enough;
}

/* As cdcl_count does, but solutions go to the pool. */
static void solve(struct mate *m)
{
    struct cdcl *s = cdcl_problem_open(m->crew->problem, &m->work);
    bool done = false;
    m->starved = !s;
    if (!s)
        return;
    s->door = &m->door;
    for (uint32_t i = 0; m->door.number && i < m->crew->n_facts; i++)
        cdcl_fix(s, m->crew->fact[i]);
    for (enum cdcl_verdict v = CDCL_YES; !done && v == CDCL_YES && !s->starved;) {
        v = cdcl_solve(s, NULL, 0);
        done = v == CDCL_NO || (v == CDCL_YES && (found(m, s) || (!cdcl_block(s) && !s->starved)));
    }
    m->stats = cdcl_stats(s);
    m->starved = cdcl_starved(s);
    if (done) {
        atomic_store(&m->crew->settled, true);
        atomic_store(&m->crew->over, true);
    }
}

static void *help(void *ctx)
{
    struct mate *m = ctx;
    arena_open(&m->arena);
    solve(m); /* without memory it simply does not help */
    arena_close(&m->arena);
    return NULL;
}

static void tell(struct cdcl_door *d, const uint32_t *lits, uint32_t n)
{
    struct crew *c = ((struct mate *)d->ctx)->crew;
    if (!c->begun || n > SHARED_LITS)
        return;
    pthread_mutex_lock(&c->lock);
    cdcl_pool_tell(&c->pool, d, lits, n);
    pthread_mutex_unlock(&c->lock);
}

/* The first solver is at level 0. Where it has forbidden a solution some facts follow from that; then the
 * pool has it, and the others hear of it. */
static void begin(struct crew *c, const struct cdcl *s)
{
    c->begun = true; /* before there is anybody else to read it */
    c->fact = arena_take(c->work->arena, s->n_trail, sizeof *c->fact);
    for (uint32_t i = 0; c->fact && i < s->n_trail; i++)
        if (s->trail[i] >> 1 < s->frame.n_vars)
            c->fact[c->n_facts++] = s->trail[i];
    for (int i = 1; i < c->n; i++) {
        struct mate *m = &c->mate[i];
        m->started = pthread_create(&m->thread, NULL, help, m) == 0;
    }
}

static bool meet(struct cdcl_door *d, struct cdcl *s)
{
    struct crew *c = ((struct mate *)d->ctx)->crew;
    d->due = s->stats.conflicts + MEET_EVERY;
    if (!c->begun)
        begin(c, s);
    pthread_mutex_lock(&c->lock);
    bool ok = cdcl_pool_hear(&c->pool, s);
    pthread_mutex_unlock(&c->lock);
    return ok;
}

static void mates_lay(struct crew *c)
{
    for (int i = 0; i < c->n; i++) {
        struct mate *m = &c->mate[i];
        m->crew = c;
        m->door = (struct cdcl_door){.number = (uint32_t)i,
                                     .due = i ? MEET_EVERY : BEGIN_AFTER,
                                     .meet = meet,
                                     .tell = tell,
                                     .ctx = m};
        m->work = (struct work){.arena = &m->arena, .steps = UINT64_MAX, .stop = crew_is_over, .ctx = c};
    }
    struct work *first = &c->mate[0].work;
    *first = *c->work;
    first->stop = caller_is_over;
    first->ctx = c;
}

static void conclude(const struct crew *c, struct clue_problem_found *out)
{
    out->complete = c->settled;
    out->count = c->pool.n_solutions;
    out->answer = out->count > 1    ? ANSWER_MANY
                  : !out->complete  ? ANSWER_UNKNOWN
                  : out->count == 1 ? ANSWER_ONE
                                    : ANSWER_NONE;
    out->stats = (struct cdcl_stats){0};
    for (int i = 0; i < c->n; i++) {
        out->stats.decisions += c->mate[i].stats.decisions;
        out->stats.conflicts += c->mate[i].stats.conflicts;
        out->stats.propagations += c->mate[i].stats.propagations;
    }
}

/* What the first has spent; when another stopped it, its work says only that it is over. */
static void pay(const struct crew *c)
{
    uint64_t spent = c->mate[0].stats.propagations;
    if (!c->settled)
        c->work->steps = c->mate[0].work.steps;
    else if (c->work->steps != UINT64_MAX)
        c->work->steps = c->work->steps > spent ? c->work->steps - spent : 0;
}

static bool crew_run(struct crew *c)
{
    struct arena *a = c->work->arena;
    c->mate = arena_take(a, (size_t)c->n, sizeof *c->mate);
    c->pool.clause = arena_take(a, SHARED_CLAUSES, sizeof *c->pool.clause);
    if (!c->mate || !c->pool.clause || pthread_mutex_init(&c->lock, NULL) != 0)
        return false;
    mates_lay(c);
    solve(&c->mate[0]);
    atomic_store(&c->over, true);
    for (int i = 1; i < c->n; i++)
        if (c->mate[i].started)
            pthread_join(c->mate[i].thread, NULL);
    pthread_mutex_destroy(&c->lock);
    return c->settled || !c->mate[0].starved;
}

struct err cdcl_problem_count_threads(const struct clue_problem *b, int threads, uint64_t limit,
                                      struct clue_problem_found *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct crew c = {.pool = {.first = out->first, .second = out->second},
                     .problem = b,
                     .limit = limit,
                     .work = w,
                     .n = threads};
    if (threads < 2 || limit > 2 || !out->first || !out->second)
        return cdcl_problem_count(b, limit, out, w);
    bool ran = crew_run(&c);
    if (ran) {
        conclude(&c, out);
        pay(&c);
    }
    arena_release(w->arena, mark);
    return ran ? err_none() : err_memory();
}
