/* walk_story.c - a walk in thought as a story, step by step, and every branch of every fork. */
#include <string.h>

#include "games/hexpath/speak.h"

void hexpath_speak_walls(struct speaker *p, int place)
{
    uint16_t queue[PARTIAL_WALK_PLACES];
    bool seen[PARTIAL_WALK_PLACES];
    int n = 0, wide = p->s.n + 2;
    memset(seen, 0, sizeof seen);
    seen[place] = true;
    queue[n++] = (uint16_t)place;
    for (int i = 0; i < n; i++)
        for (int side = 0; side < HEX_DIRECTIONS; side++) {
            int near = queue[i] + p->s.step[side], r = near / wide, c = near % wide;
            if (seen[near] || r < 1 || c < 1 || r > p->s.n || c > p->s.n)
                continue;
            seen[near] = true;
            if (p->s.free_bit[near])
                queue[n++] = (uint16_t)near;
            else
                hexpath_speak_given(p, near, false);
        }
}

/* ---- branches ---- */

enum { FORKS_DEEP = 12 };

struct branches {
    struct speaker *p;
    int number[FORKS_DEEP], n; /* "Branch 1b2" */
};

/* The number the walk went to stands above (below) all that it saw. */
static void learn(struct speaker *p, const struct walk_state *at, const struct hexpath_view *v,
                  int label)
{
    for (uint64_t set = v->seen; set;) {
        int other = bits_pop(&set);
        if (other == label)
            continue;
        int upper = p->number[at->reversed ? other : label];
        int lower = p->number[at->reversed ? label : other];
        numbers_add(&p->learnt[upper], lower);
    }
}

/* What rules out the free neighbours that are not taken: ties are seen, orders are marked. */
static void mark_ruled_out(struct speaker *p, const struct walk_state *at,
                           const struct hexpath_view *v)
{
    const uint64_t *beyond = at->reversed ? at->order.below : at->order.above;
    uint8_t alone = v->alone;
    hexpath_speak_given_round(p, at->at);
    while (alone) {
        int side = side_pop(&alone), near = partial_walk_near(&p->s, at, side),
            label = p->s.label[near];
        uint64_t better = v->seen & beyond[label];
        if (better) {
            int other = p->number[bits_lowest(better)], number = p->number[label];
            hexpath_speak_chain(p, at->reversed ? number : other, at->reversed ? other : number,
                                true);
        } else if (!(v->open >> side & 1)) {
            hexpath_speak_walls(p, near);
        }
    }
    for (uint64_t set = v->twice; set;) { /* tied, and perhaps beaten: on E that counts */
        int label = bits_pop(&set);
        uint64_t better = v->seen & beyond[label];
        if (!better)
            continue;
        int other = p->number[bits_lowest(better)], number = p->number[label];
        hexpath_speak_chain(p, at->reversed ? number : other, at->reversed ? other : number, true);
    }
}

static void say_end(struct speaker *p, enum run_end end, const struct walk_state *at,
                    const struct hexpath_view *v)
{
    uint64_t tied = hexpath_partial_walk_stops(at, v);
    switch (end) {
    case RUN_STUCK:
        hexpath_speak(p, "nothing is free");
        break;
    case RUN_TIED:
        hexpath_speak(p, "the ");
        for (int i = 0, n = bits_count(tied); tied; i++) {
            hexpath_speak_between(p, i, n, " or ");
            hexpath_speak_number(p, p->number[bits_pop(&tied)]);
            hexpath_speak(p, "s");
        }
        hexpath_speak(p, " would tie");
        break;
    case RUN_CUT:
        hexpath_speak(p, "E could not be reached any more");
        break;
    case RUN_PASSES:
        hexpath_speak(p, "it is on E, but would not stop");
        break;
    case RUN_ARRIVES:
        hexpath_speak(p, "it could stop on E");
        break;
    case RUN_FORKS:
        hexpath_speak(p, "it could go on in several ways");
        break;
    }
}

static void tell_first(struct branches *b, int place)
{
    struct speaker *p = b->p;
    hexpath_speak_begin(p);
    if (b->n == 0) {
        hexpath_speak(p, "Suppose the walk went to ");
    } else {
        hexpath_speak(p, "Branch ");
        for (int i = 0; i < b->n; i++)
            writer_char(&p->out, (char)((i % 2 ? 'a' - 1 : '0') + b->number[i]));
        hexpath_speak(p, ": to ");
    }
    hexpath_speak_way(p, place);
    hexpath_speak_end(p);
    story_place(p->hint->story, STORY_WALK, hexpath_speak_spot(p, place), STORY_SUPPOSED);
}

static void tell_forced(struct speaker *p, const struct walk_state *at,
                        const struct hexpath_view *v, int to)
{
    hexpath_speak_begin(p);
    hexpath_speak(p, "From ");
    hexpath_speak_place(p, at->at);
    hexpath_speak(p, " only ");
    hexpath_speak_way(p, to);
    hexpath_speak(p, sides_count(v->free) == 1
                         ? " is free"
                         : " can be next: others tie, are beaten, or lead nowhere");
    hexpath_speak_end(p);
    mark_ruled_out(p, at, v);
    hexpath_speak_walked(p, to, STORY_FOLLOWS);
}

static void tell_fork(struct speaker *p, const struct walk_state *at, const struct hexpath_view *v)
{
    hexpath_speak_begin(p);
    hexpath_speak(p, "From ");
    hexpath_speak_place(p, at->at);
    hexpath_speak(p, " it could go to ");
    uint8_t sides = v->open;
    for (int i = 0, n = sides_count(sides); sides; i++) {
        hexpath_speak_between(p, i, n, " or ");
        hexpath_speak_place(p, partial_walk_near(&p->s, at, side_pop(&sides)));
    }
    hexpath_speak(p, ": each is followed");
    hexpath_speak_end(p);
    mark_ruled_out(p, at, v);
}

static void tell_end(struct speaker *p, enum run_end end, const struct walk_state *at,
                     const struct hexpath_view *v)
{
    hexpath_speak_begin(p);
    hexpath_speak(p, "At ");
    hexpath_speak_place(p, at->at);
    hexpath_speak(p, " ");
    say_end(p, end, at, v);
    hexpath_speak_end(p);
    story_place(p->hint->story, STORY_AREA, hexpath_speak_spot(p, at->at),
                run_fails(end) ? STORY_BROKEN : STORY_FOLLOWS);
    mark_ruled_out(p, at, v);
    if (end == RUN_CUT)
        for (uint8_t sides = v->free; sides;)
            hexpath_speak_walls(p, partial_walk_near(&p->s, at, side_pop(&sides)));
}

/* The recursion is as deep as there are forks; hexpath_partial_walk_fails has been there before. */
static void tell_branch(struct branches *b, const struct walk_state *from,
                        const struct hexpath_view *v, int side)
{
    struct speaker *p = b->p;
    struct walk_state at = *from;
    struct hexpath_view here = *v;
    struct numbers before[HEXPATH_NUMBER_MAX + 1];
    enum run_end end = RUN_FORKS;
    uint16_t trail[PARTIAL_WALK_PLACES];
    int n = 0;
    memcpy(before, p->learnt, sizeof before);
    here.open = (uint8_t)(1 << side);
    tell_first(b, partial_walk_near(&p->s, &at, side));
    while (end == RUN_FORKS && sides_count(here.open) == 1) {
        int to = partial_walk_near(&p->s, &at, bits_lowest(here.open));
        if (n)
            tell_forced(p, &at, &here, to);
        learn(p, &at, &here, p->s.label[to]);
        hexpath_partial_walk_step(&p->s, &at, &here, bits_lowest(here.open));
        trail[n++] = at.at;
        end = hexpath_partial_walk_arrive(&p->s, &at, &here);
    }
    if (end == RUN_FORKS && p->f.technique >= FORK && b->n < FORKS_DEEP) {
        tell_fork(p, &at, &here);
        b->n++;
        b->number[b->n - 1] = 0;
        for (uint8_t sides = here.open; sides;) {
            b->number[b->n - 1]++;
            tell_branch(b, &at, &here, side_pop(&sides));
        }
        b->n--;
    } else {
        tell_end(p, end, &at, &here);
    }
    for (int i = 0; i < n; i++)
        hexpath_partial_walk_leave(&p->s, trail[i]);
    memcpy(p->learnt, before, sizeof before);
}

void hexpath_speak_branch(struct speaker *p, const struct walk_state *from,
                          const struct hexpath_view *v, int side)
{
    struct branches b = {.p = p};
    tell_branch(&b, from, v, side);
}
