/* referee.c - how long the CaDiCaL road takes to the proof, set by set.
 *
 *     bench_referee slitherlink|edges|slant FILE [MAX [FILTER]]
 *
 * `edges` is Slitherlink by the other, plainer encoding. MAX bounds the boards taken of each set
 * (evenly spread; 0 is all of them), FILTER is a part of the set's name. Times are CPU
 * microseconds, set-up included. Every verdict is compared with the file's, every solution with the
 * file's; a difference is printed and makes the exit code 1.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/slant/clauses.h"
#include "games/slitherlink/clauses.h"
#include "referee/referee.h"
#include "support/figures.h"
#include "support/puzzles.h"

enum road { ROAD_CELLS, ROAD_EDGES, ROAD_SLANT };

static enum puzzle_kind kind_of(enum road road)
{
    return road == ROAD_SLANT ? PUZZLE_SLANT : PUZZLE_SLITHERLINK;
}

struct tally {
    struct figures time;
    size_t wrong;
    uint64_t models, cuts;
};

/* Verdict and solution as the file has them? */
static bool agrees(const struct bench_puzzle *p, const struct referee *r, int keys)
{
    static const enum answer expected[] = {ANSWER_NONE, ANSWER_ONE, ANSWER_MANY};
    if (p->nsol >= 0 && r->answer != expected[p->nsol])
        return false;
    return !p->solution || (r->count && memcmp(p->solution, r->solution, (size_t)keys) == 0);
}

static void judge(enum road road, const struct bench_puzzle *p, struct work *w, struct tally *t)
{
    struct arena_mark mark = arena_here(w->arena);
    int keys = puzzles_keys(kind_of(road), p->w, p->h);
    int8_t *solution = arena_take(w->arena, 2, (size_t)keys);
    struct slitherlink_clues loop = {p->w, p->h, p->clue, NULL};
    struct slant_clues slant = {p->w, p->h, p->clue, NULL};
    struct referee r = {.limit = 2, .solution = solution, .cap = 2};
    double start = cpu_us();
    struct encoding e = road == ROAD_SLANT   ? slant_encoding(&slant)
                        : road == ROAD_EDGES ? slitherlink_edge_encoding(&loop)
                                             : slitherlink_cell_encoding(&loop);
    struct err err = referee_solve(&e, &r, w);
    double us = cpu_us() - start;
    if (err_is(err) || !agrees(p, &r, keys)) {
        printf("%s: the answer differs from the file's\n", p->id);
        t->wrong++;
    }
    arena_release(w->arena, mark);
    figures_add(&t->time, us);
    t->models += r.models;
    t->cuts += r.cuts;
}

static void print(const char *set, struct tally *t)
{
    double n = (double)t->time.n;
    printf("%-42s %6zu %10.0f %10.0f %10.0f %8.1f %8.1f\n", set, t->time.n,
           figures_median(&t->time), figures_mean(&t->time), t->time.worst, (double)t->models / n,
           (double)t->cuts / n);
    fflush(stdout);
}

static size_t run(enum road road, struct bench_puzzles *all, size_t max, const char *filter,
                  struct work *w)
{
    size_t wrong = 0;
    printf("%-42s %6s %10s %10s %10s %8s %8s\n", "set", "boards", "median us", "mean", "worst",
           "models", "cuts");
    for (size_t from = 0, end; from < all->n; from = end) {
        end = puzzles_set_end(all, from);
        const char *set = all->puzzle[from].set;
        if (!strstr(set, filter))
            continue;
        size_t n = max && max < end - from ? max : end - from;
        struct arena_mark mark = arena_here(w->arena);
        struct tally t = {.time = figures_for(w->arena, n)};
        for (size_t i = 0; i < n; i++)
            judge(road, &all->puzzle[from + i * (end - from) / n], w, &t);
        print(set, &t);
        wrong += t.wrong;
        arena_release(w->arena, mark);
    }
    return wrong;
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: bench_referee slitherlink|edges|slant FILE [MAX [FILTER]]\n");
        return 2;
    }
    struct bench_puzzles all;
    enum road road = strcmp(argv[1], "slant") == 0   ? ROAD_SLANT
                     : strcmp(argv[1], "edges") == 0 ? ROAD_EDGES
                                                     : ROAD_CELLS;
    puzzles_open(&all, kind_of(road));
    size_t line;
    const char *why = puzzles_load(&all, argv[2], &line);
    if (why) {
        fprintf(stderr, "%s:%zu: %s\n", argv[2], line, why);
        return 2;
    }
    puzzles_sort(&all);
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    size_t max = argc > 3 ? (size_t)atol(argv[3]) : 0;
    size_t wrong = run(road, &all, max, argc > 4 ? argv[4] : "", &w);
    arena_close(&arena);
    puzzles_close(&all);
    return wrong != 0;
}
