/* Levels for people: names, errors on purpose, one beats the other, and the one that follows your
 * results. Every game here is played by number, so all of it is the same each time. */
#include "desk.h"
#include "duel/match.h"
#include "games/crosscut/crosscut.h"
#include "games/slant/slant.h"
#include "games/slider/slider.h"
#include "session/session.h"

static const struct game *const duels[] = {&slider_game, &crosscut_game, &slant_game};
enum { DUELS = 3 };

static struct strength level(const struct game *g, int number)
{
    struct strength s = {0};
    CHECK(!strength_read(g, named_level_name(number), &s) && s.named == number);
    return s;
}

/* ---- names ---- */

static void test_names(void)
{
    for (int k = 0; k < DUELS; k++)
        for (int i = 1; i <= NAMED_LEVELS; i++) {
            char text[80] = "", line[80] = "";
            struct writer w = writer_to(text, sizeof text), l = writer_to(line, sizeof line);
            strength_write(duels[k], level(duels[k], i), &w);
            CHECK_TEXT(text, named_level_name(i));
            CHECK_TEXT(strength_name(duels[k], i - 1), named_level_name(i));
            named_level_describe(duels[k], i, &l);
            CHECK(strncmp(line, "sees ", 5) == 0 && l.n < 60);
        }
    CHECK(level(&slider_game, NAMED_LEVELS).skill == SKILL_MAX);
    CHECK(named_level_find(&slider_game, "greedy") == 0 && named_level_find(&slider_game, "Club") == 6);
}

/* ---- errors on purpose ---- */

static game_move move_of(struct desk *d, int number, uint64_t seed)
{
    struct player p;
    struct advice a;
    struct arena_mark mark = arena_here(&d->arena);
    CHECK(!err_is(player_open(&p, level(d->board->game, number), seed, &d->arena)));
    struct work w = {.arena = &d->arena, .rng = &p.rng, .steps = UINT64_MAX};
    CHECK(!err_is(player_move(&p, d->board, NULL, 0, &a, &w)));
    CHECK(!d->board->game->rules.refusal(d->board, a.move));
    arena_release(&d->arena, mark);
    return a.move;
}

/* What the moves of a level give away at first sight, summed over seeds. */
static int64_t given_away(struct desk *d, int number)
{
    struct choices c;
    int64_t sum = 0;
    int best = INT32_MIN;
    struct arena_mark mark = arena_here(&d->arena);
    CHECK(choices_list(d->board, &d->arena, &c));
    for (size_t i = 0; i < c.n; i++)
        best = static_eval_move(d->board, &c, c.move[i]) > best
                   ? static_eval_move(d->board, &c, c.move[i])
                   : best;
    for (uint64_t seed = 0; seed < 200; seed++)
        sum += best - static_eval_move(d->board, &c, move_of(d, number, seed));
    arena_release(&d->arena, mark);
    return sum;
}

static void test_errors(struct desk *d)
{
    static const char *const lines[] = {
        "slider 6 H+++++/++H+++/+H++V+/H+V+++/H+++++/+V+VV+ H",
        "slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../.... duel=1"};
    for (int i = 0; i < 2; i++) {
        CHECK(!err_is(desk_read(d, lines[i])));
        int64_t one = given_away(d, 1), two = given_away(d, 2), three = given_away(d, 3);
        CHECK(one > two && two > three && three > 0);
        for (uint64_t seed = 0; seed < 5; seed++)
            CHECK(move_of(d, 4, seed) == move_of(d, 4, seed));
    }
    /* a line to be finished at once: who always takes the best does not pass it by */
    CHECK(!err_is(desk_read(d, "crosscut 5x5 ...../.RR../...B./..B../..... R")));
    for (int number = 6; number < NAMED_LEVELS; number++)
        CHECK_TEXT(desk_move(d, move_of(d, number, 1)), "d4");
}

/* ---- one beats the other ---- */

static double points_of(const struct game *g, int size, int a, int b, uint32_t games)
{
    struct match m = {.game = g, .seed = 3, .opening = 4, .turns = 200, .threads = 1};
    struct tally t = {0};
    m.variant = game_preset(g);
    m.variant.value[OPTION_WIDTH] = m.variant.value[OPTION_HEIGHT] = (int16_t)size;
    m.side[0] = level(g, a);
    m.side[1] = level(g, b);
    for (uint32_t i = 1; i <= games; i++) {
        struct arena arena;
        struct record r;
        arena_open(&arena);
        struct work w = {.arena = &arena, .steps = UINT64_MAX};
        CHECK(!err_is(match_play(&m, i, &w, &r)));
        match_count(&r, &t);
        arena_close(&arena);
    }
    CHECK(t.invalid == 0);
    return (t.wins + 0.5 * t.draws) / games;
}

static void test_ladder(void)
{
    static const int size[] = {5, 7, 6};
    for (int k = 0; k < DUELS; k++)
        for (int number = 1; number + 2 < NAMED_LEVELS; number++)
            CHECK(points_of(duels[k], size[k], number + 2, number, 8) > 0.5);
}

/* ---- the one that follows your results ---- */

static void test_results(void)
{
    struct own_results r = {0}, again = {0};
    char text[100] = "";
    struct writer w = writer_to(text, sizeof text);
    int first = own_level(&r);
    CHECK(first > 1 && first < NAMED_LEVELS);
    own_results_add(&r, first, 2);
    CHECK(own_level(&r) == first + 1);
    own_results_add(&r, first + 1, 0);
    own_results_add(&r, first, 1);
    CHECK(own_level(&r) == first);
    own_results_write(&r, &w);
    CHECK_TEXT(text, "3 3w 4l 3d");
    struct reader in = reader_of(text, w.n);
    CHECK(!err_is(own_results_read(&again, &in)) && memcmp(&r, &again, sizeof r) == 0);
    for (int i = 0; i < 20; i++)
        own_results_add(&r, own_level(&r), 0);
    CHECK(own_level(&r) == 1 && r.n == OWN_RESULTS && r.games == 23);
    for (int i = 0; i < 20; i++)
        own_results_add(&r, own_level(&r), 2);
    CHECK(own_level(&r) == NAMED_LEVELS);
    static const char *const wrong[] = {"", "x", "1 0w", "1 9w", "1 3x", "1 3w 4l", "2 3w,4l"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        in = reader_of(wrong[i], strlen(wrong[i]));
        bool failed = err_is(own_results_read(&again, &in));
        CHECK(failed || reader_peek(&in) != READER_END);
    }
}

/* A game to its end: a person who plays like a level, against the seat that follows. */
static void play_game(struct session *s, int person, int side, uint64_t number)
{
    struct arena arena;
    struct player p;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    CHECK(!err_is(player_open(&p, level(s->now->game, person), number, &arena)));
    for (uint64_t turn = 0; turn < 300 && session_status(s) == STATUS_OPEN; turn++) {
        struct advice a;
        struct work part = w;
        part.steps = 20000;
        p.nodes = 20000;
        struct err e = session_to_move(s) == side
                           ? playing_think(&p, &s->steps, s->now, &a, &part)
                           : session_think(s, 1000 * number + turn, &a, &part);
        CHECK(!err_is(e) && !session_play(s, a.move));
    }
    arena_close(&arena);
}

/* Within twelve games it is as strong as the person, or a step away. */
static void test_following(void)
{
    static const char *const starts[] = {"slider 5 H++++/H++++/H++++/H++++/+VVVV H",
                                         "slider 5 H++++/H++++/H++++/H++++/+VVVV V"};
    for (int person = 1; person <= NAMED_LEVELS - 1; person += 2) {
        struct session s;
        struct arena arena;
        session_open(&s, games_all);
        arena_open(&arena);
        struct work w = {.arena = &arena, .steps = UINT64_MAX};
        for (uint64_t game = 1; game <= 12; game++) {
            int side = (int)(game % 2);
            struct seat human = {0}, own = {0};
            CHECK(!err_is(session_load(&s, starts[side], strlen(starts[side]))));
            CHECK(!seat_read(&slider_game, slice_of("auto"), &own) && own.is_own);
            CHECK(!session_seat(&s, side, human, &w) && !session_seat(&s, !side, own, &w));
            play_game(&s, person, side, game);
            CHECK(s.results[session_results_at(&s)].games == game || session_status(&s) == STATUS_OPEN);
        }
        int found = own_level(&s.results[session_results_at(&s)]);
        CHECK(found >= person - 1 && found <= person + 1);
        arena_close(&arena);
        session_close(&s);
    }
}

static game_move won_at_once(const struct board *b)
{
    struct choices c;
    struct arena arena;
    game_move found = MOVE_NONE;
    arena_open(&arena);
    CHECK(choices_list(b, &arena, &c));
    for (size_t i = 0; i < c.n; i++) {
        board_copy(c.next, b);
        b->game->rules.play(c.next, c.move[i]);
        if (b->game->rules.status(c.next) == STATUS_FIRST)
            found = c.move[i];
    }
    arena_close(&arena);
    return found;
}

/* Saved with the game, counted once, and kept when another game is loaded. */
static void test_keeping(void)
{
    static const char start[] = "crosscut 5x5 ...../.RR../...B./..B../..... R";
    static const char other[] = "crosscut 5x5 ...../...../...../...../..... R";
    struct session s, t;
    struct arena arena;
    struct seat own = {0};
    char text[2000];
    session_open(&s, games_all);
    session_open(&t, games_all);
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    CHECK(!err_is(session_load(&s, start, strlen(start))));
    CHECK(!seat_read(&crosscut_game, slice_of("AUTO"), &own) && !session_seat(&s, 1, own, &w));
    int at = session_results_at(&s), first = s.seat[1].strength.named;
    CHECK(s.seat[1].is_own && first == own_level(&s.results[at]));
    CHECK(!session_play(&s, won_at_once(s.now)) && session_status(&s) == STATUS_FIRST);
    CHECK(s.results[at].games == 1 && s.seat[1].strength.named == first);
    CHECK(session_undo(&s) && session_redo(&s) && s.results[at].games == 1);
    struct writer out = writer_to(text, sizeof text);
    session_save(&s, &out);
    CHECK(strstr(text, "seats human,auto3\n") && strstr(text, "results 1 3w\n"));
    CHECK(!err_is(session_restore(&t, text, out.n)));
    CHECK(t.seat[1].is_own && t.seat[1].strength.named == first && t.results[at].games == 1);
    CHECK(!err_is(session_load(&t, other, strlen(other))));
    CHECK(t.seat[1].strength.named == first + 1 && t.results[at].games == 1);
    session_close(&s);
    session_close(&t);
    arena_close(&arena);
}

int main(void)
{
    struct desk d;
    desk_open(&d, 1);
    test_names();
    test_errors(&d);
    desk_close(&d);
    test_ladder();
    test_results();
    test_following();
    test_keeping();
    return check_done("named_levels");
}
