/* layer.c - retrograde analysis inside one layer, 64 positions at a time.
 *
 * For a side with placements a, b, c ... and opposing placements as bits of a row:
 *
 *     reached(a) = ground(a)  |  OR of the other side's table rows, one for each sideways step
 *     own(a)     = swap(~reached(a))                                           (pair.h)
 *
 * where ground(a) is fixed: the OR over steps ahead, all ones where two pieces share a cell (so
 * that the result is zero there), and all ones, which is won, where the last piece leaves. Who is
 * stuck passes: then the "step" leads to the same board, so those bits of the other side's row a
 * are ORed too. Two passes in a row refer to each other and neither ever becomes won or lost: a
 * tie.
 *
 * The rows own(a) are computed in strips of 64 and turned over into the side's own table, which
 * is the other side's input. Values only ever become known, so the order of updates is free and
 * the result is the least fixpoint: won and lost are those that can be forced, the rest is drawn.
 * A strip is computed again only if a row that it reads has changed.
 */
#include "engine/exact/layer.h"

#include <string.h>

#include "base/bits.h"

enum { STRIP = 64 };

/* Placements where the side may be stuck, and against which opposing placements. */
struct stuck {
    uint32_t row;
    const uint64_t *bits;
};

struct side {
    const struct face *face;
    const pair *input; /* the other side's table: own->rows rows of other->words */
    pair *ground;      /* the same form */
    pair *result;      /* the same form: what was computed last */
    uint64_t positions;
    bool first; /* no sweep yet: the table holds nothing */
    struct stuck *stuck;
    uint32_t n_stuck;
    uint8_t *due; /* strips to be computed */
};

/* Scratch rows, as long as the longer side needs. */
struct room {
    pair *row, *differs;
    uint8_t *changed; /* rows of the table just written */
    uint64_t *bits;
};

void layer_valid(const struct face *f, uint32_t row, uint64_t *valid)
{
    const struct lane_shape *own = f->own;
    memset(valid, 0, own->words * sizeof *valid);
    for (uint64_t left = f->other->cells[row]; left;) {
        const uint64_t *has = own->has + (size_t)bits_pop(&left) * own->words;
        for (uint32_t w = 0; w < own->words; w++)
            valid[w] |= has[w];
    }
    for (uint32_t w = 0; w < own->words; w++)
        valid[w] = ~valid[w];
    if (own->rows % 64)
        valid[own->words - 1] &= ((uint64_t)1 << own->rows % 64) - 1;
}

static void or_row(pair *to, const pair *from, uint32_t words)
{
    for (uint32_t w = 0; w < words; w++)
        to[w] |= from[w];
}

bool layer_stuck(const struct face *f, uint32_t row, uint64_t *bits)
{
    const struct lane_shape *other = f->other;
    uint64_t reach = f->own->reach[row];
    if (reach == UINT64_MAX || bits_count(reach) > other->pieces)
        return false;
    uint64_t any = 1;
    layer_valid(&(struct face){.own = other, .other = f->own}, row, bits);
    while (reach && any) {
        const uint64_t *has = other->has + (size_t)bits_pop(&reach) * other->words;
        any = 0;
        for (uint32_t w = 0; w < other->words; w++)
            any |= bits[w] &= has[w];
    }
    return any != 0;
}

uint64_t layer_ground(const struct face *f, uint32_t row, pair *out, uint64_t *bits)
{
    const struct lane_shape *own = f->own;
    uint32_t words = f->other->words;
    uint64_t positions = 0;
    layer_valid(&(struct face){.own = f->other, .other = own}, row, bits);
    for (uint32_t w = 0; w < words; w++) {
        out[w] = pair_of(~bits[w], ~bits[w]);
        positions += (uint64_t)bits_count(bits[w]);
    }
    for (uint32_t i = own->ahead_from[row]; i < own->ahead_from[row + 1]; i++) {
        struct ahead to = own->ahead[i];
        if (to.shape == SHAPE_GONE)
            memset(out, 0xFF, words * sizeof *out);
        else
            or_row(out, f->forward[to.shape] + (size_t)to.row * words, words);
    }
    return positions;
}

/* What never changes while the layer is solved. `bits` is room for one bitset. */
static bool side_prepare(struct side *s, uint64_t *bits, struct arena *scratch)
{
    const struct lane_shape *own = s->face->own;
    uint32_t words = s->face->other->words;
    s->ground = arena_take(scratch, (size_t)own->rows * words, sizeof *s->ground);
    s->result = arena_take(scratch, (size_t)own->rows * words, sizeof *s->result);
    s->stuck = arena_take(scratch, own->rows, sizeof *s->stuck);
    s->due = arena_take(scratch, own->words, sizeof *s->due);
    if (!s->ground || !s->result || !s->stuck || !s->due)
        return false;
    memset(s->due, 1, own->words);
    for (uint32_t row = 0; row < own->rows; row++) {
        s->positions += layer_ground(s->face, row, s->ground + (size_t)row * words, bits);
        if (!layer_stuck(s->face, row, bits))
            continue;
        uint64_t *kept = arena_take(scratch, words, sizeof *kept);
        if (!kept)
            return false;
        s->stuck[s->n_stuck++] = (struct stuck){row, memcpy(kept, bits, words * sizeof *kept)};
    }
    return true;
}

void layer_clear(const struct face *f, uint64_t *valid)
{
    for (uint32_t row = 0; row < f->other->rows; row++) {
        pair *t = f->table + (size_t)row * f->own->words;
        layer_valid(f, row, valid);
        for (uint32_t w = 0; w < f->own->words; w++)
            t[w] = pair_of(0, valid[w]);
    }
}

/* reached(a) for one placement, without passing, turned into own(a). */
static void row_compute(const struct side *s, uint32_t row, pair *out)
{
    enum { MOST = 2 * 64 };
    const pair *from[MOST];
    const struct lane_shape *own = s->face->own;
    uint32_t words = s->face->other->words, n = own->side_from[row + 1] - own->side_from[row];
    const uint32_t *side = own->side + own->side_from[row];
    const pair *ground = s->ground + (size_t)row * words;
    for (uint32_t i = 0; i < n; i++)
        from[i] = s->input + (size_t)side[i] * words;
    uint32_t w = 0;
    for (; w + 4 <= words; w += 4) {
        pair a = ground[w], b = ground[w + 1], c = ground[w + 2], d = ground[w + 3];
        for (uint32_t i = 0; i < n; i++) {
            const pair *p = from[i] + w;
            a |= p[0], b |= p[1], c |= p[2], d |= p[3];
        }
        out[w] = pair_turn(a), out[w + 1] = pair_turn(b);
        out[w + 2] = pair_turn(c), out[w + 3] = pair_turn(d);
    }
    for (; w < words; w++) {
        pair a = ground[w];
        for (uint32_t i = 0; i < n; i++)
            a |= from[i][w];
        out[w] = pair_turn(a);
    }
}

/* Where the side is stuck it reaches nothing but the same board. */
static void row_pass(const struct side *s, const struct stuck *at, pair *out)
{
    uint32_t words = s->face->other->words;
    const pair *input = s->input + (size_t)at->row * words;
    for (uint32_t w = 0; w < words; w++) {
        pair bits = pair_of(at->bits[w], at->bits[w]);
        out[w] &= ~bits | pair_turn(input[w]);
    }
}

/* Put a freshly computed row in its place, noting in which words it differs. */
static void row_keep(pair *kept, const pair *fresh, pair *differs, uint32_t words)
{
    for (uint32_t w = 0; w < words; w++) {
        differs[w] |= kept[w] ^ fresh[w];
        kept[w] = fresh[w];
    }
}

/* Turn the blocks of a strip that differ over into the side's own table; rows of it that change
 * are marked. */
static bool strip_store(const struct side *s, uint32_t strip, const pair *differs, uint8_t *changed)
{
    const struct lane_shape *own = s->face->own, *other = s->face->other;
    const pair *rows = s->result + (size_t)strip * STRIP * other->words;
    uint32_t n = own->rows - strip * STRIP < STRIP ? own->rows - strip * STRIP : STRIP;
    bool any = false;
    for (uint32_t w = 0; w < other->words; w++) {
        pair block[STRIP];
        if (!s->first && !pair_differs(differs[w], pair_of(0, 0)))
            continue;
        for (uint32_t i = 0; i < n; i++)
            block[i] = rows[(size_t)i * other->words + w];
        for (uint32_t i = n; i < STRIP; i++)
            block[i] = pair_of(0, 0);
        pair_transpose(block);
        uint32_t left = other->rows - w * 64 < 64 ? other->rows - w * 64 : 64;
        pair *to = s->face->table + (size_t)w * 64 * own->words + strip;
        for (uint32_t i = 0; i < left; i++, to += own->words)
            if (s->first || pair_differs(*to, block[i])) {
                *to = block[i];
                changed[w * 64 + i] = 1;
                any = true;
            }
    }
    return any;
}

/* Compute the strips that are due. True if a row of the table changed. */
static bool side_sweep(struct side *s, struct room *room)
{
    const struct lane_shape *own = s->face->own;
    uint32_t words = s->face->other->words, stuck = 0;
    bool any = false;
    for (uint32_t strip = 0; strip < own->words; strip++) {
        uint32_t first = strip * STRIP;
        while (stuck < s->n_stuck && s->stuck[stuck].row < first)
            stuck++;
        if (!s->due[strip])
            continue;
        s->due[strip] = 0;
        memset(room->differs, 0, words * sizeof *room->differs);
        for (uint32_t row = first; row < first + STRIP && row < own->rows; row++) {
            row_compute(s, row, room->row);
            if (stuck < s->n_stuck && s->stuck[stuck].row == row)
                row_pass(s, &s->stuck[stuck++], room->row);
            row_keep(s->result + (size_t)row * words, room->row, room->differs, words);
        }
        any |= strip_store(s, strip, room->differs, room->changed);
    }
    s->first = false;
    return any;
}

/* Strips of the side that read a row of its input that has changed. */
static void side_mark(struct side *s, uint8_t *changed)
{
    const struct lane_shape *own = s->face->own;
    for (uint32_t i = 0; i < s->n_stuck; i++)
        s->due[s->stuck[i].row / STRIP] |= changed[s->stuck[i].row];
    for (uint32_t row = 0; row < own->rows; row++) {
        if (!changed[row])
            continue;
        changed[row] = 0;
        for (uint32_t i = own->side_from[row]; i < own->side_from[row + 1]; i++)
            s->due[own->side[i] / STRIP] = 1;
    }
}

static bool room_take(struct room *room, uint32_t words, struct arena *scratch)
{
    room->row = arena_take(scratch, words, sizeof *room->row);
    room->differs = arena_take(scratch, words, sizeof *room->differs);
    room->changed = arena_take(scratch, (size_t)STRIP * words, 1);
    room->bits = arena_take(scratch, words, sizeof *room->bits);
    return room->row && room->differs && room->changed && room->bits;
}

static struct tally side_tally(const struct side *s)
{
    const struct face *f = s->face;
    struct tally t = {0, 0, 0};
    uint64_t open = 0;
    size_t n = (size_t)f->other->rows * f->own->words;
    for (size_t i = 0; i < n; i++) {
        t.lost += (uint64_t)bits_count(f->table[i][LOST]);
        open += (uint64_t)bits_count(f->table[i][OPEN]);
    }
    t.drawn = open - t.lost;
    t.won = s->positions - open;
    return t;
}

int layer_solve(struct face face[2], bool twin, struct tally tally[2], struct arena *scratch)
{
    struct arena_mark mark = arena_here(scratch);
    const struct lane_shape *x = face[0].own, *y = face[0].other;
    struct side side[2] = {{.face = &face[0], .input = face[!twin].table, .first = true},
                           {.face = &face[1], .input = face[0].table, .first = true}};
    struct room room;
    int sweeps = 0, sides = twin ? 1 : 2;
    bool ready = room_take(&room, x->words > y->words ? x->words : y->words, scratch);
    for (int i = 0; i < sides; i++)
        ready = ready && side_prepare(&side[i], room.bits, scratch);
    if (ready) {
        layer_clear(&face[sides - 1], room.bits); /* what side 0 reads first */
        for (bool more = true; more; sweeps++)
            for (int i = 0; i < sides; i++) {
                more = side_sweep(&side[i], &room);
                side_mark(&side[sides - 1 - i], room.changed);
            }
        for (int i = 0; i < sides; i++)
            tally[i] = side_tally(&side[i]);
    }
    arena_release(scratch, mark);
    return sweeps;
}
