/* Several threads give the values of plain minimax, stop when asked, and prove nothing false. Whoever has
 * the answer first ends it for all. */
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

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

/* A search by two threads of which the first waits, at its first question, until the helper has ended. */
static pthread_key_t at_the_end; /* of a thread that has judged a position */
static pthread_t first;
static atomic_bool helped;
static atomic_long judged[2]; /* by the first thread, by the helper */

static void helper_ends(void *ctx)
{
    atomic_store(&helped, ctx != NULL);
}

static int judge(const struct board *b)
{
    bool helps = !pthread_equal(pthread_self(), first);
    atomic_fetch_add(&judged[helps], 1);
    if (helps)
        pthread_setspecific(at_the_end, &helped);
    return crosscut_game.duel->evaluate(b);
}

static bool waits(void *ctx)
{
    const struct timespec moment = {0, 1000000};
    (void)ctx;
    while (!atomic_load(&helped))
        nanosleep(&moment, NULL);
    return false;
}

static void helper_answers(struct desk *d, struct table *table)
{
    struct duel duel = *crosscut_game.duel;
    struct game game = crosscut_game;
    duel.evaluate = judge;
    game.duel = &duel;
    first = pthread_self();
    CHECK(!pthread_key_create(&at_the_end, helper_ends));
    CHECK(!err_is(desk_read(d, "crosscut 8x8 ......../......../..R.B.../...R..../....B.../......../"
                               "......../........ R")));
    d->board->game = &game;
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX, .stop = waits};
    struct search s = {.root = d->board, .table = table, .depth = 8};
    search_table_next(table);
    CHECK(!err_is(search_threads(&s, &work, 2)));
    CHECK(s.reached == s.depth && s.n_pv > 1 && s.pv[0] == s.move);
    CHECK(!d->board->game->rules.refusal(d->board, s.move));
    CHECK(judged[0] * 2 < judged[1]);
    pthread_key_delete(at_the_end);
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
    helper_answers(&d, &table);
    arena_close(&memory);
    desk_close(&d);
    return check_done("search_threads");
}
