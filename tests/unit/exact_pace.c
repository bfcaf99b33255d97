/* Exact values against a deadline, by a clock of the test's own: where the time suffices max plays
 * from them, and where it does not there is time left to search. Tables with rows of many words
 * follow from their successors by the other road. */
#include "desk.h"
#include "duel/player.h"
#include "engine/exact/solved.h"
#include "games/slider/slider.h"

enum { SECOND = 1000000, MOST = 64 };

static int64_t clock_now, clock_tick; /* every look at the clock takes a tick */

static int64_t tick(void)
{
    return clock_now += clock_tick;
}

/* A limit inside a limit is the earlier one, on the clock that is there. */
static void test_limits(void)
{
    struct work w = {.clock = tick, .end = 1000}, untimed = {.steps = 1};
    clock_now = clock_tick = 0;
    clock_limit(&w, 5000);
    CHECK(w.clock == tick && work_time_left(&w) == 1000);
    clock_limit(&w, 400);
    CHECK(work_time_left(&w) == 400);
    work_shorten(&w, 50);
    CHECK(work_time_left(&w) == 200 && !work_is_over(&w));
    clock_now = 200;
    CHECK(work_is_over(&w) && work_stopped(&w) && !w.steps);
    CHECK(work_time_left(&untimed) == INT64_MAX && !work_is_over(&untimed));
    clock_limit(&untimed, INT64_MAX);
    CHECK(untimed.clock && work_time_left(&untimed) == INT64_MAX && work_spend(&untimed, 1));
    clock_limit(&untimed, 0);
    CHECK(work_is_over(&untimed) && !work_spend(&untimed, 0));
}

/* What max plays on a board within a second, if a look at the clock takes `us`. */
static struct advice ask(struct desk *d, const char *line, int64_t us)
{
    struct player p;
    struct advice a;
    CHECK(!err_is(desk_read(d, line)));
    CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, &d->arena)));
    clock_now = 0;
    clock_tick = us;
    struct work w = {&d->arena, &p.rng, UINT64_MAX, NULL, NULL, tick, SECOND};
    CHECK(!err_is(player_move(&p, d->board, NULL, 0, &a, &w)));
    CHECK(!d->board->game->rules.refusal(d->board, a.move));
    return a;
}

/* The mover keeps the best value there is, by tables made for the occasion. */
static void check_kept(struct desk *d, const struct advice *a)
{
    static struct solved s;
    game_move moves[MOST];
    struct worth each[MOST];
    struct lanes l;
    struct exact_position at;
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    size_t n = d->board->game->rules.moves(d->board, moves, MOST);
    CHECK(slider_game.census->lanes(d->board, &l, &at));
    CHECK(!err_is(exact_solved_fill(&s, &l, &at, false, 0, &w)));
    struct oracle oracle = exact_solved_oracle(&s);
    CHECK(!err_is(exact_judge_moves(d->board, slider_game.census->lanes, &oracle, each, n, &w)));
    for (size_t i = 0; i < n; i++)
        if (moves[i] == a->move)
            CHECK(each[i].value == worth_best(each, n).value && each[i].value == a->worth.value);
    CHECK(a->exact);
    exact_solved_close(&s);
}

/* Fifteen million words, of which a core does some twenty a microsecond: one move of nine wins. */
static const char *const large = "slider 6 +++H++/++++++/++++++/+V+++V/V++HHV/+++V++ V";

static void test_in_time(struct desk *d)
{
    struct advice a = ask(d, large, 1);
    char move[16] = "";
    struct writer out = writer_to(move, sizeof move - 1);
    slider_game.rules.write_move(d->board, a.move, &out);
    CHECK(a.exact && a.worth.value == VALUE_WON && strcmp(move, "f3l") == 0);
}

/* A hundred times as slow: that is seen at a quarter of the time, and the rest is searched. */
static void test_too_slow(struct desk *d)
{
    struct advice a = ask(d, large, SECOND / 400);
    CHECK(!a.exact && a.searched && a.depth >= 1);
}

/* Random boards of few pieces, some with blocked cells, either side to move. */
static void test_family(struct desk *d, int n, int boards)
{
    for (int i = 0; i < boards; i++) {
        char line[80];
        int length = snprintf(line, sizeof line, "slider %d ", n), cells = n * (n + 1) - 1;
        for (int at = 0; at < cells; at++)
            line[length + at] = at % (n + 1) == n ? '/' : '+';
        snprintf(line + length + cells, sizeof line - (size_t)(length + cells), " %c",
                 "HV"[rng_below(&d->rng, 2)]);
        for (int piece = 0; piece < 5;) {
            char *at = &line[length + (int)rng_below(&d->rng, (uint32_t)cells)];
            if (*at == '+')
                *at = "HVHVB"[piece++];
        }
        struct advice a = ask(d, line, 1);
        check_kept(d, &a);
    }
}

/* All ranks of a position with rows of up to 22 words. */
static void test_wide(struct desk *d, const char *line)
{
    static struct exact e;
    struct lanes l;
    struct exact_position at;
    struct audit audit = {0, 0};
    struct rank next = {0};
    uint32_t widest = 0;
    CHECK(!err_is(desk_read(d, line)));
    CHECK(slider_game.census->lanes(d->board, &l, &at));
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(exact_open(&e, &l, UINT64_MAX, &d->arena)));
    for (uint32_t i = 0; i < e.shapes[0].n; i++)
        widest = e.shapes[0].shape[i].words > widest ? e.shapes[0].shape[i].words : widest;
    for (uint32_t i = 0; i < e.shapes[1].n; i++)
        widest = e.shapes[1].shape[i].words > widest ? e.shapes[1].shape[i].words : widest;
    for (int number = e.last; number >= e.first; number--) {
        struct rank now, *after = next.exact ? &next : NULL;
        CHECK(!err_is(exact_rank_open(&now, &e, number)));
        CHECK(!err_is(exact_rank_solve(&now, after, false, NULL, &w)));
        for (int band = -1; exact_rank_next_band(&now, &band);)
            CHECK(!err_is(exact_band_verify(&now, after, band, 7, NULL, &w, &audit)));
        exact_rank_close(&next);
        next = now;
    }
    exact_rank_close(&next);
    CHECK(widest > 4 && audit.checked > 10000 && audit.wrong == 0);
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 1);
    test_limits();
    test_in_time(&d);
    test_too_slow(&d);
    test_family(&d, 5, 30);
    test_family(&d, 6, 15);
    test_wide(&d, "slider 6 ++++++/+++++H/++++++/+V+B++/V++V+H/++V+++ V");
    test_wide(&d, "slider 6 ++++++/H+++++/+H+V++/H+B+++/V+++++/++H+++ H");
    desk_close(&d);
    return check_done("exact_pace");
}
