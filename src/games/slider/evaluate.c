/* evaluate.c - Slider at a glance. The game is a race in which the runners stand in each other's
 * way, so what counts is how far there is to go, who is blocked by whom, and who still has a move
 * to spare: a player who runs out of sideways steps must make way.
 *
 * Everything is counted on planes, for H as it stands; V's forward is up where H's is right.
 * The weights were fitted to self-play by tools/tune (docs/DUELS.md), but for that of the pieces:
 * the fit likes to keep them, having two players that both do, and so never leaves the board. It is
 * held below that of a step, for a piece that leaves must be worth the step.
 */
#include "games/slider/evaluate.h"

const int slider_weights[SLIDER_FEATURES] = {
    [SLIDER_RACE] = -168, [SLIDER_PIECES] = 140, [SLIDER_MET] = -18, [SLIDER_STUCK] = -4, [SLIDER_BARRED] = -79, [SLIDER_SIDE] = -7, [SLIDER_HELD] = -220, [SLIDER_LAST] = -20, [SLIDER_LANES] = 53, [SLIDER_TURN] = 51, [SLIDER_CROWD] = 29, [SLIDER_CLEAR] = 1316,
};

/* Word i of the cells from which `side` steps forward onto a cell of p. */
PLANE_INLINE uint64_t slider_behind(const uint64_t *p, int side, int i, int words)
{
    return side == SLIDER_H ? plane_left(p, i, words) : plane_down(p, i, words);
}

/* All cells behind any cell of p, however far: what lies one cell behind, and then as far again
 * until the whole lane is covered. */
PLANE_INLINE void slider_all_behind(const uint64_t *p, uint64_t *out, int side, int words)
{
    for (int i = 0; i < words; i++)
        out[i] = slider_behind(p, side, i, words);
    for (int step = 1; step < plane_stride(words); step *= 2) {
        uint64_t more[PLANE_MAX];
        for (int i = 0; i < words; i++)
            more[i] = side == SLIDER_H ? plane_left_by(out, i, step, words)
                                       : plane_down_by(out, i, step, words);
        for (int i = 0; i < words; i++)
            out[i] |= more[i];
    }
}

/* Steps forward until all are off: N each, less the lines they have behind them. */
PLANE_INLINE int slider_count_race(const uint64_t *own, int side, int n, int words)
{
    int steps = 0;
    for (int i = 0; i < words; i++) {
        steps += n * bits_count(own[i]);
        steps -= side == SLIDER_H ? plane_sum_columns(own, i, words) : plane_sum_rows(own, i, words);
    }
    return steps;
}

/* Rows with a piece for H, columns for V: every lane is folded onto its first cell. */
PLANE_INLINE int slider_count_lanes(const uint64_t *own, int side, int words)
{
    int stride = plane_stride(words), lanes = 0;
    uint64_t all = 0;
    for (int i = 0; i < words; i++) {
        uint64_t row = own[i];
        for (int step = stride / 2; step; step /= 2)
            row |= row >> step;
        lanes += bits_count(row & plane_column(0, words));
        all |= own[i];
    }
    if (side == SLIDER_H)
        return lanes;
    for (int step = 32; step >= stride; step /= 2)
        all |= all >> step;
    return bits_count(all & plane_row(0, 0, words));
}

PLANE_INLINE void slider_count_side(const struct slider *s, int side, int sign, int *out, int words)
{
    int n = slider_n(s);
    const uint64_t *own = s->plane + side * words, *enemy = s->plane + !side * words;
    const uint64_t *open = s->plane + PLANE_OPEN * words;
    uint64_t empty[PLANE_MAX], barred[PLANE_MAX];
    for (int i = 0; i < words; i++)
        empty[i] = open[i] & ~(own[i] | enemy[i]);
    slider_all_behind(enemy, barred, side, words);
    out[SLIDER_RACE] += sign * slider_count_race(own, side, n, words);
    out[SLIDER_LANES] += sign * slider_count_lanes(own, side, words);
    for (int i = 0; i < words; i++) {
        uint64_t last = side == SLIDER_H ? plane_column(n - 1, words) : plane_row(n - 1, i, words);
        uint64_t met = own[i] & slider_behind(enemy, side, i, words);
        uint64_t free = own[i] & (slider_behind(empty, side, i, words) | last);
        uint64_t one =
            own[i] & (side == SLIDER_H ? plane_up(empty, i, words) : plane_left(empty, i, words));
        uint64_t other = own[i] & (side == SLIDER_H ? plane_down(empty, i, words)
                                                    : plane_right(empty, i, words));
        out[SLIDER_PIECES] += sign * bits_count(own[i]);
        out[SLIDER_MET] += sign * bits_count(met);
        out[SLIDER_STUCK] += sign * bits_count(own[i] & ~free & ~met);
        out[SLIDER_BARRED] += sign * bits_count(own[i] & barred[i]);
        out[SLIDER_SIDE] += sign * (bits_count(one) + bits_count(other));
        out[SLIDER_HELD] += sign * bits_count(own[i] & ~(free | one | other));
        out[SLIDER_LAST] += sign * bits_count(own[i] & last);
    }
}

/* Pairs of an H and a V that can still get in each other's way: the V stands no higher and no
 * further left than the H. Neither ever turns back, so a pair that has passed stays passed. */
PLANE_INLINE int slider_count_pairs(const struct slider *s, int words)
{
    const uint64_t *h = s->plane, *v = h + words;
    int pairs = 0;
    for (int i = 0; i < words; i++)
        for (uint64_t left = v[i]; left;) {
            int at = 64 * i + bits_pop(&left);
            int row = at / plane_stride(words), column = at % plane_stride(words);
            uint64_t columns = plane_column(0, words) * (((uint64_t)2 << column) - 1);
            for (int k = 0; k < words; k++) {
                int first = row * plane_stride(words) - 64 * k; /* bit of the row in word k */
                uint64_t rows = first >= 64 ? 0 : first <= 0 ? ~(uint64_t)0 : ~(uint64_t)0 << first;
                pairs += bits_count(h[k] & rows & columns);
            }
        }
    return pairs;
}

PLANE_INLINE void slider_count_both(const struct slider *s, int *out, int words)
{
    for (int i = 0; i < SLIDER_FEATURES; i++)
        out[i] = 0;
    slider_count_side(s, SLIDER_H, s->mover == SLIDER_H ? 1 : -1, out, words);
    slider_count_side(s, SLIDER_V, s->mover == SLIDER_V ? 1 : -1, out, words);
    int pairs = slider_count_pairs(s, words);
    out[SLIDER_TURN] = 1;
    out[SLIDER_CROWD] = out[SLIDER_RACE] * pairs / 8;
    out[SLIDER_CLEAR] = pairs ? 0 : out[SLIDER_RACE] <= 0 ? 1 : -1;
}

void slider_features(const struct board *b, int *out)
{
    const struct slider *s = slider_in(b);
    if (slider_n(s) <= PLANE_SMALL)
        slider_count_both(s, out, 1);
    else
        slider_count_both(s, out, PLANE_MAX);
}

int slider_evaluate(const struct board *b)
{
    int count[SLIDER_FEATURES];
    int64_t value = 0; /* a board of somebody's own making may be crowded */
    slider_features(b, count);
    for (int i = 0; i < SLIDER_FEATURES; i++)
        value += (int64_t)slider_weights[i] * count[i];
    return score_clamp(value);
}
