/* workers.c - threads as workers for the exact engine. */
#include <pthread.h>
#include <unistd.h>

#include "tables/workers.h"

struct worker {
    void (*job)(void *ctx, int worker);
    void *ctx;
    int number;
};

static void *worker_start(void *arg)
{
    struct worker *h = arg;
    h->job(h->ctx, h->number);
    return NULL;
}

/* A thread that cannot be started leaves its share to the others. */
static void start_and_join(const struct workers *workers, void (*job)(void *ctx, int worker),
                           void *ctx)
{
    pthread_t thread[WORKERS_MAX];
    struct worker worker[WORKERS_MAX];
    bool started[WORKERS_MAX] = {false};
    for (int i = 1; i < workers->count; i++) {
        worker[i] = (struct worker){job, ctx, i};
        started[i] = pthread_create(&thread[i], NULL, worker_start, &worker[i]) == 0;
    }
    job(ctx, 0);
    for (int i = 1; i < workers->count; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
}

struct workers workers_of(int count)
{
    if (count <= 0)
        count = (int)sysconf(_SC_NPROCESSORS_ONLN);
    if (count > WORKERS_MAX)
        count = WORKERS_MAX;
    return (struct workers){count < 1 ? 1 : count, start_and_join};
}
