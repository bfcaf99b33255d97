/* colour_incremental.c - see colour_incremental.h. */
#include "games/slitherlink/deduce/colour_incremental.h"

#include <string.h>

#include "games/slitherlink/deduce/finding.h"

bool slitherlink_colour_groups_open(struct colour_groups *t, struct slitherlink_deduce *d,
                                    struct arena *arena)
{
    size_t n = (size_t)d->n, cells = (size_t)d->cells + 1;
    *t = (struct colour_groups){.d = d, .c = {.d = d}};
    t->c.up = arena_take(arena, n, sizeof *t->c.up);
    t->c.odd = arena_take(arena, n, 1);
    t->next = arena_take(arena, n, sizeof *t->next);
    t->size = arena_take(arena, n, sizeof *t->size);
    t->join = arena_take(arena, cells, sizeof *t->join);
    t->fresh = arena_take(arena, cells, sizeof *t->fresh);
    t->queued = arena_take(arena, n, 1);
    return t->c.up && t->c.odd && t->next && t->size && t->join && t->fresh && t->queued;
}

static void set_alone(struct colour_groups *t, int32_t cell)
{
    t->c.up[cell] = t->next[cell] = cell;
    t->c.odd[cell] = 0;
    t->size[cell] = 1;
}

void slitherlink_colour_groups_look(struct colour_groups *t, int32_t cell)
{
    if (t->queued[cell])
        return;
    t->queued[cell] = 1;
    t->fresh[t->n_fresh++] = cell;
}

void slitherlink_colour_groups_drop_news(struct colour_groups *t)
{
    while (t->n_fresh)
        t->queued[t->fresh[--t->n_fresh]] = 0;
}

void slitherlink_colour_groups_forget(struct colour_groups *t)
{
    slitherlink_colour_groups_drop_news(t);
    set_alone(t, COLOUR_OFF);
    for (int32_t k = 0; k < t->d->cells; k++)
        set_alone(t, t->d->cell[k]);
    for (int32_t k = 0; k < t->d->cells; k++)
        slitherlink_colour_groups_look(t, t->d->cell[k]);
    t->n_joins = t->followed = 0;
}

void slitherlink_colour_groups_part(struct colour_groups *t, const int32_t *cell, int32_t n)
{
    slitherlink_colour_groups_drop_news(t);
    set_alone(t, COLOUR_OFF);
    for (int32_t k = 0; k < n; k++)
        set_alone(t, cell[k]);
    t->n_joins = 0;
    t->followed = t->d->n_trail;
}

static void rename_ring(struct colour_groups *t, int32_t cell, int32_t name, uint8_t flip)
{
    int32_t x = cell;
    do {
        t->c.up[x] = name;
        t->c.odd[x] ^= flip;
        x = t->next[x];
    } while (x != cell);
}

static void splice(struct colour_groups *t, int32_t a, int32_t b)
{
    int32_t kept = t->next[a];
    t->next[a] = t->next[b];
    t->next[b] = kept;
}

/* The outside is never renamed: nobody has to look all round the rim. */
void slitherlink_colour_groups_join(struct colour_groups *t, int32_t a, int32_t b, bool differ)
{
    int32_t p = t->c.up[a], q = t->c.up[b], off = t->c.up[COLOUR_OFF];
    if (p == q)
        return;
    if (p == off || (q != off && t->size[p] > t->size[q])) {
        int32_t kept = a;
        a = b;
        b = kept;
        p = t->c.up[a];
        q = t->c.up[b];
    }
    uint8_t flip = (uint8_t)(t->c.odd[a] ^ t->c.odd[b] ^ differ);
    t->join[t->n_joins++] = (struct colour_group_join){a, b, p, flip};
    rename_ring(t, a, q, flip);
    int32_t x = a;
    do {
        slitherlink_colour_groups_look(t, x);
        x = t->next[x];
    } while (x != a);
    splice(t, a, b);
    t->size[q] += t->size[p];
}

void slitherlink_colour_groups_undo(struct colour_groups *t, int32_t n_joins, int32_t followed)
{
    slitherlink_colour_groups_drop_news(t);
    while (t->n_joins > n_joins) {
        struct colour_group_join j = t->join[--t->n_joins];
        t->size[t->c.up[j.b]] -= t->size[j.name];
        splice(t, j.a, j.b);
        rename_ring(t, j.a, j.name, j.flip);
    }
    t->followed = followed;
}

void slitherlink_colour_groups_follow(struct colour_groups *t)
{
    const struct slitherlink_deduce *d = t->d;
    for (; t->followed < d->n_trail; t->followed++) {
        int32_t e = d->trail[t->followed], across = deduce_across(d, e);
        int32_t a = colours_cell(d, e - across), b = colours_cell(d, e + across);
        slitherlink_colour_groups_join(t, a, b, d->at[e] == EDGE_LINE);
        if (a != COLOUR_OFF)
            slitherlink_colour_groups_look(t, a);
        if (b != COLOUR_OFF)
            slitherlink_colour_groups_look(t, b);
    }
}

/* A cell's group speaks of its sides, of the numbers beside it and of the dots at its corners. */
static void look_round(struct slitherlink_finding *f, struct colours *c, int32_t cell)
{
    const struct slitherlink_deduce *d = f->d;
    slitherlink_colours_clue(f, c, cell);
    for (int s = 0; s < 4; s++) {
        int32_t beside = cell + 2 * d->off[s];
        slitherlink_colours_edge(f, c, cell + d->off[s]);
        if (d->kind[beside] == PLACE_CELL)
            slitherlink_colours_clue(f, c, beside);
        slitherlink_colours_dot(f, c, cell + d->off[s] + d->off[(s + 1) % 4]);
    }
}

void slitherlink_colour_groups_run(struct colour_groups *t)
{
    struct slitherlink_finding f = {.d = t->d};
    slitherlink_colour_groups_follow(t);
    while (t->n_fresh && !t->d->broken && !t->d->closed) {
        int32_t cell = t->fresh[--t->n_fresh];
        t->queued[cell] = 0;
        look_round(&f, &t->c, cell);
        slitherlink_colour_groups_follow(t);
    }
}
