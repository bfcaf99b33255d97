/* pairs.c - see pairs.h.
 *
 * Rounds are synchronous: what is learnt in a round rests only on rounds before.
 *
 *      cell    corner q: sides q, q + 1          dot    corner t: the cell there calls it t + 2;
 *                                                       its a is our side t + 1, its b our side t
 */
#include "games/slitherlink/deduce/pairs.h"

#include <string.h>

static const uint16_t with_total[6] = {0x0001, 0x0116, 0x1668, 0x6880, 0x8000, 0xffff};
enum { DOT_STATES = 0x1669 }; /* no line, or two */

static int32_t diagonal(const struct slitherlink_deduce *d, int t)
{
    return d->off[t] + d->off[(t + 1) % 4];
}

/* States in which a and b have the values of each bit of `set`. */
static unsigned expand(unsigned set, unsigned a, unsigned b)
{
    return 0xffff & ((set & 1 ? ~a & ~b : 0) | (set & 2 ? a & ~b : 0) | (set & 4 ? ~a & b : 0) |
                     (set & 8 ? a & b : 0));
}

static unsigned project(unsigned states, unsigned a, unsigned b)
{
    return (unsigned)((states & ~a & ~b) != 0) | (unsigned)((states & a & ~b) != 0) << 1 |
           (unsigned)((states & ~a & b) != 0) << 2 | (unsigned)((states & a & b) != 0) << 3;
}

/* Corner t of a place is a fixed step away; off the board nothing is ever learnt, so that no one
 * has to ask. */
static void lay_tables(struct pairs *p)
{
    for (int dot = 0; dot < 2; dot++)
        for (int t = 0; t < 4; t++) {
            unsigned a = pairs_drawn(dot ? (t + 1) % 4 : t), b = pairs_drawn(dot ? t : (t + 1) % 4);
            p->corner[dot][t] = dot ? 4 * diagonal(p->d, t) + (t + 2) % 4 : t;
            for (unsigned set = 0; set < 16; set++)
                p->states[dot][t][set] = (uint16_t)expand(set, a, b);
        }
}

bool slitherlink_pairs_open(struct pairs *p, struct slitherlink_deduce *d, struct arena *arena)
{
    size_t n = (size_t)d->n, facts = 4 * (size_t)(d->cells + d->dots); /* of one round */
    *p = (struct pairs){.d = d};
    p->set = arena_take(arena, 4 * n, 1);
    p->fact = arena_take(arena, facts, sizeof *p->fact);
    p->look = arena_take(arena, 2 * n, sizeof *p->look);
    p->stamp = arena_take(arena, n, sizeof *p->stamp);
    p->log = arena_take(arena, 16 * (size_t)d->cells, sizeof *p->log);
    if (!p->set || !p->fact || !p->look || !p->stamp || !p->log)
        return false;
    lay_tables(p);
    slitherlink_pairs_forget(p);
    return true;
}

void slitherlink_pairs_forget(struct pairs *p)
{
    memset(p->set, PAIR_ANY, 4 * (size_t)p->d->n);
    memset(p->stamp, 0, (size_t)p->d->n * sizeof *p->stamp);
    p->n_facts = p->followed = p->n_look = p->n_log = 0;
    p->round = 0;
}

static void look_later(struct pairs *p, int32_t i)
{
    if (p->stamp[i] == p->round + 1 || p->d->kind[i] == PLACE_OFF)
        return;
    p->stamp[i] = p->round + 1;
    p->look[p->n_look++] = i;
}

static void look_everywhere(struct pairs *p)
{
    for (int32_t k = 0; k < p->d->cells; k++)
        look_later(p, p->d->cell[k]);
    for (int32_t k = 0; k < p->d->dots; k++)
        look_later(p, p->d->dot[k]);
}

static unsigned states_now(const struct pairs *p, int32_t i)
{
    const struct slitherlink_deduce *d = p->d;
    int dot = d->kind[i] == PLACE_DOT;
    unsigned states = dot ? DOT_STATES : with_total[d->at[i]];
    for (int s = 0; s < 4; s++) {
        uint8_t edge = d->at[i + d->off[s]];
        unsigned drawn = pairs_drawn(s);
        states &= edge == EDGE_UNSET ? 0xffff : edge == EDGE_LINE ? drawn : ~drawn;
    }
    for (int t = 0; t < 4; t++)
        states &= p->states[dot][t][p->set[4 * i + p->corner[dot][t]]];
    return states;
}

/* What i says about its corners, to be applied when the round is over. */
static void learn(struct pairs *p, int32_t i, unsigned states)
{
    const struct slitherlink_deduce *d = p->d;
    int dot = d->kind[i] == PLACE_DOT;
    for (int t = 0; t < 4; t++) {
        int32_t c = 4 * i + p->corner[dot][t];
        unsigned set = dot ? project(states, pairs_drawn((t + 1) % 4), pairs_drawn(t))
                           : project(states, pairs_drawn(t), pairs_drawn((t + 1) % 4));
        if (set != p->set[c] && d->kind[c / 4] == PLACE_CELL)
            p->fact[p->n_facts++] = (struct pair_fact){c, (uint8_t)set};
    }
}

/* End of a round: what was learnt holds from now on, and is news for the cell and the dot. */
static void apply(struct pairs *p)
{
    p->n_look = 0;
    for (int32_t k = 0; k < p->n_facts; k++) {
        struct pair_fact f = p->fact[k];
        uint8_t set = f.set & p->set[f.corner];
        if (set == p->set[f.corner])
            continue;
        p->log[p->n_log++] = 16 * f.corner + p->set[f.corner];
        p->set[f.corner] = set;
        int32_t cell = f.corner / 4;
        look_later(p, cell);
        look_later(p, cell + diagonal(p->d, f.corner % 4));
    }
    p->n_facts = 0;
}

static bool decide_now(struct pairs *p, int32_t i, unsigned states)
{
    struct slitherlink_deduce *d = p->d;
    for (int s = 0; s < 4; s++) {
        int32_t e = i + d->off[s];
        if (d->at[e] == EDGE_UNSET && !(states & pairs_drawn(s)))
            slitherlink_deduce_set(d, e, EDGE_CROSS);
        else if (d->at[e] == EDGE_UNSET && !(states & ~pairs_drawn(s)))
            slitherlink_deduce_set(d, e, EDGE_LINE);
    }
    return states != 0;
}

/* Cells and dots beside edges decided meanwhile have news. */
static void follow(struct pairs *p)
{
    for (; p->followed < p->d->n_trail; p->followed++)
        for (int s = 0; s < 4; s++)
            look_later(p, p->d->trail[p->followed] + p->d->off[s]);
}

bool slitherlink_pairs_run(struct pairs *p)
{
    if (p->round == 0) {
        p->followed = p->d->n_trail;
        look_everywhere(p);
    }
    follow(p);
    while (p->n_look && !p->d->closed) {
        p->round++;
        for (int32_t k = 0; k < p->n_look; k++) {
            unsigned states = states_now(p, p->look[k]);
            if (!decide_now(p, p->look[k], states))
                return false;
            learn(p, p->look[k], states);
        }
        if (!slitherlink_deduce_propagate(p->d))
            return false;
        apply(p);
        follow(p);
    }
    return true;
}

void slitherlink_pairs_look(struct pairs *p, int32_t cell)
{
    look_later(p, cell);
}

void slitherlink_pairs_undo(struct pairs *p, int32_t n_log, int32_t followed)
{
    while (p->n_log > n_log) {
        int32_t was = p->log[--p->n_log];
        p->set[was / 16] = (uint8_t)(was % 16);
    }
    p->followed = followed;
    p->n_look = p->n_facts = 0;
    p->round++; /* marks of before mean nothing now */
}
