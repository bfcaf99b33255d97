/* crew.h - who does the work: one hand, or several at once where there are threads.
 *
 * `run` calls job(ctx, hand) once for every hand 0 .. hands - 1 and returns when all are done;
 * hand 0 is the caller. A crew of NULL is the caller alone. What threads need lives with whoever
 * makes a crew; the engine only takes turns from an atomic counter.
 */
#ifndef EXACT_CREW_H
#define EXACT_CREW_H

enum { CREW_MAX = 64 };

struct crew {
    int hands; /* at most CREW_MAX */
    void (*run)(const struct crew *crew, void (*job)(void *ctx, int hand), void *ctx);
};

static inline void crew_run(const struct crew *crew, void (*job)(void *ctx, int hand), void *ctx)
{
    if (crew && crew->hands > 1)
        crew->run(crew, job, ctx);
    else
        job(ctx, 0);
}

#endif
