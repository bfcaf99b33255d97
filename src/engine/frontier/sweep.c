/* sweep.c - see sweep.h. */
#include "engine/frontier/sweep.h"

enum { SPEND_EVERY = 256 };

static struct err stopped(void)
{
    return (struct err){ERR_BUDGET, 0, "stopped before all were counted"};
}

/* One step forward. */
static struct err advance(const struct frontier_board *s, int step, const struct frontier_states *from,
                          struct frontier_states *to, struct work *w)
{
    struct frontier_way way[SWEEP_WAYS];
    frontier_states_clear(to);
    for (size_t i = 0; i < from->n; i++) {
        if (i % SPEND_EVERY == 0 && !work_spend(w, SPEND_EVERY))
            return stopped();
        int n = s->ways(s->ctx, step, from->key[i], way);
        for (int k = 0; k < n; k++) {
            size_t at = frontier_states_put(to, way[k].to);
            if (at == SIZE_MAX)
                return err_memory();
            frontier_sum(frontier_states_count(to, at), frontier_states_count(from, i), s->words);
        }
    }
    return err_none();
}

static void sum_ends(const struct frontier_board *s, const struct frontier_states *l, uint64_t *total)
{
    for (size_t i = 0; i < s->words; i++)
        total[i] = 0;
    for (size_t i = 0; i < l->n; i++)
        if (s->ends(s->ctx, l->key[i]))
            frontier_sum(total, frontier_states_count(l, i), s->words);
}

static struct err begin(const struct frontier_board *s, struct frontier_states *l)
{
    frontier_states_open(l, s->words);
    size_t at = frontier_states_put(l, (struct frontier_state){0, 0});
    if (at == SIZE_MAX)
        return err_memory();
    frontier_states_count(l, at)[0] = 1;
    return err_none();
}

/* Two frontiers take turns. */
static struct err count_only(const struct frontier_board *s, uint64_t *total, struct work *w)
{
    struct frontier_states layer[2];
    struct err e = begin(s, &layer[0]);
    frontier_states_open(&layer[1], s->words);
    for (int step = 0; step < s->steps && !err_is(e); step++)
        e = advance(s, step, &layer[step % 2], &layer[!(step % 2)], w);
    if (!err_is(e))
        sum_ends(s, &layer[s->steps % 2], total);
    frontier_states_close(&layer[0]);
    frontier_states_close(&layer[1]);
    return e;
}

/* ---- shares ---- */

/* What is left of a state: how many ways lead to the end from it. */
static struct err go_back(const struct frontier_board *s, int step, const struct frontier_states *from,
                          const struct frontier_states *to, const long double *after, long double *before,
                          long double all, double *drawn, struct work *w)
{
    struct frontier_way way[SWEEP_WAYS];
    long double sum[8] = {0};
    for (size_t i = 0; i < from->n; i++) {
        if (i % SPEND_EVERY == 0 && !work_spend(w, SPEND_EVERY))
            return stopped();
        int n = s->ways(s->ctx, step, from->key[i], way);
        long double so_far = frontier_real(frontier_states_count(from, i), s->words);
        before[i] = 0;
        for (int k = 0; k < n; k++) {
            long double rest = after[frontier_states_find(to, way[k].to)];
            before[i] += rest;
            for (int part = 0; part < s->parts; part++)
                if (way[k].draws >> part & 1)
                    sum[part] += so_far * rest;
        }
    }
    for (int part = 0; part < s->parts; part++)
        drawn[step * s->parts + part] = all > 0 ? (double)(sum[part] / all) : 0;
    return err_none();
}

static struct err go_back_all(const struct frontier_board *s, const struct frontier_states *layer, long double all,
                              double *drawn, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    size_t most = 0;
    for (int i = 0; i <= s->steps; i++)
        most = layer[i].n > most ? layer[i].n : most;
    long double *rest[2];
    rest[0] = arena_take(w->arena, most, sizeof *rest[0]);
    rest[1] = arena_take(w->arena, most, sizeof *rest[1]);
    struct err e = rest[0] && rest[1] ? err_none() : err_memory();
    const struct frontier_states *last = &layer[s->steps];
    for (size_t i = 0; !err_is(e) && i < last->n; i++)
        rest[s->steps % 2][i] = s->ends(s->ctx, last->key[i]);
    for (int step = s->steps - 1; step >= 0 && !err_is(e); step--)
        e = go_back(s, step, &layer[step], &layer[step + 1], rest[!(step % 2)], rest[step % 2],
                    all, drawn, w);
    arena_release(w->arena, mark);
    return e;
}

static struct err count_shares(const struct frontier_board *s, uint64_t *total, double *drawn,
                               struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct frontier_states *layer = arena_take(w->arena, (size_t)s->steps + 1, sizeof *layer);
    if (!layer)
        return err_memory();
    int opened = 1;
    struct err e = begin(s, &layer[0]);
    for (int step = 0; step < s->steps && !err_is(e); step++) {
        frontier_states_open(&layer[step + 1], s->words);
        opened++;
        e = advance(s, step, &layer[step], &layer[step + 1], w);
    }
    if (!err_is(e)) {
        sum_ends(s, &layer[s->steps], total);
        e = go_back_all(s, layer, frontier_real(total, s->words), drawn, w);
    }
    for (int i = 0; i < opened; i++)
        frontier_states_close(&layer[i]);
    arena_release(w->arena, mark);
    return e;
}

struct err frontier_sweep(const struct frontier_board *s, uint64_t *total, double *drawn, struct work *w)
{
    return drawn ? count_shares(s, total, drawn, w) : count_only(s, total, w);
}
