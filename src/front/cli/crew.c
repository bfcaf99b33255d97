/* crew.c - a crew of threads for the exact engine. */
#include <pthread.h>
#include <unistd.h>

#include "front/cli/crew.h"

struct hand {
    void (*job)(void *ctx, int hand);
    void *ctx;
    int number;
};

static void *hand_start(void *arg)
{
    struct hand *h = arg;
    h->job(h->ctx, h->number);
    return NULL;
}

/* A thread that cannot be started leaves its share to the others. */
static void threads_run(const struct crew *crew, void (*job)(void *ctx, int hand), void *ctx)
{
    pthread_t thread[CREW_MAX];
    struct hand hand[CREW_MAX];
    bool started[CREW_MAX] = {false};
    for (int i = 1; i < crew->hands; i++) {
        hand[i] = (struct hand){job, ctx, i};
        started[i] = pthread_create(&thread[i], NULL, hand_start, &hand[i]) == 0;
    }
    job(ctx, 0);
    for (int i = 1; i < crew->hands; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
}

struct crew crew_of(int hands)
{
    if (hands <= 0)
        hands = (int)sysconf(_SC_NPROCESSORS_ONLN);
    if (hands > CREW_MAX)
        hands = CREW_MAX;
    return (struct crew){hands < 1 ? 1 : hands, threads_run};
}
