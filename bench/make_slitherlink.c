/* make_slitherlink.c - how long it takes to make Slitherlink puzzles, and to give a hint.
 *
 *     bench_make_slitherlink [COUNT [SIZE...]]        default: 20 puzzles of 10, 20 and 30
 *
 * For each size and level: CPU milliseconds a puzzle (mean, worst), share of cells with a number,
 * how many have the level that was asked for by the whole chain of hints, and CPU milliseconds of
 * the first hint and of the dearest hint in the chain.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/position.h"
#include "games/slitherlink/slitherlink.h"
#include "puzzle/rate.h"
#include "support/figures.h"

struct row {
    struct figures make, hint;
    double last; /* time of the last hint */
    long clues, hits;
};

static void watch(void *ctx, const struct board *b, const struct hint *h)
{
    struct row *row = ctx;
    double now = cpu_us();
    (void)b;
    (void)h;
    figures_add(&row->hint, now - row->last);
    row->last = now;
}

static long count_clues(const struct board *b)
{
    long n = 0;
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            n += slitherlink_clue(b, r, c) != '.';
    return n;
}

static void make_one(struct row *row, int size, struct generate_request request, uint64_t i,
                     struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct variant v = game_preset(&slitherlink_game);
    struct rng rng;
    struct work work = {.arena = arena, .rng = &rng, .steps = UINT64_MAX};
    struct board *b;
    struct rating rating;
    v.value[OPTION_WIDTH] = v.value[OPTION_HEIGHT] = (int16_t)size;
    rng_seed(&rng, 1, i);
    if (err_is(position_new(&slitherlink_game, &v, arena, &b)))
        exit(1);
    double start = cpu_us();
    struct err e = slitherlink_generate(b, &request, &work);
    figures_add(&row->make, cpu_us() - start);
    row->last = cpu_us();
    if (!err_is(e) && !err_is(puzzle_rate(b, &rating, watch, row, &work))) {
        row->hits += rating.solved && rating.level == request.level;
        row->clues += count_clues(b);
    }
    arena_release(arena, mark);
}

static void measure(int size, int count)
{
    for (int level = 0; level < LEVEL_COUNT; level++)
        for (int symmetric = 0; symmetric < 2; symmetric++) {
            struct arena arena;
            arena_open(&arena);
            struct row row = {.make = figures_for(&arena, (size_t)count),
                              .hint =
                                  figures_for(&arena, (size_t)count * 4 * (size_t)(size * size))};
            struct generate_request request = {(enum level)level, {symmetric ? ORBIT_HALF : ORBIT_NONE}};
            for (int i = 0; i < count; i++)
                make_one(&row, size, request, (uint64_t)i, &arena);
            printf("%3dx%-3d %-7s %-9s %9.2f %9.2f %7.1f%% %6ld/%d %9.3f %9.3f\n", size, size,
                   level_name(request.level), symmetric ? "symmetric" : "",
                   figures_mean(&row.make) / 1e3, row.make.worst / 1e3,
                   100.0 * (double)row.clues / ((double)count * size * size), row.hits, count,
                   figures_mean(&row.hint) / 1e3, row.hint.worst / 1e3);
            fflush(stdout);
            arena_close(&arena);
        }
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 20;
    printf("%-7s %-17s %9s %9s %8s %8s %9s %9s\n", "size", "level", "make ms", "worst", "clues",
           "level", "hint ms", "worst");
    if (argc <= 2) {
        measure(10, count);
        measure(20, count);
        measure(30, count);
    }
    for (int i = 2; i < argc; i++)
        measure(atoi(argv[i]), count);
    return 0;
}
