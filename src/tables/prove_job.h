/* prove_job.h - one job of a proof: what is searched, and what came of it. Only prove*.c know it.
 */
#ifndef TABLES_PROVE_JOB_H
#define TABLES_PROVE_JOB_H

#include "tables/prove.h"

struct prove_order {
    struct proof_state state;
    struct proof_node most;
    uint64_t steps; /* 0: there is nothing more to do */
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

void prove_with_threads(struct prove_run *p);
void prove_with_processes(struct prove_run *p); /* process 0 */
void prove_for_process_0(struct prove_run *p);  /* the others, until it has no more questions */
void prove_dismiss(const struct prove_run *p);  /* by process 0: there are none */

#endif
