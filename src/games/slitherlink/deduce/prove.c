/* prove.c - see prove.h. */
#include "games/slitherlink/deduce/prove.h"

#include <string.h>

#include "games/slitherlink/deduce/pairs.h"

enum { TOLD_LINE = PROVE_PAIRS, TOLD_CROSS };  /* after the pairs: sides that may be that */
enum { QUEUED_BY_ITSELF = 1, QUEUED = 2 };     /* why a place is to be looked at */

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

static void pair_of(int dot, int t, int *a, int *b)
{
    *a = t < PROVE_CORNERS ? (dot ? (t + 1) % 4 : t) : t - PROVE_CORNERS;
    *b = t < PROVE_CORNERS ? (dot ? t : (t + 1) % 4) : *a + 2;
}

/* What some states say: of the pairs, as in `set`, then which sides may be lines and which not. */
static uint64_t told_by(int dot, unsigned states)
{
    uint8_t said[PROVE_SLOTS] = {0};
    uint64_t told;
    for (int t = 0; t < PROVE_PAIRS; t++) {
        int a, b;
        pair_of(dot, t, &a, &b);
        said[t] = (uint8_t)project(states, pairs_drawn(a), pairs_drawn(b));
    }
    for (int s = 0; s < 4; s++) {
        said[TOLD_LINE] |= (uint8_t)(((states & pairs_drawn(s)) != 0) << s);
        said[TOLD_CROSS] |= (uint8_t)(((states & ~pairs_drawn(s)) != 0) << s);
    }
    memcpy(&told, said, sizeof told);
    return told;
}

/* The pairs of which both sides are open. */
static uint64_t open_pairs(int dot, int open)
{
    uint8_t mask[PROVE_SLOTS] = {0};
    uint64_t all;
    for (int t = 0; t < (dot ? PROVE_CORNERS : PROVE_PAIRS); t++) {
        int a, b;
        pair_of(dot, t, &a, &b);
        mask[t] = open >> a & open >> b & 1 ? 0xff : 0;
    }
    memcpy(&all, mask, sizeof all);
    return all;
}

/* What four edges leave, two bits each. */
static void fill_edges(struct prove *p, int edges)
{
    unsigned states = 0xffff, open = 0;
    for (int s = 0; s < 4; s++) {
        int edge = edges >> 2 * s & 3;
        open |= (unsigned)(edge == EDGE_UNSET) << s;
        states &= edge == EDGE_UNSET ? 0xffff : edge == EDGE_LINE ? pairs_drawn(s) : ~pairs_drawn(s);
    }
    p->by_edges[edges] = (uint16_t)states;
    p->open_edges[edges] = (uint8_t)open;
}

static void fill_tables(struct prove *p)
{
    for (int dot = 0; dot < 2; dot++) {
        for (int t = 0; t < PROVE_PAIRS; t++) {
            int a, b;
            pair_of(dot, t, &a, &b);
            for (unsigned set = 0; set < 16; set++)
                p->states[dot][t][set] =
                    (uint16_t)(t >= PROVE_CORNERS && dot ? 0xffff
                                                         : expand(set, pairs_drawn(a), pairs_drawn(b)));
        }
        for (unsigned states = 0; states < 256; states++) {
            p->told[dot][0][states] = told_by(dot, states);
            p->told[dot][1][states] = told_by(dot, states << 8);
        }
        for (int open = 0; open < 16; open++)
            p->open_pairs[dot][open] = open_pairs(dot, open);
    }
    for (int edges = 0; edges < 256; edges++)
        fill_edges(p, edges);
    for (int t = 0; t < PROVE_CORNERS; t++)
        p->dot_slot[t] = PROVE_SLOTS * prove_diagonal(p->d, t) + (t + 2) % 4;
}

bool slitherlink_prove_open(struct prove *p, struct slitherlink_deduce *d, struct arena *arena)
{
    size_t n = (size_t)d->n, slots = PROVE_SLOTS * n;
    *p = (struct prove){.d = d,
                        .whole = {.cell = d->cell,
                                  .dot = d->dot,
                                  .edge = d->edge,
                                  .reached = d->cell,
                                  .cells = d->cells,
                                  .dots = d->dots,
                                  .edges = d->edges,
                                  .n_reached = d->cells}};
    p->scope = arena_take(arena, n, 1);
    p->cap_facts = p->enough = 24 * d->cells + 4 * d->edges;
    p->cap_offers = d->edges;
    p->set = arena_take(arena, slots, 1);
    p->last = arena_take(arena, slots, sizeof *p->last);
    p->edge_fact = arena_take(arena, n, sizeof *p->edge_fact);
    p->fact = arena_take(arena, (size_t)p->cap_facts, sizeof *p->fact);
    p->queue = arena_take(arena, 16 * n, sizeof *p->queue);
    p->queued = arena_take(arena, n, 1);
    p->offer = arena_take(arena, (size_t)d->edges, sizeof *p->offer);
    p->offered = arena_take(arena, n, 1);
    if (!p->scope || !p->set || !p->last || !p->edge_fact || !p->fact || !p->queue || !p->queued || !p->offer ||
        !p->offered || !slitherlink_colour_groups_open(&p->groups, d, arena))
        return false;
    memset(p->set, PAIR_ANY, slots);
    memset(p->last, 0xff, slots * sizeof *p->last);
    memset(p->edge_fact, 0xff, n * sizeof *p->edge_fact);
    slitherlink_prove_widen(p);
    fill_tables(p);
    return true;
}

void slitherlink_prove_widen(struct prove *p)
{
    for (int32_t i = 0; i < p->d->n; i++)
        p->scope[i] = p->d->kind[i] == PLACE_OFF ? 0 : PROVE_REACHED | PROVE_LOOKED | PROVE_ASKED;
    p->scope[COLOUR_OFF] = PROVE_REACHED;
}

/* ---- what is to be looked at ---- */

/* A place that hears only what it has just said has nothing to add; it keeps its turn, though, for
 * somebody else may tell it more before that. */
static void look_later(struct prove *p, int32_t i)
{
    if (!(p->scope[i] & PROVE_LOOKED))
        return;
    if (!p->queued[i])
        p->queue[p->n_queue++] = i;
    p->queued[i] |= i == p->looking ? QUEUED_BY_ITSELF : QUEUED;
}

static void drop_queue(struct prove *p)
{
    while (p->first < p->n_queue)
        p->queued[p->queue[p->first++]] = 0;
    p->first = p->n_queue = 0;
}

/* ---- facts ---- */

static int32_t add_fact(struct prove *p, struct prove_fact f)
{
    if (p->n_facts == p->cap_facts)
        return -1;
    p->fact[p->n_facts] = f;
    return p->n_facts++;
}

static void break_at(struct prove *p, enum prove_conflict how, int32_t where)
{
    if (p->conflict == PROVE_FINE) {
        p->conflict = how;
        p->where = where;
    }
}

/* Cells a and b are joined or parted by the fact just added. */
static void join_cells(struct prove *p, int32_t a, int32_t b, bool differ)
{
    bool known;
    if (colours_related(&p->groups.c, a, b, &known)) {
        if (known != differ)
            break_at(p, PROVE_TWO_SIDES, a);
        return;
    }
    slitherlink_colour_groups_join(&p->groups, a, b, differ);
}

static void know_pair(struct prove *p, int32_t slot, uint8_t set, struct prove_fact why)
{
    const struct slitherlink_deduce *d = p->d;
    int32_t cell = slot / PROVE_SLOTS;
    int t = slot % PROVE_SLOTS, a, b;
    if (set == p->set[slot])
        return;
    prove_sides(d, cell, t, &a, &b);
    if (d->at[cell + d->off[a]] != EDGE_UNSET ||
        d->at[cell + d->off[b]] != EDGE_UNSET || p->conflict != PROVE_FINE)
        return;
    why.at = ~slot;
    why.before = p->last[slot];
    why.set = set;
    int32_t k = add_fact(p, why);
    if (k < 0)
        return;
    p->last[slot] = k;
    p->set[slot] = set;
    look_later(p, cell);
    if (t < PROVE_CORNERS)
        look_later(p, cell + prove_diagonal(d, t));
    if (set && (!(set & 9) || !(set & 6)))
        join_cells(p, colours_cell(d, cell + 2 * d->off[a]), colours_cell(d, cell + 2 * d->off[b]),
                   !(set & 9));
}

static void know_edge(struct prove *p, int32_t e, uint8_t state, struct prove_fact why);

/* Edges that would close the path just made; and the one that would have closed all of it. */
static void look_at_ends(struct prove *p)
{
    struct slitherlink_deduce *d = p->d;
    int32_t looking = p->looking;
    p->looking = 0; /* what comes of this was said by nobody */
    while (d->n_near) {
        int32_t e = d->near[--d->n_near];
        if (slitherlink_deduce_is_early(d, e))
            know_edge(p, e, EDGE_CROSS, (struct prove_fact){.rule = PROVE_BY_LOOP});
        else if (d->at[e] == EDGE_UNSET)
            d->closing = e;
    }
    if (d->closing && slitherlink_deduce_is_early(d, d->closing))
        know_edge(p, d->closing, EDGE_CROSS, (struct prove_fact){.rule = PROVE_BY_LOOP});
    p->looking = looking;
}

static void decide(struct prove *p, int32_t e, uint8_t state, int32_t k)
{
    struct slitherlink_deduce *d = p->d;
    int32_t across = deduce_across(d, e);
    if (state == EDGE_LINE && slitherlink_deduce_is_early(d, e)) {
        break_at(p, PROVE_EARLY_LOOP, e);
        return;
    }
    slitherlink_deduce_set(d, e, state);
    p->edge_fact[e] = k;
    for (int s = 0; s < 4; s++) {
        look_later(p, e + d->off[s]);
        if (d->kind[e + d->off[s]] == PLACE_DOT && deduce_lines(d, e + d->off[s]) > 2)
            break_at(p, PROVE_NO_STATE, e + d->off[s]);
    }
    join_cells(p, colours_cell(d, e - across), colours_cell(d, e + across), state == EDGE_LINE);
    if (p->conflict == PROVE_FINE && !d->closed)
        look_at_ends(p);
}

static void know_edge(struct prove *p, int32_t e, uint8_t state, struct prove_fact why)
{
    if (p->d->at[e] != EDGE_UNSET || p->conflict != PROVE_FINE || (!p->supposing && p->offered[e]) ||
        !(p->scope[e] & PROVE_LOOKED))
        return;
    why.at = e;
    why.set = state;
    why.before = -1;
    int32_t k = add_fact(p, why);
    if (k < 0)
        return;
    if (p->supposing) {
        decide(p, e, state, k);
    } else {
        p->offered[e] = 1;
        p->offer[p->n_offers++] = k;
    }
}

/* ---- what a cell or dot says ---- */

static void look_at(struct prove *p, int32_t i)
{
    static const uint16_t with_total[6] = {0x0001, 0x0116, 0x1668, 0x6880, 0x8000, 0xffff};
    const struct slitherlink_deduce *d = p->d;
    const uint8_t *set = p->set + PROVE_SLOTS * (size_t)i;
    int dot = d->kind[i] == PLACE_DOT, pairs = dot ? PROVE_CORNERS : PROVE_PAIRS;
    int edges = d->at[i + d->off[0]] | d->at[i + d->off[1]] << 2 | d->at[i + d->off[2]] << 4 |
                d->at[i + d->off[3]] << 6;
    unsigned states = (dot ? 0x1669 : with_total[d->at[i]]) & p->by_edges[edges];
    uint8_t known[PROVE_SLOTS] = {0}, said[PROVE_SLOTS];
    for (int t = 0; t < pairs; t++) { /* of cells off the board everything may be */
        known[t] = set[dot ? p->dot_slot[t] : t];
        states &= p->states[dot][t][known[t]];
    }
    if (!states) {
        break_at(p, PROVE_NO_STATE, i);
        return;
    }
    uint64_t told = p->told[dot][0][states & 255] | p->told[dot][1][states >> 8], news;
    memcpy(said, &told, sizeof said);
    memcpy(&news, known, sizeof news);
    int open = p->open_edges[edges], decided = open & ~(said[TOLD_LINE] & said[TOLD_CROSS]);
    news = (news ^ told) & p->open_pairs[dot][open];
    if (!decided && !news)
        return;
    memcpy(known, &news, sizeof known);
    struct prove_fact why = {.rule = PROVE_BY_PLACE, .by = i};
    for (int s = 0; s < 4; s++)
        if (decided >> s & 1)
            know_edge(p, i + d->off[s], said[TOLD_LINE] >> s & 1 ? EDGE_LINE : EDGE_CROSS, why);
    for (int t = 0; t < pairs && p->conflict == PROVE_FINE; t++)
        if (known[t] && prove_slot(d, i, t))
            know_pair(p, prove_slot(d, i, t), said[t], why);
}

/* ---- what the sides of cells say ---- */

static inline void pair_by_sides(struct prove *p, int32_t cell, int t, int32_t a, int32_t b)
{
    int32_t slot = PROVE_SLOTS * cell + t;
    bool whole = (p->set[slot] & 9) && (p->set[slot] & 6); /* both may be true still */
    bool differ = p->groups.c.odd[a] != p->groups.c.odd[b];
    if (whole && p->d->kind[cell] == PLACE_CELL)
        know_pair(p, slot, p->set[slot] & (differ ? 6 : 9),
                  (struct prove_fact){.rule = PROVE_BY_SIDES, .by = a, .other = colours_cell(p->d, b)});
}

/* Cell a belongs to another group now: what of its neighbours, near and far? Places off the board are
 * in the group of the outside, which is never renamed. */
static void look_round(struct prove *p, int32_t a)
{
    const struct slitherlink_deduce *d = p->d;
    const int32_t *group = p->groups.c.up;
    const uint8_t *odd = p->groups.c.odd;
    for (int s = 0; s < 4 && p->conflict == PROVE_FINE; s++) {
        int next = (s + 1) % 4;
        int32_t e = a + d->off[s], beside = e + d->off[s], turned = a + 2 * d->off[next];
        int32_t across = turned + 2 * d->off[s], far = beside + 2 * d->off[s];
        if (d->at[e] == EDGE_UNSET && group[a] == group[beside])
            know_edge(p, e, odd[a] != odd[beside] ? EDGE_LINE : EDGE_CROSS,
                      (struct prove_fact){.rule = PROVE_BY_SIDES, .by = a, .other = colours_cell(d, beside)});
        if (group[a] == group[across]) {
            pair_by_sides(p, beside, next, a, across);
            pair_by_sides(p, turned, (s + 3) % 4, a, across);
        }
        if (group[a] == group[far])
            pair_by_sides(p, beside, PROVE_CORNERS + s % 2, a, far);
    }
}

static void look_at_sides(struct prove *p)
{
    struct colour_groups *t = &p->groups;
    while (t->n_fresh && p->conflict == PROVE_FINE) {
        int32_t cell = t->fresh[--t->n_fresh];
        t->queued[cell] = 0;
        if (p->scope[cell] & PROVE_LOOKED)
            look_round(p, cell);
    }
    slitherlink_colour_groups_drop_news(t);
}

/* ---- rounds ---- */

static int run(struct prove *p, int rounds, int32_t most)
{
    int round = 0;
    while (p->first < p->n_queue && p->conflict == PROVE_FINE && round < rounds && !p->d->closed &&
           p->n_facts < most) {
        int32_t end = p->n_queue;
        round++;
        while (p->first < end && p->conflict == PROVE_FINE && p->n_facts < most) {
            int32_t i = p->queue[p->first++];
            bool news = p->queued[i] & QUEUED;
            p->queued[i] = 0;
            p->looking = i;
            if (news)
                look_at(p, i);
        }
        p->looking = 0;
        look_at_sides(p);
    }
    p->finished = p->first == p->n_queue && !p->d->closed;
    drop_queue(p);
    return p->conflict == PROVE_FINE ? 0 : round ? round : 1;
}

static void forget_facts(struct prove *p)
{
    while (p->n_facts) {
        int32_t at = p->fact[--p->n_facts].at;
        if (at >= 0) {
            p->edge_fact[at] = -1;
            p->offered[at] = 0;
        } else {
            p->last[~at] = -1;
            p->set[~at] = PAIR_ANY;
        }
    }
    p->n_offers = 0;
    p->conflict = PROVE_FINE;
    p->supposing = false;
    p->d->n_near = 0;
}

static void look_at_all(struct prove *p, const struct prove_part *part, int rounds)
{
    p->part = *part;
    for (int32_t k = 0; k < part->cells; k++)
        look_later(p, part->cell[k]);
    for (int32_t k = 0; k < part->dots; k++)
        look_later(p, part->dot[k]);
    run(p, rounds, p->cap_facts);
    p->base_facts = p->n_facts;
    p->base_joins = p->groups.n_joins;
}

void slitherlink_prove_board(struct prove *p, int rounds)
{
    forget_facts(p);
    slitherlink_colour_groups_forget(&p->groups);
    slitherlink_colour_groups_follow(&p->groups);
    look_at_all(p, &p->whole, rounds);
}

/* The edges of the cells that are looked at say how cells lie to each other. */
static void read_sides(struct prove *p, const struct prove_part *part)
{
    const struct slitherlink_deduce *d = p->d;
    slitherlink_colour_groups_part(&p->groups, part->reached, part->n_reached);
    for (int32_t k = 0; k < part->cells; k++)
        for (int s = 0; s < 4; s++) {
            int32_t cell = part->cell[k], e = cell + d->off[s];
            if (d->at[e] != EDGE_UNSET)
                slitherlink_colour_groups_join(&p->groups, cell, colours_cell(d, e + d->off[s]),
                                               d->at[e] == EDGE_LINE);
        }
    for (int32_t k = 0; k < part->cells; k++)
        slitherlink_colour_groups_look(&p->groups, part->cell[k]);
}

void slitherlink_prove_part(struct prove *p, const struct prove_part *part, int rounds)
{
    forget_facts(p);
    read_sides(p, part);
    look_at_all(p, part, rounds);
}

int slitherlink_prove_suppose(struct prove *p, int32_t edge, uint8_t state, int rounds)
{
    p->supposing = true;
    p->base_trail = p->d->n_trail;
    p->base_closing = p->d->closing;
    p->d->n_near = 0;
    know_edge(p, edge, state, (struct prove_fact){.rule = PROVE_SUPPOSED});
    look_at_sides(p);
    return run(p, rounds, p->base_facts + p->enough);
}

void slitherlink_prove_undo(struct prove *p)
{
    while (p->n_facts > p->base_facts) {
        const struct prove_fact *f = &p->fact[--p->n_facts];
        if (prove_fact_is_edge(f)) {
            p->edge_fact[f->at] = -1;
        } else {
            p->last[~f->at] = f->before;
            p->set[~f->at] = f->before < 0 ? PAIR_ANY : p->fact[f->before].set;
        }
    }
    slitherlink_deduce_undo(p->d, p->base_trail);
    p->d->closing = p->base_closing;
    slitherlink_colour_groups_undo(&p->groups, p->base_joins, p->d->n_trail);
    p->supposing = false;
    p->conflict = PROVE_FINE;
}
