/* solver.h - a conflict driven clause solver that knows what an order is.
 *
 * Its first variables compare the items of an unknown order, a pair each; what follows from two
 * comparisons about a third is drawn from rows of bits and needs no clauses. All others mean what
 * the clauses say of them. A literal is twice a variable, and one more if the variable is to be
 * true.
 *
 * Order of calls: open, add ..., then run any number of times; add is allowed at any time.
 * All memory comes from the arena of `work` and stays taken until the caller releases its mark.
 */
#ifndef ENGINE_WALK_SOLVER_H
#define ENGINE_WALK_SOLVER_H

#include <stdbool.h>
#include <stdint.h>

#include "core/work.h"
#include "engine/walk/partial_order.h"

enum walk_verdict { WALK_NO, WALK_YES, WALK_UNKNOWN };
enum walk_truth { LIT_FALSE, LIT_TRUE, LIT_FREE };
enum { NO_LIT = UINT32_MAX };

/* Why a literal is true: the rest of a clause, the partner in a clause of two, or both of its items
 * compared with a third. */
enum walk_reason { REASON_NONE, REASON_CLAUSE, REASON_TWO, REASON_THIRD };

struct walk_solver {
    struct work *work;
    uint32_t vars;
    int items;
    uint64_t above[ORDER_MAX], below[ORDER_MAX]; /* as the literals that are true say */
    uint8_t (*pair)[2]; /* items of a comparing variable, the smaller first */

    /* The trail. */
    uint8_t *truth; /* of a literal */
    uint32_t *trail, n_trail, head;
    uint32_t *level_start;
    int32_t level;
    struct walk_info {
        uint32_t reason; /* kind in two bits, then what it is about */
        int32_t level;
    } * info; /* of a variable */

    /* Clauses: size and LBD (0: it stays), then literals, the two watched ones first. */
    uint32_t *store, n_store, cap_store;
    uint32_t n_given; /* store words of clauses that are not learnt */
    uint32_t n_learnt, most_learnt;
    struct walk_watch {
        uint32_t clause, other; /* if the other literal is true the clause need not be visited */
    } * pool;
    uint32_t n_pool, cap_pool;
    struct walk_list {
        uint32_t start, n, cap;
    } * watches, *twos; /* of a literal, in the pool; those of clauses of two in `partner` */
    uint32_t *two, n_two, cap_two; /* clauses of two, as they came */
    uint32_t *partner;

    /* Analysis. */
    uint32_t *why, n_why; /* true literals that cannot all be */
    uint32_t *learn, n_learn;
    uint32_t *clear, n_clear;
    uint8_t *seen;
    uint64_t *level_mark, analyses;

    /* Decisions. */
    double *activity, bump;
    uint32_t *heap, n_heap, *heap_at; /* its place and one; 0: not there */

    uint64_t conflicts, propagations, paid, next_restart, restarts, next_reduce;
    bool ready, broken, starved;
};

/* NULL: no memory. */
struct walk_solver *walk_solver_open(int items, uint32_t vars, struct work *w);

/* A comparison: item a stands above item b. */
uint32_t walk_solver_above(int a, int b);

/* One of these n is true; n may be 0. Forgets the values found last. */
void walk_solver_add(struct walk_solver *s, const uint32_t *lits, uint32_t n);

/* Until so many propagations have been made in all. YES: the values of all variables stay readable
 * until the next call. UNKNOWN: that was not enough, or the budget or the memory ran out. */
enum walk_verdict walk_solver_run(struct walk_solver *s, uint64_t propagations);

static inline bool walk_solver_is_true(const struct walk_solver *s, uint32_t lit)
{
    return s->truth[lit] == LIT_TRUE;
}

/* ---- inside ---- */

void walk_solver_assign(struct walk_solver *s, uint32_t lit, uint32_t reason);
void walk_solver_back(struct walk_solver *s, int32_t level);
bool walk_solver_propagate(struct walk_solver *s); /* false: a conflict, which is in `why` */
void walk_solver_explain(struct walk_solver *s,
                         uint32_t lit);          /* into `why`, behind what is there */
void walk_solver_analyze(struct walk_solver *s); /* learns from `why`; the level is not 0 */
/* Kept in the store and watched; n >= 2. Returns where, or 0: no memory. */
uint32_t walk_solver_keep(struct walk_solver *s, const uint32_t *lits, uint32_t n, uint32_t lbd);
bool walk_solver_sort_twos(struct walk_solver *s); /* before the first run; false: no memory */
void walk_solver_forget(struct walk_solver *s); /* the worse half of what was learnt; at level 0 */
void walk_solver_bump(struct walk_solver *s, uint32_t var);
void walk_solver_offer(struct walk_solver *s, uint32_t var); /* it may be decided again */
uint32_t walk_solver_choose(struct walk_solver *s);          /* a free variable, or NO_LIT */

static inline uint32_t reason_make(enum walk_reason kind, uint32_t about)
{
    return about << 2 | kind;
}

#endif
