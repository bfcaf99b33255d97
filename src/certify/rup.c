/* rup.c - two watched literals, as in every SAT solver, but nothing is decided or learnt.
 *
 * A clause in the pool: its size (0 once it is deleted), the next clauses in the lists of its first
 * and of its second literal, the next one in its bucket, and its literals. The first two are
 * watched: if one of them becomes false and no other literal can take its place, the other one must
 * be true. Clauses with one literal or none are not kept: they set a literal, or refute.
 */
#include "certify/rup.h"

#include <string.h>

enum { SIZE, NEXT, NEXT_OTHER, IN_BUCKET, LITERALS };
enum { BUCKETS_FIRST = 1 << 12, POOL_FIRST = 1 << 14 };

static int8_t *value_of(const struct rup *r, int literal)
{
    return &r->value[literal + r->vars];
}

bool rup_open(struct rup *r, int vars, struct arena *arena)
{
    size_t literals = 2 * (size_t)vars + 1;
    *r = (struct rup){.arena = arena, .vars = vars, .cap = POOL_FIRST, .buckets = BUCKETS_FIRST};
    r->used = 1; /* 0 is no clause */
    r->value = arena_take(arena, literals, sizeof *r->value);
    r->trail = arena_take(arena, (size_t)vars + 1, sizeof *r->trail);
    r->watched = arena_take(arena, literals, sizeof *r->watched);
    r->mark = arena_take(arena, literals, sizeof *r->mark);
    r->pool = arena_take(arena, r->cap, sizeof *r->pool);
    r->bucket = arena_take(arena, r->buckets, sizeof *r->bucket);
    return r->value && r->trail && r->watched && r->mark && r->pool && r->bucket;
}

/* ---- setting literals ---- */

static void set_true(struct rup *r, int literal)
{
    *value_of(r, literal) = 1;
    *value_of(r, -literal) = -1;
    r->trail[r->set++] = literal;
}

static void take_back(struct rup *r, size_t keep)
{
    while (r->set > keep) {
        int literal = r->trail[--r->set];
        *value_of(r, literal) = *value_of(r, -literal) = 0;
    }
    r->done = keep;
}

/* The clause watches a literal that is false: put it at place 1, and another one in its stead if it
 * is not false. True: found, and the clause is in that one's list. */
static bool find_other(struct rup *r, int32_t *c)
{
    for (int k = 2; k < c[SIZE]; k++) {
        int other = c[LITERALS + k];
        if (*value_of(r, other) < 0)
            continue;
        c[LITERALS + k] = c[LITERALS + 1];
        c[LITERALS + 1] = other;
        uint32_t *list = &r->watched[other + r->vars];
        c[NEXT_OTHER] = (int32_t)*list;
        *list = (uint32_t)(c - r->pool);
        return true;
    }
    return false;
}

/* False literal first: now it is second, with its link. */
static void turn_round(int32_t *c, int literal)
{
    if (c[LITERALS] != literal)
        return;
    int32_t next = c[NEXT];
    c[LITERALS] = c[LITERALS + 1];
    c[LITERALS + 1] = literal;
    c[NEXT] = c[NEXT_OTHER];
    c[NEXT_OTHER] = next;
}

/* All clauses that watch this literal, which is false; true: a conflict. */
static bool visit(struct rup *r, int literal)
{
    uint32_t at = r->watched[literal + r->vars], kept = 0;
    bool is_conflict = false;
    r->watched[literal + r->vars] = 0;
    while (at) {
        int32_t *c = r->pool + at;
        uint32_t here = at;
        if (c[SIZE] == 0) { /* deleted: both links are as they were */
            at = (uint32_t)(c[LITERALS] == literal ? c[NEXT] : c[NEXT_OTHER]);
            continue;
        }
        turn_round(c, literal);
        at = (uint32_t)c[NEXT_OTHER];
        int first = c[LITERALS];
        if (!is_conflict && *value_of(r, first) <= 0 && find_other(r, c))
            continue;
        c[NEXT_OTHER] = (int32_t)kept; /* it goes on watching this literal */
        kept = here;
        if (is_conflict || *value_of(r, first) > 0)
            continue;
        if (*value_of(r, first) < 0)
            is_conflict = true;
        else
            set_true(r, first);
    }
    r->watched[literal + r->vars] = kept;
    return is_conflict;
}

static bool propagate(struct rup *r)
{
    while (r->done < r->set)
        if (visit(r, -r->trail[r->done++]))
            return true;
    return false;
}

/* ---- keeping clauses ---- */

static uint32_t hash_of(const int *literal, size_t n)
{
    uint32_t sum = 0, product = 1;
    for (size_t i = 0; i < n; i++) {
        uint32_t x = (uint32_t)literal[i] * 2654435761u;
        x ^= x >> 15;
        sum += x;
        product *= x | 1;
    }
    return sum ^ product >> 7;
}

static bool grow_pool(struct rup *r, size_t need)
{
    size_t cap = r->cap;
    while (cap < r->used + need)
        cap *= 2;
    if (cap == r->cap)
        return true;
    int32_t *more = cap < INT32_MAX ? arena_take(r->arena, cap, sizeof *more) : NULL;
    if (!more)
        return false;
    memcpy(more, r->pool, r->used * sizeof *more);
    r->pool = more;
    r->cap = cap;
    return true;
}

static bool grow_buckets(struct rup *r)
{
    size_t buckets = 4 * r->buckets;
    uint32_t *more = arena_take(r->arena, buckets, sizeof *more);
    if (!more)
        return false;
    for (size_t i = 0; i < r->buckets; i++)
        for (uint32_t at = r->bucket[i], next; at; at = next) {
            int32_t *c = r->pool + at;
            uint32_t *to = &more[hash_of(c + LITERALS, (size_t)c[SIZE]) & (buckets - 1)];
            next = (uint32_t)c[IN_BUCKET];
            c[IN_BUCKET] = (int32_t)*to;
            *to = at;
        }
    r->bucket = more;
    r->buckets = buckets;
    return true;
}

static uint32_t *bucket_of(struct rup *r, const int *literal, size_t n)
{
    return &r->bucket[hash_of(literal, n) & (r->buckets - 1)];
}

static void watch(struct rup *r, int32_t *c, int which)
{
    uint32_t *list = &r->watched[c[LITERALS + which] + r->vars];
    c[NEXT + which] = (int32_t)*list;
    *list = (uint32_t)(c - r->pool);
}

/* Two literals that are not false, if there are as many, come first. */
static void order(struct rup *r, int32_t *literal, int n)
{
    for (int i = 0, to = 0; i < n && to < 2; i++)
        if (*value_of(r, literal[i]) >= 0) {
            int32_t other = literal[to];
            literal[to++] = literal[i];
            literal[i] = other;
        }
}

/* Its literals, each once; false: one is there with its negation, so it says nothing. */
static bool copy_once(struct rup *r, const int *literal, size_t n, int32_t *c)
{
    r->round++;
    c[SIZE] = 0;
    for (size_t i = 0; i < n; i++) {
        if (r->mark[-literal[i] + r->vars] == r->round)
            return false;
        if (r->mark[literal[i] + r->vars] == r->round)
            continue;
        r->mark[literal[i] + r->vars] = r->round;
        c[LITERALS + c[SIZE]++] = literal[i];
    }
    return true;
}

void rup_add(struct rup *r, const int *literal, size_t n)
{
    if (r->starved || r->is_refuted)
        return;
    if (!grow_pool(r, LITERALS + n) || (r->clauses > 2 * r->buckets && !grow_buckets(r))) {
        r->starved = true;
        return;
    }
    int32_t *c = r->pool + r->used;
    if (!copy_once(r, literal, n, c))
        return;
    int size = c[SIZE];
    order(r, c + LITERALS, size);
    if (size > 1) {
        uint32_t *bucket = bucket_of(r, c + LITERALS, (size_t)size);
        c[IN_BUCKET] = (int32_t)*bucket;
        *bucket = (uint32_t)r->used;
        r->used += LITERALS + (size_t)size;
        r->clauses++;
        watch(r, c, 0);
        watch(r, c, 1);
    }
    if (size == 0 || *value_of(r, c[LITERALS]) < 0)
        r->is_refuted = true;
    else if ((size == 1 || *value_of(r, c[LITERALS + 1]) < 0) && *value_of(r, c[LITERALS]) == 0)
        set_true(r, c[LITERALS]);
    r->is_refuted = r->is_refuted || propagate(r);
}

bool rup_follows(struct rup *r, const int *literal, size_t n)
{
    size_t keep = r->set;
    bool is_conflict = r->is_refuted;
    for (size_t i = 0; i < n && !is_conflict; i++) {
        if (*value_of(r, literal[i]) > 0) /* true already: it follows */
            is_conflict = true;
        else if (*value_of(r, literal[i]) == 0)
            set_true(r, -literal[i]);
    }
    is_conflict = is_conflict || propagate(r);
    take_back(r, keep);
    return is_conflict;
}

/* Are these the literals of the clause? All are marked with this round. */
static bool is_marked(const struct rup *r, const int32_t *c)
{
    for (int k = 0; k < c[SIZE]; k++)
        if (r->mark[c[LITERALS + k] + r->vars] != r->round)
            return false;
    return true;
}

void rup_delete(struct rup *r, const int *literal, size_t n)
{
    if (n < 2 || r->starved || !grow_pool(r, LITERALS + n))
        return;
    int32_t *sought = r->pool + r->used; /* written beyond the end, and not kept */
    if (!copy_once(r, literal, n, sought) || sought[SIZE] < 2)
        return;
    uint32_t *link = bucket_of(r, sought + LITERALS, (size_t)sought[SIZE]);
    while (*link) {
        int32_t *c = r->pool + *link;
        if (c[SIZE] == sought[SIZE] && is_marked(r, c)) {
            *link = (uint32_t)c[IN_BUCKET];
            c[SIZE] = 0;
            r->clauses--;
            return;
        }
        link = (uint32_t *)&c[IN_BUCKET];
    }
}
