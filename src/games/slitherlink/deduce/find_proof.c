/* find_proof.c - the proof that asks for the fewest things to be held in mind.
 *
 * Direct proofs are read off what follows from the board (prove.h). Suppositions are tried edge by
 * edge, first a few rounds deep, then deeper, as long as a cheaper proof than the best so far could
 * come of it: a proof of r rounds has more than r facts. To fail is found quickly, to see how much
 * of what was found is needed takes longer, so only the most promising are read.
 */
#include "games/slitherlink/deduce/find_proof.h"

#include <string.h>

#include "lattice/near.h"

enum { READ_MOST = 12 };

static const int depth[] = {2, 4, 8, ROUNDS_ANY};

bool slitherlink_proof_open(struct slitherlink_proof *x, struct slitherlink_deduce *d,
                            struct arena *arena)
{
    *x = (struct slitherlink_proof){.safe = arena_take(arena, (size_t)d->n, 1)};
    return x->safe && slitherlink_prove_open(&x->prove, d, arena) &&
           slitherlink_reasons_open(&x->reasons, &x->prove, arena);
}

/* Of two edges with proofs of equal cost: is a to be preferred to b, which was found before? */
static bool is_nearer(const struct slitherlink_proof *x, int32_t a, int32_t b)
{
    const struct slitherlink_deduce *d = x->prove.d;
    return x->hand && spot_distance(deduce_spot(d, a), *x->hand) < spot_distance(deduce_spot(d, b), *x->hand);
}

/* ---- direct ---- */

/* The costs below are right if they are less than `most`. */
static int cost_of_offer(struct slitherlink_proof *x, int32_t k, int most)
{
    slitherlink_reasons_clear(&x->reasons);
    slitherlink_reasons_need(&x->reasons, k);
    return slitherlink_reasons_close(&x->reasons, most);
}

static void read_offers(struct slitherlink_proof *x)
{
    int read = 0;
    x->cost = PROOF_NONE;
    x->edge = 0;
    for (int32_t i = 0; i < x->prove.n_offers && read < PROOF_OFFERS; i++) {
        int32_t edge = x->prove.fact[x->prove.offer[i]].at;
        if (!(x->prove.scope[edge] & PROVE_ASKED))
            continue;
        read++;
        bool nearer = x->cost != PROOF_NONE && is_nearer(x, edge, x->prove.fact[x->offer].at);
        int cost = cost_of_offer(x, x->prove.offer[i], x->cost + nearer);
        if (cost < x->cost + nearer) {
            x->cost = cost;
            x->offer = x->prove.offer[i];
        }
    }
}

void slitherlink_proof_begin(struct slitherlink_proof *x)
{
    slitherlink_prove_board(&x->prove, ROUNDS_ANY);
    read_offers(x);
}

void slitherlink_proof_begin_part(struct slitherlink_proof *x, const struct prove_part *part)
{
    slitherlink_prove_part(&x->prove, part, ROUNDS_ANY);
    read_offers(x);
}

/* ---- suppositions ---- */

static int cost_of_conflict(struct slitherlink_proof *x, int most)
{
    slitherlink_reasons_clear(&x->reasons);
    slitherlink_reasons_of_conflict(&x->reasons);
    slitherlink_reasons_mark(&x->reasons);
    return 1 + slitherlink_reasons_close(&x->reasons, most - 1);
}

/* Suppositions that fail, those with the fewest facts on the way first: only these are read. */
struct failing {
    int32_t edge[READ_MOST], facts[READ_MOST];
    uint8_t state[READ_MOST];
    int n;
};

static void keep_failing(struct failing *q, int32_t edge, uint8_t state, int32_t facts)
{
    int at = q->n < READ_MOST ? q->n++ : READ_MOST;
    for (; at > 0 && facts < q->facts[at - 1]; at--)
        if (at < READ_MOST) {
            q->edge[at] = q->edge[at - 1];
            q->state[at] = q->state[at - 1];
            q->facts[at] = q->facts[at - 1];
        }
    if (at == READ_MOST)
        return;
    q->edge[at] = edge;
    q->state[at] = state;
    q->facts[at] = facts;
}

/* All that a supposition forces, and it does not fail: none of it fails when supposed alone, for
 * less follows from it. */
static void see_safe(struct slitherlink_proof *x)
{
    const struct prove *p = &x->prove;
    for (int32_t k = p->base_facts; k < p->n_facts; k++)
        if (prove_fact_is_edge(&p->fact[k]))
            x->safe[p->fact[k].at] |= (uint8_t)(1 << p->fact[k].set);
}

/* Those that fail within so many rounds. Until there is one, the others are followed to their end: most
 * of them end well, and then neither they nor what they force are tried again. */
static void try_all(struct slitherlink_proof *x, struct slitherlink_finding *f, int rounds,
                    struct failing *q)
{
    const struct slitherlink_deduce *d = f->d;
    const struct prove_part *part = &x->prove.part;
    int32_t looks = 0;
    for (int32_t k = 0; k < part->edges; k++)
        for (uint8_t state = EDGE_LINE; state <= EDGE_CROSS; state++) {
            int32_t edge = part->edge[k];
            if (d->at[edge] != EDGE_UNSET || x->safe[edge] & 1 << state || finding_stopped(f, looks++))
                continue;
            x->prove.enough = q->n < READ_MOST ? x->prove.cap_facts : q->facts[READ_MOST - 1];
            int failed = slitherlink_prove_suppose(&x->prove, edge, state, q->n ? rounds : ROUNDS_ANY);
            if (failed && failed <= rounds)
                keep_failing(q, edge, state, x->prove.n_facts - x->prove.base_facts);
            else if (!failed && x->prove.finished)
                see_safe(x);
            slitherlink_prove_undo(&x->prove);
        }
    x->prove.enough = x->prove.cap_facts;
}

static void read_failing(struct slitherlink_proof *x, const struct failing *q)
{
    for (int i = 0; i < q->n; i++) {
        slitherlink_prove_suppose(&x->prove, q->edge[i], q->state[i], ROUNDS_ANY);
        bool nearer = x->edge && is_nearer(x, q->edge[i], x->edge);
        int cost = cost_of_conflict(x, x->cost + nearer);
        if (cost < x->cost + nearer) {
            x->cost = cost;
            x->edge = q->edge[i];
            x->state = q->state[i];
        }
        slitherlink_prove_undo(&x->prove);
    }
}

void slitherlink_proof_suppose(struct slitherlink_proof *x, struct slitherlink_finding *f)
{
    struct failing q = {.n = 0};
    memset(x->safe, 0, (size_t)f->d->n);
    for (size_t pass = 0; pass < sizeof depth / sizeof *depth && !q.n; pass++) {
        int before = pass ? depth[pass - 1] : 0;
        if (x->cost != PROOF_NONE && before + 2 >= x->cost)
            return;
        try_all(x, f, depth[pass], &q);
    }
    read_failing(x, &q);
}

/* ---- the one that was chosen, ready to be read ---- */

void slitherlink_proof_again(struct slitherlink_proof *x)
{
    if (x->edge) {
        slitherlink_prove_suppose(&x->prove, x->edge, x->state, ROUNDS_ANY);
        cost_of_conflict(x, PROOF_NONE);
    } else {
        cost_of_offer(x, x->offer, PROOF_NONE);
    }
}
