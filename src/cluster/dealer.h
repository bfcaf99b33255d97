/* dealer.h - jobs that process 0 deals out to the others (cluster.h), one at a time to each; a job and its
 * answer are bytes. A process that ends, or whose machine does, is known by its silence: all say once a second
 * that they are there. Its job is lost then, and may be dealt again.
 */
#ifndef CLUSTER_DEALER_H
#define CLUSTER_DEALER_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/text.h"

struct cluster;

enum { DEALER_JOB = 256 }; /* bytes at most */

enum dealer_answer { DEALER_ANSWERED, DEALER_LOST, DEALER_STOPPED };

struct dealer_place; /* what is known of one of the others */

struct dealer { /* process 0 */
    const struct cluster *cluster;
    bool (*stop)(void *ctx); /* everybody is to stop; may be NULL */
    void *ctx;
    struct dealer_place *place; /* by process */
    bool lost;                  /* somebody is */
    bool stopped;
    int at_work; /* threads */
    int64_t beaten_us;
    pthread_mutex_t lock;
    pthread_cond_t news;
};

bool dealer_open(struct dealer *d, const struct cluster *c, struct arena *arena); /* false: no memory */
/* Tells everybody that it is over. */
void dealer_close(struct dealer *d);

/* Calls play(run) in a thread for each of the others, and sees to their mail until all have returned. */
void dealer_run(struct dealer *d, void *(*play)(void *run), void *run);
/* In one of these threads: a job for process `to`, which no other thread asks. The answer stands until the
 * next job for it. */
enum dealer_answer dealer_ask(struct dealer *d, int to, struct slice job, struct slice *answer);

struct dealer_worker { /* one of the others */
    const struct cluster *cluster;
    void (*work)(void *ctx, struct slice job, struct writer *answer); /* in a thread of its own */
    void *ctx;
    atomic_bool over; /* whatever is at work is to end */
};

/* Works until process 0 says that it is over, or is no more. False: some process is lost, so this one leaves
 * alone (cluster_leave_alone). */
bool dealer_serve(struct dealer_worker *w);

#endif
