/* Slitherlink held to its rules: a slow judge on every small board and on thousands of random ones,
 * true loops and true loops spoilt in one place, boards for one rule each. */
#include "games/slitherlink/slitherlink.h"
#include "slow/slitherlink.h"
#include "verdict.h"

static struct slow_flaws room_flaws, judge_flaws;

/* The room and the judge say the same of the board on the desk. */
static bool judges_agree(struct desk *d, const struct slow_loop *s)
{
    verdict_of(d, &room_flaws);
    slow_loop_judge(s, &judge_flaws);
    bool same = CHECK_TEXT(desk_status(d), slow_loop_status(s)) &&
                CHECK(room_flaws.n == judge_flaws.n) &&
                CHECK(!d->board->game->rules.broken_invariant(d->board));
    for (int i = 0; same && i < room_flaws.n; i++)
        same = CHECK_TEXT(room_flaws.text[i], judge_flaws.text[i]);
    if (!same)
        printf("  %s\n", desk_line(d));
    return same;
}

/* The same from the text of the board, which must come back letter for letter. */
static bool judged(struct desk *d, const struct slow_loop *s)
{
    static char line[4096];
    slow_loop_line(s, line);
    return CHECK(!err_is(desk_read(d, line))) && CHECK_TEXT(desk_line(d), line) &&
           judges_agree(d, s);
}

static void scatter_clues(struct desk *d, struct slow_loop *s, uint32_t one_in)
{
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++)
            s->clue[r][c] = rng_below(&d->rng, one_in) ? '.' : (char)('0' + rng_below(&d->rng, 5));
}

/* Clues that the drawn lines meet. */
static void derive_clues(struct desk *d, struct slow_loop *s, uint32_t one_in)
{
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++)
            s->clue[r][c] =
                rng_below(&d->rng, one_in) ? '.' : (char)('0' + slow_loop_sides(s, r, c, '1'));
}

static int edge_name(const struct slow_loop *s, int k, char *out)
{
    int flats = s->w * (s->h + 1);
    return k < flats
               ? slow_name_flat(s, out, k / s->w, k % s->w)
               : slow_name_upright(s, out, (k - flats) / (s->w + 1), (k - flats) % (s->w + 1));
}

/* Every state of every edge of the two smallest boards, with every clue. */
static void test_all_small(struct desk *d)
{
    struct slow_loop s;
    for (int clue = 0; clue < 6 * 3 * 3 * 3 * 3; clue++) {
        slow_loop_clear(&s, 1, 1);
        s.clue[0][0] = ".01234"[clue % 6];
        for (int k = 0, code = clue / 6; k < 4; k++, code /= 3)
            *slow_loop_edge_at(&s, k) = ".10"[code % 3];
        judged(d, &s);
    }
    for (int sides = 0; sides < 2; sides++)
        for (int code = 0; code < 3 * 3 * 3 * 3 * 3 * 3 * 3; code++) {
            slow_loop_clear(&s, sides ? 1 : 2, sides ? 2 : 1);
            scatter_clues(d, &s, 2);
            for (int k = 0, rest = code; k < 7; k++, rest /= 3)
                *slow_loop_edge_at(&s, k) = ".10"[rest % 3];
            judged(d, &s);
        }
}

/* Draw and erase one edge at a time so that every set of edges comes up once: without clues the
 * answers are the cycles of the graph, whose numbers are known. */
static void count_cycles(struct desk *d, int w, int h, int want)
{
    struct slow_loop s;
    char move[16];
    int solved = 0;
    slow_loop_clear(&s, w, h);
    desk_new(d, &slitherlink_game, w, h);
    for (uint32_t step = 1; step < 1u << slow_loop_edge_count(&s); step++) {
        int k = __builtin_ctz(step);
        char *edge = slow_loop_edge_at(&s, k);
        *edge = *edge == '1' ? '.' : '1';
        sprintf(move + edge_name(&s, k, move), "%c", *edge);
        desk_play(d, move);
        const char *status = desk_status(d);
        solved += strcmp(status, "solved") == 0;
        if (step % 16 == 0)
            judges_agree(d, &s);
    }
    CHECK(solved == want);
}

/* Any states, any clues, from nearly empty to nearly full. */
static void test_random(struct desk *d)
{
    for (int round = 0; round < 20000; round++) {
        struct slow_loop s;
        uint32_t side = round % 20 ? 5 : SLOW_LOOP_MAX;
        slow_loop_clear(&s, 1 + (int)rng_below(&d->rng, side), 1 + (int)rng_below(&d->rng, side));
        scatter_clues(d, &s, 1 + rng_below(&d->rng, 6));
        uint32_t lines = rng_below(&d->rng, 11), crosses = rng_below(&d->rng, 11);
        for (int k = 0; k < slow_loop_edge_count(&s); k++)
            *slow_loop_edge_at(&s, k) = rng_below(&d->rng, 10) < lines     ? '1'
                                        : rng_below(&d->rng, 10) < crosses ? '0'
                                                                           : '.';
        judged(d, &s);
    }
}

/* A region of cells. */
struct region {
    int w, h;
    bool in[SLOW_LOOP_MAX][SLOW_LOOP_MAX];
};

static bool in_region(const struct region *g, int r, int c)
{
    return r >= 0 && c >= 0 && r < g->h && c < g->w && g->in[r][c];
}

/* A cell may join if the members among its eight neighbours are one unbroken run with a cell of
 * the same row or column in it: then the border stays one loop that never touches itself. */
static bool may_join(const struct region *g, int r, int c)
{
    static const int dr[] = {-1, -1, 0, 1, 1, 1, 0, -1}, dc[] = {0, 1, 1, 1, 0, -1, -1, -1};
    int runs = 0, beside = 0;
    for (int k = 0; k < 8; k++) {
        bool here = in_region(g, r + dr[k], c + dc[k]);
        runs += here && !in_region(g, r + dr[(k + 7) % 8], c + dc[(k + 7) % 8]);
        beside += here && k % 2 == 0;
    }
    return !g->in[r][c] && runs == 1 && beside > 0;
}

static void grow_region(struct desk *d, struct region *g, int w, int h)
{
    *g = (struct region){w, h, {{0}}};
    g->in[rng_below(&d->rng, (uint32_t)h)][rng_below(&d->rng, (uint32_t)w)] = true;
    for (uint32_t tries = rng_below(&d->rng, (uint32_t)(12 * w * h)); tries > 0; tries--) {
        int r = (int)rng_below(&d->rng, (uint32_t)h), c = (int)rng_below(&d->rng, (uint32_t)w);
        g->in[r][c] |= may_join(g, r, c);
    }
}

/* Lines where the region ends, `rest` on every other edge. */
static void draw_border(struct slow_loop *s, const struct region *g, char rest)
{
    slow_loop_clear(s, g->w, g->h);
    for (int i = 0; i <= s->h; i++)
        for (int c = 0; c < s->w; c++)
            s->flat[i][c] = in_region(g, i - 1, c) != in_region(g, i, c) ? '1' : rest;
    for (int r = 0; r < s->h; r++)
        for (int j = 0; j <= s->w; j++)
            s->upright[r][j] = in_region(g, r, j - 1) != in_region(g, r, j) ? '1' : rest;
}

static void random_loop(struct desk *d, struct slow_loop *s, char rest)
{
    struct region g;
    uint32_t side = rng_below(&d->rng, 8) ? 6 : SLOW_LOOP_MAX;
    grow_region(d, &g, 1 + (int)rng_below(&d->rng, side), 1 + (int)rng_below(&d->rng, side));
    draw_border(s, &g, rest);
}

/* Does the verdict name this rule? */
static bool names_rule(const struct slow_flaws *f, const char *rule)
{
    for (int i = 0; i < f->n; i++)
        if (strncmp(f->text[i], rule, strlen(rule)) == 0)
            return true;
    return false;
}

static bool breaks_only(const char *rule)
{
    int rules = names_rule(&room_flaws, "clue") + names_rule(&room_flaws, "branch") +
                names_rule(&room_flaws, "loop");
    return rules == 1 && names_rule(&room_flaws, rule);
}

/* A true answer is solved, with crosses or without; any part of it is right so far. */
static void test_true_loops(struct desk *d)
{
    for (int round = 0; round < 4000; round++) {
        struct slow_loop s;
        random_loop(d, &s, round % 2 ? '0' : '.');
        derive_clues(d, &s, 1 + rng_below(&d->rng, 3));
        if (!judged(d, &s) || !CHECK_TEXT(desk_status(d), "solved") || !CHECK(room_flaws.n == 0))
            return;
        uint32_t keep = rng_below(&d->rng, 8);
        int gone = 0;
        for (int k = 0; k < slow_loop_edge_count(&s); k++)
            if (rng_below(&d->rng, 8) >= keep) {
                gone += *slow_loop_edge_at(&s, k) == '1';
                *slow_loop_edge_at(&s, k) = '.';
            }
        judged(d, &s);
        CHECK_TEXT(desk_status(d), gone ? "open" : "solved");
        CHECK(room_flaws.n == 0);
    }
}

/* A true answer, spoilt in one place. */
static void spoil_clue(struct desk *d, struct slow_loop *s)
{
    char *clue = &s->clue[rng_below(&d->rng, (uint32_t)s->h)][rng_below(&d->rng, (uint32_t)s->w)];
    char was = *clue;
    while (*clue == '.' || *clue == was)
        *clue = (char)('0' + rng_below(&d->rng, 5));
}

static void spoil_edge(struct desk *d, struct slow_loop *s)
{
    char *edge = slow_loop_edge_at(s, (int)rng_below(&d->rng, (uint32_t)slow_loop_edge_count(s)));
    *edge = *edge == '1' ? '0' : '1';
}

static void test_spoilt_loops(struct desk *d)
{
    for (int round = 0; round < 5000; round++) {
        struct slow_loop s;
        random_loop(d, &s, round % 3 ? '0' : '.');
        bool crossed = round % 3 != 0;
        if (round % 2) {
            derive_clues(d, &s, 1); /* every cell, so that one of them goes wrong */
            spoil_clue(d, &s);
            judged(d, &s);
            if (crossed)
                CHECK(room_flaws.n == 1 && breaks_only("clue"));
        } else {
            spoil_edge(d, &s);
            derive_clues(d, &s, 2); /* from the spoilt lines: no number is wrong */
            judged(d, &s);
            if (crossed && strcmp(desk_status(d), "solved") != 0)
                CHECK(names_rule(&room_flaws, "branch") && !names_rule(&room_flaws, "clue"));
        }
        if (crossed && room_flaws.n)
            CHECK_TEXT(desk_status(d), "invalid");
    }
}

/* Two loops far enough apart: wrong for that alone, and both are named. */
static void test_two_loops(struct desk *d)
{
    for (int round = 0; round < 2000; round++) {
        struct region left, right, both = {0};
        struct slow_loop s;
        int h = 1 + (int)rng_below(&d->rng, 5);
        grow_region(d, &left, 1 + (int)rng_below(&d->rng, 4), h);
        grow_region(d, &right, 1 + (int)rng_below(&d->rng, 4), h);
        both.w = left.w + 1 + right.w;
        both.h = h;
        for (int r = 0; r < h; r++)
            for (int c = 0; c < both.w; c++)
                both.in[r][c] = in_region(&left, r, c) || in_region(&right, r, c - left.w - 1);
        draw_border(&s, &both, round % 2 ? '0' : '.');
        derive_clues(d, &s, 2);
        judged(d, &s);
        CHECK_TEXT(desk_status(d), round % 2 ? "invalid" : "open");
        CHECK(room_flaws.n == 2 && breaks_only("loop"));
    }
}

/* One board for each rule that breaks that rule and no other, and boards that break none. */
static void test_rules(struct desk *d)
{
    verdict_is(d, "slitherlink 3x2 ..1/2.. 100/011/111:1100/1001", "solved", "");
    verdict_is(d, "slitherlink 3x2 ..1/2.. 1../.11/111:11../1..1", "solved", "");
    verdict_is(d, "slitherlink 3x2 ..1/2..", "open", "");
    verdict_is(d, "slitherlink 3x2 ..1/2.. 1../.11/.11:11../1..1", "open", "");
    verdict_is(d, "slitherlink 1x1 4 1/1:11", "solved", "");

    /* clue: too many; too few left; a clue that no loop can meet is wrong only when it shows. */
    verdict_is(d, "slitherlink 3x2 ..2/2.. 100/011/111:1100/1001", "invalid", "clue c2");
    verdict_is(d, "slitherlink 3x2 ..1/... ..1/..1/...:..../....", "open", "clue c2");
    verdict_is(d, "slitherlink 3x2 ..3/... ..0/..0/...:..../....", "open", "clue c2");
    verdict_is(d, "slitherlink 2x2 44/..", "open", "");

    /* branch: a dot with three, with four, with one and no way on; one with a way on is fine. */
    verdict_is(d, "slitherlink 2x2 ../.. 11/10/11:101/101", "invalid", "branch a2, branch b2");
    verdict_is(d, "slitherlink 2x2 ../.. ../11/..:.1./.1.", "open", "branch b2");
    verdict_is(d, "slitherlink 2x2 ../.. 01/../..:0../...", "open", "");
    verdict_is(d, "slitherlink 2x2 ../.. 10/../..:00./...", "open", "branch a3, branch b3");
    verdict_is(d, "slitherlink 1x1 . 0/1:.1", "open", "branch b2");

    /* loop: two of them; a loop and a line elsewhere; a loop that leaves a number waiting; none. */
    verdict_is(d, "slitherlink 3x1 ... 101/101:1111", "invalid",
               "loop a1e a1n a1s a1w, "
               "loop b1e c1e c1n c1s");
    verdict_is(d, "slitherlink 3x1 ... 1../1..:11.1", "open", "loop a1e a1n a1s a1w");
    verdict_is(d, "slitherlink 3x1 4.1 1../1..:11..", "open", "loop a1e a1n a1s a1w");
    verdict_is(d, "slitherlink 3x1 4.0 1../1..:11..", "solved", "");
    verdict_is(d, "slitherlink 2x1 .. 00/00:000", "invalid", "loop");
    verdict_is(d, "slitherlink 2x1 .. 00/00:00.", "open", "");

    /* A loop through a dot twice is a branch there, not two loops. */
    verdict_is(d, "slitherlink 2x2 ../.. 10/11/01:110/011", "invalid", "branch b2");

    /* All three at once. */
    verdict_is(d, "slitherlink 4x1 0... 1001/1001:11011", "invalid",
               "clue a1, loop a1e a1n a1s a1w, loop c1e d1e d1n d1s");
    verdict_is(d, "slitherlink 4x1 0... 1011/1001:11011", "invalid",
               "branch c2, branch d2, clue a1, loop a1e a1n a1s a1w");
}

/* An answer, played edge by edge, is solved by the last one alone. */
static void test_play(struct desk *d)
{
    static const char *const edges[] = {"a2n", "a1n", "c1n", "a1w", "b1s", "a1s",
                                        "a2e", "b1n", "c1e", "c1s", "a2w"};
    struct slow_loop s;
    slow_loop_clear(&s, 3, 2);
    memcpy(s.clue[0], "..1", 3);
    memcpy(s.clue[1], "2..", 3);
    judged(d, &s);
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) {
        char move[16];
        CHECK_TEXT(desk_status(d), "open");
        sprintf(move, "%s%c", edges[i], i == 1 ? '0' : '1');
        CHECK_TEXT(desk_refusal(d, move), "");
        desk_play(d, move);
        CHECK_TEXT(desk_refusal(d, move), "the edge is like that already");
    }
    CHECK_TEXT(desk_status(d), "solved");
    CHECK_TEXT(desk_line(d), "slitherlink 3x2 ..1/2.. 1../011/111:11../1..1");
    desk_play(d, "c2n1"); /* a puzzle may be spoilt and mended again */
    CHECK_TEXT(desk_status(d), "open");
    desk_play(d, "c2n.");
    CHECK_TEXT(desk_status(d), "solved");
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 3);
    test_all_small(&d);
    count_cycles(&d, 1, 1, 1);
    count_cycles(&d, 3, 1, 6);
    count_cycles(&d, 2, 2, 13);
    count_cycles(&d, 2, 3, 40);
    test_random(&d);
    test_true_loops(&d);
    test_spoilt_loops(&d);
    test_two_loops(&d);
    test_rules(&d);
    test_play(&d);
    desk_close(&d);
    return check_done("slitherlink_rules");
}
