/* prove_searchers.c - who searches for one tree at the same time: see prove_job.h. */
#include "tables/prove_job.h"

void prove_searchers_open(struct prove_searchers *h, struct prove_run *p)
{
    *h = (struct prove_searchers){.prove = p};
    pthread_mutex_init(&h->lock, NULL);
    pthread_cond_init(&h->change, NULL);
}

void prove_searchers_close(struct prove_searchers *h)
{
    pthread_cond_destroy(&h->change);
    pthread_mutex_destroy(&h->lock);
}

/* With the lock held. False: the question is answered, or the run is over. */
static bool wait_for_job(struct prove_searchers *h, struct prove_searcher *s)
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

void prove_searcher_run(struct prove_searchers *h, struct prove_searcher *s,
                        bool (*search)(struct prove_searcher *s))
{
    bool there = true;
    pthread_mutex_lock(&h->lock);
    while (there && wait_for_job(h, s)) {
        h->at_work++;
        pthread_mutex_unlock(&h->lock);
        there = search(s);
        pthread_mutex_lock(&h->lock);
        h->at_work--;
        if (there)
            prove_take(h->prove, &s->job, &s->report);
        else
            proof_tree_drop(&h->prove->tree, &s->job);
        pthread_cond_broadcast(&h->change);
    }
    pthread_mutex_unlock(&h->lock);
}
