/* Slider: known counts, a slow twin, the facts its rules promise, one position for each rule. */
#include "desk.h"
#include "games/slider/slider.h"
#include "slow/slider.h"

static void test_perft(struct desk *d)
{
    static const uint64_t three[] = {3, 7, 27, 101, 279, 757, 2483, 8865, 0};
    static const uint64_t four[] = {4, 14, 79, 438, 2358, 12372, 66007, 344986, 0};
    desk_new(d, &slider_game, 3, 3);
    desk_perft(d, three);
    desk_new(d, &slider_game, 4, 4);
    CHECK_TEXT(desk_line(d), "slider 4 H+++/H+++/H+++/+VVV H");
    desk_perft(d, four);
    CHECK(!err_is(desk_read(d, "slider 4 H+++/H+++/H+++/+VVV V"))); /* the mirror image */
    desk_perft(d, four);
}

/* The room and its twin agree on this position; the list is left in `texts`. */
static bool twins_agree(struct desk *d, const struct slow_slider *slow, struct slow_texts *texts,
                        game_move *list)
{
    const struct rules *rules = &slider_game.rules;
    char line[512];
    slow_slider_line(slow, line, sizeof line);
    slow_slider_moves(slow, texts);
    size_t n = rules->moves(d->board, list, 800);
    bool same = CHECK_TEXT(desk_line(d), line) && CHECK(n == texts->n) &&
                CHECK(rules->moves(d->board, NULL, 0) == n) &&
                CHECK_TEXT(desk_status(d), slow_slider_status(slow)) &&
                CHECK(!rules->broken_invariant(d->board));
    for (size_t i = 0; same && i < n; i++)
        same = CHECK_TEXT(desk_move(d, list[i]), texts->text[i]);
    size_t allowed = 0;
    for (game_move m = 0; m < SLIDER_PASS + 20; m++)
        allowed += !rules->refusal(d->board, m);
    return same && CHECK(allowed == n);
}

static void play_twins(struct desk *d, struct slow_slider *slow, int plies)
{
    static struct slow_texts texts;
    static game_move list[800];
    for (int ply = 0; ply < plies && twins_agree(d, slow, &texts, list) && texts.n; ply++) {
        uint32_t pick = rng_below(&d->rng, (uint32_t)texts.n);
        slow_slider_play(slow, texts.text[pick]);
        slider_game.rules.play(d->board, list[pick]);
    }
}

static void test_slow(struct desk *d)
{
    for (int n = 2; n <= 16; n++)
        for (int round = 0; round < (n < 6 ? 150 : n < 9 ? 40 : 12); round++) {
            struct slow_slider slow;
            char line[512];
            slow_slider_start(&slow, n);
            slow.mover = round % 2 ? 'V' : 'H';
            for (int k = round % 6 * n / 3; k > 0; k--) /* blocked cells, on pieces too */
                slow.cell[rng_below(&d->rng, (uint32_t)n)][rng_below(&d->rng, (uint32_t)n)] = 'B';
            if (!slow_slider_left(&slow, 'H') && !slow_slider_left(&slow, 'V'))
                continue;
            slow_slider_line(&slow, line, sizeof line);
            if (CHECK(!err_is(desk_read(d, line))))
                play_twins(d, &slow, 400);
        }
}

/* Any mixture of pieces, not only what a game brings about. */
static void test_slow_mixed(struct desk *d)
{
    for (int round = 0; round < 3000; round++) {
        struct slow_slider slow;
        char line[512];
        int n = 2 + (int)rng_below(&d->rng, round % 10 ? 7 : 15);
        slow_slider_start(&slow, n);
        uint32_t kinds = 4 + rng_below(&d->rng, 6);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                slow.cell[i][j] = "HVB++++++"[rng_below(&d->rng, kinds)];
        slow.mover = round % 2 ? 'V' : 'H';
        slow_slider_line(&slow, line, sizeof line);
        bool nobody = !slow_slider_left(&slow, 'H') && !slow_slider_left(&slow, 'V');
        CHECK(err_is(desk_read(d, line)) == nobody);
        if (!nobody)
            play_twins(d, &slow, 12);
    }
}

static bool is_stuck(struct desk *d, struct slow_slider *s, char mover)
{
    char line[512];
    s->mover = mover;
    slow_slider_line(s, line, sizeof line);
    return CHECK(!err_is(desk_read(d, line))) && strcmp(desk_moves(d), "pass") == 0;
}

/* With at most two blocked cells, none on an edge, somebody can always move. */
static void test_never_both_stuck(struct desk *d)
{
    int stuck = 0;
    for (int round = 0; round < 40000; round++) {
        uint32_t n = 3 + (uint32_t)round % 4;
        struct slow_slider s;
        slow_slider_start(&s, (int)n);
        memset(s.cell, '+', sizeof s.cell);
        for (int k = round / 4 % 3; k > 0; k--)
            s.cell[1 + rng_below(&d->rng, n - 2)][1 + rng_below(&d->rng, n - 2)] = 'B';
        for (uint32_t k = 0; k < 2 * (n - 1); k++) {
            char *at = &s.cell[rng_below(&d->rng, n)][rng_below(&d->rng, n)];
            *at = *at == '+' ? k % 2 ? 'V' : 'H' : *at;
        }
        if (!slow_slider_left(&s, 'H') || !slow_slider_left(&s, 'V'))
            continue;
        bool h = is_stuck(d, &s, 'H'), v = is_stuck(d, &s, 'V');
        stuck += h || v;
        CHECK(!(h && v));
    }
    CHECK(stuck > 100); /* one side alone often is */
}

static void test_passing(struct desk *d)
{
    CHECK(!err_is(desk_read(d, "slider 2 HB/BV H"))); /* blocked on the edge: nobody can move */
    CHECK_TEXT(desk_moves(d), "pass");
    CHECK_TEXT(desk_refusal(d, "a2r"), "the cell it would move to is blocked");
    desk_play(d, "pass");
    CHECK_TEXT(desk_line(d), "slider 2 HB/BV V passes=1");
    CHECK_TEXT(desk_status(d), "open");
    desk_play(d, "pass");
    CHECK_TEXT(desk_line(d), "slider 2 HB/BV H passes=2");
    CHECK_TEXT(desk_status(d), "draw");
    CHECK_TEXT(desk_moves(d), "");
    CHECK_TEXT(desk_refusal(d, "pass"), "the game is over");

    /* A pass, then a move: the count begins anew. */
    CHECK(!err_is(desk_read(d, "slider 3 HB+/B++/++V H")));
    desk_play(d, "pass");
    desk_play(d, "c1u");
    CHECK_TEXT(desk_line(d), "slider 3 HB+/B+V/+++ H");
    desk_play(d, "pass");
    CHECK_TEXT(desk_status(d), "open");
    CHECK_TEXT(desk_refusal(d, "pass"), "a player who can move may not pass");
}

static void test_rules(struct desk *d)
{
    CHECK(!err_is(desk_read(d, "slider 3 +++/+H+/+++ H") /* V has left: V won */));
    CHECK_TEXT(desk_status(d), "second");
    CHECK(!err_is(desk_read(d, "slider 3 +++/+H+/+V+ H")));
    CHECK_TEXT(desk_moves(d), "b2u b2r");
    CHECK_TEXT(desk_refusal(d, "b2d"), "there is a piece on the cell it would move to");
    CHECK_TEXT(desk_refusal(d, "b2l"), "H never moves left");
    CHECK_TEXT(desk_refusal(d, "b1u"), "that piece is V's, and H is to move");
    CHECK_TEXT(desk_refusal(d, "a1u"), "there is no piece on that cell");
    CHECK(!err_is(desk_read(d, "slider 3 +++/+V+/H++ V")));
    CHECK_TEXT(desk_moves(d), "b2u b2l b2r");
    CHECK_TEXT(desk_refusal(d, "b2d"), "V never moves down");

    /* Gates: H leaves on the right only, V at the top only. */
    CHECK(!err_is(desk_read(d, "slider 3 ++H/V++/++H H")));
    CHECK_TEXT(desk_moves(d), "c1u c1r c3d c3r");
    CHECK_TEXT(desk_refusal(d, "c3u"), "only V may leave the board at the top");
    CHECK_TEXT(desk_refusal(d, "c1d"), "no piece leaves the board at the bottom");
    desk_play(d, "c3r");
    CHECK_TEXT(desk_line(d), "slider 3 +++/V++/++H V");
    CHECK(!err_is(desk_read(d, "slider 3 V+V/+++/+H+ V")));
    CHECK_TEXT(desk_moves(d), "a3u a3r c3u c3l");
    CHECK_TEXT(desk_refusal(d, "c3r"), "only H may leave the board on the right");
    CHECK_TEXT(desk_refusal(d, "a3l"), "no piece leaves the board on the left");

    /* The last piece out wins, whoever is to move then. */
    CHECK(!err_is(desk_read(d, "slider 2 V+/+H H")));
    desk_play(d, "b1r");
    CHECK_TEXT(desk_status(d), "first");
    CHECK_TEXT(desk_line(d), "slider 2 V+/++ V");
    CHECK_TEXT(desk_moves(d), "");
    CHECK(!err_is(desk_read(d, "slider 2 V+/+H V")));
    desk_play(d, "a2u");
    CHECK_TEXT(desk_status(d), "second");

    /* By row from the bottom, then column, then u d l r; on a board of four words too. */
    CHECK(!err_is(desk_read(d, "slider 9 +++++++++/+++++++++/+++++++++/+++++++++/+++++++++/"
                               "+++++++H+/++++H++++/+++++++++/++++++V+H H")));
    CHECK_TEXT(desk_moves(d), "i1u i1r e3u e3d e3r h4u h4d h4r");
}

static void test_errors(struct desk *d)
{
    const char *cell = "a cell is + (empty), B (blocked), H or V";
    desk_refuses(d, "slider 3 H++/H.+/+VV H", 14, cell);
    desk_refuses(d, "slider 3 H++/H++/+Vv H", 19, cell);
    desk_refuses(d, "slider 3 H++/H+/+VV H", 15, "this row is too short");
    desk_refuses(d, "slider 3 H++/H++/+VV", 20, "the side to move is missing: H or V");
    desk_refuses(d, "slider 3 H++/H++/+VV R", 21, "the side to move comes next: H or V");
    desk_refuses(d, "slider 3 H++/H++/+VV passes=1", 21, "the side to move comes next: H or V");
    const char *after = "after the side to move there may only be passes=1 or passes=2";
    desk_refuses(d, "slider 3 H++/H++/+VV H V", 23, after);
    desk_refuses(d, "slider 3 H++/H++/+VV H passes=1 passes=1", 32, after);
    desk_refuses(d, "slider 3 H++/H++/+VV H passes=0", 30, "passes is 1 or 2");
    desk_refuses(d, "slider 3 H++/H++/+VV H passes=3", 30, "passes is 1 or 2");
    desk_refuses(d, "slider 3 H++/H++/+VV H passes=01", 30, "passes is 1 or 2");
    desk_refuses(d, "slider 3 +++/+B+/+++ H", 22,
                 "there is no piece: the game ended when the first side had left");
    desk_refuses(d, "slider 3 +++/+H+/+++ H passes=1", 31,
                 "one side has left the board: the game is won and nobody passes any more");
    desk_refuses(d, "slider 1 H H", 7, "a board of Slider is square, with a side of 2 to 16");
    desk_refuses(d, "slider 17 H H", 7, "a board of Slider is square, with a side of 2 to 16");
    desk_refuses(d, "slider 3x3 H++/H++/+VV H", 8, "expected one blank and the board");
    desk_refuses(d, "slider 3:\n3 H + +\n2 H + +\n1 + V V\n", 34,
                 "the side to move is missing: H or V");
    desk_refuses(d, "slider 3 H:\n3 H + +\n2 H-+ +\n1 + V V\n", 23,
                 "there is one blank between two cells");

    desk_new(d, &slider_game, 3, 3);
    static const char *const bad[] = {"", "r", "a", "a2", "a2x", "d1r", "a4r", "2ar", "A2r", "pas"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct reader in = reader_of(bad[i], strlen(bad[i]));
        game_move m;
        CHECK(slider_game.rules.read_move(d->board, &in, &m).code == ERR_TEXT);
    }
}

/* The reflection swaps the sides: the same tree, the other winner. */
static void test_turn(struct desk *d)
{
    const struct rules *rules = &slider_game.rules;
    const int sym = SYM_MIRROR | SYM_FLIP | SYM_DIAGONAL;
    static const char *const moves[][2] = {{"b2u", "b2r"}, {"d1r", "a4u"}, {"b4d", "d2l"}};
    CHECK(!err_is(desk_read(d, "slider 4 +H+V/B+++/+H+V/++VH H")));
    struct board *turned = arena_take(&d->arena, 1, rules->size(&d->board->variant));
    for (int s = 1; s < SYM_COUNT; s++)
        CHECK(rules->turn(d->board, s, turned) == (s == sym));
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
        CHECK_TEXT(desk_move(d, rules->turn_move(d->board, sym, desk_find(d, moves[i][0]))),
                   moves[i][1]);
    uint64_t one[5], other[5];
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(rules->turn(d->board, sym, turned));
    CHECK(!err_is(perft(d->board, 5, one, &work)) && !err_is(perft(turned, 5, other, &work)));
    CHECK(memcmp(one, other, sizeof one) == 0 && one[4] > 1000);
    d->board = turned;
    CHECK_TEXT(desk_line(d), "slider 4 VH+H/H+++/+V+V/++B+ V");
}

static uint64_t key_of(struct desk *d, const char *line)
{
    CHECK(!err_is(desk_read(d, line)));
    return d->board ? slider_game.rules.key(d->board) : 0;
}

/* Everything the text says is in the key: pieces, blocked cells, size, side to move, passes. */
static void test_key(struct desk *d)
{
    static const char *const lines[] = {
        "slider 3 H++/++V/+++ H", "slider 3 H++/++V/+++ V",
        "slider 3 V++/++H/+++ H", "slider 3 H++/+BV/+++ H",
        "slider 3 H++/++V/B++ H", "slider 3 H++/++V/+++ H passes=1",
        "slider 3 +++/H++/++V H", "slider 3 H++/++V/+++ H passes=2",
        "slider 2 +V/H+ H",       "slider 3 BBB/+VB/H+B H",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t k = 0; k < sizeof lines / sizeof *lines; k++)
            CHECK((key_of(d, lines[i]) == key_of(d, lines[k])) == (i == k));
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 1);
    test_perft(&d);
    test_slow(&d);
    test_slow_mixed(&d);
    test_never_both_stuck(&d);
    test_passing(&d);
    test_rules(&d);
    test_errors(&d);
    test_turn(&d);
    test_key(&d);
    desk_close(&d);
    return check_done("slider_rules");
}
