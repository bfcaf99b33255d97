/* slant_generate.c - made puzzles have one solution, the level asked for, and their seed's shape.
 *
 * Small puzzles are counted by trying all fillings, larger ones by the exact solver, which has no
 * part in making them. The golden lines hold on every machine and in WebAssembly.
 *
 *     test_slant_generate [rounds [seed]]
 */
#include <stdlib.h>

#include "desk.h"
#include "games/slant/ladder.h"
#include "puzzle/rate.h"
#include "slow/slant_count.h"

static bool has_one_solution(const struct board *b, struct work *w)
{
    int width = board_width(b), height = board_height(b);
    int8_t clue[81];
    if (width * height > 25) {
        struct solve s = {.limit = 2};
        return !err_is(slant_solve(b, &s, w)) && s.answer == ANSWER_ONE;
    }
    for (int i = 0; i <= height; i++)
        for (int j = 0; j <= width; j++)
            clue[i * (width + 1) + j] =
                (int8_t)(slant_corner(b, i, j) == CORNER_NONE ? -1 : slant_corner(b, i, j));
    return slow_slant_count(width, height, clue, NULL, 2, NULL) == 1;
}

static int count_clues(const struct board *b, int *of)
{
    int n = 0;
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++) {
            of[slant_corner(b, i, j)]++;
            n += slant_corner(b, i, j) != CORNER_NONE;
        }
    return n;
}

static bool is_symmetric(const struct board *b)
{
    int w = board_width(b), h = board_height(b);
    for (int i = 0; i <= h; i++)
        for (int j = 0; j <= w; j++)
            if ((slant_corner(b, i, j) == CORNER_NONE) !=
                (slant_corner(b, h - i, w - j) == CORNER_NONE))
                return false;
    return true;
}

/* No clue of an expert puzzle can be left out, but for the few whose proof was given up. */
static int spare_clues(struct board *b, struct work *w)
{
    int spare = 0;
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++) {
            char clue = slant_clue(b, i, j);
            if (clue == '.')
                continue;
            slant_put_clue(b, i, j, '.');
            spare += has_one_solution(b, w);
            slant_put_clue(b, i, j, clue);
        }
    return spare;
}

static void check_one(int width, int height, struct generate_request request, int *of,
                      struct work *w)
{
    struct board *b = board_new(&slant_game, width, height, w->arena);
    struct rating rating;
    int corners = (width + 1) * (height + 1);
    struct err e = slant_generate(b, &request, w);
    if (!CHECK(!err_is(e)))
        return;
    CHECK(!slant_game.rules.broken_invariant(b));
    CHECK(slant_in(b)->empty == width * height);
    CHECK(has_one_solution(b, w));
    CHECK(!err_is(puzzle_rate(b, &rating, NULL, NULL, w)));
    if (!CHECK(rating.solved))
        printf("  %dx%d wished %d, rated %d\n", width, height, request.level, rating.tenths);
    CHECK(!request.wishes.symmetry || is_symmetric(b));
    int clues = count_clues(b, of);
    if (width * height >= 100 && !request.wishes.symmetry)
        CHECK(100 * clues >= corners * (request.level == LEVEL_EASY     ? 48
                                        : request.level == LEVEL_NORMAL ? 42
                                                                        : 33) &&
              100 * clues <= corners * (request.level == LEVEL_EASY ? 58 : 52));
    if (request.level == LEVEL_EXPERT && width * height <= 25 && !request.wishes.symmetry)
        CHECK(spare_clues(b, w) == 0);
}

static void check_wishes(unsigned long rounds, unsigned long seed, struct work *w)
{
    static const int sizes[][2] = {{5, 5}, {4, 6}, {10, 10}, {9, 14}, {20, 7}};
    int of[CORNER_NONE + 1] = {0};
    for (unsigned long i = 0; i < rounds; i++)
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
            for (int level = 0; level < 2 * LEVEL_COUNT; level++) {
                struct arena_mark mark = arena_here(w->arena);
                struct generate_request request = {(enum level)(level % LEVEL_COUNT),
                                                   {level < LEVEL_COUNT ? ORBIT_NONE : ORBIT_HALF}};
                rng_seed(w->rng, seed + (unsigned long)level, i);
                check_one(sizes[s][0], sizes[s][1], request, of, w);
                arena_release(w->arena, mark);
            }
    for (int clue = 0; clue <= 4; clue++)
        CHECK(of[clue] > 0);
}

static const struct {
    int w, h;
    struct generate_request request;
    const char *line;
} golden[] = {
    {5, 4, {LEVEL_EASY, {ORBIT_NONE}}, "slant 5x4 ..0..1/2..2../...221/22..21/.11.10"},
    {4, 4, {LEVEL_NORMAL, {ORBIT_HALF}}, "slant 4x4 ...1./03.21/.213./11.11/.1..."},
    {6, 4, {LEVEL_HARD, {ORBIT_NONE}}, "slant 6x4 ..0..0./.3.2..1/2.3.3../.2.2..1/..0...1"},
    {7,
     5,
     {LEVEL_EXPERT, {ORBIT_NONE}},
     "slant 7x5 01...1.0/1...11.1/..3...../..23.3.0/.2.2231./0......."},
};

static void check_golden(struct work *w)
{
    for (size_t i = 0; i < sizeof golden / sizeof *golden; i++)
        for (int round = 0; round < 2; round++) {
            struct arena_mark mark = arena_here(w->arena);
            struct board *b = board_new(&slant_game, golden[i].w, golden[i].h, w->arena);
            char line[256];
            rng_seed(w->rng, 2024, i);
            CHECK(!err_is(slant_generate(b, &golden[i].request, w)));
            struct writer out = writer_to(line, sizeof line - 1);
            position_write(b, &out);
            line[out.n] = '\0';
            CHECK_TEXT(line, golden[i].line);
            arena_release(w->arena, mark);
        }
}

/* What cannot be had is said; memory and steps run out at every point and nothing is kept. */
static void check_limits(struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct board *tiny = board_new(&slant_game, 1, 1, w->arena),
                 *b = board_new(&slant_game, 4, 5, w->arena);
    struct generate_request easy = {LEVEL_EASY, {ORBIT_NONE}}, expert = {LEVEL_EXPERT, {ORBIT_NONE}};
    struct arena_mark used = arena_here(w->arena);
    CHECK(!err_is(slant_generate(tiny, &easy, w)));
    CHECK(slant_generate(tiny, &expert, w).code == ERR_BUDGET);
    for (uint64_t steps = 0; steps < 2000; steps += 50) {
        rng_seed(w->rng, 5, steps);
        w->steps = steps;
        struct err e = slant_generate(b, &expert, w);
        CHECK(e.code == ERR_BUDGET || e.code == ERR_NONE);
        CHECK(steps > 50 || e.code == ERR_BUDGET);
    }
    w->steps = UINT64_MAX;
    for (uint64_t takes = 0; takes < 70; takes++) {
        w->arena->takes_left = takes;
        struct err e = slant_generate(b, &easy, w);
        CHECK(e.code == ERR_MEMORY || e.code == ERR_NONE);
        CHECK(takes > 3 || e.code == ERR_MEMORY);
    }
    w->arena->takes_left = UINT64_MAX;
    CHECK(arena_here(w->arena).used == used.used && arena_here(w->arena).top == used.top);
    arena_release(w->arena, mark);
}

int main(int argc, char **argv)
{
    unsigned long rounds = argc > 1 ? strtoul(argv[1], NULL, 10) : 4;
    unsigned long seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
    struct arena arena;
    struct rng rng;
    struct work w = {.arena = &arena, .rng = &rng, .steps = UINT64_MAX};
    arena_open(&arena);
    check_golden(&w);
    check_limits(&w);
    check_wishes(rounds, seed, &w);
    CHECK(arena_here(&arena).used == 0);
    arena_close(&arena);
    return check_done("slant_generate");
}
