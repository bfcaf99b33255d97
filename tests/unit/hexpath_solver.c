/* hexpath_solver.c - the walk engine against every order tried one by one.
 *
 * The slow way knows nothing of partial orders: it makes all k! orders of the numbers, walks each
 * by the letter of the rules, and counts what it asks for. Boards are random, of sizes 2 to 5, in
 * both gray readings, with ties, blocked cells and a few wrong paths among them. A number on the
 * command line says how many boards.
 */
#include <stdlib.h>

#include "check.h"
#include "core/position.h"
#include "engine/walk/learn.h"
#include "games/hexpath/hexpath.h"
#include "games/hexpath/solve.h"
#include "slow/hexpath_random.h"

enum { LARGEST = 5 };
#define SIGNATURE 0x472c4ff76c48c3d2u /* see signature_check */

/* ---- comparing ---- */

enum { BOARD_BYTES = 2048 + 4 * SLOW_CELLS + 4 };

struct block {
    _Alignas(16) char bytes[BOARD_BYTES];
};

static unsigned long capped(unsigned long n, unsigned long limit)
{
    return n < limit ? n : limit;
}

static void solution_check(const struct board *b)
{
    struct flaws f = {NULL, 0, 0, NULL, 0, 0};
    CHECK(!hexpath_game.rules.broken_invariant(b));
    CHECK(!err_is(hexpath_game.puzzle->check(b, &f, NULL)));
    CHECK(f.n == 0);
    CHECK(hexpath_game.rules.status(b) == STATUS_SOLVED);
    struct partial_order o;
    CHECK(hexpath_order(hexpath_of(b), &o) && walk_order_is_total(&o));
}

static bool same_path(const struct hexpath *a, const struct hexpath *b)
{
    return a->n_path == b->n_path &&
           memcmp(hexpath_path(a), hexpath_path(b), a->n_path * sizeof(uint16_t)) == 0;
}

static void solve_check(const struct board *b, const struct slow_count *want, uint64_t limit,
                        bool from_here, struct work *w)
{
    struct block first, second;
    struct board *one = (struct board *)first.bytes, *two = (struct board *)second.bytes;
    struct solve s = {.limit = limit, .from_here = from_here, .first = one, .second = two};
    CHECK(!err_is(hexpath_game.puzzle->solve(b, &s, w)));
    CHECK(s.count == capped(want->orders, limit));
    CHECK(s.paths == capped(want->paths, limit));
    CHECK(s.answer == (want->orders == 0   ? ANSWER_NONE
                       : want->orders == 1 ? ANSWER_ONE
                                           : ANSWER_MANY));
    if (s.count > 0)
        solution_check(one);
    if (s.count > 1) {
        solution_check(two);
        const struct hexpath *x = hexpath_of(one), *y = hexpath_of(two);
        CHECK(memcmp(x->stated, y->stated, sizeof x->stated) != 0);
        CHECK(same_path(x, y) == (want->paths == 1));
    }
}

/* ---- the same question as clauses ---- */

/* An order and the path that it walks, which agrees with the progress if that was asked for. */
static void example_check(const struct slow_hexpath *s, const struct walk_example *e, bool from_here)
{
    int rank[SLOW_NUMBERS + 1] = {0}, path[SLOW_CELLS];
    for (int i = 0; i < s->k; i++)
        rank[e->order[i] + 1] = i;
    CHECK(slow_walk(s, rank, path) == e->n_path && path[e->n_path - 1] == s->end);
    for (int i = 0; i < e->n_path; i++)
        CHECK(path[i] == e->path[i]);
    for (int i = 0; from_here && i < s->n_path; i++)
        CHECK(path[i] == s->path[i]);
    CHECK(!from_here || slow_agrees(s, rank));
}

static void learner_check(const struct slow_hexpath *s, const struct board *b,
                          const struct slow_count *want, uint64_t limit, bool from_here,
                          struct work *w)
{
    const struct hexpath *h = hexpath_of(b);
    uint16_t path[2][SLOW_CELLS];
    uint8_t order[2][ORDER_MAX];
    struct partial_order known;
    struct walk q = {.prefix = hexpath_path(h), .n_prefix = from_here ? h->n_path : 1, .limit = limit};
    struct arena_mark mark = arena_here(w->arena);
    struct hexpath_map m;
    struct walk_learner l;
    if (from_here && !hexpath_order(h, &known))
        return;
    q.known = from_here ? &known : NULL;
    for (int i = 0; i < 2; i++)
        q.example[i] = (struct walk_example){path[i], order[i], 0};
    CHECK(hexpath_map_open(&m, s->n, w->arena));
    hexpath_map_fill(&m, h);
    CHECK(walk_learner_open(&l, &m.map, &q, w));
    CHECK(walk_learner_run(&l, UINT64_MAX) == WALK_YES);
    CHECK(l.found.n_orders == capped(want->orders, limit));
    CHECK(l.found.n_paths == capped(want->paths, limit));
    const struct walk_example *e = l.found.example;
    for (uint64_t i = 0; i < l.found.n_orders && i < 2; i++)
        example_check(s, &e[i], from_here);
    if (l.found.n_orders > 1) {
        CHECK(memcmp(e[0].order, e[1].order, (size_t)s->k) != 0);
        bool same = e[0].n_path == e[1].n_path &&
                    memcmp(e[0].path, e[1].path, (size_t)e[0].n_path * sizeof *e[0].path) == 0;
        CHECK(same == (want->paths == 1));
    }
    arena_release(w->arena, mark);
}

/* A path is wrong if no order that agrees walks it, or if all that do stop elsewhere than on the
 * end, or none stops though it stands there; solved if some such order stops there on the end. */
static void judge_check(const struct slow_hexpath *s, const struct board *b,
                        const struct slow_count *want)
{
    struct flaws f = {NULL, 0, 0, NULL, 0, 0};
    CHECK(!err_is(hexpath_game.puzzle->check(b, &f, NULL)));
    int at = s->path[s->n_path - 1];
    bool passed = false;
    for (int i = 0; i + 1 < s->n_path; i++)
        passed |= s->path[i] == s->end;
    bool dead = want->walked && !passed && at != s->end && !want->goes;
    bool missed = want->walked && at == s->end && !want->stops;
    bool solved = want->walked && !passed && at == s->end && want->stops;
    CHECK((f.n > 0) == (!want->walked || passed || dead || missed));
    CHECK(hexpath_game.rules.status(b) == (solved ? STATUS_SOLVED
                                           : dead ? STATUS_INVALID
                                                  : STATUS_OPEN));
}

/* What all orders have in common that agree, walk the path and stop there; returns how many. */
static unsigned long slow_common(const struct slow_hexpath *s,
                                 bool common[SLOW_NUMBERS + 1][SLOW_NUMBERS + 1])
{
    unsigned long orders = 0;
    int rank[SLOW_NUMBERS + 1], path[SLOW_CELLS];
    memset(common, 1, sizeof(bool[SLOW_NUMBERS + 1][SLOW_NUMBERS + 1]));
    for (int i = 0; i <= s->k; i++)
        rank[i] = i;
    do {
        if (!slow_agrees(s, rank) || slow_walk(s, rank, path) != s->n_path ||
            memcmp(path, s->path, sizeof *path * (size_t)s->n_path) != 0)
            continue;
        orders++;
        for (int a = 1; a <= s->k; a++)
            for (int b = 1; b <= s->k; b++)
                common[a][b] = common[a][b] && rank[a] < rank[b];
    } while (slow_permute(rank + 1, s->k));
    return orders;
}

/* Words and JSON tell just that: known relations and open pairs together are all pairs. */
static void told_check(const struct board *b, unsigned long orders, int known, int k)
{
    char text[1000], json[4000];
    struct writer out = writer_to(text, sizeof text - 1), data = writer_to(json, sizeof json - 1);
    struct jsonw j = jsonw_to(&data);
    hexpath_game.ordering->tell_proved(b, &out);
    hexpath_game.ordering->write_proved(b, &j);
    text[out.n] = json[data.n] = '\0';
    CHECK((strstr(text, "The order is ") == text) == (orders == 1));
    CHECK((strstr(text, "Still open: ") != NULL) == (orders > 1));
    int open = 0;
    for (const char *p = strstr(json, "\"open\":["); *p; p++)
        open += *p == '[';
    CHECK(known + open - 1 == k * (k - 1) / 2);
    CHECK((strstr(json, "\"known\":\"\"") != NULL) == (known == 0));
}

/* Of a board that is solved, what it proves of the order; of any other nothing. */
static void proved_check(const struct slow_hexpath *s, const struct board *b)
{
    bool common[SLOW_NUMBERS + 1][SLOW_NUMBERS + 1];
    struct partial_order o;
    bool solved = hexpath_game.rules.status(b) == STATUS_SOLVED;
    CHECK(hexpath_proved(hexpath_of(b), &o) == solved);
    if (!solved)
        return;
    int known = 0;
    unsigned long orders = slow_common(s, common);
    CHECK(walk_order_is_total(&o) == (orders == 1));
    for (int i = 0; i < s->k; i++)
        for (int m = 0; m < s->k; m++) {
            CHECK((o.below[i] >> m & 1) == common[i + 1][m + 1]);
            known += common[i + 1][m + 1];
        }
    told_check(b, orders, known, s->k);
}

/* Whatever the budget, an answer that is given is right, and steps are not lost. */
static void budget_check(const struct board *b, const struct slow_count *want, struct work *w)
{
    for (uint64_t steps = 0; steps < 40; steps += 3) {
        struct work small = *w;
        struct solve s = {.limit = 2};
        small.steps = steps;
        CHECK(!err_is(hexpath_game.puzzle->solve(b, &s, &small)));
        CHECK(small.steps + s.decisions == steps || s.answer == ANSWER_UNKNOWN ||
              s.answer == ANSWER_MANY);
        if (s.answer != ANSWER_UNKNOWN)
            CHECK(s.count == capped(want->orders, 2));
    }
}

static void board_check(struct rng *rng, int n, int k, struct work *w)
{
    struct slow_hexpath s;
    struct block block;
    struct board *b = (struct board *)block.bytes;
    slow_random(&s, rng, n, k);
    slow_board(&s, b);
    struct slow_count all = slow_count(&s, false), here = slow_count(&s, true);
    static const uint64_t limits[] = {2, 3, 7, 100, UINT64_MAX};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        solve_check(b, &all, limits[i], false, w);
        solve_check(b, &here, limits[i], true, w);
        learner_check(&s, b, &all, limits[i], false, w);
        learner_check(&s, b, &here, limits[i], true, w);
    }
    judge_check(&s, b, &here);
    proved_check(&s, b);
    budget_check(b, &all, w);
}

/* Memory running out at any point is said, and all of it is given back. */
static void memory_check(struct work *w)
{
    struct rng rng;
    struct slow_hexpath s;
    struct block block;
    struct board *b = (struct board *)block.bytes;
    rng_seed(&rng, 7, 7);
    slow_random(&s, &rng, 4, 6);
    slow_board(&s, b);
    struct solve q = {.limit = 1000};
    CHECK(!err_is(hexpath_game.puzzle->solve(b, &q, w)));
    for (uint64_t takes = 0; takes < 6; takes++) {
        w->arena->takes_left = takes;
        CHECK(hexpath_game.puzzle->solve(b, &q, w).code == ERR_MEMORY);
    }
    w->arena->takes_left = UINT64_MAX;
    CHECK(!err_is(hexpath_game.puzzle->solve(b, &q, w)));
}

/* So it is for the clauses: they say that they know no answer, or know it. */
static void learner_memory_check(struct work *w)
{
    struct rng rng;
    struct slow_hexpath s;
    struct block block;
    struct board *b = (struct board *)block.bytes;
    rng_seed(&rng, 8, 8);
    struct slow_count want;
    do {
        slow_random(&s, &rng, 5, 6);
        want = slow_count(&s, false);
    } while (want.paths < 2);
    slow_board(&s, b);
    const struct hexpath *h = hexpath_of(b);
    struct walk q = {.prefix = hexpath_path(h), .n_prefix = 1, .limit = UINT64_MAX};
    int failed = 0, answered = 0;
    for (uint64_t takes = 0; takes < 200; takes++) {
        struct arena_mark mark = arena_here(w->arena);
        struct hexpath_map m;
        struct walk_learner l;
        enum walk_verdict v = WALK_NO;
        CHECK(hexpath_map_open(&m, s.n, w->arena));
        hexpath_map_fill(&m, h);
        w->arena->takes_left = takes;
        if (walk_learner_open(&l, &m.map, &q, w))
            v = walk_learner_run(&l, UINT64_MAX);
        w->arena->takes_left = UINT64_MAX;
        CHECK(v != WALK_YES || (l.found.n_orders == want.orders && l.found.n_paths == want.paths));
        failed += v != WALK_YES;
        answered += v == WALK_YES;
        arena_release(w->arena, mark);
    }
    CHECK(failed > 20 && answered > 20);
}

/* Sixty-four numbers without any relation: 64! orders, counted up to a limit without effort. */
static void count_check(struct work *w)
{
    struct partial_order o;
    uint64_t count;
    static const uint64_t factorial[] = {1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880};
    for (int n = 0; n < 10; n++) {
        walk_order_clear(&o, n);
        CHECK(walk_order_count(&o, UINT64_MAX, w, &count) == ERR_NONE && count == factorial[n]);
    }
    walk_order_clear(&o, 64);
    CHECK(walk_order_count(&o, 1000, w, &count) == ERR_NONE && count == 1000);
    /* two chains of 10: the ways to merge them, 20 over 10 */
    walk_order_clear(&o, 20);
    for (int i = 0; i < 9; i++) {
        walk_order_put_top(&o, i, order_bit(i + 1));
        walk_order_put_bottom(&o, 11 + i, order_bit(10 + i));
    }
    CHECK(walk_order_count(&o, UINT64_MAX, w, &count) == ERR_NONE && count == 184756);
    CHECK(walk_order_count(&o, 184755, w, &count) == ERR_NONE && count == 184755);
}

/* The largest board, on which no two neighbours of a cell are equal: there are no ties, and walks
 * are hundreds of cells long. Five of the seven numbers are given in order, so few orders remain.
 */
static void large_check(struct work *w)
{
    static struct slow_hexpath s;
    static struct block block;
    struct rng rng;
    int n = HEXPATH_SIZE_MAX, walk[SLOW_CELLS];
    rng_seed(&rng, 3, 3);
    for (int found = 0; found < 3;) {
        int rank[SLOW_NUMBERS + 1] = {0, 0, 1, 2, 3, 4, 5, 6};
        memset(&s, 0, sizeof s);
        s.n = n, s.k = 7, s.start = (int)rng_below(&rng, 30), s.n_path = 1, s.path[0] = s.start;
        for (int i = 0; i < n * n; i++) {
            s.value[i] = 1 + (i % n + 2 * (i / n)) % 7;
            s.gray[i] = i != s.start && rng_below(&rng, 8) == 0;
        }
        int length = slow_walk(&s, rank, walk);
        s.end = walk[length - 1];
        if (length < 200 || s.gray[s.end] || !slow_faces(n, s.start, s.end))
            continue;
        for (int a = 1; a < 5; a++)
            s.above[a][a + 1] = true;
        slow_board(&s, (struct board *)block.bytes);
        struct slow_count here = slow_count(&s, true);
        CHECK(here.walked == 42 && here.orders > 0);
        solve_check((struct board *)block.bytes, &here, UINT64_MAX, true, w);
        found++;
    }
}

/* A board of many numbers, each cell one of them, start and end on opposite edges; NULL: it was not read. */
static struct board *many_open(int n, uint32_t k, uint64_t seed, struct work *w)
{
    static char text[1 << 14];
    struct writer out = writer_to(text, sizeof text);
    struct rng rng;
    rng_seed(&rng, 12, seed);
    uint32_t start = rng_below(&rng, (uint32_t)n), end = (uint32_t)n - 1 - rng_below(&rng, (uint32_t)n);
    writer_text(&out, "hexpath ");
    writer_number(&out, n);
    for (int i = 0; i < n * n; i++) {
        writer_char(&out, i == 0 ? ' ' : i % n ? ',' : '/');
        writer_number(&out, 1 + rng_below(&rng, k));
        writer_text(&out, (uint32_t)i == start ? "S" : i == n * (n - 1) + (int)end ? "E" : "");
    }
    struct board *b;
    const struct game *const only[] = {&hexpath_game, NULL};
    return CHECK(out.n < sizeof text && !err_is(position_read(only, text, out.n, w->arena, &b))) ? b : NULL;
}

/* Two orders that solve it are found, though to try everything below the first few steps takes for ever. */
static void many_check(int n, uint32_t k, uint64_t seed, struct work *w)
{
    static struct block first, second;
    struct arena_mark mark = arena_here(w->arena);
    struct board *b = many_open(n, k, seed, w), *one = (struct board *)first.bytes,
                 *two = (struct board *)second.bytes;
    struct work limited = {.arena = w->arena, .steps = 20000000};
    struct solve s = {.limit = 2, .first = one, .second = two};
    if (b && CHECK(!err_is(hexpath_game.puzzle->solve(b, &s, &limited)) && s.answer == ANSWER_MANY)) {
        solution_check(one);
        solution_check(two);
        CHECK(s.count == 2 && s.paths == 2 && !same_path(hexpath_of(one), hexpath_of(two)));
    }
    arena_release(w->arena, mark);
}

/* The same verdicts, paths and effort on every machine and in WebAssembly, whichever of the roads finds
 * them. A change of the engine changes the number: put in the new one, and see that all builds agree on it. */
static void signature_check(struct work *w)
{
    static struct block first;
    uint64_t sum = 14695981039346656037u;
    int tally[4] = {0};
    for (uint64_t seed = 1; seed <= 24; seed++) {
        struct arena_mark mark = arena_here(w->arena);
        struct board *b = many_open(12, 20, seed, w), *one = (struct board *)first.bytes;
        struct work limited = {.arena = w->arena, .steps = 1000000};
        struct solve s = {.limit = 2, .first = one};
        if (b && CHECK(!err_is(hexpath_game.puzzle->solve(b, &s, &limited)))) {
            uint64_t seen[] = {(uint64_t)s.answer, s.count, s.decisions, limited.steps};
            int cells = s.count ? hexpath_of(one)->n_path : 0;
            tally[s.answer]++;
            for (size_t i = 0; i < sizeof seen / sizeof *seen; i++)
                sum = (sum ^ seen[i]) * 1099511628211u;
            for (int i = 0; i < cells; i++)
                sum = (sum ^ hexpath_path(hexpath_of(one))[i]) * 1099511628211u;
        }
        arena_release(w->arena, mark);
    }
    printf("signature %016llx, %d none, %d several, %d unknown\n", (unsigned long long)sum,
           tally[ANSWER_NONE], tally[ANSWER_MANY], tally[ANSWER_UNKNOWN]);
    CHECK(sum == SIGNATURE && tally[ANSWER_NONE] && tally[ANSWER_MANY]);
}

int main(int argc, char **argv)
{
    struct arena arena;
    arena_open(&arena);
    struct rng rng;
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    int boards = argc > 1 ? atoi(argv[1]) : 4000;
    for (int i = 0; i < boards; i++) {
        rng_seed(&rng, 1, (uint64_t)i);
        int n = 2 + (int)rng_below(&rng, LARGEST - 1);
        int k = 1 + (int)rng_below(&rng, i % 20 ? SLOW_NUMBERS - 1 : SLOW_NUMBERS);
        board_check(&rng, n, k, &w);
    }
    large_check(&w);
    for (uint64_t seed = 1; seed <= 6; seed++) {
        many_check(20, 40, seed, &w);
        many_check(HEXPATH_SIZE_MAX, 64, seed, &w);
    }
    signature_check(&w);
    memory_check(&w);
    learner_memory_check(&w);
    count_check(&w);
    arena_close(&arena);
    return check_done("hexpath solver");
}
