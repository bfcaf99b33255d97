/* search.c - how fast the duel engine is: positions a second, and the time to reach a depth with
 * one thread and with two, on positions of all three duels that take one thread a second or so.
 * Where two threads meet is chance, so they run three times and the middle time counts.
 *
 * What two threads gain in wall time is worth something on an idle machine alone, and is at most
 * what two processes gain that have nothing in common (the ceiling). So the loss is told apart:
 *   - by the processor time of the first thread, which holds whatever else the machine does, as far
 *     as both threads run at the same time;
 *   - by positions: twice the share of one thread's in those looked at by both together, which is
 *     what the gain would be if a position took no more time than with one thread;
 *   - the processor time of a position, with two threads for one.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "core/position.h"
#include "engine/search/search.h"
#include "games/games.h"

static const struct {
    const char *line;
    int depth;
} bench[] = {
    {"slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H", 23},
    {"slider 6 H++++V/+H++++/+HV+++/H++V++/++HV++/+V++++ V", 23},
    {"slider 6 ++H+V+/H+V+++/++H+V+/+H++++/++VH++/++++V+ H", 22},
    {"slider 8 H+++++++/H+++++++/H+++++++/H+++++++/H+++++++/H+++++++/H+++++++/+VVVVVVV H", 18},
    {"crosscut 8x8 ......../......../......../......../......../......../......../........ R", 10},
    {"crosscut 8x8 ......../......../..R.B.../...R..../....B.../......../......../........ R", 13},
    {"crosscut 8x8 ......../..RB..../..BR.R../...RB.../.B...B../..R...../......../........ B", 12},
    {"crosscut 10x10 ........../........../...R....../....B...../...BR...../.....R..../....B.."
     ".../........../........../.......... R",
     12},
    {"slider 6 H+++++/H+++++/+H++++/H+++++/+H+VV+/+VV++V H", 23},
    {"slider 6 +H++++/++++++/HH++++/+H++++/+V+VVV/H++V++ H", 23},
    {"slider 6 +H++++/H+H+++/+H++++/V+++++/+++VVV/H++V++ H", 23},
    {"slider 7 H++++++/H++++++/+H+++++/+H+++++/++++++V/HHV+V++/V+V++V+ H", 19},
    {"slider 8 +H++++++/H+++++++/++H+++++/H+++++++/H+++++++/H+++++++/+VV+++VV/H++VVV++ H", 19},
    {"slider 8 +HH+++++/++++++++/H+++++++/++++++++/HH++++++/H++++V++/H+V+++VV/VV++V+++ H", 18},
    {"crosscut 8x8 ......../...B..../......../......../......../......../.R....../........ R", 12},
    {"crosscut 8x8 ......../......../..B..R../...RB.B./..R...../......B./......R./........ R", 15},
    {"crosscut 8x8 ......../...RR.../.....R../..BR.BR./.B...R../.BBR..../..BB..../........ R", 18},
    {"crosscut 10x10 ........../........../.R......../......R.../......R.../.B......../..B...."
     ".../..B......./........../.......... R",
     11},
    {"crosscut 10x10 ........../....R...../....R...../....R.R.R./.R....R.B./.B......../..B.B.B"
     ".../..B......./...B....../.......... R",
     13},
    {"slant 8x8 1..12..0./..2.....1/12...14../.33..3.2./.3.3.12.1/2..312..2/.....2.../121..122"
     "1/.12.1.1.0 ....L.../L....LRR/.RR...../R......./....L.L./....R.../..L..R.R/L..L.... duel"
     "=1 mover=1 score=17-18 rule=sound",
     10},
    {"slider 6 ++H+++/++VH++/++++H+/+H+VV+/HV+++V/++++++ H", 22},
    {"slider 6 +++++V/V+H+H+/++H+V+/+V+H++/+++V++/++++H+ H", 22},
    {"slider 6 +++++H/H++++V/+H++++/H++HV+/V+VV++/++++++ H", 22},
    {"slider 6 +++H+V/V+H+++/+V+H++/+++VH+/++++V+/++++H+ H", 24},
    {"crosscut 8x8 ......../.....RB./.....R../.....R../.RRR.RB./......B./.....B../........ B", 15},
};

enum { POSITIONS = sizeof bench / sizeof *bench, TABLE_BYTES = 1 << 26, THREADS = 2, RUNS = 3 };

/* Times in seconds: of the wall, of the processor for all threads and for the first one. */
struct taken {
    double wall, cpu, first;
    double nodes;
};

static double seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static struct taken measure(const struct board *b, int depth, int threads)
{
    struct arena arena;
    struct table table;
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX};
    if (!search_table_open(&table, &arena, TABLE_BYTES))
        exit(1);
    struct search s = {.root = b, .table = &table, .depth = depth};
    struct taken from = {seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID),
                         seconds(CLOCK_THREAD_CPUTIME_ID), 0};
    if (err_is(search_threads(&s, &work, threads)))
        exit(1);
    struct taken took = {seconds(CLOCK_MONOTONIC) - from.wall,
                         seconds(CLOCK_PROCESS_CPUTIME_ID) - from.cpu,
                         seconds(CLOCK_THREAD_CPUTIME_ID) - from.first, (double)s.nodes};
    arena_close(&arena);
    return took;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *of, size_t n)
{
    qsort(of, n, sizeof *of, by_size);
    return (of[(n - 1) / 2] + of[n / 2]) / 2;
}

/* Of several runs the middle times, and the mean of the positions looked at. */
static struct taken measure_threads(const struct board *b, int depth)
{
    double wall[RUNS], cpu[RUNS], first[RUNS], nodes = 0;
    for (int i = 0; i < RUNS; i++) {
        struct taken t = measure(b, depth, THREADS);
        wall[i] = t.wall;
        cpu[i] = t.cpu;
        first[i] = t.first;
        nodes += t.nodes / RUNS;
    }
    return (struct taken){median(wall, RUNS), median(cpu, RUNS), median(first, RUNS), nodes};
}

/* The wall time in which as many processes as threads do the work of one each. */
static double measure_apart(const struct board *b, int depth)
{
    double start = seconds(CLOCK_MONOTONIC);
    fflush(stdout);
    for (int i = 0; i < THREADS; i++) {
        pid_t child = fork();
        if (child < 0)
            exit(1);
        if (child == 0) {
            measure(b, depth, 1);
            _exit(0);
        }
    }
    while (wait(NULL) > 0)
        ;
    return seconds(CLOCK_MONOTONIC) - start;
}

enum { GAIN, FIRST, NODES, COST, CEILING, FIGURES };

int main(void)
{
    struct arena arena;
    double figure[FIGURES][POSITIONS];
    arena_open(&arena);
    for (size_t i = 0; i < POSITIONS; i++) {
        struct board *b;
        int depth = bench[i].depth;
        if (err_is(position_read(games_all, bench[i].line, strlen(bench[i].line), &arena, &b)))
            return 1;
        struct taken one = measure(b, depth, 1), two = measure_threads(b, depth);
        figure[GAIN][i] = one.wall / two.wall;
        figure[FIRST][i] = one.cpu / two.first;
        figure[NODES][i] = THREADS * one.nodes / two.nodes;
        figure[COST][i] = two.cpu / two.nodes / (one.cpu / one.nodes);
        figure[CEILING][i] = THREADS * one.wall / measure_apart(b, depth);
        printf("%-8s %2dx%-2d depth %2d  %9.0f nodes  %5.2f s  %5.2f million a second;  two "
               "threads %5.2f s  "
               "%4.2f times sooner, by the first one's processor time %4.2f, by positions %4.2f, "
               "time a position %4.2f;  ceiling %4.2f\n",
               b->game->name, board_width(b), board_height(b), depth, one.nodes, one.wall,
               one.nodes / one.wall / 1e6, two.wall, figure[GAIN][i], figure[FIRST][i],
               figure[NODES][i], figure[COST][i], figure[CEILING][i]);
        fflush(stdout);
    }
    printf("two threads reach the depth %.2f times sooner at the median, by the first one's "
           "processor time "
           "%.2f, by positions %.2f, time a position %.2f; two processes apart %.2f\n",
           median(figure[GAIN], POSITIONS), median(figure[FIRST], POSITIONS),
           median(figure[NODES], POSITIONS), median(figure[COST], POSITIONS),
           median(figure[CEILING], POSITIONS));
    arena_close(&arena);
    return 0;
}
