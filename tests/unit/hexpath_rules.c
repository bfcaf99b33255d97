/* Hexpath: text and its errors, moves, one position for each broken rule, symmetry, drawings. */
#include "core/drawing.h"
#include "desk.h"
#include "games/hexpath/hexpath.h"

#define THREE "hexpath 3 2S,2,2/3,1,2/3,2E,X" /* one order: 1>3>2 */

/* ---- text ---- */

/* Read and write back: the same, or the canonical form. */
static void reads_as(struct desk *d, const char *line, const char *want)
{
    if (!CHECK(!err_is(desk_read(d, line))))
        return;
    CHECK_TEXT(desk_line(d), want);
    CHECK(!err_is(desk_read(d, want)));
    CHECK_TEXT(desk_line(d), want);
}

static void test_text(struct desk *d)
{
    reads_as(d, THREE, THREE);
    reads_as(d, THREE " a3", THREE);
    reads_as(d, THREE " a3-b2-a2", THREE " a3-b2-a2");
    reads_as(d, THREE " a3-c1-c1", THREE " a3-c1-c1"); /* wrong, but a path */
    reads_as(d, THREE " order=1>3>2", THREE " order=1>3>2");
    reads_as(d, THREE " order=3>2,1>3", THREE " order=1>3>2");
    reads_as(d, THREE " order=1>2,3>1", THREE " order=3>1>2"); /* a chain begins at its top */
    reads_as(d, THREE " order=1>3,1>2", THREE " order=1>2,1>3");
    reads_as(d, THREE " order=1>2,1>3>2", THREE " order=1>2,1>3>2");
    reads_as(d, THREE " order=1>3,1>3", THREE " order=1>3");
    reads_as(d, THREE " order=3>1>3", THREE " order=1>3>1"); /* contradictory, but readable */
    reads_as(d, THREE " gray=all", THREE);
    reads_as(d, THREE " gray=step order=1>3 a3-b2", THREE " a3-b2 order=1>3 gray=step");
    reads_as(d, "hexpath 2 99,1S/7E,X order=1>99", "hexpath 2 99,1S/7E,X order=1>99");
}

static void test_errors_in_body(struct desk *d)
{
    static const char token[] = "a cell is X, or a number 1 to 99 with S, E or G after it";
    desk_refuses(d, "hexpath 1 1S", 8, "a board of Hexpath is square, with a side of 2 to 30");
    desk_refuses(d, "hexpath 31 1S", 8, "a board of Hexpath is square, with a side of 2 to 30");
    desk_refuses(d, "hexpath 2 1S,1/1,Y", 17, token);
    desk_refuses(d, "hexpath 2 1S,1/1,1e", 18, token);
    desk_refuses(d, "hexpath 2 1S,1/,1E", 15, token);
    desk_refuses(d, "hexpath 2 1S,0/1,1E", 13, "a number is 1 to 99");
    desk_refuses(d, "hexpath 2 1S,100/1,1E", 13, "a number is 1 to 99");
    desk_refuses(d, "hexpath 2 1S,07/1,1E", 13, "a number is 1 to 99");
    desk_refuses(d, "hexpath 2 1S,XG/1,1E", 14, "a blocked cell has no letter");
    desk_refuses(d, "hexpath 2 1SG,1/1,1E", 12,
                 "a cell has at most one letter: start and end are not gray");
    desk_refuses(d, "hexpath 2 1S,1S/1,1E", 13,
                 "there are two starts: only one cell may have the letter S");
    desk_refuses(d, "hexpath 2 1S,1E/1,1E", 18,
                 "there are two ends: only one cell may have the letter E");
    desk_refuses(d, "hexpath 2 1,1/1,1E", 18, "there is no start: one cell needs the letter S");
    desk_refuses(d, "hexpath 2 1S,1/1,1 gray=all", 18,
                 "there is no end: one cell needs the letter E");
    desk_refuses(d, "hexpath 3 1,1S,1/1,1E,1/1,1,1", 19,
                 "start and end must lie on opposite edges");
    desk_refuses(d, "hexpath 3 1,1,1/1E,1S,1/1,1,1", 19,
                 "start and end must lie on opposite edges");
    desk_refuses(d, "hexpath 2 1S,1,1/1,1E", 14, "this row is too long");
    desk_refuses(d, "hexpath 2 1S,1/1,1E,1", 19, "this row is too long");
    desk_refuses(d, "hexpath 2 1S/1,1E", 12,
                 "this row is too short: expected ',' and the next cell");
    desk_refuses(d, "hexpath 2 1S,1", 14, "a row is missing: expected '/' and the next row");
    desk_refuses(d, "hexpath 2 1S,1/1,1E/1,1", 19, "there are more rows than the size says");
}

static void test_errors_in_fields(struct desk *d)
{
    static const char relations[] =
        "expected a number: relations are written 1>3, joined by commas";
    desk_refuses(d, THREE " b3-a2", 30, "a path begins at the start");
    desk_refuses(d, THREE " a3-d2", 33, "there is no such cell on the board");
    desk_refuses(d, THREE " a3-a4", 33, "there is no such cell on the board");
    desk_refuses(d, THREE " a3-", 33, "expected the next cell of the path, such as b2");
    desk_refuses(d, THREE " a3,b2", 32, "the cells of a path are joined by '-'");
    desk_refuses(d, THREE " a3 a3", 33, "there is a second path");
    desk_refuses(d, THREE " a3-b2-a2-a1-b1-a1-a2-b2-a3-b2-a2", 60,
                 "a path cannot be longer than the board");
    desk_refuses(d, THREE " =", 30, "expected a path such as a3-b2, order= or gray=");
    desk_refuses(d, THREE " order=", 36, relations);
    desk_refuses(d, THREE " order=1>", 38, relations);
    desk_refuses(d, THREE " order=1>3,", 40, relations);
    desk_refuses(d, THREE " order=1", 37, "expected '>' and a lower number");
    desk_refuses(d, THREE " order=1>3;1>2", 39, "relations are written 1>3, joined by commas");
    desk_refuses(d, THREE " order=1>1", 38, "a number cannot stand above itself");
    desk_refuses(d, THREE " order=1>4", 38, "this number is not on the board");
    desk_refuses(d, THREE " order=0>1", 36, "a number is 1 to 99");
    desk_refuses(d, THREE " order=1>3 order=1>2", 40, "there is a second order=");
    desk_refuses(d, THREE " gray=none", 35, "gray is all or step");
    desk_refuses(d, THREE " gray=stepping", 39, "gray is all or step");
    desk_refuses(d, THREE " gray=all gray=step", 39, "there is a second gray=");
}

/* Sixty-four numbers are read, sixty-five are refused at the cell that has the last one. */
static void test_many_numbers(struct desk *d)
{
    char line[400];
    for (int numbers = 64; numbers <= 65; numbers++) {
        struct writer w = writer_to(line, sizeof line - 1);
        size_t last = 0;
        writer_text(&w, "hexpath 9 ");
        for (int i = 0; i < 81; i++) {
            if (i)
                writer_char(&w, i % 9 ? ',' : '/');
            last = i == 64 ? w.n : last;
            writer_number(&w, i < numbers ? 35 + i : 35);
            writer_text(&w, i == 0 ? "S" : i == 80 ? "E" : "");
        }
        line[w.n] = '\0';
        if (numbers == 64)
            reads_as(d, line, line);
        else
            desk_refuses(d, line, last, "there are more than 64 different numbers");
    }
}

/* ---- drawings ---- */

static const char drawing[] = "hexpath 3 a3-b2-a2 order=1>3:\n"
                              "3     /12S 99G  2 /\n"
                              "     /   \\       /\n"
                              "2   / 3 - 1   2 /\n"
                              "   /           /\n"
                              "1 / 3   2E  X /\n"
                              "    a   b   c\n"
                              "\n";

/* The drawing with one of its characters replaced is refused at that character. */
static void drawing_refuses(struct desk *d, size_t at, char ink, const char *why)
{
    char text[sizeof drawing];
    memcpy(text, drawing, sizeof drawing);
    text[at] = ink;
    desk_refuses(d, text, at, why);
}

static void test_drawing(struct desk *d)
{
    char text[512];
    CHECK(!err_is(desk_read(d, drawing)));
    CHECK_TEXT(desk_line(d), "hexpath 3 12S,99G,2/3,1,2/3,2E,X a3-b2-a2 order=1>3");
    struct writer w = writer_to(text, sizeof text - 1);
    drawing_write(d->board, &w);
    text[w.n] = '\0';
    CHECK_TEXT(text, drawing);
    drawing_refuses(d, 36, ' ', "here stands '/', a side of the board");
    drawing_refuses(d, 37, '0',
                    "a cell is two digits and a letter: here stands a digit or a blank");
    drawing_refuses(d, 46, ' ', "a cell is X, or a number 1 to 99 with S, E or G after it");
    drawing_refuses(d, 43, 'T', "the letter of a cell is S, E or G");
    drawing_refuses(d, 43, 'S', "there are two starts: only one cell may have the letter S");
    drawing_refuses(d, 59, '/', "here stands a step of the path");
    drawing_refuses(d, 60, '.', "nothing stands here");
    drawing_refuses(d, 117, 'G', "a blocked cell has no letter");
    /* What fields say about cells is judged when the cells are known. */
    desk_refuses(d, "hexpath 2 order=1>3:\n2   / 1S  2 /\n   /       /\n1 / 2   1E/\n", 60,
                 "a number in order= is not on the board");
    desk_refuses(d, "hexpath 2 b2-a1:\n2   / 1S  2 /\n   /       /\n1 / 2   1E/\n", 56,
                 "a path begins at the start");
    desk_refuses(d, "hexpath 2:\n2   / 1   2 /\n   /       /\n1 / 2   1E/\n", 50,
                 "there is no start: one cell needs the letter S");
}

/* ---- moves ---- */

static void test_moves(struct desk *d)
{
    CHECK(!err_is(desk_read(d, THREE)));
    CHECK_TEXT(desk_moves(d), "a2 b2 b3 1>2 1>3 2>1 2>3 3>1 3>2");
    desk_play(d, "b2");
    CHECK_TEXT(desk_moves(d), "b1 a2 c2 b3 back 1>2 1>3 2>1 2>3 3>1 3>2");
    desk_play(d, "1>3");
    desk_play(d, "3>2");
    CHECK_TEXT(desk_line(d), THREE " a3-b2 order=1>3>2");
    CHECK_TEXT(desk_moves(d), "b1 a2 c2 b3 back 1>2 1?3 3?2");
    desk_play(d, "1>2"); /* follows already, but may be said */
    desk_play(d, "1?3");
    CHECK_TEXT(desk_line(d), THREE " a3-b2 order=1>2,3>2");
    desk_play(d, "back");
    CHECK_TEXT(desk_refusal(d, "back"), "the path stands on the start");
    CHECK_TEXT(desk_refusal(d, "a3"), "the path has been here already");
    CHECK_TEXT(desk_refusal(d, "c1"), "this cell is blocked");
    CHECK_TEXT(desk_refusal(d, "c2"), "this is no neighbour of the cell where the path stands");
    CHECK_TEXT(desk_refusal(d, "1>2"), "this relation has been stated already");
    CHECK_TEXT(desk_refusal(d, "2>3"), "this contradicts the relations already stated");
    CHECK_TEXT(desk_refusal(d, "1?3"), "this relation has not been stated");
    CHECK_TEXT(desk_refusal(d, "1>1"), "a number cannot stand above itself");
    CHECK_TEXT(desk_refusal(d, "1>9"), "this number is not on the board");
    CHECK(!err_is(desk_read(d, THREE " a3-b2-a2-a1-a2-a1-a2-a1-a2-a1")));
    CHECK_TEXT(desk_refusal(d, "b1"), "the path is as long as it can be");
    static const char *const bad[] = {"", "d1", "a4", "1", "1=3", "1>", "1>0", "100>1", "forward"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct reader in = reader_of(bad[i], strlen(bad[i]));
        game_move m;
        CHECK(err_is(hexpath_game.rules.read_move(d->board, &in, &m)));
    }
}

/* ---- check ---- */

/* Status and flaws as text: "open tie:b3,c2 end:a1". */
static void judged(struct desk *d, const char *line, const char *want)
{
    struct flaw flaw[20];
    struct spot spot[100];
    struct flaws f = {flaw, 0, 20, spot, 0, 100};
    char text[512];
    if (!CHECK(!err_is(desk_read(d, line))))
        return;
    CHECK(!err_is(hexpath_game.puzzle->check(d->board, &f, NULL)));
    struct writer w = writer_to(text, sizeof text - 1);
    writer_text(&w, desk_status(d));
    for (size_t i = 0; i < f.n; i++) {
        writer_char(&w, ' ');
        writer_text(&w, hexpath_game.puzzle->rules[flaw[i].rule]);
        for (size_t j = 0; j < flaw[i].n; j++) {
            writer_char(&w, j ? ',' : ':');
            spot_write(&w, board_height(d->board), spot[flaw[i].first + j]);
        }
    }
    text[w.n] = '\0';
    if (!CHECK_TEXT(text, want))
        printf("  %s\n", line);
}

static void test_check(struct desk *d)
{
    /* nothing wrong */
    judged(d, THREE, "open");
    judged(d, THREE " a3-b2-a2", "open");
    judged(d, THREE " a3-b2-a2-a1-b1", "solved");
    judged(d, THREE " a3-b2-a2-a1-b1 order=1>3>2", "solved");
    /* step: no neighbour, blocked, visited */
    judged(d, THREE " a3-c2", "open step:c2");
    judged(d, THREE " a3-b2-c1", "open step:c1");
    judged(d, THREE " a3-b2-a3", "open step:a3");
    judged(d, THREE " a3-a3", "open step:a3");
    /* tie: both neighbours with the number are named */
    judged(d, THREE " a3-b2-b3", "open tie:b3,c2,b1");
    /* order: against a note, against an earlier step, notes among themselves */
    judged(d, THREE " a3-b2 order=2>1", "open order:b2");
    judged(d, "hexpath 3 9S,2,9/1,4,2/9,2,1E a3-b3-b2", "open order:b2");
    judged(d, THREE " order=1>3>1", "open order:a2,b2,a1");
    judged(d, THREE " a3-b2-a2 order=1>3>1", "open order:a2,b2,a1");
    /* end: a dead end, E passed through, E where no order stops */
    judged(d, THREE " a3-b3", "invalid end:b3"); /* 2>1 now, and two 2s ahead */
    judged(d, "hexpath 2 1S,2/2,1E order=2>1", "invalid end:a2");
    judged(d, "hexpath 3 1S,2,3/X,X,2/1E,2,3 a3-b3-c3-c2-c1-b1", "open");
    judged(d, "hexpath 2 1S,X/2E,3 a2-a1-b1", "open end:a1");
    judged(d, "hexpath 2 1S,X/2E,3 a2-a1", "open end:a1");
    judged(d, "hexpath 3 1S,2,X/X,X,3/2E,2,X a3-b3-c2", "invalid end:c2");
}

/* A gray cell turns all later choices round, or only its own. */
static void test_gray(struct desk *d)
{
    /*   2     / X   3   1   1 /     from b1: c1 or b2, turned round
     *        /               /      from c1: b2, c2 or d1, turned round only with gray=all
     *   1   / 1S  2G  2   4E/  */
#define ROW "hexpath 4 X,X,X,X/X,X,X,X/X,3,1,1/1S,2G,2,4E"
    judged(d, ROW " a1-b1-b2", "open");
    judged(d, ROW " a1-b1-b2 order=2>3", "open");
    judged(d, ROW " a1-b1-b2 order=3>2", "open order:b2");
    judged(d, ROW " a1-b1-b2 order=3>2 gray=step", "open order:b2");
    judged(d, ROW " a1-b1-c1-d1 order=2>4", "solved"); /* 3>2, 3>4, 1>4 */
    judged(d, ROW " a1-b1-c1-d1 order=4>3", "open order:d1");
    judged(d, ROW " a1-b1-c1-d1 order=4>3 gray=step", "solved"); /* 3>2, 4>3, 4>1 */
    judged(d, ROW " a1-b1-c1-d1 order=2>4 gray=step", "open order:d1");
#undef ROW
}

static void test_setup(struct desk *d)
{
    for (int n = HEXPATH_SIZE_MIN; n <= HEXPATH_SIZE_MAX; n++) {
        struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
        struct solve s = {.limit = 2};
        desk_new(d, &hexpath_game, n, n);
        CHECK_TEXT(desk_status(d), "open");
        CHECK(!err_is(hexpath_game.puzzle->solve(d->board, &s, &w)));
        CHECK(s.answer == ANSWER_ONE && s.paths == 1);
    }
}

/* ---- symmetry ---- */

/* Four of the eight maps keep the neighbours; under them a solution stays one. */
static void test_symmetry(struct desk *d)
{
    static const char *const turned[SYM_COUNT] = {
        [SYM_NONE] = THREE " a3-b2-a2-a1-b1",
        [SYM_DIAGONAL] = "hexpath 3 2S,3,3/2,1,2E/2,2,X a3-b2-b3-c3-c2",
        [SYM_MIRROR | SYM_FLIP] = "hexpath 3 X,2E,3/2,1,3/2,2,2S c1-b2-c2-c3-b3",
        [SYM_MIRROR | SYM_FLIP | SYM_DIAGONAL] = "hexpath 3 X,2,2/2E,1,2/3,3,2S c1-b2-b1-a1-a2",
    };
    for (int sym = 0; sym < SYM_COUNT; sym++) {
        CHECK(!err_is(desk_read(d, THREE " a3-b2-a2-a1-b1")));
        size_t size = hexpath_game.rules.size(&d->board->variant);
        struct board *out = arena_take(&d->arena, 1, size), *in = d->board;
        CHECK(hexpath_game.rules.turn(in, sym, out) == (turned[sym] != NULL));
        if (!turned[sym])
            continue;
        d->board = out;
        CHECK_TEXT(desk_line(d), turned[sym]);
        CHECK_TEXT(desk_status(d), "solved");
        judged(d, turned[sym], "solved");
    }
}

int main(void)
{
    struct desk d;
    desk_open(&d, 3);
    test_text(&d);
    test_errors_in_body(&d);
    test_errors_in_fields(&d);
    test_many_numbers(&d);
    test_drawing(&d);
    test_moves(&d);
    test_check(&d);
    test_gray(&d);
    test_setup(&d);
    test_symmetry(&d);
    desk_close(&d);
    return check_done("hexpath rules");
}
