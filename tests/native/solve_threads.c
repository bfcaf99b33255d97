/* Several threads give the verdict of one, with solutions that are right, and stop when asked.
 *
 * Boards are lattices of clues, of which some take hundreds of conflicts: others begin after the first
 * hundred. What one thread says is held against brute force elsewhere (unit.solver).
 */
#include <stdatomic.h>

#include "base/rng.h"
#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "games/slant/slant.h"
#include "games/slitherlink/slitherlink.h"

enum { VALUES = 5, IN_TURN = 3, BY_CHANCE = 4 };

struct lab {
    struct arena arena;
    struct work work;
    uint64_t tally[4];
};

static struct board *board_new(struct lab *l, const struct game *g, int side)
{
    struct variant v = game_preset(g);
    struct board *b;
    v.value[OPTION_WIDTH] = v.value[OPTION_HEIGHT] = (int16_t)side;
    return err_is(position_new(g, &v, &l->arena, &b)) ? NULL : b;
}

/* A clue on every step-th place of every step-th row: 1s, 2s, 3s, these in turn, or by chance;
 * perhaps with another one in the middle. */
static struct board *lattice(struct lab *l, const struct game *g, int side, int step, int value, bool changed)
{
    struct board *b = board_new(l, g, side);
    struct rng rng;
    rng_seed(&rng, (uint64_t)step, (uint64_t)side);
    int n = side + g->clues->extra, middle = side / step / 2 * step;
    for (int r = 0; b && r < n; r += step)
        for (int c = 0; c < n; c += step) {
            int clue = value == BY_CHANCE ? (int)rng_below(&rng, 4)
                       : value == IN_TURN ? 1 + (r / step + c / step) % 3
                                          : 1 + value;
            clue = (clue + (changed && r == middle && c == middle)) % 4;
            bool rim = g->clues->extra && (r == 0 || c == 0 || r == side || c == side);
            g->clues->put(b, r, c, (char)('0' + (rim ? 1 : clue)));
        }
    if (b)
        g->rules.validate(b);
    return b;
}

static void is_solution(struct lab *l, const struct board *b)
{
    struct board *copy = arena_take(&l->arena, 1, b->game->rules.size(&b->variant));
    if (!CHECK(copy))
        return;
    board_copy(copy, b);
    CHECK(copy->game->rules.status(copy) == STATUS_SOLVED);
}

static enum answer answer_by(struct lab *l, const struct board *b, int threads)
{
    size_t size = b->game->rules.size(&b->variant);
    struct solve s = {.limit = 2, .threads = threads};
    s.first = arena_take(&l->arena, 1, size);
    s.second = arena_take(&l->arena, 1, size);
    l->work.steps = UINT64_MAX;
    if (!CHECK(s.first && s.second && !err_is(b->game->puzzle->solve(b, &s, &l->work)) && s.complete))
        return ANSWER_UNKNOWN;
    if (s.count > 0)
        is_solution(l, s.first);
    if (s.count > 1) {
        is_solution(l, s.second);
        CHECK(memcmp(s.first, s.second, size) != 0);
    }
    return s.answer;
}

static void same(struct lab *l, const struct game *g, int side, int step, int value, bool changed)
{
    struct arena_mark mark = arena_here(&l->arena);
    const struct board *b = lattice(l, g, side, step, value, changed);
    int threads = 2 + value % 3;
    if (CHECK(b)) {
        enum answer one = answer_by(l, b, 1);
        l->tally[one]++;
        if (!CHECK(one == answer_by(l, b, threads)))
            printf("  %s %d, every %d, value %d, %d threads\n", g->name, side, step, value, threads);
    }
    arena_release(&l->arena, mark);
}

/* Says stop for good after so many questions. Only the first thread asks. */
static bool enough(void *ctx)
{
    atomic_long *left = ctx;
    return atomic_fetch_sub(left, 1) <= 0;
}

static void stops(struct lab *l)
{
    const struct board *b = lattice(l, &slitherlink_game, 41, 2, 2, true);
    for (long asked = 0; b && asked < 2000; asked = 2 * asked + 1) {
        atomic_long left = asked;
        struct work work = {.arena = &l->arena, .steps = UINT64_MAX, .stop = enough, .ctx = &left};
        struct solve s = {.limit = 2, .threads = 4};
        CHECK(!err_is(b->game->puzzle->solve(b, &s, &work)));
        CHECK(s.answer == ANSWER_UNKNOWN && !s.complete);
        work = (struct work){.arena = &l->arena, .steps = (uint64_t)asked * 10};
        CHECK(!err_is(b->game->puzzle->solve(b, &s, &work)));
        CHECK(s.answer == ANSWER_UNKNOWN && !s.complete && work.steps == 0);
    }
}

int main(void)
{
    static struct lab l;
    arena_open(&l.arena);
    l.work.arena = &l.arena;
    for (int side = 9; side <= 21; side += 4)
        for (int step = 2; step <= 4; step++)
            for (int value = 0; value < VALUES; value++) {
                same(&l, &slitherlink_game, side, step, value, false);
                same(&l, &slitherlink_game, side, step, value, true);
                same(&l, &slant_game, side, step, value, false);
                same(&l, &slant_game, side, step, value, true);
            }
    printf("%d none, %d one, %d several\n", (int)l.tally[ANSWER_NONE], (int)l.tally[ANSWER_ONE],
           (int)l.tally[ANSWER_MANY]);
    stops(&l);
    arena_close(&l.arena);
    return check_done("solve_threads");
}
