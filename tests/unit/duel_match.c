/* Players and matches: what a level may and may not do, games that depend on their number alone,
 * and ratings that are known. */
#include <math.h>

#include "desk.h"
#include "duel/match.h"
#include "duel/review.h"
#include "duel/review_words.h"
#include "games/crosscut/crosscut.h"
#include "games/slant/slant.h"
#include "games/slider/slider.h"

static void level_names(void)
{
    static const char *const boards[] = {"random", "greedy", "1", "8", "max", "beginner", "master"};
    static const char *const points[] = {"random", "greedy", "careful", "expert", "novice", "max"};
    static const char *const wrong[] = {"", "0", "9", "12", "maxi", "perfectly"};
    struct strength s;
    char text[16];
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        memset(text, 0, sizeof text);
        struct writer w = writer_to(text, sizeof text);
        CHECK(!strength_read(&slider_game, boards[i], &s));
        strength_write(&slider_game, s, &w);
        CHECK_TEXT(text, boards[i]);
    }
    for (size_t i = 0; i < sizeof points / sizeof *points; i++) {
        memset(text, 0, sizeof text);
        struct writer w = writer_to(text, sizeof text);
        CHECK(!strength_read(&slant_game, points[i], &s));
        strength_write(&slant_game, s, &w);
        CHECK_TEXT(text, points[i]);
    }
    for (size_t i = 0; i < 6; i++)
        CHECK(strength_read(&crosscut_game, wrong[i], &s) &&
              strength_read(&slant_game, wrong[i], &s));
    CHECK(!strength_read(&slider_game, "MaX", &s) && s.skill == SKILL_MAX);
    CHECK(strength_read(&slant_game, "perfect", &s) && strength_read(&slider_game, "expert", &s));
}

static game_move move_of(struct desk *d, enum skill skill, uint64_t seed)
{
    struct player p;
    struct advice advice;
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    struct arena_mark mark = arena_here(&d->arena);
    CHECK(!err_is(player_open(&p, (struct strength){skill, 0}, seed, &d->arena)));
    p.depth = 4;
    CHECK(!err_is(player_move(&p, d->board, NULL, 0, &advice, &work)));
    CHECK(!d->board->game->rules.refusal(d->board, advice.move));
    arena_release(&d->arena, mark);
    return advice.move;
}

/* Slant's levels on a board with one solution: greedy takes the most points, careful never leaves
 * the solution, random never breaks a rule while it need not. */
static void slant_levels(struct desk *d)
{
    static const char start[] =
        "slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../.... duel=1 mover=1 score=0-0";
    struct arena keep;
    arena_open(&keep);
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct board *solution;
        const char *line = "slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL";
        CHECK(!err_is(position_read(games_all, line, strlen(line), &keep, &solution)));
        CHECK(!err_is(desk_read(d, start)));
        while (slant_game.rules.status(d->board) == STATUS_OPEN) {
            game_move moves[64], greedy = move_of(d, SKILL_GREEDY, seed);
            size_t n = slant_game.rules.moves(d->board, moves, 64);
            int most = 0;
            for (size_t i = 0; i < n; i++)
                most = static_eval_points(d->board, moves[i]) > most
                           ? static_eval_points(d->board, moves[i])
                           : most;
            CHECK(static_eval_points(d->board, greedy) == most);
            CHECK(!most || static_eval_points(d->board, move_of(d, SKILL_RANDOM, seed)) > 0);
            slant_play(d->board, move_of(d, SKILL_CAREFUL, seed));
            CHECK(slant_differences(d->board, solution, NULL, 0) == 0);
        }
        CHECK(slant_game.rules.status(d->board) != STATUS_INVALID);
    }
    arena_close(&keep);
}

static struct record play(struct desk *d, const struct match *m, uint32_t number)
{
    struct record r;
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(match_play(m, number, &work, &r)));
    return r;
}

static void games_by_number(struct desk *d)
{
    struct match m = {.game = &crosscut_game, .seed = 3, .opening = 3, .depth = 3, .threads = 1};
    m.variant = game_preset(&crosscut_game);
    m.variant.value[0] = 5;
    m.variant.value[1] = 6;
    m.side[0].skill = SKILL_MAX;
    m.side[1].skill = SKILL_GREEDY;
    struct tally t = {0};
    for (uint32_t i = 1; i <= 10; i++) {
        struct record a = play(d, &m, i), b = play(d, &m, i),
                      c = play(d, &m, i % 2 ? i + 1 : i - 1);
        CHECK(a.n == b.n && a.result == b.result);
        CHECK(memcmp(a.moves, b.moves, a.n * sizeof *a.moves) == 0);
        CHECK(crosscut_game.rules.key(a.start) == crosscut_game.rules.key(c.start));
        CHECK(slice_is(a.name[0], i % 2 ? "max" : "greedy") && slice_same(a.name[0], c.name[1]));
        CHECK(a.result == STATUS_FIRST || a.result == STATUS_SECOND); /* Crosscut has no draws */
        match_count(&a, &t);
        CHECK(t.wins + t.losses == i && t.draws == 0);
        arena_release(&d->arena, (struct arena_mark){NULL, 0});
    }
    CHECK(t.wins > t.losses);
}

static bool near(double a, double b)
{
    return fabs(a - b) < 0.05;
}

static void known_ratings(void)
{
    struct tally even = {10, 20, 10, 0, 0}, three = {75, 0, 25, 0, 0}, all = {5, 0, 0, 0, 0};
    struct elo r = tally_elo(&even);
    CHECK(r.bounded && near(r.score, 0.5) && near(r.elo, 0) && near(r.los, 0.5));
    r = tally_elo(&three); /* three to one is 400 log10(3) */
    CHECK(r.bounded && near(r.elo, 190.85) && r.los > 0.9999 && r.error > 70 && r.error < 85);
    r = tally_elo(&all);
    CHECK(!r.bounded && r.score == 1 && r.los > 0.98);
    CHECK(tally_sprt(&three, 0, 50) > SPRT_BOUND && tally_sprt(&even, 100, 200) < -SPRT_BOUND);
    CHECK(fabs(tally_sprt(&even, -20, 20)) < 1e-9);
}

static void clocks(void)
{
    struct time_control move = {.move_us = 200000},
                        game = {.game_us = 60000000, .increment_us = 100000};
    CHECK(time_control_for_move(&move, 0) == 200000);
    CHECK(time_control_for_move(&(struct time_control){0}, 0) == INT64_MAX);
    for (int64_t left = 60000000; left > 20000; left -= time_control_for_move(&game, left))
        CHECK(time_control_for_move(&game, left) < left);
    CHECK(time_control_for_move(&game, 1000) == 1000);
}

/* A win thrown away is found, with the move that would have won and what that does. */
static void reviews(struct desk *d)
{
    static const char text[] = "start crosscut 8x8 ......../......../..RRRR../......../......../"
                               "..BBB.../......../........ R\nmoves f3 g3 f2 b3\nresult second\n";
    struct record r;
    struct review v;
    struct player p;
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    arena_release(&d->arena, (struct arena_mark){NULL, 0});
    struct err e = record_read(games_all, text, strlen(text), &d->arena, &r);
    if (!CHECK(!err_is(e))) {
        printf("  byte %zu: %s\n", e.at, e.why);
        return;
    }
    CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, &d->arena)));
    p.depth = 3;
    CHECK(!err_is(review_game(&r, &p, 0, 0, &work, &v)) && v.n == 4);
    for (size_t i = 0; i < v.n; i++)
        CHECK(v.turn[i].loss >= 0 && v.turn[i].loss <= LOSS_MOST && v.turn[i].played == r.moves[i]);
    for (size_t i = 1; i < v.n_worst; i++)
        CHECK(v.turn[v.worst[i - 1]].loss >= v.turn[v.worst[i]].loss);
    CHECK(v.n_worst >= 1 && v.worst[0] == 0 && v.turn[0].decisive && v.turn[0].exact);
    CHECK(v.turn[0].loss == LOSS_MOST && v.turn[0].label == LABEL_BLUNDER);
    CHECK(v.accuracy[0] < 0.6 && v.accuracy[1] > 0.99);
    char out[512] = "";
    struct writer w = writer_to(out, sizeof out - 1);
    review_explain(r.start, &v.turn[0], &d->arena, &w);
    CHECK(strstr(out, "f3: ") == out && strstr(out, "better was") &&
          strstr(out, "This decided the game. This lets B play"));
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 9);
    level_names();
    slant_levels(&d);
    games_by_number(&d);
    known_ratings();
    clocks();
    reviews(&d);
    desk_close(&d);
    return check_done("duel_match");
}
