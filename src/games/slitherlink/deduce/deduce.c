/* deduce.c - deciding edges and taking them back. See deduce.h.
 *
 * Paths are kept by their ends alone. Drawing an edge joins the path that ends at one of its dots
 * with the path that ends at the other; dots inside a path keep what they last knew, which is just
 * what is needed to part the two again when edges are taken back in reverse order.
 */
#include "games/slitherlink/deduce/deduce.h"

#include <string.h>

static void name_places(struct slitherlink_deduce *d)
{
    for (int y = 0; y <= 2 * d->h; y++)
        for (int x = 0; x <= 2 * d->w; x++) {
            int32_t i = deduce_place(d, x, y);
            if (x % 2 && y % 2) {
                d->kind[i] = PLACE_CELL;
                d->cell[d->cells++] = i;
            } else if (x % 2 == y % 2) {
                d->kind[i] = PLACE_DOT;
                d->dot[d->dots++] = i;
            } else {
                d->kind[i] = y % 2 ? PLACE_DOWN : PLACE_ACROSS;
                d->edge[d->edges++] = i;
            }
        }
}

bool slitherlink_deduce_open(struct slitherlink_deduce *d, int w, int h, struct arena *arena)
{
    size_t cells = (size_t)w * (size_t)h, dots = (size_t)(w + 1) * (size_t)(h + 1);
    *d = (struct slitherlink_deduce){.w = w, .h = h, .row = 2 * w + 1 + 2 * DEDUCE_PAD};
    d->n = d->row * (2 * h + 1 + 2 * DEDUCE_PAD);
    d->off[SIDE_N] = -d->row;
    d->off[SIDE_E] = 1;
    d->off[SIDE_S] = d->row;
    d->off[SIDE_W] = -1;
    d->at = arena_take(arena, (size_t)d->n, 1);
    d->around = arena_take(arena, (size_t)d->n, 1);
    d->kind = arena_take(arena, (size_t)d->n, 1);
    d->end = arena_take(arena, (size_t)d->n, sizeof *d->end);
    d->cell = arena_take(arena, cells, sizeof *d->cell);
    d->dot = arena_take(arena, dots, sizeof *d->dot);
    d->edge = arena_take(arena, cells + dots, sizeof *d->edge);
    d->trail = arena_take(arena, cells + dots, sizeof *d->trail);
    d->near = arena_take(arena, cells + dots, sizeof *d->near);
    if (!d->at || !d->around || !d->kind || !d->end || !d->cell || !d->dot || !d->edge ||
        !d->trail || !d->near)
        return false;
    name_places(d);
    return true;
}

/* No clues, nothing decided. */
static void clear(struct slitherlink_deduce *d)
{
    memset(d->around, 0, (size_t)d->n);
    for (int32_t i = 0; i < d->n; i++)
        d->at[i] = i & 1 ? EDGE_CROSS : CLUE_NONE;
    for (int32_t k = 0; k < d->edges; k++) {
        int32_t e = d->edge[k];
        d->at[e] = EDGE_UNSET;
        for (int s = 0; s < 4; s++)
            d->around[e + d->off[s]] += DEDUCE_OPEN_ONE;
    }
    for (int32_t k = 0; k < d->dots; k++)
        d->end[d->dot[k]] = d->dot[k];
    d->n_trail = d->head = d->n_near = d->lines = d->paths = d->unmet = d->closing = 0;
    d->tangled = INT32_MAX;
    d->closed = d->broken = false;
}

void slitherlink_deduce_clues(struct slitherlink_deduce *d, const int8_t *clue)
{
    clear(d);
    for (int32_t k = 0; k < d->cells; k++)
        if (clue[k] >= 0) {
            d->at[d->cell[k]] = (uint8_t)clue[k];
            d->unmet += clue[k] > 0;
        }
    d->positive = d->unmet;
}

void slitherlink_deduce_load(struct slitherlink_deduce *d, const struct board *b)
{
    clear(d);
    for (int32_t k = 0; k < d->cells; k++) {
        uint8_t clue = slitherlink_get(b, deduce_spot(d, d->cell[k]));
        d->at[d->cell[k]] = clue;
        d->unmet += clue > 0 && clue != CLUE_NONE;
    }
    d->positive = d->unmet;
    for (int32_t k = 0; k < d->edges; k++) {
        uint8_t state = slitherlink_get(b, deduce_spot(d, d->edge[k]));
        if (state != EDGE_UNSET)
            slitherlink_deduce_set(d, d->edge[k], state);
    }
}

/* One more line (by = 1) or one less (-1) at cell i; called after `around` has changed. */
static void meet(struct slitherlink_deduce *d, int32_t i, int by)
{
    int now = deduce_lines(d, i);
    d->unmet += (d->at[i] == now - by) - (d->at[i] == now);
}

static void join(struct slitherlink_deduce *d, int32_t a, int32_t b)
{
    int32_t p = d->end[a], q = d->end[b];
    if (d->n_trail > d->tangled)
        return;
    if (deduce_lines(d, a) > 2 || deduce_lines(d, b) > 2) { /* no path: leave the ends alone */
        d->broken = true;
        d->tangled = d->n_trail - 1;
        return;
    }
    bool fresh_a = deduce_lines(d, a) == 1, fresh_b = deduce_lines(d, b) == 1;
    d->paths += fresh_a && fresh_b ? 1 : fresh_a || fresh_b ? 0 : -1;
    if (!fresh_a && !fresh_b && p == b) {
        d->closed = d->paths == 0 && d->unmet == 0;
        d->broken |= !d->closed;
    }
    d->end[p] = q;
    d->end[q] = p;
    if (p - q == 2 || q - p == 2 || p - q == 2 * d->row || q - p == 2 * d->row)
        d->near[d->n_near++] = (p + q) / 2;
}

static void part(struct slitherlink_deduce *d, int32_t a, int32_t b)
{
    bool fresh_a = deduce_lines(d, a) == 0, fresh_b = deduce_lines(d, b) == 0;
    if (d->n_trail >= d->tangled)
        return;
    int32_t p = fresh_a ? a : d->end[a], q = fresh_b ? b : d->end[b];
    d->paths -= fresh_a && fresh_b ? 1 : fresh_a || fresh_b ? 0 : -1;
    d->end[p] = a;
    d->end[q] = b;
}

void slitherlink_deduce_set(struct slitherlink_deduce *d, int32_t e, uint8_t state)
{
    int32_t along = deduce_along(d, e), across = deduce_across(d, e);
    uint8_t change = (uint8_t)((state == EDGE_LINE) - DEDUCE_OPEN_ONE);
    d->at[e] = state;
    d->trail[d->n_trail++] = e;
    d->around[e - along] += change;
    d->around[e + along] += change;
    d->around[e - across] += change;
    d->around[e + across] += change;
    if (state != EDGE_LINE)
        return;
    d->lines++;
    meet(d, e - across, 1);
    meet(d, e + across, 1);
    join(d, e - along, e + along);
}

void slitherlink_deduce_undo(struct slitherlink_deduce *d, int32_t n_trail)
{
    while (d->n_trail > n_trail) {
        int32_t e = d->trail[--d->n_trail];
        int32_t along = deduce_along(d, e), across = deduce_across(d, e);
        uint8_t change = (uint8_t)((d->at[e] == EDGE_LINE) - DEDUCE_OPEN_ONE);
        d->around[e - along] -= change;
        d->around[e + along] -= change;
        d->around[e - across] -= change;
        d->around[e + across] -= change;
        if (d->at[e] == EDGE_LINE) {
            d->lines--;
            meet(d, e - across, -1);
            meet(d, e + across, -1);
            part(d, e - along, e + along);
        }
        d->at[e] = EDGE_UNSET;
    }
    if (d->tangled >= n_trail)
        d->tangled = INT32_MAX;
    d->head = n_trail;
    d->n_near = 0;
    d->closed = d->broken = false;
}

bool slitherlink_deduce_is_early(const struct slitherlink_deduce *d, int32_t e)
{
    int32_t across = deduce_across(d, e);
    if (!deduce_closes(d, e))
        return false;
    int32_t unmet = d->unmet;
    for (int side = -1; side <= 1; side += 2) {
        int32_t cell = e + side * across;
        unmet +=
            (d->at[cell] == deduce_lines(d, cell)) - (d->at[cell] == deduce_lines(d, cell) + 1);
    }
    return d->paths != 1 || unmet != 0;
}
