/* find_pairs.c - a chain of pair facts as a step, with only the facts that are needed.
 *
 * Reasons are, for each fact in an order in which each follows from those before, the cell or dot
 * that says so and the two edges it is about; at the end the cell or dot that decides. Of a chain
 * too long for the caller's room only the last is given.
 *
 * What a place said itself in an earlier round it need not be told: it knows it from the same facts
 * that it said it from. So a fact is a reason only if another place rests on it.
 */
#include "games/slitherlink/deduce/finding.h"
#include "games/slitherlink/deduce/pairs.h"

enum { FACT_USED = 1, FACT_TOLD = 2 }; /* someone rests on it; someone else than who said it */

/* Which facts cell or dot i rests on, one (or -1) for each corner. */
struct basis {
    int32_t i, fact[4];
};

static unsigned basis_states(const struct pairs *p, const struct basis *b)
{
    uint8_t set[4];
    for (int t = 0; t < 4; t++)
        set[t] = b->fact[t] < 0 ? PAIR_ANY : p->fact[b->fact[t]].set;
    return pairs_states(p->d, b->i, set);
}

/* Does it still decide these edges, or still say this about corner t (t >= 0)? */
struct claim {
    unsigned lines, crosses; /* sides */
    int corner;
    unsigned set;
};

static bool claim_holds(const struct pairs *p, const struct basis *b, const struct claim *c)
{
    unsigned states = basis_states(p, b);
    if (c->corner >= 0)
        return !(pairs_project(p->d, b->i, c->corner, states) & ~c->set);
    for (int s = 0; s < 4; s++)
        if ((c->lines >> s & 1 && states & ~pairs_drawn(s)) ||
            (c->crosses >> s & 1 && states & pairs_drawn(s)))
            return false;
    return true;
}

/* Replace each fact by an earlier one, or by none, as long as the claim holds; mark what is left.
 */
static void basis_reduce(const struct pairs *p, struct basis *b, const struct claim *c,
                         uint8_t *used)
{
    for (int t = 0; t < 4; t++)
        while (b->fact[t] >= 0) {
            int32_t fact = b->fact[t];
            b->fact[t] = p->fact[fact].before;
            if (!claim_holds(p, b, c)) {
                b->fact[t] = fact;
                used[fact] |= p->fact[fact].source == b->i ? FACT_USED : FACT_USED | FACT_TOLD;
                break;
            }
        }
}

/* The latest facts about the corners of i from rounds before this one. */
static struct basis basis_before(const struct pairs *p, int32_t i, int32_t round)
{
    struct basis b = {i, {-1, -1, -1, -1}};
    for (int t = 0; t < 4; t++) {
        int32_t c = pairs_corner(p->d, i, t), fact = c < 0 ? -1 : p->last[c];
        while (fact >= 0 && p->fact[fact].round >= round)
            fact = p->fact[fact].before;
        b.fact[t] = fact;
    }
    return b;
}

/* What fact k rests on. The same corner may have been spoken of earlier in the same round. */
static void trace_fact(const struct pairs *p, int32_t k, uint8_t *used)
{
    const struct pair_fact *f = &p->fact[k];
    struct basis b = basis_before(p, f->source, f->round);
    struct claim c = {.corner = -1, .set = f->set};
    for (int t = 0; t < 4; t++)
        if (pairs_corner(p->d, f->source, t) == f->corner) {
            c.corner = t;
            b.fact[t] = f->before;
        }
    basis_reduce(p, &b, &c, used);
}

static struct claim claim_of(const struct pairs *p, const struct basis *b)
{
    struct claim c = {.corner = -1};
    unsigned states = basis_states(p, b);
    for (int s = 0; s < 4; s++)
        if (p->d->at[b->i + p->d->off[s]] == EDGE_UNSET) {
            c.lines |= (unsigned)!(states & ~pairs_drawn(s)) << s;
            c.crosses |= (unsigned)!(states & pairs_drawn(s)) << s;
        }
    return c;
}

static void write_step(struct finding *f, const struct pairs *p, int32_t where, uint8_t *used)
{
    const struct deduce *d = f->d;
    struct basis b = basis_before(p, where, p->round);
    struct claim c = claim_of(p, &b);
    basis_reduce(p, &b, &c, used);
    for (int32_t k = p->n_facts - 1; k >= 0; k--)
        if (used[k])
            trace_fact(p, k, used);
    size_t facts = 0;
    for (int32_t k = 0; k < p->n_facts; k++)
        facts += (used[k] & FACT_TOLD) != 0;
    for (int32_t k = 0; 3 * facts < f->out->cap_because && k < p->n_facts; k++)
        if (used[k] & FACT_TOLD) {
            int32_t cell = p->fact[k].corner / 4, q = p->fact[k].corner % 4;
            finding_because(f, p->fact[k].source);
            finding_because(f, cell + d->off[q]);
            finding_because(f, cell + d->off[(q + 1) % 4]);
        }
    finding_because(f, where);
    for (int s = 0; s < 4; s++)
        if ((c.lines | c.crosses) >> s & 1)
            finding_move(f, where + d->off[s], c.lines >> s & 1 ? EDGE_LINE : EDGE_CROSS);
}

bool slither_find_pairs(struct finding *f, int rounds)
{
    struct arena_mark mark = arena_here(f->arena);
    struct pairs *p = f->pairs;
    uint8_t *used = NULL;
    int32_t where;
    if (rounds == PAIRS_SHORT)
        pairs_again(p);
    int size = pairs_find(p, rounds, &where, f->work);
    finding_stopped(f, 0);
    if (size)
        used = arena_take(f->arena, (size_t)p->n_facts + 1, sizeof *used);
    f->starved |= size && !used;
    if (used) {
        p->n_facts = p->applied; /* what was said in the last round was not heard */
        finding_size(f, size);
        write_step(f, p, where, used);
    }
    arena_release(f->arena, mark);
    return used != NULL;
}
