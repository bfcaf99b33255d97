/* scout.c - see scout.h. */
#include "games/hexpath/scout.h"

#include <string.h>

void scout_open(struct scout *s, int n, bool lasts)
{
    size_t places = (size_t)((n + 2) * (n + 2)); /* the rest of the arrays is never looked at */
    memset(s->free_bit, 0, places * sizeof *s->free_bit);
    memset(s->gray, 0, places * sizeof *s->gray);
    s->n = n;
    s->lasts = lasts;
    for (int side = 0; side < HEX_DIRECTIONS; side++)
        s->step[side] = (int16_t)(hex_dr[side] * (n + 2) + hex_dc[side]);
}

void scout_put(struct scout *s, int cell, int label, bool gray)
{
    int place = scout_place(s, cell);
    s->label[place] = (uint8_t)label;
    s->free_bit[place] = order_bit(label);
    s->gray[place] = gray;
}

void scout_follow(struct scout *s, struct stand *at, int place)
{
    at->at = (uint16_t)place;
    at->reversed = (s->lasts && at->reversed) != s->gray[place];
    s->free_bit[place] = 0;
}

void scout_board(struct scout *s, struct stand *at, const struct hexpath *h, int cells)
{
    uint8_t rank[HEXPATH_NUMBER_MAX + 1] = {0}, number[HEXPATH_NUMBER_MAX];
    int k = numbers_list(&h->on_board, number);
    for (int i = 0; i < k; i++)
        rank[number[i]] = (uint8_t)i;
    scout_open(s, hexpath_n(h), h->board.variant.value[OPTION_GRAY] == GRAY_ALL);
    for (int cell = 0; cell < hexpath_cells(h); cell++)
        if (hexpath_number(h, cell) != CELL_BLOCKED)
            scout_put(s, cell, rank[hexpath_number(h, cell)], hexpath_is_gray(h, cell));
    s->start = (uint16_t)scout_place(s, h->start);
    s->goal = (uint16_t)scout_place(s, h->end);
    hexpath_order(h, &at->order);
    at->reversed = false;
    for (int i = 0; i < cells; i++)
        scout_follow(s, at, scout_place(s, hexpath_path(h)[i]));
}

struct view scout_look(const struct scout *s, const struct stand *at)
{
    struct view v = {0};
    const uint64_t *beyond = at->reversed ? at->order.below : at->order.above;
    for (int side = 0; side < HEX_DIRECTIONS; side++) {
        uint64_t bit = s->free_bit[scout_near(s, at, side)];
        v.twice |= v.seen & bit;
        v.seen |= bit;
        v.free |= (uint8_t)((bit != 0) << side);
    }
    for (uint8_t sides = v.free; sides;) {
        int side = side_pop(&sides), label = s->label[scout_near(s, at, side)];
        if (v.twice >> label & 1)
            continue;
        v.alone |= (uint8_t)(1 << side);
        if (!(beyond[label] & v.seen))
            v.open |= (uint8_t)(1 << side);
    }
    return v;
}

void stand_learn(struct stand *at, uint64_t seen, int label)
{
    if (at->reversed)
        order_put_bottom(&at->order, label, seen);
    else
        order_put_top(&at->order, label, seen);
}

void scout_step(struct scout *s, struct stand *at, const struct view *v, int side)
{
    int to = scout_near(s, at, side);
    stand_learn(at, v->seen, s->label[to]);
    scout_follow(s, at, to);
}

/* Take back a step: the place becomes free again; the stand is the caller's to restore. */
static void scout_leave(struct scout *s, int place)
{
    s->free_bit[place] = order_bit(s->label[place]);
}

/* Of these sides those to which a flood from E comes. */
static uint8_t scout_flood(const struct scout *s, const struct stand *at, uint8_t sides)
{
    uint16_t queue[SCOUT_PLACES];
    bool reached[SCOUT_PLACES];
    int n = 0, wide = s->n + 2;
    uint8_t left = sides, out = 0;
    memset(reached, 0, (size_t)(wide * wide));
    reached[s->goal] = true;
    queue[n++] = s->goal;
    while (n && left) {
        int place = queue[--n];
        for (uint8_t check = left; check;) {
            int side = side_pop(&check);
            if (scout_near(s, at, side) == place) {
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
uint8_t scout_reach(const struct scout *s, const struct stand *at, uint8_t free, uint8_t sides)
{
    return sides_are_one_arc(free) ? sides : scout_flood(s, at, sides);
}

uint64_t scout_stops(const struct stand *at, const struct view *v)
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

/* Where the walk has just come: how it ends here, or RUN_FORKS with the sides it could take. */
static enum run_end scout_arrive(const struct scout *s, const struct stand *at, struct view *v)
{
    *v = scout_look(s, at);
    if (at->at == s->goal) {
        v->open = 0;
        return !v->seen || scout_stops(at, v) ? RUN_ARRIVES : RUN_PASSES;
    }
    if (!v->open)
        return v->free ? RUN_TIED : RUN_STUCK;
    v->open = scout_reach(s, at, v->free, v->open);
    return v->open ? RUN_FORKS : RUN_CUT;
}

void scout_run(struct scout *s, const struct stand *from, const struct view *v, int side, int most,
               struct run *out)
{
    struct view here = *v;
    out->last = *from;
    out->n = 0;
    here.open = (uint8_t)(1 << side);
    do {
        scout_step(s, &out->last, &here, bits_lowest(here.open));
        out->place[out->n++] = out->last.at;
        out->end = scout_arrive(s, &out->last, &here);
    } while (out->end == RUN_FORKS && sides_count(here.open) == 1 && out->n < most);
    out->view = here;
    for (int i = 0; i < out->n; i++)
        scout_leave(s, out->place[i]);
}

/* The recursion is as deep as there are forks, and each fork costs at least two places. */
bool scout_fails(struct scout *s, const struct stand *from, const struct view *v, int side,
                 int *effort)
{
    struct stand at = *from;
    struct view here = *v;
    enum run_end end = RUN_FORKS;
    uint16_t trail[SCOUT_PLACES];
    int n = 0;
    here.open = (uint8_t)(1 << side);
    while (end == RUN_FORKS && sides_count(here.open) == 1 && *effort > 0) {
        scout_step(s, &at, &here, bits_lowest(here.open));
        trail[n++] = at.at;
        end = scout_arrive(s, &at, &here);
        --*effort;
    }
    bool fails = run_fails(end);
    if (end == RUN_FORKS && *effort > 0) {
        fails = true;
        for (uint8_t sides = here.open; sides && fails;)
            fails = scout_fails(s, &at, &here, side_pop(&sides), effort);
    }
    for (int i = 0; i < n; i++)
        scout_leave(s, trail[i]);
    return fails;
}
