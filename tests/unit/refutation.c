/* refutation.c - our solver's search written down: every step follows by unit propagation from the clauses,
 * the cuts and the steps before; cuts hold of the answer; steps and memory run out. */
#include "certify/rup.h"
#include "core/dimacs.h"
#include "desk.h"

enum { KEYS_MAX = 2000, LITERALS_MAX = 1 << 20 };

/* Cuts stand before all steps in a certificate, but are told among them: so both are kept. */
struct told {
    struct arena arena; /* not the solver's, which takes back what was taken meanwhile */
    struct clause_list cuts;
    int *step;
    size_t n; /* each step: how many literals, is it gone, the literals */
    bool is_empty; /* the last one was the empty clause */
};

static void keep_cut(void *ctx, const struct clause *c)
{
    struct told *t = ctx;
    clause_list_add(&t->cuts, c);
}

static void keep_step(void *ctx, const int *literal, size_t n, bool is_gone)
{
    struct told *t = ctx;
    if (!CHECK(t->n + n + 2 < LITERALS_MAX))
        return;
    t->step[t->n++] = (int)n;
    t->step[t->n++] = is_gone;
    if (n)
        memcpy(t->step + t->n, literal, n * sizeof *literal);
    t->n += n;
    t->is_empty = n == 0 && !is_gone;
}

static void told_open(struct told *t)
{
    *t = (struct told){.n = 0};
    arena_open(&t->arena);
    t->cuts.arena = &t->arena;
    t->step = arena_take(&t->arena, LITERALS_MAX, sizeof *t->step);
}

static void told_close(struct told *t)
{
    CHECK(!t->cuts.starved);
    arena_close(&t->arena);
}

static struct err refute(const struct board *b, const int8_t *key, struct told *t, enum answer *out,
                         struct work *w)
{
    const struct refutation_sink to = {keep_cut, keep_step, t};
    t->cuts.n = t->n = 0;
    t->is_empty = false;
    return b->game->puzzle->refute(b, key, &to, out, w);
}

static void add_clause(void *rup, const struct clause *c)
{
    rup_add(rup, c->literal, c->n);
}

static bool holds(const struct clause *c, const int8_t *key)
{
    for (size_t i = 0; i < c->n; i++) {
        int v = c->literal[i];
        if (key[(v > 0 ? v : -v) - 1] == (v > 0))
            return true;
    }
    return false;
}

/* Against the lazy clauses and "not this answer". */
static void check_steps(const struct board *b, const int8_t *key, const struct told *t, struct arena *arena)
{
    struct encoding e;
    struct rup r;
    static int room[2 * KEYS_MAX];
    const struct clause_sink to = {.clause = add_clause, .ctx = &r};
    if (!CHECK(!err_is(b->game->puzzle->encode(b, ENCODING_LAZY, false, &e, arena)) &&
               rup_open(&r, e.vars, arena)))
        return;
    e.clauses(&e, &to, room);
    if (key)
        e.forbid(&e, key, &to, room);
    for (size_t i = 0; i < t->cuts.n; i++) {
        CHECK(!key || holds(&t->cuts.clause[i], key));
        rup_add(&r, t->cuts.clause[i].literal, t->cuts.clause[i].n);
    }
    for (size_t at = 0; at < t->n; at += 2 + (size_t)t->step[at]) {
        size_t n = (size_t)t->step[at];
        const int *literal = t->step + at + 2;
        if (t->step[at + 1]) {
            rup_delete(&r, literal, n);
            continue;
        }
        if (!r.is_refuted && !CHECK(rup_follows(&r, literal, n)))
            return;
        rup_add(&r, literal, n);
    }
    CHECK(r.is_refuted && !r.starved);
}

/* One refutation, whole; then with more and more steps until it is. */
static void check_board(struct desk *d, const struct board *b, const int8_t *key)
{
    struct arena_mark mark = arena_here(&d->arena);
    struct told t;
    told_open(&t);
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    enum answer out;
    CHECK(!err_is(refute(b, key, &t, &out, &w)) && out == ANSWER_NONE && t.is_empty);
    check_steps(b, key, &t, &d->arena);
    for (uint64_t steps = 1; steps < 1 << 20; steps *= 3) {
        w.steps = steps;
        CHECK(!err_is(refute(b, key, &t, &out, &w)));
        CHECK(out == ANSWER_UNKNOWN || (out == ANSWER_NONE && t.is_empty));
    }
    arena_release(&d->arena, mark);
    told_close(&t);
}

static void test_made(struct desk *d, const struct game *g, int n, enum level level)
{
    static int8_t key[KEYS_MAX];
    desk_new(d, g, n, n);
    struct work w = {.arena = &d->arena, .rng = &d->rng, .steps = UINT64_MAX};
    const struct generate_request request = {.level = level};
    struct solve s = {.limit = 2, .first = board_new(g, n, n, &d->arena)};
    if (!CHECK(!err_is(g->puzzle->generate(d->board, &request, &w)) &&
               !err_is(board_solve(d->board, &s, &w)) && s.answer == ANSWER_ONE))
        return;
    g->puzzle->keys(s.first, key);
    check_board(d, d->board, key);
    /* with no answer claimed there is one to be found */
    struct told t;
    enum answer out;
    told_open(&t);
    w.steps = UINT64_MAX;
    CHECK(!err_is(refute(d->board, NULL, &t, &out, &w)) && out == ANSWER_MANY && !t.is_empty);
    told_close(&t);
    /* a number changed: none, or another */
    const struct clues *clues = g->clues;
    int r = (int)rng_below(&d->rng, (uint32_t)n), c = (int)rng_below(&d->rng, (uint32_t)n);
    clues->put(d->board, r, c, (char)('0' + rng_below(&d->rng, 4)));
    CHECK(!err_is(board_solve(d->board, &s, &w)));
    if (s.answer == ANSWER_NONE)
        check_board(d, d->board, NULL);
}

static const char *const none[] = {
    "slitherlink 3x3 4.0/.../0.4",
    "slitherlink 5x5 2.2.2/...../2.2.2/...../2.2.2",
    "slitherlink 5x5 3.3.3/...../3.3.3/...../3.3.3",
    "slitherlink 1x1 3",
    "slitherlink 2x2 00/00",
    "slant 2x2 .../.0./...",
    "slant 1x1 2./..",
    "slant 3x3 4.../..../..../....",
};

static void test_memory(struct desk *d, const char *line)
{
    if (!CHECK(!err_is(desk_read(d, line))))
        return;
    struct told t;
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    enum answer out;
    told_open(&t);
    size_t held = d->arena.held, limit = d->arena.limit;
    for (size_t more = 0; more < 1 << 22; more = 2 * more + 1000) {
        d->arena.limit = held + more;
        struct err e = refute(d->board, NULL, &t, &out, &w);
        CHECK(err_is(e) ? e.code == ERR_MEMORY : out == ANSWER_NONE && t.is_empty);
    }
    d->arena.limit = limit;
    told_close(&t);
}

int main(void)
{
    struct desk d;
    desk_open(&d, 7);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        if (CHECK(!err_is(desk_read(&d, none[i]))))
            check_board(&d, d.board, NULL);
        test_memory(&d, none[i]);
    }
    for (const struct game *const *g = games_all; *g; g++)
        for (int i = 0; (*g)->puzzle && (*g)->puzzle->refute && i < 24; i++)
            test_made(&d, *g, 3 + i % 8, (enum level)(i % 3));
    desk_close(&d);
    return check_done("refutation");
}
