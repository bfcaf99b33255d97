/* evaluate.c - Crosscut at a glance. Spanning a line wins, so a line is worth the more to a side
 * the less of it is missing; enemy discs in it are in the way unless they can be flipped, which
 * needs a friendly disc at one end of their segment and room, or the perimeter, at the other.
 *
 *     . R B B .        the blue segment can be flanked from e: a lever for Red
 *     | B B R .        and this one from the perimeter
 *
 * What the mover has counts otherwise than what the other side has, for the mover is a turn
 * ahead: a free line with one square missing is as good as a win. So each has weights of its own.
 * The weights were fitted to self-play by tools/tune (docs/DUELS.md).
 */
#include "games/crosscut/evaluate.h"

#include "games/crosscut/rows.h"

/* clang-format off */
const int crosscut_weights[CROSSCUT_FEATURES] = {
    [CROSSCUT_FREE] = 20000, 132, 77, -12, -85, 3,
    [CROSSCUT_HELD] = 52, -40, -35, -38, -25, -109,
    [CROSSCUT_SPLIT] = -68,
    [CROSSCUT_LEVER] = -31,
    [CROSSCUT_CATCH] = 37,
    [CROSSCUT_CATCH_ALL] = 3,
    [CROSSCUT_DISCS] = 23,
    [CROSSCUT_LONGEST] = 38,
    [CROSSCUT_SIDE + CROSSCUT_FREE] = -325, -117, -49, 32, 93, 3,
    [CROSSCUT_SIDE + CROSSCUT_HELD] = -41, 0, 28, 32, 26, 110,
    [CROSSCUT_SIDE + CROSSCUT_SPLIT] = 61,
    [CROSSCUT_SIDE + CROSSCUT_LEVER] = -47,
    [CROSSCUT_SIDE + CROSSCUT_CATCH] = 18,
    [CROSSCUT_SIDE + CROSSCUT_CATCH_ALL] = 50,
    [CROSSCUT_SIDE + CROSSCUT_DISCS] = -18,
    [CROSSCUT_SIDE + CROSSCUT_LONGEST] = -31,
    [2 * CROSSCUT_SIDE] = -12,
};
/* clang-format on */

static inline uint64_t count_in_rows(uint64_t x)
{
    x -= x >> 1 & ROWS_ALL(0x55u);
    x = (x & ROWS_ALL(0x33u)) + (x >> 2 & ROWS_ALL(0x33u));
    return (x + (x >> 4)) & ROWS_ALL(0x0Fu);
}

static inline void count_lines(uint64_t own, uint64_t enemy, uint64_t inside, int length, int *out)
{
    uint64_t held = rows_with(enemy), runs = enemy & ~rows_step_up(enemy);
    uint64_t split = rows_with(runs & (runs - held)), owned = count_in_rows(own);
    uint64_t caught = rows_flankable(own, enemy, inside, length);
    out[CROSSCUT_DISCS] += bits_count(own);
    out[CROSSCUT_SPLIT] += bits_count(split);
    out[CROSSCUT_LEVER] += bits_count(caught & ~rows_step_up(caught));
    out[CROSSCUT_CATCH] += bits_count(caught);
    out[CROSSCUT_CATCH_ALL] += bits_count(rows_with(caught) & ~rows_with(caught ^ enemy));
    for (uint64_t rows = ROWS_ALL(0x01u) & inside & ~split; rows;) {
        int row = bits_pop(&rows), missing = length - (int)(owned >> row & 15);
        int class = (missing < MISSING ? missing : MISSING) - 1;
        if (missing) /* else the game is over */
            out[(held >> row & 1 ? CROSSCUT_HELD : CROSSCUT_FREE) + class]++;
    }
}

static inline int longest(uint64_t rows, uint64_t columns)
{
    int n = 0;
    for (; rows | columns; n++) {
        rows &= rows >> 1 & 0x7F7F7F7F7F7F7F7Fu;
        columns &= columns >> 1 & 0x7F7F7F7F7F7F7F7Fu;
    }
    return n;
}

void crosscut_features(const struct board *b, int *out)
{
    const struct crosscut *c = crosscut_in(b);
    int w = board_width(b) - 2, h = board_height(b) - 2;
    uint64_t rows[2] = {c->disc[c->mover], c->disc[!c->mover]};
    uint64_t columns[2] = {crosscut_transpose(rows[0]), crosscut_transpose(rows[1])},
             turned = crosscut_transpose(c->inner);
    for (int i = 0; i < CROSSCUT_FEATURES; i++)
        out[i] = 0;
    out[2 * CROSSCUT_SIDE] = 1;
    for (int side = 0; side < 2; side++) {
        int *count = out + side * CROSSCUT_SIDE;
        count_lines(rows[side], rows[!side], c->inner, w, count);
        count_lines(columns[side], columns[!side], turned, h, count);
        count[CROSSCUT_DISCS] /= 2; /* each stands in a row and a column */
        count[CROSSCUT_LONGEST] = longest(rows[side], columns[side]);
    }
}

/* The class of every row, in its byte: how much is missing and who stands there, numbered as the
 * features are, CROSSCUT_FREE to CROSSCUT_SPLIT. */
static inline uint64_t classes(uint64_t own, uint64_t held, uint64_t split, int length)
{
    const uint64_t ones = ROWS_ALL(0x01u);
    uint64_t missing = ones * (uint64_t)length - count_in_rows(own);
    missing |= ones & ~rows_with(missing);   /* none: the game is over */
    missing -= missing >> 3 & ones;          /* 8 to 7, */
    missing -= (missing + ones) >> 3 & ones; /* 7 to MISSING */
    return ((missing - ones + MISSING * held) & ~rows_whole(split)) | CROSSCUT_SPLIT * split;
}

/* What count_lines counts, weighed. */
static inline int weigh_lines(uint64_t own, uint64_t enemy, uint64_t inside, int length, int rows,
                              const int *weight)
{
    uint64_t held = rows_with(enemy), runs = enemy & ~rows_step_up(enemy);
    uint64_t class = classes(own, held, rows_with(runs & (runs - held)), length);
    uint64_t caught = rows_flankable(own, enemy, inside, length);
    int value =
        weight[CROSSCUT_LEVER] * bits_count(caught & ~rows_step_up(caught)) +
        weight[CROSSCUT_CATCH] * bits_count(caught) +
        weight[CROSSCUT_CATCH_ALL] * bits_count(rows_with(caught) & ~rows_with(caught ^ enemy));
    for (; rows; rows--, class >>= 8)
        value += weight[class & 15];
    return value;
}

int crosscut_evaluate(const struct board *b)
{
    const struct crosscut *c = crosscut_in(b);
    int w = board_width(b) - 2, h = board_height(b) - 2,
        value = crosscut_weights[2 * CROSSCUT_SIDE];
    uint64_t rows[2] = {c->disc[c->mover], c->disc[!c->mover]};
    uint64_t columns[2] = {crosscut_transpose(rows[0]), crosscut_transpose(rows[1])},
             turned = crosscut_transpose(c->inner);
    for (int side = 0; side < 2; side++) {
        const int *weight = crosscut_weights + side * CROSSCUT_SIDE;
        value += weigh_lines(rows[side], rows[!side], c->inner, w, h, weight) +
                 weigh_lines(columns[side], columns[!side], turned, h, w, weight) +
                 weight[CROSSCUT_DISCS] * bits_count(rows[side]) +
                 weight[CROSSCUT_LONGEST] * longest(rows[side], columns[side]);
    }
    return value;
}
