/* search.c - the stages in order, and the conflict driven search that ends them.
 *
 * Level 0 holds facts. Assumptions, if there are any, all stand at level 1, and decisions above.
 * A conflict among facts alone ends everything; one among facts and assumptions ends this call.
 */
#include <string.h>

#include "engine/cdcl/proof.h"
#include "engine/cdcl/share.h"
#include "engine/cdcl/turns.h"

enum {
    RESTART_AFTER = 100,
    PROBE_AFTER = 300
};

static int32_t base_level(const struct cdcl *s)
{
    return s->n_assumed ? 1 : 0;
}

/* Stage 1: what follows from each count alone, once; then to the fixpoint. */
static bool count_all(struct cdcl *s)
{
    for (uint32_t k = 0; k < s->frame.n_counts && !toil(s, 1); k++)
        if (cdcl_count_table[s->state[k]] && !cdcl_count_fire(s, k)) {
            s->broken = true;
            return false;
        }
    return cdcl_root_propagate(s);
}

/* At the root: is the board decided, or will it never be? Sets *v if so. */
static bool root_decided(struct cdcl *s, enum cdcl_verdict *v)
{
    if (s->stopped)
        *v = CDCL_UNKNOWN;
    else if (s->closed != NO_LIT)
        *v = CDCL_YES;
    else if (s->n_trail == s->n_board)
        *v = s->frame.loop ? CDCL_NO : CDCL_YES; /* all crossed out is no loop */
    else
        return false;
    return true;
}

bool cdcl_search_pay(struct cdcl *s)
{
    uint64_t n = s->stats.propagations - s->spent + 1;
    s->spent = s->stats.propagations;
    return work_spend(s->work, n);
}

/* Assume everything at once. False: one of them is already false; core says which. */
static bool assume_all(struct cdcl *s)
{
    cdcl_trail_open_level(s);
    for (uint32_t i = 0; i < s->n_assumed; i++) {
        uint32_t lit = s->assumed[i];
        if (lit_true(s, lit))
            continue;
        if (toil(s, 1))
            return true;
        if (lit_false(s, lit)) {
            s->n_why = 0;
            why_add(s, lit ^ 1);
            cdcl_analyze_core(s);
            s->core[s->n_core++] = lit;
            return false;
        }
        assign(s, lit, reason_make(REASON_NONE, 0));
    }
    return true;
}

/* Learn from the conflict in `why`. False: there is no solution (under the assumptions). */
static bool learn(struct cdcl *s)
{
    int32_t top = cdcl_why_level(s);
    s->stats.conflicts++;
    if (top == 0) {
        s->broken = true;
        s->n_core = 0;
        if (s->log)
            cdcl_proof_end(s);
        return false;
    }
    if (top <= base_level(s)) {
        cdcl_trail_backtrack(s, top);
        cdcl_analyze_core(s);
        return false;
    }
    cdcl_analyze(s, false);
    return true;
}

/* Recent clauses join more levels than usual: the search is in a poor place. */
static bool restart_is_due(const struct cdcl *s)
{
    uint64_t n = s->stats.conflicts;
    return !s->sweeping && n - s->last_restart >= RESTART_AFTER && s->lbd_fast * (double)n > 1.2 * s->lbd_sum;
}

/* The search has found facts: from these pairs and, not too often, probing may find more. */
static void use_facts(struct cdcl *s)
{
    bool ok = cdcl_root_propagate(s) && cdcl_pairwise_settle(s);
    if (ok && s->stats.conflicts >= s->probing.due) {
        s->probing.due = s->stats.conflicts + PROBE_AFTER;
        ok = cdcl_probe_run(s);
    }
    s->broken = !ok || !cdcl_pairwise_export(s);
}

static void restart(struct cdcl *s)
{
    s->last_restart = s->stats.conflicts;
    cdcl_trail_backtrack(s, base_level(s));
    if (s->frame.loop && s->level == 0 && !s->log && s->pairwise.applied < s->n_trail)
        use_facts(s);
    if (s->n_learnt > s->next_reduce) {
        cdcl_clause_reduce(s);
        s->next_reduce = s->n_learnt + s->reduce_step;
    }
}

/* A closed loop is a solution if the counts that hold now, guards included, agree. */
static bool loop_fails(struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    bool fails = false;
    for (int r = 0; r < fr->h && !fails; r++)
        for (int c = 0; c < fr->w && !fails; c++) {
            uint16_t x = s->state[2 * frame_place(fr, r, c) + 1];
            fails = !(count_allowed(x) >> count_in(x) & 1);
        }
    if (fails) {
        s->n_why = 0;
        cdcl_explain_path(s, s->closed, UINT32_MAX);
        if (s->log)
            cdcl_proof_loop(s, s->closed);
        why_add(s, 2 * s->closed + 1);
    }
    return fails;
}

/* One round without conflict so far. Returns false on a conflict; *v is set at a solution. */
static bool advance(struct cdcl *s, enum cdcl_verdict *v)
{
    if (s->closed != NO_LIT) {
        if (loop_fails(s))
            return false;
        *v = CDCL_YES;
        return true;
    }
    uint32_t n = s->n_trail;
    if (s->frame.loop && s->stats.propagations >= s->block.due && !cdcl_block_run(s))
        return false;
    if (s->colours && s->n_trail == n && s->stats.propagations >= s->connected.due &&
        !cdcl_connected_run(s))
        return false;
    if (s->n_trail > n)
        return true;
    uint32_t var = cdcl_order_pop(s);
    if (var == NO_LIT) {
        assert(!s->frame.loop && "a full board has closed its loop");
        *v = CDCL_YES;
        return true;
    }
    s->stats.decisions++;
    cdcl_trail_open_level(s);
    assign(s, 2 * var + s->phase[var], reason_make(REASON_NONE, 0));
    return true;
}

/* False: with what others have found no solution is left. */
static bool meet_others(struct cdcl *s)
{
    cdcl_trail_backtrack(s, 0);
    return s->stopped || s->door->meet(s->door, s);
}

/* A quarter as many conflicts as cells is about what the equations cost. */
static bool refuted(struct cdcl *s)
{
    s->linear_at = UINT64_MAX;
    cdcl_trail_backtrack(s, 0);
    s->broken = cdcl_linear_refutes(s);
    return s->broken;
}

enum cdcl_verdict cdcl_search(struct cdcl *s)
{
    enum cdcl_verdict v = CDCL_UNKNOWN;
    for (uint64_t round = 0;; round++) {
        bool ok = cdcl_propagate(s);
        if (s->log && ok && s->level == 0)
            cdcl_proof_facts(s);
        if (ok && s->level == 0 && s->n_assumed && !s->stopped) {
            if (!assume_all(s))
                return CDCL_NO;
            ok = cdcl_propagate(s);
        }
        if (ok && !s->stopped)
            ok = advance(s, &v);
        if (s->starved || s->stopped)
            return CDCL_UNKNOWN;
        if (v == CDCL_YES)
            return v;
        if (!ok) {
            if (!learn(s))
                return CDCL_NO;
            if (cdcl_turn_is_over(s))
                cdcl_turn_next(s);
            if (s->frame.loop && s->stats.conflicts >= s->linear_at && refuted(s))
                return CDCL_NO;
            if (s->door && s->stats.conflicts >= s->door->due && !meet_others(s))
                return CDCL_NO;
            if (restart_is_due(s))
                restart(s);
            if (s->broken)
                return CDCL_NO;
        }
        if ((!ok || round % 256 == 0) && !cdcl_search_pay(s))
            return CDCL_UNKNOWN;
    }
}

bool cdcl_root_begin(struct cdcl *s, enum cdcl_verdict *v)
{
    bool first = !s->begun;
    *v = CDCL_NO;
    s->begun = true;
    return s->broken || (first && !count_all(s)) || root_decided(s, v);
}

/* Everything that needs no search. True: *v is the verdict. */
static bool root_stages(struct cdcl *s, enum cdcl_verdict *v)
{
    if (cdcl_root_begin(s, v))
        return true;
    if (cdcl_pairwise_begin(s) && !cdcl_pairwise_settle(s))
        return true;
    if (root_decided(s, v))
        return true;
    *v = CDCL_UNKNOWN;
    if (s->starved || !cdcl_search_setup(s) || !cdcl_pairwise_export(s))
        return true;
    *v = CDCL_NO;
    if (!cdcl_root_propagate(s) || (cdcl_probe_take(s) && !cdcl_probe_run(s)))
        return true;
    *v = s->stopped ? CDCL_UNKNOWN : CDCL_YES;
    if (s->stopped || s->closed != NO_LIT || (!s->frame.loop && s->n_trail == s->n_board))
        return true;
    if (!s->frame.loop && !s->log && cdcl_forest_bound_refutes(s, false)) {
        *v = CDCL_NO;
        s->broken = true;
        return true;
    }
    *v = CDCL_UNKNOWN;
    if (!cdcl_pairwise_export(s))
        return true;
    if (s->frame.loop)
        cdcl_turns_begin(s);
    if (s->door && s->door->number)
        cdcl_pool_vary(s);
    return false;
}

enum cdcl_verdict cdcl_solve(struct cdcl *s, const uint32_t *assumed, size_t n)
{
    enum cdcl_verdict v;
    s->n_core = 0;
    if (s->starved)
        return CDCL_UNKNOWN;
    if (s->broken)
        return CDCL_NO;
    if (s->stopped)
        return CDCL_UNKNOWN;
    if (!s->info) {
        if (root_stages(s, &v) && (v != CDCL_YES || n == 0))
            return s->starved ? CDCL_UNKNOWN : v;
        if (!s->info && !cdcl_search_setup(s))
            return CDCL_UNKNOWN;
    } else if (n || s->n_assumed) {
        cdcl_trail_backtrack(s, 0);
    }
    if (n)
        memcpy(s->assumed, assumed, n * sizeof *assumed);
    s->n_assumed = (uint32_t)n;
    return cdcl_search(s);
}

size_t cdcl_core(const struct cdcl *s, const uint32_t **lits)
{
    *lits = s->core;
    return s->n_core;
}

bool cdcl_value(const struct cdcl *s, uint32_t var)
{
    return s->value[var] == 1;
}

/* Move the literal of the highest level from place `at` on to place `at`. */
static void highest_first(struct cdcl *s, uint32_t at)
{
    for (uint32_t i = at + 1; i < s->n_why; i++)
        if (lit_level(s, s->why[i]) > lit_level(s, s->why[at])) {
            uint32_t x = s->why[i];
            s->why[i] = s->why[at];
            s->why[at] = x;
        }
}

/* The clause "not all of these edges" must stand by itself. The clause learnt from it may name
 * crossed out edges too, and those may be open when the same loop closes again. Its first literal
 * is open after the backjump; if the second is not, the next visit puts that right. */
static bool forbid_loop(struct cdcl *s)
{
    highest_first(s, 0);
    if (s->n_why < 2)
        return true;
    highest_first(s, 1);
    for (uint32_t i = 0; i < s->n_why; i++)
        s->learn[i] = s->why[i] ^ 1;
    return cdcl_clause_add(s, s->learn, s->n_why, 0, true) != NO_LIT;
}

/* A loop is blocked by its own edges, since the search stops as soon as it closes; a board of
 * diagonals by its decisions, which all the rest follows from. */
bool cdcl_block(struct cdcl *s)
{
    assert(!s->n_assumed);
    s->n_why = 0;
    if (s->info && s->frame.loop) {
        for (uint32_t i = 0; i < s->n_trail; i++)
            if ((s->trail[i] & 1) && s->trail[i] >> 1 < s->frame.n_vars)
                why_add(s, s->trail[i]);
    } else if (s->info) {
        for (int32_t l = 0; l < s->level; l++)
            why_add(s, s->trail[s->level_start[l]]);
    }
    if (s->n_why == 0) {
        s->broken = true;
        return false;
    }
    if (s->frame.loop && !forbid_loop(s))
        return false;
    cdcl_analyze(s, true);
    return !s->starved;
}
