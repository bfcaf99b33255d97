/* hint.c - the next step from the board as it stands.
 *
 *  1. Solved, or a rule is broken: that is all there is to say.
 *  2. Does the board go with the only solution? If not, say where it does not.
 *  3. The easiest step of the ladder.
 *  4. No technique helps: the solution gives one cell. The cell is that whose other slash leaves
 *     the fewest cells to try.
 */
#include "games/slant/say.h"

struct slant_hint_state {
    const struct board *board;
    struct hint *out;
    struct work *w;
    struct scratch_board *s;
    struct slant_suppose *p;
    struct slant_field field;
    struct slant_step step;
    bool near_first;         /* a chain on a large board: the scratch board goes on from step to step */
    struct slant_field near; /* and numbers beside the latest cells are looked at first */
};

enum { NEAR_ABOVE = 2500 }; /* cells */

/* ---- wrong positions ---- */

static void blame(struct hint *h, struct spot at)
{
    if (h->n_because < h->cap_because)
        h->because[h->n_because++] = at;
}

/* The first broken rule. */
static struct err find_flaw(const struct board *b, struct hint *h, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    size_t cells = (size_t)board_width(b) * (size_t)board_height(b);
    struct flaw first;
    struct flaws f = {.flaw = &first, .cap = 1, .cap_spots = cells};
    f.spot = arena_take(w->arena, cells, sizeof *f.spot);
    struct err e = f.spot ? slant_check(b, &f, w) : err_memory();
    if (!err_is(e) && f.n) {
        h->kind = HINT_WRONG;
        for (size_t i = 0; i < first.n && first.first + i < cells; i++)
            blame(h, f.spot[first.first + i]);
    }
    arena_release(w->arena, mark);
    return e;
}

/* Solutions are left without the progress but none with it: the first cell, in reading order, that
 * cannot stand with those before it. Halving finds it, unless steps run out: then nobody is blamed.
 */
static struct err find_culprit(const struct board *b, struct hint *h, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    int width = board_width(b), low = 0, high = width * board_height(b) - 1;
    struct board *part = arena_take(w->arena, 1, slant_size(&b->variant));
    struct err e = part ? err_none() : err_memory();
    bool known = true;
    while (!err_is(e) && known && low < high) {
        int half = (low + high) / 2;
        struct solve s = {.limit = 2, .from_here = true, .answer = ANSWER_UNKNOWN};
        board_copy(part, b);
        for (int i = half + 1; i < width * board_height(b) && !work_stopped_at(w, (uint64_t)i); i++)
            if (slant_cell(part, i / width, i % width))
                slant_set(part, i / width, i % width, SLASH_NONE);
        if (!work_stopped(w))
            e = slant_solve(part, &s, w);
        known = s.answer != ANSWER_UNKNOWN;
        if (s.answer == ANSWER_NONE)
            high = half;
        else
            low = half + 1;
    }
    if (!err_is(e) && known)
        blame(h, spot_cell(low / width, low % width));
    else
        h->kind = HINT_NO_STEP;
    arena_release(w->arena, mark);
    return e;
}

static struct err find_conflict(const struct board *b, struct hint *h, struct work *w)
{
    struct unsat_core c = {.spot = h->because, .cap = h->cap_because};
    struct err e = slant_unsat_core(b, &c, w);
    h->n_because = c.n < c.cap ? c.n : c.cap;
    return e;
}

/* Find the solution, in `only` if there is one; or see that the board has none any more. */
static struct err judge(const struct board *b, struct board *only, bool *unique, struct hint *h,
                        struct work *w)
{
    struct solve all = {.limit = 2, .first = only}, here = {.limit = 2, .from_here = true};
    struct err e = slant_solve(b, &all, w);
    if (err_is(e))
        return e;
    *unique = all.answer == ANSWER_ONE;
    if (all.answer == ANSWER_NONE) {
        h->kind = HINT_WRONG;
        return find_conflict(b, h, w);
    }
    if (all.answer != ANSWER_MANY)
        return err_none();
    here.first = only;
    e = slant_solve(b, &here, w);
    *unique = !err_is(e) && here.answer == ANSWER_ONE;
    if (!err_is(e) && here.answer == ANSWER_NONE) {
        h->kind = HINT_WRONG;
        e = find_culprit(b, h, w);
    }
    return e;
}

static void compare(const struct board *b, const struct board *only, struct hint *h)
{
    h->n_because = slant_differences(b, only, h->because, h->cap_because);
    if (h->n_because)
        h->kind = HINT_WRONG;
    h->n_because = h->n_because < h->cap_because ? h->n_because : h->cap_because;
}

/* ---- the last resort ---- */

static void search_unique(struct slant_hint_state *t, const struct board *only)
{
    uint32_t most = 0, at = 0;
    enum slash bad = SLASH_NONE;
    for (uint32_t i = 0; i < t->field.n_cells; i++) {
        uint32_t k = t->field.cell[i];
        if (field_stopped(&t->field, 0))
            return;
        enum slash right = slant_cell(only, scratch_row(t->s, k), scratch_column(t->s, k));
        slant_suppose_try(t->p, k, slash_other(right), SUPPOSE_DEEP_MOST, NULL);
        if (slant_suppose_reach(t->p) > most) {
            most = slant_suppose_reach(t->p);
            at = k;
            bad = slash_other(right);
        }
    }
    if (!bad)
        return;
    uint32_t left = 1 + t->s->empty - most;
    slant_step_begin(&t->step, SEARCH, left < SIZE_MOST ? left : SIZE_MOST);
    slant_step_cell(&t->step, at);
    slant_step_move(&t->step, at, slash_other(bad));
}

/* Several solutions are left: one cell that is the same in all of them, if there is one. */
static struct err search_common(struct slant_hint_state *t)
{
    const struct board *b = t->board;
    struct backbone f = {.from_here = true};
    f.board = arena_take(t->w->arena, 1, slant_size(&b->variant));
    struct err e = f.board ? slant_backbone(b, &f, t->w) : err_memory();
    for (uint32_t i = 0; !err_is(e) && f.complete && i < t->field.n_cells; i++) {
        uint32_t k = t->field.cell[i];
        enum slash same = slant_cell(f.board, scratch_row(t->s, k), scratch_column(t->s, k));
        if (!same)
            continue;
        slant_step_begin(&t->step, SEARCH, t->s->empty < SIZE_MOST ? t->s->empty : SIZE_MOST);
        slant_step_cell(&t->step, k);
        slant_step_move(&t->step, k, same);
        break;
    }
    return e;
}

/* ---- steps ---- */

/* Things to hold in mind: what is supposed or handed on, each place that speaks, and the end. */
static uint32_t cost_of(const struct slant_step *step)
{
    enum { ALONG = 6, SEARCHED = 60 }; /* so many lines of a row are one more thing */
    switch (step->technique) {
    case SMALL_LOOP:
    case LONG_LOOP:
        return 2 + step->size / ALONG;
    case UNIQUE:
        return 3;
    case WAY_OUT:
        return 3 + step->size / ALONG;
    case DEAD_END:
        return 3 + step->size;
    case MARKS:
    case TWO_REPEATS:
        return 1 + step->size;
    case SUPPOSE_SHORT:
    case SUPPOSE:
    case SUPPOSE_LONG:
    case SUPPOSE_DEEP:
        return 2 + step->size;
    case SEARCH:
        return SEARCHED;
    default:
        return 1;
    }
}

static void tell(const struct board *b, const struct slant_hint_state *t, struct hint *h)
{
    struct teller teller = {.b = b, .h = h, .s = t ? t->s : NULL, .step = t ? &t->step : NULL};
    if (h->story)
        slant_tell(&teller);
}

static void give(const struct slant_hint_state *t)
{
    const struct slant_step *step = &t->step;
    struct hint *h = t->out;
    if (!step->n_moves)
        return;
    h->kind = HINT_STEP;
    h->technique = (uint8_t)step->technique;
    h->cost = (uint16_t)cost_of(step);
    for (uint32_t i = 0; i < step->n_moves && i < h->cap_moves; i++) {
        uint32_t k = step->move[i] / 2;
        h->move[h->n_moves++] = slant_pack(t->board, scratch_row(t->s, k), scratch_column(t->s, k),
                                           step->move[i] % 2 ? SLASH_FALL : SLASH_RISE);
    }
    for (uint32_t i = 0; i < step->n_because; i++) {
        uint32_t k = step->because[i] / 2;
        int r = scratch_row(t->s, k), c = scratch_column(t->s, k);
        blame(h, step->because[i] % 2 ? spot_cell(r, c) : spot_corner(r, c));
    }
    tell(t->board, t, h);
}

static bool thinker_take(struct slant_hint_state *t, const struct board *b, struct hint *out,
                         struct work *w)
{
    *t = (struct slant_hint_state){.board = b, .out = out, .w = w};
    t->field.work = w;
    t->s = slant_scratch_take(board_width(b), board_height(b), w->arena);
    return t->s && (t->p = slant_suppose_take(t->s, w->arena)) &&
           slant_step_take(&t->step, t->s, w->arena) && slant_field_take(&t->field, t->s, w->arena);
}

/* Looks everywhere. */
static struct err think_anywhere(struct slant_hint_state *t, const struct board *only)
{
    struct err e = err_none();
    slant_field_list(&t->field, t->s);
    t->field.unique = t->out->uniqueness;
    if (t->out->hand && !slant_field_sort(&t->field, t->s, t->out->hand, t->w->arena))
        return err_memory();
    slant_step_begin(&t->step, 0, 0);
    if (!slant_ladder_step(t->s, t->p, &t->field, t->w, &t->step) && t->w->steps) {
        if (only)
            search_unique(t, only);
        else
            e = search_common(t);
    }
    return e;
}

/* One number beside a cell that was filled lately. */
static bool think_near(struct slant_hint_state *t)
{
    bool found = slant_find_single_clue(t->s, &t->near, &t->step);
    if (!found)
        t->near.n_corners = 0;
    return found;
}

/* The scratch board is read anew, so that a step depends on the board alone and not on the way to
 * it; along a chain on a large board that would be most of the work. */
static struct err think(struct slant_hint_state *t, const struct board *only)
{
    struct err e = err_none();
    if (work_stopped(t->w))
        return e;
    if (!t->near_first)
        slant_scratch_read(t->s, t->board);
    if (!t->near_first || !think_near(t))
        e = think_anywhere(t, only);
    give(t);
    return e;
}

static bool near_take(struct slant_hint_state *t, const struct board *b)
{
    t->near_first = board_width(b) * board_height(b) > NEAR_ABOVE && !t->out->hand;
    if (t->near_first && !slant_field_take(&t->near, t->s, t->w->arena))
        return false;
    if (t->near_first)
        slant_scratch_read(t->s, b);
    return true;
}

static void near_add(struct slant_hint_state *t, uint32_t cell)
{
    const struct scratch_board *s = t->s;
    uint32_t at[] = {cell, cell + 1, cell + s->stride, cell + s->stride + 1};
    for (int i = 0; i < 4 && t->near.n_corners < s->n; i++)
        if (s->clue[at[i]] != CORNER_NONE && s->open[at[i]])
            t->near.corner[t->near.n_corners++] = at[i];
}

/* The step is taken on the scratch board too. */
static void go_on(struct slant_hint_state *t)
{
    for (uint32_t i = 0; t->near_first && i < t->step.n_moves; i++) {
        uint32_t cell = t->step.move[i] / 2;
        slant_scratch_put(t->s, cell, t->step.move[i] % 2 ? SLASH_FALL : SLASH_RISE);
        near_add(t, cell);
    }
}

static void begin(struct hint *out, enum hint_kind kind)
{
    out->kind = kind;
    out->technique = 0;
    out->cost = 0;
    out->n_moves = out->n_because = 0;
    if (out->story)
        story_clear(out->story);
}

struct err slant_hint(const struct board *b, struct hint *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    const struct board *only = out->solution;
    struct slant_hint_state t;
    begin(out, slant_in(b)->empty ? HINT_NO_STEP : HINT_DONE);
    struct err e = find_flaw(b, out, w);
    if (!err_is(e) && out->kind == HINT_NO_STEP && !only) {
        struct board *found = arena_take(w->arena, 1, slant_size(&b->variant));
        bool unique = false;
        e = found ? judge(b, found, &unique, out, w) : err_memory();
        only = unique ? found : NULL;
    }
    if (!err_is(e) && out->kind == HINT_NO_STEP && only)
        compare(b, only, out);
    if (!err_is(e) && out->kind == HINT_NO_STEP && !work_stopped(w))
        e = thinker_take(&t, b, out, w) ? think(&t, only) : err_memory();
    if (!err_is(e) && out->kind != HINT_STEP)
        tell(b, NULL, out);
    arena_release(w->arena, mark);
    return e;
}

struct err slant_chain(struct board *b, struct hint *out, hint_watch *watch, void *ctx,
                       struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct slant_hint_state t;
    struct err e = thinker_take(&t, b, out, w) && near_take(&t, b) ? err_none() : err_memory();
    begin(out, HINT_STEP);
    while (!err_is(e) && out->kind == HINT_STEP && slant_in(b)->empty) {
        begin(out, HINT_NO_STEP);
        e = think(&t, out->solution);
        if (err_is(e) || out->kind != HINT_STEP)
            break;
        watch(ctx, b, out);
        for (size_t i = 0; i < out->n_moves; i++)
            slant_play(b, out->move[i]);
        go_on(&t);
    }
    if (!err_is(e) && !slant_in(b)->empty)
        out->kind = HINT_DONE;
    arena_release(w->arena, mark);
    return e;
}
