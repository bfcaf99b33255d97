/* exact.c - the shapes of both groups, and how much there is to do. */
#include "engine/exact/exact.h"

#include <string.h>

#include "base/bits.h"
#include "engine/exact/bands.h"

/* Placements of group 1 with at least one piece that avoid the cells `taken`: lane by lane,
 * ways[s] is the number of ways to fill the lanes so far with s pieces. */
static uint64_t count_against(const struct lanes *l, uint64_t taken)
{
    uint64_t ways[65] = {1}, n = 0;
    int most = 0;
    for (int lane = 0; lane < l->n; lane++) {
        uint64_t next[65] = {0}, choose = 1;
        int places = 0;
        for (int p = 0; p < l->n; p++)
            places += (int)((l->open & ~taken) >> lanes_cell(l, 1, lane, p) & 1);
        most += l->root[1][lane];
        for (int k = 0; k <= places; k++) {
            for (int s = 0; s + k <= most; s++)
                next[s + k] += ways[s] * choose;
            choose = choose * (uint64_t)(places - k) / (uint64_t)(k + 1);
        }
        memcpy(ways, next, sizeof ways);
    }
    for (int s = 1; s <= most; s++)
        n += ways[s];
    return n;
}

static void find_ranks(struct exact *e, int group)
{
    e->low[group] = INT32_MAX;
    e->high[group] = -1;
    for (uint32_t i = 0; i < e->shapes[group].n; i++) {
        int rank = e->shapes[group].shape[i].rank;
        if (rank < e->low[group])
            e->low[group] = rank;
        if (rank > e->high[group])
            e->high[group] = rank;
    }
}

/* Play the whole computation with numbers instead of tables. */
static void find_bytes(struct exact *e)
{
    uint64_t held = 0, most = 0;
    for (int number = e->last; number >= e->first; number--) {
        struct rank now = {.exact = e, .number = number};
        struct rank next = {.exact = e, .number = number + 1};
        uint64_t later = 0;
        for (int band = -1; exact_rank_next_band(&now, &band);) {
            uint64_t fresh = exact_band_words(&now, number, band);
            e->words += fresh;
            later += fresh;
            held += fresh;
            most = held > most ? held : most;
            held -= exact_band_words(&next, number, band);
        }
        held = later;
    }
    e->bytes = most * sizeof(pair);
}

/* Shapes without their placements, and all sizes. */
static struct err measure(struct exact *e, const struct lanes *lanes, struct arena *arena)
{
    *e = (struct exact){.lanes = *lanes, .symmetric = exact_lanes_symmetric(lanes)};
    for (int g = 0; g < 2; g++) {
        struct err err = exact_shapes_list(&e->shapes[g], &e->lanes, g, EXACT_PLACEMENTS, arena);
        if (err_is(err))
            return err;
        find_ranks(e, g);
        if (e->high[g] < 0)
            return (struct err){ERR_ILLEGAL, 0, "one side has no piece on the board"};
    }
    e->first = e->low[0] + e->low[1];
    e->last = e->high[0] + e->high[1];
    find_bytes(e);
    return err_none();
}

uint64_t exact_words(const struct lanes *lanes, struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct exact *e = arena_take(arena, 1, sizeof *e);
    uint64_t words = e && !err_is(measure(e, lanes, arena)) ? e->words : UINT64_MAX;
    arena_release(arena, mark);
    return words;
}

struct err exact_open(struct exact *e, const struct lanes *lanes, uint64_t most,
                      struct arena *arena)
{
    struct err too_large = measure(e, lanes, arena);
    if (err_is(too_large))
        return too_large;
    if (e->words > most)
        return (struct err){ERR_BUDGET, 0, "this board is too large to be solved"};
    for (int g = 0; g < 2; g++) {
        struct err err = exact_shapes_fill(&e->shapes[g], arena);
        if (err_is(err))
            return err;
    }
    return err_none();
}

uint64_t exact_positions(const struct exact *e)
{
    uint64_t n = 0;
    for (uint32_t x = 0; x < e->shapes[0].n; x++)
        for (uint32_t row = 0; row < e->shapes[0].shape[x].rows; row++)
            n += count_against(&e->lanes, e->shapes[0].shape[x].cells[row]);
    return n;
}

int exact_position_rank(const struct exact *e, const struct exact_position *s)
{
    int rank = 0;
    for (int g = 0; g < 2; g++) {
        uint32_t x = exact_shapes_find(&e->shapes[g], s->cells[g]);
        if (x == e->shapes[g].n)
            return -1;
        rank += e->shapes[g].shape[x].rank;
    }
    return rank;
}

enum outcome exact_position_value(const struct rank *r, const struct exact_position *s)
{
    const struct exact *e = r->exact;
    struct layer_at at = {.begun = true};
    uint32_t row[2];
    for (int g = 0; g < 2; g++) {
        at.shape[g] = exact_shapes_find(&e->shapes[g], s->cells[g]);
        row[g] = exact_shape_row(&e->shapes[g], &e->shapes[g].shape[at.shape[g]], s->cells[g]);
    }
    struct exact_face f = exact_rank_face(r, NULL, at, s->mover);
    uint32_t bit = row[s->mover];
    pair p = f.table[(size_t)row[!s->mover] * f.own->words + bit / 64] >> bit % 64;
    return p[LOST] & 1 ? OUTCOME_LOST : p[OPEN] & 1 ? OUTCOME_DRAWN : OUTCOME_WON;
}
