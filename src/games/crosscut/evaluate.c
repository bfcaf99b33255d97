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

/* Rows become columns. */
static inline uint64_t transpose(uint64_t x)
{
    uint64_t t = (x ^ x >> 7) & 0x00AA00AA00AA00AAu;
    x ^= t ^ t << 7;
    t = (x ^ x >> 14) & 0x0000CCCC0000CCCCu;
    x ^= t ^ t << 14;
    t = (x ^ x >> 28) & 0x00000000F0F0F0F0u;
    return x ^ t ^ t << 28;
}

/* Enemy segments of a line with a friendly disc at one end and no disc at the other. The line is
 * shifted up one, so that the perimeter is bits 0 and length + 1. */
static inline unsigned flankable(unsigned own, unsigned enemy, unsigned all)
{
    own <<= 1;
    enemy <<= 1;
    unsigned room = ~(own | enemy) & (all << 2 | 3), caught = 0;
    unsigned up = own << 1 & enemy, down = own >> 1 & enemy; /* next to a friend, going up, down */
    for (unsigned more = up; more; up |= more)
        more = more << 1 & enemy & ~up;
    for (unsigned more = down; more; down |= more)
        more = more >> 1 & enemy & ~down;
    /* keep the walks that come out where there is room, and walk back */
    unsigned back = up & room >> 1;
    for (caught = back; back; caught |= back)
        back = back >> 1 & up & ~caught;
    unsigned again = down & room << 1;
    caught |= again;
    for (unsigned seen = again; again; seen |= again, caught |= again)
        again = again << 1 & down & ~seen;
    return caught >> 1;
}

static inline void count_line(unsigned own, unsigned enemy, unsigned all, int *out)
{
    int missing = bits_count(all & ~own), class = (missing < MISSING ? missing : MISSING) - 1;
    out[CROSSCUT_DISCS] += bits_count(own);
    if (missing == 0)
        return; /* the game is over */
    if (!enemy) {
        out[CROSSCUT_FREE + class]++;
        return;
    }
    unsigned runs = enemy & ~(enemy << 1);
    if (runs & (runs - 1))
        out[CROSSCUT_SPLIT]++;
    else
        out[CROSSCUT_HELD + class]++;
    if (!own)
        return;
    unsigned caught = flankable(own, enemy, all);
    out[CROSSCUT_LEVER] += bits_count(caught & ~(caught << 1));
    out[CROSSCUT_CATCH] += bits_count(caught);
    out[CROSSCUT_CATCH_ALL] += caught == enemy;
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
    uint64_t columns[2] = {transpose(rows[0]), transpose(rows[1])};
    for (int i = 0; i < CROSSCUT_FEATURES; i++)
        out[i] = 0;
    out[2 * CROSSCUT_SIDE] = 1;
    for (int side = 0; side < 2; side++) {
        int *count = out + side * CROSSCUT_SIDE;
        for (int i = 0; i < h; i++)
            count_line(rows[side] >> 8 * i & 0xFF, rows[!side] >> 8 * i & 0xFF, (1u << w) - 1,
                       count);
        for (int i = 0; i < w; i++)
            count_line(columns[side] >> 8 * i & 0xFF, columns[!side] >> 8 * i & 0xFF, (1u << h) - 1,
                       count);
        count[CROSSCUT_DISCS] /= 2; /* each stands in a row and a column */
        count[CROSSCUT_LONGEST] = longest(rows[side], columns[side]);
    }
}

int crosscut_evaluate(const struct board *b)
{
    int count[CROSSCUT_FEATURES], value = 0;
    crosscut_features(b, count);
    for (int i = 0; i < CROSSCUT_FEATURES; i++)
        value += crosscut_weights[i] * count[i];
    return value;
}
