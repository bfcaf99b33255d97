/* hint.c - the next step a person could take: the ladder of techniques, from the lowest rung.
 *
 * First the board is asked whether it can still be completed; only then is a step worth its name.
 * Each rung is tried on the board as it stands and the first that finds something is the hint, so
 * the hint depends on nothing but the board. The last rung asks the exact solver.
 */
#include <string.h>

#include "games/slitherlink/deduce/find_proof.h"
#include "games/slitherlink/deduce/name_proof.h"
#include "games/slitherlink/deduce/news.h"
#include "games/slitherlink/deduce/parts.h"
#include "games/slitherlink/explain/explain.h"
#include "games/slitherlink/explain/proof.h"
#include "lattice/near.h"

typedef bool finder(struct slitherlink_finding *f);

static finder *const glance[TECHNIQUE_EARLY_LOOP + 1] = {
    [TECHNIQUE_CLUE_FINISHED] = slitherlink_find_clue_finished,
    [TECHNIQUE_ZERO_THREE] = slitherlink_find_zero_three,
    [TECHNIQUE_CLUE_FULL] = slitherlink_find_clue_full,
    [TECHNIQUE_DOT_DONE] = slitherlink_find_dot_done,
    [TECHNIQUE_DEAD_END] = slitherlink_find_dead_end,
    [TECHNIQUE_LINE_ON] = slitherlink_find_line_on,
    [TECHNIQUE_CORNER] = slitherlink_find_corner,
    [TECHNIQUE_ADJACENT_THREES] = slitherlink_find_adjacent_threes,
    [TECHNIQUE_DIAGONAL_THREES] = slitherlink_find_diagonal_threes,
    [TECHNIQUE_EARLY_LOOP] = slitherlink_find_early_loop,
};

/* ---- a board that cannot be completed ---- */

/* Against the only solution, if there is one. */
static struct err wrong_by_solution(const struct board *b, struct hint *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct solve s = {.limit = 2};
    struct err e = err_memory();
    s.first = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    if (s.first)
        e = slitherlink_solve(b, &s, w);
    if (!err_is(e) && s.answer == ANSWER_ONE)
        out->n_because = slitherlink_differences(b, s.first, out->because, out->cap_because);
    arena_release(w->arena, mark);
    return e;
}

/* A broken rule and where it shows; nothing if the rules are kept so far. */
static struct err wrong_by_rule(const struct board *b, struct hint *out, struct work *w)
{
    struct flaw first;
    struct flaws flaws = {
        .flaw = &first, .cap = 1, .spot = out->because, .cap_spots = out->cap_because};
    struct err e = slitherlink_check(b, &flaws, w);
    if (!err_is(e) && flaws.n)
        out->n_because = first.n;
    return e;
}

/* Edges, or else clues, that cannot all stay. */
static struct err wrong_by_proof(const struct board *b, struct hint *out, struct work *w)
{
    struct unsat_core c = {.spot = out->because, .cap = out->cap_because};
    struct err e = slitherlink_blame_edges(b, &c, w);
    if (!err_is(e) && c.n == 0)
        e = slitherlink_unsat_core(b, &c, w);
    out->n_because = c.n;
    return e;
}

static struct err say_wrong(const struct board *b, struct hint *out, struct work *w)
{
    out->kind = HINT_WRONG;
    struct err e = wrong_by_solution(b, out, w);
    if (!err_is(e) && !out->n_because)
        e = wrong_by_rule(b, out, w);
    if (!err_is(e) && !out->n_because)
        e = wrong_by_proof(b, out, w);
    if (out->n_because > out->cap_because)
        out->n_because = out->cap_because;
    return e;
}

/* ---- the last rung ---- */

/* Where a person would most like to know: at the end of a line, else anywhere. */
static struct spot best_edge(const struct board *b, const struct board *known, bool *found)
{
    struct spot best = {0, 0};
    int most = -1;
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = !(y % 2); x <= 2 * board_width(b); x += 2) {
            struct spot e = {(int16_t)x, (int16_t)y};
            if (slitherlink_get(b, e) != EDGE_UNSET || slitherlink_get(known, e) == EDGE_UNSET)
                continue;
            int value = slitherlink_get(known, e) == EDGE_LINE;
            for (int end = -1; end <= 1; end += 2) {
                struct spot dot = y % 2 ? (struct spot){e.x, (int16_t)(y + end)}
                                        : (struct spot){(int16_t)(x + end), e.y};
                value += 2 * (slitherlink_around(b, dot).lines == 1);
            }
            if (value > most) {
                most = value;
                best = e;
            }
        }
    *found = most >= 0;
    return best;
}

enum { SEARCH_COST = 60 };

/* What all solutions share; that is all of the only one, where it is known. */
static struct err search(const struct board *b, struct hint *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct backbone f = {.from_here = true};
    const struct board *known = out->solution;
    struct err e = err_none();
    bool found = false;
    if (!known) {
        f.board = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
        e = f.board ? slitherlink_backbone(b, &f, w) : err_memory();
        known = f.complete ? f.board : NULL;
    }
    if (!err_is(e) && known) {
        struct spot at = best_edge(b, known, &found);
        out->kind = found ? HINT_STEP : HINT_NO_STEP;
        if (found && out->cap_moves)
            out->move[out->n_moves++] = slitherlink_move(b, at, slitherlink_get(known, at));
        out->technique = TECHNIQUE_SEARCH;
        out->cost = SEARCH_COST;
        if (found && out->cap_because)
            out->because[out->n_because++] = at;
    }
    arena_release(w->arena, mark);
    return e;
}

/* ---- the ladder ---- */

struct hint_state {
    struct slitherlink_deduce d;
    struct slitherlink_deduce by_hand; /* the same, but nearest places first */
    struct slitherlink_proof proof;
    bool has_proof; /* it was opened */
    struct slitherlink_news news;
    bool has_news; /* looks go to them alone */
    struct slitherlink_parts parts;
    bool has_parts; /* it is thought about part by part */
};

static void clear_hint(struct hint *out, enum hint_kind kind)
{
    out->kind = kind;
    out->technique = 0;
    out->cost = 0;
    out->n_moves = out->n_because = 0;
    if (out->story)
        story_clear(out->story);
}

static bool look_for(const struct hint_state *hints, struct slitherlink_finding *f, int t, struct work *w)
{
    f->out->n_moves = f->out->n_because = 0;
    f->out->technique = (uint8_t)t;
    f->news = hints->has_news ? hints->news.at[t] : NULL;
    if (!glance[t] || !work_spend(w, (uint64_t)f->d->cells) || !glance[t](f))
        return false;
    if (t == TECHNIQUE_CORNER && slitherlink_corner_is_by_zero(f))
        f->out->technique = TECHNIQUE_ZERO_DIAGONAL;
    return true;
}

/* From the hand to the nearest of the edges that the step decides. */
static int far_from_hand(const struct slitherlink_finding *f)
{
    int least = INT16_MAX;
    for (size_t i = 0; i < f->out->n_moves; i++) {
        uint8_t state;
        int far = spot_distance(slitherlink_move_edge(f->board, f->out->move[i], &state), *f->out->hand);
        least = far < least ? far : least;
    }
    return least;
}

/* What is seen at a glance: the first of the first kind; near a hand, of kinds that are equally easy
 * whichever is nearest. */
static bool look(const struct hint_state *hints, struct slitherlink_finding *f, struct work *w)
{
    static const uint8_t last_as_easy[] = {TECHNIQUE_LINE_ON, TECHNIQUE_DIAGONAL_THREES,
                                           TECHNIQUE_EARLY_LOOP};
    for (int t = 0, group = 0; t <= TECHNIQUE_EARLY_LOOP; group++) {
        int best = -1, least = 0;
        for (; t <= last_as_easy[group]; t++) {
            if (!look_for(hints, f, t, w))
                continue;
            if (!f->out->hand)
                return true;
            if (best < 0 || far_from_hand(f) < least) {
                best = t;
                least = far_from_hand(f);
            }
        }
        if (best >= 0)
            return look_for(hints, f, best, w);
    }
    return false;
}

enum { SHORT_MOST = 5, MIDDLE_MOST = 9 }; /* costs */

/* What the same place decides from the same facts. */
static void take_beside(struct slitherlink_proof *x, struct slitherlink_finding *f)
{
    const struct prove *p = &x->prove;
    struct slitherlink_reasons *r = &x->reasons;
    for (int32_t i = 0; i < p->n_offers; i++) {
        int32_t k = p->offer[i];
        const struct prove_fact *fact = &p->fact[k];
        bool same = k != x->offer && fact->rule == PROVE_BY_PLACE &&
                    p->fact[x->offer].rule == PROVE_BY_PLACE && fact->by == p->fact[x->offer].by;
        if (same)
            slitherlink_reasons_of_fact(r, k);
        for (int32_t n = 0; same && n < r->n; n++)
            same = r->item[n].kind != REASON_FACT || r->need[r->item[n].what];
        if (!same)
            continue;
        slitherlink_reasons_need(r, k);
        slitherlink_finding_move(f, fact->at, fact->set);
    }
}

static void take_proof(struct hint_state *hints, struct slitherlink_finding *f)
{
    struct slitherlink_proof *x = &hints->proof;
    const struct prove_fact *fact = &x->prove.fact[x->offer];
    struct hint *out = f->out;
    out->n_because = out->n_moves = 0;
    slitherlink_finding_cost(f, x->cost);
    if (x->edge) {
        slitherlink_finding_move(f, x->edge, x->state == EDGE_LINE ? EDGE_CROSS : EDGE_LINE);
        out->technique = x->cost <= SHORT_MOST    ? TECHNIQUE_SUPPOSE_SHORT
                         : x->cost <= MIDDLE_MOST ? TECHNIQUE_SUPPOSE
                                                  : TECHNIQUE_SUPPOSE_LONG;
    } else {
        slitherlink_finding_move(f, fact->at, fact->set);
    }
    if (!x->edge || out->story)
        slitherlink_proof_again(x);
    if (!x->edge) {
        slitherlink_name_proof(x);
        out->technique = (uint8_t)x->name.technique;
        take_beside(x, f);
    }
    if (out->story)
        slitherlink_tell_proof(f->board, out, x);
    if (x->edge && out->story)
        slitherlink_prove_undo(&x->prove);
}

/* Of a large board. What only the whole of it shows is looked for if no part shows a cheaper step; false: none
 * was found. */
static bool think_by_parts(struct hint_state *hints, struct slitherlink_finding *f)
{
    struct slitherlink_proof *x = &hints->proof;
    if (!slitherlink_parts_best(&hints->parts, x, f) || f->stopped)
        return false;
    bool seen = x->cost > CUT_OFF_COST && slitherlink_find_cut_off(f);
    f->out->technique = TECHNIQUE_CUT_OFF;
    if (!seen && x->cost > AREA_COST) {
        seen = slitherlink_find_area(f);
        f->out->technique = TECHNIQUE_AREA;
    }
    if (!seen)
        take_proof(hints, f);
    return true;
}

static bool open_proof(struct hint_state *hints, struct slitherlink_finding *f)
{
    if (!hints->has_proof && !slitherlink_proof_open(&hints->proof, f->d, f->arena))
        f->starved = true;
    else
        hints->has_proof = true;
    return hints->has_proof;
}

/* What takes a proof, or a view of the whole board: the cheapest. True: it is in the hint. */
static bool think(struct hint_state *hints, struct slitherlink_finding *f, struct work *w)
{
    struct slitherlink_proof *x = &hints->proof;
    struct hint *out = f->out;
    if (!open_proof(hints, f))
        return false;
    x->hand = out->hand;
    if (hints->has_parts && (think_by_parts(hints, f) || f->stopped || f->starved))
        return !f->stopped && !f->starved;
    if (hints->has_parts)
        slitherlink_parts_leave(&hints->parts, x);
    slitherlink_proof_begin(x);
    if (!work_spend(w, 4 * (uint64_t)f->d->cells))
        return false;
    if (x->cost > PROOF_CHEAP) {
        int direct = x->cost;
        if (slitherlink_find_cut_off(f))
            out->technique = TECHNIQUE_CUT_OFF;
        else if (slitherlink_find_area(f))
            out->technique = TECHNIQUE_AREA;
        if (finding_done(f) && out->cost < x->cost)
            x->cost = out->cost;
        slitherlink_proof_suppose(x, f);
        if (!work_spend(w, 16 * (uint64_t)f->d->cells) || f->starved)
            return false;
        if (finding_done(f) && x->cost == out->cost && x->cost < direct && !x->edge)
            return true;
    }
    if (x->cost == PROOF_NONE)
        return false;
    take_proof(hints, f);
    return true;
}

static struct err climb(struct hint_state *hints, const struct board *b, struct hint *out,
                        struct work *w)
{
    struct slitherlink_finding f = {
        .d = &hints->d, .board = b, .out = out, .arena = w->arena, .work = w};
    clear_hint(out, HINT_NO_STEP);
    if (out->hand)
        f.d = &hints->by_hand;
    bool found = look(hints, &f, w), told;
    if (!found && out->uniqueness && work_spend(w, (uint64_t)f.d->cells)) {
        out->n_moves = out->n_because = 0;
        found = slitherlink_find_unique(&f);
        out->technique = TECHNIQUE_UNIQUE;
    }
    told = found;
    f.d = &hints->d;
    if (!found && w->steps) {
        found = think(hints, &f, w);
        told = found && (out->technique == TECHNIQUE_CUT_OFF || out->technique == TECHNIQUE_AREA);
    }
    if (f.starved)
        return err_memory();
    if (found && !f.stopped) {
        out->kind = HINT_STEP;
        if (told && out->story)
            slitherlink_tell_look(b, out);
        return err_none();
    }
    clear_hint(out, HINT_NO_STEP); /* half a look is no look */
    /* without steps the ladder was not climbed to its end: that no rung holds is not known */
    struct err e = w->steps && !f.stopped ? search(b, out, w) : err_none();
    if (out->story && !err_is(e)) {
        if (out->kind == HINT_STEP)
            slitherlink_tell_look(b, out);
        else
            slitherlink_tell_end(b, out);
    }
    return e;
}

/* Can the board still be completed? */
static struct err judge(const struct board *b, const struct board *solution, bool *can,
                        struct work *w)
{
    struct solve s = {.limit = 1, .from_here = true};
    struct err e = err_none();
    if (solution) {
        *can = slitherlink_differences(b, solution, NULL, 0) == 0;
    } else {
        e = slitherlink_solve(b, &s, w);
        *can = s.answer != ANSWER_NONE;
    }
    return e;
}

/* Whoever is asked to stop meanwhile gets a state that is not complete, and tries nothing. */
static bool open_hints(struct hint_state *hints, const struct board *b, struct work *w)
{
    hints->has_proof = hints->has_news = hints->has_parts = false;
    if (!slitherlink_deduce_open(&hints->d, board_width(b), board_height(b), w->arena))
        return false;
    if (!work_stopped(w))
        slitherlink_deduce_load(&hints->d, b);
    return true;
}

static struct spot where(const void *d, int32_t place)
{
    return deduce_spot(d, place);
}

static bool copy_sorted(int32_t **list, int32_t n, const struct slitherlink_deduce *d, struct spot hand,
                        struct arena *arena)
{
    int32_t *copy = arena_take(arena, (size_t)n, sizeof *copy);
    if (copy)
        memcpy(copy, *list, (size_t)n * sizeof *copy);
    *list = copy;
    return copy && near_sort(copy, (size_t)n, where, d, hand, arena);
}

/* Looks change nothing, so the rest is shared. */
static bool sort_by_hand(struct hint_state *hints, struct spot hand, struct arena *arena)
{
    struct slitherlink_deduce *d = &hints->by_hand;
    *d = hints->d;
    return copy_sorted(&d->cell, d->cells, d, hand, arena) &&
           copy_sorted(&d->dot, d->dots, d, hand, arena) &&
           copy_sorted(&d->edge, d->edges, d, hand, arena);
}

struct err slitherlink_hint(const struct board *b, struct hint *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct hint_state hints;
    bool can = true, solved = slitherlink_status(b) == STATUS_SOLVED;
    clear_hint(out, solved ? HINT_DONE : HINT_NO_STEP);
    struct err e = solved ? err_none() : judge(b, out->solution, &can, w);
    if (!err_is(e) && !can)
        e = say_wrong(b, out, w);
    if (!err_is(e) && can && !solved && !work_stopped(w))
        e = open_hints(&hints, b, w) && (!out->hand || sort_by_hand(&hints, *out->hand, w->arena))
                ? climb(&hints, b, out, w)
                : err_memory();
    else if (!err_is(e) && out->story)
        slitherlink_tell_end(b, out);
    arena_release(w->arena, mark);
    return e;
}

/* From here on looks go where there is news. Not on boards on which two 3s might be all there is, for there
 * what is far away counts; nor near a hand, which has its own order. */
static bool follow_news(struct hint_state *hints, const struct hint *out, struct arena *arena)
{
    struct slitherlink_deduce *d = &hints->d;
    hints->has_news = !out->hand && slitherlink_patterns_are_local(d);
    hints->has_parts = hints->has_news && d->cells > PARTS_ABOVE;
    return (!hints->has_news || slitherlink_news_open(&hints->news, d, arena)) &&
           (!hints->has_parts || slitherlink_parts_open(&hints->parts, d, arena));
}

static void decide(struct hint_state *hints, struct spot at, uint8_t state)
{
    struct slitherlink_deduce *d = &hints->d;
    int32_t edge = deduce_place(d, at.x, at.y);
    d->n_near = 0;
    if (hints->has_parts)
        slitherlink_parts_news(&hints->parts, edge, state);
    slitherlink_deduce_set(d, edge, state);
    if (hints->has_news)
        slitherlink_news_edge(&hints->news, edge, d->n_near ? d->near[0] : 0);
}

struct err slitherlink_chain(struct board *b, struct hint *out, hint_watch *watch, void *ctx,
                             struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct hint_state hints;
    struct err e =
        open_hints(&hints, b, w) && follow_news(&hints, out, w->arena) ? err_none() : err_memory();
    out->kind = HINT_STEP;
    while (!err_is(e) && out->kind == HINT_STEP && slitherlink_status(b) != STATUS_SOLVED) {
        e = climb(&hints, b, out, w);
        if (err_is(e) || out->kind != HINT_STEP)
            break;
        watch(ctx, b, out);
        for (size_t i = 0; i < out->n_moves; i++) {
            uint8_t state;
            struct spot at = slitherlink_move_edge(b, out->move[i], &state);
            slitherlink_play(b, out->move[i]);
            decide(&hints, at, state);
        }
    }
    if (!err_is(e) && slitherlink_status(b) == STATUS_SOLVED)
        out->kind = HINT_DONE;
    arena_release(w->arena, mark);
    return e;
}
