/* hexpath_hint.c - hints, their sentences and puzzles of a wished level, judged by trying all orders
 * (hexpath_hints.h). A number on the command line says how many puzzles of each size and level. */
#include "hexpath_hints.h"

/* ---- puzzles ---- */

static struct err make(struct desk *d, int n, int word, enum level level, uint64_t seed,
                       uint64_t steps)
{
    struct work w = {.arena = &d->arena, .rng = &d->rng, .steps = steps};
    struct generate_request request = {.level = level};
    desk_new(d, &hexpath_game, n, n);
    d->board->variant.value[OPTION_GRAY] = (int16_t)word;
    rng_seed(&d->rng, seed, 0);
    struct arena_mark before = arena_here(&d->arena);
    struct err e = hexpath_game.puzzle->generate(d->board, &request, &w);
    struct arena_mark after = arena_here(&d->arena);
    CHECK(before.top == after.top && before.used == after.used);
    return e;
}

static void play_hint(struct desk *d, const struct hint *h)
{
    for (size_t i = 0; i < h->n_moves; i++)
        hexpath_game.rules.play(d->board, h->move[i]);
}

/* From the start to the end by hints alone; the path and the whole order come out. */
static void chain_check(struct desk *d)
{
    struct hint h;
    struct rating rating;
    struct partial_order o;
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(puzzle_rate(d->board, &rating, NULL, NULL, &w)));
    CHECK(rating.solved);
    for (h = hint_check(d); h.kind == HINT_STEP; h = hint_check(d)) {
        struct arena_mark mark = arena_here(&d->arena);
        play_hint(d, &h);
        rating.steps--;
        arena_release(&d->arena, mark);
    }
    CHECK(h.kind == HINT_DONE && rating.steps == 0);
    CHECK(hexpath_order(hexpath_of(d->board), &o) && walk_order_is_total(&o));
}

/* Some of the solution: a piece of the path, a few relations; now and then something wrong. */
static void spoil(struct desk *d, const struct board *solved)
{
    const struct hexpath *from = hexpath_of(solved);
    struct hexpath *h = hexpath_edit(d->board);
    struct partial_order o;
    uint8_t number[HEXPATH_NUMBER_MAX];
    int k = hexpath_numbers_list(&h->on_board, number), cells = hexpath_cells(h);
    CHECK(hexpath_order(from, &o));
    hexpath_game.puzzle->clear(d->board);
    h->n_path = (uint16_t)(1 + rng_below(&d->rng, from->n_path));
    memcpy(h->room + cells, hexpath_path(from), h->n_path * sizeof *h->room);
    bool dense = rng_below(&d->rng, 2);
    for (int i = 0; i < k; i++)
        for (int j = 0; j < k; j++)
            if (o.below[i] >> j & 1 && rng_below(&d->rng, dense ? 2 : 6) == 0)
                numbers_add(&h->stated[number[i]], number[j]);
    if (rng_below(&d->rng, 3) == 0) {
        game_move list[2048];
        size_t n = hexpath_game.rules.moves(d->board, list, 2048);
        if (n > 3 && rng_below(&d->rng, 2))
            n = 3; /* steps are listed first */
        hexpath_game.rules.play(d->board, list[rng_below(&d->rng, (uint32_t)n)]);
    }
}

static void positions_check(struct desk *d, int rounds)
{
    struct board *solved = arena_take(&d->arena, 1, hexpath_game.rules.size(&d->board->variant));
    board_copy(solved, d->board);
    for (int i = 0; i < rounds; i++) {
        struct arena_mark mark = arena_here(&d->arena);
        spoil(d, solved);
        hint_check(d);
        arena_release(&d->arena, mark);
    }
}

/* Of a made board: N/2 gray cells, all on the path; at most 15 of 100 cells that it neither enters nor passes
 * by, walls too; and walls for experts, from 4x4 on. */
static void board_is_used(struct desk *d, int level)
{
    const struct hexpath *h = hexpath_of(d->board);
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    struct board *solution = arena_take(&d->arena, 1, hexpath_game.rules.size(&d->board->variant));
    struct solve s = {.limit = 1, .first = solution};
    bool near[HEXPATH_CELLS_MAX] = {false};
    int n = hexpath_n(h), gray = 0, apart = 0, walls = 0;
    CHECK(!err_is(hexpath_game.puzzle->solve(d->board, &s, &w)) && s.answer != ANSWER_NONE);
    const struct hexpath *x = hexpath_of(solution);
    for (int i = 0; i < x->n_path; i++) {
        int cell = hexpath_path(x)[i], r = cell / n, c = cell % n;
        static const int8_t beside[7][2] = {{0, 0}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, 1}};
        gray += hexpath_is_gray(h, cell);
        for (int k = 0; k < 7; k++)
            if (r + beside[k][0] >= 0 && r + beside[k][0] < n && c + beside[k][1] >= 0 && c + beside[k][1] < n)
                near[cell + beside[k][0] * n + beside[k][1]] = true;
    }
    for (int cell = 0; cell < n * n; cell++) {
        apart += !near[cell];
        walls += hexpath_number(h, cell) == CELL_BLOCKED;
    }
    CHECK(gray == n / 2);
    CHECK(100 * apart <= 15 * n * n);
    CHECK(level != LEVEL_EXPERT || n < 4 || walls > 0);
}

static void test_levels(struct desk *d, int rounds)
{
    for (int n = 3; n <= 7; n++)
        for (int level = 0; level < LEVEL_COUNT; level++)
            for (int round = 0; round < (n < 7 ? rounds : 1 + rounds / 8); round++) {
                static struct slow_hexpath slow;
                uint64_t seed = (uint64_t)(round * 100 + n * 10 + level);
                if (!CHECK(!err_is(make(d, n, round % 3 == 2, level, seed, UINT64_MAX))))
                    continue;
                CHECK(!hexpath_game.rules.broken_invariant(d->board));
                CHECK(hexpath_of(d->board)->n_path == 1 &&
                      !hexpath_order_is_stated(hexpath_of(d->board)));
                slow_from(hexpath_of(d->board), &slow);
                CHECK(slow_count(&slow, false).orders == 1);
                board_is_used(d, level);
                chain_check(d);
                positions_check(d, n < 7 ? 8 : 4);
            }
    for (int i = 0; i < TECHNIQUE_COUNT; i++)
        if (!CHECK(occurred[i] > 0))
            printf("  never: %s\n", hexpath_techniques[i].name);
}

/* Larger boards have too many orders to try: the exact search judges instead. */
static void test_large(struct desk *d, int rounds)
{
    for (int round = 0; round < rounds; round++)
        for (int n = 8; n <= 9; n++)
            for (int level = 0; level < LEVEL_COUNT; level++) {
                struct rating rating;
                struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
                struct solve s = {.limit = 2};
                CHECK(!err_is(make(d, n, GRAY_ALL, level, (uint64_t)round, UINT64_MAX)));
                CHECK(!err_is(hexpath_game.puzzle->solve(d->board, &s, &w)));
                CHECK(s.answer == ANSWER_ONE);
                CHECK(!err_is(puzzle_rate(d->board, &rating, NULL, NULL, &w)));
                CHECK(rating.solved && (int)rating.level == level);
            }
}

/* ---- one board for each technique ---- */

struct lesson {
    const char *line, *moves, *because, *text;
};

static const struct lesson lessons[TECHNIQUE_COUNT] = {
    [STEP_TELLS] =
        {"hexpath 3 2,2,2/3S,2,1E/3G,2,3 a2-a1", "3>2", "a2 a1",
         "What a step tells at a2: 3>2. 1. From a2 the walk went to the 3 in a1, the best of "
         "all that was free."},
    [ONE_WAY] =
        {"hexpath 2 1S,X/X,3E", "b1", "a2",
         "Only one way on at a2: go to the 3 in b1. 1. This is not E, so the walk goes on, and "
         "only one neighbour is free."},
    [TIED_NUMBERS] =
        {"hexpath 3 2S,4,1/4,3,1/1,1,2E", "b2", "a3 b3 a2",
         "Tied numbers at a3: go to the 3 in b2. 1. The 4s in b3 and a2 would tie, and the walk "
         "must not stop here. 2. So it goes to the 3 in b2."},
    [STOP_ON_E] =
        {"hexpath 3 X,3,3/1S,2,1E/X,X,4 a2-b2-c2 order=1>3,1>4", "3>4", "c2",
         "Stop on E at c2: 3>4. 1. The walk must stop on E in c2, so the best number that is "
         "free there is tied. 2. That can only be the 3s."},
    [BEATEN_NUMBER] =
        {"hexpath 3 3E,1,1/3,1,2S/1,2G,2 c2-c1 order=2>1", "b1", "c1 b2",
         "A beaten number at c1: go to the 2 in b1. 1. You know 2>1, so it does not go to the 1 "
         "in b2. 2. So it goes to the 2 in b1."},
    [LOWEST_WINS] =
        {"hexpath 3 3S,3,1E/3,1G,2/1,3,1 a3-b2 order=1>3", "c2", "b2 b3 a2 b1 c1",
         "The lowest wins at b2: go to the 2 in c2. 1. Cell b2 is gray, so here the lowest "
         "number is the best. 2. The 3s in b3, a2 and b1 would tie, and the walk must not stop "
         "here. 3. You know 1>3, so it does not go to the 1 in c1. 4. So it goes to the 2 in c2."},
    [CUT_OFF] = {"hexpath 3 2,1,X/1S,X,X/X,3,2E", "b1", "a2 a3",
         "Cut off from E at a2: go to the 3 in b1. 1. From a3 it could not reach E any more. 2. "
         "So it goes to the 3 in b1."},
    [DEAD_END] =
        {"hexpath 3 3E,2,2S/3G,2,3/2,1,2", "b3", "c3 c2",
         "Dead end ahead at c3: go to the 2 in b3. 1. Suppose the walk went to the 3 in c2. 2. "
         "At c2 the 2s would tie. 3. So it goes to the 2 in b3."},
    [WHICHEVER] =
        {"hexpath 3 4,4G,1/4E,3,2/1,1,4S c1-b2 order=3>1,3>2", "3>4", "b2 a3 b3 a2",
         "Whichever it is at b2: 3>4. 1. The 4s in a3, b3 and a2 would tie, and the walk must "
         "not stop here. 2. From b2 the walk can only go to c2 or b1. 3. Whichever it is, with "
         "what you know: 3>4."},
    [SUPPOSE_SHORT] =
        {"hexpath 3 3E,1G,1/1,1,2/3S,3,2", "a2", "a1 b1 c2",
         "Suppose, a few steps at a1: go to the 1 in a2. 1. Suppose the walk went to the 3 in "
         "b1. 2. From b1 only the 2 in c1 can be next: others tie, are beaten, or lead nowhere. "
         "3. From c1 only the 2 in c2 can be next: others tie, are beaten, or lead nowhere. 4. "
         "At c2 the 1s would tie. 5. So it goes to the 1 in a2."},
    [SUPPOSE] =
        {"hexpath 3 3,1,3/2,1,2G/1S,3,2E", "b1", "a1 a2 c2",
         "Suppose, up to six steps at a1: go to the 3 in b1. 1. Suppose the walk went to the 2 "
         "in a2. 2. From a2 only the 1 in b2 can be next: others tie, are beaten, or lead "
         "nowhere. 3. From b2 only the 1 in b3 can be next: others tie, are beaten, or lead "
         "nowhere. 4. From b3 only the 2 in c2 can be next: others tie, are beaten, or lead "
         "nowhere. 5. At c2 E could not be reached any more. 6. So it goes to the 3 in b1."},
    [SUPPOSE_LONG] =
        {"hexpath 3 2,2,3/2,3,1/1E,2G,2S", "b1", "c1 b2 a1 c2",
         "Suppose, a long way at c1: go to the 2 in b1. 1. Suppose the walk went to the 3 in "
         "b2. 2. From b2 only the 1 in c2 can be next: others tie, are beaten, or lead nowhere. "
         "3. From c2 only the 3 in c3 can be next: others tie, are beaten, or lead nowhere. 4. "
         "From c3 only the 2 in b3 is free. 5. From b3 only the 2 in a3 is free. 6. From a3 "
         "only the 2 in a2 is free. 7. From a2 only the 1 in a1 can be next: others tie, are "
         "beaten, or lead nowhere. 8. At a1 it is on E, but would not stop. 9. Suppose the walk "
         "went to the 1 in c2. 10. From c2 only the 2 in b3 can be next: others tie, are "
         "beaten, or lead nowhere. 11. From b3 only the 2 in a3 can be next: others tie, are "
         "beaten, or lead nowhere. 12. From a3 only the 2 in a2 can be next: others tie, are "
         "beaten, or lead nowhere. 13. From a2 only the 1 in a1 can be next: others tie, are "
         "beaten, or lead nowhere. 14. At a1 it is on E, but would not stop. 15. So it goes to "
         "the 2 in b1."},
    [EVERY_WAY] =
        {"hexpath 3 2E,3G,3/1,3,1/1S,2,1", "3>1", "a1 a2 a3 b1 b2",
         "In every way at a1: 3>1. 1. From a1 the walk can only go to a2 or b1. 2. Suppose the "
         "walk went to the 1 in a2. 3. From a2 only the 3 in b2 can be next: others tie, are "
         "beaten, or lead nowhere. 4. From b2 only the 3 in b3 can be next: others tie, are "
         "beaten, or lead nowhere. 5. From b3 only the 2 in a3 can be next: others tie, are "
         "beaten, or lead nowhere. 6. At a3 it could stop on E. 7. Suppose the walk went to the "
         "2 in b1. 8. From b1 only the 3 in b2 can be next: others tie, are beaten, or lead "
         "nowhere. 9. At b2 it could go on in several ways. 10. In every case the steps tell "
         "3>1."},
    [FORK] =
        {"hexpath 3 2G,3,1/2,3,1/3E,2,3S", "b2", "c1 c2 a3 b2 b1 a2",
         "Suppose, with a fork at c1: go to the 3 in b2. 1. Suppose the walk went to the 1 in "
         "c2. 2. From c2 only the 1 in c3 can be next: others tie, are beaten, or lead nowhere. "
         "3. From c3 only the 3 in b3 is free. 4. From b3 it could go to a3 or b2: each is "
         "followed. 5. Branch 1: to the 2 in a3. 6. From a3 only the 3 in b2 can be next: "
         "others tie, are beaten, or lead nowhere. 7. At b2 the 2s would tie. 8. Branch 2: to "
         "the 3 in b2. 9. At b2 the 2s would tie. 10. Suppose the walk went to the 2 in b1. 11. "
         "From b1 only the 2 in a2 can be next: others tie, are beaten, or lead nowhere. 12. At "
         "a2 E could not be reached any more. 13. So it goes to the 3 in b2."},
    [MANY_FORKS] =
        {"hexpath 3 2,4,1S/4,1,3/2E,4G,3", "b3", "c3 c2 b2 a3 c1 a2 a1 b1",
         "Suppose, with many forks at c3: go to the 4 in b3. 1. Suppose the walk went to the 3 "
         "in c2. 2. From c2 it could go to b2 or c1: each is followed. 3. Branch 1: to the 1 in "
         "b2. 4. From b2 it could go to a3 or c1: each is followed. 5. Branch 1a: to the 2 in "
         "a3. 6. At a3 the 4s would tie. 7. Branch 1b: to the 3 in c1. 8. From c1 only the 4 in "
         "b1 is free. 9. From b1 it could go to a2 or a1: each is followed. 10. Branch 1b1: to "
         "the 4 in a2. 11. At a2 the 2s would tie. 12. Branch 1b2: to the 2 in a1. 13. At a1 it "
         "is on E, but would not stop. 14. Branch 2: to the 3 in c1. 15. From c1 it could go to "
         "b2 or b1: each is followed. 16. Branch 2a: to the 1 in b2. 17. From b2 only the 2 in "
         "a3 can be next: others tie, are beaten, or lead nowhere. 18. At a3 the 4s would tie. "
         "19. Branch 2b: to the 4 in b1. 20. From b1 it could go to b2 or a1: each is followed. "
         "21. Branch 2b1: to the 1 in b2. 22. From b2 only the 2 in a3 can be next: others tie, "
         "are beaten, or lead nowhere. 23. At a3 the 4s would tie. 24. Branch 2b2: to the 2 in "
         "a1. 25. At a1 it is on E, but would not stop. 26. So it goes to the 4 in b3."},
    [SEARCH] =
        {"hexpath 5 4,2G,1,5,2/2,3,1,4,5/4E,4,4G,3,4S/1,1,5,3,3/3,5,2,5,5", "d4", "e3 d3 e2",
         "Try everything at e3: go to the 4 in d4. 1. The 3s in d3 and e2 would tie, and the "
         "walk must not stop here. 2. The 5 in e4 was tried in every way, and the walk never "
         "stopped on E. 3. So it goes to the 4 in d4."},
};

static const char *moves_text(struct desk *d, const struct hint *h)
{
    static char text[256];
    struct writer w = writer_to(text, sizeof text - 1);
    for (size_t i = 0; i < h->n_moves; i++) {
        writer_text(&w, i ? " " : "");
        writer_text(&w, desk_move(d, h->move[i]));
    }
    text[w.n] = '\0';
    return text;
}

static const char *because_text(struct desk *d, const struct hint *h)
{
    static char text[256];
    struct writer w = writer_to(text, sizeof text - 1);
    for (size_t i = 0; i < h->n_because; i++) {
        writer_text(&w, i ? " " : "");
        spot_write(&w, board_height(d->board), h->because[i]);
    }
    text[w.n] = '\0';
    return text;
}

static void test_lessons(struct desk *d)
{
    for (int i = 0; i < TECHNIQUE_COUNT; i++) {
        const struct lesson *l = &lessons[i];
        if (!CHECK(!err_is(desk_read(d, l->line))))
            continue;
        struct hint h = hint_check(d);
        if (!CHECK(h.kind == HINT_STEP && h.technique == i))
            printf("  %s: kind %d, %s\n", l->line, h.kind, hexpath_techniques[h.technique].name);
        CHECK_TEXT(moves_text(d, &h), l->moves);
        CHECK_TEXT(because_text(d, &h), l->because);
        CHECK_TEXT(explained(d, &h), l->text);
    }
}

/* Boards on which there is nothing to conclude, and why. */
static void test_verdicts(struct desk *d)
{
    static const struct {
        const char *line;
        enum hint_kind kind;
        const char *because, *text;
    } verdict[] = {
#define THREE "hexpath 3 2S,2,2/3,1,2/3,2E,X"
        {THREE " a3-b2-a2-a1-b1 order=1>3>2", HINT_DONE, "",
         "The walk stops on E and you know all that it tells: solved."},
        {THREE " a3-c2", HINT_WRONG, "c2",
         "The path cannot step to c2: that is no neighbour, blocked, or visited before. Go back to "
         "before it."},
        {THREE " a3-b2-b3", HINT_WRONG, "b3 c2 b1",
         "The cells b3, c2 and b1 hold the same number: there the walk would stop, not step to one "
         "of them."},
        {THREE " a3-b2 order=2>1", HINT_WRONG, "b2",
         "The step to b2 cannot be: earlier steps or your relations put another number before it."},
        {THREE " order=1>3>1", HINT_WRONG, "a2 b2 a1",
         "Your relations run in a circle through a2, b2 and a1. Take one of them back."},
        {THREE " a3-b3", HINT_WRONG, "b3",
         "The path has a wrong end in b3: the walk must stop on E, and nowhere else. Go back."},
        {THREE " a3-a2", HINT_WRONG, "a3",
         "No order that agrees leads from here to E. Up to a3 the path may be right: go back "
         "there."},
        {THREE " order=1>3,2>3", HINT_WRONG, "a3 a2",
         "Your relations cannot all be right: take back 2>3."},
        {"hexpath 3 2S,4,1/4,3,1/1,1,1E", HINT_WRONG, "",
         "No order at all leads from S to E: this puzzle has no solution."},
        {"hexpath 3 X,2,1/1S,X,X/3,1,2E", HINT_NO_STEP, "",
         "Nothing more can be proved from here: several ways may lead to E."},
#undef THREE
    };
    for (size_t i = 0; i < sizeof verdict / sizeof *verdict; i++) {
        if (!CHECK(!err_is(desk_read(d, verdict[i].line))))
            continue;
        struct hint h = hint_check(d);
        if (!CHECK(h.kind == verdict[i].kind))
            printf("  %s: kind %d\n", verdict[i].line, h.kind);
        CHECK_TEXT(because_text(d, &h), verdict[i].because);
        CHECK_TEXT(explained(d, &h), verdict[i].text);
        for (uint64_t steps = 0; steps < 200; steps++) { /* nobody is blamed for want of steps */
            struct work small = {.arena = &d->arena, .steps = steps};
            CHECK(!err_is(hexpath_game.puzzle->hint(d->board, &h, &small)));
            if (h.kind != HINT_NO_STEP)
                CHECK_TEXT(explained(d, &h), verdict[i].text);
        }
    }
}

/* ---- symmetry ---- */

static bool has_move(const struct hint *h, game_move m)
{
    for (size_t i = 0; i < h->n_moves; i++)
        if (h->move[i] == m)
            return true;
    return false;
}

/* A turned board has the turned hint. */
static void turned_check(struct desk *d)
{
    struct board *in = d->board;
    struct hint h = hint_here(d);
    for (int sym = 1; sym < SYM_COUNT; sym++) {
        struct board *out = arena_take(&d->arena, 1, hexpath_game.rules.size(&in->variant));
        if (!hexpath_game.rules.turn(in, sym, out))
            continue;
        d->board = out;
        struct hint t = hint_check(d);
        CHECK(t.kind == h.kind && t.technique == h.technique);
        CHECK(t.cost == h.cost || h.technique == SEARCH); /* its shortcuts depend on directions */
        CHECK(t.n_moves == h.n_moves);
        for (size_t i = 0; i < h.n_moves; i++)
            CHECK(has_move(&t, hexpath_game.rules.turn_move(in, sym, h.move[i])));
        d->board = in;
    }
}

static void test_symmetry(struct desk *d)
{
    for (int i = 0; i < TECHNIQUE_COUNT; i++)
        if (CHECK(!err_is(desk_read(d, lessons[i].line))))
            turned_check(d);
}

/* ---- limits ---- */

/* The same puzzle from the same seed everywhere; less effort gives none, never another one. */
static void test_repeats(struct desk *d)
{
    static const char *const golden[LEVEL_COUNT] = {
        "hexpath 5 1S,1,1,3,4/1,4,4,1,2/3,1,1,4G,2/3G,4,1,3,2/2E,3,3,4,3",
        "hexpath 5 3,3,2E,3,4/5,1,3,3,1/2,5,1,4G,5/3,2,5,1G,3/3S,2,5,2,2",
        "hexpath 5 1,4,2E,3,1/5,3,5,4,3/2,5,3,1G,5/4,1,5,2G,4/4S,2,2,1,3",
        "hexpath 5 1E,4,2,4,1/3,4,5,3,2/2,1,2,3G,1/4,3,5,1G,4/2,X,3,5,4S"};
    for (int level = 0; level < LEVEL_COUNT; level++) {
        char whole[512];
        int none = 0;
        CHECK(!err_is(make(d, 5, GRAY_ALL, level, 1, UINT64_MAX)));
        strcpy(whole, desk_line(d));
        CHECK_TEXT(whole, golden[level]);
        for (uint64_t steps = 0; steps < 2000000; steps = 2 * steps + 1) {
            struct err e = make(d, 5, GRAY_ALL, level, 1, steps);
            CHECK(!err_is(e) || e.code == ERR_BUDGET);
            none += err_is(e);
            if (!err_is(e))
                CHECK_TEXT(desk_line(d), whole);
        }
        CHECK(none > 2 && none < 21);
    }
    /* what cannot be made is given up */
    struct err e = make(d, 2, GRAY_ALL, LEVEL_HARD, 1, 100000);
    CHECK(e.code == ERR_BUDGET);
    CHECK_TEXT(e.why, "no puzzle of this size and level was found within the effort");
}

/* Memory and steps run out at every point; what is said all the same is right. */
static void test_limits(struct desk *d)
{
    struct hint h;
    struct generate_request request = {.level = LEVEL_NORMAL};
    struct work w = {.arena = &d->arena, .rng = &d->rng, .steps = UINT64_MAX};
    int failed = 0, unknown = 0;
    for (int i = 0; i < TECHNIQUE_COUNT; i++) {
        CHECK(!err_is(desk_read(d, lessons[i].line)) && rate_hint_room(d->board, &h, &d->arena));
        for (uint64_t takes = 0; takes < 24; takes++) {
            d->arena.takes_left = takes;
            struct err e = hexpath_game.puzzle->hint(d->board, &h, &w);
            CHECK(!err_is(e) || e.code == ERR_MEMORY);
            failed += err_is(e);
        }
        d->arena.takes_left = UINT64_MAX;
        for (uint64_t steps = 0; steps < 3000; steps = 2 * steps + 1) {
            struct work small = {.arena = &d->arena, .steps = steps};
            CHECK(!err_is(hexpath_game.puzzle->hint(d->board, &h, &small)));
            CHECK(h.kind == HINT_NO_STEP || (h.kind == HINT_STEP && h.technique == i));
            unknown += h.kind == HINT_NO_STEP;
        }
    }
    CHECK(failed > TECHNIQUE_COUNT && unknown > 0);
    for (uint64_t takes = 0; takes < 4; takes++) {
        d->arena.takes_left = takes;
        CHECK(hexpath_game.puzzle->generate(d->board, &request, &w).code == ERR_MEMORY);
    }
    d->arena.takes_left = UINT64_MAX;
}

int main(int argc, char **argv)
{
    struct desk d;
    desk_open(&d, 11);
    test_lessons(&d);
    test_verdicts(&d);
    test_symmetry(&d);
    test_repeats(&d);
    test_limits(&d);
    int rounds = argc > 1 ? atoi(argv[1]) : 8;
    test_levels(&d, rounds);
    test_large(&d, 1 + rounds / 8);
    desk_close(&d);
    return check_done("hexpath hint");
}
