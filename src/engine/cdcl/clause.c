/* clause.c - clauses learnt: their store, two watched literals each, and forgetting.
 *
 * A clause is a run of words: its size, its LBD (how many levels its literals came from; a small
 * number means it will be useful again) with a flag for clauses that must stay, then its literals,
 * the watched ones first. Invariant between propagations: a watched literal is false only if the
 * other watched literal is true. A watch carries one more literal of the clause, the blocker; if
 * that is true the clause need not be visited.
 */
#include <string.h>

#include "engine/cdcl/proof.h"

/* A place in the store must fit a reason: two gigabytes of clauses are all there is room for. */
enum { STORE_MOST = 1 << (32 - REASON_BITS) };

static bool store_grow(struct cdcl *s, uint32_t words)
{
    if (s->cap_store - s->n_store >= words)
        return true;
    uint32_t cap = 2 * s->cap_store + words;
    cap = cap < STORE_MOST ? cap : STORE_MOST;
    s->starved = s->starved || cap - s->n_store < words;
    uint32_t *store = s->starved ? NULL : cdcl_take(s, cap, sizeof *store);
    if (!store)
        return false;
    memcpy(store, s->store, s->n_store * sizeof *store);
    s->store = store;
    s->cap_store = cap;
    return true;
}

/* Lists move to the end of the pool when they outgrow their place; a full pool is copied list by
 * list into one twice as large, which leaves the abandoned places behind. */
static bool pool_grow(struct cdcl *s, uint32_t extra)
{
    uint32_t live = 0;
    for (uint32_t l = 0; l < 2 * s->n_all; l++)
        live += s->watches[l].cap;
    uint32_t cap = 2 * live + extra + 1024;
    struct watch *pool = cdcl_take(s, cap, sizeof *pool);
    if (!pool)
        return false;
    uint32_t at = 0;
    for (uint32_t l = 0; l < 2 * s->n_all; l++) {
        struct watches *w = &s->watches[l];
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

static bool watch_push(struct cdcl *s, uint32_t lit, struct watch x)
{
    struct watches *w = &s->watches[lit];
    if (w->n == w->cap) {
        uint32_t cap = w->cap ? 2 * w->cap : 4;
        if (s->cap_pool - s->n_pool < cap && !pool_grow(s, cap))
            return false;
        memcpy(s->pool + s->n_pool, s->pool + w->start, w->n * sizeof x);
        w->start = s->n_pool;
        w->cap = cap;
        s->n_pool += cap;
    }
    s->pool[w->start + w->n++] = x;
    return true;
}

static bool clause_attach(struct cdcl *s, uint32_t c)
{
    const uint32_t *lits = s->store + c + CLAUSE_HEAD;
    return watch_push(s, lits[0], (struct watch){c, lits[1]}) &&
           watch_push(s, lits[1], (struct watch){c, lits[0]});
}

/* lits[0] and lits[1] get watched; n >= 2. Returns the clause, or NO_LIT if memory ran out. */
uint32_t cdcl_clause_add(struct cdcl *s, const uint32_t *lits, uint32_t n, uint32_t lbd, bool keep)
{
    if (!store_grow(s, n + CLAUSE_HEAD))
        return NO_LIT;
    if (s->n_learnt == s->cap_learnt) {
        uint32_t cap = 2 * s->cap_learnt + 64;
        uint32_t *learnt = cdcl_take(s, cap, sizeof *learnt);
        if (!learnt)
            return NO_LIT;
        if (s->n_learnt)
            memcpy(learnt, s->learnt, s->n_learnt * sizeof *learnt);
        s->learnt = learnt;
        s->cap_learnt = cap;
    }
    uint32_t c = s->n_store;
    s->store[c] = n;
    s->store[c + 1] = lbd | (keep ? CLAUSE_KEEP : 0);
    memcpy(s->store + c + CLAUSE_HEAD, lits, n * sizeof *lits);
    s->n_store += n + CLAUSE_HEAD;
    s->learnt[s->n_learnt++] = c;
    return clause_attach(s, c) ? c : NO_LIT;
}

static bool clause_conflict(struct cdcl *s, uint32_t c)
{
    s->n_why = 0;
    for (uint32_t i = 0; i < s->store[c]; i++)
        why_add(s, s->store[c + CLAUSE_HEAD + i] ^ 1);
    return false;
}

/* Find another literal to watch instead of the false one at place 1. */
static bool clause_rewatch(struct cdcl *s, uint32_t c)
{
    uint32_t *lits = s->store + c + CLAUSE_HEAD, n = s->store[c];
    for (uint32_t i = 2; i < n; i++) {
        if (lit_false(s, lits[i]))
            continue;
        uint32_t x = lits[i];
        lits[i] = lits[1];
        lits[1] = x;
        return watch_push(s, x, (struct watch){c, lits[0]});
    }
    return false;
}

bool cdcl_clause_step(struct cdcl *s, uint32_t lit)
{
    const uint32_t gone = lit ^ 1;
    struct watches *w = &s->watches[gone];
    uint32_t i = 0, j = 0, n = w->n;
    bool ok = true;
    while (i < n && ok) {
        struct watch x = s->pool[w->start + i++];
        if (lit_true(s, x.blocker)) {
            s->pool[w->start + j++] = x;
            continue;
        }
        uint32_t *lits = s->store + x.clause + CLAUSE_HEAD;
        if (lits[0] == gone) {
            lits[0] = lits[1];
            lits[1] = gone;
        }
        x.blocker = lits[0];
        if (!lit_true(s, lits[0]) && clause_rewatch(s, x.clause))
            continue;
        s->pool[w->start + j++] = x;
        if (lit_true(s, lits[0]))
            continue;
        if (lit_false(s, lits[0]))
            ok = clause_conflict(s, x.clause);
        else
            assign(s, lits[0], reason_make(REASON_CLAUSE, x.clause));
    }
    while (i < n)
        s->pool[w->start + j++] = s->pool[w->start + i++];
    w->n = j;
    return ok;
}

static bool clause_is_reason(const struct cdcl *s, uint32_t c)
{
    uint32_t first = s->store[c + CLAUSE_HEAD];
    return lit_true(s, first) && s->info[first >> 1].reason == reason_make(REASON_CLAUSE, c) &&
           s->level > 0;
}

enum { LBD_CLASSES = 64, LBD_GOOD = 2 }; /* the last class is "or more"; good ones never go */

static uint32_t lbd_class(const struct cdcl *s, uint32_t c)
{
    uint32_t lbd = s->store[c + 1] & ~CLAUSE_KEEP;
    return lbd < LBD_CLASSES ? lbd : LBD_CLASSES - 1;
}

/* Forget the worse half, slide the others together, and watch anew. Called at the level of the
 * assumptions, where few clauses are reasons; facts of the root never ask for theirs again. */
void cdcl_clause_reduce(struct cdcl *s)
{
    uint32_t count[LBD_CLASSES] = {0}, worst = LBD_CLASSES - 1, drop = s->n_learnt / 2, seen = 0;
    for (uint32_t i = 0; i < s->n_learnt; i++)
        count[lbd_class(s, s->learnt[i])]++;
    while (worst > LBD_GOOD && seen + count[worst] <= drop)
        seen += count[worst--];
    uint32_t partial = worst > LBD_GOOD ? drop - seen : 0; /* how many at the boundary go */
    for (uint32_t l = 0; l < 2 * s->n_all; l++)
        s->watches[l].n = 0;
    uint32_t to = 0, kept = 0;
    for (uint32_t i = 0; i < s->n_learnt; i++) {
        uint32_t c = s->learnt[i], words = s->store[c] + CLAUSE_HEAD, lbd = lbd_class(s, c);
        bool is_reason = clause_is_reason(s, c), must = s->store[c + 1] & CLAUSE_KEEP || is_reason;
        bool at_boundary = !must && lbd == worst && partial;
        partial -= at_boundary;
        if (at_boundary || (!must && lbd > worst)) {
            if (s->log)
                cdcl_proof_gone(s, c);
            continue;
        }
        if (is_reason)
            s->info[s->store[c + CLAUSE_HEAD] >> 1].reason = reason_make(REASON_CLAUSE, to);
        memmove(s->store + to, s->store + c, words * sizeof *s->store);
        s->learnt[kept++] = to;
        if (!clause_attach(s, to))
            return;
        to += words;
    }
    s->n_learnt = kept;
    s->n_store = to;
}
