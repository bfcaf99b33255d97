/* Expert in the Slant duel: it never spoils a board that has one solution, under either rule and
 * however little it may think; on a spoilt board it takes the most points that break nothing; and
 * what its search leaves out changes no value. */
#include "duel/match.h"
#include "engine/search/score.h"
#include "games/slant/rest.h"
#include "randoms.h"
#include "slow/minimax.h"

static const int sizes[][2] = {{3, 3}, {4, 6}, {5, 5}, {7, 3}, {6, 2}, {4, 4}};
enum { SIZES = sizeof sizes / sizeof *sizes };

/* A made puzzle as a duel, and its solution. */
static struct board *new_duel(struct desk *d, int w, int h, int rule)
{
    const struct generate_request request = {.level = LEVEL_NORMAL};
    struct work work = {.arena = &d->arena, .rng = &d->rng, .steps = UINT64_MAX};
    struct solve s = {.limit = 2};
    struct variant v = game_preset(&slant_game);
    v.value[OPTION_WIDTH] = (int16_t)w;
    v.value[OPTION_HEIGHT] = (int16_t)h;
    v.value[SLANT_DUEL] = 1;
    v.value[SLANT_RULE] = (int16_t)rule;
    arena_release(&d->arena, (struct arena_mark){NULL, 0});
    CHECK(!err_is(position_new(&slant_game, &v, &d->arena, &d->board)));
    CHECK(!err_is(slant_generate(d->board, &request, &work)));
    CHECK(!err_is(slant_after_read(d->board, &work)));
    s.first = arena_take(&d->arena, 1, slant_size(&v));
    CHECK(!err_is(slant_solve(d->board, &s, &work)) && s.answer == ANSWER_ONE);
    return s.first;
}

static struct advice ask(struct desk *d, struct player *p, int64_t end)
{
    struct advice advice;
    struct work work = {&d->arena, &p->rng, UINT64_MAX, NULL, NULL, clock_us, end};
    CHECK(!err_is(player_move(p, d->board, NULL, 0, &advice, &work)));
    CHECK(!slant_refusal(d->board, advice.move));
    return advice;
}

static void play_random(struct desk *d, const struct board *solution)
{
    game_move moves[SLOW_MOVES];
    size_t n = slant_moves(d->board, moves, SLOW_MOVES);
    for (;;) {
        int r, c;
        enum slash slash;
        game_move m = moves[rng_below(&d->rng, (uint32_t)n)];
        slant_unpack(d->board, m, &r, &c, &slash);
        if (!solution || slant_cell(solution, r, c) == slash) {
            slant_play(d->board, m);
            return;
        }
    }
}

/* Against an opponent who does not spoil the board either, from any position. */
static void never_spoils(struct desk *d)
{
    for (int i = 0; i < 120; i++) {
        struct player p;
        const struct board *solution =
            new_duel(d, sizes[i % SIZES][0], sizes[i % SIZES][1], i % 4 ? RULE_FREE : RULE_SOUND);
        CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, &d->arena)));
        p.nodes = (uint64_t)(i % 3 * 40); /* 0: only the time, which is over before it begins */
        p.traps = i % 2;
        for (int turn = 0; slant_status(d->board) == STATUS_OPEN; turn++) {
            if (turn % 2 != i / SIZES % 2)
                play_random(d, solution);
            else
                slant_play(d->board, ask(d, &p, p.nodes ? INT64_MAX : 0).move);
            if (!CHECK(slant_differences(d->board, solution, NULL, 0) == 0))
                printf("  %s\n", desk_line(d));
        }
        CHECK(slant_status(d->board) != STATUS_INVALID);
    }
}

static void check_greedy(struct desk *d, game_move m)
{
    game_move moves[SLOW_MOVES];
    size_t n = slant_moves(d->board, moves, SLOW_MOVES);
    int most = 0;
    for (size_t i = 0; i < n; i++)
        most = static_eval_points(d->board, moves[i]) > most
                   ? static_eval_points(d->board, moves[i])
                   : most;
    CHECK(static_eval_points(d->board, m) == most); /* what breaks a rule has no points */
}

static void spoilt_by_others(struct desk *d)
{
    for (int i = 0; i < 60; i++) {
        struct player p;
        const struct board *solution = new_duel(d, sizes[i % 4][0], sizes[i % 4][1], RULE_FREE);
        CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, &d->arena)));
        p.nodes = 50;
        for (int turn = 0; slant_status(d->board) == STATUS_OPEN; turn++) {
            bool spoilt = slant_differences(d->board, solution, NULL, 0) > 0;
            if (turn % 2) {
                play_random(d, NULL);
                continue;
            }
            game_move m = ask(d, &p, INT64_MAX).move;
            if (spoilt)
                check_greedy(d, m);
            slant_play(d->board, m);
            CHECK(spoilt || slant_differences(d->board, solution, NULL, 0) == 0);
        }
    }
}

/* Several solutions, or none. */
static void not_one_solution(struct desk *d)
{
    static const char *const lines[] = {
        "slant 3x3 ..../.1../..../.... .../.../... duel=1 mover=1 score=0-0",
        "slant 2x2 4../.../... ../.. duel=1 mover=2 score=3-5",
        "slant 1x1 ../.. . duel=1 mover=1 score=0-0",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct player p;
        CHECK(!err_is(desk_read(d, lines[i])));
        CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, &d->arena)));
        while (slant_status(d->board) == STATUS_OPEN) {
            struct advice advice = ask(d, &p, INT64_MAX);
            CHECK(!advice.exact);
            check_greedy(d, advice.move);
            slant_play(d->board, advice.move);
        }
    }
}

/* A short match by the default rule, openings included; the better player is seen to be it. */
static void match_ends_valid(struct desk *d)
{
    struct match m = {.game = &slant_game, .seed = 1, .opening = 4, .nodes = 300, .threads = 1};
    struct tally t = {0};
    m.variant = game_preset(&slant_game);
    m.variant.value[SLANT_DUEL] = 1;
    m.side[0].skill = SKILL_MAX;
    m.side[1].skill = SKILL_CAREFUL;
    for (uint32_t i = 1; i <= 40; i++) {
        struct record r;
        struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
        arena_release(&d->arena, (struct arena_mark){NULL, 0});
        CHECK(!err_is(match_play(&m, i, &work, &r)));
        CHECK(r.result != STATUS_INVALID);
        match_count(&r, &t);
    }
    CHECK(t.invalid == 0 && 2 * t.wins + t.draws >= 52);
}

/* Down to a few empty cells. */
static void play_down(struct desk *d, const struct board *solution, int empty)
{
    while (slant_in(d->board)->empty > empty)
        play_random(d, solution);
}

/* What is left out, and what the table takes for the same, changes no value; and the move that was
 * chosen has it, with a tie_break too. */
static void values_are_exact(struct desk *d)
{
    struct arena keep;
    struct table table;
    arena_open(&keep);
    CHECK(search_table_open(&table, &keep, 1 << 20));
    for (int i = 0; i < 600; i++) {
        _Alignas(64) char block[SLOW_BOARD];
        struct board *next = (struct board *)block;
        struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
        const struct board *solution = new_duel(d, sizes[i % 4][0], sizes[i % 4][1], RULE_SOUND);
        int tie_break[SLOW_MOVES], left = 1 + i % 6;
        play_down(d, solution, left);
        for (int k = 0; k < SLOW_MOVES; k++)
            tie_break[k] = -(int)rng_below(&d->rng, LEAN_MOST + 1);
        struct search s = {.root = d->board, .table = &table, .depth = SEARCH_DEPTH_MAX};
        s.tie_break = i % 2 ? tie_break : NULL;
        CHECK(!err_is(search_run(&s, &work)) && s.exact);
        if (!CHECK(s.score == slow_minimax(d->board, left, 0)))
            printf("  %s: %d\n", desk_line(d), s.score);
        board_copy(next, d->board);
        slant_play(next, s.move);
        CHECK(-slow_minimax(next, left, 0) == s.score);
    }
    arena_close(&keep);
}

static void rest_knows_gains(struct desk *d)
{
    for (int i = 0; i < 200; i++) {
        struct rest rest;
        const struct board *solution =
            new_duel(d, sizes[i % SIZES][0], sizes[i % SIZES][1], RULE_SOUND);
        while (slant_status(d->board) == STATUS_OPEN) {
            CHECK(slant_rest_all(d->board, &rest) && rest.n == slant_in(d->board)->empty);
            for (int k = 0; k < rest.n; k++) {
                int r = rest.cell[k].row, c = rest.cell[k].column;
                CHECK(rest.cell[k].gain ==
                      slant_points(d->board, r, c, slant_cell(solution, r, c)));
            }
            game_move m = slant_pack(d->board, rest.top.row, rest.top.column,
                                     slant_cell(solution, rest.top.row, rest.top.column));
            if (rest.n == 1)
                CHECK(slant_sample(d->board, m, &d->rng) == SCORE_POINT * rest.top.gain);
            play_random(d, solution);
        }
    }
}

/* A score is exact where nobody can spoil the board, and a guess where the other side may. */
static void what_is_proved(struct desk *d)
{
    for (int rule = RULE_FREE; rule <= RULE_SOUND; rule++) {
        struct player p;
        const struct board *solution = new_duel(d, 4, 4, rule);
        play_down(d, solution, 5);
        CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, &d->arena)));
        CHECK(ask(d, &p, INT64_MAX).exact == (rule == RULE_SOUND));
    }
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 4);
    never_spoils(&d);
    spoilt_by_others(&d);
    not_one_solution(&d);
    match_ends_valid(&d);
    values_are_exact(&d);
    rest_knows_gains(&d);
    what_is_proved(&d);
    desk_close(&d);
    return check_done("slant_expert");
}
