/* The exact solver for Slant against a list of all boards without a cycle.
 *
 * Every filling of a small board is tried; those whose lines close no cycle are kept with their
 * corner totals. The solver's counts, solutions, blamed clues, common cells and removable clues are
 * compared with that list.
 *
 *     test_slant_solver [boards [seed]]
 */
#include <stdlib.h>

#include "check.h"
#include "games/slant/encode.h"

enum { MAX_CELLS = 12, MAX_CORNERS = 32, MAX_FILLINGS = 1 << MAX_CELLS };

struct filling {
    uint32_t falls; /* bit a cell */
    uint8_t count[MAX_CORNERS];
};

static struct filling fillings[MAX_FILLINGS];
static size_t n_fillings;
static int width, height;

static void ends(int cell, bool falls, int *a, int *b)
{
    int corner = cell / width * (width + 1) + cell % width;
    *a = falls ? corner : corner + 1;
    *b = falls ? corner + width + 2 : corner + width + 1;
}

static int root_of(const int *up, int x)
{
    while (up[x] != x)
        x = up[x];
    return x;
}

static bool is_acyclic(uint32_t falls, uint8_t *count)
{
    int up[MAX_CORNERS], a, b;
    for (int i = 0; i < MAX_CORNERS; i++) {
        up[i] = i;
        count[i] = 0;
    }
    for (int cell = 0; cell < width * height; cell++) {
        ends(cell, falls >> cell & 1, &a, &b);
        count[a]++;
        count[b]++;
        int ra = root_of(up, a), rb = root_of(up, b);
        if (ra == rb)
            return false;
        up[ra] = rb;
    }
    return true;
}

static void list_fillings(int w, int h)
{
    width = w;
    height = h;
    n_fillings = 0;
    for (uint32_t falls = 0; falls < 1u << (w * h); falls++) {
        fillings[n_fillings].falls = falls;
        n_fillings += is_acyclic(falls, fillings[n_fillings].count);
    }
}

static int corners(void)
{
    return (width + 1) * (height + 1);
}

/* How many fillings fit, which cells fall in all of them, and which in any. */
struct truth {
    uint64_t n;
    uint32_t all, any;
};

static bool fits(const struct filling *f, const int8_t *clue, const int8_t *cell)
{
    for (int i = 0; cell && i < width * height; i++)
        if (cell[i] >= 0 && cell[i] != (int)(f->falls >> i & 1))
            return false;
    for (int i = 0; i < corners(); i++)
        if (clue[i] >= 0 && clue[i] != f->count[i])
            return false;
    return true;
}

static struct truth brute(const int8_t *clue, const int8_t *cell)
{
    struct truth t = {0, UINT32_MAX, 0};
    for (size_t i = 0; i < n_fillings; i++) {
        if (!fits(&fillings[i], clue, cell))
            continue;
        t.n++;
        t.all &= fillings[i].falls;
        t.any |= fillings[i].falls;
    }
    return t;
}

static uint32_t pack(const int8_t *cell)
{
    uint32_t x = 0;
    for (int i = 0; i < width * height; i++)
        x |= (uint32_t)(cell[i] == 1) << i;
    return x;
}

static bool is_answer(const struct slant_ask *ask, const int8_t *cell)
{
    struct filling f = {.falls = pack(cell)};
    return is_acyclic(f.falls, f.count) && fits(&f, ask->clue, ask->cell);
}

/* A board of some kind: chance clues, or those of a true filling with some left out or spoilt. */
static void make_board(struct rng *rng, int8_t *clue)
{
    static const int keep_percent[] = {0, 10, 25, 40, 60, 80, 100};
    int keep = keep_percent[rng_below(rng, 7)], kind = (int)rng_below(rng, 4);
    const struct filling *f = &fillings[rng_below(rng, (uint32_t)n_fillings)];
    for (int i = 0; i < corners(); i++) {
        clue[i] = kind == 0 ? (int8_t)rng_below(rng, 8) : (int8_t)f->count[i];
        if (clue[i] > 4)
            clue[i] = (int8_t)(clue[i] - 4);
        if ((int)rng_below(rng, 100) >= keep)
            clue[i] = -1;
    }
    if (kind == 1)
        clue[rng_below(rng, (uint32_t)corners())] = (int8_t)rng_below(rng, 5);
}

static bool make_cells(struct rng *rng, int8_t *cell)
{
    if (rng_below(rng, 3))
        return false;
    uint32_t falls = fillings[rng_below(rng, (uint32_t)n_fillings)].falls;
    uint32_t spare = 2 + rng_below(rng, 6);
    for (int i = 0; i < width * height; i++)
        cell[i] = rng_below(rng, spare) ? -1 : (int8_t)(falls >> i & 1);
    return true;
}

static void check_count(const struct slant_ask *ask, struct truth t, struct rng *rng,
                        struct work *w)
{
    int8_t first[MAX_CELLS], second[MAX_CELLS];
    static const uint64_t limits[] = {2, 2, 3, 20, 1000, UINT64_MAX};
    uint64_t limit = limits[rng_below(rng, 6)];
    struct slant_found f = {.first = first, .second = second};
    CHECK(!err_is(slant_count(ask, limit, &f, w)));
    CHECK(f.count == (t.n < limit ? t.n : limit));
    CHECK(f.answer == (t.n == 0 ? ANSWER_NONE : t.n == 1 ? ANSWER_ONE : ANSWER_MANY));
    CHECK(f.count < 1 || is_answer(ask, first));
    CHECK(f.count < 2 || (is_answer(ask, second) && pack(first) != pack(second)));
}

static void check_blame(const struct slant_ask *ask, struct truth t, struct work *w)
{
    uint32_t corner[MAX_CORNERS];
    size_t n = 0;
    bool minimal = false;
    int8_t left[MAX_CORNERS];
    CHECK(!err_is(slant_blame(ask, corner, &n, &minimal, w)));
    if (t.n) {
        CHECK(n == 0);
        return;
    }
    memset(left, -1, sizeof left);
    for (size_t i = 0; i < n; i++)
        left[corner[i]] = ask->clue[corner[i]];
    CHECK(brute(left, ask->cell).n == 0);
    CHECK(minimal);
    for (size_t i = 0; i < n; i++) {
        CHECK(left[corner[i]] >= 0);
        left[corner[i]] = -1;
        CHECK(brute(left, ask->cell).n > 0);
        left[corner[i]] = ask->clue[corner[i]];
    }
}

static void check_common(const struct slant_ask *ask, struct truth t, struct work *w)
{
    int8_t cell[MAX_CELLS];
    bool complete = false;
    CHECK(!err_is(slant_common(ask, cell, &complete, w)));
    CHECK(complete);
    for (int i = 0; i < width * height; i++) {
        int want = t.n == 0 ? -1 : (t.all >> i & 1) ? 1 : (t.any >> i & 1) ? -1 : 0;
        CHECK(cell[i] == want);
    }
}

static void check_dig(const struct slant_ask *ask, struct work *w)
{
    int8_t left[MAX_CORNERS];
    struct arena_mark mark = arena_here(w->arena);
    struct slant_dig *d = slant_dig_open(ask, w);
    CHECK(d != NULL);
    memcpy(left, ask->clue, sizeof left);
    for (int c = 0; d && c < corners(); c++) {
        if (left[c] < 0)
            continue;
        left[c] = -1;
        uint64_t n = brute(left, ask->cell).n;
        CHECK(slant_dig_try(d, (uint32_t)c) == (n == 1 ? ANSWER_ONE : ANSWER_MANY));
        if (n == 1)
            slant_dig_drop(d, (uint32_t)c);
        else
            left[c] = ask->clue[c];
    }
    arena_release(w->arena, mark);
}

static void check_board(struct rng *rng, struct work *w)
{
    int8_t clue[MAX_CORNERS], cell[MAX_CELLS];
    memset(clue, -1, sizeof clue);
    make_board(rng, clue);
    struct slant_ask ask = {width, height, clue, make_cells(rng, cell) ? cell : NULL};
    struct truth t = brute(clue, ask.cell);
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
    int8_t clue[30];
    memset(clue, -1, sizeof clue);
    clue[8] = 3;
    clue[21] = 1;
    struct slant_ask ask = {5, 4, clue, NULL};
    struct slant_found full = {0}, f = {0};
    CHECK(!err_is(slant_count(&ask, 500, &full, w)));
    for (uint64_t steps = 0; steps < 300; steps += 7) {
        w->steps = steps;
        CHECK(!err_is(slant_count(&ask, 500, &f, w)));
        CHECK(f.answer == ANSWER_UNKNOWN || f.answer == full.answer);
    }
    w->steps = UINT64_MAX;
    for (uint64_t takes = 0; takes < 80; takes++) {
        w->arena->takes_left = takes;
        struct err e = slant_count(&ask, 500, &f, w);
        CHECK(err_is(e) ? e.code == ERR_MEMORY : f.answer == full.answer && f.count == full.count);
    }
    w->arena->takes_left = UINT64_MAX;
    CHECK(arena_here(w->arena).used == 0);
}

int main(int argc, char **argv)
{
    static const int sizes[][2] = {{1, 1}, {1, 2}, {3, 1}, {1, 7}, {12, 1}, {2, 2}, {2, 3},
                                   {3, 3}, {5, 2}, {2, 6}, {4, 3}, {3, 4},  {6, 2}};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    unsigned long boards = argc > 1 ? strtoul(argv[1], NULL, 10) : 3000;
    unsigned long seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    for (size_t s = 0; s < SIZES; s++) {
        list_fillings(sizes[s][0], sizes[s][1]);
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
    return check_done("slant_solver");
}
