/* The duel of Slant: points counted a second time by a slow twin over whole games, the facts the
 * rules state about them, the greedy opponent, the ends of a game, the fields of a duel. */
#include "core/drawing.h"
#include "duel/player.h"
#include "games/slant/slant.h"
#include "slow/slant.h"
#include "verdict.h"

static void random_duel(struct desk *d, struct slow_slant *s, int w, int h, uint32_t one_in)
{
    slow_slant_clear(s, w, h);
    s->duel = true;
    for (int i = 0; i <= h; i++)
        for (int j = 0; j <= w; j++)
            s->clue[i][j] = rng_below(&d->rng, one_in) ? '.' : (char)('0' + rng_below(&d->rng, 5));
}

/* Clues of a true answer, so that a duel may also end well. */
static void fair_duel(struct desk *d, struct slow_slant *s, struct slow_slant *answer, int w, int h)
{
    slow_slant_clear(answer, w, h);
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            answer->cell[r][c] = rng_below(&d->rng, 2) ? 'L' : 'R';
            if (slow_slant_loops(answer))
                answer->cell[r][c] = answer->cell[r][c] == 'L' ? 'R' : 'L';
        }
    slow_slant_clear(s, w, h);
    s->duel = true;
    for (int i = 0; i <= h; i++)
        for (int j = 0; j <= w; j++) {
            int empty, lines = slow_slant_lines(answer, i, j, &empty);
            s->clue[i][j] = rng_below(&d->rng, 2) ? '.' : (char)('0' + lines);
        }
}

static bool read_duel(struct desk *d, const struct slow_slant *s)
{
    static char line[4096];
    slow_slant_line(s, line);
    return CHECK(!err_is(desk_read(d, line))) && CHECK_TEXT(desk_line(d), line);
}

static int gain_named(const struct gain *gains, size_t n, const char *what)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(gains[i].what, what) == 0)
            return gains[i].points;
    return 0;
}

/* The points of one placement, part by part, and what the rules promise about them. */
static bool points_agree(struct desk *d, const struct slow_slant *s, int r, int c, char slash)
{
    struct slow_points want = slow_slant_points(s, r, c, slash);
    enum slash mark = slash == 'L' ? SLASH_FALL : SLASH_RISE;
    struct gain gains[8];
    game_move m = slant_pack(d->board, r, c, mark);
    size_t n = slant_game.duel->move_points(d->board, m, gains, 8);
    bool same = CHECK(slant_points(d->board, r, c, mark) == want.sum) &&
                CHECK(slant_breaks(d->board, r, c, mark) == want.breaks) &&
                CHECK(slant_game.duel->move_points(d->board, m, NULL, 0) == n) &&
                CHECK(!want.breaks || n == 0);
    if (same && !want.breaks)
        same = CHECK(gain_named(gains, n, "move") == want.base) &&
               CHECK(gain_named(gains, n, "clue") == want.clues) &&
               CHECK(gain_named(gains, n, "perfect") == want.perfect) &&
               CHECK(gain_named(gains, n, "centre") == want.centre) &&
               CHECK(gain_named(gains, n, "clue") <= 4 && want.sum >= 1 && want.sum <= 9);
    if (same && s->w == 3 && s->h == 3 && !want.breaks)
        same = CHECK(gain_named(gains, n, "centre") == 1); /* on 3x3 every cell is central */
    if (!same)
        printf("  %s: row %d, column %d, %c\n", desk_line(d), r, c, slash);
    return same;
}

/* Every placement in every empty cell; what is listed is what may be played. */
static bool placements_agree(struct desk *d, const struct slow_slant *s)
{
    static char want[4096];
    char *out = want;
    *out = '\0';
    for (int r = s->h - 1; r >= 0; r--)
        for (int c = 0; c < s->w; c++)
            for (const char *slash = "LR"; *slash; slash++) {
                if (s->cell[r][c] != '.')
                    continue;
                if (!points_agree(d, s, r, c, *slash))
                    return false;
                if (out > want)
                    *out++ = ' ';
                out += slow_name(out, c, s->h - r, "");
                out += sprintf(out, "%c", *slash);
            }
    return CHECK_TEXT(desk_moves(d), want);
}

static bool pick_cell(struct desk *d, const struct slow_slant *s, int *r, int *c)
{
    uint32_t seen = 0;
    for (int k = 0; k < s->w * s->h; k++)
        if (s->cell[k / s->w][k % s->w] == '.' && rng_below(&d->rng, ++seen) == 0) {
            *r = k / s->w;
            *c = k % s->w;
        }
    return seen > 0;
}

/* Both place, keep the score and come to the same end. Moves go by their text. */
static void play_out(struct desk *d, struct slow_slant *s, const struct slow_slant *answer)
{
    static char line[4096];
    int r = 0, c = 0;
    while (placements_agree(d, s) && pick_cell(d, s, &r, &c)) {
        char slash = answer ? answer->cell[r][c] : rng_below(&d->rng, 2) ? 'L' : 'R', move[16];
        sprintf(move + slow_name(move, c, s->h - r, ""), "%c", slash);
        CHECK(slant_game.duel->mover(d->board) == s->mover);
        desk_play(d, move);
        slow_slant_place(s, r, c, slash);
        slow_slant_line(s, line);
        if (!CHECK_TEXT(desk_line(d), line) || !CHECK_TEXT(desk_status(d), slow_slant_status(s)))
            return;
    }
    for (int side = 0; side < 2; side++)
        CHECK(slant_game.duel->score(d->board, side) == s->score[side]);
}

static void test_games(struct desk *d)
{
    int ends[6] = {0};
    for (int round = 0; round < 500; round++) {
        struct slow_slant s, answer;
        int w = 1 + (int)rng_below(&d->rng, 7), h = 1 + (int)rng_below(&d->rng, 7);
        if (round % 10 == 0)
            w = h = 3;
        if (round % 2)
            fair_duel(d, &s, &answer, w, h);
        else
            random_duel(d, &s, w, h, 1 + rng_below(&d->rng, 4));
        if (!read_duel(d, &s))
            return;
        play_out(d, &s, round % 4 == 1 ? &answer : NULL);
        enum status status = slant_game.rules.status(d->board);
        CHECK(status != STATUS_SOLVED && status != STATUS_OPEN);
        CHECK(round % 4 != 1 || status != STATUS_INVALID);
        ends[status]++;
    }
    CHECK(ends[STATUS_FIRST] && ends[STATUS_SECOND] && ends[STATUS_DRAW] && ends[STATUS_INVALID]);
}

static void points_are(struct desk *d, const char *line, const char *move, int want)
{
    int r, c;
    enum slash slash;
    CHECK(!err_is(desk_read(d, line)));
    CHECK(slant_unpack(d->board, desk_find(d, move), &r, &c, &slash));
    if (!CHECK(slant_points(d->board, r, c, slash) == want))
        printf("  %s %s: %d points, not %d\n", line, move, slant_points(d->board, r, c, slash),
               want);
}

/* One board for each line of the table of points; 5x5, where only b2..d4 are central. */
static void test_points(struct desk *d)
{
    const char *bare = "slant 5x5 ....../....../....../....../....../...... "
                       "...../...../...../...../..... duel=1 mover=1 score=0-0";
    points_are(d, bare, "a1L", 1);
    points_are(d, bare, "a3L", 1);
    points_are(d, bare, "b2L", 2);
    points_are(d, bare, "d4R", 2);
    points_are(d, bare, "e4R", 1);
    const char *even = "slant 6x4 ......./......./......./......./....... "
                       "....../....../....../...... duel=1 mover=1 score=0-0";
    points_are(d, even, "b2L", 1); /* |2c+1-W| is 3 */
    points_are(d, even, "c1L", 1);
    points_are(d, even, "c2L", 2);
    points_are(d, even, "d3L", 2);
    points_are(d, "slant 3x3 ..../..../..../.... .../.../... duel=1 mover=1 score=0-0", "a1L", 2);

    /* Clues: one completed (1 + 2 + 3), both (1 + 4 + 3), one not yet full (1). */
    points_are(d, "slant 5x1 1...../...... ..... duel=1 mover=1 score=0-0", "a1L", 6);
    points_are(d, "slant 5x1 1...../.1.... ..... duel=1 mover=1 score=0-0", "a1L", 8);
    points_are(d, "slant 5x1 ....../.2.... ..... duel=1 mover=1 score=0-0", "a1L", 1);
    points_are(d, "slant 5x1 ....../.2.... .R... duel=1 mover=1 score=0-0", "a1L", 6);
    points_are(d, "slant 5x1 ....1./...1.. ..... duel=1 mover=1 score=0-0", "d1R", 9);
    /* One completed while another corner of the cell waits: no perfect cell. */
    points_are(d, "slant 5x1 12..../...... ..... duel=1 mover=1 score=0-0", "a1L", 3);
    /* A corner the slash does not touch may make the cell perfect, and is not completed by it. */
    points_are(d, "slant 5x1 .1..../...... .R... duel=1 mover=1 score=0-0", "a1L", 1);
    points_are(d, "slant 5x1 .1..../...... .L... duel=1 mover=1 score=0-0", "a1L", 4);
    /* A 0 is never completed; untouched it counts for a perfect cell, touched it is broken. */
    points_are(d, "slant 5x1 .0..../...... ..... duel=1 mover=1 score=0-0", "a1L", 4);
    points_are(d, "slant 5x1 .0..../...... ..... duel=1 mover=1 score=0-0", "a1R", 0);
    points_are(d, "slant 5x1 10..../...... ..... duel=1 mover=1 score=0-0", "a1L", 6);
    /* Breaking scores nothing, whatever else it would have brought: too many, or a loop. */
    points_are(d, "slant 5x1 11..../...... .L... duel=1 mover=1 score=0-0", "a1R", 0);
    points_are(d, "slant 2x2 .2./.../.2. RL/L. duel=1 mover=1 score=0-0", "b1R", 0);
    points_are(d, "slant 2x2 .2./.../.1. RL/L. duel=1 mover=1 score=0-0", "b1L", 5);
    points_are(d, "slant 2x2 .2./.../.1. RL/L. duel=1 mover=1 score=0-0", "b1R", 0);
    /* A filled cell gains nothing. */
    points_are(d, "slant 2x2 .../.../... RL/L. duel=1 mover=1 score=0-0", "a1R", 0);
}

/* The slow list of the best placements; returns their points. */
static int best_points(const struct slow_slant *s, bool best[12][12][2], int *n)
{
    int most = -1;
    for (int pass = 0; pass < 2; pass++)
        for (int r = 0; r < s->h; r++)
            for (int c = 0; c < s->w; c++)
                for (int k = 0; k < 2; k++) {
                    int points = slow_slant_points(s, r, c, "LR"[k]).sum;
                    bool free = s->cell[r][c] == '.';
                    if (pass == 0 && free)
                        most = points > most ? points : most;
                    if (pass == 1)
                        *n += best[r][c][k] = free && points == most;
                }
    return most;
}

/* The founding rules' opponent: the level greedy, as every face plays it. */
static game_move greedy_move(struct desk *d, struct rng *rng)
{
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    struct player p;
    struct advice advice;
    CHECK(!err_is(player_open(&p, (struct strength){SKILL_GREEDY, 0}, 0, &d->arena)));
    p.rng = *rng;
    CHECK(!err_is(player_move(&p, d->board, NULL, 0, &advice, &w)));
    *rng = p.rng;
    return advice.move;
}

/* Greedy against greedy to the end: always a best placement, never a breaking one unless all
 * break, the same again from the same seed, nothing when the board is full. */
static void test_greedy(struct desk *d)
{
    int breaking = 0, invalid = 0, games = 120;
    for (int round = 0; round < games; round++) {
        struct slow_slant s, answer;
        struct rng rng, again;
        fair_duel(d, &s, &answer, 4 + (int)rng_below(&d->rng, 3), 4 + (int)rng_below(&d->rng, 3));
        read_duel(d, &s);
        rng_seed(&rng, 7, (uint64_t)round);
        for (;;) {
            bool best[12][12][2];
            int n = 0, r, c, most = best_points(&s, best, &n);
            enum slash slash;
            again = rng;
            game_move m = greedy_move(d, &rng);
            CHECK(greedy_move(d, &again) == m);
            CHECK((m == MOVE_NONE) == (n == 0));
            if (!slant_unpack(d->board, m, &r, &c, &slash))
                break;
            if (!CHECK(best[r][c][slash == SLASH_RISE]) ||
                !CHECK(slant_breaks(d->board, r, c, slash) == (most == 0)))
                return;
            breaking += most == 0;
            slow_slant_place(&s, r, c, slash == SLASH_FALL ? 'L' : 'R');
            slant_game.rules.play(d->board, m);
        }
        CHECK_TEXT(desk_status(d), slow_slant_status(&s));
        invalid += slant_game.rules.status(d->board) == STATUS_INVALID;
    }
    CHECK(breaking > 0 && invalid > games / 2); /* it nearly always spoils larger boards */
}

/* Ties are spread evenly: all 18 placements of an empty 3x3 are worth the same. */
static void test_ties(struct desk *d)
{
    int count[30] = {0};
    enum { DRAWS = 18000 };
    CHECK(!err_is(
        desk_read(d, "slant 3x3 ..../..../..../.... .../.../... duel=1 mover=1 score=0-0")));
    for (int k = 0; k < DRAWS; k++) {
        game_move m = greedy_move(d, &d->rng);
        count[m < 30 ? m : 0]++;
    }
    int seen = 0;
    for (int m = 0; m < 30; m++) {
        seen += count[m] > 0;
        CHECK(count[m] == 0 || (count[m] > 850 && count[m] < 1150)); /* 1000 +- 5 deviations */
    }
    CHECK(seen == 18 && count[MOVE_NONE] == 0);

    /* No tie, no chance: one cell alone is worth 8. */
    CHECK(!err_is(desk_read(d, "slant 5x1 1...../.1.... ..... duel=1 mover=2 score=0-0")));
    for (int k = 0; k < 50; k++)
        CHECK_TEXT(desk_move(d, greedy_move(d, &d->rng)), "a1L");
}

/* The last cell decides: the score on a right board, nobody on a wrong one. */
static void end_is(struct desk *d, const char *score, const char *move, const char *status)
{
    char line[256];
    sprintf(line,
            "slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/.RRL duel=1 mover=2 "
            "score=%s",
            score);
    CHECK(!err_is(desk_read(d, line)));
    CHECK_TEXT(desk_status(d), "open");
    desk_play(d, move);
    CHECK_TEXT(desk_status(d), status);
    CHECK_TEXT(desk_moves(d), "");
}

static void test_ends(struct desk *d)
{
    /* a1R touches the corners b2 and a1, both without number; b1 has its 1: 1 + 3 points. */
    end_is(d, "25-20", "a1R", "first");
    CHECK_TEXT(desk_line(d), "slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL duel=1 "
                             "mover=1 score=25-24");
    end_is(d, "24-20", "a1R", "draw");
    end_is(d, "23-20", "a1R", "second");
    end_is(d, "25-20", "a1L", "invalid"); /* b1 has two lines then, and no points come of it */
    CHECK_TEXT(desk_line(d), "slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/LRRL duel=1 "
                             "mover=1 score=25-20");
    CHECK_TEXT(desk_refusal(d, "a1R"), "the cell is filled, and in a duel filled cells stay");

    CHECK(!err_is(desk_read(d, "slant 2x2 .../.../... RL/L. duel=1 mover=1 score=4-2")));
    desk_play(d, "b1R");
    CHECK_TEXT(desk_status(d), "invalid"); /* a loop */
    CHECK_TEXT(desk_line(d), "slant 2x2 .../.../... RL/LR duel=1 mover=2 score=4-2");

    CHECK(!err_is(desk_read(d, "slant 2x1 .../... L. duel=1 mover=2 score=2-0")));
    CHECK_TEXT(desk_moves(d), "b1L b1R");
    CHECK_TEXT(desk_refusal(d, "a1R"), "the cell is filled, and in a duel filled cells stay");
    CHECK_TEXT(desk_refusal(d, "a1."), "in a duel nothing is cleared");
    CHECK_TEXT(desk_refusal(d, "b1."), "in a duel nothing is cleared");
}

/* Read and written back; the drawn form carries the fields in its heading. */
static void fields_are(struct desk *d, const char *line, const char *want)
{
    static char drawing[4096];
    CHECK(!err_is(desk_read(d, line)));
    CHECK_TEXT(desk_line(d), want);
    struct writer w = writer_to(drawing, sizeof drawing - 1);
    drawing_write(d->board, &w);
    drawing[w.n] = '\0';
    CHECK(!err_is(desk_read(d, drawing)));
    CHECK_TEXT(desk_line(d), want);
}

static void test_fields(struct desk *d)
{
    static const char *const same[] = {
        "slant 2x2 .1./.../... L./.. duel=1 mover=2 score=5-3",
        "slant 2x2 .1./.../... ../.. duel=1 mover=1 score=0-0",
        "slant 2x2 .1./.../... L./R. duel=1 mover=1 score=0-12",
        "slant 2x2 .../.4./... L./.. duel=1 mover=2 score=5-3 rule=sound",
    };
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        fields_are(d, same[i], same[i]);
    /* The preset is not written; the empty board may be left out; an order of our own. */
    fields_are(d, "slant 2x2 .1./.../... L./.. duel=1 mover=2 score=5-3 rule=free", same[0]);
    fields_are(d, "slant 2x2 .1./.../... duel=1 mover=1 score=0-0", same[1]);
    fields_are(d, "slant 2x2 .../.4./... L./.. rule=sound score=5-3 duel=1 mover=2", same[3]);
    CHECK(!err_is(desk_read(d, "#slant_2x2_.1./.../..._L./.._duel=1_mover=2_score=5-3")));
    CHECK_TEXT(desk_line(d), same[0]);
    CHECK(slant_game.duel->is_active(d->board));
    CHECK(!err_is(desk_read(d, "slant 2x2 .1./.../... L./..")));
    CHECK(!slant_game.duel->is_active(d->board));
}

static void test_errors(struct desk *d)
{
    const char *expected = "expected the cells, or a field: duel=1, mover=, score= or rule=";
    const char *score = "expected the score, first-second, such as 5-3";
    const char *duel = "mover, score and rule belong to a duel: expected duel=1";
    desk_refuses(d, "slant 1x1 ../.. L duel=0", 23, "expected duel=1; a puzzle has no such field");
    desk_refuses(d, "slant 1x1 ../.. L duel=12", 24, "expected a blank or the end of the position");
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=0 score=0-0", 31, "the mover is 1 or 2");
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=3 score=0-0", 31, "the mover is 1 or 2");
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover= score=0-0", 31, "the mover is 1 or 2");
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=21 score=0-0", 32,
                 "expected a blank or the end of the position");
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=1 score=5", 40, score);
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=1 score=5-", 41, score);
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=1 score=-5-1", 39, score);
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=1 score=5:1", 40, score);
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=1 score=99999999999-0", 39, score);
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=1 score=1-0 rule=fair", 48,
                 "the rule is free or sound");
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=1 score=1-0 rule=", 48,
                 "the rule is free or sound");
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=1 score=1-0 mover=1", 43,
                 "this field stands twice");
    desk_refuses(d, "slant 1x1 ../.. L duel=1 duel=1", 25, "this field stands twice");
    desk_refuses(d, "slant 1x1 ../.. L mover=1 score=0-0", 35, duel);
    desk_refuses(d, "slant 1x1 ../.. rule=sound", 26, duel);
    desk_refuses(d, "slant 1x1 ../.. L level=2", 18, expected);
    desk_refuses(d, "slant 1x1 ../.. duel=1 L", 23, expected);
    desk_refuses(d, "slant 1x1 ../.. L duel=1  mover=1", 25, "expected a field after one blank");
    desk_refuses(d, "slant 1x1 ../.. L duel=1 mover=1 score=1-0 ", 43,
                 "expected a field after one blank");
}

static bool reads_score(struct desk *d, uint32_t score)
{
    char line[128];
    sprintf(line, "slant 2x2 .../.../... ../.. duel=1 mover=1 score=%u-0", score);
    return !err_is(desk_read(d, line));
}

/* There is a highest score that is read; a game that goes on from it can be read as well. */
static void test_high_score(struct desk *d)
{
    uint32_t low = 9000000, high = UINT32_MAX / 2; /* nine points in each of a million cells */
    CHECK(reads_score(d, low) && !reads_score(d, high));
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        *(reads_score(d, middle) ? &low : &high) = middle;
    }
    CHECK(reads_score(d, low));
    for (game_move m; slant_game.rules.moves(d->board, &m, 1);) {
        char line[128];
        slant_game.rules.play(d->board, m);
        strcpy(line, desk_line(d));
        if (!CHECK(!err_is(desk_read(d, line))))
            break;
    }
}

/* Alone, a slash that replaces the other one earns what it would in the empty cell. */
static void test_replacing(struct desk *d)
{
    for (int round = 0; round < 300; round++) {
        static struct slow_slant s;
        int w = 1 + (int)rng_below(&d->rng, 5), h = 1 + (int)rng_below(&d->rng, 5);
        random_duel(d, &s, w, h, 2);
        s.duel = false;
        for (int k = 0; k < w * h; k++)
            s.cell[k / w][k % w] = "LR."[rng_below(&d->rng, 3)];
        if (!read_duel(d, &s))
            return;
        for (int k = 0; k < w * h; k++) {
            char here = s.cell[k / w][k % w];
            for (const char *slash = "LR"; *slash; slash++) {
                if (*slash == here)
                    continue;
                s.cell[k / w][k % w] = '.';
                bool same = points_agree(d, &s, k / w, k % w, *slash);
                s.cell[k / w][k % w] = here;
                if (!same)
                    return;
            }
        }
    }
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 5);
    test_games(&d);
    test_points(&d);
    test_greedy(&d);
    test_ties(&d);
    test_ends(&d);
    test_fields(&d);
    test_errors(&d);
    test_high_score(&d);
    test_replacing(&d);
    desk_close(&d);
    return check_done("slant_duel");
}
