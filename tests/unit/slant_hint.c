/* slant_hint.c - every hint is true, and hints alone solve every puzzle.
 *
 * Truth is asked of others: on small boards, proper or not, all fillings are tried; on larger ones
 * the exact solver has the last word. Then: a board for each technique, wrong positions, turned
 * boards, sentences, memory and steps that run out.
 *
 *     test_slant_hint [boards [seed]]
 */
#include <stdlib.h>

#include "desk.h"
#include "games/slant/ladder.h"
#include "puzzle/rate.h"
#include "slow/random_boards.h"
#include "slow/slant_count.h"

static struct hint room_for(const struct board *b, struct arena *arena)
{
    struct hint h;
    CHECK(rate_hint_room(b, &h, arena));
    return h;
}

static const char *told(const struct board *b, const struct hint *h)
{
    static char text[1 << 16];
    struct writer w = writer_to(text, sizeof text - 1);
    hint_explain(b, h, &w);
    text[w.n < sizeof text ? w.n : sizeof text - 1] = '\0';
    return text;
}

/* Steps are legal moves on empty cells, each cell once, said in words. */
static void check_shape(const struct board *b, const struct hint *h)
{
    const char *text = told(b, h);
    char name[16];
    CHECK(h->technique < SLANT_TECHNIQUES && h->cost >= 1 && h->n_moves >= 1);
    CHECK(h->n_because >= 1 && text[0] >= 'A' && text[0] <= 'Z');
    CHECK(text[strlen(text) - 1] == '.');
    for (size_t i = 0; i < h->n_moves; i++) {
        int r, c;
        enum slash slash;
        CHECK(!slant_refusal(b, h->move[i]));
        CHECK(slant_unpack(b, h->move[i], &r, &c, &slash) && slash && !slant_cell(b, r, c));
        struct writer w = writer_to(name, sizeof name - 1);
        writer_text(&w, "cell ");
        spot_write_cell(&w, board_height(b), r, c);
        writer_text(&w, slash == SLASH_FALL ? " is \\" : " is /");
        name[w.n] = '\0';
        CHECK(strstr(text, name) != NULL);
    }
    for (size_t i = 0; i < h->n_because; i++) {
        struct spot s = h->because[i];
        CHECK(s.x >= 0 && s.y >= 0 && s.x <= 2 * board_width(b) && s.y <= 2 * board_height(b));
        CHECK((s.x + s.y) % 2 == 0);
    }
}

/* ---- small boards, all fillings ---- */

static void put_random(struct board *b, const struct random_board *from)
{
    for (int i = 0; i <= from->h; i++)
        for (int j = 0; j <= from->w; j++) {
            int8_t clue = from->clue[i * (from->w + 1) + j];
            slant_put_clue(b, i, j, (char)(clue < 0 ? '.' : '0' + clue));
        }
    for (int i = 0; i < from->w * from->h; i++)
        if (from->fixed[i] >= 0)
            slant_set(b, i / from->w, i % from->w, from->fixed[i] ? SLASH_FALL : SLASH_RISE);
    slant_tally(b);
}

static uint64_t count_with(const struct random_board *b, const int8_t *fixed)
{
    return slow_slant_count(b->w, b->h, b->clue, fixed, 1, NULL);
}

static void check_small(const struct random_board *from, struct work *w)
{
    struct board *b = board_new(&slant_game, from->w, from->h, w->arena);
    put_random(b, from);
    struct hint h = room_for(b, w->arena);
    CHECK(!err_is(slant_hint(b, &h, w)));
    uint64_t here = count_with(from, from->fixed);
    if (slant_status(b) == STATUS_SOLVED)
        CHECK(h.kind == HINT_DONE);
    else
        CHECK((here == 0) == (h.kind == HINT_WRONG));
    if (h.kind == HINT_STEP)
        check_shape(b, &h);
    bool any_forced = false;
    for (int i = 0; here && h.kind != HINT_DONE && i < from->w * from->h; i++)
        for (int8_t fall = 0; fall <= 1; fall++) {
            int8_t fixed[sizeof from->fixed];
            memcpy(fixed, from->fixed, sizeof fixed);
            if (fixed[i] >= 0)
                continue;
            fixed[i] = fall;
            bool possible = count_with(from, fixed) > 0;
            any_forced |= !possible;
            game_move other =
                slant_pack(b, i / from->w, i % from->w, fall ? SLASH_RISE : SLASH_FALL);
            for (size_t k = 0; k < h.n_moves; k++)
                CHECK(h.move[k] != other || !possible);
        }
    if (here && h.kind != HINT_DONE)
        CHECK((h.kind == HINT_STEP) == any_forced);
}

/* ---- chains ---- */

struct chain {
    const struct board *solution;
    uint32_t used[SLANT_TECHNIQUES];
};

static void watch(void *ctx, const struct board *b, const struct hint *h)
{
    struct chain *c = ctx;
    check_shape(b, h);
    c->used[h->technique]++;
    for (size_t i = 0; i < h->n_moves; i++) {
        int row, column;
        enum slash slash;
        slant_unpack(b, h->move[i], &row, &column, &slash);
        CHECK(slant_cell(c->solution, row, column) == slash);
    }
}

/* Turned boards have turned hints. */
static void check_turned(const struct board *b, const struct hint *h, struct work *w)
{
    for (int sym = 1; sym < SYM_COUNT; sym++) {
        struct board *t = arena_take(w->arena, 1, slant_size(&b->variant));
        CHECK(slant_game.rules.turn(b, sym, t));
        struct hint g = room_for(t, w->arena);
        CHECK(!err_is(slant_hint(t, &g, w)));
        if (!CHECK(g.kind == h->kind && g.technique == h->technique && g.cost == h->cost))
            printf("  %s: technique %d cost %d, turned by %d: %d cost %d\n", told(b, h),
                   h->technique, h->cost, sym, g.technique, g.cost);
    }
}

/* A random part of the solution, and then one cell of it wrong. */
static void check_part(const struct board *puzzle, const struct board *solution, struct work *w)
{
    struct board *b = arena_take(w->arena, 1, slant_size(&puzzle->variant));
    uint32_t spare = 1 + rng_below(w->rng, 8);
    int r = -1, c = -1, width = board_width(puzzle), cells = width * board_height(puzzle);
    board_copy(b, puzzle);
    for (int i = 0; i < cells; i++)
        if (rng_below(w->rng, spare) == 0)
            slant_set(b, i / width, i % width, slant_cell(solution, i / width, i % width));
    struct hint h = room_for(b, w->arena);
    CHECK(!err_is(slant_hint(b, &h, w)));
    CHECK(h.kind == (slant_in(b)->empty ? HINT_STEP : HINT_DONE));
    struct chain once = {.solution = solution};
    if (h.kind == HINT_STEP)
        watch(&once, b, &h);
    struct hint g = room_for(b, w->arena);
    g.solution = solution;
    CHECK(!err_is(slant_hint(b, &g, w)));
    CHECK(g.kind == h.kind && g.technique == h.technique && g.cost == h.cost);
    CHECK(g.n_moves == h.n_moves && memcmp(g.move, h.move, g.n_moves * sizeof *g.move) == 0);
    if (rng_below(w->rng, 4) == 0)
        check_turned(b, &h, w);

    int at = (int)rng_below(w->rng, (uint32_t)cells);
    r = at / width;
    c = at % width;
    slant_set(b, r, c, slash_other(slant_cell(solution, r, c)));
    CHECK(!err_is(slant_hint(b, &h, w)));
    if (!CHECK(h.kind == HINT_WRONG && h.n_because >= 1))
        return;
    const char *text = told(b, &h);
    CHECK(strstr(text, "wrong") || strstr(text, "loop") || strstr(text, "lines") ||
          strstr(text, "can get"));
    if (strstr(text, "wrong"))
        CHECK(h.n_because == 1 && h.because[0].x == 2 * c + 1 && h.because[0].y == 2 * r + 1);
}

static void check_chain(const struct board *puzzle, struct chain *all, struct work *w)
{
    struct solve s = {.limit = 2, .first = arena_take(w->arena, 1, slant_size(&puzzle->variant))};
    struct rating rating;
    CHECK(!err_is(slant_solve(puzzle, &s, w)));
    if (!CHECK(s.answer == ANSWER_ONE))
        return;
    all->solution = s.first;
    CHECK(!err_is(puzzle_rate(puzzle, &rating, watch, all, w)));
    CHECK(rating.solved && rating.tenths >= 10);
    for (int i = 0; i < 3; i++)
        check_part(puzzle, s.first, w);
}

static void check_puzzles(unsigned long boards, unsigned long seed, struct work *w)
{
    static const int sizes[][2] = {{3, 3}, {5, 4}, {7, 3}, {4, 8}, {6, 6}, {1, 6}, {12, 9}, {2, 5}};
    struct chain all = {0};
    for (unsigned long i = 0; i < boards; i++) {
        struct arena_mark mark = arena_here(w->arena);
        const int *size = sizes[i % 8];
        struct generate_request request = {(enum level)(i / 8 % LEVEL_COUNT), {i % 3 ? ORBIT_NONE : ORBIT_HALF}};
        rng_seed(w->rng, seed, i);
        struct board *b = board_new(&slant_game, size[0], size[1], w->arena);
        struct err e = slant_generate(b, &request, w);
        if (err_is(e))
            CHECK(e.code == ERR_BUDGET && size[0] * size[1] <= 10);
        else
            check_chain(b, &all, w);
        arena_release(w->arena, mark);
    }
    for (int i = 0; boards >= 300 && i < SLANT_TECHNIQUES; i++)
        if (!CHECK(all.used[i] > 0 || i == UNIQUE))
            printf("  never used: %s\n", slant_techniques[i].name);
}

/* ---- one board for each technique ---- */

struct example {
    enum slant_technique technique;
    const char *line, *move, *text;
};

static const struct example examples[] = {
    {BOARD_CORNER, "slant 1x2 1./../..", "a2L",
     "Corner of the board, the 1 at corner a3: cell a2 is \\. 1. The 1 at corner a3 has "
     "only one cell beside it, and its line must end there."},
    {RIM_CLUE, "slant 2x1 .2./...", "a1R b1L",
     "Number on the rim, the 2 at corner b2: cell a1 is / and cell b1 is \\. 1. The 2 at "
     "corner b2 has only two cells beside it, so both point at it."},
    {CLUE_FINISHED, "slant 2x2 .../.1./... L./..", "b2L a1L b1R",
     "Number finished, the 1 at corner b2: cell b2 is \\, cell a1 is \\ and cell b1 is /. "
     "1. The 1 at corner b2 has its line from cell a2: the rest points away."},
    {CLUE_NEEDS_ALL, "slant 2x2 .../.3./... R./..", "b2R a1R b1L",
     "Number needs all, the 3 at corner b2: cell b2 is /, cell a1 is / and cell b1 is \\. "
     "1. The 3 at corner b2 gets no line from cell a2: all others point at it."},
    {CLUE_NEEDS_ALL, "slant 2x2 .../.4./...", "a2L b2R a1R b1L",
     "Number needs all, the 4 at corner b2: cell a2 is \\, cell b2 is /, cell a1 is / and "
     "cell b1 is \\. 1. The 4 at corner b2 needs a line from every cell round it."},
    {SMALL_LOOP, "slant 2x2 .../.../... RL/L.", "b1L",
     "Small loop at cell b1: cell b1 is \\. 1. The lines in cells b2, a2 and a1 hang "
     "together. 2. A / in cell b1 would close a loop."},
    {WAY_OUT, "slant 4x4 ...../...../...../...../..... .RL./RRLL/LLL./.LR.", "d2L",
     "Only way out at cell d2: cell d2 is \\. 1. Every line joins the border in the end, or "
     "a loop would run round it. 2. The lines that begin in cell b2 have only one way left, "
     "through cell d2."},
    {LONG_LOOP, "slant 4x4 ...../...../...../...../..... .RL./R..L/L.../.LR.", "d2L",
     "Long loop at cell d2: cell d2 is \\. 1. The lines in cells d3, c4, b4, a3, a2, b1 and "
     "c1 hang together. 2. A / in cell d2 would close a loop."},
    {MARKS, "slant 3x2 ..../.11./....", "c2L c1R",
     "Two 1s side by side at corners b2 and c2: cell c2 is \\ and cell c1 is /. 1. Two "
     "cells lie between neighbouring corners, and each points at one of the two. 2. The 1 "
     "at corner b2 takes at most one line there, so corner c2 gets at least one line. 3. "
     "That is all that the 1 at corner c2 may have: what is left points away."},
    {MARKS, "slant 3x2 ..../.33./....", "c2R c1L",
     "Two 3s side by side at corners b2 and c2: cell c2 is / and cell c1 is \\. 1. Two "
     "cells lie between neighbouring corners, and each points at one of the two. 2. The 3 "
     "at corner b2 takes at least one line there, so corner c2 gets at most one line. 3. "
     "The 3 at corner c2 then needs every line it can get from its other side."},
    {DEAD_END, "slant 3x3 ..../.1../..1./....", "b2R",
     "Dead end, the 1 at corner b3: cell b2 is /. 1. A \\ in cell b2 would use up the "
     "numbers at corners b3 and c2. 2. What hangs together there could then never reach the "
     "border."},
    {MARKS, "slant 3x3 ..1./.231/.3.1/..1.", "b2R c2L",
     "Edge 1s, the 1 at corner c4: cell b2 is / and cell c2 is \\. 1. Two cells lie between "
     "neighbouring corners, and each points at one of the two. 2. The 1 at corner c4 takes exactly "
     "one line: cells b3 and c3 lean alike, so corner c3 gets one. 3. The 3 at corner c3 then needs "
     "every line it can get from its other side."},
    {MARKS, "slant 3x3 ...0/.121/.32./..1. ..L/..L/...", "a3R a2L",
     "These two lean alike, cells b3 and b2: cell a3 is / and cell a2 is \\. 1. Two cells lie between "
     "neighbouring corners, and each points at one of the two. 2. The 2 at corner c3 takes exactly "
     "one line: cells b3 and b2 lean alike, so corner b3 gets one. 3. That is all that the 1 at "
     "corner b3 may have: what is left points away."},
    {TWO_REPEATS, "slant 4x2 ...../.121./.....", "d2L d1R",
     "A 2 repeats the pattern at corner c2: cell d2 is \\ and cell d1 is /. 1. Two cells lie "
     "between neighbouring corners, and each points at one of the two. 2. The 1 at corner b2 takes "
     "at most one line there, so corner c2 gets at least one line. 3. The 2 at corner c2 repeats the "
     "pattern: corner d2 gets at least one line. 4. That is all that the 1 at corner d2 may have: "
     "what is left points away."},
    {TWO_REPEATS, "slant 3x3 ..1./.1.1/12../.1.0 .../.../..R", "a3R b3L",
     "A 2 repeats the pattern at corner b2: cell a3 is / and cell b3 is \\. 1. Two cells lie "
     "between neighbouring corners, and each points at one of the two. 2. The 1 at corner b1 takes "
     "exactly one line: cells a1 and b1 lean alike, so corner b2 gets one. 3. The 2 at corner b2 "
     "repeats the pattern: cells a2 and b2 lean alike too, so corner b3 gets one. 4. That is all that "
     "the 1 at corner b3 may have: what is left points away."},
    {SUPPOSE_SHORT, "slant 3x3 .2.0/..2./.3../...0 RLL/.../R.R", "b1L",
     "Suppose, short at cell b1: cell b1 is \\. 1. Suppose cell b1 were /. 2. The 3 at "
     "corner b2 needs all: cell b2 is /. 3. But the 3 at corner b2 then asks for a \\ in "
     "cell a2, which would close a loop. 4. So cell b1 is \\."},
    {SUPPOSE, "slant 3x3 .2../...1/1.1./.1.. RLL/..L/...", "a2R",
     "Suppose at cell a2: cell a2 is /. 1. Suppose cell a2 were \\. 2. A / in cell b2 would "
     "close a loop, so it is \\. 3. The 1 at corner c2 is full: cell c1 is /. 4. But the 1 at "
     "corner c2 then asks for a \\ in cell b1, which would close a loop. 5. So cell a2 is /."},
    {SUPPOSE_LONG, "slant 3x3 .1.1/1.2./1..1/.11. ..R/.../...", "a3R", NULL},
    {SUPPOSE_DEEP, "slant 3x5 0..0/..2./1.1./.23./.3../...0 R.L/.../..R/.../R.R", "c4L", NULL},
    {SEARCH, "slant 7x3 ...1..../.3.23211/122..3.1/.11.1.1. LR..RRL/....LLL/...RRLL", "a2R",
     "Trial of all ways at cell a2: cell a2 is /. 1. With a \\ in cell a2 every way to go "
     "on was tried, and all break a rule."},
};

static void check_examples(struct desk *d, struct work *w)
{
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        const struct example *x = &examples[i];
        char moves[64];
        struct writer out = writer_to(moves, sizeof moves - 1);
        CHECK(!err_is(desk_read(d, x->line)));
        struct hint h = room_for(d->board, &d->arena);
        CHECK(!err_is(slant_hint(d->board, &h, w)));
        if (!CHECK(h.kind == HINT_STEP && h.technique == x->technique))
            printf("  %s: kind %d, %s\n", x->line, h.kind, slant_techniques[h.technique].name);
        for (size_t k = 0; k < h.n_moves; k++) {
            writer_text(&out, k ? " " : "");
            slant_write_move(d->board, h.move[k], &out);
        }
        moves[out.n] = '\0';
        CHECK_TEXT(moves, x->move);
        if (x->text)
            CHECK_TEXT(told(d->board, &h), x->text);
        check_turned(d->board, &h, w);
    }
}

static const char *const wrongs[][2] = {
    {"slant 2x2 .../.1./... LR/..",
     "The 1 at corner b2 has too many lines: 2. Look at the cells round it."},
    {"slant 2x2 .../.3./... RL/..",
     "The 3 at corner b2 can get no more than 2 lines. Look at the cells round it."},
    {"slant 2x2 .../.../... RL/LR",
     "The lines in cells a2, a1, b1 and b2 form a closed loop. One of them must be turned."},
    {"slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..L./....",
     "Cell c2 is wrong: with this line the puzzle cannot be solved any more."},
    {"slant 2x1 .2./.1.",
     "The numbers at corners b2 and b1 cannot all be met: this puzzle has no solution."},
    {"slant 3x2 ..../.11./.... L../...",
     "Cell a2 is wrong: with this line the puzzle cannot be solved any more."},
    {"slant 6x6 .01..../.2..12./..122../2..1..1/.22221./.2..1../..12..1 "
     "....../L...../....LL/.R..../..LR../L.....",
     "Cell e4 is wrong: with this line the puzzle cannot be solved any more."},
};

static void check_wrongs(struct desk *d, struct work *w)
{
    for (size_t i = 0; i < sizeof wrongs / sizeof *wrongs; i++) {
        CHECK(!err_is(desk_read(d, wrongs[i][0])));
        struct hint h = room_for(d->board, &d->arena);
        CHECK(!err_is(slant_hint(d->board, &h, w)));
        CHECK(h.kind == HINT_WRONG);
        CHECK_TEXT(told(d->board, &h), wrongs[i][1]);
        for (uint64_t steps = 1; steps < 400; steps += 3) { /* nobody is blamed for want of steps */
            struct work few = {.arena = w->arena, .steps = steps};
            CHECK(!err_is(slant_hint(d->board, &h, &few)));
            if (h.kind == HINT_WRONG)
                CHECK_TEXT(told(d->board, &h), wrongs[i][1]);
        }
    }
    CHECK(!err_is(desk_read(d, "slant 2x2 .../.2./... LR/LR")));
    struct hint h = room_for(d->board, &d->arena);
    CHECK(!err_is(slant_hint(d->board, &h, w)) && h.kind == HINT_DONE);
    CHECK_TEXT(told(d->board, &h), "The puzzle is solved.");
    CHECK(!err_is(desk_read(d, "slant 2x2 .../.../...")));
    h = room_for(d->board, &d->arena);
    CHECK(!err_is(slant_hint(d->board, &h, w)) && h.kind == HINT_NO_STEP);
    CHECK_TEXT(told(d->board, &h), "Nothing more can be concluded: several solutions are left.");
}

/* Memory and steps run out at every point. */
static void check_limits(struct desk *d, struct work *w)
{
    CHECK(!err_is(desk_read(d, examples[sizeof examples / sizeof *examples - 1].line)));
    struct hint h = room_for(d->board, &d->arena);
    struct arena_mark mark = arena_here(w->arena);
    for (uint64_t takes = 0; takes < 120; takes++) {
        w->arena->takes_left = takes;
        struct err e = slant_hint(d->board, &h, w);
        CHECK(err_is(e) ? e.code == ERR_MEMORY : h.kind == HINT_STEP && h.technique == SEARCH);
        CHECK(arena_here(w->arena).used == mark.used && arena_here(w->arena).top == mark.top);
    }
    w->arena->takes_left = UINT64_MAX;
    for (uint64_t steps = 0; steps < 300; steps += 3) {
        w->steps = steps;
        CHECK(!err_is(slant_hint(d->board, &h, w)));
        CHECK(h.kind == HINT_STEP || h.kind == HINT_NO_STEP);
        if (h.kind == HINT_STEP)
            CHECK(h.technique == SEARCH && h.n_moves == 1);
    }
    w->steps = UINT64_MAX;
}

int main(int argc, char **argv)
{
    unsigned long boards = argc > 1 ? strtoul(argv[1], NULL, 10) : 320;
    unsigned long seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
    struct desk d;
    struct arena arena;
    struct rng rng;
    struct work w = {.arena = &arena, .rng = &rng, .steps = UINT64_MAX};
    arena_open(&arena);
    desk_open(&d, seed);
    for (unsigned long i = 0; i < 3 * boards; i++) {
        struct random_board from;
        struct arena_mark mark = arena_here(&arena);
        random_slant(&from, seed, i);
        unsigned long failed = check_failed;
        if (from.w * from.h <= 20)
            check_small(&from, &w);
        if (check_failed > failed)
            printf("  small board %lu of seed %lu: %s\n", i, seed, from.kind);
        arena_release(&arena, mark);
    }
    check_examples(&d, &w);
    check_wrongs(&d, &w);
    check_limits(&d, &w);
    check_puzzles(boards, seed, &w);
    desk_close(&d);
    arena_close(&arena);
    return check_done("slant_hint");
}
