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
 * A word of a row is computed again only if a word that it reads has changed.
 */
#include "engine/exact/layer.h"

#include <string.h>

#include "base/bits.h"

enum { STRIP = 64, BITS_FEW = 128 }; /* so many cost less one by one than a block turned over */

/* Placements where the side may be stuck, and against which opposing placements. */
struct stuck {
    uint32_t row;
    const uint64_t *bits;
};

/* A side's rows are its placements; the words of a row are parted into as many spans as a mask has
 * bits. */
struct exact_side {
    const struct exact_face *face;
    const pair *input; /* the other side's table: own->rows rows of other->words */
    pair *ground;      /* the same form */
    pair *result;      /* the same form: what was computed last */
    uint64_t positions;
    struct stuck *stuck;
    uint32_t n_stuck;
    uint32_t span; /* words of a row that one bit of a mask stands for */
    uint64_t *due; /* for each row: spans to be computed again */
    uint64_t *rows_due; /* for each strip: rows with any */
};

/* Scratch memory, as long as the longer side needs. */
struct exact_room {
    uint64_t *changed; /* for each row of the table just written: spans that changed */
    uint64_t *rows_changed; /* 64 rows a word: those with any */
    pair *fresh;       /* a strip of rows: in which bits they changed */
    uint64_t *rows;    /* for each word of them: which rows changed, */
    uint32_t *bits;    /* and how many bits */
    uint64_t *valid;
};

static uint32_t span_of(uint32_t words)
{
    return (words + 63) / 64;
}

void exact_layer_valid(const struct exact_face *f, uint32_t row, uint64_t *valid)
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

bool exact_layer_stuck(const struct exact_face *f, uint32_t row, uint64_t *bits)
{
    const struct lane_shape *other = f->other;
    uint64_t reach = f->own->reach[row];
    if (reach == UINT64_MAX || bits_count(reach) > other->pieces)
        return false;
    uint64_t any = 1;
    exact_layer_valid(&(struct exact_face){.own = other, .other = f->own}, row, bits);
    while (reach && any) {
        const uint64_t *has = other->has + (size_t)bits_pop(&reach) * other->words;
        any = 0;
        for (uint32_t w = 0; w < other->words; w++)
            any |= bits[w] &= has[w];
    }
    return any != 0;
}

/* Bits from `rows` on stand for nothing: as if two pieces shared a cell. */
static uint64_t past_end(uint32_t rows, uint32_t w)
{
    return rows - w * 64 < 64 ? ~(uint64_t)0 << (rows - w * 64) : 0;
}

/* One word of the ground. */
static inline pair word_ground(const struct exact_face *f, uint32_t row, uint32_t w,
                               uint64_t *positions)
{
    const struct lane_shape *own = f->own, *other = f->other;
    const uint64_t *has = other->has + w;
    uint64_t taken = past_end(other->rows, w);
    for (uint64_t left = own->cells[row]; left;)
        taken |= has[(size_t)bits_pop(&left) * other->words];
    *positions += (uint64_t)bits_count(~taken);
    pair all = pair_of(taken, taken);
    for (uint32_t i = own->ahead_from[row]; i < own->ahead_from[row + 1]; i++) {
        struct ahead to = own->ahead[i];
        if (to.shape == SHAPE_GONE)
            return pair_of(UINT64_MAX, UINT64_MAX);
        all |= f->forward[to.shape][(size_t)to.row * other->words + w];
    }
    return all;
}

uint64_t exact_layer_ground(const struct exact_face *f, uint32_t row, pair *out)
{
    uint64_t positions = 0;
    for (uint32_t w = 0; w < f->other->words; w++)
        out[w] = word_ground(f, row, w, &positions);
    return positions;
}

/* What never changes while the layer is solved. `bits` is room for one bitset. */
static bool side_prepare(struct exact_side *s, uint64_t *bits, struct arena *scratch)
{
    const struct lane_shape *own = s->face->own;
    uint32_t words = s->face->other->words;
    s->span = span_of(words);
    s->ground = arena_take_bare(scratch, (size_t)own->rows * words, sizeof *s->ground);
    s->result = arena_take_bare(scratch, (size_t)own->rows * words, sizeof *s->result);
    s->stuck = arena_take_bare(scratch, own->rows, sizeof *s->stuck);
    s->due = arena_take(scratch, own->rows, sizeof *s->due);
    s->rows_due = arena_take(scratch, own->words, sizeof *s->rows_due);
    if (!s->ground || !s->result || !s->stuck || !s->due || !s->rows_due)
        return false;
    for (uint32_t row = 0; row < own->rows; row++) {
        s->positions += exact_layer_ground(s->face, row, s->ground + (size_t)row * words);
        if (!exact_layer_stuck(s->face, row, bits))
            continue;
        uint64_t *kept = arena_take(scratch, words, sizeof *kept);
        if (!kept)
            return false;
        s->stuck[s->n_stuck++] = (struct stuck){row, memcpy(kept, bits, words * sizeof *kept)};
    }
    return true;
}

void exact_layer_clear(const struct exact_face *f, uint64_t *valid)
{
    for (uint32_t row = 0; row < f->other->rows; row++) {
        pair *t = f->table + (size_t)row * f->own->words;
        exact_layer_valid(f, row, valid);
        for (uint32_t w = 0; w < f->own->words; w++)
            t[w] = pair_of(0, valid[w]);
    }
}

/* A placement and what its sideways steps lead to. */
struct exact_layer_steps {
    const pair *ground, *input;
    const uint32_t *to;
    uint32_t n, words; /* words: of a row */
};

static inline struct exact_layer_steps steps_of(const struct exact_side *s, uint32_t row)
{
    const struct lane_shape *own = s->face->own;
    uint32_t words = s->face->other->words, from = own->side_from[row];
    return (struct exact_layer_steps){s->ground + (size_t)row * words, s->input, own->side + from,
                                      own->side_from[row + 1] - from, words};
}

/* reached(a) without passing, turned into own(a): one word, or four. */
static inline pair word_compute(const struct exact_layer_steps *s, uint32_t w)
{
    pair a = s->ground[w];
    const pair *input = s->input + w;
    for (uint32_t i = 0; i < s->n; i++)
        a |= input[(size_t)s->to[i] * s->words];
    return pair_turn(a);
}

static void words_compute(const struct exact_layer_steps *s, uint32_t w, pair *out)
{
    pair a = s->ground[w], b = s->ground[w + 1], c = s->ground[w + 2], d = s->ground[w + 3];
    const pair *input = s->input + w;
    for (uint32_t i = 0; i < s->n; i++) {
        const pair *p = input + (size_t)s->to[i] * s->words;
        a |= p[0], b |= p[1], c |= p[2], d |= p[3];
    }
    out[0] = pair_turn(a), out[1] = pair_turn(b);
    out[2] = pair_turn(c), out[3] = pair_turn(d);
}

/* Where the side is stuck it reaches nothing but the same board. */
static pair word_pass(const struct exact_side *s, const struct stuck *at, uint32_t w, pair own)
{
    pair bits = pair_of(at->bits[w], at->bits[w]);
    return own & (~bits | pair_turn(s->input[(size_t)at->row * s->face->other->words + w]));
}

/* The first time: all words of a row. */
static void row_begin(struct exact_side *s, uint32_t row, const struct stuck *at)
{
    struct exact_layer_steps steps = steps_of(s, row);
    pair *out = s->result + (size_t)row * steps.words;
    uint32_t w = 0;
    for (; w + 4 <= steps.words; w += 4)
        words_compute(&steps, w, out + w);
    for (; w < steps.words; w++)
        out[w] = word_compute(&steps, w);
    for (w = 0; at && w < steps.words; w++)
        out[w] = word_pass(s, at, w, out[w]);
}

/* Later: the words that are due. What changed is noted in the room. */
static void row_again(struct exact_side *s, uint32_t row, const struct stuck *at,
                      struct exact_room *room)
{
    struct exact_layer_steps steps = steps_of(s, row);
    pair *kept = s->result + (size_t)row * steps.words;
    pair *fresh = room->fresh + (size_t)(row % STRIP) * steps.words;
    for (uint64_t due = s->due[row]; due;) {
        uint32_t w = (uint32_t)bits_pop(&due) * s->span;
        uint32_t end = w + s->span < steps.words ? w + s->span : steps.words;
        for (; w < end; w++) {
            pair own = word_compute(&steps, w);
            own = at ? word_pass(s, at, w, own) : own;
            pair new = own ^ kept[w];
            if (!pair_differs(new, pair_of(0, 0)))
                continue;
            kept[w] = own;
            fresh[w] = new;
            room->rows[w] |= (uint64_t)1 << row % STRIP;
            room->bits[w] += (uint32_t)(bits_count(new[LOST]) + bits_count(new[OPEN]));
        }
    }
    s->due[row] = 0;
}

/* Turn a block of a strip over into the side's own table; rows of it that change are marked, all if
 * what was there is not `known`. */
static void block_store(const struct exact_side *s, uint32_t strip, uint32_t w, bool known,
                        uint64_t mark, struct exact_room *room)
{
    uint64_t any = 0;
    const struct lane_shape *own = s->face->own, *other = s->face->other;
    const pair *rows = s->result + (size_t)strip * STRIP * other->words + w;
    uint32_t n = own->rows - strip * STRIP < STRIP ? own->rows - strip * STRIP : STRIP;
    uint32_t left = other->rows - w * 64 < 64 ? other->rows - w * 64 : 64;
    pair block[STRIP], *to = s->face->table + (size_t)w * 64 * own->words + strip;
    for (uint32_t i = 0; i < n; i++)
        block[i] = rows[(size_t)i * other->words];
    for (uint32_t i = n; i < STRIP; i++)
        block[i] = pair_of(0, 0);
    pair_transpose(block, n, left);
    for (uint32_t i = 0; i < left; i++, to += own->words)
        if (!known || pair_differs(*to, block[i])) {
            *to = block[i];
            room->changed[w * 64 + i] |= mark;
            any |= (uint64_t)1 << i;
        }
    room->rows_changed[w] |= any;
}

/* The same for the few bits of a block that changed. */
static void bits_store(const struct exact_side *s, uint32_t strip, uint32_t w, uint64_t mark,
                       struct exact_room *room)
{
    uint32_t words = s->face->own->words;
    for (uint64_t rows = room->rows[w]; rows;) {
        int row = bits_pop(&rows);
        pair new = room->fresh[(size_t)row * s->face->other->words + w];
        for (uint64_t left = new[LOST] | new[OPEN]; left;) {
            int bit = bits_pop(&left);
            pair *to = s->face->table + ((size_t)w * 64 + (size_t)bit) * words + strip;
            *to ^= pair_of((new[LOST] >> bit & 1) << row, (new[OPEN] >> bit & 1) << row);
            room->changed[w * 64 + (uint32_t)bit] |= mark;
            room->rows_changed[w] |= (uint64_t)1 << bit;
        }
    }
}

/* Passing over the placements where the side may be stuck, in ascending order. */
static const struct stuck *stuck_at(const struct exact_side *s, uint32_t *next, uint32_t row)
{
    while (*next < s->n_stuck && s->stuck[*next].row < row)
        ++*next;
    return *next < s->n_stuck && s->stuck[*next].row == row ? &s->stuck[*next] : NULL;
}

/* Compute everything, for the first time. True: the table has changed, for all we know. */
static bool side_begin(struct exact_side *s, const struct exact_side *reader, bool known,
                       struct exact_room *room)
{
    const struct lane_shape *own = s->face->own;
    uint32_t stuck = 0;
    for (uint32_t row = 0; row < own->rows; row++)
        row_begin(s, row, stuck_at(s, &stuck, row));
    for (uint32_t strip = 0; strip < own->words; strip++)
        for (uint32_t w = 0; w < s->face->other->words; w++)
            block_store(s, strip, w, known, (uint64_t)1 << strip / reader->span, room);
    return true;
}

/* Compute what is due. `reader` reads the table. True if it changed. */
static bool side_again(struct exact_side *s, const struct exact_side *reader,
                       struct exact_room *room)
{
    const struct lane_shape *own = s->face->own;
    uint32_t stuck = 0;
    bool any = false;
    for (uint32_t strip = 0; strip < own->words; strip++) {
        uint64_t mark = (uint64_t)1 << strip / reader->span, due = s->rows_due[strip];
        if (!due)
            continue;
        s->rows_due[strip] = 0;
        while (due) {
            uint32_t row = strip * STRIP + (uint32_t)bits_pop(&due);
            row_again(s, row, stuck_at(s, &stuck, row), room);
        }
        for (uint32_t w = 0; w < s->face->other->words; w++) {
            if (!room->rows[w])
                continue;
            if (room->bits[w] > BITS_FEW)
                block_store(s, strip, w, true, mark, room);
            else
                bits_store(s, strip, w, mark, room);
            room->rows[w] = room->bits[w] = 0;
            any = true;
        }
    }
    return any;
}

static inline void row_mark(struct exact_side *s, uint32_t row, uint64_t spans)
{
    s->due[row] |= spans;
    s->rows_due[row / STRIP] |= (uint64_t)(spans != 0) << row % STRIP;
}

/* What the side has to compute again after these changes of its input; nothing before it has begun. */
static void side_mark(struct exact_side *s, struct exact_room *room, bool begun)
{
    const struct lane_shape *own = s->face->own;
    for (uint32_t i = 0; begun && i < s->n_stuck; i++)
        row_mark(s, s->stuck[i].row, room->changed[s->stuck[i].row]);
    for (uint32_t word = 0; word < own->words; word++) {
        while (room->rows_changed[word]) {
            uint32_t row = word * 64 + (uint32_t)bits_pop(&room->rows_changed[word]);
            for (uint32_t i = own->side_from[row]; begun && i < own->side_from[row + 1]; i++)
                row_mark(s, own->side[i], room->changed[row]);
            room->changed[row] = 0;
        }
    }
}

static bool room_take(struct exact_room *room, uint32_t words, struct arena *scratch)
{
    room->changed = arena_take(scratch, (size_t)STRIP * words, sizeof *room->changed);
    room->rows_changed = arena_take(scratch, words, sizeof *room->rows_changed);
    room->fresh = arena_take_bare(scratch, (size_t)STRIP * words, sizeof *room->fresh);
    room->rows = arena_take(scratch, words, sizeof *room->rows);
    room->bits = arena_take(scratch, words, sizeof *room->bits);
    room->valid = arena_take(scratch, words, sizeof *room->valid);
    return room->changed && room->rows_changed && room->fresh && room->rows && room->bits &&
           room->valid;
}

static struct exact_tally side_tally(const struct exact_side *s)
{
    const struct exact_face *f = s->face;
    struct exact_tally t = {0, 0, 0};
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

int exact_layer_solve(struct exact_face face[2], bool twin, struct exact_tally tally[2],
                      struct arena *scratch)
{
    struct arena_mark mark = arena_here(scratch);
    const struct lane_shape *x = face[0].own, *y = face[0].other;
    struct exact_side side[2] = {{.face = &face[0], .input = face[!twin].table},
                                 {.face = &face[1], .input = face[0].table}};
    struct exact_room room;
    int sweeps = 0, sides = twin ? 1 : 2;
    bool ready = room_take(&room, x->words > y->words ? x->words : y->words, scratch);
    for (int i = 0; i < sides; i++)
        ready = ready && side_prepare(&side[i], room.valid, scratch);
    if (ready) {
        exact_layer_clear(&face[sides - 1], room.valid); /* what side 0 reads first */
        for (bool more = true; more; sweeps++)
            for (int i = 0; i < sides; i++) {
                struct exact_side *reader = &side[sides - 1 - i];
                bool read = i == sides - 1; /* its table, before it was computed at all */
                more = sweeps ? side_again(&side[i], reader, &room)
                              : side_begin(&side[i], reader, read, &room);
                side_mark(reader, &room, sweeps || read);
            }
        for (int i = 0; i < sides; i++)
            tally[i] = side_tally(&side[i]);
    }
    arena_release(scratch, mark);
    return sweeps;
}
