/* solver_store.c - the clauses: those of two as lists of partners, others in a store with two
 * watched literals each.
 *
 * Invariant between propagations: a watched literal is false only if the other watched one is true.
 * Most clauses given have two literals and none is added later, so these are sorted once. The lists
 * of watches move to the end of their pool when they outgrow their place; a full pool is copied
 * list by list into a larger one.
 */
#include <string.h>

#include "engine/walk/solver.h"

enum { CLAUSE_HEAD = 2 };

static bool words_grow(struct walk_solver *s, uint32_t **words, uint32_t n, uint32_t *cap,
                       uint32_t more)
{
    if (n + more <= *cap)
        return true;
    uint32_t size = 2 * *cap + more + 1024;
    uint32_t *next = arena_take_bare(s->work->arena, size, sizeof *next);
    if (!next) {
        s->starved = true;
        return false;
    }
    if (*words)
        memcpy(next, *words, n * sizeof *next);
    *words = next;
    *cap = size;
    return true;
}

static bool pool_grow(struct walk_solver *s, uint32_t more)
{
    uint32_t live = 0, at = 0;
    for (uint32_t l = 0; l < 2 * s->vars; l++)
        live += s->watches[l].cap;
    uint32_t cap = 2 * live + more + 1024;
    struct walk_watch *pool = arena_take_bare(s->work->arena, cap, sizeof *pool);
    if (!pool) {
        s->starved = true;
        return false;
    }
    for (uint32_t l = 0; l < 2 * s->vars; l++) {
        struct walk_list *w = &s->watches[l];
        if (w->n)
            memcpy(pool + at, s->pool + w->start, w->n * sizeof *pool);
        w->start = at;
        at += w->cap;
    }
    s->pool = pool;
    s->n_pool = at;
    s->cap_pool = cap;
    return true;
}

static bool watch_push(struct walk_solver *s, uint32_t lit, struct walk_watch x)
{
    struct walk_list *w = &s->watches[lit];
    if (w->n == w->cap) {
        uint32_t cap = w->cap ? 2 * w->cap : 4;
        if (s->cap_pool - s->n_pool < cap && !pool_grow(s, cap))
            return false;
        if (w->n)
            memcpy(s->pool + s->n_pool, s->pool + w->start, w->n * sizeof x);
        w->start = s->n_pool;
        w->cap = cap;
        s->n_pool += cap;
    }
    s->pool[w->start + w->n++] = x;
    return true;
}

static bool clause_watch(struct walk_solver *s, uint32_t c)
{
    const uint32_t *lits = s->store + c + CLAUSE_HEAD;
    return watch_push(s, lits[0], (struct walk_watch){c, lits[1]}) &&
           watch_push(s, lits[1], (struct walk_watch){c, lits[0]});
}

uint32_t walk_solver_keep(struct walk_solver *s, const uint32_t *lits, uint32_t n, uint32_t lbd)
{
    if (!words_grow(s, &s->store, s->n_store, &s->cap_store, n + CLAUSE_HEAD))
        return 0;
    uint32_t c = s->n_store;
    s->store[c] = n;
    s->store[c + 1] = lbd;
    memcpy(s->store + c + CLAUSE_HEAD, lits, n * sizeof *lits);
    s->n_store += n + CLAUSE_HEAD;
    s->n_learnt += lbd != 0;
    return clause_watch(s, c) ? c : 0;
}

/* Takes out what is false for good. True: the clause holds for good. */
static bool clause_reduce(const struct walk_solver *s, const uint32_t *lits, uint32_t n,
                          uint32_t *out, uint32_t *left)
{
    *left = 0;
    for (uint32_t i = 0; i < n; i++) {
        if (s->truth[lits[i]] == LIT_TRUE)
            return true;
        if (s->truth[lits[i]] == LIT_FREE)
            out[(*left)++] = lits[i];
    }
    return false;
}

void walk_solver_add(struct walk_solver *s, const uint32_t *lits, uint32_t n)
{
    uint32_t left;
    walk_solver_back(s, 0);
    if (s->broken || s->starved || clause_reduce(s, lits, n, s->learn, &left))
        return;
    if (left == 0) {
        s->broken = true;
    } else if (left == 1) {
        walk_solver_assign(s, s->learn[0], REASON_NONE);
    } else if (left == 2 && !s->ready) {
        if (!words_grow(s, &s->two, s->n_two, &s->cap_two, 2))
            return;
        s->two[s->n_two++] = s->learn[0];
        s->two[s->n_two++] = s->learn[1];
    } else {
        walk_solver_keep(s, s->learn, left, 0);
    }
}

bool walk_solver_sort_twos(struct walk_solver *s)
{
    s->ready = true;
    s->partner = arena_take_bare(s->work->arena, s->n_two + 1, sizeof *s->partner);
    if (!s->partner) {
        s->starved = true;
        return false;
    }
    for (uint32_t i = 0; i < s->n_two; i++)
        s->twos[s->two[i]].cap++;
    uint32_t at = 0;
    for (uint32_t l = 0; l < 2 * s->vars; l++) {
        s->twos[l].start = at;
        at += s->twos[l].cap;
    }
    for (uint32_t i = 0; i < s->n_two; i++) {
        struct walk_list *list = &s->twos[s->two[i]];
        s->partner[list->start + list->n++] = s->two[i ^ 1];
    }
    return true;
}

/* ---- propagation ---- */

static bool twos_step(struct walk_solver *s, uint32_t gone)
{
    const struct walk_list *list = &s->twos[gone];
    const uint32_t *partner = s->partner + list->start;
    for (uint32_t i = 0; i < list->n; i++) {
        if (s->truth[partner[i]] == LIT_TRUE)
            continue;
        if (s->truth[partner[i]] == LIT_FALSE) {
            s->n_why = 2;
            s->why[0] = gone ^ 1;
            s->why[1] = partner[i] ^ 1;
            return false;
        }
        walk_solver_assign(s, partner[i], reason_make(REASON_TWO, gone ^ 1));
    }
    return true;
}

static void clause_conflict(struct walk_solver *s, uint32_t c)
{
    s->n_why = s->store[c];
    for (uint32_t i = 0; i < s->n_why; i++)
        s->why[i] = s->store[c + CLAUSE_HEAD + i] ^ 1;
}

/* Another literal to watch instead of the false one at place 1. */
static bool clause_rewatch(struct walk_solver *s, uint32_t c)
{
    uint32_t *lits = s->store + c + CLAUSE_HEAD, n = s->store[c];
    for (uint32_t i = 2; i < n; i++) {
        if (s->truth[lits[i]] == LIT_FALSE)
            continue;
        uint32_t x = lits[i];
        lits[i] = lits[1];
        lits[1] = x;
        return watch_push(s, x, (struct walk_watch){c, lits[0]});
    }
    return false;
}

static bool watches_step(struct walk_solver *s, uint32_t gone)
{
    struct walk_list *w = &s->watches[gone];
    uint32_t i = 0, to = 0, n = w->n;
    bool ok = true;
    while (i < n && ok) {
        struct walk_watch x = s->pool[w->start + i++];
        uint32_t *lits = s->store + x.clause + CLAUSE_HEAD;
        if (s->truth[x.other] == LIT_TRUE) {
            s->pool[w->start + to++] = x;
            continue;
        }
        if (lits[0] == gone) {
            lits[0] = lits[1];
            lits[1] = gone;
        }
        if (s->truth[lits[0]] != LIT_TRUE && clause_rewatch(s, x.clause))
            continue;
        s->pool[w->start + to++] = (struct walk_watch){x.clause, lits[0]};
        if (s->truth[lits[0]] == LIT_FALSE) {
            clause_conflict(s, x.clause);
            ok = false;
        } else if (s->truth[lits[0]] == LIT_FREE) {
            walk_solver_assign(s, lits[0], reason_make(REASON_CLAUSE, x.clause));
        }
    }
    while (i < n)
        s->pool[w->start + to++] = s->pool[w->start + i++];
    w->n = to;
    return ok;
}

/* Item `upper` stands above `lower`: through `third`. */
static bool third_step(struct walk_solver *s, int upper, int third, int lower)
{
    uint32_t lit = walk_solver_above(upper, lower);
    if (s->truth[lit] == LIT_FREE)
        walk_solver_assign(s, lit, reason_make(REASON_THIRD, (uint32_t)third));
    if (s->truth[lit] == LIT_TRUE)
        return true;
    s->n_why = 3;
    s->why[0] = walk_solver_above(upper, third);
    s->why[1] = walk_solver_above(third, lower);
    s->why[2] = lit ^ 1;
    return false;
}

/* Of two comparisons with an item in common the one that is looked at later draws the conclusion.
 */
static bool order_step(struct walk_solver *s, uint32_t lit)
{
    const uint8_t *pair = s->pair[lit >> 1];
    int a = pair[~lit & 1], b = pair[lit & 1];
    for (uint64_t set = s->below[b] & ~s->below[a]; set;)
        if (!third_step(s, a, b, bits_pop(&set)))
            return false;
    for (uint64_t set = s->above[a] & ~s->above[b]; set;)
        if (!third_step(s, bits_pop(&set), a, b))
            return false;
    return true;
}

bool walk_solver_propagate(struct walk_solver *s)
{
    uint32_t pairs = (uint32_t)(s->items * (s->items - 1) / 2), from = s->head;
    bool ok = true;
    while (ok && s->head < s->n_trail && !s->starved) {
        uint32_t lit = s->trail[s->head++];
        ok = twos_step(s, lit ^ 1) && (lit >> 1 >= pairs || order_step(s, lit)) &&
             watches_step(s, lit ^ 1);
    }
    s->propagations += s->head - from;
    return ok;
}

void walk_solver_explain(struct walk_solver *s, uint32_t lit)
{
    uint32_t reason = s->info[lit >> 1].reason, about = reason >> 2;
    switch ((enum walk_reason)(reason & 3)) {
    case REASON_NONE:
        break;
    case REASON_TWO:
        s->why[s->n_why++] = about;
        break;
    case REASON_CLAUSE:
        for (uint32_t i = 0; i < s->store[about]; i++)
            if (s->store[about + CLAUSE_HEAD + i] != lit)
                s->why[s->n_why++] = s->store[about + CLAUSE_HEAD + i] ^ 1;
        break;
    case REASON_THIRD: {
        const uint8_t *pair = s->pair[lit >> 1];
        s->why[s->n_why++] = walk_solver_above(pair[~lit & 1], (int)about);
        s->why[s->n_why++] = walk_solver_above((int)about, pair[lit & 1]);
        break;
    }
    }
}

/* ---- forgetting ---- */

enum { LBD_CLASSES = 32, LBD_GOOD = 2 };

static uint32_t lbd_class(const struct walk_solver *s, uint32_t c)
{
    uint32_t lbd = s->store[c + 1];
    return lbd < LBD_CLASSES ? lbd : LBD_CLASSES - 1;
}

static bool clause_holds(const struct walk_solver *s, uint32_t c)
{
    for (uint32_t i = 0; i < s->store[c]; i++)
        if (s->truth[s->store[c + CLAUSE_HEAD + i]] == LIT_TRUE)
            return true;
    return false;
}

/* Those of the largest LBD go, of the last class the older ones; and whatever holds for good. Facts
 * never ask for their reasons. */
void walk_solver_forget(struct walk_solver *s)
{
    uint32_t count[LBD_CLASSES] = {0}, worst = LBD_CLASSES - 1, drop = s->n_learnt / 2, sum = 0;
    for (uint32_t c = 1; c < s->n_store; c += s->store[c] + CLAUSE_HEAD)
        count[lbd_class(s, c)]++;
    while (worst > LBD_GOOD && sum + count[worst] <= drop)
        sum += count[worst--];
    uint32_t partly = worst > LBD_GOOD ? drop - sum : 0, to = 1, next;
    for (uint32_t l = 0; l < 2 * s->vars; l++)
        s->watches[l].n = 0;
    for (uint32_t c = 1, end = s->n_store; c < end; c = next) {
        uint32_t words = s->store[c] + CLAUSE_HEAD, class = lbd_class(s, c);
        next = c + words;
        bool at_edge = class && class == worst && partly;
        partly -= at_edge;
        if (at_edge || (class && class > worst) || clause_holds(s, c)) {
            s->n_learnt -= class != 0;
            continue;
        }
        memmove(s->store + to, s->store + c, words * sizeof *s->store);
        if (!clause_watch(s, to))
            return;
        to += words;
    }
    s->n_store = to;
}
