/* hexpath_generate.c - new puzzles: one order by trying all of them, gray cells on the path, no
 * cell blocked, the same puzzle from the same seed everywhere, and an end when effort runs out. */
#include "games/hexpath/maker.h"

#include "desk.h"
#include "slow/hexpath_twin.h"

static int gray_on_path(const struct hexpath *h)
{
    int gray = 0;
    for (int i = 0; i < h->n_path; i++)
        gray += hexpath_is_gray(h, hexpath_path(h)[i]);
    return gray;
}

static void puzzle_check(struct desk *d, int numbers, int gray)
{
    static struct slow_hexpath slow;
    const struct hexpath *h = hexpath_of(d->board);
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    struct board *solution = arena_take(&d->arena, 1, hexpath_game.rules.size(&d->board->variant));
    struct solve s = {.limit = 2, .first = solution};
    int all_gray = 0, blocked = 0;
    CHECK(!hexpath_game.rules.broken_invariant(d->board));
    CHECK(h->n_path == 1 && !hexpath_order_is_stated(h));
    CHECK(hexpath_numbers_count(&h->on_board) == numbers &&
          hexpath_numbers_rank(&h->on_board, numbers + 1) == numbers);
    slow_from(h, &slow);
    if (numbers <= SLOW_NUMBERS)
        CHECK(slow_count(&slow, false).orders == 1);
    CHECK(!err_is(hexpath_game.puzzle->solve(d->board, &s, &w)) && s.answer == ANSWER_ONE);
    for (int i = 0; i < hexpath_cells(h); i++) {
        all_gray += hexpath_is_gray(h, i);
        blocked += hexpath_number(h, i) == CELL_BLOCKED;
    }
    CHECK(all_gray == gray && gray_on_path(hexpath_of(solution)) == gray);
    CHECK(blocked == 0 || hexpath_n(h) < 3);
}

static enum err_code count_run(struct hexpath_maker *m, const void *how)
{
    (void)how;
    return hexpath_maker_count(m);
}

static struct err make(struct desk *d, int n, int word, struct hexpath_recipe recipe, uint64_t seed,
                       uint64_t steps)
{
    struct work w = {.arena = &d->arena, .rng = &d->rng, .steps = steps};
    desk_new(d, &hexpath_game, n, n);
    d->board->variant.value[OPTION_GRAY] = (int16_t)word;
    rng_seed(&d->rng, seed, 0);
    struct arena_mark before = arena_here(&d->arena);
    struct err e = hexpath_maker_make(d->board, recipe, count_run, NULL, &w);
    struct arena_mark after = arena_here(&d->arena);
    CHECK(before.top == after.top && before.used == after.used);
    return e;
}

static struct hexpath_recipe usual(int n)
{
    return (struct hexpath_recipe){n, n / 2};
}

static void test_sizes(struct desk *d)
{
    for (int n = 2; n <= 8; n++)
        for (int round = 0; round < (n < 7 ? 12 : 3); round++) {
            CHECK(!err_is(make(d, n, round % 2, usual(n), (uint64_t)round, UINT64_MAX)));
            puzzle_check(d, n, n / 2);
        }
    CHECK(!err_is(make(d, 5, GRAY_ALL, (struct hexpath_recipe){7, 0}, 1, UINT64_MAX)));
    puzzle_check(d, 7, 0);
    CHECK(!err_is(make(d, 7, GRAY_ALL, (struct hexpath_recipe){4, 5}, 1, UINT64_MAX)));
    puzzle_check(d, 4, 5);
}

static void test_repeats(struct desk *d)
{
    CHECK(!err_is(make(d, 5, GRAY_ALL, usual(5), 1, UINT64_MAX)));
    CHECK_TEXT(desk_line(d), "hexpath 5 1,4,2E,3,1/5,3,5,4,3/2,5,3,1G,5/4,1,5,2G,4/4S,2,2,1,3");
    CHECK(!err_is(make(d, 6, GRAY_STEP, usual(6), 2, UINT64_MAX)));
    CHECK_TEXT(desk_line(d), "hexpath 6 3,4,2,4,4,1S/6,5,5,2,5,3/3,5,1,5,4G,6/6,4,5G,3,5,1/"
                             "2,2,2G,1,6,3/2,1E,6,2,5,4 gray=step");
}

/* Less effort never gives another puzzle, only none; running out of memory is said. */
static void test_limits(struct desk *d)
{
    char whole[512];
    CHECK(!err_is(make(d, 4, GRAY_ALL, usual(4), 5, UINT64_MAX)));
    strcpy(whole, desk_line(d));
    int none = 0;
    for (uint64_t steps = 0; steps < 20000; steps = 2 * steps + 1) {
        struct err e = make(d, 4, GRAY_ALL, usual(4), 5, steps);
        CHECK(!err_is(e) || e.code == ERR_BUDGET);
        none += err_is(e);
        if (!err_is(e))
            CHECK_TEXT(desk_line(d), whole);
    }
    CHECK(none > 2 && none < 15);
    struct work w = {.arena = &d->arena, .rng = &d->rng, .steps = UINT64_MAX};
    for (uint64_t takes = 0; takes < 8; takes++) {
        d->arena.takes_left = takes;
        CHECK(hexpath_maker_make(d->board, usual(4), count_run, NULL, &w).code == ERR_MEMORY);
    }
    d->arena.takes_left = UINT64_MAX;
}

int main(void)
{
    struct desk d;
    desk_open(&d, 1);
    test_sizes(&d);
    test_repeats(&d);
    test_limits(&d);
    desk_close(&d);
    return check_done("hexpath generate");
}
