/* Counting without listing, against listing: all loops of small grids as borders of sets of cells, all
 * fillings of small boards with diagonals; and the known numbers of loops of empty boards. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "core/position.h"
#include "games/games.h"

enum { SIDE_MAX = 4, PARTS_MAX = 2 * SIDE_MAX * (SIDE_MAX + 1) };

static struct arena arena;
static struct rng rng;

static struct work fresh_work(void)
{
    arena_close(&arena);
    arena_open(&arena);
    return (struct work){.arena = &arena, .rng = &rng, .steps = UINT64_MAX};
}

static struct board *read(const char *line)
{
    struct board *b = NULL;
    struct err e = position_read(games_all, line, strlen(line), &arena, &b);
    if (err_is(e))
        printf("  %s: %s\n", line, e.why);
    CHECK(!err_is(e));
    return b;
}

/* ---- loops: the border of a set of cells, if it is one cycle ---- */

struct loop {
    uint64_t edges; /* horizontal ones, then upright ones, in reading order */
};

static int flat(int w, int r, int c)
{
    return r * w + c;
}

static int upright(int w, int h, int r, int c)
{
    return (h + 1) * w + r * (w + 1) + c;
}

static bool is_in(unsigned cells, int w, int h, int r, int c)
{
    return r >= 0 && c >= 0 && r < h && c < w && (cells >> (r * w + c) & 1);
}

static uint64_t border_of(unsigned cells, int w, int h)
{
    uint64_t edges = 0;
    for (int r = 0; r <= h; r++)
        for (int c = 0; c <= w; c++) {
            if (c < w && is_in(cells, w, h, r - 1, c) != is_in(cells, w, h, r, c))
                edges |= 1ull << flat(w, r, c);
            if (r < h && is_in(cells, w, h, r, c - 1) != is_in(cells, w, h, r, c))
                edges |= 1ull << upright(w, h, r, c);
        }
    return edges;
}

/* From a dot along an edge that has not been used; -1: there is none. */
static int step(uint64_t *edges, int w, int h, int dot)
{
    int r = dot / (w + 1), c = dot % (w + 1);
    const int edge[] = {c < w ? flat(w, r, c) : -1, c > 0 ? flat(w, r, c - 1) : -1,
                        r < h ? upright(w, h, r, c) : -1, r > 0 ? upright(w, h, r - 1, c) : -1};
    const int to[] = {dot + 1, dot - 1, dot + w + 1, dot - w - 1};
    for (int i = 0; i < 4; i++)
        if (edge[i] >= 0 && *edges >> edge[i] & 1) {
            *edges &= ~(1ull << edge[i]);
            return to[i];
        }
    return -1;
}

static bool is_one_loop(uint64_t edges, int w, int h)
{
    uint64_t left = edges;
    int visits[(SIDE_MAX + 1) * (SIDE_MAX + 1)] = {0}, start = 0;
    while (edges && start < (w + 1) * (h + 1)) { /* a dot with an edge */
        uint64_t tried = left;
        if (step(&tried, w, h, start) >= 0)
            break;
        start++;
    }
    for (int dot = edges ? start : -1; dot >= 0; dot = step(&left, w, h, dot))
        if (++visits[dot] > 1 + (dot == start))
            return false;
    return edges && !left;
}

static size_t list_loops(struct loop *out, int w, int h)
{
    size_t n = 0;
    for (unsigned cells = 1; cells < 1u << (w * h); cells++) {
        uint64_t edges = border_of(cells, w, h);
        if (is_one_loop(edges, w, h))
            out[n++].edges = edges;
    }
    return n;
}

static int lines_round(uint64_t edges, int w, int h, int r, int c)
{
    return (int)((edges >> flat(w, r, c) & 1) + (edges >> flat(w, r + 1, c) & 1) +
                 (edges >> upright(w, h, r, c) & 1) + (edges >> upright(w, h, r, c + 1) & 1));
}

/* ---- clued boards, counted both ways ---- */

static void check_count(const char *line, const uint64_t *answer, size_t n, int parts, bool falls)
{
    struct work w = fresh_work();
    struct board *b = read(line);
    struct solution_count t = {.shares = true}, plain = {0};
    char want[32];
    snprintf(want, sizeof want, "%zu", n);
    CHECK(!err_is(b->game->puzzle->count(b, &plain, &w)) && strcmp(plain.decimal, want) == 0);
    CHECK(!err_is(b->game->puzzle->count(b, &t, &w)) && strcmp(t.decimal, want) == 0);
    CHECK(t.n == (size_t)parts);
    for (int i = 0; i < parts; i++) {
        size_t drawn = 0;
        for (size_t k = 0; k < n; k++)
            drawn += (answer[k] >> i & 1) != falls;
        double share = n ? (double)drawn / (double)n : 0;
        CHECK(fabs(t.share[i] - share) < 1e-9);
    }
}

static void test_loops(int w, int h, int boards)
{
    static struct loop all[1 << (SIDE_MAX * SIDE_MAX)];
    static uint64_t answer[1 << (SIDE_MAX * SIDE_MAX)];
    size_t n = list_loops(all, w, h);
    for (int k = 0; k < boards; k++) {
        char line[200];
        int at = snprintf(line, sizeof line, "slitherlink %dx%d ", w, h);
        int clue[SIDE_MAX][SIDE_MAX], density = (int)rng_below(&rng, 6);
        uint64_t like = all[rng_below(&rng, (uint32_t)n)].edges; /* most boards have a solution */
        for (int r = 0; r < h; r++) {
            for (int c = 0; c < w; c++) {
                bool given = rng_below(&rng, 6) < (uint32_t)density;
                int number = rng_below(&rng, 20) ? lines_round(like, w, h, r, c)
                                                 : (int)rng_below(&rng, 5);
                clue[r][c] = given ? number : -1;
                line[at++] = given ? (char)('0' + number) : '.';
            }
            line[at++] = r + 1 < h ? '/' : '\0';
        }
        size_t found = 0;
        for (size_t i = 0; i < n; i++) {
            bool fits = true;
            for (int r = 0; r < h; r++)
                for (int c = 0; c < w; c++)
                    fits = fits && (clue[r][c] < 0 ||
                                    lines_round(all[i].edges, w, h, r, c) == clue[r][c]);
            if (fits)
                answer[found++] = all[i].edges;
        }
        check_count(line, answer, found, (h + 1) * w + h * (w + 1), false);
    }
}

/* ---- diagonals: bit set: it rises ---- */

static int root(const int *up, int x)
{
    while (up[x] != x)
        x = up[x];
    return x;
}

static bool is_forest(unsigned rises, int w, int h)
{
    int up[(SIDE_MAX + 1) * (SIDE_MAX + 1)];
    for (int i = 0; i < (w + 1) * (h + 1); i++)
        up[i] = i;
    for (int i = 0; i < w * h; i++) {
        int r = i / w, c = i % w, left = r * (w + 1) + c, below = left + w + 1;
        bool rise = rises >> i & 1;
        int a = root(up, rise ? left + 1 : left), b = root(up, rise ? below : below + 1);
        if (a == b)
            return false;
        up[a] = b;
    }
    return true;
}

static int lines_at(unsigned rises, int w, int h, int r, int c)
{
    int n = 0;
    if (r > 0 && c > 0)
        n += !(rises >> ((r - 1) * w + c - 1) & 1);
    if (r < h && c < w)
        n += !(rises >> (r * w + c) & 1);
    if (r > 0 && c < w)
        n += rises >> ((r - 1) * w + c) & 1;
    if (r < h && c > 0)
        n += rises >> (r * w + c - 1) & 1;
    return n;
}

static void test_forests(int w, int h, int boards)
{
    static unsigned all[1 << (SIDE_MAX * SIDE_MAX)];
    static uint64_t answer[1 << (SIDE_MAX * SIDE_MAX)];
    size_t n = 0;
    for (unsigned rises = 0; rises < 1u << (w * h); rises++)
        if (is_forest(rises, w, h))
            all[n++] = rises;
    for (int k = 0; k < boards; k++) {
        char line[200];
        int at = snprintf(line, sizeof line, "slant %dx%d ", w, h);
        int clue[SIDE_MAX + 1][SIDE_MAX + 1], density = (int)rng_below(&rng, 6);
        unsigned like = all[rng_below(&rng, (uint32_t)n)];
        for (int r = 0; r <= h; r++) {
            for (int c = 0; c <= w; c++) {
                bool given = rng_below(&rng, 6) < (uint32_t)density;
                int number =
                    rng_below(&rng, 20) ? lines_at(like, w, h, r, c) : (int)rng_below(&rng, 5);
                clue[r][c] = given ? number : -1;
                line[at++] = given ? (char)('0' + number) : '.';
            }
            line[at++] = r < h ? '/' : '\0';
        }
        size_t found = 0;
        for (size_t i = 0; i < n; i++) {
            bool fits = true;
            for (int r = 0; r <= h; r++)
                for (int c = 0; c <= w; c++)
                    fits =
                        fits && (clue[r][c] < 0 || lines_at(all[i], w, h, r, c) == clue[r][c]);
            if (fits)
                answer[found++] = all[i];
        }
        check_count(line, answer, found, w * h, true);
    }
}

/* ---- what is known ---- */

static void count_empty(const char *game, int w, int h, int extra, const char *want)
{
    struct work work = fresh_work();
    char line[2000];
    int at = snprintf(line, sizeof line, "%s %dx%d ", game, w, h);
    for (int r = 0; r < h + extra; r++) {
        for (int c = 0; c < w + extra; c++)
            line[at++] = '.';
        line[at++] = r + 1 < h + extra ? '/' : '\0';
    }
    struct board *b = read(line);
    struct solution_count t = {0};
    CHECK(!err_is(b->game->puzzle->count(b, &t, &work)) && strcmp(t.decimal, want) == 0);
}

/* OEIS A140517; long boards both ways round. */
static void test_known(void)
{
    static const char *const loops[] = {"1",         "13",           "213",
                                        "9349",      "1222363",      "487150371",
                                        "603841648931", "2318527339461265"};
    for (int n = 1; n <= 8; n++)
        count_empty("slitherlink", n, n, 0, loops[n - 1]);
    count_empty("slitherlink", 10, 10, 0, "988808811046283595068099");
    count_empty("slitherlink", 1, 40, 0, "820"); /* as many as there are stretches of 40 cells */
    count_empty("slitherlink", 40, 1, 0, "820");
    count_empty("slant", 1, 70, 1, "1180591620717411303424"); /* 2^70: no loop has room */
    count_empty("slant", 70, 1, 1, "1180591620717411303424");
}

/* Progress counts where that is asked; a wide board is refused. */
static void test_questions(void)
{
    struct work w = fresh_work();
    struct board *b = read("slitherlink 2x2 ../.. 1./../..:.../...");
    struct solution_count t = {0}, here = {.from_here = true};
    CHECK(!err_is(b->game->puzzle->count(b, &t, &w)) && strcmp(t.decimal, "13") == 0);
    CHECK(!err_is(b->game->puzzle->count(b, &here, &w)) && strcmp(here.decimal, "7") == 0);
    b = read("slant 2x2 .../.../... L./..");
    here = (struct solution_count){.from_here = true};
    CHECK(!err_is(b->game->puzzle->count(b, &here, &w)) && strcmp(here.decimal, "8") == 0);
    struct variant v = {.value = {30, 30}};
    struct board *wide;
    CHECK(!err_is(position_new(b->game, &v, &arena, &wide)));
    CHECK(b->game->puzzle->count(wide, &t, &w).code == ERR_VARIANT);
    struct work little = w;
    little.steps = 1000;
    v = (struct variant){.value = {12, 12}};
    CHECK(!err_is(position_new(b->game, &v, &arena, &wide)));
    CHECK(b->game->puzzle->count(wide, &t, &little).code == ERR_BUDGET);
}

int main(int argc, char **argv)
{
    int boards = argc > 1 ? atoi(argv[1]) : 600;
    arena_open(&arena);
    rng_seed(&rng, 20, 0);
    test_known();
    test_questions();
    static const int8_t shapes[][2] = {{1, 1}, {2, 1}, {2, 2}, {3, 2}, {2, 3}, {3, 3}, {4, 3}, {3, 4}};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        test_loops(shapes[i][0], shapes[i][1], boards / 8);
        test_forests(shapes[i][0], shapes[i][1], boards / 8);
    }
    arena_close(&arena);
    return check_done("frontier");
}
