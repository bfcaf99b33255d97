/* prove_threads.c - threads that search for one tree, with one table: see prove.h. */
#include <pthread.h>

#include "tables/prove_job.h"
#include "tables/workers.h"

struct shared {
    struct prove_run *prove;
    pthread_mutex_t lock; /* of the tree */
    pthread_cond_t change;
    int at_work;
    bool over;
};

/* A thread's own. */
struct prove_thread {
    struct proof proof;
    struct arena arena;
    struct work work;
    struct proof_job job;
    struct prove_order order;
    struct prove_report report;
};

static void prove_thread_open(struct prove_thread *s, const struct prove_run *p)
{
    arena_open(&s->arena);
    s->work = *p->work;
    s->work.arena = &s->arena;
    s->proof = (struct proof){.game = p->game, .table = p->proof.table, .work = &s->work};
}

/* With the lock held. False: the question is answered, or the run is over. */
static bool wait_for_job(struct shared *h, struct prove_thread *s)
{
    for (;;) {
        enum proof_pick pick = h->over ? PROOF_SETTLED : prove_next(h->prove, &s->job, &s->order);
        if (pick == PROOF_PICKED)
            return true;
        if (pick == PROOF_SETTLED || h->at_work == 0) {
            h->over = true;
            pthread_cond_broadcast(&h->change);
            return false;
        }
        pthread_cond_wait(&h->change, &h->lock);
    }
}

static void search_for(void *ctx, int worker)
{
    struct shared *h = ctx;
    (void)worker;
    struct arena room;
    arena_open(&room);
    struct prove_thread *s = arena_take(&room, 1, sizeof *s);
    pthread_mutex_lock(&h->lock); /* a late one reads the work that others have begun to spend */
    if (s)
        prove_thread_open(s, h->prove);
    while (s && wait_for_job(h, s)) {
        h->at_work++;
        pthread_mutex_unlock(&h->lock);
        prove_search(&s->proof, &s->order, &s->report);
        pthread_mutex_lock(&h->lock);
        h->at_work--;
        prove_take(h->prove, &s->job, &s->report);
        pthread_cond_broadcast(&h->change);
    }
    pthread_mutex_unlock(&h->lock);
    if (s)
        arena_close(&s->arena);
    arena_close(&room);
}

void prove_with_threads(struct prove_run *p)
{
    struct shared h = {.prove = p};
    struct workers workers = workers_of(p->jobs);
    pthread_mutex_init(&h.lock, NULL);
    pthread_cond_init(&h.change, NULL);
    workers_run(&workers, search_for, &h);
    pthread_cond_destroy(&h.change);
    pthread_mutex_destroy(&h.lock);
}
