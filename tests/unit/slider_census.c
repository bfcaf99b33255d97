/* What Slider positions are worth, asked through the game: starts, forced passes, ties, ends. */
#include "desk.h"
#include "engine/exact/solved.h"
#include "engine/search/score.h"
#include "engine/search/search.h"
#include "games/slider/slider.h"

enum { MOST = 64 };

/* "W 5: a3r W 5, ..." */
static const char *worth_text(struct desk *d, const char *line)
{
    static char text[1024];
    static const char letters[] = "?WLD";
    struct worth each[MOST];
    game_move moves[MOST];
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(desk_read(d, line)));
    size_t n = slider_game.rules.moves(d->board, moves, MOST);
    struct err err = slider_game.census->value(d->board, each, n, &w);
    if (err_is(err))
        return err.why;
    struct worth best = worth_best(each, n);
    int at = snprintf(text, sizeof text, "%c %d:", letters[best.value], best.plies);
    for (size_t i = 0; i < n; i++)
        at += snprintf(text + at, sizeof text - (size_t)at, " %s %c %d", desk_move(d, moves[i]),
                       letters[each[i].value], each[i].plies);
    return text;
}

static void test_starts(struct desk *d)
{
    CHECK_TEXT(worth_text(d, "slider 2 H+/+V H"), "W 3: a2d L 4 a2r W 3");
    CHECK_TEXT(worth_text(d, "slider 3 H++/H++/+VV H"), "W 19: a2d L 16 a2r L 18 a3r W 19");
    CHECK_TEXT(worth_text(d, "slider 3 H++/H++/+VV V"), "W 19: b1u L 18 b1l L 16 c1u W 19");
    CHECK_TEXT(worth_text(d, "slider 4 H+++/H+++/H+++/+VVV H"),
               "D -1: a2d D -1 a2r D -1 a3r D -1 a4r D -1");
}

static void test_passes(struct desk *d)
{
    /* H is shut in and passes while V walks out */
    CHECK_TEXT(worth_text(d, "slider 3 HB+/B+V/+++ H"), "L 4: pass L 4");
    /* both shut in: the second pass is a tie */
    CHECK_TEXT(worth_text(d, "slider 3 HB+/BB+/+BV H passes=1"), "D -1: pass D -1");
    CHECK_TEXT(worth_text(d, "slider 3 HB+/BBB/+BV H"), "D -1: pass D -1");
}

static void test_reach(struct desk *d)
{
    CHECK_TEXT(worth_text(d, "slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H"),
               "this board is too large to be solved");
    CHECK_TEXT(worth_text(d, "slider 9 +++++++++/+++++++++/+++++++++/+++++++++/+++++++++/+++++++++/"
                             "+++++++++/H++++++++/++++V++++ H"),
               "this board is too large to be solved");
    struct worth each[MOST];
    struct work none = {.arena = &d->arena, .steps = 10};
    CHECK(!err_is(desk_read(d, "slider 4 H+++/H+++/H+++/+VVV H")));
    CHECK(slider_game.census->value(d->board, each, 4, &none).code == ERR_BUDGET);
}

/* Reflection in the diagonal exchanges H and V and nothing else. */
static void test_mirror(struct desk *d)
{
    char first[1024];
    snprintf(first, sizeof first, "%s", worth_text(d, "slider 4 ++H+/+B++/H++V/++V+ H"));
    const char *second = worth_text(d, "slider 4 +H++/H++V/++B+/+V++ V");
    CHECK(strlen(first) > 8 && strncmp(first, second, 4) == 0);
}

static void test_best(void)
{
    struct worth w[] = {{VALUE_LOST, 4}, {VALUE_LOST, 6}, {VALUE_DRAWN, -1}, {VALUE_WON, 7},
                        {VALUE_WON, 5},  {VALUE_WON, -1}, {VALUE_WON, 3},    {VALUE_UNKNOWN, -1}};
    CHECK(worth_best(w, 2).plies == 6 && worth_best(w, 3).value == VALUE_DRAWN);
    CHECK(worth_best(w, 4).value == VALUE_WON && worth_best(w, 5).plies == 5);
    CHECK(worth_best(w, 6).plies == -1);
    /* a move that is not known may win sooner, or save a lost game */
    CHECK(worth_best(w + 6, 1).plies == 3 && worth_best(w + 6, 2).value == VALUE_WON);
    CHECK(worth_best(w + 6, 2).plies == -1 && worth_best(w + 7, 1).value == VALUE_UNKNOWN);
    CHECK(worth_turned(w[0]).value == VALUE_WON && worth_turned(w[0]).plies == 5);
    CHECK(worth_turned(w[2]).plies == -1);
}

/* Memory that runs out at any point is an error and leaves nothing behind. */
static void test_memory(struct desk *d)
{
    struct worth each[MOST];
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(desk_read(d, "slider 3 H++/H++/+VV H")));
    bool done = false;
    for (uint64_t takes = 0; takes < 2000 && !done; takes++) {
        struct arena_mark before = arena_here(&d->arena);
        d->arena.takes_left = takes;
        struct err err = slider_game.census->value(d->board, each, 3, &w);
        struct arena_mark after = arena_here(&d->arena);
        CHECK(after.top == before.top && after.used == before.used);
        done = !err_is(err);
        CHECK(done || err.code == ERR_MEMORY);
    }
    CHECK(done);
    d->arena.takes_left = UINT64_MAX;
}

/* Random 6x6 endgames, sometimes with blocked cells: what the search engine can prove, values and
 * distances, agrees. */
static void test_against_search(struct desk *d)
{
    int proved = 0;
    for (int round = 0; round < 60; round++) {
        char line[] = "slider 6 ++++++/++++++/++++++/++++++/++++++/++++++ H";
        const char *pieces = "HHVVBB";
        for (int k = 0; k < (round % 3 ? 4 : 6); k++) {
            uint32_t r = rng_below(&d->rng, 4), c = 2 + rng_below(&d->rng, 4);
            line[9 + 7 * r + c] = pieces[k];
        }
        line[sizeof line - 2] = "HV"[round % 2];
        if (!strchr(line + 9, 'H') || !strchr(strchr(line, '/'), 'V') || err_is(desk_read(d, line)))
            continue;
        if (slider_game.rules.status(d->board) != STATUS_OPEN)
            continue;
        struct work w = {.arena = &d->arena, .steps = 200000};
        struct search s = {.root = d->board, .depth = 9, .full_width = true};
        CHECK(!err_is(search_run(&s, &w)));
        if (!s.reached || !score_is_proved(s.score))
            continue;
        struct worth each[MOST];
        size_t n = slider_game.rules.moves(d->board, NULL, 0);
        w.steps = UINT64_MAX;
        CHECK(!err_is(slider_game.census->value(d->board, each, n, &w)));
        struct worth best = worth_best(each, n);
        CHECK(best.value == (s.score > 0 ? VALUE_WON : VALUE_LOST));
        CHECK(best.plies == score_turns(s.score));
        proved++;
    }
    CHECK(proved > 10);
}

/* The winning moves of b by values alone, those that make progress; 0: it is not won. */
static size_t list_progress(struct desk *d, const struct solved *s, game_move *moves)
{
    struct worth each[MOST];
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    struct oracle oracle = exact_solved_oracle(s);
    size_t n = slider_game.rules.moves(d->board, moves, MOST), kept = 0;
    CHECK(!err_is(exact_judge_moves(d->board, slider_game.census->lanes, &oracle, each, n, &w)));
    for (size_t i = 0; i < n; i++) {
        CHECK(each[i].plies < 0 || each[i].plies == 1); /* no distances: only ends are known */
        if (each[i].value == VALUE_WON)
            moves[kept++] = moves[i];
    }
    if (kept)
        CHECK(!err_is(
            exact_solved_progress(s, d->board, slider_game.census->lanes, moves, &kept, &w)));
    return kept;
}

/* Whoever is won and keeps to the rule of progress wins, against any defence, without ever coming
 * back to a position; the longest win of 4 x 4 by distance takes 63 plies. */
static void play_progress(struct desk *d, const struct solved *s, int *won)
{
    const struct rules *rules = &slider_game.rules;
    game_move moves[MOST];
    uint64_t past[256];
    int side = slider_game.duel->mover(d->board), turns = 0;
    if (!list_progress(d, s, moves))
        return;
    for (; rules->status(d->board) == STATUS_OPEN && turns < 256; turns++) {
        bool mine = slider_game.duel->mover(d->board) == side;
        size_t n = mine ? list_progress(d, s, moves) : rules->moves(d->board, moves, MOST);
        if (!CHECK(n > 0))
            return;
        past[turns] = rules->key(d->board);
        for (int i = 0; i < turns; i++)
            CHECK(past[i] != past[turns]);
        rules->play(d->board, moves[rng_below(&d->rng, (uint32_t)n)]);
    }
    CHECK(rules->status(d->board) == (side ? STATUS_SECOND : STATUS_FIRST));
    ++*won;
}

/* As above from random positions of the board, held or blocked as `start` says. */
static void test_progress(struct desk *d, const char *start)
{
    static struct solved s;
    struct lanes l;
    struct exact_position at;
    struct solved_cost cost;
    int won = 0;
    CHECK(!err_is(desk_read(d, start)));
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(slider_game.census->lanes(d->board, &l, &at));
    CHECK(!err_is(exact_solved_measure(&l, &d->arena, &cost)) && cost.words > 0);
    CHECK(!err_is(exact_solved_fill(&s, &l, &at, false, UINT64_MAX, &w)));
    for (int i = 0; i < 400; i++) {
        CHECK(!err_is(desk_read(d, start)));
        for (uint32_t turns = rng_below(&d->rng, 30); turns; turns--) {
            game_move moves[MOST];
            size_t n = slider_game.rules.moves(d->board, moves, MOST);
            if (slider_game.rules.status(d->board) == STATUS_OPEN)
                slider_game.rules.play(d->board, moves[rng_below(&d->rng, (uint32_t)n)]);
        }
        if (slider_game.rules.status(d->board) == STATUS_OPEN)
            play_progress(d, &s, &won);
    }
    CHECK(won > 10);
    exact_solved_close(&s);
}

/* With no room for more, the ranks a move can lead to are held, and no others. */
static void test_held(struct desk *d)
{
    static struct solved s;
    struct lanes l;
    struct exact_position at;
    CHECK(!err_is(desk_read(d, "slider 4 H+++/H+++/+H++/+VVV V")));
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(slider_game.census->lanes(d->board, &l, &at) && !exact_solved_holds(&s, &l, &at));
    CHECK(!err_is(exact_solved_fill(&s, &l, &at, false, 1, &w)) && exact_solved_holds(&s, &l, &at));
    CHECK(!err_is(desk_read(d, "slider 4 +H++/+H++/+H+V/+VV+ V")));
    CHECK(slider_game.census->lanes(d->board, &l, &at) && !exact_solved_holds(&s, &l, &at));
    CHECK(!err_is(desk_read(d, "slider 4 H++B/H+++/+H++/+VVV V")));
    CHECK(slider_game.census->lanes(d->board, &l, &at) && !exact_solved_holds(&s, &l, &at));
    exact_solved_close(&s);
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 1);
    test_starts(&d);
    test_passes(&d);
    test_reach(&d);
    test_mirror(&d);
    test_best();
    test_memory(&d);
    test_against_search(&d);
    test_progress(&d, "slider 4 H+++/H+++/H+++/+VVV H");
    test_progress(&d, "slider 4 H++B/HB++/H+++/+VVV V");
    test_held(&d);
    desk_close(&d);
    return check_done("slider_census");
}
