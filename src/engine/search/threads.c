/* threads.c - several threads, one table. All run the same iterative deepening; each stores what
 * it finds and skips what another has found or is on (busy.h). Every other helper is a turn ahead:
 * what it leaves in the table is deep enough for the first thread now, and orders the next
 * iteration. Not in full-width searches, where an entry of another depth is no answer. Whoever comes
 * to the end first, the depth asked for or a proof, ends it for all, and whoever got deepest answers.
 * The limits of the first thread hold, and the others stop with it.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "engine/search/busy.h"
#include "engine/search/search.h"

/* What all threads look at. */
struct team {
    atomic_bool over;
    const struct work *work; /* of the first thread, as it was asked */
};

struct helper {
    pthread_t thread;
    struct search search;
    struct arena arena;
    struct team *team;
    bool started;
};

static bool is_over(void *ctx)
{
    const struct team *team = ctx;
    return atomic_load_explicit(&team->over, memory_order_relaxed);
}

static bool first_is_over(void *ctx)
{
    const struct team *team = ctx;
    return is_over(ctx) || (team->work->stop && team->work->stop(team->work->ctx));
}

static bool is_answered(const struct search *s)
{
    return s->exact || s->reached >= s->depth;
}

static void *help(void *ctx)
{
    struct helper *h = ctx;
    struct work work = {.arena = &h->arena, .steps = UINT64_MAX, .stop = is_over, .ctx = h->team};
    arena_open(&h->arena);
    (void)search_run(&h->search, &work); /* without memory it simply does not help */
    if (is_answered(&h->search))
        atomic_store_explicit(&h->team->over, true, memory_order_relaxed);
    arena_close(&h->arena);
    return NULL;
}

static bool is_deeper(const struct search *a, const struct search *b)
{
    return a->exact != b->exact ? a->exact : a->reached > b->reached;
}

static void take_answer(struct search *s, const struct search *from)
{
    s->move = from->move;
    s->score = from->score;
    s->reached = from->reached;
    s->exact = from->exact;
    s->n_pv = from->n_pv;
    for (size_t i = 0; i < from->n_pv; i++)
        s->pv[i] = from->pv[i];
}

/* The first thread's part: its steps are spent, whoever ends it. */
static struct err run_first(struct search *s, struct work *w, struct team *team)
{
    struct work own = *w;
    own.stop = first_is_over;
    own.ctx = team;
    struct err e = search_run(s, &own);
    w->steps = own.steps;
    atomic_store_explicit(&team->over, true, memory_order_relaxed);
    return e;
}

struct err search_threads(struct search *s, struct work *w, int threads)
{
    int n = s->table && threads > 1 ? threads - 1 : 0;
    if (!n)
        return search_run(s, w);
    struct arena_mark mark = arena_here(w->arena);
    struct helper *helpers = arena_take(w->arena, (size_t)n, sizeof *helpers);
    struct team team = {.work = w};
    s->busy = arena_take(w->arena, 1, sizeof *s->busy);
    if (!helpers || !s->busy) {
        s->busy = NULL;
        arena_release(w->arena, mark);
        return err_memory();
    }
    for (int i = 0; i < n; i++) {
        struct helper *h = &helpers[i];
        h->search = *s;
        h->search.deeper = NULL;
        h->search.ahead = s->full_width ? 0 : 1 - i % 2;
        h->team = &team;
        h->started = pthread_create(&h->thread, NULL, help, h) == 0;
    }
    struct err e = run_first(s, w, &team);
    for (int i = 0; i < n; i++)
        if (helpers[i].started) {
            pthread_join(helpers[i].thread, NULL);
            s->nodes += helpers[i].search.nodes;
            if (is_deeper(&helpers[i].search, s))
                take_answer(s, &helpers[i].search);
        }
    s->busy = NULL;
    arena_release(w->arena, mark);
    return e;
}
