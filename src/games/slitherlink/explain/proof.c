/* proof.c - a proof as a story: one step for each thing that is said, in the order it follows.
 *
 * Facts that hold on the board are told first, then the supposition and what it would lead to.
 */
#include "games/slitherlink/explain/proof.h"

struct slitherlink_telling {
    struct say s;
    const struct slitherlink_proof *x;
    struct slitherlink_reasons *r;
    bool supposed; /* the supposition has been told: "would" */
};

static struct spot spot_of(const struct slitherlink_telling *t, int32_t place)
{
    return deduce_spot(t->x->prove.d, place);
}

/* ---- marks ---- */

static enum story_kind pair_kind(unsigned set)
{
    switch (set) {
    case 6:
        return STORY_ONE;
    case 9:
        return STORY_SAME;
    case 14:
        return STORY_SOME;
    case 7:
        return STORY_NOT_BOTH;
    default:
        return STORY_AREA;
    }
}

static void pair_edges(const struct slitherlink_telling *t, const struct prove_fact *f,
                       struct spot edge[2])
{
    const struct slitherlink_deduce *d = t->x->prove.d;
    int32_t slot = ~f->at, cell = slot / PROVE_SLOTS;
    int a, b;
    prove_sides(d, cell, slot % PROVE_SLOTS, &a, &b);
    edge[0] = spot_of(t, cell + d->off[a]);
    edge[1] = spot_of(t, cell + d->off[b]);
}

static void mark_fact(struct slitherlink_telling *t, const struct prove_fact *f,
                      enum story_role role)
{
    if (prove_fact_is_edge(f)) {
        story_mark(t->s.h->story, f->set == EDGE_LINE ? STORY_LINE : STORY_CROSS, spot_of(t, f->at),
                   role);
        return;
    }
    struct spot e[2];
    pair_edges(t, f, e);
    story_put(t->s.h->story, (struct story_mark){.at = e[0],
                                                 .other = e[1],
                                                 .kind = (uint8_t)pair_kind(f->set),
                                                 .role = (uint8_t)role,
                                                 .value = f->set});
}

/* What the fact or conflict asked about last rests on. */
static void mark_reasons(struct slitherlink_telling *t)
{
    struct story *story = t->s.h->story;
    const struct slitherlink_reasons *r = t->r;
    for (int32_t i = 0; i < r->n; i++) {
        const struct slitherlink_reason *x = &r->item[i];
        struct spot at = x->kind == REASON_FACT ? spot_nowhere() : spot_of(t, x->what);
        switch ((enum reason_kind)x->kind) {
        case REASON_FACT:
            mark_fact(t, &t->x->prove.fact[x->what],
                      x->what < t->x->prove.base_facts ? STORY_FOLLOWS : STORY_SUPPOSED);
            break;
        case REASON_CLUE:
            slitherlink_say_clue(&t->s, at);
            break;
        case REASON_EDGE:
        case REASON_ALONG:
            slitherlink_say_edge(&t->s, at, false);
            break;
        case REASON_LEFT_OUT:
            if (spot_is_edge(at))
                slitherlink_say_edge(&t->s, at, true);
            else
                slitherlink_say_clue(&t->s, at);
            break;
        case REASON_CELL:
        case REASON_CELL_DIFFERS:
            if (x->what != COLOUR_OFF)
                story_mark(story, STORY_AREA, at,
                           x->kind == REASON_CELL ? STORY_INSIDE : STORY_OUTSIDE);
            break;
        }
    }
}

/* ---- sentences ---- */

static void say_fact_of_pair(struct slitherlink_telling *t, const struct prove_fact *f)
{
    enum { A = 1, B = 2 };
    static const struct {
        const char *before, *between, *after;
        uint8_t first, second; /* which edge is named, 0: none */
    } words[16] = {
        [1] = {"neither ", " nor ", " is a line", A, B},
        [2] = {"", " is a line and ", " is not", A, B},
        [3] = {"", "", " is not a line", B, 0},
        [4] = {"", " is a line and ", " is not", B, A},
        [5] = {"", "", " is not a line", A, 0},
        [6] = {"exactly one of ", " and ", " is a line", A, B},
        [7] = {"at most one of ", " and ", " is a line", A, B},
        [8] = {"", " and ", " are both lines", A, B},
        [9] = {"", " and ", " are both lines or both not", A, B},
        [10] = {"", "", " is a line", A, 0},
        [11] = {"if ", " is a line, so is ", "", B, A},
        [12] = {"", "", " is a line", B, 0},
        [13] = {"if ", " is a line, so is ", "", A, B},
        [14] = {"at least one of ", " and ", " is a line", A, B},
    };
    struct spot e[3];
    pair_edges(t, f, &e[1]);
    if (!words[f->set].first) { /* by two reasons that leave nothing */
        slitherlink_say_text(&t->s, "nothing is left for ");
        slitherlink_say_list(&t->s, &e[1], 2);
        return;
    }
    slitherlink_say_text(&t->s, words[f->set].before);
    slitherlink_say_name(&t->s, e[words[f->set].first]);
    slitherlink_say_text(&t->s, words[f->set].between);
    if (words[f->set].second)
        slitherlink_say_name(&t->s, e[words[f->set].second]);
    slitherlink_say_text(&t->s, words[f->set].after);
}

/* "Cells b2 and c2 are on different sides", "Cell b2 is outside" */
static void say_sides(struct slitherlink_telling *t, int32_t a, int32_t b, bool differ)
{
    struct say *s = &t->s;
    bool first = s->out.n == 0;
    if (a == COLOUR_OFF || b == COLOUR_OFF) {
        slitherlink_say_text(s, first ? "Cell " : "cell ");
        slitherlink_say_name(s, spot_of(t, a == COLOUR_OFF ? b : a));
        slitherlink_say_text(s, t->supposed ? " would be " : " is ");
        slitherlink_say_text(s, differ ? "inside" : "outside");
        return;
    }
    slitherlink_say_text(s, first ? "Cells " : "cells ");
    slitherlink_say_name(s, spot_of(t, a));
    slitherlink_say_text(s, " and ");
    slitherlink_say_name(s, spot_of(t, b));
    slitherlink_say_text(s, t->supposed ? " would be on " : " are on ");
    slitherlink_say_text(s, differ ? "different sides" : "the same side");
}

static struct spot left_out(const struct slitherlink_telling *t)
{
    for (int32_t i = 0; i < t->r->n; i++)
        if (t->r->item[i].kind == REASON_LEFT_OUT)
            return spot_of(t, t->r->item[i].what);
    return spot_nowhere();
}

/* "close a loop without the 3 in c4" */
static void say_early(struct slitherlink_telling *t)
{
    struct spot out = left_out(t);
    slitherlink_say_text(&t->s, "close a loop without ");
    if (!spot_is_somewhere(out))
        slitherlink_say_text(&t->s, "other lines");
    else if (spot_is_edge(out))
        slitherlink_say_text(&t->s, "the line ");
    if (spot_is_somewhere(out))
        slitherlink_say_place(&t->s, out);
}

static bool fact_differs(const struct prove_fact *f)
{
    return prove_fact_is_edge(f) ? f->set == EDGE_LINE : !(f->set & 9);
}

/* Those of the edges that one place decides, facts `first` to `last`, that get this state; how many. */
static int say_edges(struct slitherlink_telling *t, int32_t first, int32_t last, uint8_t set,
                     const char *verb)
{
    const struct prove_fact *f = t->x->prove.fact;
    int n = 0, all = 0;
    for (int32_t k = first; k <= last; k++)
        all += t->r->need[k] && f[k].set == set;
    slitherlink_say_text(&t->s, all ? verb : "");
    for (int32_t k = first; k <= last; k++)
        if (t->r->need[k] && f[k].set == set) {
            slitherlink_say_text(&t->s, n == 0 ? "" : n + 1 == all ? " and " : ", ");
            slitherlink_say_name(&t->s, spot_of(t, f[k].at));
            n++;
        }
    return all;
}

/* "The 2 in d3 needs d3e and d2n, and rules out d3n" */
static void say_place_edges(struct slitherlink_telling *t, int32_t first, int32_t last)
{
    slitherlink_say_place(&t->s, spot_of(t, t->x->prove.fact[first].by));
    int lines = say_edges(t, first, last, EDGE_LINE, t->supposed ? " would need " : " needs ");
    say_edges(t, first, last, EDGE_CROSS,
              lines ? (t->supposed ? ", and rule out " : ", and rules out ")
                    : (t->supposed ? " would rule out " : " rules out "));
}

static void say_fact(struct slitherlink_telling *t, int32_t first, int32_t last)
{
    const struct prove_fact *f = &t->x->prove.fact[first];
    struct say *s = &t->s;
    bool edge = prove_fact_is_edge(f);
    switch ((enum prove_rule)f->rule) {
    case PROVE_SUPPOSED:
        slitherlink_say_text(s, "Suppose ");
        slitherlink_say_name(s, spot_of(t, f->at));
        slitherlink_say_text(s, f->set == EDGE_LINE ? " were a line" : " were not a line");
        break;
    case PROVE_BY_LOOP:
        slitherlink_say_text(s, "Drawn, ");
        slitherlink_say_name(s, spot_of(t, f->at));
        slitherlink_say_text(s, " would ");
        say_early(t);
        slitherlink_say_text(s, ": no line there");
        break;
    case PROVE_BY_SIDES:
        say_sides(t, f->by, f->other, edge ? f->set == EDGE_LINE : !(f->set & 9));
        slitherlink_say_text(s, edge ? ": " : ", so ");
        if (edge) {
            slitherlink_say_name(s, spot_of(t, f->at));
            slitherlink_say_text(s, f->set == EDGE_LINE ? " is a line" : " is no line");
        } else {
            say_fact_of_pair(t, f);
        }
        break;
    case PROVE_BY_PLACE:
        if (edge) {
            say_place_edges(t, first, last);
        } else {
            slitherlink_say_text(s, "At ");
            slitherlink_say_place(s, spot_of(t, f->by));
            slitherlink_say_text(s, ", ");
            say_fact_of_pair(t, f);
        }
        break;
    }
}

static void place_cell(struct slitherlink_telling *t, int32_t cell)
{
    if (cell != COLOUR_OFF)
        story_place(t->s.h->story, STORY_AREA, spot_of(t, cell), STORY_FOLLOWS);
}

/* The facts first to last are one step. */
static void tell_fact(struct slitherlink_telling *t, int32_t first, int32_t last)
{
    const struct prove_fact *f = &t->x->prove.fact[first];
    slitherlink_reasons_of_fact(t->r, first);
    slitherlink_say_begin(&t->s);
    say_fact(t, first, last);
    slitherlink_say_end(&t->s);
    if (f->rule == PROVE_BY_PLACE && t->x->prove.d->at[f->by] == CLUE_NONE)
        story_place(t->s.h->story, STORY_AREA, spot_of(t, f->by), STORY_FOLLOWS);
    if (f->rule == PROVE_BY_SIDES) {
        place_cell(t, f->by);
        place_cell(t, f->other);
    }
    mark_reasons(t);
    for (int32_t k = first; k <= last; k++)
        if (t->r->need[k]) {
            if (k > first) {
                slitherlink_reasons_of_fact(t->r, k);
                mark_reasons(t);
            }
            mark_fact(t, &t->x->prove.fact[k],
                      f->rule == PROVE_SUPPOSED ? STORY_SUPPOSED : STORY_FOLLOWS);
        }
    t->supposed |= f->rule == PROVE_SUPPOSED;
}

/* A diagonal of 2s hands something on: facts first to last, of which the last is told. */
static void tell_pass(struct slitherlink_telling *t, int32_t first, int32_t last)
{
    const struct prove *p = &t->x->prove;
    struct spot two[2] = {spot_nowhere(), spot_nowhere()};
    for (int32_t k = first; k <= last; k++)
        if (t->r->need[k] && p->d->kind[p->fact[k].by] == PLACE_CELL) {
            two[1] = spot_of(t, p->fact[k].by);
            if (!spot_is_somewhere(two[0]))
                two[0] = two[1];
        }
    slitherlink_say_begin(&t->s);
    if (spot_same(two[0], two[1])) {
        slitherlink_say_place(&t->s, two[0]);
    } else {
        slitherlink_say_text(&t->s, "2s from cell ");
        slitherlink_say_name(&t->s, two[0]);
        slitherlink_say_text(&t->s, " to cell ");
        slitherlink_say_name(&t->s, two[1]);
    }
    slitherlink_say_text(&t->s, spot_same(two[0], two[1]) ? " hands it on: " : " hand it on: ");
    say_fact_of_pair(t, &p->fact[last]);
    slitherlink_say_end(&t->s);
    for (int32_t k = first; k <= last; k++)
        if (t->r->need[k]) {
            slitherlink_reasons_of_fact(t->r, k);
            mark_reasons(t);
        }
    mark_fact(t, &p->fact[last], STORY_FOLLOWS);
}

/* "Of the 8 edges that leave the region inside the shaded ring, 3 are lines; only b2e is open" */
static void tell_parity(struct slitherlink_telling *t)
{
    const struct prove *p = &t->x->prove;
    const struct prove_fact *f = &p->fact[t->x->offer];
    struct say *s = &t->s;
    int edges = 1, lines = 0;
    slitherlink_reasons_of_fact(t->r, t->x->offer);
    for (int32_t i = 0; i < t->r->n; i++)
        if (t->r->item[i].kind == REASON_ALONG) {
            edges++;
            lines += p->d->at[t->r->item[i].what] == EDGE_LINE;
        }
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "Of the ");
    writer_number(&s->out, edges);
    slitherlink_say_text(s, " edges that leave the region inside the shaded ring, ");
    writer_number(&s->out, lines);
    slitherlink_say_text(s, lines == 1 ? " is a line; only " : " are lines; only ");
    slitherlink_say_name(s, spot_of(t, f->at));
    slitherlink_say_text(s, " is open");
    slitherlink_say_end(s);
    place_cell(t, f->by);
    place_cell(t, f->other);
    mark_reasons(t);
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "The loop enters it as often as it leaves it, so their number is even: ");
    slitherlink_say_name(s, spot_of(t, f->at));
    slitherlink_say_text(s, f->set == EDGE_LINE ? " is a line" : " is no line");
    slitherlink_say_end(s);
    mark_reasons(t);
    mark_fact(t, f, STORY_FOLLOWS);
}

static void say_no_state(struct slitherlink_telling *t, int32_t i)
{
    const struct slitherlink_deduce *d = t->x->prove.d;
    struct say *s = &t->s;
    struct spot at = spot_of(t, i);
    int lines = deduce_lines(d, i), open = deduce_unset(d, i);
    slitherlink_say_text(s, "But then ");
    if (d->kind[i] == PLACE_CELL && d->at[i] != CLUE_NONE && (lines > d->at[i] || lines + open < d->at[i])) {
        slitherlink_say_place(s, at);
        slitherlink_say_text(s, lines > d->at[i] ? " would have too many lines"
                                                 : " could not get enough lines");
    } else if (d->kind[i] == PLACE_DOT && lines > 2) {
        slitherlink_say_place(s, at);
        slitherlink_say_text(s, " would have three lines");
    } else if (d->kind[i] == PLACE_DOT && lines == 1 && !open) {
        slitherlink_say_text(s, "the line at ");
        slitherlink_say_place(s, at);
        slitherlink_say_text(s, " could not go on");
    } else {
        slitherlink_say_text(s, "nothing would fit at ");
        slitherlink_say_place(s, at);
    }
}

static void tell_conflict(struct slitherlink_telling *t)
{
    const struct prove *p = &t->x->prove;
    const struct prove_fact *f = &p->fact[p->n_facts - 1];
    struct spot at = spot_of(t, p->conflict == PROVE_NO_STATE   ? p->where
                                : prove_fact_is_edge(f) ? f->at
                                                        : ~f->at / PROVE_SLOTS);
    slitherlink_reasons_of_conflict(t->r);
    slitherlink_say_begin(&t->s);
    if (p->conflict == PROVE_NO_STATE) {
        say_no_state(t, p->where);
    } else if (p->conflict == PROVE_EARLY_LOOP) {
        slitherlink_say_text(&t->s, "But ");
        slitherlink_say_name(&t->s, spot_of(t, f->at));
        slitherlink_say_text(&t->s, " would ");
        say_early(t);
    } else {
        int32_t a, b;
        const struct slitherlink_deduce *d = p->d;
        if (prove_fact_is_edge(f)) {
            a = colours_cell(d, f->at - deduce_across(d, f->at));
            b = colours_cell(d, f->at + deduce_across(d, f->at));
        } else {
            int32_t cell = ~f->at / PROVE_SLOTS;
            int s1, s2;
            prove_sides(d, cell, ~f->at % PROVE_SLOTS, &s1, &s2);
            a = colours_cell(d, cell + 2 * d->off[s1]);
            b = colours_cell(d, cell + 2 * d->off[s2]);
        }
        slitherlink_say_text(&t->s, "But ");
        say_sides(t, a, b, !fact_differs(f));
        if (prove_fact_is_edge(f)) {
            slitherlink_say_text(&t->s, ", and ");
            slitherlink_say_name(&t->s, spot_of(t, f->at));
            slitherlink_say_text(&t->s, f->set == EDGE_LINE ? " is a line" : " is no line");
        } else {
            struct spot edge[2];
            pair_edges(t, f, edge);
            slitherlink_say_text(&t->s, fact_differs(f) ? ", with exactly one of " : ", with both or neither of ");
            slitherlink_say_list(&t->s, edge, 2);
            slitherlink_say_text(&t->s, " drawn");
        }
    }
    slitherlink_say_end(&t->s);
    story_place(t->s.h->story, STORY_AREA, at, STORY_BROKEN);
    mark_reasons(t);
}

/* ---- the whole ---- */

/* Does the next of a diagonal of 2s go on from this one? */
static bool rests_on(struct slitherlink_telling *t, int32_t next, int32_t last)
{
    if (!(t->r->pass[next] & REASONS_PASS))
        return false;
    slitherlink_reasons_of_fact(t->r, next);
    for (int32_t i = 0; i < t->r->n; i++)
        if (t->r->item[i].kind == REASON_FACT)
            return t->r->item[i].what == last;
    return false;
}

static struct spot where_from(const struct slitherlink_telling *t)
{
    const struct slitherlink_proof *x = t->x;
    const struct prove_fact *f = &x->prove.fact[x->offer];
    if (!x->edge && x->name.from)
        return spot_of(t, x->name.from);
    return spot_of(t, x->edge ? x->edge : f->rule == PROVE_BY_PLACE ? f->by : f->at);
}

static bool has_two(const struct slitherlink_telling *t, int32_t first, int32_t last)
{
    for (int32_t k = first; k <= last; k++)
        if (t->r->need[k] && t->x->prove.d->kind[t->x->prove.fact[k].by] == PLACE_CELL)
            return true;
    return false;
}

void slitherlink_tell_proof(const struct board *b, struct hint *h, struct slitherlink_proof *x)
{
    struct slitherlink_telling t = {.s = {.b = b, .h = h}, .x = x, .r = &x->reasons};
    slitherlink_say_headline(&t.s, where_from(&t), x->edge || !x->name.to ? spot_nowhere() : spot_of(&t, x->name.to));
    if (h->technique == TECHNIQUE_PARITY) {
        tell_parity(&t);
        hint_because_of_story(h);
        return;
    }
    for (int32_t k = 0; k < x->prove.n_facts; k++) {
        if (!t.r->need[k])
            continue;
        int32_t last = k;
        bool pass = t.r->pass[k] & REASONS_PASS;
        for (int32_t next = k + 1; next < x->prove.n_facts; next++) {
            if (!t.r->need[next])
                continue;
            if (pass ? !rests_on(&t, next, last) : !prove_same_place(&x->prove.fact[k], &x->prove.fact[next]))
                break;
            last = next;
        }
        if (pass && has_two(&t, k, last))
            tell_pass(&t, k, last);
        else
            tell_fact(&t, k, last);
        k = last;
    }
    if (x->edge) {
        tell_conflict(&t);
        slitherlink_say_conclusion(&t.s);
    }
    hint_because_of_story(h);
}
