/* prove_threads.c - threads that search for one tree, with one table: see prove.h. */
#include "tables/prove_job.h"
#include "tables/workers.h"

/* A thread's own. */
struct prove_thread {
    struct prove_searcher searcher; /* first */
    struct proof proof;
    struct arena arena;
    struct work work;
};

static bool search_here(struct prove_searcher *searcher)
{
    struct prove_thread *s = (struct prove_thread *)searcher;
    prove_search(&s->proof, &searcher->order, &searcher->report);
    return true;
}

static void prove_thread_open(struct prove_thread *s, const struct prove_run *p)
{
    arena_open(&s->arena);
    s->work = *p->work;
    s->work.arena = &s->arena;
    s->proof = (struct proof){.game = p->game, .table = p->proof.table, .work = &s->work};
}

static void search_for(void *ctx, int worker)
{
    struct prove_searchers *h = ctx;
    (void)worker;
    struct arena room;
    arena_open(&room);
    struct prove_thread *s = arena_take(&room, 1, sizeof *s);
    if (s) {
        pthread_mutex_lock(&h->lock); /* others have begun to spend the work that is read here */
        prove_thread_open(s, h->prove);
        pthread_mutex_unlock(&h->lock);
        prove_searcher_run(h, &s->searcher, search_here);
        arena_close(&s->arena);
    }
    arena_close(&room);
}

void prove_with_threads(struct prove_run *p)
{
    struct prove_searchers h;
    struct workers workers = workers_of(p->jobs);
    prove_searchers_open(&h, p);
    workers_run(&workers, search_for, &h);
    prove_searchers_close(&h);
}
