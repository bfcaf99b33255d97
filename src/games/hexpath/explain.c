/* explain.c - hints in plain words.
 *
 * A sentence first says what the walk sees, then why each other way is wrong, easiest reason first,
 * and then what follows. The reasons are found again from the board, by the same ladder that found
 * the hint, so they cannot say anything else.
 */
#include "games/hexpath/deduce.h"

struct speaker {
    const struct hexpath *h;
    struct writer *out;
    struct scout s;
    struct stand at;
    struct finding f;
    uint8_t number[HEXPATH_NUMBER_MAX]; /* of each rank */
};

/* ---- words ---- */

static void say(struct speaker *p, const char *text)
{
    writer_text(p->out, text);
}

static void say_cell(struct speaker *p, int cell)
{
    int n = hexpath_n(p->h);
    cell_write(p->out, n, cell / n, cell % n);
}

static void say_place(struct speaker *p, int place)
{
    say_cell(p, scout_cell(&p->s, place));
}

/* Between item i and the next of n: "a, b and c". */
static void say_between(struct speaker *p, int i, int n, const char *last)
{
    if (i > 0)
        say(p, i + 1 < n ? ", " : last);
}

static int number_at(const struct speaker *p, int side)
{
    return p->number[p->s.label[scout_near(&p->s, &p->at, side)]];
}

/* "the 2 in b4" */
static void say_way(struct speaker *p, int side)
{
    say(p, "the ");
    writer_number(p->out, number_at(p, side));
    say(p, " in ");
    say_place(p, scout_near(&p->s, &p->at, side));
}

static void say_ways(struct speaker *p, uint8_t sides, const char *last)
{
    for (int i = 0, n = sides_count(sides); sides; i++) {
        say_between(p, i, n, last);
        say_way(p, side_pop(&sides));
    }
}

/* "the 2s in b4 and c4" */
static void say_tied(struct speaker *p, uint8_t sides, int number)
{
    uint8_t same = 0;
    while (sides) {
        int side = side_pop(&sides);
        if (number_at(p, side) == number)
            same |= (uint8_t)(1 << side);
    }
    say(p, "the ");
    writer_number(p->out, number);
    say(p, "s in ");
    for (int i = 0, n = sides_count(same); same; i++) {
        say_between(p, i, n, " and ");
        say_place(p, scout_near(&p->s, &p->at, side_pop(&same)));
    }
}

/* The relations that follow: "1>2 and 1>3". */
static void say_relations(struct speaker *p)
{
    int n = 0, i = 0;
    for (int upper = 0; upper < p->at.order.n; upper++)
        n += bits_count(p->f.more[upper]);
    for (int upper = 0; upper < p->at.order.n; upper++)
        for (uint64_t set = p->f.more[upper]; set; i++) {
            say_between(p, i, n, " and ");
            writer_number(p->out, p->number[upper]);
            writer_char(p->out, '>');
            writer_number(p->out, p->number[bits_pop(&set)]);
        }
}

/* A shortest chain of stated relations between two numbers: "2>3>5". */
static void say_chain(struct speaker *p, int upper, int lower)
{
    uint8_t queue[HEXPATH_NUMBER_MAX], next[HEXPATH_NUMBER_MAX + 1] = {0};
    int n = 0;
    queue[n++] = (uint8_t)lower; /* from below, so that `next` leads down */
    for (int i = 0; i < n && !next[upper]; i++)
        for (int above = 1; above <= HEXPATH_NUMBER_MAX; above++)
            if (above != lower && !next[above] && numbers_have(&p->h->stated[above], queue[i])) {
                next[above] = queue[i];
                queue[n++] = (uint8_t)above;
            }
    for (int number = upper; number; number = number == lower ? 0 : next[number]) {
        if (number != upper)
            writer_char(p->out, '>');
        writer_number(p->out, number);
    }
}

static void say_reversed(struct speaker *p)
{
    if (!p->at.reversed)
        return;
    if (p->s.gray[p->at.at]) {
        say(p, "Cell ");
        say_place(p, p->at.at);
        say(p, " is gray, so here the lowest number is the best. ");
    } else {
        say(p, "A gray cell has turned the order round, so here the lowest number is the best. ");
    }
}

/* ---- reasons against a way ---- */

static void reason_tied(struct speaker *p)
{
    uint64_t said = 0;
    for (uint8_t sides = p->f.tied; sides;) {
        int side = side_pop(&sides), label = p->s.label[scout_near(&p->s, &p->at, side)];
        if (said >> label & 1)
            continue;
        say(p, said ? " and " : "");
        said |= order_bit(label);
        say_tied(p, p->f.tied, p->number[label]);
    }
    say(p, " would tie, and the walk must not stop here");
}

static void reason_beaten(struct speaker *p)
{
    say(p, "you know ");
    for (int i = 0, n = sides_count(p->f.beaten); i < n; i++) {
        uint8_t sides = p->f.beaten;
        for (int skip = 0; skip < i; skip++)
            side_pop(&sides);
        int side = bits_lowest(sides), label = p->s.label[scout_near(&p->s, &p->at, side)];
        uint64_t better =
            p->f.view.seen & (p->at.reversed ? p->at.order.below : p->at.order.above)[label];
        int other = p->number[bits_lowest(better)], number = p->number[label];
        say_between(p, i, n, " and ");
        say_chain(p, p->at.reversed ? number : other, p->at.reversed ? other : number);
    }
    say(p, ", so not ");
    say_ways(p, p->f.beaten, " or ");
}

static void reason_cut(struct speaker *p)
{
    say(p, "from ");
    uint8_t sides = p->f.cut;
    for (int i = 0, n = sides_count(sides); sides; i++) {
        say_between(p, i, n, " or ");
        say_place(p, scout_near(&p->s, &p->at, side_pop(&sides)));
    }
    say(p, " it could not reach E any more");
}

/* Why a supposed walk is wrong where it ends. */
static void say_run_end(struct speaker *p, const struct run *r)
{
    uint64_t tied = scout_stops(&r->last, &r->view);
    switch (r->end) {
    case RUN_STUCK:
        say(p, "there nothing is free");
        break;
    case RUN_TIED:
        for (int i = 0, n = bits_count(tied); tied; i++) {
            say_between(p, i, n, " or ");
            say(p, i ? "" : "there the ");
            writer_number(p->out, p->number[bits_pop(&tied)]);
            writer_char(p->out, 's');
        }
        say(p, " would tie");
        break;
    case RUN_CUT:
        say(p, "from there it could not reach E");
        break;
    default:
        say(p, "that is E, but the walk would not stop there");
        break;
    }
}

static void say_run(struct speaker *p, const struct run *r)
{
    for (int i = 0; i < r->n; i++) {
        say(p, i ? "-" : "");
        say_place(p, r->place[i]);
    }
}

/* A forced walk in thought, or a word about the forks. */
static void reason_failed(struct speaker *p, int side)
{
    struct run r;
    scout_run(&p->s, &p->at, &p->f.view, side, SCOUT_PLACES, &r);
    if (run_fails(r.end) && r.n == 1) {
        say(p, "not to ");
        say_way(p, side);
        say(p, ", for ");
        say_run_end(p, &r);
        return;
    }
    say_way(p, side);
    if (run_fails(r.end)) {
        say(p, " would force it along ");
        say_run(p, &r);
        say(p, ", and ");
        say_run_end(p, &r);
        return;
    }
    int most = technique_reach(MANY_FORKS), effort = most;
    if (scout_fails(&p->s, &p->at, &p->f.view, side, &effort)) {
        say(p, " would lead to a fork of which every branch ends in the wrong place (");
        writer_number(p->out, most - effort);
        say(p, " steps in all)");
    } else {
        say(p, " was tried in every way, and the walk never stopped on E");
    }
}

static void say_reasons(struct speaker *p)
{
    bool any = false;
    void (*const reason[])(struct speaker *) = {reason_tied, reason_beaten, reason_cut};
    const uint8_t sides[] = {p->f.tied, p->f.beaten, p->f.cut};
    for (int i = 0; i < 3; i++)
        if (sides[i]) {
            say(p, any ? "; " : ": ");
            reason[i](p);
            any = true;
        }
    for (uint8_t failed = p->f.failed; failed; any = true) {
        say(p, any ? "; " : ": ");
        reason_failed(p, side_pop(&failed));
    }
    say(p, ". ");
}

/* ---- sentences ---- */

static void explain_tells(struct speaker *p)
{
    int to = scout_place(&p->s, hexpath_path(p->h)[p->f.step + 1]);
    uint8_t others = 0, went = 0;
    for (uint8_t sides = p->f.view.free; sides;) {
        int side = side_pop(&sides), place = scout_near(&p->s, &p->at, side);
        int upper = p->at.reversed ? p->s.label[place] : p->s.label[to];
        int lower = p->at.reversed ? p->s.label[to] : p->s.label[place];
        if (place == to)
            went = (uint8_t)(1 << side);
        else if (p->f.more[upper] >> lower & 1)
            others |= (uint8_t)(1 << side);
    }
    say_reversed(p);
    say(p, "From ");
    say_place(p, p->at.at);
    say(p, " the walk went to ");
    say_ways(p, went, "");
    say(p, ", not to ");
    say_ways(p, others, " or ");
    say(p, ", so ");
    say_relations(p);
    say(p, ".");
}

static void explain_stop(struct speaker *p)
{
    uint64_t stops = scout_stops(&p->at, &p->f.view);
    say_reversed(p);
    say(p, "The walk must stop on E in ");
    say_place(p, p->at.at);
    say(p, ", where ");
    say_ways(p, p->f.view.free, " and ");
    say(p, " are still free. So the best of them is tied, and that can only be ");
    for (int i = 0, n = bits_count(stops); stops; i++) {
        say_between(p, i, n, " or ");
        say_tied(p, p->f.view.free, p->number[bits_pop(&stops)]);
    }
    say(p, p->f.technique == STOP_ON_E ? ": " : ". Whichever it is, ");
    say_relations(p);
    say(p, ".");
}

static void say_branches(struct speaker *p)
{
    say(p, "Follow each as far as it is forced, along ");
    uint8_t sides = p->f.left;
    for (int i = 0, n = sides_count(sides); sides; i++) {
        struct run r;
        scout_run(&p->s, &p->at, &p->f.view, side_pop(&sides), SCOUT_PLACES, &r);
        say_between(p, i, n, " and ");
        say_run(p, &r);
    }
    say(p, ": in every case the steps tell you ");
}

static void explain_common(struct speaker *p)
{
    say_reversed(p);
    say(p, "From ");
    say_place(p, p->at.at);
    say(p, " the walk can only go to ");
    say_ways(p, p->f.left, " or ");
    if (p->f.tied || p->f.beaten || p->f.cut || p->f.failed)
        say_reasons(p);
    else
        say(p, ". ");
    if (p->f.technique == WHICHEVER)
        say(p, "Whichever is the best, with what you know it follows that ");
    else
        say_branches(p);
    say_relations(p);
    say(p, ".");
}

static void explain_step(struct speaker *p)
{
    if (p->f.technique == ONE_WAY) {
        say(p, "Cell ");
        say_place(p, p->at.at);
        say(p, " is not E, so the walk goes on, and ");
        say_way(p, p->f.side);
        say(p, " is the only free neighbour.");
        return;
    }
    if (p->f.technique != TIED_NUMBERS)
        say_reversed(p);
    say(p, "From ");
    say_place(p, p->at.at);
    say(p, " the walk could go to ");
    say_ways(p, p->f.view.free, " or ");
    say_reasons(p);
    say(p, "So it goes to ");
    say_way(p, p->f.side);
    say(p, ".");
}

/* What the ladder does not find was searched: the hint names the way that is left. */
static void explain_search(struct speaker *p, const struct hint *h)
{
    for (uint8_t sides = p->f.left; sides;) {
        int side = side_pop(&sides), cell = scout_cell(&p->s, scout_near(&p->s, &p->at, side));
        if (h->n_moves && h->move[0] == hexpath_step_move(p->s.n, cell))
            p->f.side = side;
        else
            p->f.failed |= (uint8_t)(1 << side);
    }
    explain_step(p);
}

static void explain_found(struct speaker *p, const struct hint *h)
{
    numbers_list(&p->h->on_board, p->number);
    bool tells = deduce_tells(p->h, &p->f);
    scout_board(&p->s, &p->at, p->h, tells ? p->f.step + 1 : p->h->n_path);
    if (tells) {
        explain_tells(p);
    } else if (!deduce_here(&p->s, &p->at, MANY_FORKS, &p->f)) {
        explain_search(p, h);
    } else if (p->f.side >= 0) {
        explain_step(p);
    } else if (p->at.at == p->s.goal) {
        explain_stop(p);
    } else {
        explain_common(p);
    }
}

/* ---- wrong boards ---- */

static void say_spots(struct speaker *p, const struct hint *h)
{
    for (size_t i = 0; i < h->n_because; i++) {
        say_between(p, (int)i, (int)h->n_because, " and ");
        spot_write(p->out, hexpath_n(p->h), h->because[i]);
    }
}

static int spot_number(const struct speaker *p, struct spot s)
{
    return hexpath_number(p->h, s.y / 2 * hexpath_n(p->h) + s.x / 2);
}

static void explain_flaw(struct speaker *p, const struct hint *h, int rule)
{
    switch (rule) {
    case RULE_STEP:
        say(p, "The path cannot step to ");
        say_spots(p, h);
        say(p, ": that is no neighbour, blocked, or visited before. Go back to before it.");
        break;
    case RULE_TIE:
        say(p, "The cells ");
        say_spots(p, h);
        say(p, " hold the same number: there the walk would stop, not step to one of them.");
        break;
    case RULE_ORDER:
        say(p, h->n_because == 1 ? "The step to " : "Your relations run in a circle through ");
        say_spots(p, h);
        say(p, h->n_because == 1
                   ? " cannot be: earlier steps or your relations put another number before it."
                   : ". Take one of them back.");
        break;
    default:
        say(p, "The path has a wrong end in ");
        say_spots(p, h);
        say(p, ": the walk must stop on E, and nowhere else. Go back.");
        break;
    }
}

static void explain_wrong(struct speaker *p, const struct hint *h)
{
    struct flaw first;
    struct flaws f = {&first, 0, 1, NULL, 0, 0};
    hexpath_judge(p->h, &f);
    if (f.n) {
        explain_flaw(p, h, first.rule);
    } else if (h->n_because == 1) {
        say(p, "No order that agrees leads from here to E. Up to ");
        say_spots(p, h);
        say(p, " the path may be right: go back there.");
    } else if (h->n_because == 2) {
        say(p, "Your relations cannot all be right: take back ");
        writer_number(p->out, spot_number(p, h->because[0]));
        writer_char(p->out, '>');
        writer_number(p->out, spot_number(p, h->because[1]));
        say(p, ".");
    } else {
        say(p, "No order at all leads from S to E: this puzzle has no solution.");
    }
}

void hexpath_explain(const struct board *b, const struct hint *h, struct writer *out)
{
    struct speaker p = {.h = hexpath_of(b), .out = out};
    switch (h->kind) {
    case HINT_STEP:
        explain_found(&p, h);
        break;
    case HINT_WRONG:
        explain_wrong(&p, h);
        break;
    case HINT_DONE:
        say(&p, "The walk stops on E and you know all that it tells: solved.");
        break;
    case HINT_NO_STEP:
        say(&p, "Nothing more can be proved from here: several ways may lead to E.");
        break;
    }
}
