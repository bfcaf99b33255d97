/* forest_bound.c - diagonals in a rectangle, counted: trees have fewer lines than corners.
 *
 * Corners are coloured like a chessboard, and a line joins two of one colour. So in any rectangle of cells
 * there are fewer lines on black corners than black corners, and as many cells as lines of both colours.
 *
 *      . . . . . .      The middles of these blocks are black, and so are the corners of the blocks: four cells
 *      .   .   .        a block, but, apart from the rim of the rectangle, only two black corners. Where the middles
 *      . 3 . 3 . .      have three lines each, some of them close a cycle; and where they have one each, some of
 *      .   .   .        the other lines, on white corners, do.
 *      . . . . . .
 *
 * So for each of the four ways to lay such blocks, and each rectangle of whole blocks: that there is no
 * cycle inside asks that
 *
 *      fewest lines on the middles      <  black corners    and
 *      cells - most lines on the middles  <  white corners.
 *
 * Columns of blocks are chosen as in looking for the part of a row with the largest sum. Rectangles as high
 * as the board cost no more than its cells, and regular boards need no others; of all rectangles, rows of
 * blocks times rows of blocks times columns are looked at. On the rim of the board blocks are halves.
 */
#include "engine/cdcl/solver.h"

/* Of the blocks of one way, in rows of n: what their middles ask for besides corners. */
struct blocks {
    int32_t first_r, first_c; /* of the first middle: 0 or 1 */
    int32_t columns;
    int32_t *least, *rest; /* sums over the rows so far, a column each: fewest lines, and fewest others */
};

static int32_t cells_across(int32_t middle, int side)
{
    return middle == 0 || middle == side ? 1 : 2;
}

/* Rows of corners of blocks, that is, between and around n rows of middles. */
static int32_t edges(int32_t first, int32_t last, int side)
{
    return (last - first) / 2 + 2 - (first == 0) - (last == side);
}

static void row_add(const struct cdcl *s, const struct blocks *b, int32_t r)
{
    for (int32_t i = 0; i < b->columns; i++) {
        int32_t c = b->first_c + 2 * i;
        int32_t cells = cells_across(r, s->frame.h) * cells_across(c, s->frame.w);
        uint16_t state = s->state[frame_place(&s->frame, r, c)];
        unsigned allowed = count_allowed(state) >> count_in(state) << count_in(state);
        allowed &= (2u << (4 - count_out(state))) - 1;
        b->least[i] += __builtin_ctz(allowed);
        b->rest[i] += cells - (31 - __builtin_clz(allowed));
    }
}

/* Is there a run of columns whose sum reaches the number of corners? Of these a column of blocks has so many on
 * its own line, and so many on each line between columns. */
static bool reaches(const struct cdcl *s, const struct blocks *b, const int32_t *sum, int32_t on, int32_t between)
{
    int32_t run = INT32_MIN / 2;
    for (int32_t i = 0; i < b->columns; i++) {
        int32_t c = b->first_c + 2 * i, begin = c == 0 ? 0 : -between;
        run = (run > begin ? run : begin) + sum[i] - on - (c == s->frame.w ? 0 : between);
        if (run >= 0)
            return true;
    }
    return false;
}

static bool blocks_refute(struct cdcl *s, struct blocks *b, bool all)
{
    const int h = s->frame.h;
    for (int32_t from = b->first_r; from <= (all ? h : b->first_r); from += 2) {
        for (int32_t i = 0; i < b->columns; i++)
            b->least[i] = b->rest[i] = 0;
        for (int32_t to = from; to <= h; to += 2) {
            int32_t middles = (to - from) / 2 + 1, lines = edges(from, to, h);
            if (toil(s, 4 * (uint32_t)b->columns))
                return false;
            row_add(s, b, to);
            if (!all && to + 2 <= h)
                continue;
            if (reaches(s, b, b->least, middles, lines) || reaches(s, b, b->rest, lines, middles))
                return true;
        }
    }
    return false;
}

/* Only facts are known now, and counts hold for good. True: some cycle is closed whatever is done. */
bool cdcl_forest_bound_refutes(struct cdcl *s, bool all)
{
    struct arena_mark mark = arena_here(s->work->arena);
    size_t n = (size_t)s->frame.w / 2 + 1;
    struct blocks b = {.least = arena_take(s->work->arena, n, sizeof *b.least),
                       .rest = arena_take(s->work->arena, n, sizeof *b.rest)};
    bool refuted = false;
    for (int way = 0; b.least && b.rest && way < 4 && !refuted; way++) {
        b.first_r = way / 2;
        b.first_c = way % 2;
        b.columns = (s->frame.w - b.first_c) / 2 + 1;
        refuted = blocks_refute(s, &b, all);
    }
    arena_release(s->work->arena, mark);
    return refuted;
}
