/* reasons.c - see reasons.h. */
#include "games/slitherlink/deduce/reasons.h"

#include <string.h>

#include "games/slitherlink/deduce/pairs.h"

enum { NOT_SEEN = -2, STANDS = -1 }; /* instead of the fact that decided an edge */

bool slitherlink_reasons_open(struct slitherlink_reasons *r, struct prove *p, struct arena *arena)
{
    size_t n = (size_t)p->d->n;
    *r = (struct slitherlink_reasons){.p = p, .cap = 4 * p->d->n};
    r->item = arena_take(arena, (size_t)r->cap, sizeof *r->item);
    r->need = arena_take(arena, (size_t)p->cap_facts, 1);
    r->pass = arena_take(arena, (size_t)p->cap_facts, 1);
    r->from = arena_take(arena, n, sizeof *r->from);
    r->link = arena_take(arena, n, sizeof *r->link);
    r->walk = arena_take(arena, n, sizeof *r->walk);
    r->stamp = arena_take(arena, n, sizeof *r->stamp);
    return r->item && r->need && r->pass && r->from && r->link && r->walk && r->stamp;
}

static void note(struct slitherlink_reasons *r, enum reason_kind kind, int32_t what)
{
    for (int32_t i = 0; i < r->n; i++)
        if (r->item[i].kind == kind && r->item[i].what == what)
            return;
    if (r->n < r->cap)
        r->item[r->n++] = (struct slitherlink_reason){what, (uint8_t)kind};
}

/* Of an edge: the fact before `now` that decided it, or that it stands; not seen: it was open. */
static int32_t edge_before(const struct prove *p, int32_t e, int32_t now)
{
    return p->d->at[e] == EDGE_UNSET || p->edge_fact[e] >= now ? NOT_SEEN : p->edge_fact[e];
}

static int32_t pair_before(const struct prove *p, int32_t slot, int32_t now)
{
    int32_t k = p->last[slot];
    while (k >= now)
        k = p->fact[k].before;
    return k;
}

/* ---- a cell or a dot ---- */

struct sight {
    int32_t i, edge[4], pair[PROVE_PAIRS];
};

/* What it must still say: one edge, or a pair; or that nothing is left. */
struct claim {
    int side, pair;
    unsigned states; /* all that is left must be among these */
};

static struct sight sight_before(const struct prove *p, int32_t i, int32_t now)
{
    const struct slitherlink_deduce *d = p->d;
    struct sight s = {.i = i};
    for (int side = 0; side < 4; side++)
        s.edge[side] = edge_before(p, i + d->off[side], now);
    for (int t = 0; t < PROVE_PAIRS; t++) {
        int32_t slot = t < prove_pairs_of(d, i) ? prove_slot(d, i, t) : 0;
        s.pair[t] = slot ? pair_before(p, slot, now) : -1;
    }
    return s;
}

static unsigned sight_states(const struct prove *p, const struct sight *s)
{
    static const uint16_t with_total[6] = {0x0001, 0x0116, 0x1668, 0x6880, 0x8000, 0xffff};
    const struct slitherlink_deduce *d = p->d;
    int dot = d->kind[s->i] == PLACE_DOT;
    unsigned states = dot ? 0x1669 : with_total[d->at[s->i]];
    for (int side = 0; side < 4; side++)
        if (s->edge[side] != NOT_SEEN)
            states &= d->at[s->i + d->off[side]] == EDGE_LINE ? pairs_drawn(side) : ~pairs_drawn(side);
    for (int t = 0; t < PROVE_PAIRS; t++)
        if (s->pair[t] >= 0)
            states &= p->states[dot][t][p->fact[s->pair[t]].set];
    return states;
}

/* Leave out what is not needed, the latest facts first, then what stands on the board. */
static void sight_reduce(const struct prove *p, struct sight *s, unsigned claim)
{
    const struct slitherlink_deduce *d = p->d;
    for (int pass = 0; pass < 2; pass++) {
        for (int t = 0; t < PROVE_PAIRS && pass == 0; t++)
            while (s->pair[t] >= 0) {
                int32_t kept = s->pair[t];
                s->pair[t] = p->fact[kept].before;
                if (sight_states(p, s) & ~claim) {
                    s->pair[t] = kept;
                    break;
                }
            }
        for (int side = 0; side < 4; side++) {
            int32_t kept = s->edge[side];
            if (kept == NOT_SEEN || (pass == 0) != (kept >= 0) ||
                d->kind[s->i + d->off[side]] == PLACE_OFF)
                continue;
            s->edge[side] = NOT_SEEN;
            if (sight_states(p, s) & ~claim)
                s->edge[side] = kept;
        }
    }
}

static void note_sight(struct slitherlink_reasons *r, int32_t i, int32_t now, unsigned claim)
{
    const struct slitherlink_deduce *d = r->p->d;
    struct sight s = sight_before(r->p, i, now);
    sight_reduce(r->p, &s, claim);
    if (d->kind[i] == PLACE_CELL && d->at[i] != CLUE_NONE)
        note(r, REASON_CLUE, i);
    for (int side = 0; side < 4; side++) {
        int32_t e = i + d->off[side];
        if (s.edge[side] >= 0)
            note(r, REASON_FACT, s.edge[side]);
        else if (s.edge[side] == STANDS && d->kind[e] != PLACE_OFF)
            note(r, REASON_EDGE, e);
    }
    for (int t = 0; t < PROVE_PAIRS; t++)
        if (s.pair[t] >= 0)
            note(r, REASON_FACT, s.pair[t]);
}

/* The states that a fact leaves to the place that said it. */
static unsigned claim_of(const struct prove *p, const struct prove_fact *f)
{
    const struct slitherlink_deduce *d = p->d;
    if (prove_fact_is_edge(f)) {
        for (int side = 0; side < 4; side++)
            if (f->by + d->off[side] == f->at)
                return 0xffff & (f->set == EDGE_LINE ? pairs_drawn(side) : ~pairs_drawn(side));
        return 0;
    }
    for (int t = 0; t < prove_pairs_of(d, f->by); t++)
        if (prove_slot(d, f->by, t) == ~f->at)
            return p->states[d->kind[f->by] == PLACE_DOT][t][f->set];
    return 0;
}

/* ---- a loop ---- */

/* The lines that lead from one end of e to the other; what the loop would leave out. */
static void note_loop(struct slitherlink_reasons *r, int32_t e, int32_t now)
{
    const struct slitherlink_deduce *d = r->p->d;
    int32_t along = deduce_along(d, e), at = e - along, last = e;
    r->now++;
    r->stamp[e] = r->now;
    while (at != e + along) {
        int32_t next = 0;
        for (int s = 0; s < 4 && !next; s++) {
            int32_t x = at + d->off[s];
            if (x != last && x != e && d->at[x] == EDGE_LINE && edge_before(r->p, x, now) != NOT_SEEN)
                next = x;
        }
        if (!next)
            return;
        int32_t fact = r->p->edge_fact[next];
        if (fact >= 0)
            note(r, REASON_FACT, fact);
        else
            note(r, REASON_ALONG, next);
        r->stamp[next] = r->now;
        at += 2 * (next - at);
        last = next;
    }
    for (int32_t k = 0; k < d->cells; k++) {
        int32_t cell = d->cell[k];
        int lines = 0;
        for (int s = 0; s < 4; s++)
            lines += r->stamp[cell + d->off[s]] == r->now;
        if (d->at[cell] != CLUE_NONE && d->at[cell] != lines) {
            note(r, REASON_LEFT_OUT, cell);
            return;
        }
    }
    for (int32_t k = 0; k < d->edges; k++) {
        int32_t x = d->edge[k];
        if (d->at[x] != EDGE_LINE || r->stamp[x] == r->now || edge_before(r->p, x, now) == NOT_SEEN)
            continue;
        if (r->p->edge_fact[x] >= 0)
            note(r, REASON_FACT, r->p->edge_fact[x]);
        else
            note(r, REASON_LEFT_OUT, x);
        return;
    }
}

/* ---- sides ---- */

enum { BY_BOARD, BY_EDGES, BY_ALL, STRICTNESS };

struct reach {
    struct slitherlink_reasons *r;
    int32_t now, n;
    int strict;
};

static void reach_cell(struct reach *q, int32_t from, int32_t to, int32_t link)
{
    struct slitherlink_reasons *r = q->r;
    if (r->stamp[to] == r->now || !(r->p->scope[to] & PROVE_REACHED))
        return;
    r->stamp[to] = r->now;
    r->from[to] = from;
    r->link[to] = link;
    r->walk[q->n++] = to;
}

static void reach_over(struct reach *q, int32_t from, int32_t to, int32_t e)
{
    int32_t fact = edge_before(q->r->p, e, q->now);
    if (fact == STANDS || (fact >= 0 && q->strict >= BY_EDGES))
        reach_cell(q, from, to, e);
}

static void reach_pair(struct reach *q, int32_t from, int32_t to, int32_t cell, int t)
{
    const struct prove *p = q->r->p;
    if (p->d->kind[cell] != PLACE_CELL)
        return;
    int32_t k = pair_before(p, PROVE_SLOTS * cell + t, q->now);
    if (k >= 0 && (!(p->fact[k].set & 9) || !(p->fact[k].set & 6)))
        reach_cell(q, from, to, ~k);
}

static void reach_from(struct reach *q, int32_t a)
{
    const struct slitherlink_deduce *d = q->r->p->d;
    for (int s = 0; s < 4; s++)
        reach_over(q, a, colours_cell(d, a + 2 * d->off[s]), a + d->off[s]);
    for (int s = 0; s < 4 && q->strict == BY_ALL; s++) {
        int next = (s + 1) % 4;
        int32_t beside = a + 2 * d->off[s], turned = a + 2 * d->off[next];
        int32_t b = colours_cell(d, beside + 2 * d->off[next]);
        reach_pair(q, a, b, beside, next);
        reach_pair(q, a, b, turned, (s + 3) % 4);
        if (d->kind[beside] == PLACE_CELL)
            reach_pair(q, a, colours_cell(d, beside + 2 * d->off[s]), beside, PROVE_CORNERS + s % 2);
    }
}

/* Pairs of cells at the rim whose two sides lead off the board and to a cell join that cell too. */
static void reach_from_rim(struct reach *q)
{
    const struct slitherlink_deduce *d = q->r->p->d;
    const struct prove_part *part = &q->r->p->part;
    for (int32_t k = 0; k < part->n_reached; k++) {
        int32_t cell = part->reached[k];
        for (int s = 0; s < 4; s++) {
            if (d->kind[cell + 2 * d->off[s]] == PLACE_CELL)
                continue;
            reach_over(q, COLOUR_OFF, cell, cell + d->off[s]);
            if (q->strict < BY_ALL)
                continue;
            int32_t left = cell + 2 * d->off[(s + 3) % 4], right = cell + 2 * d->off[(s + 1) % 4];
            reach_pair(q, COLOUR_OFF, colours_cell(d, right), cell, s);
            reach_pair(q, COLOUR_OFF, colours_cell(d, left), cell, (s + 3) % 4);
            reach_pair(q, COLOUR_OFF, colours_cell(d, cell - 2 * d->off[s]), cell,
                       PROVE_CORNERS + s % 2);
        }
    }
}

static bool reach_is_found(struct reach *q, int32_t a, int32_t b)
{
    q->n = 0;
    q->r->now++;
    reach_cell(q, a, a, 0);
    for (int32_t k = 0; k < q->n && q->r->stamp[b] != q->r->now; k++) {
        if (q->r->walk[k] == COLOUR_OFF)
            reach_from_rim(q);
        else
            reach_from(q, q->r->walk[k]);
    }
    return q->r->stamp[b] == q->r->now;
}

static bool link_differs(const struct prove *p, int32_t link)
{
    return link >= 0 ? p->d->at[link] == EDGE_LINE : !(p->fact[~link].set & 9);
}

/* A walk between cells a and b over what was known before `now`; with facts only if it must. */
static void note_walk(struct slitherlink_reasons *r, int32_t a, int32_t b, int32_t now)
{
    struct reach q = {.r = r, .now = now};
    while (q.strict < STRICTNESS && !reach_is_found(&q, a, b))
        q.strict++;
    if (q.strict == STRICTNESS)
        return;
    bool differs = false;
    note(r, REASON_CELL, b);
    for (int32_t at = b; at != a; at = r->from[at]) {
        int32_t link = r->link[at];
        if (link < 0)
            note(r, REASON_FACT, ~link);
        else if (r->p->edge_fact[link] >= 0)
            note(r, REASON_FACT, r->p->edge_fact[link]);
        else
            note(r, REASON_ALONG, link);
        differs ^= link_differs(r->p, link);
        note(r, differs ? REASON_CELL_DIFFERS : REASON_CELL, r->from[at]);
    }
}

/* ---- facts ---- */

void slitherlink_reasons_of_fact(struct slitherlink_reasons *r, int32_t k)
{
    const struct prove *p = r->p;
    const struct prove_fact *f = &p->fact[k];
    r->n = 0;
    if (f->rule == PROVE_BY_PLACE)
        note_sight(r, f->by, k, claim_of(p, f));
    else if (f->rule == PROVE_BY_LOOP)
        note_loop(r, f->at, k);
    else if (f->rule == PROVE_BY_SIDES)
        note_walk(r, f->by, f->other, k);
    if (f->rule == PROVE_BY_SIDES && f->before >= 0 && f->set != 6 && f->set != 9)
        note(r, REASON_FACT, f->before);
}

void slitherlink_reasons_of_conflict(struct slitherlink_reasons *r)
{
    const struct prove *p = r->p;
    const struct slitherlink_deduce *d = p->d;
    int32_t k = p->n_facts - 1;
    const struct prove_fact *f = &p->fact[k];
    r->n = 0;
    if (p->conflict == PROVE_NO_STATE) {
        note_sight(r, p->where, p->n_facts, 0);
        return;
    }
    note(r, REASON_FACT, k);
    if (p->conflict == PROVE_EARLY_LOOP) {
        note_loop(r, f->at, k);
    } else if (prove_fact_is_edge(f)) {
        int32_t across = deduce_across(d, f->at);
        note_walk(r, colours_cell(d, f->at - across), colours_cell(d, f->at + across), k);
    } else {
        int32_t slot = ~f->at, cell = slot / PROVE_SLOTS;
        int a, b;
        prove_sides(d, cell, slot % PROVE_SLOTS, &a, &b);
        note_walk(r, colours_cell(d, cell + 2 * d->off[a]), colours_cell(d, cell + 2 * d->off[b]), k);
    }
}

void slitherlink_reasons_clear(struct slitherlink_reasons *r)
{
    memset(r->need, 0, (size_t)r->top);
    memset(r->pass, 0, (size_t)r->top);
    r->n_need = r->top = 0;
}

void slitherlink_reasons_need(struct slitherlink_reasons *r, int32_t fact)
{
    r->n_need += !r->need[fact];
    r->need[fact] = 1;
    r->top = fact < r->top ? r->top : fact + 1;
}

void slitherlink_reasons_mark(struct slitherlink_reasons *r)
{
    for (int32_t i = 0; i < r->n; i++)
        if (r->item[i].kind == REASON_FACT)
            slitherlink_reasons_need(r, r->item[i].what);
}

/* Do facts a and b make one thing to hold: said by the same place, of edges, and alike? */
static bool is_same_thing(const struct slitherlink_reasons *r, int32_t a, int32_t b)
{
    const struct prove_fact *x = &r->p->fact[a], *y = &r->p->fact[b];
    return prove_same_place(x, y) && x->set == y->set;
}

/* Does a 2, or the dot before one, say of a corner just what it was told of the opposite one? */
static void see_pass(struct slitherlink_reasons *r, int32_t k)
{
    const struct prove *p = r->p;
    const struct prove_fact *f = &p->fact[k];
    int32_t told = -1;
    bool cell = f->rule == PROVE_BY_PLACE && p->d->kind[f->by] == PLACE_CELL;
    if (prove_fact_is_edge(f) || f->rule != PROVE_BY_PLACE ||
        (cell ? p->d->at[f->by] != 2 : !(r->pass[k] & REASONS_PASS_FED)))
        return;
    for (int32_t i = 0; i < r->n; i++) {
        if (r->item[i].kind == REASON_EDGE || (r->item[i].kind == REASON_FACT && told >= 0))
            return;
        if (r->item[i].kind == REASON_FACT)
            told = r->item[i].what;
    }
    for (int t = 0; told >= 0 && t < PROVE_CORNERS; t++)
        if (prove_slot(p->d, f->by, t) == ~f->at &&
            prove_slot(p->d, f->by, (t + 2) % 4) == ~p->fact[told].at) {
            r->pass[k] |= REASONS_PASS;
            if (cell)
                r->pass[told] |= REASONS_PASS_FED;
        }
}

enum { WALK_UNIT = 6 }; /* so many edges of a walk or line are one more thing to hold */

int slitherlink_reasons_close(struct slitherlink_reasons *r, int most)
{
    int cost = 0;
    int32_t after = -1, seen = 0;
    for (int32_t k = r->top - 1; seen < r->n_need && cost < most; k--) {
        if (!r->need[k])
            continue;
        seen++;
        slitherlink_reasons_of_fact(r, k);
        slitherlink_reasons_mark(r);
        see_pass(r, k);
        int along = 0;
        for (int32_t i = 0; i < r->n; i++)
            along += r->item[i].kind == REASON_ALONG;
        if (!(r->pass[k] & REASONS_PASS) &&
            (after < 0 || !is_same_thing(r, k, after)))
            cost += 1 + along / WALK_UNIT;
        after = k;
    }
    return cost;
}
