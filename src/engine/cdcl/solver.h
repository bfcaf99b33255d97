/* solver.h - inside the solver: its state, and what one file offers the others.
 *
 * A literal is 2 * variable + value, so `lit & 1` is the value it asserts and `lit ^ 1` its
 * opposite. Variables below frame.n_vars stand on the lattice. Above them stand, on a lattice of
 * edges, the colours of the cells (frame.n_vars + place; see sides.c), then the guards, each of
 * which switches on an allowed set for one count (see cdcl.h).
 *
 * The trail lists all assigned literals in order. Three heads run along it, cheapest first:
 * counts and colours, then the graph (paths or cycles), then clauses. A head has
 * passed a literal exactly when that propagator's state includes it, and backtracking undoes just
 * that. Invariant: head_clause <= head_graph <= head_count <= n_trail.
 *
 * Two lives. Before `cdcl_search_setup` all is at the root: assignments are facts, nobody records
 * why. Afterwards `info` exists and every assignment carries a reason, a level and its trail
 * position. A reason is a number that names who forced the literal; explain.c turns it into
 * literals only when conflict analysis asks.
 */
#ifndef ENGINE_CDCL_SOLVER_H
#define ENGINE_CDCL_SOLVER_H

#include <assert.h>

#include "core/work.h"
#include "engine/cdcl/cdcl.h"
#include "engine/cdcl/count.h"
#include "engine/cdcl/frame.h"
#include "engine/cdcl/ring.h"

enum { FREE = 2, OUTSIDE = 4, NO_NODE = -1 }; /* a bit each: `value & FREE` asks for several at once */
#define NO_LIT UINT32_MAX

/* Reasons: a kind in the low bits and what it refers to above. */
enum cdcl_reason {
    REASON_NONE,   /* a decision, an assumption, or a fact of the root */
    REASON_COUNT,  /* count number */
    REASON_PAIR,   /* the literal of the partner */
    REASON_SIDES,  /* edge number: it and the colours of its two cells agree */
    REASON_AROUND, /* place of a cell: its clue and the colours around it */
    REASON_CLAUSE, /* place in the clause store */
    REASON_PATH,   /* would close a loop too early */
    REASON_CYCLE,  /* would close a cycle of diagonals */
    REASON_BLOCK,  /* place in the list of cuts */
    REASON_CONNECTED /* the same */
};
enum { REASON_BITS = 4 };

static inline uint32_t reason_make(enum cdcl_reason kind, uint32_t about)
{
    return about << REASON_BITS | kind;
}

static inline enum cdcl_reason reason_kind(uint32_t reason)
{
    return (enum cdcl_reason)(reason & ((1u << REASON_BITS) - 1));
}

struct info {
    uint32_t reason;
    int32_t level;
    uint32_t pos; /* on the trail; 0 for facts found before the search */
};

struct watch {
    uint32_t clause, blocker;
};

struct watches {
    uint32_t start, n, cap; /* in the pool of watches */
};

/* Trees of nodes joined by assigned variables, with undo; see forest.h. */
struct forest {
    struct forest_node {
        int32_t comp; /* name of the tree it is in */
        int32_t next; /* the open nodes of a tree, and maybe others, in a ring */
    } * node;
    uint8_t *open;   /* cells around a corner that are no facts, or not joined yet */
    int32_t *size;   /* nodes in the ring of the tree with that name */
    int32_t *parent; /* towards the root, in any rooting */
    uint32_t *by;    /* variable of the edge to the parent */
    struct forest_join {
        int32_t node, onto; /* the edge that joined, from the smaller tree */
        int32_t from, into; /* names of the two trees */
        uint32_t by;
    } * joins;
    uint32_t n_joins;
};

/* Working memory of the block propagator; one entry a dot. */
struct block {
    int32_t *time, *low, *path, *stack;
    int32_t *came;        /* the edge by which a dot was reached */
    int32_t *piece;       /* which piece of the rest, or `start`: in the block */
    uint8_t *next;        /* direction to try next */
    int32_t start, clock; /* numbers below start are from earlier runs */
    uint32_t visited;     /* dots, in the last run */
    uint64_t due;         /* run again when so many propagations are done */
};

/* Working memory of the propagator of connected colours. */
struct connected {
    int32_t *time; /* one a place */
    struct connected_visit {
        int32_t place, time, low;
        int32_t known; /* the oldest known cell from here on, or 0 */
        unsigned todo; /* directions to try yet */
    } * path;
    uint32_t runs;
    uint32_t oldest; /* where the oldest inside cell stood on the trail, or one as good */
    uint64_t due; /* run again when so many propagations are done */
    /* A search for the reason, by dot and parity. */
    uint32_t *cost, base; /* to come there, and base; below base: not reached */
    int32_t *from;        /* ... from which one */
    uint32_t *by;         /* ... by which literal */
    int32_t *queue[2], *rim;
    uint32_t *over;         /* cells, by parity: equal to base when passed over */
    uint32_t *mark, now;    /* variables on the border have this number, cells within one more */
    uint32_t *walked, walk; /* edges crossed by the walk have this number */
};

struct pairwise {
    struct ring changed; /* counts whose mask did */
    uint32_t applied;    /* how much of the trail the masks include */
    uint16_t *told;      /* per count: what its neighbours know of its pairs */
    uint16_t *exported;  /* per count: what the search knows of them */
};

/* What probing keeps from run to run. */
struct probing {
    struct ring open;   /* variables to try */
    uint8_t *passed;    /* literals that followed from one that did not fail */
    uint8_t *first_try; /* the value from which more followed */
    uint32_t next;      /* variable to begin with: the one at which it ended last time */
    uint64_t due;       /* conflicts after which it may be tried again */
};

/* Where a solver meets others that work on the same problem; see share.h. */
struct cdcl_door {
    uint32_t number; /* of this solver among them, from 0 on */
    uint64_t due;    /* conflicts after which it comes by */
    bool (*meet)(struct cdcl_door *d, struct cdcl *s); /* at level 0; false: no solution is left */
    void (*tell)(struct cdcl_door *d, const uint32_t *lits, uint32_t n); /* a clause just learnt */
    void *ctx;
    uint64_t heard;  /* clauses of others, so far */
    bool forbidden;  /* the first solution is */
};

struct guard {
    uint32_t count;
    uint8_t allowed, before; /* the set it switches on, and the one it replaced */
};

struct cdcl {
    struct cdcl_frame frame;
    struct work *work;

    /* Assignment. */
    uint8_t *value; /* 0, 1, FREE, or OUTSIDE the board */
    uint32_t *trail;
    uint32_t n_trail, head_count, head_graph, head_clause;
    uint32_t n_all;   /* variables, guards included */
    uint32_t n_board; /* variables on the board */
    uint32_t guard0;  /* the first guard; below it, from frame.n_vars on, colours of cells */
    struct info *info;
    int32_t level;
    uint32_t *level_start; /* trail position at which level i+1 began */

    /* Counts and pairs. */
    uint16_t *state;
    uint16_t *mask; /* allowed states of the four members, kept at the root only */
    struct pairwise pairwise;
    struct probing probing;
    uint8_t *around;  /* per place of a cell: neighbours inside and outside, packed as in a state */
    uint8_t *implied; /* per literal: two bits a partner, its possible values */
    struct guard *guard; /* of variable guard0 + i */
    uint32_t *active;    /* per count: guard variable now switched on, or 0 */
    uint32_t n_guards;

    /* Graph. */
    int32_t *end; /* loop: the other end of the path that ends here */
    int32_t n_paths;
    uint32_t n_true;      /* edges drawn, counted by head_count */
    uint32_t closed;      /* the edge that closed a loop which is a solution, or NO_LIT */
    struct forest forest; /* diagonals: corners joined by lines */
    struct block block;
    struct connected connected;
    uint32_t *cut; /* reasons of block.c: length, length of the trail, literals; and of connected.c */
    uint32_t n_cut, cap_cut;
    uint32_t *cut_start; /* n_cut when a level began */

    /* Clauses. */
    uint32_t *store;
    uint32_t n_store, cap_store;
    uint32_t *learnt;
    uint32_t n_learnt, cap_learnt;
    struct watch *pool;
    uint32_t n_pool, cap_pool;
    struct watches *watches; /* per literal */

    /* Analysis. */
    uint8_t *seen;
    uint32_t *why; /* true literals that explain a literal or a conflict */
    uint32_t n_why;
    uint32_t *learn;
    uint32_t n_learn;
    uint32_t *stamp; /* marks per level or node, valid when equal to `now` */
    uint32_t now;
    uint32_t *level_mark, analyses;   /* levels with a literal in the clause being learnt */
    uint32_t *deep, n_deep, cap_deep; /* reasons being unrolled */
    uint32_t *clear;                  /* variables whose seen mark is to be taken off */
    uint32_t n_clear;

    /* Order of decisions. */
    double *activity;
    double bump;
    uint32_t *heap, n_heap;
    uint32_t *heap_at; /* its place in the heap and one; 0: not there */
    uint8_t *phase;
    bool by_lines;      /* on edges: decide lines now, or colours of cells */
    bool sweeping;      /* decide one variable after the other as they stand on the board, */
    uint32_t sweep;     /* from this one on: those before it are filled */
    uint32_t sweep_deepest; /* the furthest it has been, in this turn */
    uint32_t row_turns;     /* turns by rows that are left, this one included */
    uint64_t turn_began;    /* conflicts before it */
    uint64_t linear_at; /* conflicts after which the clues are tried as equations, once */
    uint64_t next_turn; /* conflicts after which either changes */

    /* Assumptions of this search and the ones that clashed. */
    uint32_t *assumed;
    uint32_t n_assumed;
    uint32_t *core;
    uint32_t n_core;

    bool colours;         /* on edges: cells inside and outside are told apart; not in a proof */
    struct cdcl_log *log; /* the search is written down (proof.h); or NULL */
    struct cdcl_door *door; /* to others with the same problem; or NULL */

    struct cdcl_stats stats;
    uint64_t spent; /* propagations already paid for */
    double lbd_fast, lbd_sum;
    uint64_t last_restart, next_reduce, reduce_step;
    bool begun;       /* each count has been looked at */
    bool broken;      /* contradiction at the root */
    bool starved;     /* the arena is used up */
    bool stopped;     /* somebody asked to stop: what stands here is half done, and used no more */
    uint32_t unasked; /* places looked at since that was last asked */
};

/* `places` more were looked at: has somebody asked to stop meanwhile? Propagation then ends before
 * its fixpoint and without a conflict, so whoever concludes something from it asks `stopped`. */
enum { ASK_AFTER = 1 << 12 };

static inline bool toil(struct cdcl *s, uint32_t places)
{
    s->unasked += places;
    if (s->unasked >= ASK_AFTER) {
        s->unasked = 0;
        s->stopped = s->stopped || work_stopped(s->work);
    }
    return s->stopped;
}

/* ---- trail ---- */

static inline bool lit_true(const struct cdcl *s, uint32_t lit)
{
    return s->value[lit >> 1] == (lit & 1);
}

static inline bool lit_false(const struct cdcl *s, uint32_t lit)
{
    return s->value[lit >> 1] == ((lit & 1) ^ 1);
}

static inline void assign_root(struct cdcl *s, uint32_t lit)
{
    s->value[lit >> 1] = lit & 1;
    s->trail[s->n_trail++] = lit;
}

static inline void assign(struct cdcl *s, uint32_t lit, uint32_t reason)
{
    if (s->info)
        s->info[lit >> 1] = (struct info){reason, s->level, s->n_trail};
    assign_root(s, lit);
}

static inline int32_t lit_level(const struct cdcl *s, uint32_t lit)
{
    return s->info[lit >> 1].level;
}

static inline void why_add(struct cdcl *s, uint32_t lit) /* facts of the root need no mention */
{
    if (s->info[lit >> 1].level > 0)
        s->why[s->n_why++] = lit;
}

void cdcl_trail_open_level(struct cdcl *s);
void cdcl_trail_backtrack(struct cdcl *s, int32_t level);

/* ---- propagators: false means a conflict, explained in `why` once the search has begun ---- */

bool cdcl_propagate(struct cdcl *s);
bool cdcl_count_fire(struct cdcl *s, uint32_t count); /* act on its state */
bool cdcl_guard_switch(struct cdcl *s, uint32_t lit); /* a guard was assigned */
void cdcl_guard_undo(struct cdcl *s, uint32_t lit);
bool cdcl_path_step(struct cdcl *s, uint32_t var); /* an edge was drawn */
void cdcl_path_undo(struct cdcl *s, uint32_t var);
bool cdcl_acyclic_step(struct cdcl *s, uint32_t lit); /* a cell was filled */
bool cdcl_acyclic_is_quiet(const struct cdcl *s, uint32_t lit); /* nothing would follow from it */
bool cdcl_side_step(struct cdcl *s, uint32_t lit);    /* an edge was drawn or crossed out */
bool cdcl_cell_step(struct cdcl *s, uint32_t lit);    /* a cell was coloured */
void cdcl_sides_begin(struct cdcl *s);
bool cdcl_around_step(struct cdcl *s, uint32_t lit); /* a cell was coloured */
void cdcl_around_undo(struct cdcl *s, uint32_t lit);
bool cdcl_around_fire(struct cdcl *s, uint32_t place); /* act on what is known around a cell */
bool cdcl_around_begin(struct cdcl *s);
bool cdcl_block_run(struct cdcl *s); /* may assign; then propagate again */
bool cdcl_connected_run(struct cdcl *s); /* the same */
bool cdcl_clause_step(struct cdcl *s, uint32_t lit);

/* ---- reasons ---- */

void cdcl_explain(struct cdcl *s, uint32_t lit); /* why = literals that forced lit */
void cdcl_explain_count(struct cdcl *s, uint32_t count, uint32_t before, int action);
void cdcl_explain_members(struct cdcl *s, const uint32_t var[4], unsigned flip, unsigned allowed,
                          uint32_t before, int action);
void cdcl_explain_around(struct cdcl *s, uint32_t lit, uint32_t place);
/* an edge off the loop */
uint32_t cdcl_explain_path(struct cdcl *s, uint32_t var, uint32_t before);
bool cdcl_block_explain(struct cdcl *s, uint32_t closing, uint32_t other); /* false: it was left as it is */
uint32_t cdcl_block_oldest(const struct cdcl *s); /* edge, or NO_LIT */
enum { CUT_HEAD = 2 };
void cdcl_explain_cycle(struct cdcl *s, uint32_t var, bool value);
void cdcl_explain_connected(struct cdcl *s, uint32_t lit, uint32_t at);
void cdcl_explain_sides(struct cdcl *s, uint32_t lit, uint32_t edge);

/* ---- clauses ---- */

enum { CLAUSE_HEAD = 2, CLAUSE_KEEP = 1u << 31 };
uint32_t cdcl_clause_add(struct cdcl *s, const uint32_t *lits, uint32_t n, uint32_t lbd, bool keep);
void cdcl_clause_reduce(struct cdcl *s);

/* ---- conflict analysis: learns a clause, goes back, asserts its first literal ---- */

/* the highest of a literal in `why`; 0: facts alone */
int32_t cdcl_why_level(const struct cdcl *s);
void cdcl_analyze(struct cdcl *s, bool keep); /* from `why`; level >= 1 */
void cdcl_analyze_core(struct cdcl *s);       /* from `why`, to assumptions */

/* ---- order ---- */

static inline bool order_has(const struct cdcl *s, uint32_t var) /* is it decided, in this turn? */
{
    return !s->frame.loop || s->by_lines == (var < s->frame.n_vars);
}

void cdcl_order_fill(struct cdcl *s);
void cdcl_order_sweep_back(struct cdcl *s, int32_t level); /* levels above it are about to go */
void cdcl_order_insert(struct cdcl *s, uint32_t var);
void cdcl_order_bump(struct cdcl *s, uint32_t var);
uint32_t cdcl_order_pop(struct cdcl *s); /* a free variable, or NO_LIT */

/* ---- stages ---- */

/* Each count alone, once, and what follows. True: *v is the verdict. */
bool cdcl_root_begin(struct cdcl *s, enum cdcl_verdict *v);
bool cdcl_root_propagate(struct cdcl *s);  /* false: no solution; sets broken */
bool cdcl_pairwise_begin(struct cdcl *s);  /* false: starved */
bool cdcl_pairwise_settle(struct cdcl *s); /* to a fixpoint with propagation; needs level 0 */
void cdcl_pairwise_learn(struct cdcl *s, uint32_t lit); /* from a literal that did not fail */
bool cdcl_pairwise_export(struct cdcl *s);              /* pairs for the search; false: starved */
bool cdcl_probe_take(struct cdcl *s);     /* false: starved */
bool cdcl_probe_run(struct cdcl *s);      /* failed literals; needs the search begun, level 0 */
bool cdcl_linear_refutes(struct cdcl *s); /* the clues, as linear equations; level 0, no guards */
/* Diagonals: trees with too many lines, in some rectangle or in one as high as the board; level 0. */
bool cdcl_forest_bound_refutes(struct cdcl *s, bool all);
enum cdcl_verdict cdcl_search(struct cdcl *s); /* to a solution, or none, under `assumed` */
bool cdcl_search_pay(struct cdcl *s);     /* for what was done since; false: stop */
bool cdcl_search_setup(struct cdcl *s);   /* memory for the search; false: starved or stopped */
void *cdcl_take(struct cdcl *s, size_t n, size_t size); /* NULL: starved */
struct ring cdcl_ring_take(struct cdcl *s, uint32_t cap); /* starved if there is no memory */

#endif
