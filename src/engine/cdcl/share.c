/* share.c - see share.h. */
#include "engine/cdcl/share.h"
#include "engine/cdcl/turns.h"

#include <string.h>

#include "base/rng.h"

void cdcl_pool_tell(struct cdcl_pool *p, const struct cdcl_door *from, const uint32_t *lits, uint32_t n)
{
    struct shared_clause *c = &p->clause[p->n_clauses++ % SHARED_CLAUSES];
    c->n = n;
    c->from = from->number;
    memcpy(c->lit, lits, n * sizeof *lits);
}

/* Adds what is left of a clause at level 0. False: nothing is. */
static bool take_in(struct cdcl *s, const uint32_t *lits, uint32_t n, bool keep)
{
    s->n_learn = 0;
    for (uint32_t i = 0; i < n; i++) {
        if (lit_true(s, lits[i]))
            return true;
        if (!lit_false(s, lits[i]))
            s->learn[s->n_learn++] = lits[i];
    }
    if (s->n_learn == 1)
        assign(s, s->learn[0], reason_make(REASON_NONE, 0));
    else if (s->n_learn > 1)
        cdcl_clause_add(s, s->learn, s->n_learn, s->n_learn, keep);
    s->broken = s->broken || s->n_learn == 0;
    return !s->broken;
}

/* "Not this solution": one of its lines is none, or one of its slashes is the other. */
static bool forbid(struct cdcl *s, const uint8_t *value)
{
    uint32_t n = 0;
    for (uint32_t v = 0; v < s->frame.n_vars; v++) {
        bool fixed = s->value[v] == OUTSIDE || (s->frame.loop && !value[v]);
        if (!fixed)
            s->clear[n++] = 2 * v + !value[v];
    }
    return take_in(s, s->clear, n, true);
}

bool cdcl_pool_hear(struct cdcl_pool *p, struct cdcl *s)
{
    struct cdcl_door *d = s->door;
    bool ok = true;
    if (p->n_solutions && !d->forbidden) {
        d->forbidden = true;
        ok = forbid(s, p->first);
    }
    if (p->n_clauses - d->heard > SHARED_CLAUSES)
        d->heard = p->n_clauses - SHARED_CLAUSES;
    for (; ok && d->heard < p->n_clauses; d->heard++) {
        const struct shared_clause *c = &p->clause[d->heard % SHARED_CLAUSES];
        if (c->from != d->number)
            ok = take_in(s, c->lit, c->n, false);
    }
    return ok;
}

static void keep_values(const struct cdcl *s, uint8_t *out)
{
    for (uint32_t v = 0; v < s->frame.n_vars; v++)
        out[v] = cdcl_value(s, v);
}

static bool is_first(const struct cdcl_pool *p, const struct cdcl *s)
{
    for (uint32_t v = 0; v < s->frame.n_vars; v++)
        if (p->first[v] != cdcl_value(s, v))
            return false;
    return true;
}

bool cdcl_pool_found(struct cdcl_pool *p, struct cdcl *s, uint64_t limit)
{
    if (p->n_solutions >= limit)
        return true;
    if (p->n_solutions == 0 || !is_first(p, s))
        keep_values(s, p->n_solutions++ ? p->second : p->first);
    s->door->forbidden = true;
    return p->n_solutions >= limit;
}

void cdcl_pool_vary(struct cdcl *s)
{
    struct rng rng;
    rng_seed(&rng, s->door->number, s->frame.n_vars);
    for (uint32_t v = 0; v < s->guard0; v++)
        s->phase[v] = (uint8_t)rng_below(&rng, 2);
    cdcl_turns_skip_rows(s);
}
