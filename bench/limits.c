/* limits.c - how late a search stops. Each position is searched again and again with a time limit,
 * and again with somebody else who says stop at a random moment; the latest answer of each is
 * printed, in milliseconds. The largest boards are here because their positions cost the most.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/position.h"
#include "duel/player.h"
#include "games/games.h"

static const char *const games[][2] = {
    {"slider", "6"},       {"slider", "16"}, {"crosscut", "8x8"},
    {"crosscut", "10x10"}, {"slant", "7x7"}, {"slant", "30x30"},
};

enum { RUNS = 20, LIMIT_US = 50000, THREADS = 2 };

struct stopper {
    int64_t after;
    int64_t said; /* when */
    atomic_bool stop;
};

static void *say_stop(void *ctx)
{
    struct stopper *s = ctx;
    struct timespec t = {0, (long)s->after * 1000};
    nanosleep(&t, NULL);
    s->said = clock_us();
    atomic_store(&s->stop, true);
    return NULL;
}

static bool is_said(void *ctx)
{
    return atomic_load_explicit(&((struct stopper *)ctx)->stop, memory_order_relaxed);
}

/* Microseconds from the end of the time, or from the word, to the answer. */
static int64_t lateness(const struct board *b, int run, bool cancel, struct arena *arena)
{
    struct stopper s = {.after = 5000 + 2000 * run};
    struct rng rng;
    struct work w = {.arena = arena, .rng = &rng, .steps = UINT64_MAX};
    w.stop = cancel ? is_said : NULL;
    w.ctx = &s;
    clock_limit(&w, cancel ? 10000000 : LIMIT_US);
    struct player p;
    struct advice a;
    pthread_t thread;
    rng_seed(&rng, 1, (uint64_t)run);
    if (err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, arena)))
        exit(1);
    p.traps = true; /* as in a game */
    p.threads = 1 + run % THREADS;
    if (cancel && pthread_create(&thread, NULL, say_stop, &s))
        exit(1);
    if (err_is(player_move(&p, b, NULL, 0, &a, &w)))
        exit(1);
    int64_t now = clock_us();
    if (cancel)
        pthread_join(thread, NULL);
    int64_t late = now - (cancel ? s.said : w.end);
    return a.exact && late < 0 ? 0 : late; /* it may have known before */
}

static void measure(const char *game, const char *size, struct arena *arena)
{
    const struct game *g = game_named(games_all, slice_of(game));
    struct variant v = game_preset(g);
    struct arena_mark mark = arena_here(arena);
    struct board *b;
    int64_t worst[2] = {0, 0};
    int w, h;
    if (sscanf(size, "%dx%d", &w, &h) < 2)
        h = w;
    v.value[OPTION_WIDTH] = (int16_t)w;
    v.value[OPTION_HEIGHT] = (int16_t)h;
    if (err_is(position_new(g, &v, arena, &b)))
        exit(1);
    for (int run = 0; run < RUNS; run++)
        for (int cancel = 0; cancel < 2; cancel++) {
            struct arena_mark here = arena_here(arena);
            int64_t late = lateness(b, run, cancel, arena);
            worst[cancel] = late > worst[cancel] ? late : worst[cancel];
            arena_release(arena, here);
        }
    printf("%-8s %-6s over the time %6.2f ms at most, after a stop %6.2f ms\n", game, size,
           (double)worst[0] / 1000, (double)worst[1] / 1000);
    fflush(stdout);
    arena_release(arena, mark);
}

int main(void)
{
    struct arena arena;
    arena_open(&arena);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        measure(games[i][0], games[i][1], &arena);
    arena_close(&arena);
    return 0;
}
