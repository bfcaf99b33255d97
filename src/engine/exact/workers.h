/* workers.h - who does the work: one worker, or several at once where there are threads.
 *
 * `run` calls job(ctx, worker) once for every worker 0 .. count - 1 and returns when all are done;
 * worker 0 is the caller. NULL for workers is the caller alone. What threads need lives with
 * whoever makes the workers; the engine only takes turns from an atomic counter.
 */
#ifndef EXACT_WORKERS_H
#define EXACT_WORKERS_H

enum { WORKERS_MAX = 64 };

struct workers {
    int count; /* at most WORKERS_MAX */
    void (*run)(const struct workers *workers, void (*job)(void *ctx, int worker), void *ctx);
};

static inline void workers_run(const struct workers *workers, void (*job)(void *ctx, int worker),
                               void *ctx)
{
    if (workers && workers->count > 1)
        workers->run(workers, job, ctx);
    else
        job(ctx, 0);
}

#endif
