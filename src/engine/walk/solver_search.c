/* solver_search.c - memory, decisions, and what is learnt from conflicts.
 *
 * The first unique implication point (Marques-Silva, Sakallah 1996), activities (Moskewicz and
 * others 2001), and restarts after Luby. From each conflict one clause is learnt, shortened by the
 * literals whose reasons stand in it already. Decisions are always false: most places are not
 * walked on and most steps not made, and to try again what a variable was before it was undone
 * costs ten times the conflicts here.
 */
#include <string.h>

#include "engine/walk/luby.h"
#include "engine/walk/solver.h"

enum { RESTART_AFTER = 64, LEARNT_AT_FIRST = 4000, ROUNDS = 256, STEPS_EACH = 4 };

static const double decay = 0.95; /* of activities, a conflict */

/* ---- memory ---- */

uint32_t walk_solver_above(int a, int b)
{
    int low = a < b ? a : b, high = a < b ? b : a;
    return 2 * (uint32_t)(high * (high - 1) / 2 + low) + (a < b);
}

static void *take(struct walk_solver *s, size_t n, size_t size)
{
    void *p = arena_take(s->work->arena, n, size);
    s->starved = s->starved || !p;
    return p;
}

static void variables_begin(struct walk_solver *s)
{
    memset(s->truth, LIT_FREE, 2 * s->vars);
    for (int b = 0, at = 0; b < s->items; b++)
        for (int a = 0; a < b; a++, at++) {
            s->pair[at][0] = (uint8_t)a;
            s->pair[at][1] = (uint8_t)b;
        }
    for (uint32_t v = 0; v < s->vars; v++)
        walk_solver_offer(s, v);
}

struct walk_solver *walk_solver_open(int items, uint32_t vars, struct work *w)
{
    struct walk_solver *s = arena_take(w->arena, 1, sizeof *s);
    size_t n = vars;
    if (!s)
        return NULL;
    s->work = w;
    s->items = items;
    s->vars = vars;
    s->bump = 1;
    s->n_store = 1; /* no clause is at 0 */
    s->most_learnt = LEARNT_AT_FIRST;
    s->pair = take(s, (size_t)(items * (items - 1) / 2) + 1, sizeof *s->pair);
    s->truth = take(s, 2 * n, 1);
    s->trail = take(s, n, sizeof *s->trail);
    s->level_start = take(s, n + 1, sizeof *s->level_start);
    s->info = take(s, n, sizeof *s->info);
    s->watches = take(s, 2 * n, sizeof *s->watches);
    s->twos = take(s, 2 * n, sizeof *s->twos);
    s->why = take(s, n + 1, sizeof *s->why);
    s->learn = take(s, n + 1, sizeof *s->learn);
    s->clear = take(s, n, sizeof *s->clear);
    s->seen = take(s, n, 1);
    s->level_mark = take(s, n + 1, sizeof *s->level_mark);
    s->activity = take(s, n, sizeof *s->activity);
    s->heap = take(s, n, sizeof *s->heap);
    s->heap_at = take(s, n, sizeof *s->heap_at);
    if (s->starved)
        return NULL;
    variables_begin(s);
    return s;
}

/* ---- the heap of free variables ---- */

static void heap_put(struct walk_solver *s, uint32_t at, uint32_t var)
{
    s->heap[at] = var;
    s->heap_at[var] = at + 1;
}

static void heap_up(struct walk_solver *s, uint32_t at)
{
    uint32_t var = s->heap[at];
    for (uint32_t up; at > 0 && s->activity[s->heap[up = (at - 1) / 2]] < s->activity[var]; at = up)
        heap_put(s, at, s->heap[up]);
    heap_put(s, at, var);
}

static void heap_down(struct walk_solver *s, uint32_t at)
{
    uint32_t var = s->heap[at];
    for (uint32_t child; (child = 2 * at + 1) < s->n_heap; at = child) {
        if (child + 1 < s->n_heap && s->activity[s->heap[child + 1]] > s->activity[s->heap[child]])
            child++;
        if (s->activity[s->heap[child]] <= s->activity[var])
            break;
        heap_put(s, at, s->heap[child]);
    }
    heap_put(s, at, var);
}

void walk_solver_offer(struct walk_solver *s, uint32_t var)
{
    if (s->heap_at[var])
        return;
    heap_put(s, s->n_heap++, var);
    heap_up(s, s->n_heap - 1);
}

uint32_t walk_solver_choose(struct walk_solver *s)
{
    while (s->n_heap) {
        uint32_t var = s->heap[0];
        s->heap_at[var] = 0;
        if (--s->n_heap) {
            heap_put(s, 0, s->heap[s->n_heap]);
            heap_down(s, 0);
        }
        if (s->truth[2 * var] == LIT_FREE)
            return var;
    }
    return NO_LIT;
}

void walk_solver_bump(struct walk_solver *s, uint32_t var)
{
    s->activity[var] += s->bump;
    if (s->activity[var] > 1e100) {
        for (uint32_t v = 0; v < s->vars; v++)
            s->activity[v] *= 1e-100;
        s->bump *= 1e-100;
    }
    if (s->heap_at[var])
        heap_up(s, s->heap_at[var] - 1);
}

/* ---- the trail ---- */

static inline bool is_comparison(const struct walk_solver *s, uint32_t var)
{
    return var < (uint32_t)(s->items * (s->items - 1) / 2);
}

void walk_solver_assign(struct walk_solver *s, uint32_t lit, uint32_t reason)
{
    uint32_t var = lit >> 1;
    s->truth[lit] = LIT_TRUE;
    s->truth[lit ^ 1] = LIT_FALSE;
    s->info[var] = (struct walk_info){reason, s->level};
    s->trail[s->n_trail++] = lit;
    if (is_comparison(s, var)) {
        const uint8_t *pair = s->pair[var];
        s->below[pair[~lit & 1]] |= order_bit(pair[lit & 1]);
        s->above[pair[lit & 1]] |= order_bit(pair[~lit & 1]);
    }
}

void walk_solver_back(struct walk_solver *s, int32_t level)
{
    if (s->level <= level)
        return;
    uint32_t keep = s->level_start[level];
    while (s->n_trail > keep) {
        uint32_t lit = s->trail[--s->n_trail], var = lit >> 1;
        s->truth[lit] = s->truth[lit ^ 1] = LIT_FREE;
        walk_solver_offer(s, var);
        if (is_comparison(s, var)) {
            const uint8_t *pair = s->pair[var];
            s->below[pair[~lit & 1]] &= ~order_bit(pair[lit & 1]);
            s->above[pair[lit & 1]] &= ~order_bit(pair[~lit & 1]);
        }
    }
    s->head = s->head < keep ? s->head : keep;
    s->level = level;
}

/* ---- learning ---- */

enum { IN_CLAUSE = 1, KNOWN = 2, STUCK = 3, DEEPEST = 12 };

static void mark(struct walk_solver *s, uint32_t var, uint8_t how)
{
    if (!s->seen[var])
        s->clear[s->n_clear++] = var;
    s->seen[var] = how;
}

/* Takes the literals of `why` in; returns how many are of the newest level. */
static uint32_t take_in(struct walk_solver *s)
{
    uint32_t newest = 0;
    for (uint32_t i = 0; i < s->n_why; i++) {
        uint32_t var = s->why[i] >> 1;
        if (s->seen[var] || s->info[var].level == 0)
            continue;
        mark(s, var, IN_CLAUSE);
        walk_solver_bump(s, var);
        if (s->info[var].level == s->level)
            newest++;
        else
            s->learn[s->n_learn++] = s->why[i] ^ 1;
    }
    return newest;
}

/* Does this true literal follow from others of the clause alone? Reasons stand in `why`, one behind
 * the other, while they are looked through. */
static bool follows(struct walk_solver *s, uint32_t lit, int depth)
{
    uint32_t reason = s->info[lit >> 1].reason, from = s->n_why;
    if (reason == REASON_NONE || depth == DEEPEST)
        return false;
    if ((reason & 3) == REASON_CLAUSE && from + s->store[reason >> 2] > s->vars)
        return false;
    if (from + 2 > s->vars)
        return false;
    walk_solver_explain(s, lit);
    bool ok = true;
    for (uint32_t i = from, to = s->n_why; i < to && ok; i++) {
        uint32_t var = s->why[i] >> 1;
        if (s->info[var].level == 0)
            continue;
        if (s->seen[var]) {
            ok = s->seen[var] != STUCK;
        } else if (s->level_mark[s->info[var].level] != s->analyses) {
            ok = false;
        } else {
            ok = follows(s, s->why[i], depth + 1);
            mark(s, var, ok ? KNOWN : STUCK);
        }
    }
    s->n_why = from;
    return ok;
}

static void shorten(struct walk_solver *s)
{
    uint32_t n = 1;
    s->analyses++;
    for (uint32_t i = 0; i < s->n_learn; i++)
        s->level_mark[s->info[s->learn[i] >> 1].level] = s->analyses;
    s->n_why = 0;
    for (uint32_t i = 1; i < s->n_learn; i++)
        if (!follows(s, s->learn[i] ^ 1, 0))
            s->learn[n++] = s->learn[i];
    s->n_learn = n;
}

static uint32_t count_levels(struct walk_solver *s)
{
    uint32_t n = 0;
    s->analyses++;
    for (uint32_t i = 0; i < s->n_learn; i++) {
        uint64_t *at = &s->level_mark[s->info[s->learn[i] >> 1].level];
        n += *at != s->analyses;
        *at = s->analyses;
    }
    return n;
}

/* The newest literal after the first goes to place 1, where it is watched; its level is where the
 * clause first forces its first literal. */
static int32_t second_level(struct walk_solver *s)
{
    uint32_t best = 1;
    if (s->n_learn < 2)
        return 0;
    for (uint32_t i = 2; i < s->n_learn; i++)
        if (s->info[s->learn[i] >> 1].level > s->info[s->learn[best] >> 1].level)
            best = i;
    uint32_t x = s->learn[1];
    s->learn[1] = s->learn[best];
    s->learn[best] = x;
    return s->info[s->learn[1] >> 1].level;
}

static void learn_clause(struct walk_solver *s)
{
    uint32_t lbd = count_levels(s), reason = REASON_NONE;
    walk_solver_back(s, second_level(s));
    if (s->n_learn > 1) {
        uint32_t c = walk_solver_keep(s, s->learn, s->n_learn, lbd);
        if (!c)
            return;
        reason = reason_make(REASON_CLAUSE, c);
    }
    walk_solver_assign(s, s->learn[0], reason);
    s->bump *= 1 / decay;
}

void walk_solver_analyze(struct walk_solver *s)
{
    s->n_learn = 1;
    uint32_t open = take_in(s), i = s->n_trail, lit;
    for (;;) {
        do
            lit = s->trail[--i];
        while (!s->seen[lit >> 1]);
        if (--open == 0)
            break;
        s->n_why = 0;
        walk_solver_explain(s, lit);
        open += take_in(s);
    }
    s->learn[0] = lit ^ 1;
    shorten(s);
    while (s->n_clear)
        s->seen[s->clear[--s->n_clear]] = 0;
    learn_clause(s);
}

/* ---- the search ---- */

static void restart(struct walk_solver *s)
{
    walk_solver_back(s, 0);
    s->next_restart = s->conflicts + RESTART_AFTER * luby(++s->restarts);
    if (s->n_learnt <= s->most_learnt)
        return;
    s->broken = !walk_solver_propagate(s);
    if (!s->broken) {
        walk_solver_forget(s);
        s->most_learnt = s->n_learnt + s->n_learnt / 4 + LEARNT_AT_FIRST / 2;
    }
}

/* False: nothing is left. */
static bool learn(struct walk_solver *s)
{
    s->conflicts++;
    if (s->level == 0)
        return false;
    walk_solver_analyze(s);
    if (s->conflicts >= s->next_restart)
        restart(s);
    return true;
}

static bool decide(struct walk_solver *s)
{
    uint32_t var = walk_solver_choose(s);
    if (var == NO_LIT)
        return false;
    s->level_start[s->level++] = s->n_trail;
    walk_solver_assign(s, 2 * var, REASON_NONE);
    return true;
}

static bool pay(struct walk_solver *s)
{
    uint64_t n = s->propagations - s->paid;
    s->paid = s->propagations;
    return work_spend(s->work, STEPS_EACH * n + 1);
}

enum walk_verdict walk_solver_run(struct walk_solver *s, uint64_t propagations)
{
    if (!s->ready && !walk_solver_sort_twos(s))
        return WALK_UNKNOWN;
    for (uint64_t round = 1; !s->broken; round++) {
        bool ok = walk_solver_propagate(s);
        if (s->starved)
            return WALK_UNKNOWN;
        if (!ok)
            s->broken = !learn(s) || s->broken;
        else if (s->propagations >= propagations)
            return WALK_UNKNOWN;
        else if (!decide(s))
            return WALK_YES;
        if (round % ROUNDS == 0 && !pay(s))
            return WALK_UNKNOWN;
    }
    return WALK_NO;
}
