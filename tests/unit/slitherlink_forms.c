/* Slitherlink in writing: names of edges, the order of moves, the drawn form, errors at their byte.
 */
#include "desk.h"
#include "games/slitherlink/slitherlink.h"
#include "slow/slitherlink.h"

/* A name of the edge, read and written back as its one written name. */
static void name_is(struct desk *d, int c, int row, const char *side, const char *want)
{
    for (const char *state = "10."; *state; state++) {
        char name[16], canonical[16];
        int n = slow_name(name, c, row, side);
        sprintf(name + n, "%c", *state);
        sprintf(canonical, "%s%c", want, *state);
        CHECK_TEXT(desk_move(d, desk_find(d, name)), canonical);
    }
}

/* Every edge has one name in writing, up to two in reading. */
static void test_names(struct desk *d)
{
    static const int sizes[][2] = {{1, 1}, {3, 2}, {2, 5}, {30, 2}, {2, 12}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct slow_loop s = {.w = sizes[i][0], .h = sizes[i][1]};
        desk_new(d, &slitherlink_game, s.w, s.h);
        for (int r = 0; r <= s.h; r++)
            for (int c = 0; c <= s.w; c++) {
                char name[16];
                slow_name_flat(&s, name, r, c);
                if (c < s.w && r < s.h)
                    name_is(d, c, s.h - r, "n", name);
                if (c < s.w && r > 0)
                    name_is(d, c, s.h + 1 - r, "s", name);
                slow_name_upright(&s, name, r, c);
                if (r < s.h && c < s.w)
                    name_is(d, c, s.h - r, "w", name);
                if (r < s.h && c > 0)
                    name_is(d, c - 1, s.h - r, "e", name);
            }
    }
    CHECK_TEXT(desk_move(d, desk_find(d, "b11s1")), "b10n1");
    CHECK_TEXT(desk_move(d, desk_find(d, "b1s1")), "b1s1");
}

/* By row from the bottom, then column, then n e s w, then 1 0 . - each edge once. */
static void slow_moves(struct slow_loop *s, char *out)
{
    *out = '\0';
    for (int r = s->h - 1; r >= 0; r--)
        for (int c = 0; c < s->w; c++)
            for (const char *side = "nesw"; *side; side++)
                for (const char *state = "10."; *state; state++) {
                    char here = *side == 'n'   ? s->flat[r][c]
                                : *side == 's' ? s->flat[r + 1][c]
                                : *side == 'w' ? s->upright[r][c]
                                               : s->upright[r][c + 1];
                    if (here == *state || (*side == 's' && r < s->h - 1) || (*side == 'w' && c > 0))
                        continue;
                    out += slow_name(out, c, s->h - r, "");
                    out += sprintf(out, "%c%c ", *side, *state);
                }
    out[-1] = '\0';
}

static void test_moves(struct desk *d)
{
    static char want[16384], line[4096];
    CHECK(!err_is(desk_read(d, "slitherlink 2x1 .. 1./.0:..1")));
    CHECK_TEXT(desk_moves(d), "a1n0 a1n. a1e1 a1e0 a1s1 a1s0 a1w1 a1w0 b1n1 b1n0 b1e0 b1e. "
                              "b1s1 b1s.");
    for (int round = 0; round < 300; round++) {
        struct slow_loop s;
        slow_loop_clear(&s, 1 + (int)rng_below(&d->rng, 9), 1 + (int)rng_below(&d->rng, 11));
        for (int k = 0; k < slow_loop_edge_count(&s); k++)
            *slow_loop_edge_at(&s, k) = ".10"[rng_below(&d->rng, 3)];
        slow_loop_line(&s, line);
        CHECK(!err_is(desk_read(d, line)));
        slow_moves(&s, want);
        CHECK_TEXT(desk_moves(d), want);
        CHECK(slitherlink_game.rules.moves(d->board, NULL, 0) ==
              (size_t)(2 * slow_loop_edge_count(&s)));
    }
}

/* The drawn form as a player would type it, and where it is wrong. */
static void test_drawn(struct desk *d)
{
    CHECK(!err_is(desk_read(d, "slitherlink 3x2:\n"
                               "  +---+ x +   +\n"
                               "2 |   |     1 x\n"
                               "  + x +---+---+\n"
                               "1 | 2         |\n"
                               "  +---+---+---+\n"
                               "    a   b   c\n")));
    CHECK_TEXT(desk_line(d), "slitherlink 3x2 ..1/2.. 10./011/111:11.0/1..1");
    CHECK_TEXT(desk_status(d), "solved");
    const char *flat = "a flat edge is ---, an x in the middle, or blank";
    desk_refuses(d, "slitherlink 1x1:\n  +-- +\n1 |   |\n  +---+\n", 22, flat);
    desk_refuses(d, "slitherlink 1x1:\n  + - +\n1 |   |\n  +---+\n", 21, flat);
    desk_refuses(d, "slitherlink 1x1:\n  +x  +\n1 |   |\n  +---+\n", 20, flat);
    desk_refuses(d, "slitherlink 1x1:\n  +   .\n1 |   |\n  +---+\n", 23, "expected a dot: +");
    desk_refuses(d, "slitherlink 1x1:\n  +   +\n1 - 1 |\n  +---+\n", 27,
                 "an upright edge is |, x or a blank");
    desk_refuses(d, "slitherlink 1x1:\n  +   +\n1 | 5 |\n  +---+\n", 29,
                 "a clue is 0 to 4 or a dot");
    desk_refuses(d, "slitherlink 1x1:\n  +   +\n1 |1  |\n  +---+\n", 28, "expected a blank");
    desk_refuses(d, "slitherlink 1x1:\n  +   +\n2 |   |\n  +---+\n", 25,
                 "expected the margin of the drawing: the row number or blanks");
    desk_refuses(d, "slitherlink 1x1 1:\n  +   +\n1 |   |\n  +---+\n", 16,
                 "expected nothing after the lines");
}

static void test_errors(struct desk *d)
{
    const char *clue = "a clue is 0 to 4 or a dot",
               *edge = "an edge is 1 (line), 0 (cross) or a dot";
    const char *size = "a board of Slitherlink is 1x1 to 1000x1000";
    desk_refuses(d, "slitherlink 3x2 ..1/2.5", 22, clue);
    desk_refuses(d, "slitherlink 3x2 -.1/2..", 16, clue);
    desk_refuses(d, "slitherlink 3x2 ..2/3.", 22, "this row is too short");
    desk_refuses(d, "slitherlink 3x2 ..2", 19, "a row is missing: expected '/' and the next row");
    desk_refuses(d, "slitherlink 3x2 ..2./3..", 19,
                 "this row is too long: expected '/' and the next row");
    desk_refuses(d, "slitherlink 3x2 ..1/2...", 23, "this row is too long");
    desk_refuses(d, "slitherlink 3x2 ..1/2../...", 23, "there are more rows than the size says");
    desk_refuses(d, "slitherlink 3x2 ..1/2..:", 23, "expected a blank or the end of the position");
    desk_refuses(d, "slitherlink 3x2 ..1/2.. ", 24, "this row is too short");
    desk_refuses(d, "slitherlink 3x2 ..1/2.. 100/012/111:1100/1001", 30, edge);
    desk_refuses(d, "slitherlink 3x2 ..1/2.. 100/011/111:1100/100x", 44, edge);
    desk_refuses(d, "slitherlink 3x2 ..1/2.. 100/011/111", 35,
                 "expected ':' and the rows of vertical edges");
    desk_refuses(d, "slitherlink 3x2 ..1/2.. 100/011:1100/1001", 31,
                 "a row is missing: expected '/' and the next row");
    desk_refuses(d, "slitherlink 3x2 ..1/2.. 100/011/111:110/1001", 39, "this row is too short");
    desk_refuses(d, "slitherlink 3x2 ..1/2.. 100/011/111:1100/10011", 45, "this row is too long");
    desk_refuses(d, "slitherlink 3x2 ..1/2.. 100/011/111:1100/1001 1", 46,
                 "expected nothing after the lines");
    desk_refuses(d, "slitherlink 3x2 ..1/2..  100/011/111:1100/1001", 24, "this row is too short");
    desk_refuses(d, "slitherlink 0x2 ..2/3..", 12, size);
    desk_refuses(d, "slitherlink 3x0 ..2/3..", 14, size);
    desk_refuses(d, "slitherlink 1001x2 .", 12, size);
    desk_refuses(d, "slitherlink 2x99999999999 .", 14, size);
    desk_refuses(d, "slitherlink 3 ..2/3..", 13, "expected x and the height, as in 5x5");
    desk_refuses(d, "slitherlink 3x", 14, "expected a size: width x height, such as 5x5");
    desk_refuses(d, "slitherlink x3", 12, "expected a size: width x height, such as 5x5");
    desk_refuses(d, "slitherlink  3x2 ..1/2..", 12, "expected a size: width x height, such as 5x5");
    desk_refuses(d, "slitherlink 3x2", 15, "expected one blank and the board");
    desk_refuses(d, "slitherlink", 11, "expected one blank and a size");
    desk_refuses(d, "Slitherlinks 3x2 ..1/2..", 0,
                 "expected a game, by its name");

    desk_new(d, &slitherlink_game, 3, 2);
    static const char *const bad[] = {"",     "a",    "a1",   "a1n",  "a1x1", "a1n2", "d1n1",
                                      "a3n1", "a0n1", "A1n1", "1an1", "a1N1", "an1",  "a01n1"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct reader in = reader_of(bad[i], strlen(bad[i]));
        game_move m;
        CHECK(slitherlink_game.rules.read_move(d->board, &in, &m).code == ERR_TEXT);
    }
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 7);
    test_names(&d);
    test_moves(&d);
    test_drawn(&d);
    test_errors(&d);
    desk_close(&d);
    return check_done("slitherlink_forms");
}
