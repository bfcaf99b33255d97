/* solvers.c - our solver against the SAT road, board by board, in the same run.
 *
 *     bench_solvers slitherlink|slant [-m MAX] [-f TEXT] [-w US] [-l SECONDS] [-k PER_CENT]
 *         [-p I/N] [-o] [-a] FILE...
 *
 * Reads collections (support/puzzles.h) and prints for each set the CPU time to the verdict none,
 * one or several, set-up included: ours, CaDiCaL's on the plain clauses (edges with loop cuts; for
 * Slant the only ones), and for Slitherlink also on the stronger ones (cells with region cuts).
 * Verdicts and solutions must agree with the file and with each other. Every road is run RUNS times
 * on a board, fewer once its runs have taken LONG_US together, and the fastest run counts: code and
 * memory are warm for all of them alike. A road that finds no verdict within its limit has taken as
 * long as the limit; if all find none it is a tie. The peer of a board is the faster of CaDiCaL's
 * roads. It is stopped once it has taken FAR times as long as ours, and PEER_LEAST_US at least, for
 * then the ratio is large enough; and the stronger clauses once they are slower than the plain
 * ones. Boards on which the peer is faster than ours are listed, and at the end stand the least
 * ratio of all, and the medians of the slowest hundred. bench/ratios.py does the same for many runs
 * at once.
 *
 *     -m  at most MAX boards of a set, spread evenly     -f  only sets whose name contains TEXT
 *     -w  list every board that takes us at least US microseconds
 *     -l  limit for each run in CPU seconds, 60 if not given
 *     -k  keep only so many per cent of each board's clues
 *     -a  a line for every board: PEER, game, set, id, our microseconds and the peer's, "+" if that
 *         was stopped before a verdict, and how many of us have found none
 *     -p  only every N-th board of each set, from the I-th on
 *     -o  ours alone, each board once: what a change of the solver does to the sums
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
enum {
    RUNS = 5,
    LONG_US = 200000,
    PEER_LEAST_US = 300000,
    FAR = 30,
    SLOWEST = 100,
    ASK_CLOCK = 64
};

/* One board: the times of ours and of its peer. */
struct pair {
    double ours, peer;
    bool lost, stopped; /* we, the peer found no verdict */
};

struct bench {
    enum puzzle_kind kind;
    const struct game *game;
    size_t max;
    const char *filter;
    double list_from, limit_us;
    double limit_now, until; /* of the road at hand; when its run is to stop */
    size_t part, parts;
    uint32_t asked;    /* if it is to stop */
    bool alone, each;  /* ours only; a line for each board */
    uint32_t keep;     /* per cent of the clues */
    struct pair *pair; /* of every board so far */
    size_t n_pairs, ties, behind;
    struct work work;
    struct growth growth; /* of our time */
    size_t wrong;
};

struct tally {
    struct figures time[ROADS];
    double ns_cell, least; /* sum of ours by cell; smallest ratio peer / ours */
};

/* Solvers ask at every conflict, and asking the clock takes a microsecond: so only now and then. */
static bool is_late(void *ctx)
{
    struct bench *b = ctx;
    return b->asked++ % ASK_CLOCK == ASK_CLOCK - 1 && cpu_us() > b->until;
}

static void begin_run(struct bench *b)
{
    b->until = cpu_us() + b->limit_now;
    b->asked = 0;
    b->work.steps = UINT64_MAX;
}

static bool as_expected(const struct bench_puzzle *p, enum answer a)
{
    static const enum answer expected[] = {ANSWER_NONE, ANSWER_ONE, ANSWER_MANY};
    return p->nsol < 0 || a == ANSWER_UNKNOWN || a == expected[p->nsol];
}

/* Is this verdict the one found before? *found is unknown until there is one. */
static bool agrees(enum answer *found, enum answer a)
{
    if (*found == ANSWER_UNKNOWN)
        *found = a;
    return a == ANSWER_UNKNOWN || a == *found;
}

static double run_ours(struct bench *b, const struct bench_puzzle *p, const struct board *board,
                       enum answer *a)
{
    size_t size = b->game->rules.size(&board->variant);
    struct board *solution = arena_take(b->work.arena, 1, size);
    struct board *known = arena_take(b->work.arena, 1, size);
    struct solve s = {.limit = 2, .first = solution};
    begin_run(b);
    double start = cpu_us();
    struct err e = b->game->puzzle->solve(board, &s, &b->work);
    double us = cpu_us() - start;
    bool right = !err_is(e) && as_expected(p, s.answer) && agrees(a, s.answer);
    if (right && p->solution && s.answer != ANSWER_UNKNOWN) {
        b->game->puzzle->decode(board, p->solution, known);
        right = memcmp(known, solution, size) == 0;
    }
    if (!right) {
        printf("%s: our answer differs from the file's or from CaDiCaL's\n", p->id);
        b->wrong++;
    }
    return s.answer == ANSWER_UNKNOWN ? b->limit_now : us;
}

static double run_sat(struct bench *b, const struct bench_puzzle *p, enum road road, enum answer *a)
{
    int8_t *solution = arena_take(b->work.arena, 2, (size_t)puzzles_keys(b->kind, p->w, p->h));
    struct slitherlink_clues loop = {p->w, p->h, p->clue, NULL};
    struct slant_clues slant = {p->w, p->h, p->clue, NULL};
    struct referee r = {.limit = 2, .solution = solution, .cap = 2};
    begin_run(b);
    double start = cpu_us();
    struct encoding e = b->kind == PUZZLE_SLANT ? slant_encoding(&slant)
                        : road == ROAD_PLAIN    ? slitherlink_edge_encoding(&loop)
                                                : slitherlink_cell_encoding(&loop);
    struct err err = referee_solve(&e, &r, &b->work);
    double us = cpu_us() - start;
    if (err_is(err) || !as_expected(p, r.answer) || !agrees(a, r.answer)) {
        printf("%s: CaDiCaL's answer differs from the file's or from ours\n", p->id);
        b->wrong++;
    }
    return r.answer == ANSWER_UNKNOWN ? b->limit_now : us;
}

struct fastest {
    double us;
    bool unknown;
};

static struct fastest fastest(struct bench *b, const struct bench_puzzle *p,
                              const struct board *board, enum road road, enum answer *a)
{
    struct fastest f = {.us = b->limit_now, .unknown = true};
    double all = 0;
    for (int i = 0; i < (b->alone ? 1 : RUNS) && all < LONG_US; i++) {
        struct arena_mark mark = arena_here(b->work.arena);
        double us = road == ROAD_OURS ? run_ours(b, p, board, a) : run_sat(b, p, road, a);
        arena_release(b->work.arena, mark);
        f.unknown = f.unknown && us >= b->limit_now;
        f.us = us < f.us ? us : f.us;
        all += us;
    }
    return f;
}

/* The same board with fewer clues, chosen by its size alone. */
static struct bench_puzzle thinned(struct bench *b, const struct bench_puzzle *p)
{
    struct bench_puzzle q = *p;
    size_t n = (size_t)puzzles_clues(b->kind, p->w, p->h);
    int8_t *clue = arena_take(b->work.arena, n, 1);
    struct rng rng;
    rng_seed(&rng, (uint64_t)p->w, (uint64_t)p->h);
    for (size_t i = 0; i < n; i++)
        clue[i] = rng_below(&rng, 100) < b->keep ? p->clue[i] : -1;
    q.clue = clue;
    q.solution = NULL;
    q.nsol = -1;
    return q;
}

static const char *fate(struct pair p)
{
    return p.lost && p.stopped ? "neither" : p.stopped ? "+" : p.lost ? "-" : "";
}

static void note_pair(struct bench *b, const struct bench_puzzle *p, struct pair pair)
{
    b->pair[b->n_pairs++] = pair;
    if (b->each)
        printf("PEER\t%s\t%s\t%s\t%.1f\t%.1f\t%s\n", b->game->name, p->set, p->id, pair.ours,
               pair.peer, fate(pair));
    bool tie = pair.lost && pair.stopped;
    b->ties += tie;
    b->behind += pair.peer < pair.ours;
    if (tie || pair.peer < pair.ours)
        printf("    %-40s %dx%d ours %.0f us, CaDiCaL %.0f us: %s\n", p->id, p->w, p->h, pair.ours,
               pair.peer, tie ? "neither" : "behind");
    fflush(stdout);
}

/* The faster of CaDiCaL's roads. */
static struct fastest run_peer(struct bench *b, const struct bench_puzzle *p, double ours,
                               enum answer *a, double us[ROADS])
{
    double far = FAR * ours > PEER_LEAST_US ? FAR * ours : PEER_LEAST_US;
    struct fastest best = {.us = far < b->limit_us ? far : b->limit_us, .unknown = true};
    enum road last = b->kind == PUZZLE_SLANT ? ROAD_PLAIN : ROAD_STRONG;
    for (enum road road = ROAD_PLAIN; road <= last; road++) {
        b->limit_now = best.us;
        struct fastest f = fastest(b, p, NULL, road, a);
        us[road] = f.us;
        if (!f.unknown && f.us < best.us)
            best = f;
    }
    return best;
}

static void race(struct bench *b, const struct bench_puzzle *whole, struct tally *t)
{
    struct arena_mark mark = arena_here(b->work.arena);
    struct bench_puzzle thin = b->keep < 100 ? thinned(b, whole) : *whole;
    const struct bench_puzzle *p = &thin;
    const struct board *board = puzzle_board(p, b->game, b->work.arena);
    double us[ROADS] = {0};
    enum answer a = ANSWER_UNKNOWN;
    b->limit_now = b->limit_us;
    struct fastest ours = fastest(b, p, board, ROAD_OURS, &a);
    struct fastest peer = b->alone ? ours : run_peer(b, p, ours.us, &a, us);
    us[ROAD_OURS] = ours.us;
    if (ours.us >= b->list_from)
        printf("    %-40s %dx%d %10.0f us\n", p->id, p->w, p->h, ours.us);
    for (int road = 0; road < ROADS && us[road] > 0; road++)
        figures_add(&t->time[road], us[road]);
    t->ns_cell += ours.us * 1000 / (p->w * p->h);
    if (t->time[0].n == 1 || peer.us / ours.us < t->least)
        t->least = peer.us / ours.us;
    note_pair(b, p, (struct pair){ours.us, peer.us, ours.unknown, peer.unknown});
    arena_release(b->work.arena, mark);
}

static int slowest_first(const void *x, const void *y)
{
    const struct pair *a = x, *b = y;
    return (a->ours < b->ours) - (a->ours > b->ours);
}

static int by_ratio(const void *x, const void *y)
{
    const struct pair *a = x, *b = y;
    double p = a->peer * b->ours, q = b->peer * a->ours;
    return (p > q) - (p < q);
}

/* All boards of the run together. */
static void print_all(struct bench *b)
{
    double sum = 0;
    size_t slow = b->n_pairs < SLOWEST ? b->n_pairs : SLOWEST;
    for (size_t i = 0; i < b->n_pairs; i++)
        sum += b->pair[i].ours;
    if (!b->n_pairs)
        return;
    qsort(b->pair, b->n_pairs, sizeof *b->pair, slowest_first);
    printf("all: %zu boards, ours %.3f s in all, worst %.1f ms; ", b->n_pairs, sum / 1e6,
           b->pair[0].ours / 1e3);
    qsort(b->pair, slow, sizeof *b->pair, by_ratio);
    struct pair middle = b->pair[slow / 2];
    printf("slowest %zu: median ratio %.2f; ", slow, middle.peer / middle.ours);
    qsort(b->pair, b->n_pairs, sizeof *b->pair, by_ratio);
    middle = b->pair[b->n_pairs / 2];
    printf("median ratio %.2f, least %.2f, behind on %zu, ties %zu; memory %ld kB\n",
           middle.peer / middle.ours, b->pair[0].peer / b->pair[0].ours, b->behind, b->ties,
           peak_kb());
}

static void print(struct bench *b, const char *set, struct tally *t)
{
    double ours = figures_median(&t->time[ROAD_OURS]), plain = figures_median(&t->time[ROAD_PLAIN]);
    printf("%-34s %6zu %9.0f %9.0f %7.0f %10.0f %7.1f %7.1f", set, t->time[0].n, ours,
           t->time[0].worst, t->ns_cell / (double)t->time[0].n, plain, plain / ours, t->least);
    if (b->kind == PUZZLE_SLITHERLINK && !b->alone) {
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
        size_t mine = (n + b->parts - b->part) / b->parts;
        if (mine == 0)
            continue;
        struct arena_mark mark = arena_here(b->work.arena);
        struct tally t = {.least = 0};
        for (int road = 0; road < ROADS; road++)
            t.time[road] = figures_for(b->work.arena, n);
        for (size_t i = b->part - 1; i < n; i += b->parts)
            race(b, &all->puzzle[from + i * (end - from) / n], &t);
        print(b, all->puzzle[from].set, &t);
        arena_release(b->work.arena, mark);
    }
}

int main(int argc, char **argv)
{
    struct bench b = {
        .filter = "", .list_from = 1e18, .limit_us = 60e6, .keep = 100, .part = 1, .parts = 1};
    struct bench_puzzles all;
    struct arena arena;
    int o;
    while ((o = getopt(argc, argv, "m:f:w:l:k:p:oa")) != -1) {
        if (o == 'm')
            b.max = (size_t)atol(optarg);
        else if (o == 'f')
            b.filter = optarg;
        else if (o == 'w')
            b.list_from = atof(optarg);
        else if (o == 'l')
            b.limit_us = 1e6 * atof(optarg);
        else if (o == 'o')
            b.alone = true;
        else if (o == 'a')
            b.each = true;
        else if (o == 'p' && sscanf(optarg, "%zu/%zu", &b.part, &b.parts) == 2)
            continue;
        else if (o == 'k')
            b.keep = (uint32_t)atoi(optarg);
    }
    b.game = optind < argc ? game_named(games_all, slice_of(argv[optind])) : NULL;
    if (!b.game || !b.game->clues || optind + 1 >= argc || b.part < 1 || b.part > b.parts) {
        fprintf(stderr,
                "usage: bench_solvers [-m MAX] [-f TEXT] [-w US] [-l SECONDS] [-k PER_CENT] "
                "[-p I/N] [-o] [-a] "
                "slitherlink|slant FILE...\n");
        return 2;
    }
    b.kind = b.game->clues->extra ? PUZZLE_SLANT : PUZZLE_SLITHERLINK;
    arena_open(&arena);
    b.work = (struct work){.arena = &arena, .steps = UINT64_MAX, .stop = is_late, .ctx = &b};
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
    b.pair = arena_take(&arena, all.n, sizeof *b.pair);
    if (!b.pair)
        return 2;
    run(&b, &all);
    print_all(&b);
    growth_print(&b.growth);
    puzzles_close(&all);
    arena_close(&arena);
    return b.wrong != 0;
}
