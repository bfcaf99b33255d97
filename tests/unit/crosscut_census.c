/* Crosscut's values against a plain search of all positions, by the rules alone, on 5x5 and 5x6;
 * a written strategy by playing every reply. */
#include "desk.h"
#include "duel/strategy_file.h"
#include "games/crosscut/strategy.h"

/* Distances of all positions, found by recursion: a game never comes back to a position. The
 * number of a position is its squares in base 3, then the side to move. */
struct atlas {
    struct arena arena;
    int16_t *turns; /* odd: won for the mover, even: lost; 0: not looked at yet */
};

static size_t number_of(const struct board *b)
{
    size_t n = 0;
    for (int r = 1; r < board_height(b) - 1; r++)
        for (int c = 1; c < board_width(b) - 1; c++) {
            char ink = crosscut_get(b, r, c);
            n = 3 * n + (ink == 'R' ? 1 : ink == 'B' ? 2 : 0);
        }
    return 2 * n + (size_t)b->game->duel->mover(b);
}

static int atlas_turns(struct atlas *a, const struct board *b)
{
    const struct rules *rules = &b->game->rules;
    int16_t *known = &a->turns[number_of(b)];
    game_move moves[128];
    if (*known)
        return *known;
    size_t n = rules->moves(b, moves, 128);
    int best = 0; /* the soonest win, else the latest loss */
    for (size_t i = 0; i < n; i++) {
        struct crosscut next;
        board_copy(&next.head, b);
        rules->play(&next.head, moves[i]);
        CHECK(rules->status(&next.head) != STATUS_DRAW);
        int turns = rules->status(&next.head) == STATUS_OPEN ? 1 + atlas_turns(a, &next.head) : 1;
        bool win = turns % 2, had = best % 2;
        if (best == 0 || (win && (!had || turns < best)) || (!win && !had && turns > best))
            best = turns;
    }
    return *known = (int16_t)best;
}

static void compare_position(struct atlas *a, struct desk *d)
{
    const struct rules *rules = &crosscut_game.rules;
    game_move moves[128];
    struct worth each[128];
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    size_t n = rules->moves(d->board, moves, 128);
    CHECK(!err_is(crosscut_game.census->value(d->board, each, n, &w)));
    for (size_t i = 0; i < n; i++) {
        struct crosscut next;
        board_copy(&next.head, d->board);
        rules->play(&next.head, moves[i]);
        int turns = rules->status(&next.head) == STATUS_OPEN ? 1 + atlas_turns(a, &next.head) : 1;
        CHECK(each[i].value == (turns % 2 ? VALUE_WON : VALUE_LOST) && each[i].plies == turns);
    }
    CHECK(worth_best(each, n).plies == atlas_turns(a, d->board));
}

/* Every position of random games. */
static void compare_games(struct desk *d, int w, int h, size_t positions, int games)
{
    struct atlas a;
    arena_open(&a.arena);
    a.turns = arena_take(&a.arena, positions, sizeof *a.turns);
    for (int i = 0; i < games; i++) {
        desk_new(d, &crosscut_game, w, h);
        while (crosscut_game.rules.status(d->board) == STATUS_OPEN) {
            game_move moves[128];
            compare_position(&a, d);
            size_t n = crosscut_game.rules.moves(d->board, moves, 128);
            crosscut_game.rules.play(d->board, moves[rng_below(&d->rng, (uint32_t)n)]);
        }
    }
    arena_close(&a.arena);
}

static void test_strategy(struct desk *d)
{
    struct arena arena;
    arena_open(&arena);
    struct strategy_file p = {.line = arena_take(&arena, 4096, STRATEGY_FILE_LINE), .cap = 4096};
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    desk_new(d, &crosscut_game, 5, 5);
    CHECK(!err_is(crosscut_strategy(d->board, 16, strategy_file_add, &p, &w)) && p.n > 10);
    strategy_file_sort(&p);
    CHECK(strategy_file_wins(&p, d->board, 0, &arena) && p.longest == 5);
    p.line[p.n / 2][0] = 'x'; /* a position that comes up is missing */
    CHECK(!strategy_file_wins(&p, d->board, 0, &arena));
    desk_play(d, "b2"); /* Blue to move is lost */
    CHECK(crosscut_strategy(d->board, 16, strategy_file_add, &p, &w).code == ERR_ILLEGAL);
    w.steps = 3;
    desk_new(d, &crosscut_game, 6, 6);
    CHECK(crosscut_strategy(d->board, 16, strategy_file_add, &p, &w).code == ERR_BUDGET);
    arena_close(&arena);
}

/* Written out and played through: every reply of the other side, to the end. */
static void check_strategy(struct desk *d, int w, int h, unsigned long turns)
{
    struct arena arena;
    arena_open(&arena);
    struct strategy_file p = {.line = arena_take(&arena, 8192, STRATEGY_FILE_LINE), .cap = 8192};
    struct work work = {.arena = &arena, .steps = UINT64_MAX};
    desk_new(d, &crosscut_game, w, h);
    CHECK(!err_is(crosscut_strategy(d->board, 18, strategy_file_add, &p, &work)) && p.n < p.cap);
    strategy_file_sort(&p);
    CHECK(strategy_file_wins(&p, d->board, 0, &arena) && p.longest == turns);
    arena_close(&arena);
}

static void test_budget(struct desk *d)
{
    struct worth each[128];
    struct work w = {.arena = &d->arena, .steps = 100};
    desk_new(d, &crosscut_game, 8, 8);
    size_t n = crosscut_game.rules.moves(d->board, NULL, 0);
    CHECK(crosscut_game.census->value(d->board, each, n, &w).code == ERR_BUDGET && w.steps == 0);
    bool done = false;
    desk_new(d, &crosscut_game, 5, 6);
    desk_play(d, "b2");
    n = crosscut_game.rules.moves(d->board, NULL, 0);
    for (uint64_t takes = 0; takes < 4000 && !done; takes++) {
        struct arena_mark before = arena_here(&d->arena);
        w.steps = UINT64_MAX;
        d->arena.takes_left = takes;
        struct err err = crosscut_game.census->value(d->board, each, n, &w);
        struct arena_mark after = arena_here(&d->arena);
        CHECK(after.top == before.top && after.used == before.used);
        done = !err_is(err) && worth_best(each, n).plies == 6;
        CHECK(!err_is(err) || err.code == ERR_MEMORY || err.code == ERR_BUDGET);
    }
    CHECK(done);
    d->arena.takes_left = UINT64_MAX;
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 7);
    compare_games(&d, 5, 5, 2 * 19683, 12);
    compare_games(&d, 5, 6, 2 * 531441, 4);
    compare_games(&d, 6, 5, 2 * 531441, 2);
    test_strategy(&d);
    check_strategy(&d, 6, 5, 5);
    check_strategy(&d, 6, 6, 9);
    test_budget(&d);
    desk_close(&d);
    return check_done("crosscut_census");
}
