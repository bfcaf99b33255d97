/* Several threads give the values of plain minimax, stop when asked, and prove nothing false. */
#include <stdatomic.h>

#include "engine/search/score.h"
#include "engine/search/search.h"
#include "randoms.h"
#include "slow/minimax.h"

static void against_minimax(struct desk *d, struct table *table, int i)
{
    int depth = random_position(d, i), value = slow_minimax(d->board, depth, 0);
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    struct search s = {.root = d->board, .table = table, .depth = depth, .full_width = true};
    search_table_next(table);
    CHECK(!err_is(search_threads(&s, &work, 2 + i % 3)));
    if (!CHECK(s.score == value))
        printf("  %s\n  depth %d: %d, minimax %d\n", desk_line(d), depth, s.score, value);
    CHECK(!d->board->game->rules.refusal(d->board, s.move));
}

/* Says stop for good after so many questions, whoever asks them. */
static bool enough(void *ctx)
{
    atomic_long *left = ctx;
    return atomic_fetch_sub(left, 1) <= 0;
}

/* All threads end when work.stop says so, and there is a move. */
static void stops(struct desk *d, struct table *table)
{
    desk_new(d, &crosscut_game, 8, 8);
    for (long asked = 0; asked < 500; asked = 2 * asked + 1) {
        atomic_long left = asked;
        struct work work = {.arena = &d->arena, .steps = UINT64_MAX, .stop = enough, .ctx = &left};
        struct search s = {.root = d->board, .table = table, .depth = SEARCH_DEPTH_MAX};
        CHECK(!err_is(search_threads(&s, &work, 4)));
        CHECK(!d->board->game->rules.refusal(d->board, s.move) && s.reached < SEARCH_DEPTH_MAX);
    }
}

int main(void)
{
    static struct desk d;
    struct arena memory;
    struct table table;
    desk_open(&d, 13);
    arena_open(&memory);
    CHECK(search_table_open(&table, &memory, 1 << 18));
    for (int i = 0; i < 1500; i++)
        against_minimax(&d, &table, i);
    stops(&d, &table);
    arena_close(&memory);
    desk_close(&d);
    return check_done("search_threads");
}
