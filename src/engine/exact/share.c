/* share.c - see share.h. */
#include "engine/exact/share.h"

/* The shape that a layer is owned by: that of group 0; of a layer and its mirror image, that of the
 * lower rank, which is the one that is solved. */
static uint32_t key_of(const struct exact *e, uint32_t x, uint32_t y)
{
    const struct lane_shape *shape = e->shapes[0].shape;
    bool mirrored = e->symmetric &&
                    (shape[y].rank < shape[x].rank || (shape[y].rank == shape[x].rank && y < x));
    return mirrored ? y : x;
}

/* Neighbours in the list of shapes are alike, so dealing them out in turn makes even parts. */
int exact_share_owner(const struct exact *e, int parts, int side, uint32_t own, uint32_t other)
{
    return parts > 1 ? (int)(key_of(e, side ? other : own, side ? own : other) % (uint32_t)parts)
                     : 0;
}

bool exact_share_has(const struct rank *r, int side, uint32_t own, uint32_t other)
{
    return exact_share_owner(r->exact, r->share.of, side, own, other) == r->share.part;
}

/* What is being listed. */
struct fetching {
    struct rank *next;
    uint8_t *seen; /* [part][side][own * shapes + other]: listed for this part */
    size_t layers;
    struct parcels *out; /* list NULL: only count */
    uint64_t room[2];    /* words that we receive, by side of the table */
    pair *block[2];
};

static void list_table(struct fetching *f, int to, int side, uint32_t own, uint32_t other)
{
    struct rank *next = f->next;
    const struct exact *e = next->exact;
    int from = exact_share_owner(e, next->share.of, side, own, other), me = next->share.part;
    size_t at = (size_t)own * e->shapes[!side].n + other;
    uint8_t *seen = &f->seen[((size_t)to * 2 + (e->symmetric ? 0 : (size_t)side)) * f->layers + at];
    if (from == to || *seen)
        return;
    *seen = 1;
    if (from != me && to != me)
        return;
    size_t words = (size_t)e->shapes[!side].shape[other].rows * e->shapes[side].shape[own].words;
    if (f->out->list) {
        if (to == me) {
            next->table[side][at] = f->block[side];
            f->block[side] += words;
        }
        f->out->list[f->out->n] = (struct parcel){from, to, next->table[side][at], words};
    } else if (to == me) {
        f->room[side] += words;
    }
    f->out->n++;
}

/* Group 0 ahead, then V to move; group 1 ahead, then H to move. */
static void list_reads(struct fetching *f, const struct unit *u, int to)
{
    const struct exact *e = f->next->exact;
    uint32_t x = u->at.shape[0], y = u->at.shape[1];
    const struct lane_shape *a = &e->shapes[0].shape[x], *b = &e->shapes[1].shape[y];
    for (int i = 0; i < a->n_to; i++)
        list_table(f, to, 1, y, a->to[i]);
    for (int i = 0; i < b->n_to; i++)
        list_table(f, to, 0, x, b->to[i]);
}

static void list_all(struct fetching *f, const struct unit *unit, size_t n)
{
    const struct exact *e = f->next->exact;
    int parts = f->next->share.of;
    for (size_t i = 0; i < (size_t)parts * 2 * f->layers; i++)
        f->seen[i] = 0;
    f->out->n = 0;
    for (size_t i = 0; i < n; i++)
        list_reads(f, &unit[i],
                   exact_share_owner(e, parts, 0, unit[i].at.shape[0], unit[i].at.shape[1]));
}

/* Room for what comes, in the memory that goes with the band. */
static bool take_room(struct fetching *f, int number, int band)
{
    const struct exact *e = f->next->exact;
    for (int side = 0; side < 2; side++) {
        int own = side ? number - band : band;
        f->block[side] = arena_take(&f->next->band[side][own - e->low[side]], (size_t)f->room[side],
                                    sizeof(pair));
        if (!f->block[side])
            return false;
    }
    return true;
}

struct err exact_band_fetch(struct rank *next, const struct rank *r, int band, struct arena *arena,
                            struct parcels *out)
{
    const struct exact *e = r->exact;
    struct fetching f = {.next = next, .out = out};
    size_t n = exact_band_units(r, band, NULL);
    *out = (struct parcels){0};
    f.layers = (size_t)e->shapes[0].n * e->shapes[1].n;
    f.seen = arena_take(arena, (size_t)r->share.of * 2 * f.layers, 1);
    struct unit *unit = arena_take(arena, n, sizeof *unit);
    if (!f.seen || !unit)
        return err_memory();
    exact_band_units(r, band, unit);
    list_all(&f, unit, n);
    out->list = arena_take(arena, out->n + 1, sizeof *out->list);
    if (!out->list || !take_room(&f, r->number, band))
        return err_memory();
    list_all(&f, unit, n);
    return err_none();
}
