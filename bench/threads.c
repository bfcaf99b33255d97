/* threads.c - what a second thread is worth: the slowest boards of a collection, alone and by several threads.
 *
 *     bench_threads [-n BOARDS] [-t THREADS] [-r RUNS] slitherlink|slant FILE...
 *
 * All boards are solved once; the slowest BOARDS (50) of them then RUNS (5) times each by one thread and by
 * THREADS (2), in turns, and the fastest run of each counts. Wall time, as it must be: on a machine that has
 * other work the ratios say little, and so the steps are printed too, those of one thread over those of
 * the one that was first asked, which is as long as the longest way through the work.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "core/position.h"
#include "games/games.h"
#include "support/figures.h"
#include "support/puzzles.h"

struct timing {
    const struct bench_puzzle *p;
    double wall[2];
    uint64_t steps[2];
};

static double wall_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

/* Keeps the faster of this run and those before. Returns the verdict. */
static enum answer run(const struct game *g, struct timing *t, int which, int threads, struct arena *a)
{
    struct arena_mark mark = arena_here(a);
    struct work w = {.arena = a, .steps = UINT64_MAX / 2};
    const struct board *b = puzzle_board(t->p, g, a);
    struct solve s = {.limit = 2, .threads = threads};
    double start = wall_us();
    if (err_is(g->puzzle->solve(b, &s, &w)))
        exit(2);
    double us = wall_us() - start;
    uint64_t steps = UINT64_MAX / 2 - w.steps;
    t->wall[which] = t->wall[which] == 0 || us < t->wall[which] ? us : t->wall[which];
    t->steps[which] = t->steps[which] == 0 || steps < t->steps[which] ? steps : t->steps[which];
    arena_release(a, mark);
    return s.answer;
}

static int slowest_first(const void *x, const void *y)
{
    const struct timing *a = x, *b = y;
    return (a->wall[0] < b->wall[0]) - (a->wall[0] > b->wall[0]);
}

static double ratio(const struct timing *t)
{
    return t->wall[0] / t->wall[1];
}

static int by_ratio(const void *x, const void *y)
{
    return (ratio(x) > ratio(y)) - (ratio(x) < ratio(y));
}

static int by_steps(const void *x, const void *y)
{
    const struct timing *a = x, *b = y;
    double p = (double)a->steps[0] * (double)b->steps[1], q = (double)b->steps[0] * (double)a->steps[1];
    return (p > q) - (p < q);
}

static void print(struct timing *t, size_t n, int threads)
{
    printf("%zu boards, %d threads against one: ", n, threads);
    qsort(t, n, sizeof *t, by_ratio);
    printf("wall median %.2f, least %.2f, most %.2f; ", ratio(&t[n / 2]), ratio(&t[0]), ratio(&t[n - 1]));
    qsort(t, n, sizeof *t, by_steps);
    printf("steps median %.2f, least %.2f, most %.2f\n", (double)t[n / 2].steps[0] / (double)t[n / 2].steps[1],
           (double)t[0].steps[0] / (double)t[0].steps[1],
           (double)t[n - 1].steps[0] / (double)t[n - 1].steps[1]);
}

static void measure(const struct game *g, const struct bench_puzzles *all, size_t most, int threads, int runs,
                    struct arena *a)
{
    struct timing *t = arena_take(a, all->n, sizeof *t);
    if (!t)
        exit(2);
    for (size_t i = 0; i < all->n; i++) {
        t[i].p = &all->puzzle[i];
        run(g, &t[i], 0, 1, a);
    }
    qsort(t, all->n, sizeof *t, slowest_first);
    size_t n = most < all->n ? most : all->n;
    for (size_t i = 0; i < n; i++) {
        for (int r = 0; r < runs; r++)
            if (run(g, &t[i], 0, 1, a) != run(g, &t[i], 1, threads, a)) {
                printf("%s: verdicts differ\n", t[i].p->id);
                exit(1);
            }
        printf("    %-40s %dx%d %8.0f us %8.0f us %9llu steps %9llu\n", t[i].p->id, t[i].p->w, t[i].p->h,
               t[i].wall[0], t[i].wall[1], (unsigned long long)t[i].steps[0],
               (unsigned long long)t[i].steps[1]);
    }
    if (n)
        print(t, n, threads);
}

int main(int argc, char **argv)
{
    int most = 50, threads = 2, runs = 5, o;
    while ((o = getopt(argc, argv, "n:t:r:")) != -1) {
        if (o == 'n')
            most = atoi(optarg);
        else if (o == 't')
            threads = atoi(optarg);
        else if (o == 'r')
            runs = atoi(optarg);
    }
    const struct game *g = optind < argc ? game_named(games_all, slice_of(argv[optind])) : NULL;
    if (!g || !g->clues || optind + 1 >= argc || most < 1 || threads < 1 || runs < 1) {
        fprintf(stderr, "usage: bench_threads [-n BOARDS] [-t THREADS] [-r RUNS] slitherlink|slant FILE...\n");
        return 2;
    }
    struct bench_puzzles all;
    struct arena arena;
    arena_open(&arena);
    puzzles_open(&all, g->clues->extra ? PUZZLE_SLANT : PUZZLE_SLITHERLINK);
    for (int i = optind + 1; i < argc; i++) {
        size_t line;
        const char *why = puzzles_load(&all, argv[i], &line);
        if (why) {
            fprintf(stderr, "%s:%zu: %s\n", argv[i], line, why);
            return 2;
        }
    }
    measure(g, &all, (size_t)most, threads, runs, &arena);
    puzzles_close(&all);
    arena_close(&arena);
    return 0;
}
