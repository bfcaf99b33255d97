/* referee.c - the clause encodings, solved by CaDiCaL, against brute force on random boards.
 *
 *     native_referee [BOARDS [SEED]]     boards of each game; the default takes about 6 seconds
 *
 * Every board is counted up to 50, with and without progress. Every solution the referee gives is
 * fixed entirely and counted by brute force: exactly one means that it is a solution. All
 * encodings are asked, and of those that are complete every model must be one. Then: budget, stop,
 * running out of memory.
 */
#include <stdlib.h>

#include "check.h"
#include "games/slant/clauses.h"
#include "games/slitherlink/clauses.h"
#include "referee/referee.h"
#include "slow/random_boards.h"
#include "slow/slant_count.h"
#include "slow/slitherlink_count.h"

enum { LIMIT = 50, KEYS_MAX = 2 * (RANDOM_SIDE + 1) * (RANDOM_SIDE + 1),
       BOARDS = 1000, FOUNDING_MAX = 24 };

enum kind { SLITHERLINK, SLANT };

static uint64_t brute(enum kind kind, const struct random_board *b, const int8_t *fixed,
                      uint64_t limit)
{
    return kind == SLANT ? slow_slant_count(b->w, b->h, b->clue, fixed, limit, NULL)
                         : slow_slitherlink_count(b->w, b->h, b->clue, fixed, limit, NULL);
}

static void show(enum kind kind, const struct random_board *b, uint64_t got, uint64_t want)
{
    int extra = kind == SLANT;
    printf("%s %dx%d (%s): %d solutions, brute force has %d:", kind == SLANT ? "slant" : "loop",
           b->w, b->h, b->kind, (int)got, (int)want);
    for (int i = 0; i < (b->w + extra) * (b->h + extra); i++)
        printf("%s%c", i % (b->w + extra) ? "" : " ", b->clue[i] < 0 ? '.' : '0' + b->clue[i]);
    printf("\n");
}

static enum answer answer_of(uint64_t count)
{
    return count == 0 ? ANSWER_NONE : count == 1 ? ANSWER_ONE : ANSWER_MANY;
}

/* All solutions different, each one right, and as many as there should be. Of a complete encoding
 * every model is one. */
static void check_encoding(enum kind kind, const struct encoding *e, const struct random_board *b,
                           uint64_t want, struct work *w)
{
    static int8_t solution[LIMIT * KEYS_MAX];
    struct referee r = {.limit = LIMIT, .solution = solution, .cap = LIMIT};
    size_t keys = (size_t)e->keys;
    CHECK(!err_is(referee_solve(e, &r, w)));
    if (!CHECK(r.count == want && r.answer == answer_of(want)))
        show(kind, b, r.count, want);
    if (!e->cut_note && e->named == e->keys && !CHECK(r.models == r.count))
        show(kind, b, r.models, want);
    for (uint64_t i = 0; i < r.count; i++) {
        CHECK(brute(kind, b, solution + i * keys, 2) == 1);
        for (uint64_t k = 0; k < i; k++)
            CHECK(memcmp(solution + i * keys, solution + k * keys, keys) != 0);
    }
}

/* The lazy clauses with all cuts are complete. */
struct with_cuts {
    struct encoding lazy;
    struct clause_list cuts;
};

static void cut_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    const struct with_cuts *c = e->puzzle;
    c->lazy.clauses(&c->lazy, to, room);
    for (size_t i = 0; i < c->cuts.n; i++) {
        CHECK(c->cuts.clause[i].kind == clause_cut);
        to->clause(to->ctx, &c->cuts.clause[i]);
    }
}

static struct err no_cuts(const struct encoding *e, const int8_t *value, const struct clause_sink *to,
                          struct work *w)
{
    const struct with_cuts *c = e->puzzle;
    return c->lazy.cuts(&c->lazy, value, to, w);
}

static void check_cuts(enum kind kind, const struct encoding *lazy, const struct random_board *b,
                       uint64_t want, struct work *w)
{
    struct arena kept;
    arena_open(&kept);
    struct with_cuts c = {*lazy, {.arena = &kept}};
    CHECK(!err_is(referee_complete(lazy, &c.cuts, w)));
    struct encoding e = *lazy;
    e.puzzle = &c;
    e.cut_note = NULL;
    e.clauses = cut_clauses;
    e.cuts = no_cuts;
    check_encoding(kind, &e, b, want, w);
    arena_close(&kept);
}

static void check_board(enum kind kind, const struct random_board *b, const int8_t *fixed,
                        uint64_t tally[3], struct work *w)
{
    uint64_t want = brute(kind, b, fixed, LIMIT);
    tally[answer_of(want)]++;
    if (kind == SLANT) {
        struct slant_clues p = {b->w, b->h, b->clue, fixed};
        struct encoding e = slant_encoding(&p), order = slant_order_encoding(&p);
        check_encoding(kind, &e, b, want, w);
        check_encoding(kind, &order, b, want, w);
        check_cuts(kind, &e, b, want, w);
    } else {
        struct slitherlink_clues p = {b->w, b->h, b->clue, fixed};
        struct encoding edges = slitherlink_edge_encoding(&p);
        struct encoding cells = slitherlink_cell_encoding(&p);
        check_encoding(kind, &edges, b, want, w);
        struct encoding order = slitherlink_order_encoding(&p);
        check_encoding(kind, &cells, b, want, w);
        check_encoding(kind, &order, b, want, w);
        check_cuts(kind, &edges, b, want, w);
        struct encoding founding = slitherlink_founding_encoding(&p);
        if (founding.keys <= FOUNDING_MAX) /* it forbids no solution, but needs cuts all the same */
            check_encoding(kind, &founding, b, want, w);
    }
}

static void test_random(enum kind kind, uint64_t boards, uint64_t seed, struct work *w)
{
    uint64_t tally[3] = {0};
    for (uint64_t i = 0; i < boards; i++) {
        struct random_board b;
        if (kind == SLANT)
            random_slant(&b, seed, i);
        else
            random_slitherlink(&b, seed, i);
        check_board(kind, &b, i % 3 == 2 ? b.fixed : NULL, tally, w);
    }
    printf("%s: %d boards with no solution, %d with one, %d with several\n",
           kind == SLANT ? "slant" : "slitherlink", (int)tally[ANSWER_NONE], (int)tally[ANSWER_ONE],
           (int)tally[ANSWER_MANY]);
    CHECK(boards < 100 || (tally[0] && tally[1] && tally[2])); /* boards of every kind */
}

static bool stop_now(void *ctx)
{
    (void)ctx;
    return true;
}

/* An empty 7x7 has far more than 1000 loops: the budget ends first, and a stop ends at once. */
static void test_limits(struct work *w)
{
    int8_t clue[49];
    memset(clue, -1, sizeof clue);
    struct slitherlink_clues p = {7, 7, clue, NULL};
    struct encoding e = slitherlink_cell_encoding(&p);
    struct referee r = {.limit = 1000};
    struct work small = *w;
    small.steps = 40;
    CHECK(!err_is(referee_solve(&e, &r, &small)) && r.answer == ANSWER_UNKNOWN && r.models <= 40);
    uint64_t again = r.models;
    small.steps = 40;
    CHECK(!err_is(referee_solve(&e, &r, &small)) && r.models == again); /* steps repeat */
    small = *w;
    small.stop = stop_now;
    CHECK(!err_is(referee_solve(&e, &r, &small)) && r.answer == ANSWER_UNKNOWN && r.count == 0);
    CHECK(!err_is(referee_solve(&e, &r, w)) && r.answer == ANSWER_MANY && r.count == 1000);
    for (uint64_t takes = 0; takes < 12; takes++) {
        w->arena->takes_left = takes;
        r.limit = 2;
        struct err err = referee_solve(&e, &r, w);
        w->arena->takes_left = UINT64_MAX;
        CHECK(err.code == ERR_MEMORY || r.answer == ANSWER_MANY);
        CHECK(takes > 1 || err.code == ERR_MEMORY);
    }
}

int main(int argc, char **argv)
{
    uint64_t boards = argc > 1 ? strtoull(argv[1], NULL, 10) : BOARDS;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    test_limits(&w);
    test_random(SLITHERLINK, boards, seed, &w);
    test_random(SLANT, boards, seed, &w);
    arena_close(&arena);
    return check_done("referee");
}
