/* bands.c - the bands of a rank: their tables in memory, and workers on their layers. */
#include "engine/exact/share.h"

#include <stdatomic.h>
#include <stdlib.h>

/* The band of shapes of `side` that takes part in band b of rank `number`. */
static int own_rank(int number, int band, int side)
{
    return side ? number - band : band;
}

static bool band_exists(const struct exact *e, int number, int band)
{
    return band >= e->low[0] && band <= e->high[0] && number - band >= e->low[1] &&
           number - band <= e->high[1];
}

bool exact_rank_next_band(const struct rank *r, int *band)
{
    const struct exact *e = r->exact;
    if (*band < e->low[0])
        *band = e->low[0] - 1;
    while (++*band <= e->high[0])
        if (band_exists(e, r->number, *band) && (!e->symmetric || *band <= r->number - *band))
            return true;
    return false;
}

bool exact_band_next_layer(const struct rank *r, int band, struct layer_at *at)
{
    const struct shapes *g = r->exact->shapes;
    uint32_t x = at->shape[0], y = at->begun ? at->shape[1] + 1 : 0;
    for (; x < g[0].n; x++, y = 0)
        if (g[0].shape[x].rank == band)
            for (; y < g[1].n; y++)
                if (g[1].shape[y].rank == r->number - band) {
                    *at = (struct layer_at){{x, y}, true};
                    return true;
                }
    return false;
}

/* How many sides of a band are stored: its own mirror image is stored once. */
static int band_sides(const struct exact *e, int number, int band)
{
    return e->symmetric && 2 * band == number ? 1 : 2;
}

/* Words of all tables in which the mover's shape has rank `own`, whoever has them. */
static uint64_t side_words(const struct rank *r, int side, int own)
{
    const struct shapes *mine = &r->exact->shapes[side], *theirs = &r->exact->shapes[!side];
    uint64_t rows = 0, words = 0;
    for (uint32_t y = 0; y < theirs->n; y++)
        if (theirs->shape[y].rank == r->number - own)
            rows += theirs->shape[y].rows;
    for (uint32_t x = 0; x < mine->n; x++)
        if (mine->shape[x].rank == own)
            words += mine->shape[x].words;
    return rows * words;
}

uint64_t exact_band_words(const struct rank *r, int number, int band)
{
    uint64_t words = 0;
    for (int side = 0; side < band_sides(r->exact, number, band); side++)
        words += side_words(r, side, own_rank(number, band, side));
    return words;
}

struct err exact_rank_open(struct rank *r, struct exact *e, int number)
{
    *r = (struct rank){.exact = e, .number = number};
    arena_open(&r->index);
    size_t layers = (size_t)e->shapes[0].n * e->shapes[1].n;
    for (int side = 0; side < 2; side++) {
        if (side && e->symmetric) {
            r->band[1] = r->band[0];
            r->table[1] = r->table[0];
            continue;
        }
        size_t bands = (size_t)(e->high[side] - e->low[side] + 1);
        r->band[side] = arena_take(&r->index, bands, sizeof *r->band[side]);
        r->table[side] = arena_take(&r->index, layers, sizeof *r->table[side]);
        if (!r->band[side] || !r->table[side]) {
            arena_close(&r->index);
            *r = (struct rank){0};
            return err_memory();
        }
        for (size_t i = 0; i < bands; i++)
            arena_open(&r->band[side][i]);
    }
    return err_none();
}

void exact_rank_close(struct rank *r)
{
    struct exact *e = r->exact;
    for (int side = 0; e && side < (e->symmetric ? 1 : 2); side++)
        for (int i = 0; i <= e->high[side] - e->low[side]; i++)
            arena_close(&r->band[side][i]);
    if (e)
        arena_close(&r->index);
    *r = (struct rank){0};
}

/* Give the tables of a side that belong to this part their places in `block`, one after the
 * other; without a block only their words are counted. */
static uint64_t side_place(struct rank *r, int side, int own, pair *block)
{
    const struct shapes *mine = &r->exact->shapes[side], *theirs = &r->exact->shapes[!side];
    uint64_t words = 0;
    for (uint32_t x = 0; x < mine->n; x++)
        for (uint32_t y = 0; y < theirs->n && mine->shape[x].rank == own; y++)
            if (theirs->shape[y].rank == r->number - own && exact_share_has(r, side, x, y)) {
                if (block)
                    r->table[side][(size_t)x * theirs->n + y] = block + words;
                words += (uint64_t)theirs->shape[y].rows * mine->shape[x].words;
            }
    return words;
}

/* One take for all tables of a side: the arena then holds exactly that. */
static struct err side_take(struct rank *r, int side, int own)
{
    struct arena *arena = &r->band[side][own - r->exact->low[side]];
    uint64_t words = side_place(r, side, own, NULL);
    pair *block = words < SIZE_MAX / sizeof *block
                      ? arena_take_bare(arena, (size_t)words + 1, sizeof *block)
                      : NULL;
    if (!block)
        return err_memory();
    side_place(r, side, own, block);
    return err_none();
}

struct err exact_band_take(struct rank *r, int band)
{
    struct err err = err_none();
    for (int side = 0; side < band_sides(r->exact, r->number, band) && !err_is(err); side++)
        err = side_take(r, side, own_rank(r->number, band, side));
    return err;
}

void exact_band_drop(struct rank *next, int number, int band)
{
    struct exact *e = next->exact;
    for (int side = 0; e && side < 2; side++)
        arena_close(&next->band[side][own_rank(number, band, side) - e->low[side]]);
}

struct exact_face exact_rank_face(const struct rank *r, const struct rank *next, struct layer_at at,
                                  int side)
{
    const struct exact *e = r->exact;
    uint32_t own = at.shape[side], other = at.shape[!side];
    return (struct exact_face){
        .own = &e->shapes[side].shape[own],
        .other = &e->shapes[!side].shape[other],
        .table = r->table[side][(size_t)own * e->shapes[!side].n + other],
        .forward = next
                       ? (const pair *const *)next->table[!side] + (size_t)other * e->shapes[side].n
                       : NULL,
    };
}

struct shift {
    const struct band_job *job;
    struct unit *unit;
    size_t n;
    struct work *work;
    atomic_size_t turn;
    atomic_bool stop, full; /* told to stop; out of memory */
};

/* Only worker 0 asks whether to stop: the answer need not be safe for threads. */
static void worker_run(void *ctx, int worker)
{
    struct shift *s = ctx;
    struct arena scratch;
    arena_open(&scratch);
    for (size_t i; (i = atomic_fetch_add(&s->turn, 1)) < s->n;) {
        if (worker == 0 && work_is_over(s->work))
            atomic_store(&s->stop, true);
        if (atomic_load(&s->stop) || atomic_load(&s->full))
            break;
        if (!s->job->each(s->job->ctx, &s->unit[i], worker, &scratch))
            atomic_store(&s->full, true);
    }
    arena_close(&scratch);
}

/* Units in the order of rows, with the mirror trick those that are told apart only by it left
 * out. They need no sorting: a worker takes the next whenever it is free. */
size_t exact_band_units(const struct rank *r, int band, struct unit *out)
{
    size_t n = 0;
    bool same = band_sides(r->exact, r->number, band) == 1;
    for (struct layer_at at = {0}; exact_band_next_layer(r, band, &at);) {
        if (same && at.shape[0] > at.shape[1])
            continue;
        if (out)
            out[n] = (struct unit){at, same && at.shape[0] == at.shape[1]};
        n++;
    }
    return n;
}

/* Of all units those of this part. */
static size_t own_units(const struct rank *r, struct unit *unit, size_t n)
{
    size_t own = 0;
    for (size_t i = 0; i < n; i++)
        if (exact_share_has(r, 0, unit[i].at.shape[0], unit[i].at.shape[1]))
            unit[own++] = unit[i];
    return own;
}

struct err exact_band_each(const struct band_job *job, int band, const struct workers *workers,
                           struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct shift s = {.job = job, .work = w, .n = exact_band_units(job->rank, band, NULL)};
    struct err err = err_none();
    s.unit = arena_take(w->arena, s.n, sizeof *s.unit);
    if (!s.unit) {
        err = err_memory();
    } else if (!work_spend(w, exact_band_words(job->rank, job->rank->number, band))) {
        atomic_store(&s.stop, true);
    } else {
        exact_band_units(job->rank, band, s.unit);
        s.n = own_units(job->rank, s.unit, s.n);
        workers_run(workers, worker_run, &s);
    }
    if (atomic_load(&s.full))
        err = err_memory();
    else if (atomic_load(&s.stop))
        err = (struct err){ERR_BUDGET, 0, "stopped before the tables were complete"};
    arena_release(w->arena, mark);
    return err;
}
