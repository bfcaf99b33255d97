/* hint.c - the next step a person could take: the ladder of techniques, from the lowest rung.
 *
 * First the board is asked whether it can still be completed; only then is a step worth its name.
 * Each rung is tried on the board as it stands and the first that finds something is the hint, so
 * the hint depends on nothing but the board. The last rung asks the exact solver.
 */
#include "games/slitherlink/deduce/finding.h"
#include "games/slitherlink/deduce/pairs.h"
#include "games/slitherlink/slitherlink.h"

static bool pairs_short(struct finding *f)
{
    return slither_find_pairs(f, PAIRS_SHORT);
}

static bool pairs_any(struct finding *f)
{
    return slither_find_pairs(f, ROUNDS_ANY);
}

static bool suppose_short(struct finding *f)
{
    return slither_find_suppose(f, SUPPOSE_SHORT);
}

static bool suppose_middle(struct finding *f)
{
    return slither_find_suppose(f, SUPPOSE_MIDDLE);
}

static bool suppose_any(struct finding *f)
{
    return slither_find_suppose(f, ROUNDS_ANY);
}

typedef bool finder(struct finding *f);

static finder *const rung[TECHNIQUE_SEARCH] = {
    [TECHNIQUE_CLUE_FINISHED] = slither_find_clue_finished,
    [TECHNIQUE_ZERO_THREE] = slither_find_zero_three,
    [TECHNIQUE_CLUE_FULL] = slither_find_clue_full,
    [TECHNIQUE_DOT_DONE] = slither_find_dot_done,
    [TECHNIQUE_DEAD_END] = slither_find_dead_end,
    [TECHNIQUE_LINE_ON] = slither_find_line_on,
    [TECHNIQUE_CORNER] = slither_find_corner,
    [TECHNIQUE_ADJACENT_THREES] = slither_find_adjacent_threes,
    [TECHNIQUE_DIAGONAL_THREES] = slither_find_diagonal_threes,
    [TECHNIQUE_EARLY_LOOP] = slither_find_early_loop,
    [TECHNIQUE_PAIRS] = pairs_short,
    [TECHNIQUE_COLOUR] = slither_find_colour,
    [TECHNIQUE_PAIR_CHAIN] = pairs_any,
    [TECHNIQUE_COLOUR_CLUE] = slither_find_colour_clue,
    [TECHNIQUE_CUT_OFF] = slither_find_cut_off,
    [TECHNIQUE_AREA] = slither_find_area,
    [TECHNIQUE_SUPPOSE_SHORT] = suppose_short,
    [TECHNIQUE_SUPPOSE] = suppose_middle,
    [TECHNIQUE_SUPPOSE_LONG] = suppose_any,
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
        out->n_because = slitherlink_wrong(b, s.first, out->because, out->cap_because);
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
    struct conflict c = {.spot = out->because, .cap = out->cap_because};
    struct err e = slitherlink_blame_edges(b, &c, w);
    if (!err_is(e) && c.n == 0)
        e = slitherlink_conflict(b, &c, w);
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

enum { SEARCH_SIZE = 16 };

/* What all solutions share; that is all of the only one, where it is known. */
static struct err search(const struct board *b, struct hint *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct forced f = {.from_here = true};
    const struct board *known = out->solution;
    struct err e = err_none();
    bool found = false;
    if (!known) {
        f.board = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
        e = f.board ? slitherlink_forced(b, &f, w) : err_memory();
        known = f.complete ? f.board : NULL;
    }
    if (!err_is(e) && known) {
        struct spot at = best_edge(b, known, &found);
        out->kind = found ? HINT_STEP : HINT_NO_STEP;
        if (found && out->cap_moves)
            out->move[out->n_moves++] = slitherlink_move(b, at, slitherlink_get(known, at));
        out->technique = TECHNIQUE_SEARCH;
        out->size = SEARCH_SIZE;
        if (found && out->cap_because)
            out->because[out->n_because++] = at;
    }
    arena_release(w->arena, mark);
    return e;
}

/* ---- the ladder ---- */

struct desk {
    struct deduce d;
    struct pairs pairs;
};

static struct err climb(struct desk *desk, const struct board *b, struct hint *out, struct work *w)
{
    struct deduce *d = &desk->d;
    struct finding f = {.d = d,
                        .pairs = &desk->pairs,
                        .board = b,
                        .out = out,
                        .arena = w->arena,
                        .work = w};
    out->kind = HINT_NO_STEP;
    out->technique = 0;
    out->size = 0;
    out->n_moves = out->n_because = 0;
    for (int t = 0; t < TECHNIQUE_SEARCH && !f.starved && out->kind == HINT_NO_STEP; t++)
        if (work_spend(w, (uint64_t)d->cells) && rung[t](&f) && !f.stopped) {
            out->kind = HINT_STEP;
            out->technique = (uint8_t)t;
        }
    if (out->kind == HINT_NO_STEP) /* half a look is no look */
        out->n_moves = out->n_because = 0;
    if (f.starved)
        return err_memory();
    /* without steps the ladder was not climbed to its end: that no rung holds is not known */
    return out->kind == HINT_STEP || !w->steps ? err_none() : search(b, out, w);
}

/* Can the board still be completed? */
static struct err judge(const struct board *b, const struct board *solution, bool *can,
                        struct work *w)
{
    struct solve s = {.limit = 1, .from_here = true};
    struct err e = err_none();
    if (solution) {
        *can = slitherlink_wrong(b, solution, NULL, 0) == 0;
    } else {
        e = slitherlink_solve(b, &s, w);
        *can = s.answer != ANSWER_NONE;
    }
    return e;
}

/* Whoever is asked to stop meanwhile gets a desk that is not laid; and climbs no rung. */
static bool open_desk(struct desk *desk, const struct board *b, struct work *w)
{
    if (!deduce_open(&desk->d, board_width(b), board_height(b), w->arena))
        return false;
    if (work_stopped(w))
        return true;
    if (!pairs_open(&desk->pairs, &desk->d, w->arena))
        return false;
    if (!work_stopped(w))
        deduce_load(&desk->d, b);
    return true;
}

struct err slitherlink_hint(const struct board *b, struct hint *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct desk desk;
    bool can = true;
    out->kind = HINT_DONE;
    out->technique = 0;
    out->size = 0;
    out->n_moves = out->n_because = 0;
    if (slitherlink_status(b) == STATUS_SOLVED)
        return err_none();
    struct err e = judge(b, out->solution, &can, w);
    if (!err_is(e) && !can)
        e = say_wrong(b, out, w);
    else if (!err_is(e) && work_stopped(w))
        out->kind = HINT_NO_STEP;
    else if (!err_is(e))
        e = open_desk(&desk, b, w) ? climb(&desk, b, out, w) : err_memory();
    arena_release(w->arena, mark);
    return e;
}

struct err slitherlink_chain(struct board *b, struct hint *out, hint_watch *watch, void *ctx,
                             struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct desk desk;
    struct err e = open_desk(&desk, b, w) ? err_none() : err_memory();
    out->kind = HINT_STEP;
    while (!err_is(e) && out->kind == HINT_STEP && slitherlink_status(b) != STATUS_SOLVED) {
        e = climb(&desk, b, out, w);
        if (err_is(e) || out->kind != HINT_STEP)
            break;
        watch(ctx, b, out);
        for (size_t i = 0; i < out->n_moves; i++) {
            uint8_t state;
            struct spot at = slitherlink_move_edge(b, out->move[i], &state);
            slitherlink_play(b, out->move[i]);
            deduce_set(&desk.d, deduce_place(&desk.d, at.x, at.y), state);
        }
    }
    if (!err_is(e) && slitherlink_status(b) == STATUS_SOLVED)
        out->kind = HINT_DONE;
    arena_release(w->arena, mark);
    return e;
}
