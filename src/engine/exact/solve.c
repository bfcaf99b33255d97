/* solve.c - all layers of a band, all bands of a rank. */
#include "engine/exact/bands.h"

struct solving {
    struct rank *rank;
    const struct rank *next;
    struct tally tally[CREW_MAX][2];
    int sweeps[CREW_MAX];
};

static void tally_add(struct tally *t, struct tally more)
{
    t->won += more.won;
    t->lost += more.lost;
    t->drawn += more.drawn;
}

static bool unit_solve(void *ctx, const struct unit *u, int hand, struct arena *scratch)
{
    struct solving *s = ctx;
    struct tally t[2] = {{0}, {0}};
    struct face face[2] = {rank_face(s->rank, s->next, u->at, 0),
                           rank_face(s->rank, s->next, u->at, 1)};
    int sweeps = layer_solve(face, u->twin, t, scratch);
    for (int side = 0; side < 2; side++)
        tally_add(&s->tally[hand][s->rank->exact->symmetric ? 0 : side], t[side]);
    if (sweeps > s->sweeps[hand])
        s->sweeps[hand] = sweeps;
    return sweeps > 0;
}

struct err band_solve(struct rank *r, const struct rank *next, int band, const struct crew *crew,
                      struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct solving *s = arena_take(w->arena, 1, sizeof *s);
    if (!s)
        return err_memory();
    s->rank = r;
    s->next = next;
    struct band_job job = {r, next, unit_solve, s};
    struct err err = band_each(&job, band, crew, w);
    for (int hand = 0; hand < CREW_MAX; hand++) {
        for (int side = 0; side < 2; side++)
            tally_add(&r->tally[side], s->tally[hand][r->exact->symmetric ? 0 : side]);
        if (s->sweeps[hand] > r->sweeps)
            r->sweeps = s->sweeps[hand];
    }
    arena_release(w->arena, mark);
    return err;
}

struct err rank_solve(struct rank *r, struct rank *next, bool spend, const struct crew *crew,
                      struct work *w)
{
    struct err err = err_none();
    for (int band = -1; !err_is(err) && rank_next_band(r, &band);) {
        err = band_take(r, band);
        if (!err_is(err))
            err = band_solve(r, next, band, crew, w);
        if (spend && next)
            band_drop(next, r->number, band);
    }
    return err;
}
