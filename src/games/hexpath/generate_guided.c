/* generate_guided.c - see generate_guided.h. A board is followed with the techniques that the
 * wanted level allows. Where they get stuck, a cell near by is changed; the change is kept if the
 * chain gets no less far.
 *
 * When the chain reaches E and has decided every pair of numbers, the puzzle has one solution: each
 * deduction holds in all orders that solve the board, so there is no other. It need not be searched
 * for. A board that is through but too easy goes on being changed until it needs enough.
 */
#include "games/hexpath/generate_guided.h"

enum { PATIENCE = 30 }; /* changes per cell without getting further */

static void partial_walk_load(struct partial_walk *s, struct walk_state *at,
                              const struct hexpath_maker *m)
{
    hexpath_partial_walk_open(s, m->n, m->map.map.flips_last);
    for (int cell = 0; cell < m->cells; cell++)
        if (m->map.label[cell] != WALK_BLOCKED)
            hexpath_partial_walk_put(s, cell, m->map.label[cell], m->map.flips[cell]);
    s->start = (uint16_t)partial_walk_place(s, m->map.map.start);
    s->goal = (uint16_t)partial_walk_place(s, m->map.map.goal);
    walk_order_clear(&at->order, m->k);
    at->reversed = false;
    hexpath_partial_walk_follow(s, at, s->start);
}

static int order_missing(const struct partial_order *o)
{
    int missing = o->n * (o->n - 1) / 2;
    for (int i = 0; i < o->n; i++)
        missing -= bits_count(o->below[i]);
    return missing;
}

struct guided_trail hexpath_guided_follow(const struct hexpath_maker *m, const struct route *hidden,
                                          int hardest)
{
    struct partial_walk s;
    struct walk_state at;
    struct hexpath_finding f;
    struct guided_trail t = {.ahead = hidden->n - 1};
    partial_walk_load(&s, &at, m);
    while (hexpath_deduce_here(&s, &at, hardest, &f)) {
        t.needed = f.technique > t.needed ? f.technique : t.needed;
        if (f.side >= 0) {
            hexpath_partial_walk_step(&s, &at, &f.view, f.side);
            t.ahead--;
        }
        for (int i = 0; f.side < 0 && i < m->k; i++)
            if (f.more[i])
                walk_order_put_top(&at.order, i, f.more[i]);
    }
    t.missing = order_missing(&at.order);
    t.at = partial_walk_cell(&s, at.at);
    return t;
}

static int trail_left(const struct guided_trail *t)
{
    return t->ahead + t->missing;
}

/* A cell to change: one or two steps from where the chain is stuck, or around any cell of the
 * walk, or now and then any cell. */
static int guide_cell(struct hexpath_maker *m, const struct guided_trail *t)
{
    int at = t->ahead ? t->at : m->hidden.place[maker_chance(m, m->hidden.n)];
    if (maker_chance(m, 8) == 0)
        return maker_chance(m, m->cells);
    for (int steps = 1 + maker_chance(m, 2); steps; steps--) {
        int near = m->map.near[at][maker_chance(m, WALK_SIDES)];
        at = near < m->cells ? near : at;
    }
    return at;
}

/* A label for it: often one that is seen where the chain is stuck, since ties and numbers already
 * compared are what rules out ways. */
static int guide_label(struct hexpath_maker *m, const struct guided_trail *t)
{
    int near = m->map.near[t->at][maker_chance(m, WALK_SIDES)];
    bool copy = maker_chance(m, 2) && near < m->cells && m->map.label[near] != WALK_BLOCKED;
    return copy ? m->map.label[near] : maker_chance(m, m->k);
}

static bool hidden_holds(struct hexpath_maker *m, struct route *hidden)
{
    return hexpath_walk_hidden(m, hidden) == m->gray && route_end(hidden) == m->map.map.goal &&
           hidden->n >= maker_shortest(m) && hexpath_is_far_reaching(m, hidden);
}

enum err_code hexpath_guided_climb(struct hexpath_maker *m, struct guided_range range, bool *done)
{
    struct guided_trail best = hexpath_guided_follow(m, &m->hidden, range.hardest);
    int patience = PATIENCE * m->cells;
    for (int idle = 0; idle < patience; idle++) {
        struct route hidden;
        *done = !trail_left(&best) && best.needed >= range.easiest;
        if (*done)
            return ERR_NONE;
        if (!work_spend(m->w, 1))
            return ERR_BUDGET;
        int cell = guide_cell(m, &best), label = guide_label(m, &best);
        uint8_t old = m->map.label[cell];
        if (label == old || m->uses[old] == 1)
            continue; /* no change, or a number would vanish from the board */
        hexpath_label_set(m, cell, (uint8_t)label);
        if (!hidden_holds(m, &hidden)) {
            hexpath_label_set(m, cell, old);
            continue;
        }
        struct guided_trail now = hexpath_guided_follow(m, &hidden, range.hardest);
        if (!work_spend(m->w, (uint64_t)(hidden.n - now.ahead)))
            return ERR_BUDGET;
        if (trail_left(&now) > trail_left(&best)) {
            hexpath_label_set(m, cell, old);
            continue;
        }
        if (trail_left(&now) < trail_left(&best))
            idle = 0;
        best = now;
        m->hidden = hidden;
    }
    return ERR_NONE;
}
