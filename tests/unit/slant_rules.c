/* Slant held to its rules: a slow judge with union-find on every small board, on random ones full
 * of loops and on true answers, whole and spoilt; boards for one rule each, moves, errors. */
#include "games/slant/slant.h"
#include "slow/slant.h"
#include "verdict.h"

static struct slow_flaws room_flaws, judge_flaws;

static int corner_degree(const struct slow_slant *s, int corner)
{
    int empty;
    return slow_slant_lines(s, corner / (s->w + 1), corner % (s->w + 1), &empty);
}

/* One flaw of the rule `loop`: "loop a1 a2 b1 b2". Marks its cells; by itself it must be closed,
 * every corner touched an even number of times, and name no cell twice. */
static bool loop_is_closed(const struct slow_slant *s, const char *text, struct slow_slant *seen)
{
    struct slow_slant own;
    bool ok = strncmp(text, "loop ", 5) == 0;
    slow_slant_clear(&own, s->w, s->h);
    for (const char *p = text + 4; ok && *p == ' ';) {
        char column = p[1];
        int row, n = 0;
        ok = sscanf(p + 2, "%d%n", &row, &n) == 1;
        int r = s->h - row, c = column - 'a';
        ok = ok && r >= 0 && c >= 0 && r < s->h && c < s->w && own.cell[r][c] == '.';
        if (ok)
            own.cell[r][c] = seen->cell[r][c] = s->cell[r][c];
        p += 2 + n;
    }
    for (int k = 0; k < (s->w + 1) * (s->h + 1); k++)
        ok = ok && corner_degree(&own, k) % 2 == 0;
    return ok;
}

/* The loops that are named: as many as slashes closed one, each closed, no two alike, and their
 * cells together are exactly those whose slash lies on some loop. */
static bool loops_agree(const struct slow_slant *s, const struct slow_flaws *f, int first)
{
    struct slow_slant seen;
    bool same = CHECK(f->n - first == slow_slant_loops(s));
    slow_slant_clear(&seen, s->w, s->h);
    for (int i = first; same && i < f->n; i++)
        same = CHECK(loop_is_closed(s, f->text[i], &seen)) &&
               CHECK(i == first || strcmp(f->text[i], f->text[i - 1]) != 0);
    for (int r = 0; same && r < s->h; r++)
        for (int c = 0; same && c < s->w; c++)
            same = CHECK((seen.cell[r][c] != '.') == slow_on_loop(s, r, c));
    return same;
}

static bool judges_agree(struct desk *d, const struct slow_slant *s)
{
    verdict_of(d, &room_flaws);
    slow_slant_judge(s, &judge_flaws);
    bool same = CHECK_TEXT(desk_status(d), slow_slant_status(s)) &&
                CHECK(slant_in(d->board)->loops == slow_slant_loops(s)) &&
                CHECK(!slant_game.rules.broken_invariant(d->board)) &&
                CHECK(room_flaws.n >= judge_flaws.n);
    for (int i = 0; same && i < judge_flaws.n; i++) /* "clue" stands before "loop" */
        same = CHECK_TEXT(room_flaws.text[i], judge_flaws.text[i]);
    same = same && loops_agree(s, &room_flaws, judge_flaws.n);
    if (!same)
        printf("  %s\n", desk_line(d));
    return same;
}

static bool judged(struct desk *d, const struct slow_slant *s)
{
    static char line[4096];
    slow_slant_line(s, line);
    return CHECK(!err_is(desk_read(d, line))) && CHECK_TEXT(desk_line(d), line) &&
           judges_agree(d, s);
}

static void scatter_clues(struct desk *d, struct slow_slant *s, uint32_t one_in)
{
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++)
            s->clue[i][j] = rng_below(&d->rng, one_in) ? '.' : (char)('0' + rng_below(&d->rng, 5));
}

static void derive_clues(struct desk *d, struct slow_slant *s, uint32_t one_in)
{
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            int empty, lines = slow_slant_lines(s, i, j, &empty);
            s->clue[i][j] = rng_below(&d->rng, one_in) ? '.' : (char)('0' + lines);
        }
}

/* Every state of every cell; full boards without clues counted as answers. */
static void test_all_small(struct desk *d, int w, int h, uint32_t one_in, int want)
{
    int boards = 1, solved = 0;
    for (int k = 0; k < w * h; k++)
        boards *= 3;
    for (int code = 0; code < boards; code++) {
        struct slow_slant s;
        slow_slant_clear(&s, w, h);
        for (int k = 0, rest = code; k < w * h; k++, rest /= 3)
            s.cell[k / w][k % w] = ".LR"[rest % 3];
        if (one_in)
            scatter_clues(d, &s, one_in);
        if (!judged(d, &s))
            return;
        solved += strcmp(desk_status(d), "solved") == 0;
    }
    CHECK(one_in || solved == want);
}

/* Diamonds side by side, the most loops a board can hold, with more and more slashes turned or
 * gone: loops inside loops, loops that share slashes, loops that touch at a corner. */
static void test_random(struct desk *d)
{
    int most = 0;
    for (int round = 0; round < 12000; round++) {
        struct slow_slant s;
        uint32_t side = round % 20 ? 6 : SLOW_SLANT_MAX, turned = rng_below(&d->rng, 12);
        uint32_t gone = rng_below(&d->rng, 3) ? 0 : rng_below(&d->rng, 12);
        slow_slant_clear(&s, 1 + (int)rng_below(&d->rng, side), 1 + (int)rng_below(&d->rng, side));
        scatter_clues(d, &s, 1 + rng_below(&d->rng, 8));
        for (int r = 0; r < s.h; r++)
            for (int c = 0; c < s.w; c++) {
                bool rise = ((r + c) % 2 == 0) != (rng_below(&d->rng, 24) < turned);
                s.cell[r][c] = rng_below(&d->rng, 24) < gone ? '.' : rise ? 'R' : 'L';
            }
        if (!judged(d, &s))
            return;
        most = slow_slant_loops(&s) > most ? slow_slant_loops(&s) : most;
    }
    CHECK(most > 30);
}

/* Cells set, turned and cleared in any order: the counters are kept, not counted. */
static void test_walks(struct desk *d)
{
    for (int round = 0; round < 60; round++) {
        struct slow_slant s;
        slow_slant_clear(&s, 2 + (int)rng_below(&d->rng, 6), 2 + (int)rng_below(&d->rng, 6));
        scatter_clues(d, &s, 3);
        judged(d, &s);
        for (int step = 0; step < 150; step++) {
            int r = (int)rng_below(&d->rng, (uint32_t)s.h),
                c = (int)rng_below(&d->rng, (uint32_t)s.w);
            char ink = "LLRR."[rng_below(&d->rng, 5)], move[16];
            int n = slow_name(move, c, s.h - r, "");
            sprintf(move + n, "%c", ink);
            bool same = s.cell[r][c] == ink;
            CHECK_TEXT(desk_refusal(d, move), !same        ? ""
                                              : ink == '.' ? "the cell is empty already"
                                                           : "the cell holds that slash already");
            if (same)
                continue;
            desk_play(d, move);
            s.cell[r][c] = ink;
            if (!judges_agree(d, &s))
                return;
        }
    }
}

/* A filled board has no loop if and only if every corner is joined to the border. */
static bool all_joined_to_border(const struct slow_slant *s)
{
    struct slow_union u;
    bool joined[(SLOW_SLANT_MAX + 1) * (SLOW_SLANT_MAX + 1)] = {false};
    slow_unite(s, &u);
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++)
            if (i == 0 || j == 0 || i == s->h || j == s->w)
                joined[slow_root(&u, i * (s->w + 1) + j)] = true;
    for (int k = 0; k < (s->w + 1) * (s->h + 1); k++)
        if (!joined[slow_root(&u, k)])
            return false;
    return true;
}

/* A full board without loops: one of the two slashes never closes any. */
static void random_answer(struct desk *d, struct slow_slant *s)
{
    slow_slant_clear(s, 1 + (int)rng_below(&d->rng, 7), 1 + (int)rng_below(&d->rng, 7));
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++) {
            s->cell[r][c] = rng_below(&d->rng, 2) ? 'L' : 'R';
            if (slow_slant_loops(s))
                s->cell[r][c] = s->cell[r][c] == 'L' ? 'R' : 'L';
        }
}

static void test_answers(struct desk *d)
{
    for (int round = 0; round < 2500; round++) {
        struct slow_slant s, part;
        random_answer(d, &s);
        derive_clues(d, &s, 1 + rng_below(&d->rng, 3));
        judged(d, &s);
        CHECK_TEXT(desk_status(d), "solved");
        CHECK(room_flaws.n == 0 && all_joined_to_border(&s));
        part = s; /* any part of a right answer is right so far */
        for (int r = 0; r < s.h; r++)
            for (int c = 0; c < s.w; c++)
                if (rng_below(&d->rng, 3) == 0)
                    part.cell[r][c] = '.';
        judged(d, &part);
        CHECK(room_flaws.n == 0);
        CHECK_TEXT(desk_status(d), slow_slant_empty(&part) ? "open" : "solved");

        part = s; /* one number changed: that rule, there, and no other */
        int i = (int)rng_below(&d->rng, (uint32_t)s.h + 1);
        int j = (int)rng_below(&d->rng, (uint32_t)s.w + 1), empty;
        int lines = slow_slant_lines(&s, i, j, &empty);
        part.clue[i][j] = (char)('0' + (lines + 1 + (int)rng_below(&d->rng, 4)) % 5);
        judged(d, &part);
        CHECK_TEXT(desk_status(d), "invalid");
        CHECK(room_flaws.n == 1 && strncmp(room_flaws.text[0], "clue ", 5) == 0);

        part = s; /* one slash turned, the numbers with it: right, or wrong for loops alone */
        char *cell =
            &part.cell[rng_below(&d->rng, (uint32_t)s.h)][rng_below(&d->rng, (uint32_t)s.w)];
        *cell = *cell == 'L' ? 'R' : 'L';
        derive_clues(d, &part, 2);
        judged(d, &part);
        bool right = strcmp(desk_status(d), "solved") == 0;
        CHECK(right == all_joined_to_border(&part) && right == (room_flaws.n == 0));
        CHECK(right || strncmp(room_flaws.text[0], "loop ", 5) == 0);
    }
}

/* One board for each rule that breaks that rule and no other, and boards that break none. */
static void test_rules(struct desk *d)
{
    verdict_is(d, "slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL", "solved", "");
    verdict_is(d, "slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRRR", "solved", "");
    verdict_is(d, "slant 4x3 ...../.33.2/1.1.1/.1... LRLL/RRLR/RRRR", "invalid", "clue c3");
    verdict_is(d, "slant 4x4 ...0./.4.../2...2/...../.1.0.", "open", "");
    verdict_is(d, "slant 2x2 .../.../... LL/LR", "solved", "");

    /* clue: too many; too few cells left; one number and its neighbour. */
    verdict_is(d, "slant 2x2 .../.1./... L./.L", "open", "clue b2");
    verdict_is(d, "slant 2x2 .../.3./... R./.R", "open", "clue b2");
    verdict_is(d, "slant 2x2 .../.2./... R./.R", "open", "");
    verdict_is(d, "slant 2x2 .../.2./..0 LL/LL", "invalid", "clue c1");
    verdict_is(d, "slant 2x1 2../... ..", "open", "clue a2");

    /* Numbers above what their place allows: read, and wrong from the start. */
    verdict_is(d, "slant 2x2 2../.../...", "open", "clue a3");
    verdict_is(d, "slant 2x2 .3./.../...", "open", "clue b3");
    verdict_is(d, "slant 2x2 .2./.4./..1", "open", "");

    /* loop: the smallest; a larger one round a loose slash; two that share a slash. */
    verdict_is(d, "slant 2x2 .../.../... RL/LR", "invalid", "loop a1 a2 b1 b2");
    verdict_is(d, "slant 3x3 ..../..../..../.... RL./LR./...", "open", "loop a2 a3 b2 b3");
    verdict_is(d, "slant 4x4 ...../...../...../...../..... .RL./RLLL/LLRR/.LR.", "open",
               "loop a2 a3 b1 b4 c1 c4 d2 d3");
    verdict_is(d, "slant 3x3 ..../..../..../.... RL./LRL/.LR", "open",
               "loop a2 a3 b2 b3, loop b1 b2 c1 c2");
    verdict_is(d, "slant 3x3 ..../..../..../.... RL./L.L/.LR", "open", "loop a2 a3 b1 b3 c1 c2");

    /* Both: a number in the middle of the loop and one on it. */
    verdict_is(d, "slant 2x2 .1./.1./... RL/LR", "invalid", "clue b2, clue b3, loop a1 a2 b1 b2");
}

/* By row from the bottom, then column, then L R . */
static void slow_moves(const struct slow_slant *s, char *out)
{
    for (int r = s->h - 1; r >= 0; r--)
        for (int c = 0; c < s->w; c++)
            for (const char *ink = "LR."; *ink; ink++) {
                if (s->cell[r][c] == *ink)
                    continue;
                out += slow_name(out, c, s->h - r, "");
                out += sprintf(out, "%c ", *ink);
            }
    out[-1] = '\0';
}

static void test_moves(struct desk *d)
{
    static char want[16384];
    CHECK(!err_is(desk_read(d, "slant 3x2 ..../..../.... .L./R..")));
    CHECK_TEXT(desk_moves(d), "a1L a1. b1L b1R c1L c1R a2L a2R b2R b2. c2L c2R");
    CHECK_TEXT(desk_move(d, desk_find(d, "b2/")), "b2R");
    CHECK_TEXT(desk_move(d, desk_find(d, "c2\\")), "c2L");
    CHECK_TEXT(desk_move(d, desk_find(d, "a1.")), "a1.");
    for (int round = 0; round < 300; round++) {
        struct slow_slant s;
        slow_slant_clear(&s, 1 + (int)rng_below(&d->rng, 12), 1 + (int)rng_below(&d->rng, 12));
        for (int k = 0; k < s.w * s.h; k++)
            s.cell[k / s.w][k % s.w] = ".LR"[rng_below(&d->rng, 3)];
        judged(d, &s);
        slow_moves(&s, want);
        CHECK_TEXT(desk_moves(d), want);
    }
}

/* The drawn form as a player would type it, and where it is wrong. */
static void test_drawn(struct desk *d)
{
    CHECK(!err_is(desk_read(d, "slant 3x2:\n"
                               "  +-1-+-+\n"
                               "2 |\\| |/|\n"
                               "  +-2-+-0\n"
                               "1 |/|\\| |\n"
                               "  +-+-+-+\n"
                               "   a b c\n")));
    CHECK_TEXT(desk_line(d), "slant 3x2 .1../.2.0/.... L.R/RL.");
    const char *corner = "a corner is 0 to 4 or +";
    desk_refuses(d, "slant 1x1:\n  .-+\n1 | |\n  +-+\n", 13, corner);
    desk_refuses(d, "slant 1x1:\n  +-+\n1 | |\n  +-5\n", 27, corner);
    desk_refuses(d, "slant 1x1:\n  +-+\n1 |L|\n  +-+\n", 20, "a cell is \\, / or a blank");
    desk_refuses(d, "slant 1x1:\n  +-+\n1  \\|\n  +-+\n", 19, "expected |");
    desk_refuses(d, "slant 1x1:\n  + +\n1 |\\|\n  +-+\n", 14, "expected -");
    desk_refuses(d, "slant 1x1:\n  +-+\n1 |\\|\n", 23, "a line of the drawing is missing");
    desk_refuses(d, "slant 1x1:\n  +-+-\n1 |\\|\n  +-+\n", 16,
                 "this line of the drawing is too long");
}

static void test_errors(struct desk *d)
{
    const char *clue = "a clue is 0 to 4 or a dot", *cell = "a cell is L, R or a dot";
    desk_refuses(d, "slant 2x2 .../.5./...", 15, clue);
    desk_refuses(d, "slant 2x2 .../.L./...", 15, clue);
    desk_refuses(d, "slant 2x2 ../../..", 12, "this row is too short");
    desk_refuses(d, "slant 2x2 .../...", 17, "a row is missing: expected '/' and the next row");
    desk_refuses(d, "slant 2x2 .../.../.../...", 21, "there are more rows than the size says");
    desk_refuses(d, "slant 2x2 ..../.../...", 13,
                 "this row is too long: expected '/' and the next row");
    desk_refuses(d, "slant 2x2 .../.../... L.", 24,
                 "a row is missing: expected '/' and the next row");
    desk_refuses(d, "slant 2x2 .../.../... L./.", 26, "this row is too short");
    desk_refuses(d, "slant 2x2 .../.../... L./.X", 26, cell);
    desk_refuses(d, "slant 2x2 .../.../... L./.l", 26, cell);
    desk_refuses(d, "slant 2x2 .../.../... L\\/..", 23, cell);
    desk_refuses(d, "slant 2x2 .../.../... L./.R/..", 27, "there are more rows than the size says");
    desk_refuses(d, "slant 2x2 .../.../... L./.RL", 27, "this row is too long");
    desk_refuses(d, "slant 2x2 .../.../... ", 22, "this row is too short");
    desk_refuses(d, "slant 2x2 .../.../... L./.R L./.R", 28,
                 "expected the cells, or a field: duel=1, mover=, score= or rule=");
    desk_refuses(d, "slant 0x2 .../.../...", 6, "a board of Slant is 1x1 to 1000x1000");
    desk_refuses(d, "slant 2x1001 .../.../...", 8, "a board of Slant is 1x1 to 1000x1000");

    desk_new(d, &slant_game, 3, 2);
    static const char *const bad[] = {"", "a", "a1", "L", "a1X", "a1l", "d1L", "a3L", "A1L", "a0L"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct reader in = reader_of(bad[i], strlen(bad[i]));
        game_move m;
        CHECK(slant_game.rules.read_move(d->board, &in, &m).code == ERR_TEXT);
    }
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 4);
    test_all_small(&d, 1, 1, 0, 2);
    test_all_small(&d, 2, 2, 0, 15);
    test_all_small(&d, 2, 2, 2, 0);
    test_all_small(&d, 3, 2, 0, 56);
    test_all_small(&d, 2, 3, 3, 0);
    test_random(&d);
    test_walks(&d);
    test_answers(&d);
    test_rules(&d);
    test_moves(&d);
    test_drawn(&d);
    test_errors(&d);
    desk_close(&d);
    return check_done("slant_rules");
}
