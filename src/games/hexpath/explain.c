/* explain.c - hints as stories.
 *
 * A story first says which way the order counts here, then why each other way is wrong, easiest
 * reason first, each walk in thought step by step, and then what follows.
 */
#include <string.h>

#include "games/hexpath/speak.h"

static void tell(struct speaker *p, const char *text)
{
    hexpath_speak_begin(p);
    hexpath_speak(p, text);
    hexpath_speak_end(p);
}

/* ---- where the walk stands ---- */

/* Entered gray cells turn the order round. */
static void tell_reversed(struct speaker *p)
{
    if (!p->at.reversed)
        return;
    hexpath_speak_begin(p);
    if (p->s.gray[p->at.at]) {
        hexpath_speak(p, "Cell ");
        hexpath_speak_place(p, p->at.at);
        hexpath_speak(p, " is gray, so here the lowest number is the best");
    } else {
        hexpath_speak(p, "A gray cell has turned the order round: the lowest number is the best");
    }
    hexpath_speak_end(p);
    hexpath_speak_given(p, p->at.at, true);
}

/* ---- reasons against a way ---- */

static void tell_tied(struct speaker *p)
{
    uint64_t said = 0;
    for (uint8_t sides = p->f.tied; sides;) {
        int label = p->s.label[partial_walk_near(&p->s, &p->at, side_pop(&sides))], n = 0, i = 0;
        if (said >> label & 1)
            continue;
        said |= order_bit(label);
        for (uint8_t all = p->f.tied; all;)
            n += p->s.label[partial_walk_near(&p->s, &p->at, side_pop(&all))] == label;
        hexpath_speak_begin(p);
        hexpath_speak(p, "The ");
        hexpath_speak_number(p, p->number[label]);
        hexpath_speak(p, "s in ");
        for (uint8_t all = p->f.tied; all;) {
            int near = partial_walk_near(&p->s, &p->at, side_pop(&all));
            if (p->s.label[near] != label)
                continue;
            hexpath_speak_between(p, i++, n, " and ");
            hexpath_speak_place(p, near);
        }
        hexpath_speak(p, " would tie, and the walk must not stop here");
        hexpath_speak_end(p);
        for (uint8_t all = p->f.tied; all;) {
            int near = partial_walk_near(&p->s, &p->at, side_pop(&all));
            if (p->s.label[near] == label)
                hexpath_speak_given(p, near, true);
        }
    }
}

static void tell_beaten(struct speaker *p)
{
    for (uint8_t sides = p->f.beaten; sides;) {
        int near = partial_walk_near(&p->s, &p->at, side_pop(&sides)), label = p->s.label[near];
        uint64_t better =
            p->f.view.seen & (p->at.reversed ? p->at.order.below : p->at.order.above)[label];
        int other = p->number[bits_lowest(better)], number = p->number[label];
        int upper = p->at.reversed ? number : other, lower = p->at.reversed ? other : number;
        hexpath_speak_begin(p);
        hexpath_speak(p, "You know ");
        hexpath_speak_chain(p, upper, lower, false);
        hexpath_speak(p, ", so it does not go to ");
        hexpath_speak_way(p, near);
        hexpath_speak_end(p);
        hexpath_speak_given(p, near, true);
        hexpath_speak_chain(p, upper, lower, true);
    }
}

static void tell_cut(struct speaker *p)
{
    for (uint8_t sides = p->f.cut; sides;) {
        int near = partial_walk_near(&p->s, &p->at, side_pop(&sides));
        hexpath_speak_begin(p);
        hexpath_speak(p, "From ");
        hexpath_speak_place(p, near);
        hexpath_speak(p, " it could not reach E any more");
        hexpath_speak_end(p);
        story_place(p->hint->story, STORY_AREA, hexpath_speak_spot(p, near), STORY_BROKEN);
        hexpath_speak_walls(p, near);
    }
}

/* It rests on all that there is. */
static void tell_tried(struct speaker *p, int side)
{
    hexpath_speak_begin(p);
    hexpath_speak_way(p, partial_walk_near(&p->s, &p->at, side));
    hexpath_speak(p, " was tried in every way, and the walk never stopped on E");
    hexpath_speak_end(p);
    for (int r = 1; r <= p->s.n; r++)
        for (int c = 1; c <= p->s.n; c++)
            hexpath_speak_given(p, r * (p->s.n + 2) + c, false);
    for (int upper = 1; upper <= HEXPATH_NUMBER_MAX; upper++)
        for (int lower = 1; lower <= HEXPATH_NUMBER_MAX; lower++)
            if (numbers_have(&p->h->stated[upper], lower))
                hexpath_speak_chain(p, upper, lower, true);
}

static void tell_reasons(struct speaker *p)
{
    tell_tied(p);
    tell_beaten(p);
    tell_cut(p);
    for (uint8_t failed = p->f.failed; failed;) {
        int side = side_pop(&failed), effort = hexpath_technique_reach(MANY_FORKS);
        if (hexpath_partial_walk_fails(&p->s, &p->at, &p->f.view, side, &effort))
            hexpath_speak_branch(p, &p->at, &p->f.view, side);
        else
            tell_tried(p, side);
    }
}

/* ---- stories ---- */

static void tell_tells(struct speaker *p)
{
    int to = partial_walk_place(&p->s, hexpath_path(p->h)[p->f.step + 1]);
    tell_reversed(p);
    hexpath_speak_begin(p);
    hexpath_speak(p, "From ");
    hexpath_speak_place(p, p->at.at);
    hexpath_speak(p, " the walk went to ");
    hexpath_speak_way(p, to);
    hexpath_speak(p, p->at.reversed ? ", the lowest of all that was free"
                                    : ", the best of all that was free");
    hexpath_speak_end(p);
    hexpath_speak_given(p, to, true);
    hexpath_speak_given_round(p, p->at.at);
}

static void tell_stop(struct speaker *p)
{
    uint64_t stops = hexpath_partial_walk_stops(&p->at, &p->f.view);
    tell_reversed(p);
    hexpath_speak_begin(p);
    hexpath_speak(p, "The walk must stop on E in ");
    hexpath_speak_place(p, p->at.at);
    hexpath_speak(p, ", so the best number that is free there is tied");
    hexpath_speak_end(p);
    hexpath_speak_given(p, p->at.at, true);
    hexpath_speak_given_round(p, p->at.at);
    const uint64_t *beyond = p->at.reversed ? p->at.order.below : p->at.order.above;
    for (uint64_t set = p->f.view.twice & ~stops; set;) {
        int label = bits_pop(&set), number = p->number[label];
        int other = p->number[bits_lowest(p->f.view.seen & beyond[label])];
        int upper = p->at.reversed ? number : other, lower = p->at.reversed ? other : number;
        hexpath_speak_begin(p);
        hexpath_speak(p, "You know ");
        hexpath_speak_chain(p, upper, lower, false);
        hexpath_speak(p, ", so that is not the ");
        hexpath_speak_number(p, number);
        hexpath_speak(p, "s");
        hexpath_speak_end(p);
        hexpath_speak_chain(p, upper, lower, true);
    }
    hexpath_speak_begin(p);
    hexpath_speak(p, "That can only be the ");
    for (int i = 0, n = bits_count(stops); stops; i++) {
        hexpath_speak_between(p, i, n, " or ");
        hexpath_speak_number(p, p->number[bits_pop(&stops)]);
        hexpath_speak(p, "s");
    }
    hexpath_speak_end(p);
}

static void tell_common(struct speaker *p)
{
    tell_reversed(p);
    tell_reasons(p);
    hexpath_speak_begin(p);
    hexpath_speak(p, "From ");
    hexpath_speak_place(p, p->at.at);
    hexpath_speak(p, " the walk can only go to ");
    uint8_t sides = p->f.left;
    for (int i = 0, n = sides_count(sides); sides; i++) {
        hexpath_speak_between(p, i, n, " or ");
        hexpath_speak_place(p, partial_walk_near(&p->s, &p->at, side_pop(&sides)));
    }
    hexpath_speak_end(p);
    hexpath_speak_given_round(p, p->at.at);
    if (p->f.technique == EVERY_WAY)
        for (sides = p->f.left; sides;)
            hexpath_speak_branch(p, &p->at, &p->f.view, side_pop(&sides));
    for (int upper = 1; upper <= HEXPATH_NUMBER_MAX; upper++)
        for (int lower = 1; lower <= HEXPATH_NUMBER_MAX; lower++)
            if (numbers_have(&p->h->stated[upper], lower))
                hexpath_speak_chain(p, upper, lower, true);
    hexpath_speak_begin(p);
    hexpath_speak(p, p->f.technique == EVERY_WAY ? "In every case the steps tell "
                                                 : "Whichever it is, with what you know: ");
    hexpath_speak_relations(p);
    hexpath_speak_end(p);
}

static void tell_step(struct speaker *p)
{
    int to = partial_walk_near(&p->s, &p->at, p->f.side);
    if (p->f.technique == ONE_WAY) {
        tell(p, "This is not E, so the walk goes on, and only one neighbour is free");
        hexpath_speak_given_round(p, p->at.at);
        return;
    }
    if (p->f.technique != TIED_NUMBERS)
        tell_reversed(p);
    tell_reasons(p);
    hexpath_speak_begin(p);
    hexpath_speak(p, "So it goes to ");
    hexpath_speak_way(p, to);
    hexpath_speak_end(p);
    hexpath_speak_given_round(p, p->at.at);
    hexpath_speak_walked(p, to, STORY_FOLLOWS);
}

/* What the ladder does not find was searched: the hint names the way that is left. */
static void find_searched(struct speaker *p)
{
    const struct hint *h = p->hint;
    for (uint8_t sides = p->f.left; sides;) {
        int side = side_pop(&sides),
            cell = partial_walk_cell(&p->s, partial_walk_near(&p->s, &p->at, side));
        if (h->n_moves && h->move[0] == hexpath_step_move(p->s.n, cell))
            p->f.side = side;
        else
            p->f.failed |= (uint8_t)(1 << side);
    }
}

/* "A beaten number at b3: go to the 1 in b2", "What a step tells at b3: 1>2" */
static void tell_headline(struct speaker *p)
{
    const char *name = hexpath_techniques[p->hint->technique].name;
    hexpath_speak_begin(p);
    writer_char(&p->out, (char)(*name >= 'a' && *name <= 'z' ? *name - 'a' + 'A' : *name));
    hexpath_speak(p, name + 1);
    hexpath_speak(p, " at ");
    hexpath_speak_place(p, p->at.at);
    hexpath_speak(p, ": ");
    if (p->f.side >= 0) {
        hexpath_speak(p, "go to ");
        hexpath_speak_way(p, partial_walk_near(&p->s, &p->at, p->f.side));
    } else {
        hexpath_speak_relations(p);
    }
    hexpath_speak_end(p);
    story_place(p->hint->story, STORY_WALK, hexpath_speak_spot(p, p->at.at), STORY_GIVEN);
    if (p->f.side >= 0)
        hexpath_speak_walked(p, partial_walk_near(&p->s, &p->at, p->f.side), STORY_FOLLOWS);
}

static void tell_found(struct speaker *p)
{
    hexpath_numbers_list(&p->h->on_board, p->number);
    bool tells = hexpath_deduce_tells(p->h, &p->f);
    hexpath_partial_walk_board(&p->s, &p->at, p->h, tells ? p->f.step + 1 : p->h->n_path);
    if (!tells && !hexpath_deduce_here(&p->s, &p->at, MANY_FORKS, &p->f))
        find_searched(p);
    tell_headline(p);
    if (tells)
        tell_tells(p);
    else if (p->f.side >= 0)
        tell_step(p);
    else if (p->at.at == p->s.goal)
        tell_stop(p);
    else
        tell_common(p);
}

/* ---- wrong boards ---- */

static void say_spots(struct speaker *p)
{
    const struct hint *h = p->hint;
    for (size_t i = 0; i < h->n_because; i++) {
        hexpath_speak_between(p, (int)i, (int)h->n_because, " and ");
        spot_write(&p->out, hexpath_n(p->h), h->because[i]);
    }
}

static int spot_number(const struct speaker *p, struct spot s)
{
    return hexpath_number(p->h, s.y / 2 * hexpath_n(p->h) + s.x / 2);
}

static void say_flaw(struct speaker *p, int rule)
{
    bool one = p->hint->n_because == 1;
    switch (rule) {
    case RULE_STEP:
        hexpath_speak(p, "The path cannot step to ");
        say_spots(p);
        hexpath_speak(p,
                      ": that is no neighbour, blocked, or visited before. Go back to before it");
        break;
    case RULE_TIE:
        hexpath_speak(p, "The cells ");
        say_spots(p);
        hexpath_speak(p,
                      " hold the same number: there the walk would stop, not step to one of them");
        break;
    case RULE_ORDER:
        hexpath_speak(p, one ? "The step to " : "Your relations run in a circle through ");
        say_spots(p);
        hexpath_speak(
            p, one ? " cannot be: earlier steps or your relations put another number before it"
                   : ". Take one of them back");
        break;
    default:
        hexpath_speak(p, "The path has a wrong end in ");
        say_spots(p);
        hexpath_speak(p, ": the walk must stop on E, and nowhere else. Go back");
        break;
    }
}

static void tell_wrong(struct speaker *p)
{
    const struct hint *h = p->hint;
    struct flaw first;
    struct flaws f = {&first, 0, 1, NULL, 0, 0};
    hexpath_judge(p->h, &f);
    hexpath_speak_begin(p);
    if (f.n) {
        say_flaw(p, first.rule);
    } else if (h->n_because == 1) {
        hexpath_speak(p, "No order that agrees leads from here to E. Up to ");
        say_spots(p);
        hexpath_speak(p, " the path may be right: go back there");
    } else if (h->n_because == 2) {
        hexpath_speak(p, "Your relations cannot all be right: take back ");
        hexpath_speak_number(p, spot_number(p, h->because[0]));
        hexpath_speak(p, ">");
        hexpath_speak_number(p, spot_number(p, h->because[1]));
    } else {
        hexpath_speak(p, "No order at all leads from S to E: this puzzle has no solution");
    }
    hexpath_speak_end(p);
    for (size_t i = 0; i < h->n_because; i++)
        story_place(h->story, STORY_AREA, h->because[i], STORY_BROKEN);
}

void hexpath_tell(const struct board *b, struct hint *h)
{
    struct speaker p = {.h = hexpath_of(b), .hint = h};
    switch (h->kind) {
    case HINT_STEP:
        tell_found(&p);
        hint_because_of_story(h);
        break;
    case HINT_WRONG:
        tell_wrong(&p);
        break;
    case HINT_DONE:
        tell(&p, "The walk stops on E and you know all that it tells: solved");
        break;
    case HINT_NO_STEP:
        tell(&p, "Nothing more can be proved from here: several ways may lead to E");
        break;
    }
}
