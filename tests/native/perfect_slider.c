/* The level perfect on every position of Slider 4 x 4, with tables, against plain retrograde
 * analysis: its move never gives anything away, wins as soon as possible and loses as late as
 * possible. Without tables, a sample of them. Then a game that it must win, and what it says where
 * nothing is known. */
#include "desk.h"
#include "duel/player.h"
#include "engine/exact/distance.h"
#include "engine/exact/judge.h"
#include "games/slider/slider.h"
#include "slow/retrograde.h"

enum { N = 4 };
static struct retro retro;

static int best_by_retro(uint32_t h, uint32_t v, int side)
{
    return retro.plies[retro_node(&retro, h, v, side)];
}

/* What the tables keep, looked up as a front end would. */
static struct err look_up(void *ctx, const struct exact_position *s, struct worth *out)
{
    const struct distance *d = ctx;
    int plies = exact_position_plies(d, s);
    *out = (struct worth){plies == 0  ? VALUE_DRAWN
                          : plies % 2 ? VALUE_WON
                                      : VALUE_LOST,
                          plies ? plies : -1};
    return err_none();
}

static bool look_in_tables(void *ctx, const struct board *b, struct worth *each, size_t n,
                           struct work *w, struct err *err)
{
    struct oracle oracle = {look_up, ctx};
    *err = exact_judge_moves(b, b->game->census->lanes, &oracle, each, n, w);
    return true;
}

static void read_position(struct desk *d, uint32_t h, uint32_t v, int side)
{
    char line[] = "slider 4 ++++/++++/++++/++++ H";
    for (int cell = 0; cell < N * N; cell++) {
        char *at = &line[9 + (N + 1) * (N - 1 - cell / N) + cell % N];
        *at = h >> cell & 1 ? 'H' : v >> cell & 1 ? 'V' : '+';
    }
    line[sizeof line - 2] = "HV"[side];
    CHECK(!err_is(desk_read(d, line)));
}

static uint32_t cells_of(const struct board *b, char ink)
{
    uint32_t cells = 0;
    for (int cell = 0; cell < N * N; cell++)
        cells |= (uint32_t)(slider_get(b, N - 1 - cell / N, cell % N) == ink) << cell;
    return cells;
}

/* After the move, the other side has what retrograde analysis says it should have. */
static void check_move(struct desk *d, struct player *p, uint32_t h, uint32_t v, int side)
{
    struct advice a;
    struct work w = {.arena = &d->arena, .rng = &p->rng, .steps = UINT64_MAX};
    int plies = best_by_retro(h, v, side);
    read_position(d, h, v, side);
    CHECK(!err_is(player_move(p, d->board, NULL, 0, &a, &w)) && a.exact);
    CHECK(a.worth.value == (plies == 0 ? VALUE_DRAWN : plies % 2 ? VALUE_WON : VALUE_LOST));
    CHECK(a.worth.plies == (plies ? plies : -1));
    slider_game.rules.play(d->board, a.move);
    enum status s = slider_game.rules.status(d->board);
    if (s == STATUS_OPEN) {
        int after = best_by_retro(cells_of(d->board, 'H'), cells_of(d->board, 'V'), !side);
        CHECK(after == (plies ? plies - 1 : 0));
    } else {
        CHECK(s == STATUS_DRAW ? plies == 0 : plies == 1);
    }
}

static void test_all(struct desk *d, struct player *p, uint32_t stride)
{
    size_t checked = 0, number = 0;
    for (uint32_t i = 0; i < retro.placements; i++)
        for (uint32_t k = 0; k < retro.placements; k++)
            for (int side = 0; side < 2 && !(retro.mask[i] & retro.mask[k]); side++)
                if (number++ % stride == 0) {
                    check_move(d, p, retro.mask[i], retro.mask[k], side);
                    checked++;
                }
    CHECK(number == 2 * 276600 && checked == (number + stride - 1) / stride);
}

/* From the start of 3 x 3 it wins as either side in 19 turns against the longest resistance. */
static void test_game(struct desk *d, struct player *p)
{
    struct work w = {.arena = &d->arena, .rng = &p->rng, .steps = UINT64_MAX};
    int turns = 0;
    CHECK(!err_is(desk_read(d, "slider 3 H++/H++/+VV H")));
    for (; slider_game.rules.status(d->board) == STATUS_OPEN && turns < 30; turns++) {
        struct advice a;
        CHECK(!err_is(player_move(p, d->board, NULL, 0, &a, &w)));
        CHECK(a.worth.plies == 19 - turns);
        slider_game.rules.play(d->board, a.move);
    }
    CHECK(turns == 19 && slider_game.rules.status(d->board) == STATUS_FIRST);
    struct advice a;
    CHECK(!err_is(
        desk_read(d, "slider 7 H++++++/H++++++/H++++++/H++++++/H++++++/H++++++/+VVVVVV H")));
    struct err e = player_move(p, d->board, NULL, 0, &a, &w);
    CHECK(e.code == ERR_VARIANT && strstr(e.why, "out of reach"));
}

int main(void)
{
    static struct desk d;
    struct arena arena;
    struct exact e;
    struct distance distance;
    struct player player;
    struct lanes lanes = {.n = N, .open = 0xFFFF, .root = {{N - 1}, {N - 1}}};
    arena_open(&arena);
    desk_open(&d, 3);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    retro_solve(&retro, N, 0xFFFF, &arena);
    CHECK(!err_is(exact_open(&e, &lanes, UINT64_MAX, &arena)));
    CHECK(!err_is(exact_distance_solve(&distance, &e, NULL, &w)) && distance.complete);
    struct tablebase tablebase = {look_in_tables, &distance};
    CHECK(
        !err_is(player_open(&player, (struct strength){SKILL_PERFECT, 0, &tablebase}, 1, &arena)));
    test_all(&d, &player, 1);
    player.strength.tablebase = NULL;
    test_all(&d, &player, 5003);
    test_game(&d, &player);
    exact_distance_close(&distance);
    desk_close(&d);
    arena_close(&arena);
    return check_done("perfect_slider");
}
