/* solvers.c - our solver against the SAT road, board by board, in the same run.
 *
 *     bench_solvers slitherlink|slant [-m MAX] [-f TEXT] [-w US] FILE...
 *
 * Reads collections (support/puzzles.h) and prints for each set the CPU time to the verdict none,
 * one or several, set-up included: ours, CaDiCaL's on the plain clauses (edges with loop cuts; for
 * Slant the only ones), and for Slitherlink also on the stronger ones (cells with region cuts).
 * Verdicts and solutions must agree with the file and with each other. Every road is run RUNS times
 * on a board and the fastest run counts: code and memory are warm for all of them alike.
 *
 *     -m  at most MAX boards of a set, spread evenly     -f  only sets whose name contains TEXT
 *     -w  list every board that takes us at least US microseconds
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/clauses.h"
#include "core/position.h"
#include "games/games.h"
#include "games/slant/clauses.h"
#include "games/slitherlink/clauses.h"
#include "referee/referee.h"
#include "support/figures.h"
#include "support/growth.h"
#include "support/puzzles.h"

enum road { ROAD_OURS, ROAD_PLAIN, ROAD_STRONG, ROADS };
enum { RUNS = 5, LONG_US = 200000 }; /* a run that takes long is not repeated */

struct bench {
    enum puzzle_kind kind;
    const struct game *game;
    size_t max;
    const char *filter;
    double list_from;
    struct work work;
    struct growth growth; /* of our time */
    size_t wrong;
};

struct tally {
    struct figures time[ROADS];
    double ns_cell, least; /* sum of ours by cell; smallest ratio plain / ours */
    const char *least_id;
};

static struct board *board_of(struct bench *b, const struct bench_puzzle *p)
{
    struct variant v = game_preset(b->game);
    struct board *board;
    v.value[OPTION_WIDTH] = (int16_t)p->w;
    v.value[OPTION_HEIGHT] = (int16_t)p->h;
    if (err_is(position_new(b->game, &v, b->work.arena, &board)))
        exit(2);
    int extra = b->game->clues->extra, i = 0;
    for (int r = 0; r < p->h + extra; r++)
        for (int c = 0; c < p->w + extra; c++, i++)
            if (p->clue[i] >= 0)
                b->game->clues->put(board, r, c, (char)('0' + p->clue[i]));
    b->game->rules.settle(board);
    return board;
}

static bool as_expected(const struct bench_puzzle *p, enum answer a)
{
    static const enum answer expected[] = {ANSWER_NONE, ANSWER_ONE, ANSWER_MANY};
    return p->nsol < 0 || a == expected[p->nsol];
}

static double run_ours(struct bench *b, const struct bench_puzzle *p, const struct board *board)
{
    size_t size = b->game->rules.size(&board->variant);
    struct board *solution = arena_take(b->work.arena, 1, size);
    struct board *known = arena_take(b->work.arena, 1, size);
    struct solve s = {.limit = 2, .first = solution};
    double start = cpu_us();
    struct err e = b->game->puzzle->solve(board, &s, &b->work);
    double us = cpu_us() - start;
    bool right = !err_is(e) && as_expected(p, s.answer);
    if (right && p->solution) {
        b->game->puzzle->decode(board, p->solution, known);
        right = memcmp(known, solution, size) == 0;
    }
    if (!right) {
        printf("%s: our answer differs from the file's\n", p->id);
        b->wrong++;
    }
    return us;
}

static double run_sat(struct bench *b, const struct bench_puzzle *p, enum road road)
{
    int8_t *solution = arena_take(b->work.arena, 2, (size_t)puzzles_keys(b->kind, p->w, p->h));
    struct slitherlink_clues loop = {p->w, p->h, p->clue, NULL};
    struct slant_clues slant = {p->w, p->h, p->clue, NULL};
    struct referee r = {.limit = 2, .solution = solution, .cap = 2};
    double start = cpu_us();
    struct encoding e = b->kind == PUZZLE_SLANT ? slant_encoding(&slant)
                        : road == ROAD_PLAIN    ? slitherlink_edge_encoding(&loop)
                                                : slitherlink_cell_encoding(&loop);
    struct err err = referee_solve(&e, &r, &b->work);
    double us = cpu_us() - start;
    if (err_is(err) || !as_expected(p, r.answer)) {
        printf("%s: CaDiCaL's answer differs from the file's\n", p->id);
        b->wrong++;
    }
    return us;
}

static double fastest(struct bench *b, const struct bench_puzzle *p, const struct board *board,
                      enum road road)
{
    double best = 0;
    for (int i = 0; i < RUNS && best < LONG_US; i++) {
        struct arena_mark mark = arena_here(b->work.arena);
        double us = road == ROAD_OURS ? run_ours(b, p, board) : run_sat(b, p, road);
        arena_release(b->work.arena, mark);
        best = i == 0 || us < best ? us : best;
    }
    return best;
}

static void race(struct bench *b, const struct bench_puzzle *p, struct tally *t)
{
    struct arena_mark mark = arena_here(b->work.arena);
    const struct board *board = board_of(b, p);
    double us[ROADS];
    int roads = b->kind == PUZZLE_SLANT ? ROAD_PLAIN : ROAD_STRONG;
    for (int road = ROAD_OURS; road <= roads; road++)
        us[road] = fastest(b, p, board, (enum road)road);
    if (us[ROAD_OURS] >= b->list_from)
        printf("    %-40s %dx%d %10.0f us\n", p->id, p->w, p->h, us[ROAD_OURS]);
    for (int road = 0; road <= roads; road++)
        figures_add(&t->time[road], us[road]);
    t->ns_cell += us[ROAD_OURS] * 1000 / (p->w * p->h);
    if (!t->least_id || us[ROAD_PLAIN] / us[ROAD_OURS] < t->least) {
        t->least = us[ROAD_PLAIN] / us[ROAD_OURS];
        t->least_id = p->id;
    }
    arena_release(b->work.arena, mark);
}

static void print(struct bench *b, const char *set, struct tally *t)
{
    double ours = figures_median(&t->time[ROAD_OURS]), plain = figures_median(&t->time[ROAD_PLAIN]);
    printf("%-34s %6zu %9.0f %9.0f %7.0f %10.0f %7.1f %7.1f", set, t->time[0].n, ours,
           t->time[0].worst, t->ns_cell / (double)t->time[0].n, plain, plain / ours, t->least);
    if (b->kind == PUZZLE_SLITHERLINK) {
        double strong = figures_median(&t->time[ROAD_STRONG]);
        printf(" %10.0f %7.1f", strong, strong / ours);
    }
    printf("\n");
    fflush(stdout);
    growth_add(&b->growth, set, ours);
}

static void run(struct bench *b, struct bench_puzzles *all)
{
    printf("%-34s %6s %9s %9s %7s %10s %7s %7s", "set (CPU us)", "boards", "ours", "worst",
           "ns/cell", "CaDiCaL", "ratio", "least");
    printf("%s\n", b->kind == PUZZLE_SLITHERLINK ? "    CaDiCaL'   ratio" : "");
    for (size_t from = 0, end; from < all->n; from = end) {
        end = puzzles_set_end(all, from);
        if (!strstr(all->puzzle[from].set, b->filter))
            continue;
        size_t n = b->max && b->max < end - from ? b->max : end - from;
        struct arena_mark mark = arena_here(b->work.arena);
        struct tally t = {.least_id = NULL};
        for (int road = 0; road < ROADS; road++)
            t.time[road] = figures_for(b->work.arena, n);
        for (size_t i = 0; i < n; i++)
            race(b, &all->puzzle[from + i * (end - from) / n], &t);
        print(b, all->puzzle[from].set, &t);
        arena_release(b->work.arena, mark);
    }
}

int main(int argc, char **argv)
{
    struct bench b = {.filter = "", .list_from = 1e18};
    struct bench_puzzles all;
    struct arena arena;
    int o;
    while ((o = getopt(argc, argv, "m:f:w:")) != -1) {
        if (o == 'm')
            b.max = (size_t)atol(optarg);
        else if (o == 'f')
            b.filter = optarg;
        else if (o == 'w')
            b.list_from = atof(optarg);
    }
    b.game = optind < argc ? game_named(games_all, slice_of(argv[optind])) : NULL;
    if (!b.game || !b.game->clues || optind + 1 >= argc) {
        fprintf(stderr,
                "usage: bench_solvers [-m MAX] [-f TEXT] [-w US] slitherlink|slant FILE...\n");
        return 2;
    }
    b.kind = b.game->clues->extra ? PUZZLE_SLANT : PUZZLE_SLITHERLINK;
    arena_open(&arena);
    b.work = (struct work){.arena = &arena, .steps = UINT64_MAX};
    puzzles_open(&all, b.kind);
    for (int i = optind + 1; i < argc; i++) {
        size_t line;
        const char *why = puzzles_load(&all, argv[i], &line);
        if (why) {
            fprintf(stderr, "%s:%zu: %s\n", argv[i], line, why);
            return 2;
        }
    }
    puzzles_sort(&all);
    run(&b, &all);
    growth_print(&b.growth);
    puzzles_close(&all);
    arena_close(&arena);
    return b.wrong != 0;
}
