/* probe.c - failed literals: suppose, propagate, and if that is impossible the opposite is a fact.
 *
 * A variable is worth trying again only after a fact has come up near it, so the queue starts with
 * all open variables and takes back the neighbours of every new fact. The search will first try the
 * value of a variable from which more followed: it either fails early or settles much.
 */
#include <string.h>

#include "engine/cdcl/solver.h"

/* After so many without a new fact the search has better chances. */
enum { IN_VAIN = 200, IN_VAIN_LOOP = 400 };

/* Diagonals: the search, row by row, decides a row of cells again for each clash. So a fact is worth trying
 * more variables for, the larger the board is. */
enum { TRIED_CELLS = 32, FACT_CELLS = 256 };

struct probe {
    struct cdcl *s;
    struct ring *open;
    uint8_t *passed;
    uint32_t vain;     /* variables tried since the last new fact */
    uint32_t tried;    /* and in all */
    uint32_t began;    /* facts when it did */
    uint32_t followed; /* facts on the trail whose neighbours were queued */
    uint32_t reach[2]; /* literals that followed from each value, last time */
};

static void push(struct probe *p, uint32_t v)
{
    if (p->s->value[v] != FREE)
        return;
    p->passed[2 * v] = p->passed[2 * v + 1] = 0;
    ring_push(p->open, v);
}

static void follow(struct probe *p)
{
    struct cdcl *s = p->s;
    const struct cdcl_frame *fr = &s->frame;
    for (; p->followed < s->n_trail; p->followed++) {
        uint32_t v = s->trail[p->followed] >> 1;
        if (v >= fr->n_vars)
            continue; /* the colour of a cell */
        for (int j = 0; j < 4; j++) {
            uint32_t k = v + (uint32_t)fr->count_of[v & fr->kind][j];
            for (int i = 0; i < 4; i++)
                push(p, k + (uint32_t)fr->member[k & fr->kind][i]);
        }
    }
}

/* Does nothing follow from a literal? On diagonals that is so for half of them where few clues are left. */
static bool is_quiet(const struct cdcl *s, uint32_t lit)
{
    const struct cdcl_frame *fr = &s->frame;
    uint32_t v = lit >> 1;
    if (fr->loop || s->implied[lit] != 0xff)
        return false;
    for (int j = 0; j < 4; j++) {
        bool in = (fr->opposed >> j & 1) ^ (lit & 1);
        uint16_t state = s->state[v + (uint32_t)fr->count_of[0][j]];
        if (cdcl_count_table[state + (in ? COUNT_IN : COUNT_OUT)])
            return false;
    }
    return cdcl_acyclic_is_quiet(s, lit);
}

/* Suppose lit. False: that and its opposite both fail. What follows from a literal that does not
 * fail cannot fail either, since less follows from it; so such literals are passed over. */
static bool suppose(struct probe *p, uint32_t lit)
{
    struct cdcl *s = p->s;
    p->reach[lit & 1] = 0;
    if (p->passed[lit] || is_quiet(s, lit))
        return true;
    cdcl_trail_open_level(s);
    assign(s, lit, reason_make(REASON_NONE, 0));
    uint32_t before = s->n_trail;
    bool ok = cdcl_propagate(s);
    p->reach[lit & 1] = s->n_trail - before;
    for (uint32_t i = before; ok && i < s->n_trail; i++)
        p->passed[s->trail[i]] = 1;
    if (ok)
        cdcl_pairwise_learn(s, lit);
    cdcl_trail_backtrack(s, 0);
    if (ok)
        return true;
    assign(s, lit ^ 1, reason_make(REASON_NONE, 0));
    return cdcl_root_propagate(s);
}

bool cdcl_probe_take(struct cdcl *s)
{
    struct probing *p = &s->probing;
    p->open = cdcl_ring_take(s, s->frame.n_vars);
    p->first_try = cdcl_take(s, s->frame.n_vars, 1);
    p->passed = cdcl_take(s, 2 * (size_t)s->n_all, 1);
    return !s->starved;
}

/* All open variables, from the one on at which the last run ended. */
static void queue_all(struct probe *p)
{
    const uint32_t n = p->s->frame.n_vars, from = p->s->probing.next;
    while (p->open->n)
        ring_pop(p->open);
    for (uint32_t i = 0; i < n && !toil(p->s, 1); i++)
        push(p, from + i < n ? from + i : from + i - n);
}

static bool pays(const struct probe *p)
{
    const struct cdcl_frame *fr = &p->s->frame;
    uint32_t cells = (uint32_t)(fr->w * fr->h), facts = p->s->n_trail - p->began;
    if (fr->loop)
        return p->vain < IN_VAIN_LOOP;
    return p->vain < IN_VAIN && p->tried < cells / TRIED_CELLS + cells / FACT_CELLS * facts;
}

bool cdcl_probe_run(struct cdcl *s)
{
    struct probe p = {.s = s,
                      .open = &s->probing.open,
                      .passed = s->probing.passed,
                      .followed = s->n_trail,
                      .began = s->n_trail};
    uint8_t *first_try = s->probing.first_try;
    bool ok = true;
    queue_all(&p);
    while (ok && !s->stopped && p.open->n && pays(&p) && s->closed == NO_LIT &&
           cdcl_search_pay(s)) {
        uint32_t v = s->probing.next = ring_pop(p.open);
        p.tried++;
        for (uint32_t value = 0; value < 2 && ok && s->value[v] == FREE; value++)
            ok = suppose(&p, 2 * v + value);
        ok = ok && cdcl_pairwise_settle(s);
        if (s->value[v] == FREE)
            first_try[v] = p.reach[1] > p.reach[0];
        p.vain = p.followed < s->n_trail ? 0 : p.vain + 1;
        follow(&p);
    }
    s->sweep = 0; /* what was supposed came in another order */
    if (!s->frame.loop)
        memcpy(s->phase, first_try, s->frame.n_vars);
    return ok;
}
