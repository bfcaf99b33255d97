/* What the evaluation of Crosscut counts, against counting square by square. */
#include "desk.h"
#include "games/crosscut/evaluate.h"

/* One line, perimeter included, as characters: o own, x enemy, '.' empty, '|' perimeter. */
static void slow_line(const char *line, int length, int *out)
{
    int own = 0, enemy = 0, segments = 0, caught = 0, levers = 0;
    for (int i = 1; i <= length; i++) {
        own += line[i] == 'o';
        enemy += line[i] == 'x';
        if (line[i] != 'x' || line[i - 1] == 'x')
            continue;
        int end = i;
        while (line[end] == 'x')
            end++;
        char a = line[i - 1], b = line[end];
        bool can = (a == 'o' && (b == '.' || b == '|')) || (b == 'o' && (a == '.' || a == '|'));
        segments++;
        levers += can;
        caught += can ? end - i : 0;
    }
    out[CROSSCUT_DISCS] += own;
    out[CROSSCUT_LEVER] += levers;
    out[CROSSCUT_CATCH] += caught;
    out[CROSSCUT_CATCH_ALL] += enemy && caught == enemy;
    int missing = length - own, class = (missing < MISSING ? missing : MISSING) - 1;
    if (missing == 0)
        return;
    if (segments > 1)
        out[CROSSCUT_SPLIT]++;
    else
        out[(segments ? CROSSCUT_HELD : CROSSCUT_FREE) + class]++;
}

static char slow_at(const struct crosscut *c, int side, int row, int column)
{
    uint64_t bit = (uint64_t)1 << (8 * row + column);
    return c->disc[side] & bit ? 'o' : c->disc[!side] & bit ? 'x' : '.';
}

static int slow_longest(const struct crosscut *c, int side, int w, int h)
{
    int most = 0;
    for (int r = 0; r < h; r++)
        for (int col = 0; col < w; col++)
            for (int down = 0; down < 2; down++) {
                int n = 0, y = r, x = col;
                while (y < h && x < w && slow_at(c, side, y, x) == 'o') {
                    n++;
                    y += down;
                    x += !down;
                }
                most = n > most ? n : most;
            }
    return most;
}

static void slow_features(const struct board *b, int *out)
{
    const struct crosscut *c = crosscut_in(b);
    int w = board_width(b) - 2, h = board_height(b) - 2;
    for (int i = 0; i < CROSSCUT_FEATURES; i++)
        out[i] = 0;
    out[2 * CROSSCUT_SIDE] = 1;
    for (int k = 0; k < 2; k++) {
        int *count = out + k * CROSSCUT_SIDE, side = k ? !c->mover : c->mover;
        char line[16] = "|";
        for (int r = 0; r < h; r++) {
            for (int i = 0; i < w; i++)
                line[i + 1] = slow_at(c, side, r, i);
            line[w + 1] = '|';
            slow_line(line, w, count);
        }
        for (int i = 0; i < w; i++) {
            for (int r = 0; r < h; r++)
                line[r + 1] = slow_at(c, side, r, i);
            line[h + 1] = '|';
            slow_line(line, h, count);
        }
        count[CROSSCUT_DISCS] /= 2;
        count[CROSSCUT_LONGEST] = slow_longest(c, side, w, h);
    }
}

static void test_all_sizes(struct desk *d)
{
    struct rng rng;
    rng_seed(&rng, 5, 0);
    for (int i = 0; i < 4000; i++) {
        int w = 4 + i % 7, h = 4 + i / 7 % 7, fast[CROSSCUT_FEATURES], slow[CROSSCUT_FEATURES];
        desk_new(d, &crosscut_game, w, h);
        struct crosscut *c = crosscut_of(d->board);
        uint32_t fill = rng_below(&rng, 9);
        for (int bit = 0; bit < 64; bit++)
            if (c->inner >> bit & 1 && rng_below(&rng, 8) < fill)
                c->disc[rng_below(&rng, 2)] |= (uint64_t)1 << bit;
        c->mover = (uint8_t)rng_below(&rng, 2);
        crosscut_features(d->board, fast);
        slow_features(d->board, slow);
        bool same = true;
        int value = 0;
        for (int f = 0; f < CROSSCUT_FEATURES; f++) {
            same = same && fast[f] == slow[f];
            value += crosscut_weights[f] * slow[f];
        }
        if (crosscut_judge(c) == STATUS_OPEN)
            same = same && crosscut_evaluate(d->board) == value;
        if (!CHECK(same))
            return;
    }
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 5);
    test_all_sizes(&d);
    desk_close(&d);
    return check_done("crosscut_features");
}
