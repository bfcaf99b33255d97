/* deduce.c - see deduce.h.
 *
 * Numbers and loops are followed by a queue of corners and cells to look at again; the harder
 * finders run over the cells left when the queue is empty. A reason is a list of clues and cells.
 * The trail of the scratch board is kept in an order in which every cell comes after those it rests
 * on.
 */
#include "games/slant/deduce.h"

#include <string.h>

struct slant_deduce *slant_deduce_take(int w, int h, struct arena *arena)
{
    struct slant_deduce *d = arena_take(arena, 1, sizeof *d);
    if (!d || !(d->s = slant_scratch_take(w, h, arena)) ||
        !(d->p = slant_suppose_take(d->s, arena)) || !slant_step_take(&d->step, d->s, arena))
        return NULL;
    uint32_t n = d->s->n;
    d->cap_pool = 64 * n + 1024;
    d->queue = arena_take(arena, 2 * (size_t)n, sizeof *d->queue);
    d->queued = arena_take(arena, n, 1);
    d->open = arena_take(arena, n, sizeof *d->open);
    d->corners = arena_take(arena, n, sizeof *d->corners);
    d->why = arena_take(arena, n, sizeof *d->why);
    d->old = arena_take(arena, n, sizeof *d->old);
    d->box = arena_take(arena, n / SLANT_BLOCK + 1, sizeof *d->box);
    d->pool = arena_take(arena, d->cap_pool, sizeof *d->pool);
    d->lost = arena_take(arena, n, 1);
    d->lost_cell = arena_take(arena, n, sizeof *d->lost_cell);
    d->lost_slash = arena_take(arena, n, 1);
    d->spare = arena_take(arena, d->cap_pool, sizeof *d->spare);
    d->stuck = arena_take(arena, 2 * (size_t)n, sizeof *d->stuck);
    d->other = arena_take(arena, n, 1);
    d->first = arena_take(arena, n, sizeof *d->first);
    bool ok = d->queue && d->queued && d->open && d->corners && d->why && d->old && d->box && d->pool &&
              d->lost && d->lost_cell && d->lost_slash && d->spare && d->stuck && d->other &&
              d->first;
    return ok ? d : NULL;
}

/* ---- reasons ---- */

static void why_begin(struct slant_deduce *d, struct why *why)
{
    *why = (struct why){d->n_pool, 0};
}

void slant_deduce_why_add(struct slant_deduce *d, struct why *why, uint32_t place)
{
    if (d->trying)
        return;
    if (d->n_pool == d->cap_pool) {
        d->overflow = true;
        return;
    }
    d->pool[d->n_pool++] = place;
    why->n++;
}

/* A number and all that is filled in round it. */
void slant_deduce_why_add_round(struct slant_deduce *d, struct why *why, uint32_t corner)
{
    if (d->s->clue[corner] != CORNER_NONE)
        slant_deduce_why_add(d, why, 2 * corner);
    for (int i = 0; i < 4; i++) {
        uint32_t cell = scratch_near(d->s, corner, i);
        if (d->s->cell[cell] == SLASH_FALL || d->s->cell[cell] == SLASH_RISE)
            slant_deduce_why_add(d, why, 2 * cell + 1);
    }
}

void slant_deduce_widen(const struct slant_deduce *d, struct slant_box *box, uint32_t place)
{
    uint32_t row = place / d->s->stride, column = place % d->s->stride;
    box->top = row < box->top ? row : box->top;
    box->left = column < box->left ? column : box->left;
    box->bottom = row > box->bottom ? row : box->bottom;
    box->right = column > box->right ? column : box->right;
}

void slant_deduce_rest(struct slant_deduce *d, struct why why)
{
    uint32_t at = d->s->n_trail - 1;
    struct slant_box *box = &d->box[at / SLANT_BLOCK];
    if (at % SLANT_BLOCK == 0)
        *box = (struct slant_box){UINT32_MAX, UINT32_MAX, 0, 0};
    d->why[d->s->trail[at]] = why;
    struct why last = at % SLANT_BLOCK ? d->why[d->s->trail[at - 1]] : (struct why){0, 0};
    bool seen = last.n && last.first == why.first; /* cells concluded together share it */
    for (uint32_t i = 0; i < why.n && !seen; i++)
        slant_deduce_widen(d, box, d->pool[why.first + i] / 2);
}

static void why_add_group(struct slant_deduce *d, struct why *why, uint32_t corner)
{
    uint32_t x = corner;
    do {
        slant_deduce_why_add_round(d, why, x);
        x = d->s->next[x];
    } while (x != corner);
}

/* ---- numbers and loops ---- */

void slant_deduce_push(struct slant_deduce *d, uint32_t place)
{
    uint8_t bit = place % 2 ? 2 : 1;
    if (d->queued[place / 2] & bit)
        return;
    d->queued[place / 2] |= bit;
    d->queue[d->n_queue++] = place;
}

void slant_deduce_push_corners(struct slant_deduce *d, uint32_t cell)
{
    uint32_t at[] = {cell, cell + 1, cell + d->s->stride, cell + d->s->stride + 1};
    for (int i = 0; i < 4; i++)
        if (d->s->clue[at[i]] != CORNER_NONE && d->s->open[at[i]])
            slant_deduce_push(d, 2 * at[i]);
}

/* While trying: can the numbers round a cell still be met? */
static void look_for_clash(struct slant_deduce *d, uint32_t cell)
{
    const struct scratch_board *s = d->s;
    uint32_t at[] = {cell, cell + 1, cell + s->stride, cell + s->stride + 1};
    for (int i = 0; i < 4; i++) {
        int clue = s->clue[at[i]];
        d->clash |= clue != CORNER_NONE &&
                    (s->lines[at[i]] > clue || s->lines[at[i]] + s->open[at[i]] < clue);
    }
}

/* Fill a cell in and queue what may follow: the numbers round it, and the cells whose two corners
 * are joined now. */
void slant_deduce_put(struct slant_deduce *d, uint32_t cell, enum slash slash, struct why why)
{
    struct scratch_board *s = d->s;
    uint32_t x = scratch_end(s, cell, slash, 0), y = scratch_end(s, cell, slash, 1);
    uint32_t n = s->size[s->group[x]], m = s->size[s->group[y]];
    slant_scratch_put(s, cell, slash);
    slant_deduce_rest(d, why);
    slant_deduce_push_corners(d, cell);
    if (d->trying)
        look_for_clash(d, cell);
    bool hung_x = s->hung[s->n_trail - 1] == x;
    uint32_t at = s->next[hung_x ? y : x];
    for (uint32_t left = hung_x ? n : m; left; left--, at = s->next[at])
        for (int i = 0; s->open[at] && i < 4; i++) {
            uint32_t near = scratch_near(s, at, i);
            if (scratch_is_open(s, near) && s->group[scratch_across(s, at, i)] == s->group[at])
                slant_deduce_push(d, 2 * near + 1);
        }
}

static void look_at_corner(struct slant_deduce *d, uint32_t k)
{
    struct scratch_board *s = d->s;
    if (!s->open[k] || (s->lines[k] != s->clue[k] && s->lines[k] + s->open[k] != s->clue[k]))
        return;
    bool touch = s->lines[k] != s->clue[k];
    struct why why;
    why_begin(d, &why);
    slant_deduce_why_add_round(d, &why, k);
    for (int i = 0; i < 4 && !d->clash; i++) {
        uint32_t cell = scratch_near(s, k, i);
        enum slash slash = touch ? scratch_touching(i) : slash_other(scratch_touching(i));
        if (!scratch_is_open(s, cell))
            continue;
        if (scratch_closes(s, cell, slash))
            d->clash = true;
        else
            slant_deduce_put(d, cell, slash, why);
    }
}

static void look_at_loop(struct slant_deduce *d, uint32_t cell)
{
    struct scratch_board *s = d->s;
    for (enum slash slash = SLASH_FALL; slash <= SLASH_RISE; slash++) {
        if (!scratch_is_open(s, cell) || !scratch_closes(s, cell, slash))
            continue;
        uint32_t n =
            slant_scratch_path(s, scratch_end(s, cell, slash, 0), scratch_end(s, cell, slash, 1));
        struct why why;
        why_begin(d, &why);
        for (uint32_t i = 0; i < n; i++)
            slant_deduce_why_add(d, &why, 2 * s->path[i] + 1);
        slant_deduce_put(d, cell, slash_other(slash), why);
    }
}

/* A clash, or being asked to stop, leaves the rest of the queue unseen. */
void slant_deduce_follow(struct slant_deduce *d)
{
    bool stopped = false;
    for (uint64_t round = 0; d->n_queue; round++) {
        uint32_t place = d->queue[--d->n_queue];
        d->queued[place / 2] &= (uint8_t) ~(place % 2 ? 2 : 1);
        stopped = stopped || (d->w && work_stopped_at(d->w, round));
        if (d->clash || stopped)
            continue;
        if (place % 2)
            look_at_loop(d, place / 2);
        else
            look_at_corner(d, place / 2);
    }
}

/* ---- the harder finders ---- */

static void keep_open(struct slant_deduce *d)
{
    struct slant_field *f = &d->field;
    uint32_t n = 0;
    for (uint32_t i = 0; i < f->n_cells; i++)
        if (scratch_is_open(d->s, d->open[i]))
            d->open[n++] = d->open[i];
    f->n_cells = n;
    n = 0;
    for (uint32_t i = 0; i < f->n_corners; i++)
        if (d->s->open[d->corners[i]])
            d->corners[n++] = d->corners[i];
    f->n_corners = n;
}

/* Fill in what a step concludes, with its reasons. */
static void take_step(struct slant_deduce *d, const struct slant_step *step)
{
    struct scratch_board *s = d->s;
    struct why why;
    why_begin(d, &why);
    if (step->technique == DEAD_END) {
        uint32_t cell = step->move[0] / 2;
        enum slash bad = step->move[0] % 2 ? SLASH_RISE : SLASH_FALL;
        why_add_group(d, &why, scratch_end(s, cell, bad, 0));
        why_add_group(d, &why, scratch_end(s, cell, bad, 1));
    } else if (step->technique == MARKS || step->technique == TWO_REPEATS) {
        for (uint32_t i = 0; i < step->n_because; i++)
            if (step->because[i] % 2 == 0)
                slant_deduce_why_add_round(d, &why, step->because[i] / 2);
    } else {
        const uint32_t *known;
        uint32_t n = slant_suppose_known(d->p, &known);
        for (uint32_t i = 0; i < step->n_because; i++)
            if (step->because[i] % 2 == 0)
                slant_deduce_why_add(d, &why, step->because[i]);
        for (uint32_t i = 0; i < n; i++)
            slant_deduce_why_add(d, &why, 2 * known[i] + 1);
    }
    for (uint32_t i = 0; i < step->n_moves; i++)
        if (scratch_is_open(s, step->move[i] / 2))
            slant_deduce_put(d, step->move[i] / 2, step->move[i] % 2 ? SLASH_FALL : SLASH_RISE,
                             why);
}

static bool try_supposing(struct slant_deduce *d, uint32_t most)
{
    bool any = false;
    for (uint32_t i = 0; i < d->field.n_cells; i++)
        for (enum slash slash = SLASH_FALL; slash <= SLASH_RISE; slash++) {
            uint32_t cell = d->open[i];
            if (!scratch_is_open(d->s, cell))
                continue;
            slant_step_begin(&d->step, SUPPOSE, 0);
            if (!slant_suppose_try(d->p, cell, slash, most, &d->step))
                continue;
            slant_step_move(&d->step, cell, slash_other(slash));
            take_step(d, &d->step);
            slant_deduce_follow(d);
            any = true;
        }
    return any;
}

static bool try_harder(struct slant_deduce *d)
{
    if (d->level == LEVEL_EASY)
        return false;
    if (slant_find_pairs(d->s, &d->field, SIZE_MOST, &d->step) ||
        slant_find_dead_end(d->s, &d->field, &d->step)) {
        take_step(d, &d->step);
        return true;
    }
    return d->level > LEVEL_NORMAL && try_supposing(d, SUPPOSE_SHORT_MOST);
}

/* Until the board is full or nothing follows. */
bool slant_deduce_think(struct slant_deduce *d)
{
    for (;;) {
        slant_deduce_follow(d);
        if (!d->s->empty)
            return true;
        keep_open(d);
        if (!work_spend(d->w, 1 + d->field.n_cells / 4) || !try_harder(d))
            return false;
    }
}

bool slant_deduce_all(struct slant_deduce *d, enum level level, struct work *w)
{
    struct scratch_board *s = d->s;
    d->level = level;
    d->w = w;
    d->n_pool = d->n_queue = 0;
    d->overflow = d->clash = d->trying = false;
    d->field = (struct slant_field){d->open, d->corners, 0, 0, NULL};
    memset(d->queued, 0, s->n);
    slant_scratch_wipe(s);
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            uint32_t k = scratch_place(s, i, j);
            d->corners[d->field.n_corners++] = k;
            if (s->clue[k] != CORNER_NONE)
                slant_deduce_push(d, 2 * k);
            if (scratch_is_open(s, k))
                d->open[d->field.n_cells++] = k;
        }
    return slant_deduce_think(d);
}
