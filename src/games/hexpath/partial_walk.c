/* partial_walk.c - see partial_walk.h. */
#include "games/hexpath/partial_walk.h"

#include <string.h>

void hexpath_partial_walk_open(struct partial_walk *s, int n, bool lasts)
{
    size_t places = (size_t)((n + 2) * (n + 2)); /* the rest of the arrays is never looked at */
    memset(s->free_bit, 0, places * sizeof *s->free_bit);
    memset(s->gray, 0, places * sizeof *s->gray);
    s->n = n;
    s->lasts = lasts;
    for (int side = 0; side < HEX_DIRECTIONS; side++)
        s->step[side] = (int16_t)(hex_dr[side] * (n + 2) + hex_dc[side]);
}

void hexpath_partial_walk_put(struct partial_walk *s, int cell, int label, bool gray)
{
    int place = partial_walk_place(s, cell);
    s->label[place] = (uint8_t)label;
    s->free_bit[place] = order_bit(label);
    s->gray[place] = gray;
}

void hexpath_partial_walk_follow(struct partial_walk *s, struct walk_state *at, int place)
{
    at->at = (uint16_t)place;
    at->reversed = (s->lasts && at->reversed) != s->gray[place];
    s->free_bit[place] = 0;
}

void hexpath_partial_walk_board(struct partial_walk *s, struct walk_state *at,
                                const struct hexpath *h, int cells)
{
    uint8_t rank[HEXPATH_NUMBER_MAX + 1] = {0}, number[HEXPATH_NUMBER_MAX];
    int k = hexpath_numbers_list(&h->on_board, number);
    for (int i = 0; i < k; i++)
        rank[number[i]] = (uint8_t)i;
    hexpath_partial_walk_open(s, hexpath_n(h), h->board.variant.value[OPTION_GRAY] == GRAY_ALL);
    for (int cell = 0; cell < hexpath_cells(h); cell++)
        if (hexpath_number(h, cell) != CELL_BLOCKED)
            hexpath_partial_walk_put(s, cell, rank[hexpath_number(h, cell)],
                                     hexpath_is_gray(h, cell));
    s->start = (uint16_t)partial_walk_place(s, h->start);
    s->goal = (uint16_t)partial_walk_place(s, h->end);
    hexpath_order(h, &at->order);
    at->reversed = false;
    for (int i = 0; i < cells; i++)
        hexpath_partial_walk_follow(s, at, partial_walk_place(s, hexpath_path(h)[i]));
}

struct hexpath_view hexpath_partial_walk_look(const struct partial_walk *s,
                                              const struct walk_state *at)
{
    struct hexpath_view v = {0};
    const uint64_t *beyond = at->reversed ? at->order.below : at->order.above;
    for (int side = 0; side < HEX_DIRECTIONS; side++) {
        uint64_t bit = s->free_bit[partial_walk_near(s, at, side)];
        v.twice |= v.seen & bit;
        v.seen |= bit;
        v.free |= (uint8_t)((bit != 0) << side);
    }
    for (uint8_t sides = v.free; sides;) {
        int side = side_pop(&sides), label = s->label[partial_walk_near(s, at, side)];
        if (v.twice >> label & 1)
            continue;
        v.alone |= (uint8_t)(1 << side);
        if (!(beyond[label] & v.seen))
            v.open |= (uint8_t)(1 << side);
    }
    return v;
}

void hexpath_walk_state_learn(struct walk_state *at, uint64_t seen, int label)
{
    if (at->reversed)
        walk_order_put_bottom(&at->order, label, seen);
    else
        walk_order_put_top(&at->order, label, seen);
}

void hexpath_partial_walk_step(struct partial_walk *s, struct walk_state *at,
                               const struct hexpath_view *v, int side)
{
    int to = partial_walk_near(s, at, side);
    hexpath_walk_state_learn(at, v->seen, s->label[to]);
    hexpath_partial_walk_follow(s, at, to);
}

void hexpath_partial_walk_leave(struct partial_walk *s, int place)
{
    s->free_bit[place] = order_bit(s->label[place]);
}

/* Of these sides those to which a flood from E comes. */
static uint8_t partial_walk_flood(const struct partial_walk *s, const struct walk_state *at,
                                  uint8_t sides)
{
    uint16_t queue[PARTIAL_WALK_PLACES];
    bool reached[PARTIAL_WALK_PLACES];
    int n = 0, wide = s->n + 2;
    uint8_t left = sides, out = 0;
    memset(reached, 0, (size_t)(wide * wide));
    reached[s->goal] = true;
    queue[n++] = s->goal;
    while (n && left) {
        int place = queue[--n];
        for (uint8_t check = left; check;) {
            int side = side_pop(&check);
            if (partial_walk_near(s, at, side) == place) {
                out |= (uint8_t)(1 << side);
                left &= (uint8_t) ~(1 << side);
            }
        }
        for (int side = 0; side < HEX_DIRECTIONS; side++) {
            int near = place + s->step[side];
            if (s->free_bit[near] && !reached[near]) {
                reached[near] = true;
                queue[n++] = (uint16_t)near;
            }
        }
    }
    return out;
}

/* Do the free sides lie side by side in one arc? Then each of them leads to each other one. */
static bool sides_are_one_arc(uint8_t free)
{
    unsigned f = free; /* in the order of a clock: 0 1 3 5 4 2 */
    unsigned ring = (f & 3) | (f >> 1 & 4) | (f >> 2 & 8) | (f & 16) | (f << 3 & 32);
    unsigned turned = (ring << 1 | ring >> 5) & 63, begins = ring & ~turned;
    return !(begins & (begins - 1));
}

/* The walk can still reach E from where it stands. So if the free cells around form one arc, all of
 * them can; else E is looked for from behind. */
uint8_t hexpath_partial_walk_reach(const struct partial_walk *s, const struct walk_state *at,
                                   uint8_t free, uint8_t sides)
{
    return sides_are_one_arc(free) ? sides : partial_walk_flood(s, at, sides);
}

uint64_t hexpath_partial_walk_stops(const struct walk_state *at, const struct hexpath_view *v)
{
    const uint64_t *beyond = at->reversed ? at->order.below : at->order.above;
    uint64_t stops = 0;
    for (uint64_t set = v->twice; set;) {
        int label = bits_pop(&set);
        if (!(beyond[label] & v->seen))
            stops |= order_bit(label);
    }
    return stops;
}

enum run_end hexpath_partial_walk_arrive(const struct partial_walk *s, const struct walk_state *at,
                                         struct hexpath_view *v)
{
    *v = hexpath_partial_walk_look(s, at);
    if (at->at == s->goal) {
        v->open = 0;
        return !v->seen || hexpath_partial_walk_stops(at, v) ? RUN_ARRIVES : RUN_PASSES;
    }
    if (!v->open)
        return v->free ? RUN_TIED : RUN_STUCK;
    v->open = hexpath_partial_walk_reach(s, at, v->free, v->open);
    return v->open ? RUN_FORKS : RUN_CUT;
}

void hexpath_partial_walk_run(struct partial_walk *s, const struct walk_state *from,
                              const struct hexpath_view *v, int side, int most, struct run *out)
{
    struct hexpath_view here = *v;
    out->last = *from;
    out->n = 0;
    here.open = (uint8_t)(1 << side);
    do {
        hexpath_partial_walk_step(s, &out->last, &here, bits_lowest(here.open));
        out->place[out->n++] = out->last.at;
        out->end = hexpath_partial_walk_arrive(s, &out->last, &here);
    } while (out->end == RUN_FORKS && sides_count(here.open) == 1 && out->n < most);
    out->view = here;
    for (int i = 0; i < out->n; i++)
        hexpath_partial_walk_leave(s, out->place[i]);
}

/* The recursion is as deep as there are forks, and each fork costs at least two places. */
bool hexpath_partial_walk_fails(struct partial_walk *s, const struct walk_state *from,
                                const struct hexpath_view *v, int side, int *effort)
{
    struct walk_state at = *from;
    struct hexpath_view here = *v;
    enum run_end end = RUN_FORKS;
    uint16_t trail[PARTIAL_WALK_PLACES];
    int n = 0;
    here.open = (uint8_t)(1 << side);
    while (end == RUN_FORKS && sides_count(here.open) == 1 && *effort > 0) {
        hexpath_partial_walk_step(s, &at, &here, bits_lowest(here.open));
        trail[n++] = at.at;
        end = hexpath_partial_walk_arrive(s, &at, &here);
        --*effort;
    }
    bool fails = run_fails(end);
    if (end == RUN_FORKS && *effort > 0) {
        fails = true;
        for (uint8_t sides = here.open; sides && fails;)
            fails = hexpath_partial_walk_fails(s, &at, &here, side_pop(&sides), effort);
    }
    for (int i = 0; i < n; i++)
        hexpath_partial_walk_leave(s, trail[i]);
    return fails;
}
