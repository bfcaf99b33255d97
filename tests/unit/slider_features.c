/* What the evaluation of Slider counts, against counting cell by cell. */
#include <stdlib.h>

#include "games/slider/evaluate.h"
#include "randoms.h"

/* The board as `side` sees it: forward is always to the right, x; y is the lane. */
static char ahead_at(const struct board *b, int side, int x, int y)
{
    int n = board_width(b);
    if (x < 0 || y < 0 || x >= n || y >= n)
        return '#';
    char ink = side == SLIDER_H ? slider_get(b, n - 1 - y, x) : slider_get(b, n - 1 - x, y);
    return ink == 'B' ? '#' : ink == '+' ? '+' : ink == (side == SLIDER_H ? 'H' : 'V') ? 'o' : 'x';
}

static void slow_piece(const struct board *b, int side, int x, int y, int sign, int *out)
{
    int last = board_width(b) - 1;
    char next = ahead_at(b, side, x + 1, y);
    bool free = x == last || next == '+', barred = false;
    int sideways = (ahead_at(b, side, x, y - 1) == '+') + (ahead_at(b, side, x, y + 1) == '+');
    for (int i = x + 1; i <= last; i++)
        barred = barred || ahead_at(b, side, i, y) == 'x';
    out[SLIDER_RACE] += sign * (last + 1 - x);
    out[SLIDER_PIECES] += sign;
    out[SLIDER_MET] += sign * (next == 'x');
    out[SLIDER_STUCK] += sign * (!free && next != 'x');
    out[SLIDER_BARRED] += sign * barred;
    out[SLIDER_SIDE] += sign * sideways;
    out[SLIDER_HELD] += sign * (!free && !sideways);
    out[SLIDER_LAST] += sign * (x == last);
}

static void slow_side(const struct board *b, int side, int sign, int *out)
{
    int n = board_width(b);
    for (int y = 0; y < n; y++) {
        bool used = false;
        for (int x = 0; x < n; x++)
            if (ahead_at(b, side, x, y) == 'o') {
                slow_piece(b, side, x, y, sign, out);
                used = true;
            }
        out[SLIDER_LANES] += sign * used;
    }
}

/* An H and a V that is neither higher nor further left. */
static int slow_pairs(const struct board *b)
{
    int n = board_width(b), pairs = 0;
    for (int h = 0; h < n * n; h++)
        for (int v = 0; v < n * n; v++)
            pairs += slider_get(b, h / n, h % n) == 'H' && slider_get(b, v / n, v % n) == 'V' &&
                     v / n >= h / n && v % n >= h % n;
    return pairs;
}

static void slow_features(const struct board *b, int *out)
{
    int mover = slider_in(b)->mover, pairs = slow_pairs(b);
    for (int i = 0; i < SLIDER_FEATURES; i++)
        out[i] = 0;
    slow_side(b, mover, 1, out);
    slow_side(b, !mover, -1, out);
    out[SLIDER_TURN] = 1;
    out[SLIDER_CROWD] = out[SLIDER_RACE] * pairs / 8;
    out[SLIDER_CLEAR] = pairs ? 0 : out[SLIDER_RACE] <= 0 ? 1 : -1;
}

static void test_all_sizes(struct desk *d)
{
    for (int i = 0; i < 1500; i++) {
        int fast[SLIDER_FEATURES], slow[SLIDER_FEATURES];
        random_slider(d, SLIDER_MIN + i % (SLIDER_MAX - SLIDER_MIN + 1));
        slider_features(d->board, fast);
        slow_features(d->board, slow);
        bool same = true;
        for (int f = 0; f < SLIDER_FEATURES; f++)
            same = same && fast[f] == slow[f];
        if (!CHECK(same))
            return;
    }
}

/* However crowded a board of somebody's own making, a guess is no proof. */
static void test_crowded(struct desk *d)
{
    desk_new(d, &slider_game, 12, 12);
    slider_clear(d->board);
    for (int r = 0; r < 12; r++)
        for (int c = 0; c < 12; c++)
            if (r < 5 || r > 6)
                slider_put(d->board, r, c, r < 5 ? 'H' : 'V');
    CHECK(abs(slider_evaluate(d->board)) < SCORE_WON);
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 5);
    test_all_sizes(&d);
    test_crowded(&d);
    desk_close(&d);
    return check_done("slider_features");
}
