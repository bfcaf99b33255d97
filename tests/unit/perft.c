/* Perft itself: depths, ends of games, long lists of moves, and running out of steps or memory. */
#include "desk.h"
#include "games/crosscut/crosscut.h"
#include "games/slider/slider.h"

static bool stop_at_once(void *ctx)
{
    ++*(int *)ctx;
    return true;
}

static void test_limits(struct desk *d)
{
    uint64_t counts[6], full[6];
    desk_new(d, &slider_game, 4, 4);
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(perft(d->board, 6, full, &work)) && work.steps == UINT64_MAX);
    uint64_t looked_at = full[0] + full[1] + full[2] + full[3] + full[4];
    work.steps = looked_at; /* the last turns are counted, not played */
    CHECK(!err_is(perft(d->board, 6, counts, &work)) && work.steps == 0);
    CHECK(memcmp(counts, full, sizeof full) == 0);
    work.steps = looked_at - 1;
    CHECK(perft(d->board, 6, counts, &work).code == ERR_BUDGET && counts[5] < full[5]);
    int asked = 0;
    work =
        (struct work){.arena = &d->arena, .steps = UINT64_MAX, .stop = stop_at_once, .ctx = &asked};
    CHECK(perft(d->board, 6, counts, &work).code == ERR_BUDGET && asked == 1);
    CHECK(!err_is(perft(d->board, 1, counts, &work)) && counts[0] == full[0]);
    CHECK(!err_is(perft(d->board, 0, counts, &work)) && counts[0] == full[0]);
}

/* More moves than the short list holds: half of 16x16 full of H, and memory missing. */
static void test_long_list(struct desk *d)
{
    char line[320] = "slider 16 ";
    for (int r = 0; r < 16; r++)
        strcat(strcat(line, r % 2 ? "H+H+H+H+H+H+H+H+" : "+H+H+H+H+H+H+H+V"), r < 15 ? "/" : " H");
    CHECK(!err_is(desk_read(d, line)));
    uint64_t counts[3];
    size_t n = slider_game.rules.moves(d->board, NULL, 0), sum = 0;
    game_move list[800];
    CHECK(n > 300 && slider_game.rules.moves(d->board, list, 800) == n);
    struct board *next = arena_take(&d->arena, 1, slider_game.rules.size(&d->board->variant));
    for (size_t i = 0; i < n; i++) {
        board_copy(next, d->board);
        slider_game.rules.play(next, list[i]);
        sum += slider_game.rules.moves(next, NULL, 0);
    }
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(perft(d->board, 3, counts, &work)) && counts[0] == n && counts[1] == sum);
    for (uint64_t takes = 0; takes < 4; takes++) {
        struct arena_mark before = arena_here(&d->arena);
        d->arena.takes_left = takes;
        CHECK(perft(d->board, 3, counts, &work).code == (takes < 3 ? ERR_MEMORY : ERR_NONE));
        struct arena_mark after = arena_here(&d->arena);
        CHECK(before.top == after.top && before.used == after.used);
    }
    d->arena.takes_left = UINT64_MAX;
}

/* Nothing follows the end; a pass and a skip are turns. */
static void test_ends(struct desk *d)
{
    static const uint64_t tie[] = {1, 1, 0}, won[] = {3, 4, 0};
    uint64_t counts[3];
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(desk_read(d, "slider 2 HB/BV H")));
    desk_perft(d, tie);
    CHECK(!err_is(perft(d->board, 3, counts, &work)) && counts[2] == 0);
    CHECK(!err_is(desk_read(d, "slider 3 +++/++H/V++ H")));
    desk_perft(d, won); /* right is the end; up and down leave V two moves each */
    CHECK(!err_is(desk_read(d, "crosscut 4x4 ..../.RR./..../.... B")));
    CHECK(!err_is(perft(d->board, 3, counts, &work)) && counts[0] == 0 && counts[2] == 0);
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 1);
    test_limits(&d);
    test_long_list(&d);
    test_ends(&d);
    desk_close(&d);
    return check_done("perft");
}
