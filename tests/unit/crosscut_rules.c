/* Crosscut: known counts, a slow twin, the facts its rules promise, one position for each rule. */
#include "desk.h"
#include "games/crosscut/flank.h"
#include "slow/crosscut.h"

static void test_perft(struct desk *d)
{
    static const uint64_t n44[] = {4, 12, 32, 24, 32, 0}, n54[] = {6, 30, 130, 348, 820, 0},
                          n64[] = {8, 56, 348, 1576, 6352, 0};
    desk_new(d, &crosscut_game, 4, 4);
    desk_perft(d, n44);
    desk_new(d, &crosscut_game, 5, 4);
    CHECK_TEXT(desk_line(d), "crosscut 5x4 ...../...../...../..... R");
    desk_perft(d, n54);
    desk_new(d, &crosscut_game, 4, 5);
    desk_perft(d, n54);
    desk_new(d, &crosscut_game, 6, 4);
    desk_perft(d, n64);
    CHECK(!err_is(desk_read(d, "crosscut 4x6 ..../..../..../..../..../.... B")));
    desk_perft(d, n64);
}

/* created, cut and the flanked squares of every empty square, legal or not. */
static bool tests_agree(struct desk *d, const struct slow_crosscut *slow)
{
    for (int r = 0; r < slow->h; r++)
        for (int c = 0; c < slow->w; c++) {
            struct spot spots[32];
            if (slow->at[r][c] != '.')
                continue;
            struct slow_test want = slow_crosscut_test(slow, r, c);
            game_move m = crosscut_move(slow->h - 1 - r, c);
            struct flank f = crosscut_flank_find(crosscut_in(d->board), crosscut_square(m));
            bool same = f.flips == want.flips && bits_count(f.flanked) == want.flanked &&
                        f.cut == want.cut && f.created == want.created;
            for (uint64_t left = f.flanked; same && left;) {
                struct square at = crosscut_inner(bits_pop(&left));
                same = want.is_flanked[slow->h - 1 - at.row][at.column];
            }
            size_t flips = crosscut_game.duel->flips(d->board, m, spots, 32);
            same = same && (int)flips == (want.flips ? want.flanked : 0);
            for (size_t i = 0; same && i < flips; i++)
                same = want.is_flanked[spots[i].y / 2][spots[i].x / 2];
            if (!CHECK(same))
                return false;
        }
    return true;
}

static bool twins_agree(struct desk *d, const struct slow_crosscut *slow, struct slow_places *texts,
                        game_move *list)
{
    const struct rules *rules = &crosscut_game.rules;
    char line[160];
    slow_crosscut_line(slow, line, sizeof line);
    slow_crosscut_moves(slow, texts);
    size_t n = rules->moves(d->board, list, 104);
    bool same = CHECK_TEXT(desk_line(d), line) && CHECK(n == texts->n) &&
                CHECK(rules->moves(d->board, NULL, 0) == n) &&
                CHECK_TEXT(desk_status(d), slow_crosscut_status(slow)) &&
                CHECK(!rules->broken_invariant(d->board));
    for (size_t i = 0; same && i < n; i++)
        same = CHECK_TEXT(desk_move(d, list[i]), texts->text[i]);
    size_t allowed = 0;
    for (game_move m = 0; m < CROSSCUT_SKIP + 20; m++)
        allowed += !rules->refusal(d->board, m);
    return same && CHECK(allowed == n) && tests_agree(d, slow);
}

/* How many segments there are of each length: [l] counts those of length l. */
struct lengths {
    int of[11];
};

static struct lengths count_lengths(const struct slow_crosscut *s)
{
    struct slow_segments all;
    struct lengths l = {{0}};
    slow_list(s, &all);
    for (int i = 0; i < all.n; i++)
        l.of[all.seg[i].length]++;
    return l;
}

/* The list of lengths, longest first, compared as words in a dictionary. */
static bool has_grown(const struct lengths *before, const struct lengths *after)
{
    for (int length = 10; length > 0; length--)
        if (after->of[length] != before->of[length])
            return after->of[length] > before->of[length];
    return false;
}

/* What the rules promise about a single turn. */
static void turn_facts(const struct slow_crosscut *before, const struct slow_crosscut *after,
                       const char *move)
{
    struct lengths was = count_lengths(before), is = count_lengths(after);
    CHECK(strcmp(move, "skip") == 0 || has_grown(&was, &is)); /* so no position ever recurs */
    CHECK(!slow_spans(after, after->mover));                  /* only the mover can win */
}

static bool is_outside(const struct slow_crosscut *s, const char *move, bool *corner)
{
    int c = move[0] - 'a', row = move[2] ? 10 : move[1] - '0';
    bool side = c == 0 || c == s->w - 1, end = row == 1 || row == s->h;
    *corner = side && end;
    return side || end;
}

/* Any move, but the perimeter more often than chance would have it. */
static uint32_t pick_move(struct desk *d, const struct slow_crosscut *s,
                          const struct slow_places *texts)
{
    uint32_t pick = 0, outside = 0;
    for (uint32_t i = 0; i < texts->n && strcmp(texts->text[0], "skip") != 0; i++) {
        bool corner;
        if (is_outside(s, texts->text[i], &corner) && rng_below(&d->rng, ++outside) == 0)
            pick = i;
        CHECK(!corner);
    }
    bool prefer = outside && rng_below(&d->rng, 3) == 0;
    return prefer ? pick : rng_below(&d->rng, (uint32_t)texts->n);
}

static void play_twins(struct desk *d, struct slow_crosscut *slow)
{
    static struct slow_places texts;
    game_move list[104];
    while (twins_agree(d, slow, &texts, list) && texts.n) {
        uint32_t pick = pick_move(d, slow, &texts);
        struct slow_crosscut before = *slow;
        slow_crosscut_play(slow, texts.text[pick]);
        crosscut_game.rules.play(d->board, list[pick]);
        turn_facts(&before, slow, texts.text[pick]);
    }
    CHECK(crosscut_game.rules.status(d->board) != STATUS_DRAW); /* every game has a winner */
}

static void test_slow(struct desk *d)
{
    for (int w = 4; w <= 10; w++)
        for (int h = 4; h <= 10; h++)
            for (int round = 0; round < (w * h < 40 ? 40 : 8); round++) {
                struct slow_crosscut slow;
                desk_new(d, &crosscut_game, w, h);
                slow_crosscut_start(&slow, w, h);
                play_twins(d, &slow);
            }
}

/* Boards filled at random, nearly full ones among them, where flanks are long and many. */
static void test_slow_mixed(struct desk *d)
{
    int read = 0;
    for (int round = 0; round < 3000; round++) {
        struct slow_crosscut slow;
        struct slow_places texts;
        game_move list[104];
        char line[160];
        slow_crosscut_start(&slow, 4 + (int)rng_below(&d->rng, 7), 4 + (int)rng_below(&d->rng, 7));
        uint32_t kinds = 2 + rng_below(&d->rng, 4);
        for (int r = 1; r < slow.h - 1; r++)
            for (int c = 1; c < slow.w - 1; c++)
                slow.at[r][c] = "RB..."[rng_below(&d->rng, kinds)];
        slow.mover = round % 2 ? 'B' : 'R';
        slow_crosscut_line(&slow, line, sizeof line);
        bool both = slow_spans(&slow, 'R') && slow_spans(&slow, 'B');
        if (!CHECK(err_is(desk_read(d, line)) == both) || both)
            continue;
        read++;
        twins_agree(d, &slow, &texts, list);
        CHECK(crosscut_game.rules.status(d->board) != STATUS_DRAW);
    }
    CHECK(read > 1500);
}

static struct flank flank_at(struct desk *d, const char *square)
{
    return crosscut_flank_find(crosscut_in(d->board), crosscut_square(desk_find(d, square)));
}

/* The author's own figure. */
static void test_figure(struct desk *d)
{
    struct spot spots[8];
    CHECK(!err_is(desk_read(d, crosscut_game.sample)));
    game_move m = desk_find(d, "c4");
    struct flank f = flank_at(d, "c4");
    CHECK(bits_count(f.flanked) == 3 && f.created == 5 && f.cut == 1 && f.flips);
    CHECK(crosscut_game.duel->flips(d->board, m, spots, 8) == 3);
    CHECK(spots[0].x == 7 && spots[0].y == 9 && spots[2].x == 11 && spots[2].y == 9); /* d4, f4 */
    desk_play(d, "c4");
    CHECK_TEXT(desk_line(d), "crosscut 8x8 ......../.R...B../.R....../......../..RRRRR./......../"
                             "..R...../........ B");
}

static void test_rules(struct desk *d)
{
    /* created 3, cut 4: nothing flips, the disc stays. */
    CHECK(!err_is(
        desk_read(d, "crosscut 7x7 ......./......./...B.../...B.../...BR../...B.../....... R")));
    struct flank f = flank_at(d, "c3");
    CHECK(bits_count(f.flanked) == 1 && f.created == 3 && f.cut == 4 && !f.flips);
    desk_play(d, "c3");
    CHECK_TEXT(desk_line(d),
               "crosscut 7x7 ......./......./...B.../...B.../..RBR../...B.../....... B");

    /* Equal is not longer: created 3, cut 3. One disc fewer: created 3, cut 2. */
    CHECK(!err_is(desk_read(d, "crosscut 6x6 ....../..B.../..BR../..B.../....../...... R")));
    CHECK(crosscut_game.duel->flips(d->board, desk_find(d, "b4"), NULL, 0) == 0);
    CHECK(!err_is(desk_read(d, "crosscut 6x6 ....../....../..BR../..B.../....../...... R")));
    CHECK(crosscut_game.duel->flips(d->board, desk_find(d, "b4"), NULL, 0) == 1);

    /* Created may lie across the flank: the flipped disc joins a column of four. */
    CHECK(!err_is(
        desk_read(d, "crosscut 7x7 ......./..R..../..R..../..BR.../..R..../......./....... R")));
    f = flank_at(d, "b4");
    CHECK(bits_count(f.flanked) == 1 && f.created == 4 && f.cut == 1 && f.flips);

    /* All flanked runs flip or none: the long one saves the one that is cut too deep. */
    CHECK(!err_is(desk_read(
        d,
        "crosscut 8x8 ......../....B.../....B.../..BBBBR./..B...../..R...../......../........ R")));
    f = flank_at(d, "b5");
    CHECK(bits_count(f.flanked) == 4 && f.created == 6 && f.cut == 3 && f.flips);
    desk_play(d, "b5");
    CHECK_TEXT(desk_status(d), "first"); /* b5 to g5 spans the row */
    CHECK_TEXT(desk_moves(d), "");
    CHECK_TEXT(desk_refusal(d, "b2"), "the game is over");

    CHECK(!err_is(desk_read(d, "crosscut 5x4 ...../.BR../...../..... R")));
    CHECK_TEXT(desk_moves(d), "b2 c2 d2 a3 d3");
    CHECK_TEXT(desk_refusal(d, "b3"), "there is a disc on that square");
    CHECK_TEXT(desk_refusal(d, "a4"),
               "a corner square flanks nothing, so no disc is ever placed there");
    CHECK_TEXT(desk_refusal(d, "b4"),
               "a disc on the perimeter must flip something, and here it flanks nothing");
    CHECK_TEXT(desk_refusal(d, "skip"), "a player who can place a disc may not skip");
    desk_play(d, "a3"); /* flips from outside and is gone again */
    CHECK_TEXT(desk_line(d), "crosscut 5x4 ...../.RR../...../..... B");

    /* From the perimeter created is 2 here and cut is 2: no placement. */
    CHECK(!err_is(desk_read(d, "crosscut 5x5 ...../.BR../.B.../...../..... R")));
    CHECK_TEXT(desk_refusal(d, "a4"), "a disc on the perimeter must flip something, and here the "
                                      "segment created is not longer than the one cut");

    /* Columns win as rows do, on a board that is not square, for Blue too. */
    CHECK(!err_is(desk_read(d, "crosscut 6x5 ....../..B.../..B.../.R.R../...... B")));
    desk_play(d, "c2");
    CHECK_TEXT(desk_status(d), "second");
}

static void test_skip(struct desk *d)
{
    CHECK(!err_is(
        desk_read(d, "crosscut 7x7 ......./.RBBBR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... R")));
    CHECK_TEXT(desk_status(d), "open");
    CHECK_TEXT(desk_moves(d), "skip");
    desk_play(d, "skip");
    CHECK_TEXT(desk_line(d),
               "crosscut 7x7 ......./.RBBBR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... B");
    CHECK_TEXT(desk_status(d), "open");
    CHECK(crosscut_game.rules.moves(d->board, NULL, 0) == 8);
}

static void test_errors(struct desk *d)
{
    const char *rim = "the perimeter is empty between turns: no disc stays there";
    desk_refuses(d, "crosscut 4x4 R.../..../..../.... R", 13, rim);
    desk_refuses(d, "crosscut 5x4 ...../....B/...../..... R", 23, rim);
    desk_refuses(d, "crosscut 4x4 ..../.r../..../.... R", 19, "a square is . (empty), R or B");
    desk_refuses(d, "crosscut 4x4 ..../....;..../.... R", 22,
                 "this row is too long: expected '/' and the next row");
    desk_refuses(d, "crosscut 4x4 ..../..../....", 27,
                 "a row is missing: expected '/' and the next row");
    desk_refuses(d, "crosscut 4x4 ..../..../..../....", 32, "the side to move is missing: R or B");
    desk_refuses(d, "crosscut 4x4 ..../..../..../.... H", 33,
                 "the side to move comes next: R or B");
    desk_refuses(d, "crosscut 4x4 ..../..../..../.... R B", 35, "nothing follows the side to move");
    desk_refuses(d, "crosscut 4x4 ..../.RR./.BB./.... R", 34,
                 "both sides span the board: the game ended when the first did");
    desk_refuses(d, "crosscut 3x4 .../.../.../... R", 9, "a board of Crosscut is 4x4 to 10x10");
    desk_refuses(d, "crosscut 4x11 R", 11, "a board of Crosscut is 4x4 to 10x10");
    desk_refuses(d, "crosscut 4x4:\n4 + - - +\n3 | . . |\n2 | . . |\n1 + - - +\n", 54,
                 "the side to move is missing: R or B");
    desk_refuses(d, "crosscut 4x4 R:\n4 + - - +\n3 | R . B\n", 34, rim);
    desk_refuses(d, "crosscut 4x4 R:\n4 + - - +\n3 | . - |\n", 32, "a square is . (empty), R or B");

    desk_new(d, &crosscut_game, 5, 4);
    static const char *const bad[] = {"", "a", "3", "f1", "a5", "ski", "A1", "a0"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct reader in = reader_of(bad[i], strlen(bad[i]));
        game_move m;
        CHECK(crosscut_game.rules.read_move(d->board, &in, &m).code == ERR_TEXT);
    }
}

static void test_turn(struct desk *d)
{
    const struct rules *rules = &crosscut_game.rules;
    const char *want[SYM_COUNT] = {
        "crosscut 6x5 ....../.RBB../..R.../.B..../...... B",
        "crosscut 6x5 ....../..BBR./...R../....B./...... B",
        "crosscut 6x5 ....../.B..../..R.../.RBB../...... B",
        "crosscut 6x5 ....../....B./...R../..BBR./...... B",
        "crosscut 5x6 ...../.R.B./.BR../.B.../...../..... B",
    };
    for (int sym = 0; sym < SYM_COUNT; sym++) {
        CHECK(!err_is(desk_read(d, want[0])));
        struct board *turned = arena_take(&d->arena, 1, rules->size(&d->board->variant));
        uint64_t one[3], other[3];
        struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
        CHECK(rules->turn(d->board, sym, turned) && !rules->broken_invariant(turned));
        CHECK(!err_is(perft(d->board, 3, one, &work)) && !err_is(perft(turned, 3, other, &work)));
        CHECK(memcmp(one, other, sizeof one) == 0);
        d->board = turned;
        if (want[sym])
            CHECK_TEXT(desk_line(d), want[sym]);
    }
    CHECK(!err_is(desk_read(d, want[0])));
    game_move m = desk_find(d, "b1"); /* column 1, bottom row: reflected, right of the top row */
    CHECK(rules->turn_move(d->board, SYM_DIAGONAL, m) == crosscut_move(4, 4));
}

static uint64_t key_of(struct desk *d, const char *line)
{
    CHECK(!err_is(desk_read(d, line)));
    return d->board ? crosscut_game.rules.key(d->board) : 0;
}

/* Everything the text says is in the key: discs, their colours, the size, the side to move. */
static void test_key(struct desk *d)
{
    static const char *const lines[] = {
        "crosscut 5x4 ...../.RB../...../..... R",
        "crosscut 5x4 ...../.RB../...../..... B",
        "crosscut 5x4 ...../.BR../...../..... R",
        "crosscut 5x4 ...../.R.../...../..... R",
        "crosscut 5x4 ...../...../.RB../..... R",
        "crosscut 5x5 ...../...../.RB../...../..... R",
        "crosscut 6x4 ....../.RB.../....../...... R",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t k = 0; k < sizeof lines / sizeof *lines; k++)
            CHECK((key_of(d, lines[i]) == key_of(d, lines[k])) == (i == k));
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 2);
    test_perft(&d);
    test_slow(&d);
    test_slow_mixed(&d);
    test_figure(&d);
    test_rules(&d);
    test_skip(&d);
    test_errors(&d);
    test_turn(&d);
    test_key(&d);
    desk_close(&d);
    return check_done("crosscut_rules");
}
