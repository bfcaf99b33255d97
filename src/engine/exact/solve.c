/* solve.c - all layers of a band, all bands of a rank. */
#include "engine/exact/bands.h"

struct solving {
    struct rank *rank;
    const struct rank *next;
    struct exact_tally tally[WORKERS_MAX][2];
    int sweeps[WORKERS_MAX];
};

static void tally_add(struct exact_tally *t, struct exact_tally more)
{
    t->won += more.won;
    t->lost += more.lost;
    t->drawn += more.drawn;
}

static bool unit_solve(void *ctx, const struct unit *u, int worker, struct arena *scratch)
{
    struct solving *s = ctx;
    struct exact_tally t[2] = {{0}, {0}};
    struct exact_face face[2] = {exact_rank_face(s->rank, s->next, u->at, 0),
                                 exact_rank_face(s->rank, s->next, u->at, 1)};
    int sweeps = exact_layer_solve(face, u->twin, t, scratch);
    for (int side = 0; side < 2; side++)
        tally_add(&s->tally[worker][s->rank->exact->symmetric ? 0 : side], t[side]);
    if (sweeps > s->sweeps[worker])
        s->sweeps[worker] = sweeps;
    return sweeps > 0;
}

struct err exact_band_solve(struct rank *r, const struct rank *next, int band,
                            const struct workers *workers, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct solving *s = arena_take(w->arena, 1, sizeof *s);
    if (!s)
        return err_memory();
    s->rank = r;
    s->next = next;
    struct band_job job = {r, next, unit_solve, s};
    struct err err = exact_band_each(&job, band, workers, w);
    for (int worker = 0; worker < WORKERS_MAX; worker++) {
        for (int side = 0; side < 2; side++)
            tally_add(&r->tally[side], s->tally[worker][r->exact->symmetric ? 0 : side]);
        if (s->sweeps[worker] > r->sweeps)
            r->sweeps = s->sweeps[worker];
    }
    arena_release(w->arena, mark);
    return err;
}

struct err exact_rank_solve(struct rank *r, struct rank *next, bool spend,
                            const struct workers *workers, struct work *w)
{
    struct err err = err_none();
    for (int band = -1; !err_is(err) && exact_rank_next_band(r, &band);) {
        err = exact_band_take(r, band);
        if (!err_is(err))
            err = exact_band_solve(r, next, band, workers, w);
        if (spend && next)
            exact_band_drop(next, r->number, band);
    }
    return err;
}
