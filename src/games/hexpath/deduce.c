/* deduce.c - see deduce.h.
 *
 * At a cell that is not E the walk must go on, so exactly one way is right and a step is proved by
 * ruling out all others. Ways are ruled out by ever harder reasons (tied, beaten, cut off from E,
 * fails at once, fails after a few forced steps, fails in every fork), all ways by one kind of
 * reason before the next kind is tried. Where several ways are left, what they have in common
 * still holds: each way teaches some relations, and those taught by every one are facts.
 */
#include "games/hexpath/deduce.h"

#include <string.h>

enum { SHORT_REACH = 3, MIDDLE_REACH = 6, FORK_REACH = 12, MANY_FORKS_REACH = 40 };

int hexpath_technique_reach(int technique)
{
    switch (technique) {
    case DEAD_END:
        return 1;
    case SUPPOSE_SHORT:
        return SHORT_REACH;
    case SUPPOSE:
        return MIDDLE_REACH;
    case FORK:
        return FORK_REACH;
    case MANY_FORKS:
        return MANY_FORKS_REACH;
    default:
        return PARTIAL_WALK_PLACES;
    }
}

/* ---- relations ---- */

/* Facts of `now` that are not in `before`, without those that follow from the others. */
static int relations_new(const struct partial_order *before, const struct partial_order *now,
                         uint64_t *more)
{
    int n = 0;
    for (int i = 0; i < now->n; i++) {
        uint64_t direct = now->below[i];
        for (uint64_t set = now->below[i]; set;)
            direct &= ~now->below[bits_pop(&set)];
        more[i] = direct & ~before->below[i];
        n += bits_count(more[i]);
    }
    return n;
}

static bool finding_relations(struct hexpath_finding *f, int technique, int size,
                              const struct partial_order *before, const struct partial_order *now)
{
    f->technique = (uint8_t)technique;
    f->side = -1;
    f->size = size;
    return relations_new(before, now, f->more) > 0;
}

bool hexpath_deduce_tells(const struct hexpath *h, struct hexpath_finding *f)
{
    struct partial_walk s;
    struct walk_state at;
    hexpath_partial_walk_board(&s, &at, h, 1);
    for (int i = 1; i < h->n_path; i++) {
        struct walk_state learnt = at;
        int to = partial_walk_place(&s, hexpath_path(h)[i]);
        memset(f, 0, sizeof *f);
        f->view = hexpath_partial_walk_look(&s, &at);
        f->step = i - 1;
        hexpath_walk_state_learn(&learnt, f->view.seen, s.label[to]);
        if (finding_relations(f, STEP_TELLS, 1, &at.order, &learnt.order))
            return true;
        hexpath_partial_walk_follow(&s, &at, to);
    }
    return false;
}

/* On E the walk stops, and if something is free, because a tied number is the best one. */
static bool deduce_stop(const struct walk_state *at, struct hexpath_finding *f, int hardest)
{
    uint64_t stops = hexpath_partial_walk_stops(at, &f->view);
    struct walk_state common = *at;
    int ways = bits_count(stops), technique = ways == 1 ? STOP_ON_E : WHICHEVER;
    for (bool first = true; stops; first = false) {
        struct walk_state one = *at;
        hexpath_walk_state_learn(&one, f->view.seen, bits_pop(&stops));
        if (first)
            common = one;
        else
            walk_order_meet(&common.order, &one.order);
    }
    return technique <= hardest && finding_relations(f, technique, ways, &at->order, &common.order);
}

/* What all ways that are left teach, each followed for at most `most` places. */
static bool deduce_common(struct partial_walk *s, const struct walk_state *at,
                          struct hexpath_finding *f, int technique, int most)
{
    struct run r;
    struct partial_order common = at->order; /* in case no way is left */
    int size = 0;
    for (uint8_t sides = f->left; sides;) {
        bool first = sides == f->left;
        hexpath_partial_walk_run(s, at, &f->view, side_pop(&sides), most, &r);
        size += r.n;
        if (first)
            common = r.last.order;
        else
            walk_order_meet(&common, &r.last.order);
    }
    return finding_relations(f, technique, size, &at->order, &common);
}

/* ---- steps ---- */

/* Is one way left? Then it is the step. */
static bool finding_step(struct hexpath_finding *f, int technique, int size)
{
    if (sides_count(f->left) != 1)
        return false;
    f->technique = (uint8_t)technique;
    f->side = bits_lowest(f->left);
    f->size = size;
    return true;
}

static bool deduce_by_look(const struct walk_state *at, struct hexpath_finding *f)
{
    f->left = f->view.free;
    if (finding_step(f, ONE_WAY, 1))
        return true;
    f->left = f->view.alone;
    f->tied = f->view.free & (uint8_t)~f->left;
    if (finding_step(f, TIED_NUMBERS, 1))
        return true;
    f->left = f->view.open;
    f->beaten = f->view.alone & (uint8_t)~f->left;
    return finding_step(f, at->reversed ? LOWEST_WINS : BEATEN_NUMBER, sides_count(f->beaten));
}

/* Rule out the ways that fail within the reach of a technique; the places walked in thought. */
static int ways_suppose(struct partial_walk *s, const struct walk_state *at,
                        struct hexpath_finding *f, int technique)
{
    struct run r;
    int most = hexpath_technique_reach(technique), size = 0;
    for (uint8_t sides = f->left; sides;) {
        int side = side_pop(&sides), effort = most;
        bool fails;
        if (technique >= FORK) {
            fails = hexpath_partial_walk_fails(s, at, &f->view, side, &effort);
            size += fails ? most - effort : 0;
        } else {
            hexpath_partial_walk_run(s, at, &f->view, side, most, &r);
            fails = run_fails(r.end);
            size += fails ? r.n : 0;
        }
        if (fails)
            f->failed |= (uint8_t)(1 << side);
    }
    f->left &= (uint8_t)~f->failed;
    return size;
}

bool hexpath_deduce_here(struct partial_walk *s, const struct walk_state *at, int hardest,
                         struct hexpath_finding *f)
{
    int size = 0;
    memset(f, 0, sizeof *f);
    f->view = hexpath_partial_walk_look(s, at);
    if (at->at == s->goal)
        return deduce_stop(at, f, hardest);
    if (deduce_by_look(at, f))
        return f->technique <= hardest;
    if (hardest < CUT_OFF)
        return false;
    uint8_t reach = hexpath_partial_walk_reach(s, at, f->view.free, f->left);
    f->cut = f->left & (uint8_t)~reach;
    f->left = reach;
    if (finding_step(f, CUT_OFF, sides_count(f->cut)))
        return true;
    for (int technique = DEAD_END; technique <= hardest && technique <= MANY_FORKS; technique++) {
        if (technique == WHICHEVER || technique == EVERY_WAY) {
            int most = technique == WHICHEVER ? 1 : PARTIAL_WALK_PLACES;
            if (deduce_common(s, at, f, technique, most))
                return true;
            continue;
        }
        size += ways_suppose(s, at, f, technique);
        if (finding_step(f, technique, size))
            return true;
    }
    return false;
}
