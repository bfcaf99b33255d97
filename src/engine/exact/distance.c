/* distance.c - see distance.h. A layer is worked on in a round only if it or a layer one step
 * ahead changed in the round before. */
#include "engine/exact/distance.h"

#include <stdatomic.h>
#include <string.h>

#include "base/bits.h"
#include "engine/exact/bands.h"

enum { STRIP = 64 };

struct round {
    struct distance *distance;
    const struct rank *rank, *next;
    int number;
    atomic_bool changed;
};

static uint8_t *stamp_of(const struct distance *d, uint32_t x, uint32_t y)
{
    return &d->stamp[(size_t)x * d->exact->shapes[1].n + y];
}

static bool stamped(const struct round *t, uint32_t x, uint32_t y)
{
    return *stamp_of(t->distance, x, y) >= t->number - 1; /* or already again in this round */
}

static bool ahead_stamped(const struct round *t, struct layer_at at, int side)
{
    const struct shapes *s = &t->distance->exact->shapes[side];
    const struct lane_shape *x = &s->shape[at.shape[side]];
    for (int i = 0; i < x->n_to; i++)
        if (side ? stamped(t, at.shape[0], x->to[i]) : stamped(t, x->to[i], at.shape[1]))
            return true;
    return false;
}

static bool is_due(const struct round *t, struct layer_at at)
{
    return t->number == 1 || stamped(t, at.shape[0], at.shape[1]) || ahead_stamped(t, at, 0) ||
           ahead_stamped(t, at, 1);
}

/* What placement `row` has by its moves. */
static void row_compute(const struct exact_face *f, const pair *input, uint32_t row, pair *out,
                        uint64_t *bits)
{
    const struct lane_shape *own = f->own;
    uint32_t words = f->other->words;
    exact_layer_ground(f, row, out);
    for (uint32_t i = own->side_from[row]; i < own->side_from[row + 1]; i++) {
        const pair *from = input + (size_t)own->side[i] * words;
        for (uint32_t w = 0; w < words; w++)
            out[w] |= from[w];
    }
    if (exact_layer_stuck(f, row, bits))
        for (uint32_t w = 0; w < words; w++)
            out[w] |= pair_of(bits[w], bits[w]) & input[(size_t)row * words + w];
    for (uint32_t w = 0; w < words; w++)
        out[w] = pair_turn(out[w]);
}

/* Take over what is new in this round: wins in odd ones, losses in even ones. */
static bool word_update(struct round *t, pair *to, pair got, uint8_t *plies)
{
    uint64_t fresh = t->number % 2 ? (*to)[OPEN] & ~got[OPEN] : got[LOST] & ~(*to)[LOST];
    if (!fresh)
        return false;
    if (t->number % 2)
        (*to)[OPEN] &= ~fresh;
    else
        (*to)[LOST] |= fresh;
    while (fresh)
        plies[bits_pop(&fresh)] = (uint8_t)t->number;
    return true;
}

static bool strip_store(struct round *t, const struct exact_face *f, uint8_t *plies, uint32_t strip,
                        const pair *rows)
{
    uint32_t words = f->other->words;
    bool any = false;
    for (uint32_t w = 0; w < words; w++) {
        pair block[STRIP];
        for (uint32_t i = 0; i < STRIP; i++)
            block[i] = rows[(size_t)i * words + w];
        pair_transpose(block, STRIP, 64);
        for (uint32_t b = w * 64; b < w * 64 + 64 && b < f->other->rows; b++)
            any |= word_update(t, &f->table[(size_t)b * f->own->words + strip], block[b % 64],
                               plies + (size_t)b * f->own->rows + strip * STRIP);
    }
    return any;
}

static bool face_round(struct round *t, struct layer_at at, int side, struct arena *scratch,
                       bool *any)
{
    const struct exact *e = t->distance->exact;
    struct exact_face f = exact_rank_face(t->rank, t->next, at, side);
    const pair *input = exact_rank_face(t->rank, t->next, at, !side).table;
    uint8_t *plies =
        t->distance->plies[side][(size_t)at.shape[side] * e->shapes[!side].n + at.shape[!side]];
    uint32_t words = f.other->words;
    pair *rows = arena_take(scratch, (size_t)STRIP * words, sizeof *rows);
    uint64_t *bits = arena_take(scratch, words, sizeof *bits);
    if (!rows || !bits)
        return false;
    for (uint32_t strip = 0; strip < f.own->words; strip++) {
        for (uint32_t i = 0; i < STRIP; i++)
            if (strip * STRIP + i < f.own->rows)
                row_compute(&f, input, strip * STRIP + i, rows + (size_t)i * words, bits);
            else
                memset(rows + (size_t)i * words, 0, words * sizeof *rows);
        *any |= strip_store(t, &f, plies, strip, rows);
    }
    return true;
}

static bool unit_round(void *ctx, const struct unit *u, int worker, struct arena *scratch)
{
    struct round *t = ctx;
    struct arena_mark mark = arena_here(scratch);
    bool any = false, ok = true;
    (void)worker;
    if (!is_due(t, u->at))
        return true;
    for (int side = 0; side < (u->twin ? 1 : 2); side++)
        ok = ok && face_round(t, u->at, side, scratch, &any);
    if (any) {
        *stamp_of(t->distance, u->at.shape[0], u->at.shape[1]) = (uint8_t)t->number;
        if (t->distance->exact->symmetric)
            *stamp_of(t->distance, u->at.shape[1], u->at.shape[0]) = (uint8_t)t->number;
        atomic_store(&t->changed, true);
    }
    arena_release(scratch, mark);
    return ok;
}

static struct err rank_begin(struct distance *d, struct rank *r, uint64_t *valid,
                             struct arena *arena)
{
    const struct exact *e = d->exact;
    struct err err = err_none();
    for (int band = -1; !err_is(err) && exact_rank_next_band(r, &band);) {
        err = exact_band_take(r, band);
        for (struct layer_at at = {0}; !err_is(err) && exact_band_next_layer(r, band, &at);)
            for (int side = 0; side < 2; side++) {
                struct exact_face f = exact_rank_face(r, NULL, at, side);
                uint8_t **plies =
                    &d->plies[side][(size_t)at.shape[side] * e->shapes[!side].n + at.shape[!side]];
                exact_layer_clear(&f, valid);
                if (!*plies)
                    *plies = arena_take(arena, (size_t)f.other->rows * f.own->rows + STRIP, 1);
                if (!*plies)
                    err = err_memory();
            }
    }
    return err;
}

static struct err distance_begin(struct distance *d, struct exact *e, struct arena *arena)
{
    size_t layers = (size_t)e->shapes[0].n * e->shapes[1].n;
    *d = (struct distance){.exact = e};
    d->stamp = arena_take(arena, layers, 1);
    for (int side = 0; side < 2; side++)
        d->plies[side] =
            side && e->symmetric ? d->plies[0] : arena_take(arena, layers, sizeof *d->plies[side]);
    d->rank = arena_take(arena, (size_t)(e->last - e->first + 1), sizeof *d->rank);
    uint64_t *valid = arena_take(arena, EXACT_PLACEMENTS / 64 + 1, sizeof *valid);
    if (!d->stamp || !d->plies[0] || !d->plies[1] || !d->rank || !valid)
        return err_memory();
    struct err err = err_none();
    for (int r = e->first; r <= e->last && !err_is(err); r++) {
        err = exact_rank_open(&d->rank[r - e->first], e, r);
        if (!err_is(err))
            err = rank_begin(d, &d->rank[r - e->first], valid, arena);
    }
    return err;
}

void exact_distance_close(struct distance *d)
{
    for (int r = d->exact->first; d->rank && r <= d->exact->last; r++)
        exact_rank_close(&d->rank[r - d->exact->first]);
    d->rank = NULL;
}

struct err exact_distance_solve(struct distance *d, struct exact *e, const struct workers *workers,
                                struct work *w)
{
    struct err err = distance_begin(d, e, w->arena);
    struct round t = {.distance = d};
    /* a quiet round ends it: what is decided in d + 1 plies has a successor decided in d */
    while (!d->complete && !err_is(err) && t.number < PLIES_MOST) {
        t.number++;
        atomic_store(&t.changed, false);
        for (int r = e->last; r >= e->first && !err_is(err); r--) {
            t.rank = &d->rank[r - e->first];
            t.next = r < e->last ? t.rank + 1 : NULL;
            struct band_job job = {t.rank, t.next, unit_round, &t};
            for (int band = -1; !err_is(err) && exact_rank_next_band(t.rank, &band);)
                err = exact_band_each(&job, band, workers, w);
        }
        d->complete = !atomic_load(&t.changed);
        if (!d->complete)
            d->longest = t.number;
    }
    if (err_is(err))
        exact_distance_close(d);
    return err;
}

/* Tables and plies of one layer, nothing known yet; its own mirror image has one of each. */
static bool layer_begin(struct distance *d, struct rank *r, struct layer_at at, struct arena *arena)
{
    const struct exact *e = d->exact;
    for (int side = 0; side < 2; side++) {
        size_t i = (size_t)at.shape[side] * e->shapes[!side].n + at.shape[!side];
        struct exact_face f = exact_rank_face(r, NULL, at, side);
        if (r->table[side][i])
            continue;
        r->table[side][i] = f.table =
            arena_take(arena, (size_t)f.other->rows * f.own->words, sizeof *f.table);
        d->plies[side][i] = arena_take(arena, (size_t)f.other->rows * f.own->rows + STRIP, 1);
        uint64_t *valid = arena_take(arena, f.own->words, sizeof *valid);
        if (!f.table || !d->plies[side][i] || !valid)
            return false;
        exact_layer_clear(&f, valid);
    }
    return true;
}

/* What is ahead is known from the start, so losses may come before any win: the end is two quiet
 * rounds. */
static struct err layer_rounds(struct round *t, struct layer_at at, bool twin, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    for (int quiet = 0; quiet < 2 && t->number < PLIES_MOST;) {
        bool any = false;
        t->number++;
        if (work_is_over(w))
            return (struct err){ERR_BUDGET, 0, "stopped before the layer was complete"};
        for (int side = 0; side < (twin ? 1 : 2); side++)
            if (!face_round(t, at, side, w->arena, &any))
                return err_memory();
        quiet = any ? 0 : quiet + 1;
        arena_release(w->arena, mark);
    }
    return err_none();
}

struct err exact_distance_layer(struct distance *d, const struct rank *r, const struct rank *next,
                                const struct exact_position *s, struct work *w)
{
    struct exact *e = r->exact;
    size_t layers = (size_t)e->shapes[0].n * e->shapes[1].n;
    struct rank own;
    struct layer_at at = {.begun = true};
    *d = (struct distance){.exact = e};
    for (int g = 0; g < 2; g++) {
        at.shape[g] = exact_shapes_find(&e->shapes[g], s->cells[g]);
        d->plies[g] =
            g && e->symmetric ? d->plies[0] : arena_take(w->arena, layers, sizeof *d->plies[g]);
    }
    struct err err =
        d->plies[0] && d->plies[1] ? exact_rank_open(&own, e, r->number) : err_memory();
    if (err_is(err))
        return err;
    struct round t = {.distance = d, .rank = &own, .next = next};
    err = layer_begin(d, &own, at, w->arena) ? err_none() : err_memory();
    if (!err_is(err))
        err = layer_rounds(&t, at, e->symmetric && at.shape[0] == at.shape[1], w);
    exact_rank_close(&own);
    return err;
}

int exact_position_plies(const struct distance *d, const struct exact_position *s)
{
    const struct exact *e = d->exact;
    uint32_t shape[2], row[2];
    for (int g = 0; g < 2; g++) {
        shape[g] = exact_shapes_find(&e->shapes[g], s->cells[g]);
        row[g] = exact_shape_row(&e->shapes[g], &e->shapes[g].shape[shape[g]], s->cells[g]);
    }
    int own = s->mover;
    const uint8_t *plies = d->plies[own][(size_t)shape[own] * e->shapes[!own].n + shape[!own]];
    return plies[(size_t)row[!own] * e->shapes[own].shape[shape[own]].rows + row[own]];
}
