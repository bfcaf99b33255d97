/* colour.c - see colour.h. */
#include "games/slitherlink/deduce/colour.h"

bool slitherlink_colours_open(struct colours *c, const struct slitherlink_deduce *d,
                              struct arena *arena)
{
    size_t n = (size_t)d->n;
    *c = (struct colours){.d = d};
    c->up = arena_take(arena, n, sizeof *c->up);
    c->odd = arena_take(arena, n, 1);
    c->from = arena_take(arena, n, sizeof *c->from);
    c->queue = arena_take(arena, (size_t)d->cells + 1, sizeof *c->queue);
    c->stamp = arena_take(arena, n, sizeof *c->stamp);
    return c->up && c->odd && c->from && c->queue && c->stamp;
}

/* Root of a cell's group, and is the cell on the other side? Shortens the way for next time. */
static int32_t root_of(struct colours *c, int32_t cell, bool *odd)
{
    int32_t root = cell;
    bool parity = false;
    while (c->up[root] != root) {
        parity ^= c->odd[root];
        root = c->up[root];
    }
    *odd = parity;
    while (c->up[cell] != root && cell != root) { /* next time it is one step */
        int32_t next = c->up[cell];
        bool rest = parity ^ c->odd[cell];
        c->up[cell] = root;
        c->odd[cell] = parity;
        parity = rest;
        cell = next;
    }
    return root;
}

void slitherlink_colours_read(struct colours *c)
{
    const struct slitherlink_deduce *d = c->d;
    c->up[COLOUR_OFF] = COLOUR_OFF;
    c->odd[COLOUR_OFF] = 0;
    for (int32_t k = 0; k < d->cells; k++) {
        c->up[d->cell[k]] = d->cell[k];
        c->odd[d->cell[k]] = 0;
    }
    for (int32_t k = 0; k < d->n_trail; k++) {
        int32_t e = d->trail[k], across = deduce_across(d, e);
        bool odd_a, odd_b;
        int32_t a = root_of(c, colours_cell(d, e - across), &odd_a);
        int32_t b = root_of(c, colours_cell(d, e + across), &odd_b);
        if (a == b)
            continue;
        if (a == COLOUR_OFF) { /* the outside stays a root */
            int32_t swap = a;
            a = b;
            b = swap;
        }
        c->up[a] = b;
        c->odd[a] = (uint8_t)(odd_a ^ odd_b ^ (d->at[e] == EDGE_LINE));
    }
    bool odd;
    for (int32_t k = 0; k < d->cells; k++)
        root_of(c, d->cell[k], &odd);
}

/* Walks are breadth first. From off the board all decided edges of the rim lead inside. */
static void reach(struct colours *c, int32_t cell, int32_t edge, int32_t *n)
{
    if (c->d->at[edge] == EDGE_UNSET || c->stamp[cell] == c->now)
        return;
    c->stamp[cell] = c->now;
    c->from[cell] = edge;
    c->queue[(*n)++] = cell;
}

static void reach_from_rim(struct colours *c, int32_t *n)
{
    const struct slitherlink_deduce *d = c->d;
    for (int x = 1; x < 2 * d->w; x += 2) {
        reach(c, deduce_place(d, x, 1), deduce_place(d, x, 0), n);
        reach(c, deduce_place(d, x, 2 * d->h - 1), deduce_place(d, x, 2 * d->h), n);
    }
    for (int y = 1; y < 2 * d->h; y += 2) {
        reach(c, deduce_place(d, 1, y), deduce_place(d, 0, y), n);
        reach(c, deduce_place(d, 2 * d->w - 1, y), deduce_place(d, 2 * d->w, y), n);
    }
}

int slitherlink_colours_walk(struct colours *c, int32_t a, int32_t b, int most)
{
    const struct slitherlink_deduce *d = c->d;
    int32_t first = 0, n = 0;
    c->now++;
    c->stamp[a] = c->now;
    c->queue[n++] = a;
    for (int length = 1; length <= most && first < n; length++)
        for (int32_t level = n; first < level; first++) {
            int32_t at = c->queue[first];
            if (at == COLOUR_OFF)
                reach_from_rim(c, &n);
            else
                for (int s = 0; s < 4; s++)
                    reach(c, colours_cell(d, at + 2 * d->off[s]), at + d->off[s], &n);
            if (c->stamp[b] == c->now)
                return length;
        }
    return 0;
}

int32_t slitherlink_colours_walk_back(const struct colours *c, int32_t *cell)
{
    const struct slitherlink_deduce *d = c->d;
    int32_t e = c->from[*cell], across = deduce_across(d, e);
    int32_t a = colours_cell(d, e - across), b = colours_cell(d, e + across);
    *cell = *cell == a ? b : a;
    return e;
}
