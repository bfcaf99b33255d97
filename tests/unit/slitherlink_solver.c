/* The exact solver for Slitherlink against a list of all loops.
 *
 * A loop is the border of the set of cells inside it, so all loops of a small board are found by
 * trying every set of cells and keeping those whose border is one loop. The solver's counts,
 * solutions, blamed clues, common edges and removable clues are compared with that list.
 *
 *     test_slitherlink_solver [boards [seed]]
 */
#include <stdlib.h>

#include "check.h"
#include "games/slitherlink/encode.h"

enum { MAX_CELLS = 16, MAX_EDGES = 64, MAX_LOOPS = 1 << 14 };

struct loop {
    uint64_t edges;
    uint8_t count[MAX_CELLS];
};

static struct loop loops[MAX_LOOPS];
static size_t n_loops;
static int width, height;

static int across(int r, int c)
{
    return r * width + c;
}

static int down(int r, int c)
{
    return (height + 1) * width + r * (width + 1) + c;
}

/* The edges at a dot; how many there are on the board. */
static int dot_edges(int r, int c, int e[4], int to[4])
{
    int n = 0, dot = r * (width + 1) + c;
    if (c > 0)
        e[n] = across(r, c - 1), to[n++] = dot - 1;
    if (c < width)
        e[n] = across(r, c), to[n++] = dot + 1;
    if (r > 0)
        e[n] = down(r - 1, c), to[n++] = dot - width - 1;
    if (r < height)
        e[n] = down(r, c), to[n++] = dot + width + 1;
    return n;
}

static uint64_t border(uint32_t inside)
{
    uint64_t edges = 0;
    for (int r = 0; r <= height; r++)
        for (int c = 0; c <= width; c++) {
            int here = r < height && c < width && (inside >> (r * width + c) & 1);
            int above = r > 0 && c < width && (inside >> ((r - 1) * width + c) & 1);
            int left = c > 0 && r < height && (inside >> (r * width + c - 1) & 1);
            if (c < width && here != above)
                edges |= (uint64_t)1 << across(r, c);
            if (r < height && here != left)
                edges |= (uint64_t)1 << down(r, c);
        }
    return edges;
}

/* One loop: every dot has 0 or 2 edges, and a walk from any edge meets them all. */
static bool is_loop(uint64_t edges)
{
    int e[4], to[4], start = -1;
    for (int dot = 0; dot < (width + 1) * (height + 1); dot++) {
        int n = dot_edges(dot / (width + 1), dot % (width + 1), e, to), degree = 0;
        for (int i = 0; i < n; i++)
            degree += (int)(edges >> e[i] & 1);
        if (degree != 0 && degree != 2)
            return false;
        if (degree)
            start = dot;
    }
    if (start < 0)
        return false;
    uint64_t met = 0;
    int at = start;
    do {
        int n = dot_edges(at / (width + 1), at % (width + 1), e, to), i = 0;
        while (i < n && !((edges & ~met) >> e[i] & 1))
            i++;
        if (i == n)
            return false;
        met |= (uint64_t)1 << e[i];
        at = to[i];
    } while (at != start);
    return met == edges;
}

static void list_loops(int w, int h)
{
    if (w == width && h == height)
        return;
    width = w;
    height = h;
    n_loops = 0;
    for (uint32_t inside = 1; inside < 1u << (w * h); inside++) {
        uint64_t edges = border(inside);
        if (!is_loop(edges))
            continue;
        struct loop *l = &loops[n_loops++];
        l->edges = edges;
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++)
                l->count[r * w + c] =
                    (uint8_t)((edges >> across(r, c) & 1) + (edges >> across(r + 1, c) & 1) +
                              (edges >> down(r, c) & 1) + (edges >> down(r, c + 1) & 1));
    }
}

/* How many loops fit, which edges all of them have, and which none. */
struct truth {
    uint64_t n, all, any;
};

static struct truth brute(const int8_t *clue, const int8_t *edge)
{
    struct truth t = {0, ~(uint64_t)0, 0};
    uint64_t on = 0, off = 0;
    for (size_t i = 0; edge && i < slitherlink_edges(width, height); i++) {
        on |= (uint64_t)(edge[i] == 1) << i;
        off |= (uint64_t)(edge[i] == 0) << i;
    }
    for (size_t i = 0; i < n_loops; i++) {
        bool fits = (loops[i].edges & on) == on && !(loops[i].edges & off);
        for (int c = 0; fits && c < width * height; c++)
            fits = clue[c] < 0 || clue[c] == loops[i].count[c];
        if (!fits)
            continue;
        t.n++;
        t.all &= loops[i].edges;
        t.any |= loops[i].edges;
    }
    return t;
}

static uint64_t pack(const int8_t *edge)
{
    uint64_t x = 0;
    for (size_t i = 0; i < slitherlink_edges(width, height); i++)
        x |= (uint64_t)(edge[i] == 1) << i;
    return x;
}

static bool is_answer(const struct slitherlink_ask *ask, const int8_t *edge)
{
    uint64_t x = pack(edge);
    for (size_t i = 0; i < slitherlink_edges(width, height); i++)
        if (ask->edge && ask->edge[i] >= 0 && ask->edge[i] != edge[i])
            return false;
    for (size_t i = 0; i < n_loops; i++)
        if (loops[i].edges == x) {
            for (int c = 0; c < width * height; c++)
                if (ask->clue[c] >= 0 && ask->clue[c] != loops[i].count[c])
                    return false;
            return true;
        }
    return false;
}

/* A board of some kind: chance clues, or those of a true loop with some left out or spoilt. */
static void make_board(struct rng *rng, int8_t *clue)
{
    static const int keep_percent[] = {0, 10, 25, 40, 60, 80, 100};
    int keep = keep_percent[rng_below(rng, 7)], kind = (int)rng_below(rng, 4);
    const struct loop *l = &loops[rng_below(rng, (uint32_t)n_loops)];
    for (int c = 0; c < width * height; c++) {
        clue[c] = kind == 0 ? (int8_t)rng_below(rng, 8) : (int8_t)l->count[c];
        if (clue[c] > 4)
            clue[c] = (int8_t)(clue[c] - 4);
        if ((int)rng_below(rng, 100) >= keep)
            clue[c] = -1;
    }
    if (kind == 1)
        clue[rng_below(rng, (uint32_t)(width * height))] = (int8_t)rng_below(rng, 5);
}

static bool make_edges(struct rng *rng, int8_t *edge)
{
    if (rng_below(rng, 3))
        return false;
    uint64_t x = loops[rng_below(rng, (uint32_t)n_loops)].edges;
    uint32_t spare = 2 + rng_below(rng, 8);
    for (size_t i = 0; i < slitherlink_edges(width, height); i++)
        edge[i] = rng_below(rng, spare) ? -1 : (int8_t)(x >> i & 1);
    return true;
}

static void check_count(const struct slitherlink_ask *ask, struct truth t, struct rng *rng,
                        struct work *w)
{
    int8_t first[MAX_EDGES], second[MAX_EDGES];
    static const uint64_t limits[] = {2, 2, 3, 20, 1000, UINT64_MAX};
    uint64_t limit = limits[rng_below(rng, 6)];
    struct slitherlink_found f = {.first = first, .second = second};
    CHECK(!err_is(slitherlink_count(ask, limit, &f, w)));
    CHECK(f.count == (t.n < limit ? t.n : limit));
    CHECK(f.answer == (t.n == 0 ? ANSWER_NONE : t.n == 1 ? ANSWER_ONE : ANSWER_MANY));
    CHECK(f.count < 1 || is_answer(ask, first));
    CHECK(f.count < 2 || (is_answer(ask, second) && pack(first) != pack(second)));
}

static void check_blame(const struct slitherlink_ask *ask, struct truth t, struct work *w)
{
    uint32_t cell[MAX_CELLS];
    size_t n = 0;
    bool minimal = false;
    int8_t left[MAX_CELLS];
    CHECK(!err_is(slitherlink_blame(ask, cell, &n, &minimal, w)));
    if (t.n) {
        CHECK(n == 0);
        return;
    }
    memset(left, -1, sizeof left);
    for (size_t i = 0; i < n; i++)
        left[cell[i]] = ask->clue[cell[i]];
    CHECK(brute(left, ask->edge).n == 0);
    CHECK(minimal);
    for (size_t i = 0; i < n; i++) {
        CHECK(left[cell[i]] >= 0);
        left[cell[i]] = -1;
        CHECK(brute(left, ask->edge).n > 0);
        left[cell[i]] = ask->clue[cell[i]];
    }
}

static void check_common(const struct slitherlink_ask *ask, struct truth t, struct work *w)
{
    int8_t edge[MAX_EDGES];
    bool complete = false;
    CHECK(!err_is(slitherlink_common(ask, edge, &complete, w)));
    CHECK(complete);
    for (size_t i = 0; i < slitherlink_edges(width, height); i++) {
        int want = t.n == 0 ? -1 : (t.all >> i & 1) ? 1 : (t.any >> i & 1) ? -1 : 0;
        CHECK(edge[i] == want);
    }
}

static void check_dig(const struct slitherlink_ask *ask, struct work *w)
{
    int8_t left[MAX_CELLS];
    struct arena_mark mark = arena_here(w->arena);
    struct slitherlink_dig *d = slitherlink_dig_open(ask, w);
    CHECK(d != NULL);
    memcpy(left, ask->clue, sizeof left);
    for (int c = 0; d && c < width * height; c++) {
        if (left[c] < 0)
            continue;
        left[c] = -1;
        uint64_t n = brute(left, ask->edge).n;
        CHECK(slitherlink_dig_try(d, (uint32_t)c) == (n == 1 ? ANSWER_ONE : ANSWER_MANY));
        if (n == 1)
            slitherlink_dig_drop(d, (uint32_t)c);
        else
            left[c] = ask->clue[c];
    }
    arena_release(w->arena, mark);
}

static void check_board(struct rng *rng, struct work *w)
{
    int8_t clue[MAX_CELLS], edge[MAX_EDGES];
    memset(clue, -1, sizeof clue);
    make_board(rng, clue);
    struct slitherlink_ask ask = {width, height, clue, make_edges(rng, edge) ? edge : NULL};
    struct truth t = brute(clue, ask.edge);
    check_count(&ask, t, rng, w);
    if (rng_below(rng, 4) == 0)
        check_blame(&ask, t, w);
    if (rng_below(rng, 4) == 0)
        check_common(&ask, t, w);
    if (t.n == 1 && rng_below(rng, 2) == 0)
        check_dig(&ask, w);
}

/* Steps and memory run out at every point: no wrong answer, nothing kept. */
static void check_limits(struct work *w)
{
    static const char text[] = ".2.2..3.21.3.2.1.2..3..2.";
    int8_t clue[25];
    for (int i = 0; i < 25; i++)
        clue[i] = text[i] == '.' ? -1 : (int8_t)(text[i] - '0');
    struct slitherlink_ask ask = {5, 5, clue, NULL};
    struct slitherlink_found full = {0}, f = {0};
    CHECK(!err_is(slitherlink_count(&ask, 1000, &full, w)));
    for (uint64_t steps = 0; steps < 300; steps += 7) {
        w->steps = steps;
        CHECK(!err_is(slitherlink_count(&ask, 1000, &f, w)));
        CHECK(f.answer == ANSWER_UNKNOWN || f.answer == full.answer);
    }
    w->steps = UINT64_MAX;
    for (uint64_t takes = 0; takes < 80; takes++) {
        w->arena->takes_left = takes;
        struct err e = slitherlink_count(&ask, 1000, &f, w);
        CHECK(err_is(e) ? e.code == ERR_MEMORY : f.answer == full.answer && f.count == full.count);
    }
    w->arena->takes_left = UINT64_MAX;
    CHECK(arena_here(w->arena).used == 0);
}

int main(int argc, char **argv)
{
    static const int sizes[][2] = {{1, 1}, {1, 2}, {3, 1}, {1, 9}, {12, 1}, {2, 2}, {2, 3}, {3, 3},
                                   {5, 2}, {2, 7}, {4, 3}, {3, 4}, {5, 3},  {3, 5}, {4, 4}};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    unsigned long boards = argc > 1 ? strtoul(argv[1], NULL, 10) : 3000;
    unsigned long seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    for (size_t s = 0; s < SIZES; s++) {
        list_loops(sizes[s][0], sizes[s][1]);
        for (unsigned long i = s; i < boards; i += SIZES) {
            struct rng rng;
            rng_seed(&rng, seed, i);
            unsigned long failed = check_failed;
            check_board(&rng, &w);
            if (check_failed > failed)
                printf("board %lu of seed %lu, %dx%d\n", i, seed, width, height);
        }
    }
    check_limits(&w);
    arena_close(&arena);
    return check_done("slitherlink_solver");
}
