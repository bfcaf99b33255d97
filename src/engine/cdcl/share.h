/* share.h - several solvers of one problem that tell each other short clauses and the first solution.
 *
 * A pool is where they meet; each solver has a door to it and comes by now and then, with nothing decided.
 * Whatever a solver learns before a solution is known follows from the problem; what it learns once it has
 * forbidden the first solution follows from the problem and that. So the pool has one first solution, and
 * whoever hears of it forbids it before hearing anything else. A solver that has nothing left then says so
 * for all.
 *
 * The lock is the owner's, as threads are (threads.c): everything here is called while it is held.
 */
#ifndef ENGINE_CDCL_SHARE_H
#define ENGINE_CDCL_SHARE_H

#include "engine/cdcl/solver.h"

enum { SHARED_LITS = 32, SHARED_CLAUSES = 1 << 12 };

struct shared_clause {
    uint32_t n, from;
    uint32_t lit[SHARED_LITS];
};

struct cdcl_pool {
    struct shared_clause *clause; /* a ring of SHARED_CLAUSES: who comes late misses some */
    uint64_t n_clauses;
    uint8_t *first, *second; /* solutions, n_vars bytes each */
    uint64_t n_solutions;
};

/* Told: a clause just learnt, of so many levels. */
void cdcl_pool_tell(struct cdcl_pool *p, const struct cdcl_door *from, const uint32_t *lits, uint32_t n);

/* At level 0: takes in what others have told since. False: this proves that no other solution is left. */
bool cdcl_pool_hear(struct cdcl_pool *p, struct cdcl *s);

/* A solver stands on a solution. True: so many are enough; else it is to be blocked, and gone on. */
bool cdcl_pool_found(struct cdcl_pool *p, struct cdcl *s, uint64_t limit);

/* What makes the solver of door 1, 2, ... another than that of door 0; before its search begins. */
void cdcl_pool_vary(struct cdcl *s);

#endif
