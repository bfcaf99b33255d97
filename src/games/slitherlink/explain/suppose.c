/* suppose.c - "suppose ... contradiction" in words, told by doing it on an overlay of the board. */
#include "games/slitherlink/explain/say.h"

enum { STEPS = 4096 };

/* What is supposed, and the steps told so far: step i decides edge because[2 i + 1]. */
struct overlay {
    const struct say *s;
    struct spot first;
    uint8_t first_state;
    size_t n;
    uint8_t state[STEPS];
};

static uint8_t state_of(const struct overlay *o, struct spot e)
{
    if (spot_same(o->first, e))
        return o->first_state;
    for (size_t i = 0; i < o->n; i++)
        if (spot_same(o->s->h->because[2 * i + 1], e))
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

/* How many steps from this one on the same place forces to the same. */
static size_t decide_alike(struct overlay *o, size_t steps)
{
    const struct spot *because = o->s->h->because;
    size_t first = o->n;
    uint8_t state = forced(o, because[2 * first]);
    do
        o->state[o->n++] = state;
    while (o->n < steps && spot_same(because[2 * o->n], because[2 * first]) &&
           forced(o, because[2 * o->n]) == state);
    return o->n - first;
}

/* "the 3 in a3 would need a3e and a2n", "dot b3 would rule out b2n" */
static void say_forced(const struct overlay *o, size_t first, size_t n)
{
    const struct say *s = o->s;
    const struct spot *because = &s->h->because[2 * first];
    bool line = o->state[first] == EDGE_LINE;
    slither_say_place(s, because[0]);
    if (spot_is_edge(because[0])) {
        slither_say_text(s, " would be ruled out, for it would close a loop too early");
        return;
    }
    for (size_t i = 0; i < n; i++) {
        slither_say_text(s, i == 0       ? (line ? " would need " : " would rule out ")
                            : i + 1 == n ? " and "
                                         : ", ");
        slither_say_name(s, because[2 * i + 1]);
    }
}

static void say_steps(struct overlay *o, size_t steps)
{
    while (o->n < steps) {
        size_t first = o->n;
        size_t n = decide_alike(o, steps);
        slither_say_text(o->s, first ? "; " : "");
        say_forced(o, first, n);
    }
}

void slither_say_suppose(const struct say *s)
{
    const struct hint *h = s->h;
    uint8_t state;
    struct spot e = slitherlink_move_edge(s->b, h->move[0], &state);
    struct overlay o = {.s = s, .first = e};
    size_t steps = h->n_because / 2;
    o.first_state = state == EDGE_LINE ? EDGE_CROSS : EDGE_LINE;
    slither_say_text(s, "Suppose ");
    slither_say_name(s, e);
    slither_say_text(s, state == EDGE_LINE ? " were not a line" : " were a line");
    slither_say_text(s, steps ? ". Then " : ": then ");
    if (steps > STEPS) {
        slither_say_text(s, "a chain too long to tell would break a rule at ");
        slither_say_place(s, h->because[h->n_because - 1]);
    } else {
        say_steps(&o, steps);
        slither_say_text(s, steps ? "; and " : "");
        say_conflict(&o, h->because[h->n_because - 1]);
    }
    slither_say_text(s, ". So ");
    slither_say_moves(s);
}
