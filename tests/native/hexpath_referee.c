/* hexpath_referee.c - Hexpath as clauses, solved by CaDiCaL, against every order tried one by one and our
 * own solver, on random boards.
 *
 *     native_hexpath_referee [BOARDS [SEED]]
 *
 * Every board is counted with and without its progress. Three encodings are asked; of the one that is
 * complete every model must be a solution, and so of the lazy one with all its cuts. Every solution is
 * walked by the letter of the rules.
 */
#include <stdlib.h>

#include "games/hexpath/clauses.h"
#include "referee/referee.h"
#include "referee/via_sat.h"
#include "slow/hexpath_random.h"

enum { LIMIT = 40, BOARDS = 1500, BLOCK = 1 << 13 };

struct block {
    _Alignas(16) char bytes[BLOCK];
};

static uint64_t capped(uint64_t n)
{
    return n < LIMIT ? n : LIMIT;
}

static void check_solution(const struct slow_hexpath *s, const struct hexpath_clues *p,
                           const int8_t *key)
{
    uint8_t order[ORDER_MAX];
    int rank[SLOW_NUMBERS + 1] = {0}, path[SLOW_CELLS];
    int8_t again[SLOW_NUMBERS * SLOW_NUMBERS] = {0};
    struct block block;
    struct board *b = (struct board *)block.bytes;
    hexpath_keys_order(p, key, order);
    for (int i = 0; i < s->k; i++)
        rank[order[i] + 1] = i;
    int n = slow_walk(s, rank, path);
    CHECK(path[n - 1] == s->end && (!p->from_here || slow_agrees(s, rank)));
    for (int i = 0; p->from_here && i < s->n_path; i++)
        CHECK(path[i] == s->path[i]);
    hexpath_decode(&p->h->board, key, b);
    CHECK(hexpath_game.rules.status(b) == STATUS_SOLVED);
    hexpath_answer_keys(b, again);
    CHECK(memcmp(again, key, (size_t)(s->k * (s->k - 1) / 2)) == 0);
}

static void check_encoding(const struct slow_hexpath *s, const struct encoding *e,
                           const struct hexpath_clues *p, uint64_t want, bool is_complete,
                           struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    size_t keys = (size_t)e->keys;
    struct referee r = {.limit = LIMIT, .cap = LIMIT};
    r.solution = arena_take(w->arena, LIMIT, keys + 1);
    CHECK(!err_is(referee_solve(e, &r, w)));
    CHECK(r.count == want && r.answer == (want == 0   ? ANSWER_NONE
                                          : want == 1 ? ANSWER_ONE
                                                      : ANSWER_MANY));
    CHECK(!is_complete || r.models == r.count);
    for (uint64_t i = 0; i < r.count; i++) {
        check_solution(s, p, r.solution + i * keys);
        for (uint64_t j = 0; j < i; j++)
            CHECK(memcmp(r.solution + i * keys, r.solution + j * keys, keys) != 0);
    }
    arena_release(w->arena, mark);
}

/* The lazy clauses with all cuts. */
struct with_cuts {
    struct encoding lazy;
    struct clause_list cuts;
};

static void cut_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    const struct with_cuts *c = e->puzzle;
    c->lazy.clauses(&c->lazy, to, room);
    for (size_t i = 0; i < c->cuts.n; i++)
        to->clause(to->ctx, &c->cuts.clause[i]);
}

static struct err cut_cuts(const struct encoding *e, const int8_t *value, const struct clause_sink *to,
                           struct work *w)
{
    const struct with_cuts *c = e->puzzle;
    return c->lazy.cuts(&c->lazy, value, to, w);
}

static void check_cuts(const struct slow_hexpath *s, const struct encoding *lazy,
                       const struct hexpath_clues *p, uint64_t want, struct work *w)
{
    struct arena kept;
    arena_open(&kept);
    struct with_cuts c = {*lazy, {.arena = &kept}};
    CHECK(!err_is(referee_complete(lazy, &c.cuts, w)));
    for (size_t i = 0; i < c.cuts.n; i++)
        CHECK(c.cuts.clause[i].kind == clause_cut);
    struct encoding e = *lazy;
    e.puzzle = &c;
    e.clauses = cut_clauses;
    e.cuts = cut_cuts;
    check_encoding(s, &e, p, want, true, w);
    arena_close(&kept);
}

static void check_via(const struct board *b, uint64_t want, bool from_here, struct work *w)
{
    struct block one, two;
    struct solve sat = {.limit = LIMIT, .from_here = from_here, .first = (struct board *)one.bytes,
                        .second = (struct board *)two.bytes};
    struct solve own = {.limit = LIMIT, .from_here = from_here};
    CHECK(!err_is(via_sat_solve(b, &sat, w)) && !err_is(hexpath_solve(b, &own, w)));
    CHECK(sat.answer == own.answer && sat.count == own.count && sat.count == want && sat.complete);
    if (sat.count > 0)
        CHECK(hexpath_game.rules.status(sat.first) == STATUS_SOLVED);
    if (sat.count > 1)
        CHECK(hexpath_game.rules.status(sat.second) == STATUS_SOLVED);
}

static void check_board(struct rng *rng, uint64_t tally[3], struct work *w)
{
    struct slow_hexpath s;
    struct block block;
    struct board *b = (struct board *)block.bytes;
    slow_random(&s, rng, 2 + (int)rng_below(rng, 4), 1 + (int)rng_below(rng, 7));
    slow_board(&s, b);
    for (int from_here = 0; from_here < 2; from_here++) {
        static struct hexpath_clues p;
        struct slow_count all = slow_count(&s, from_here);
        uint64_t want = capped(all.orders);
        hexpath_clues_read(b, from_here, &p);
        struct encoding lazy = hexpath_step_encoding(&p), order = hexpath_order_encoding(&p);
        struct encoding comparisons = hexpath_comparison_encoding(&p);
        check_encoding(&s, &lazy, &p, want, false, w);
        check_encoding(&s, &order, &p, want, true, w);
        check_encoding(&s, &comparisons, &p, want, false, w);
        check_cuts(&s, &lazy, &p, want, w);
        check_via(b, want, from_here, w);
        tally[want < 2 ? want : 2]++;
    }
}

int main(int argc, char **argv)
{
    uint64_t boards = argc > 1 ? strtoull(argv[1], NULL, 10) : BOARDS, tally[3] = {0};
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    struct arena arena;
    struct rng rng;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    rng_seed(&rng, 23, seed);
    for (uint64_t i = 0; i < boards; i++)
        check_board(&rng, tally, &w);
    printf("%d boards with no order, %d with one, %d with several\n", (int)tally[0], (int)tally[1],
           (int)tally[2]);
    CHECK(boards < 100 || (tally[0] && tally[1] && tally[2]));
    arena_close(&arena);
    return check_done("hexpath referee");
}
