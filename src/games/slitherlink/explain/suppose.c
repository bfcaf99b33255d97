/* suppose.c - "suppose ... contradiction" in words, told by doing it on an overlay of the board. */
#include "games/slitherlink/explain/say.h"

enum { STEPS = 200, TOLD = 14 }; /* kept in mind; told in full */

struct overlay {
    const struct say *s;
    struct spot edge[STEPS];
    uint8_t state[STEPS];
    size_t n;
};

static uint8_t state_of(const struct overlay *o, struct spot e)
{
    for (size_t i = 0; i < o->n; i++)
        if (spot_same(o->edge[i], e))
            return o->state[i];
    return slitherlink_edge(o->s->b, e);
}

static struct around around(const struct overlay *o, struct spot at)
{
    struct around a = {0, 0};
    for (int side = 0; side < 4; side++) {
        uint8_t state = state_of(o, spot_beside(at, side));
        a.lines += state == EDGE_LINE;
        a.unset += state == EDGE_UNSET;
    }
    return a;
}

/* What cell, dot or path `by` forces. */
static uint8_t forced(const struct overlay *o, struct spot by)
{
    if (spot_is_edge(by))
        return EDGE_CROSS;
    int lines = around(o, by).lines;
    if (spot_is_cell(by))
        return lines == slitherlink_get(o->s->b, by) ? EDGE_CROSS : EDGE_LINE;
    return lines == 1 ? EDGE_LINE : EDGE_CROSS;
}

static void put(struct overlay *o, struct spot e, uint8_t state)
{
    if (o->n == STEPS)
        return;
    o->edge[o->n] = e;
    o->state[o->n++] = state;
}

static void say_forced(const struct overlay *o, struct spot by, struct spot e, uint8_t state)
{
    const struct say *s = o->s;
    slither_say_name(s, e);
    slither_say_text(s, state == EDGE_LINE ? " would be a line" : " would not be a line");
    if (spot_is_edge(by)) {
        slither_say_text(s, " (it would close a loop too early)");
    } else {
        slither_say_text(s, " (");
        slither_say_place(s, by);
        slither_say_text(s, ")");
    }
}

static void say_conflict(const struct overlay *o, struct spot at)
{
    const struct say *s = o->s;
    int lines = around(o, at).lines;
    if (spot_is_edge(at)) {
        slither_say_name(s, at);
        slither_say_text(s, " would close a loop too early");
        return;
    }
    if (!spot_is_cell(at) && lines <= 2)
        slither_say_text(s, "the line at ");
    slither_say_place(s, at);
    if (spot_is_cell(at))
        slither_say_text(s, lines > slitherlink_get(s->b, at) ? " would have too many lines"
                                                              : " could not get enough lines");
    else
        slither_say_text(s, lines > 2 ? " would have three lines" : " could not go on");
}

void slither_say_suppose(const struct say *s)
{
    const struct hint *h = s->h;
    struct overlay o = {.s = s};
    uint8_t state;
    struct spot e = slitherlink_move_edge(s->b, h->move[0], &state);
    size_t steps = h->n_because / 2;
    put(&o, e, state == EDGE_LINE ? EDGE_CROSS : EDGE_LINE);
    slither_say_text(s, "Suppose ");
    slither_say_name(s, e);
    slither_say_text(s, state == EDGE_LINE ? " were not a line" : " were a line");
    slither_say_text(s, steps ? ". Then " : ": then ");
    for (size_t i = 0; i < steps; i++) {
        struct spot by = h->because[2 * i], edge = h->because[2 * i + 1];
        uint8_t now = forced(&o, by);
        if (i < TOLD) {
            slither_say_text(s, i ? ", " : "");
            say_forced(&o, by, edge, now);
        } else if (i == TOLD) {
            slither_say_text(s, ", and so on, ");
            slither_say_count(s, (int)steps, "step", "steps");
            slither_say_text(s, " in all");
        }
        put(&o, edge, now);
    }
    slither_say_text(s, steps ? "; and " : "");
    say_conflict(&o, h->because[h->n_because - 1]);
    slither_say_text(s, ". So ");
    slither_say_moves(s);
}
