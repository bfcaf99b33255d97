/* name_proof.c - see name_proof.h.
 *
 * Names change nothing about a proof, neither what it says nor what it costs.
 */
#include "games/slitherlink/deduce/name_proof.h"

enum { PAIRS_MOST = 4, REACHES_MOST = 2, CLUES_MOST = 3 }; /* costs; clues that are told apart */

/* What the needed facts rest on. */
struct made_of {
    int pairs, sides, passes;
    int32_t clue[CLUES_MOST]; /* cells, each once */
    int clues;
};

static void see_clue(struct made_of *m, int32_t cell)
{
    for (int i = 0; i < m->clues; i++)
        if (m->clue[i] == cell)
            return;
    if (m->clues < CLUES_MOST)
        m->clue[m->clues++] = cell;
}

static struct made_of what_it_is_made_of(struct slitherlink_proof *x)
{
    struct slitherlink_reasons *r = &x->reasons;
    struct made_of m = {0};
    for (int32_t k = 0; k < r->top; k++) {
        if (!r->need[k])
            continue;
        m.pairs += !prove_fact_is_edge(&x->prove.fact[k]);
        m.sides += x->prove.fact[k].rule == PROVE_BY_SIDES;
        m.passes += (r->pass[k] & REASONS_PASS) != 0;
        slitherlink_reasons_of_fact(r, k);
        for (int32_t i = 0; i < r->n; i++)
            if (r->item[i].kind == REASON_CLUE)
                see_clue(&m, r->item[i].what);
    }
    return m;
}

/* The place that tells the first 2 of a diagonal something, and the one that hears it from the last. */
static void see_ends(struct slitherlink_proof *x, struct proof_name *name)
{
    struct slitherlink_reasons *r = &x->reasons;
    const struct prove_fact *fact = x->prove.fact;
    name->to = fact[x->offer].rule == PROVE_BY_PLACE ? fact[x->offer].by : fact[x->offer].at;
    for (int32_t k = 0; k < r->top && !name->from; k++) {
        if (!r->need[k] || !(r->pass[k] & REASONS_PASS))
            continue;
        slitherlink_reasons_of_fact(r, k);
        for (int32_t i = 0; i < r->n; i++)
            if (r->item[i].kind == REASON_FACT)
                name->from = fact[r->item[i].what].by;
    }
}

static bool is_on_rim(const struct slitherlink_deduce *d, int32_t dot)
{
    for (int s = 0; s < 4; s++)
        if (d->kind[dot + d->off[s]] == PLACE_OFF)
            return true;
    return false;
}

/* Two numbers side by side, and the dot between them on the rim has its say. */
static bool are_on_rim(const struct slitherlink_proof *x, const struct made_of *m)
{
    const struct slitherlink_deduce *d = x->prove.d;
    int32_t between = (m->clue[0] + m->clue[1]) / 2, apart = m->clue[0] - m->clue[1];
    if (m->clues != 2 || (apart != 2 && apart != -2 && apart != 2 * d->row && apart != -2 * d->row))
        return false;
    for (int32_t k = 0; k < x->reasons.top; k++) {
        int32_t by = x->prove.fact[k].by, along = deduce_along(d, between);
        if (x->reasons.need[k] && x->prove.fact[k].rule == PROVE_BY_PLACE &&
            (by == between - along || by == between + along) && is_on_rim(d, by))
            return true;
    }
    return false;
}

/* Does the walk from cell to cell stay on the board? Then it runs round a region of dots. */
static bool is_round_region(struct slitherlink_proof *x)
{
    struct slitherlink_reasons *r = &x->reasons;
    slitherlink_reasons_of_fact(r, x->offer);
    for (int32_t i = 0; i < r->n; i++)
        if ((r->item[i].kind == REASON_CELL || r->item[i].kind == REASON_CELL_DIFFERS) &&
            r->item[i].what == COLOUR_OFF)
            return false;
    return true;
}

void slitherlink_name_proof(struct slitherlink_proof *x)
{
    struct made_of m = what_it_is_made_of(x);
    struct proof_name name = {.technique = TECHNIQUE_PAIR_CHAIN};
    if (m.sides && m.pairs) {
        name.technique = TECHNIQUE_SIDES_AND_PAIRS;
    } else if (m.sides) {
        name.technique = is_round_region(x) ? TECHNIQUE_PARITY : TECHNIQUE_SIDES;
    } else if (m.passes && x->cost <= PAIRS_MOST) {
        name.technique = TECHNIQUE_DIAGONAL_TWOS;
        see_ends(x, &name);
    } else if (x->cost <= PAIRS_MOST && are_on_rim(x, &m)) {
        name = (struct proof_name){TECHNIQUE_RIM_NUMBERS, m.clue[0], m.clue[1]};
    } else if (x->cost <= REACHES_MOST) {
        name = (struct proof_name){TECHNIQUE_LINE_REACHES, m.clues == 1 ? m.clue[0] : 0, 0};
    } else if (x->cost <= PAIRS_MOST) {
        name.technique = TECHNIQUE_PAIRS;
    }
    x->name = name;
}
