/* Made Slitherlink puzzles: one answer, by trying every edge on small boards; the level that was
 * asked for; clues in pairs if asked for; the same from the same seed, everywhere.
 */
#include "desk.h"
#include "games/slitherlink/slitherlink.h"
#include "puzzle/rate.h"
#include "slow/slitherlink_count.h"

static struct work work_of(struct desk *d, struct rng *rng, uint64_t seed, uint64_t index)
{
    rng_seed(rng, seed, index);
    return (struct work){.arena = &d->arena, .rng = rng, .steps = UINT64_MAX};
}

static struct err make(struct desk *d, int w, int h, struct generate_request request,
                       uint64_t index)
{
    struct rng rng;
    struct work work = work_of(d, &rng, 11, index);
    desk_new(d, &slitherlink_game, w, h);
    struct arena_mark before = arena_here(&d->arena);
    struct err e = slitherlink_game.puzzle->generate(d->board, &request, &work);
    struct arena_mark after = arena_here(&d->arena);
    CHECK(before.top == after.top && before.used == after.used);
    return e;
}

static void has_one_answer(struct desk *d)
{
    const struct board *b = d->board;
    int w = board_width(b), h = board_height(b);
    struct rng rng;
    struct work work = work_of(d, &rng, 0, 0);
    struct solve s = {.limit = 2};
    CHECK(!err_is(slitherlink_solve(b, &s, &work)) && s.answer == ANSWER_ONE);
    if (w * h > 25)
        return;
    int8_t clue[25];
    for (int i = 0; i < w * h; i++) {
        char ink = slitherlink_clue(b, i / w, i % w);
        clue[i] = ink == '.' ? -1 : (int8_t)(ink - '0');
    }
    CHECK(slow_slitherlink_count(w, h, clue, NULL, 2, NULL) == 1);
}

/* Hints alone reach the answer; of which level that is make.c asks the rating. */
static void hints_solve(struct desk *d)
{
    struct rng rng;
    struct work work = work_of(d, &rng, 0, 0);
    struct rating r;
    CHECK(!err_is(puzzle_rate(d->board, &r, NULL, NULL, &work)) && r.solved);
}

static void has_pairs(const struct board *b)
{
    int w = board_width(b), h = board_height(b);
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            CHECK((slitherlink_clue(b, r, c) == '.') ==
                  (slitherlink_clue(b, h - 1 - r, w - 1 - c) == '.'));
}

static void has_no_progress(const struct board *b)
{
    CHECK(!b->game->rules.broken_invariant(b) && slitherlink_in(b)->lines == 0);
    CHECK(slitherlink_in(b)->unset ==
          board_width(b) * (board_height(b) + 1) + board_height(b) * (board_width(b) + 1));
}

static void every_size_and_level(struct desk *d, uint64_t rounds)
{
    static const int8_t size[][2] = {{5, 5}, {4, 6}, {6, 4}, {10, 10}, {8, 13}, {16, 12}};
    for (uint64_t i = 0; i < rounds; i++)
        for (int level = 0; level < LEVEL_COUNT; level++)
            for (size_t k = 0; k < sizeof size / sizeof *size; k++) {
                struct generate_request request = {(enum level)level, {(i + k) % 2 ? ORBIT_HALF : ORBIT_NONE}};
                CHECK(!err_is(make(d, size[k][0], size[k][1], request, i)));
                has_one_answer(d);
                hints_solve(d);
                has_no_progress(d->board);
                if (request.wishes.symmetry)
                    has_pairs(d->board);
            }
}

/* The loop goes everywhere: in an easy puzzle no block of 4 x 4 cells is without a line. */
static void loop_is_everywhere(struct desk *d)
{
    CHECK(!err_is(make(d, 20, 15, (struct generate_request){LEVEL_EASY, {ORBIT_NONE}}, 5)));
    struct rng rng;
    struct work work = work_of(d, &rng, 0, 0);
    struct solve s = {.limit = 2};
    s.first = arena_take(&d->arena, 1, d->board->game->rules.size(&d->board->variant));
    CHECK(!err_is(slitherlink_solve(d->board, &s, &work)) && s.answer == ANSWER_ONE);
    int counted[5] = {0};
    for (int r = 0; r + 4 <= 15; r++)
        for (int c = 0; c + 4 <= 20; c++) {
            int lines = 0;
            for (int i = 0; i < 16; i++)
                lines += slitherlink_around(s.first, spot_cell(r + i / 4, c + i % 4)).lines;
            CHECK(lines > 0);
        }
    for (int i = 0; i < 300; i++)
        if (slitherlink_clue(d->board, i / 20, i % 20) != '.')
            counted[slitherlink_clue(d->board, i / 20, i % 20) - '0']++;
    CHECK(counted[0] && counted[1] && counted[2] && counted[3]);
    CHECK(s.first->game && slitherlink_in(s.first)->lines > 300);
}

static void same_seed_same_puzzle(struct desk *d)
{
    char first[sizeof d->line];
    for (int level = 0; level < LEVEL_COUNT; level++) {
        struct generate_request request = {(enum level)level, {ORBIT_NONE}};
        CHECK(!err_is(make(d, 9, 7, request, 3)));
        strcpy(first, desk_line(d));
        CHECK(!err_is(make(d, 9, 7, request, 3)));
        CHECK_TEXT(desk_line(d), first);
        CHECK(!err_is(make(d, 9, 7, request, 4)));
        CHECK(strcmp(desk_line(d), first) != 0);
    }
    /* golden: native and WebAssembly agree */
    CHECK(!err_is(make(d, 7, 7, (struct generate_request){LEVEL_EXPERT, {ORBIT_NONE}}, 1)));
    CHECK_TEXT(desk_line(d),
               "slitherlink 7x7 3....../..122.3/2.3...3/13..223/......./.....2./22.2..3");
}

static void steps_and_memory_run_out(struct desk *d)
{
    struct rng rng;
    struct generate_request request = {LEVEL_HARD, {ORBIT_NONE}};
    CHECK(make(d, 1, 1, request, 0).code == ERR_BUDGET); /* there is none */
    CHECK(!err_is(make(d, 1, 1, (struct generate_request){LEVEL_EASY, {ORBIT_HALF}}, 0)));
    for (uint64_t steps = 0; steps < 5000; steps += 701) {
        struct work work = work_of(d, &rng, 1, 1);
        work.steps = steps;
        desk_new(d, &slitherlink_game, 8, 8);
        struct err e = slitherlink_generate(d->board, &request, &work);
        CHECK(!err_is(e) || e.code == ERR_BUDGET);
    }
    char whole[sizeof d->line];
    request.level = LEVEL_NORMAL;
    CHECK(!err_is(make(d, 10, 9, request, 2)));
    strcpy(whole, desk_line(d));
    for (uint64_t takes = 0; takes < 600; takes += 3) { /* never a puzzle that memory has changed */
        struct work work = work_of(d, &rng, 11, 2);
        desk_new(d, &slitherlink_game, 10, 9);
        d->arena.takes_left = takes;
        struct err e = slitherlink_generate(d->board, &request, &work);
        d->arena.takes_left = UINT64_MAX;
        if (CHECK(!err_is(e) || e.code == ERR_MEMORY) && !err_is(e))
            CHECK_TEXT(desk_line(d), whole);
    }
    for (uint64_t takes = 0; takes < 60; takes++) {
        struct work work = work_of(d, &rng, 1, 1);
        request.level = takes % 2 ? LEVEL_EXPERT : LEVEL_HARD;
        desk_new(d, &slitherlink_game, 5, 5);
        struct arena_mark before = arena_here(&d->arena);
        d->arena.takes_left = takes;
        struct err e = slitherlink_generate(d->board, &request, &work);
        struct arena_mark after = arena_here(&d->arena);
        d->arena.takes_left = UINT64_MAX;
        CHECK(!err_is(e) || e.code == ERR_MEMORY || e.code == ERR_BUDGET);
        CHECK(before.top == after.top && before.used == after.used);
    }
}

int main(void)
{
    struct desk d;
    desk_open(&d, 1);
    every_size_and_level(&d, 3);
    loop_is_everywhere(&d);
    same_seed_same_puzzle(&d);
    steps_and_memory_run_out(&d);
    desk_close(&d);
    return check_done("slitherlink_generate");
}
