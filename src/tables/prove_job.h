/* prove_job.h - one job of a proof: what is searched, and what came of it. Only prove*.c know it.
 */
#ifndef TABLES_PROVE_JOB_H
#define TABLES_PROVE_JOB_H

#include <pthread.h>

#include "tables/prove.h"

struct prove_order {
    struct proof_state state;
    struct proof_node most;
    uint64_t steps;
};

struct prove_report {
    struct proof_node found;
    uint64_t steps;  /* spent */
    int32_t replies; /* -1: they are not known */
    bool drawn;
    struct proof_reply reply[PROOF_MOVES];
};

/* A searcher's part: `p` has a table, an arena and work of its own. */
void prove_search(struct proof *p, const struct prove_order *order, struct prove_report *out);

/* The tree's part, one at a time: the next job, and what came of one. SETTLED: the question is
 * answered, or the run is over. */
enum proof_pick prove_next(struct prove_run *p, struct proof_job *job, struct prove_order *order);
void prove_take(struct prove_run *p, const struct proof_job *job, const struct prove_report *r);

/* All who search at the same time, and what each of them has at work. */
struct prove_searchers {
    struct prove_run *prove;
    pthread_mutex_t lock; /* of the tree */
    pthread_cond_t change;
    int at_work;
    bool over;
};

struct prove_searcher {
    struct proof_job job;
    struct prove_order order;
    struct prove_report report;
};

void prove_searchers_open(struct prove_searchers *h, struct prove_run *p);
void prove_searchers_close(struct prove_searchers *h);
/* In a thread: one job after another, until the question is answered or `search` has none of its
 * own to report, being lost or stopped. */
void prove_searcher_run(struct prove_searchers *h, struct prove_searcher *s,
                        bool (*search)(struct prove_searcher *s));

void prove_with_threads(struct prove_run *p);
void prove_with_processes(struct prove_run *p); /* process 0 */

#endif
