/* "Otherwise two answers": along chains of hints that may use it, what it concludes agrees with the only
 * solution; and the change that it claims gives a second answer: on a board with the same progress and
 * no numbers, where the contrary stands, an answer and its change are both answers, and every number of
 * the puzzle counts the same in both. Never used where it was not asked for, or several answers are left.
 */
#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "games/slant/slant.h"
#include "games/slitherlink/slitherlink.h"
#include "puzzle/make.h"
#include "session/session.h"
#include "tell.h"

static struct arena arena;
static struct rng chance;
static struct work work;
static unsigned long steps, changes;

static struct board *copy_of(const struct board *b)
{
    struct board *copy = arena_take(&arena, 1, b->game->rules.size(&b->variant));
    board_copy(copy, b);
    return copy;
}

/* The same progress, no numbers. */
static struct board *without_numbers(const struct board *b)
{
    struct board *out;
    CHECK(!err_is(position_new(b->game, &b->variant, &arena, &out)));
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = 0; x <= 2 * board_width(b); x++) {
            struct spot at = {(int16_t)x, (int16_t)y};
            if (b->game == &slant_game && x % 2 && y % 2)
                slant_set(out, y / 2, x / 2, slant_cell(b, y / 2, x / 2));
            else if (b->game == &slitherlink_game && x % 2 != y % 2)
                slitherlink_set(out, at, slitherlink_get(b, at));
        }
    b->game->rules.validate(out);
    return out;
}

static bool answer_of(const struct board *b, struct board *out)
{
    struct solve s = {.limit = 1, .from_here = true, .first = out};
    return CHECK(!err_is(board_solve(b, &s, &work))) && s.answer != ANSWER_NONE;
}

static bool is_answer(const struct board *b)
{
    return b->game->rules.status(b) == STATUS_SOLVED;
}

/* Sides of the cell change places; all numbers of the puzzle see as many lines as before. */
static void check_loop_change(const struct board *b, struct spot cell)
{
    struct board *bare = without_numbers(b), *first = copy_of(bare);
    for (int s = 0; s < 4; s++)
        for (int t = 0; t < 4; t++) {
            struct board *asked = copy_of(bare);
            slitherlink_set(asked, spot_beside(cell, s), EDGE_LINE);
            slitherlink_set(asked, spot_beside(cell, t), EDGE_CROSS);
            if (s == t || !answer_of(asked, first))
                continue;
            struct board *second = copy_of(first);
            for (int side = 0; side < 4; side++) {
                struct spot e = spot_beside(cell, side);
                slitherlink_set(second, e, slitherlink_get(first, e) == EDGE_LINE ? EDGE_CROSS : EDGE_LINE);
            }
            changes++;
            CHECK(is_answer(first) && is_answer(second));
            for (int r = 0; r < board_height(b); r++)
                for (int c = 0; c < board_width(b); c++)
                    CHECK(slitherlink_get(b, spot_cell(r, c)) == CLUE_NONE ||
                          slitherlink_around(first, spot_cell(r, c)).lines ==
                              slitherlink_around(second, spot_cell(r, c)).lines);
        }
}

static void check_slash_change(const struct board *b, int r, int c, enum slash right)
{
    struct board *asked = without_numbers(b), *first = copy_of(asked);
    slant_set(asked, r, c, right == SLASH_FALL ? SLASH_RISE : SLASH_FALL);
    if (!answer_of(asked, first)) /* the lines alone rule it out */
        return;
    struct board *second = copy_of(first);
    slant_set(second, r, c, right);
    changes++;
    CHECK(is_answer(first) && is_answer(second));
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++)
            CHECK(slant_corner(b, i, j) == CORNER_NONE ||
                  slant_touch(first, i, j).slashes == slant_touch(second, i, j).slashes);
}

static void check_step(const struct board *b, const struct hint *h)
{
    struct arena_mark mark = arena_here(&arena);
    struct board *after = copy_of(b);
    for (size_t i = 0; i < h->n_moves; i++)
        after->game->rules.play(after, h->move[i]);
    CHECK(b->game->puzzle->differences(after, h->solution, NULL, 0) == 0);
    if (h->technique == b->game->puzzle->uniqueness) {
        int r, c;
        enum slash slash;
        steps++;
        if (b->game == &slitherlink_game) {
            check_loop_change(b, h->because[0]);
        } else {
            slant_unpack(b, h->move[0], &r, &c, &slash);
            check_slash_change(b, r, c, slash);
        }
    }
    arena_release(&arena, mark);
}

static void check_chain(struct board *b, const struct board *solution)
{
    const struct puzzle *p = b->game->puzzle;
    struct hint h, plain;
    if (!CHECK(rate_hint_room(b, &h, &arena) && rate_hint_room(b, &plain, &arena)))
        return;
    h.solution = plain.solution = solution;
    for (;;) {
        h.uniqueness = true;
        CHECK(!err_is(board_hint(b, &h, &work)));
        if (h.kind != HINT_STEP)
            break;
        CHECK(!err_is(board_hint(b, &plain, &work)) && plain.technique != p->uniqueness);
        check_step(b, &h);
        for (size_t k = 0; k < h.n_moves; k++)
            b->game->rules.play(b, h.move[k]);
    }
    CHECK(h.kind == HINT_DONE);
}

static void check_made(const struct game *g, uint64_t i)
{
    struct variant v = game_preset(g);
    struct made_puzzle made;
    v.value[OPTION_WIDTH] = (int16_t)(5 + i % 3);
    v.value[OPTION_HEIGHT] = (int16_t)(4 + i % 4);
    rng_seed(&chance, 7, i);
    work.rng = &chance;
    struct generate_request request = {.level = (enum level)(i % LEVEL_COUNT), .any_level = true};
    if (CHECK(!err_is(puzzle_make(g, &v, &request, &made, &work))))
        check_chain(made.puzzle, made.solution);
}

/* Positions in which it is the next step of Slitherlink: there it is rare. */
static const char *const rare[] = {
    "slitherlink 5x4 ..31./...22/222.2/..3.. .0111/.010./...../...../.....:..1001/..01../....../......",
    "slitherlink 5x5 .23../...../..123/21..2/221.3 "
    "...../...0./..01./...../.00../.1..1:....../...10./...0../10..../...0.1",
    "slitherlink 5x5 2...3/...3./.2..1/3.13./....2 "
    ".1.01/...00/..010/..110/..010/..011:....11/1..111/...001/..0011/...101",
    "slitherlink 7x7 .221.12/..323.1/..1..22/..3...3/...1..2/.222.../....223 "
    ".111111/..10100/.1.0010/010..00/0010.01/0001111/0110110/1111001:"
    "..000001/...11101/100.1011/1111..11/11000000/11010001/10001011",
    "slitherlink 7x7 ..12..3/2..3..1/31...../...13../3.22.11/.2212../..32... "
    ".1..1.1/..01.1./......0/1....../1.10100/.10.110/.0.0110/..10111:"
    "...0...1/...1..0./1......./0..0.101/1.01.001/.01.0011/...11001",
};

static void check_rare(const char *line)
{
    struct board *b, *only;
    CHECK(!err_is(position_read(games_all, line, strlen(line), &arena, &b)));
    only = copy_of(b);
    struct solve s = {.limit = 2, .first = only};
    if (CHECK(!err_is(board_solve(b, &s, &work)) && s.answer == ANSWER_ONE))
        check_chain(b, only);
}

/* Several answers: it is not used, though asked for. */
static void check_many(const char *line)
{
    struct board *b;
    struct hint h;
    CHECK(!err_is(position_read(games_all, line, strlen(line), &arena, &b)) && rate_hint_room(b, &h, &arena));
    h.uniqueness = true;
    CHECK(!err_is(board_hint(b, &h, &work)) && !h.uniqueness);
    CHECK(h.kind != HINT_STEP || h.technique != b->game->puzzle->uniqueness);
}

/* The assist switches it on and off, also while a hint is being told. */
static void check_session(void)
{
    static char said[1 << 14];
    struct session s;
    session_open(&s, games_all);
    CHECK(!err_is(session_load(&s, rare[0], strlen(rare[0]))));
    said_to(&s, "why", &work, said, sizeof said);
    CHECK(!strstr(said, "two answers"));
    said_to(&s, "assist unique on", &work, said, sizeof said);
    said_to(&s, "why", &work, said, sizeof said);
    CHECK(strstr(said, "two answers"));
    said_to(&s, "assist unique off", &work, said, sizeof said);
    said_to(&s, "why", &work, said, sizeof said);
    CHECK(!strstr(said, "two answers"));
    session_close(&s);
}

int main(void)
{
    arena_open(&arena);
    work = (struct work){.arena = &arena, .steps = UINT64_MAX};
    for (const struct game *const *g = games_all; *g; g++) {
        steps = changes = 0;
        for (uint64_t i = 0; (*g)->puzzle && (*g)->puzzle->uniqueness && i < 60; i++) {
            struct arena_mark mark = arena_here(&arena);
            check_made(*g, i);
            arena_release(&arena, mark);
        }
        for (size_t i = 0; *g == &slitherlink_game && i < sizeof rare / sizeof *rare; i++)
            check_rare(rare[i]);
        if ((*g)->puzzle && (*g)->puzzle->uniqueness)
            CHECK(steps >= 5 && 2 * changes >= steps);
    }
    check_many("slant 3x3 ..../..../..../....");
    check_many("slitherlink 4x4 ..../..../..../...3");
    check_session();
    arena_close(&arena);
    return check_done("hint_unique");
}
