/* clue_problem.c - see clue_problem.h. Counting uses clues as they are; everything else guards
 * them. */
#include "engine/cdcl/clue_problem.h"

#include <string.h>

static void fix_all(struct cdcl *s, const struct clue_problem *b)
{
    for (size_t i = 0; i < b->n_fixed; i++)
        cdcl_fix(s, b->fixed[i]);
}

struct cdcl *cdcl_problem_open(const struct clue_problem *b, struct work *w)
{
    struct cdcl *s = cdcl_open(&b->frame, 0, w);
    if (!s)
        return NULL;
    for (size_t i = 0; i < b->n_clues; i++)
        cdcl_limit(s, b->clue[i].count, 1u << b->clue[i].total);
    fix_all(s, b);
    return s;
}

struct err cdcl_problem_count(const struct clue_problem *b, uint64_t limit,
                              struct clue_problem_found *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct cdcl *s = cdcl_problem_open(b, w);
    bool starved = true;
    if (s) {
        enum cdcl_verdict v = cdcl_count(s, limit, out->first, out->second, &out->count);
        out->answer = out->count > 1      ? ANSWER_MANY
                      : v == CDCL_UNKNOWN ? ANSWER_UNKNOWN
                      : out->count == 1   ? ANSWER_ONE
                                          : ANSWER_NONE;
        out->complete = v != CDCL_UNKNOWN;
        out->stats = cdcl_stats(s);
        starved = cdcl_starved(s);
    }
    arena_release(w->arena, mark);
    return starved ? err_memory() : err_none();
}

struct err cdcl_problem_backbone(const struct clue_problem *b, uint8_t *value, bool *complete,
                                 struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct cdcl *s = cdcl_problem_open(b, w);
    bool starved = true;
    *complete = false;
    memset(value, 2, b->frame.n_vars);
    if (s) {
        enum cdcl_verdict v = cdcl_solve(s, NULL, 0);
        for (uint32_t i = 0; v == CDCL_YES && i < b->frame.n_vars; i++)
            value[i] = cdcl_value(s, i);
        *complete = v == CDCL_NO || (v == CDCL_YES && cdcl_backbone(s, value));
        starved = cdcl_starved(s);
    }
    arena_release(w->arena, mark);
    return starved ? err_memory() : err_none();
}

/* ---- guarded clues ---- */

struct clue_problem_dig {
    struct cdcl *s;
    size_t n;
    uint32_t *is, *is_not; /* guard literals of each clue; is[i] = 0: dropped, or a fact by now */
    uint32_t *assumed;
};

static struct clue_problem_dig *guarded_open(const struct clue_problem *b, bool with_not,
                                             struct work *w)
{
    struct clue_problem_dig *d = arena_take(w->arena, 1, sizeof *d);
    if (!d)
        return NULL;
    d->n = b->n_clues;
    d->s = cdcl_open(&b->frame, (uint32_t)(d->n * (with_not ? 2 : 1)), w);
    d->is = arena_take(w->arena, d->n, sizeof *d->is);
    d->is_not = arena_take(w->arena, d->n, sizeof *d->is_not);
    d->assumed = arena_take(w->arena, d->n, sizeof *d->assumed);
    if (!d->s || !d->is || !d->is_not || !d->assumed)
        return NULL;
    for (size_t i = 0; i < d->n; i++) {
        unsigned total = 1u << b->clue[i].total;
        d->is[i] = cdcl_guard(d->s, b->clue[i].count, total);
        if (with_not)
            d->is_not[i] = cdcl_guard(d->s, b->clue[i].count, 31u & ~total);
    }
    fix_all(d->s, b);
    return d;
}

struct clue_problem_dig *cdcl_problem_dig_open(const struct clue_problem *b, struct work *w)
{
    return guarded_open(b, true, w);
}

static size_t assume_others(struct clue_problem_dig *d, size_t i)
{
    size_t n = 0;
    for (size_t j = 0; j < d->n; j++)
        if (j != i && d->is[j])
            d->assumed[n++] = d->is[j];
    return n;
}

/* A clue that is needed stays needed, so it becomes a fact: what follows from it, and what is
 * learnt with it, holds from then on without being asked for again. */
enum answer cdcl_problem_dig_try(struct clue_problem_dig *d, size_t i)
{
    if (!d->is_not[i])
        return ANSWER_MANY;
    size_t n = assume_others(d, i);
    d->assumed[n++] = d->is_not[i];
    switch (cdcl_solve(d->s, d->assumed, n)) {
    case CDCL_NO:
        return ANSWER_ONE;
    case CDCL_YES:
        cdcl_fix(d->s, d->is[i]);
        d->is[i] = d->is_not[i] = 0;
        return ANSWER_MANY;
    case CDCL_UNKNOWN:
        break;
    }
    return ANSWER_UNKNOWN;
}

void cdcl_problem_dig_drop(struct clue_problem_dig *d, size_t i)
{
    d->is[i] = 0;
}

struct err cdcl_problem_unsat_core(const struct clue_problem *b, uint32_t *blamed, size_t *n,
                                   bool *minimal, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct clue_problem_dig *d = guarded_open(b, false, w);
    *n = 0;
    *minimal = false;
    bool starved = !d;
    if (d) {
        size_t all = assume_others(d, d->n);
        enum cdcl_verdict v = cdcl_solve(d->s, d->assumed, all);
        size_t kept = v == CDCL_NO ? cdcl_minimal_core(d->s, d->assumed, all, minimal) : 0;
        for (size_t j = 0; j < kept; j++) /* guards are numbered like the clues, and are odd */
            d->is_not[(d->assumed[j] - d->is[0]) / 2] = 1;
        for (size_t i = 0; i < d->n; i++)
            if (d->is_not[i])
                blamed[(*n)++] = (uint32_t)i;
        starved = cdcl_starved(d->s);
    }
    arena_release(w->arena, mark);
    return starved ? err_memory() : err_none();
}
