/* hexpath.c - how fast the Hexpath solver proves one order to be the only one.
 *
 * Boards are made by the generator itself from fixed seeds, so two runs measure the same work.
 * Usage: hexpath [boards [size numbers]]. With `random` before these, boards of chance: a number in every
 * cell, start and end on opposite edges; and how many of them are settled, two orders or fewer, within a
 * second. Times are CPU time.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/position.h"
#include "games/hexpath/maker.h"

static double now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Time of one proof: repeated until it can be measured, and the median of five such times. */
static double solve_time(const struct board *b, struct solve *s, struct work *w)
{
    double times[5];
    for (int i = 0; i < 5; i++) {
        int rounds = 0;
        double start = now_us(), spent;
        do {
            b->game->puzzle->solve(b, s, w);
            rounds++;
            spent = now_us() - start;
        } while (spent < 2000);
        times[i] = spent / rounds;
    }
    qsort(times, 5, sizeof *times, compare);
    return times[2];
}

static enum err_code count_run(struct hexpath_maker *m, const void *how)
{
    (void)how;
    return hexpath_maker_count(m);
}

static void bench_size(int n, int k, int boards, struct arena *arena)
{
    struct rng rng;
    struct work w = {.arena = arena, .rng = &rng, .steps = UINT64_MAX};
    double *times = arena_take(arena, (size_t)boards, sizeof *times);
    double made = 0, sum = 0;
    uint64_t nodes = 0;
    for (int i = 0; i < boards; i++) {
        struct arena_mark mark = arena_here(arena);
        struct variant v = game_preset(&hexpath_game);
        struct board *b;
        v.value[OPTION_WIDTH] = v.value[OPTION_HEIGHT] = (int16_t)n;
        rng_seed(&rng, 2024, (uint64_t)i);
        double start = now_us();
        if (err_is(position_new(&hexpath_game, &v, arena, &b)) ||
            err_is(hexpath_maker_make(b, (struct hexpath_recipe){k, n / 2}, count_run, NULL, &w)))
            exit(1);
        made += now_us() - start;
        struct solve s = {.limit = 2};
        times[i] = solve_time(b, &s, &w);
        if (s.answer != ANSWER_ONE)
            exit(1);
        sum += times[i];
        nodes += s.decisions;
        arena_release(arena, mark);
    }
    qsort(times, (size_t)boards, sizeof *times, compare);
    printf("%2dx%-2d k=%-2d  boards %3d  proof us: median %9.1f worst %9.1f   nodes/board %9.0f  "
           "Mnodes/s %5.1f  making ms %8.1f\n",
           n, n, k, boards, times[boards / 2], times[boards - 1], (double)nodes / boards,
           (double)nodes / sum, made / boards / 1000);
    fflush(stdout);
}

/* Start and end at random on opposite edges: the first and the last row, or these turned. */
static void write_random(int n, int k, struct rng *rng, struct writer *out)
{
    int at = (int)rng_below(rng, (uint32_t)n), to = (int)rng_below(rng, (uint32_t)n);
    bool turned = rng_below(rng, 2), back = rng_below(rng, 2);
    int start = turned ? at * n : at, end = turned ? to * n + n - 1 : n * (n - 1) + to;
    writer_text(out, "hexpath ");
    writer_number(out, n);
    for (int i = 0; i < n * n; i++) {
        writer_char(out, i == 0 ? ' ' : i % n ? ',' : '/');
        writer_number(out, 1 + rng_below(rng, (uint32_t)k));
        writer_text(out, i == start ? back ? "E" : "S" : i == end ? back ? "S" : "E" : "");
    }
}

static void bench_random(int n, int k, int boards, struct arena *arena)
{
    static char text[1 << 14];
    const struct game *const only[] = {&hexpath_game, NULL};
    double *times = arena_take(arena, (size_t)boards, sizeof *times);
    int settled = 0, answers[4] = {0};
    for (int i = 0; i < boards; i++) {
        struct arena_mark mark = arena_here(arena);
        struct rng rng;
        struct writer out = writer_to(text, sizeof text);
        struct board *b;
        rng_seed(&rng, 1, (uint64_t)i + 1);
        write_random(n, k, &rng, &out);
        if (err_is(position_read(only, text, out.n, arena, &b)))
            exit(1);
        struct work w = {.arena = arena, .steps = 100000000};
        struct solve s = {.limit = 2};
        double start = now_us();
        b->game->puzzle->solve(b, &s, &w);
        times[i] = now_us() - start;
        settled += s.answer != ANSWER_UNKNOWN && times[i] <= 1e6;
        answers[s.answer]++;
        arena_release(arena, mark);
    }
    qsort(times, (size_t)boards, sizeof *times, compare);
    printf("%2dx%-2d k=%-2d  random boards %3d  settled within 1 s: %3d  (several %d, one %d, none %d)  "
           "ms: median %.2f worst %.2f\n",
           n, n, k, boards, settled, answers[ANSWER_MANY], answers[ANSWER_ONE], answers[ANSWER_NONE],
           times[boards / 2] / 1000, times[boards - 1] / 1000);
}

int main(int argc, char **argv)
{
    static const int sets[][3] = {{5, 5, 100}, {6, 6, 100}, {7, 7, 100}, {8, 8, 50},
                                  {9, 9, 20},  {7, 10, 20}, {8, 12, 10}, {8, 14, 2}};
    struct arena arena;
    arena_open(&arena);
    bool random = argc > 1 && strcmp(argv[1], "random") == 0;
    argv += random;
    argc -= random;
    int boards = argc > 1 ? atoi(argv[1]) : 0;
    if (random && argc > 3)
        bench_random(atoi(argv[2]), atoi(argv[3]), boards, &arena);
    else if (argc > 3)
        bench_size(atoi(argv[2]), atoi(argv[3]), boards, &arena);
    else
        for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
            bench_size(sets[i][0], sets[i][1], boards ? boards : sets[i][2], &arena);
    arena_close(&arena);
    return 0;
}
