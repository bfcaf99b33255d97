/* search.c - how fast the duel engine is: positions a second, and the time to reach a depth with
 * one thread and with two, on positions of all three duels that take one thread a second or so.
 * Where two threads meet is chance, so they run three times and the middle time counts. Times are
 * wall time: only an idle machine gives the second thread its worth. What it can be worth shows in
 * the positions looked at by both together: twice the share of one thread's. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double measure(const struct board *b, int depth, int threads, uint64_t *nodes)
{
    struct arena arena;
    struct table table;
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX};
    if (!search_table_open(&table, &arena, TABLE_BYTES))
        exit(1);
    struct search s = {.root = b, .table = &table, .depth = depth};
    double start = seconds();
    if (err_is(search_threads(&s, &work, threads)))
        exit(1);
    double took = seconds() - start;
    *nodes = s.nodes;
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

/* The middle time of several runs, and the mean of the positions looked at. */
static double measure_threads(const struct board *b, int depth, double *nodes)
{
    double took[RUNS];
    *nodes = 0;
    for (int i = 0; i < RUNS; i++) {
        uint64_t seen;
        took[i] = measure(b, depth, THREADS, &seen);
        *nodes += (double)seen / RUNS;
    }
    return median(took, RUNS);
}

int main(void)
{
    struct arena arena;
    double gain[POSITIONS], idle[POSITIONS];
    arena_open(&arena);
    for (size_t i = 0; i < POSITIONS; i++) {
        struct board *b;
        uint64_t one_nodes;
        double two_nodes;
        if (err_is(position_read(games_all, bench[i].line, strlen(bench[i].line), &arena, &b)))
            return 1;
        double one = measure(b, bench[i].depth, 1, &one_nodes);
        double two = measure_threads(b, bench[i].depth, &two_nodes);
        gain[i] = one / two;
        idle[i] = 2.0 * (double)one_nodes / two_nodes;
        printf(
            "%-8s %2dx%-2d depth %2d  %9llu nodes  %6.2f s  %5.2f million a second;  two threads "
            "%6.2f s  %4.2f times sooner, by positions %4.2f\n",
            b->game->name, board_width(b), board_height(b), bench[i].depth,
            (unsigned long long)one_nodes, one, (double)one_nodes / one / 1e6, two, gain[i],
            idle[i]);
    }
    printf("two threads reach the depth %.2f times sooner at the median, by positions %.2f\n",
           median(gain, POSITIONS), median(idle, POSITIONS));
    arena_close(&arena);
    return 0;
}
