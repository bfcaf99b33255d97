/* hexpath.c - how fast the Hexpath solver proves one order to be the only one, and CaDiCaL beside it.
 *
 * Boards are made by the generator itself from fixed seeds, so two runs measure the same work.
 *
 *     hexpath [BOARDS [SIZE NUMBERS]]
 *     hexpath random BOARDS SIZE NUMBERS [SECONDS [WALLS GRAY]]
 *
 * The second: boards of chance, a number in every cell but for so many per cent of WALLS, so many per cent
 * of the others GRAY, start and end on opposite edges; how many are settled, two orders or fewer, within a
 * second, and the ratio to CaDiCaL on the faster of two encodings, steps and comparisons alone. Each of its
 * runs is given up after SECONDS, 1 if not given, and has then taken as long; 0: without it. Verdicts must
 * agree. Times are CPU time.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/position.h"
#include "games/hexpath/clauses.h"
#include "games/hexpath/maker.h"
#include "referee/referee.h"

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

struct family {
    int n, k, boards;
    uint32_t walls, gray; /* per cent */
    double limit_us;      /* of CaDiCaL; 0: without it */
};

/* Start and end at random on opposite edges: the first and the last row, or these turned. */
static void write_random(const struct family *f, struct rng *rng, struct writer *out)
{
    int n = f->n, at = (int)rng_below(rng, (uint32_t)n), to = (int)rng_below(rng, (uint32_t)n);
    bool turned = rng_below(rng, 2), back = rng_below(rng, 2);
    int start = turned ? at * n : at, end = turned ? to * n + n - 1 : n * (n - 1) + to;
    writer_text(out, "hexpath ");
    writer_number(out, n);
    for (int i = 0; i < n * n; i++) {
        bool inner = i != start && i != end;
        writer_char(out, i == 0 ? ' ' : i % n ? ',' : '/');
        if (inner && f->walls && rng_below(rng, 100) < f->walls) {
            writer_char(out, 'X');
            continue;
        }
        writer_number(out, 1 + rng_below(rng, (uint32_t)f->k));
        if (inner && f->gray && rng_below(rng, 100) < f->gray)
            writer_char(out, 'G');
        writer_text(out, i == start ? back ? "E" : "S" : i == end ? back ? "S" : "E" : "");
    }
}

enum { ASK_CLOCK = 64 };

struct deadline {
    double until;
    unsigned asked;
};

/* Asked at every conflict, and asking the clock takes a microsecond. */
static bool is_late(void *ctx)
{
    struct deadline *d = ctx;
    return d->asked++ % ASK_CLOCK == ASK_CLOCK - 1 && now_us() > d->until;
}

/* CaDiCaL's time on one encoding, or the limit. */
static double peer_time(const struct encoding *e, double limit_us, enum answer *answer,
                        struct arena *arena)
{
    double start = now_us();
    struct deadline d = {start + limit_us, 0};
    struct work w = {.arena = arena, .steps = UINT64_MAX, .stop = is_late, .ctx = &d};
    struct referee r = {.limit = 2};
    if (err_is(referee_solve(e, &r, &w)))
        exit(1);
    double spent = now_us() - start;
    *answer = r.answer;
    return r.answer == ANSWER_UNKNOWN || spent > limit_us ? limit_us : spent;
}

/* What CaDiCaL did on a family. */
struct peer {
    double *ratio, *us;
    int n, steps, comparisons, ahead; /* settled by each encoding; faster than ours */
    double limit_us;
};

static void peer_race(struct peer *p, const struct board *b, double ours, enum answer known,
                      struct arena *arena)
{
    static struct hexpath_clues clues;
    enum answer a[2];
    hexpath_clues_read(b, false, &clues);
    struct encoding steps = hexpath_step_encoding(&clues);
    struct encoding comparisons = hexpath_comparison_encoding(&clues);
    double one = peer_time(&steps, p->limit_us, &a[0], arena);
    double two = peer_time(&comparisons, p->limit_us, &a[1], arena);
    for (int i = 0; i < 2; i++)
        if (a[i] != ANSWER_UNKNOWN && known != ANSWER_UNKNOWN && a[i] != known)
            printf("the verdicts differ: %d and %d\n", a[i], known);
    double best = one < two ? one : two;
    p->steps += a[0] != ANSWER_UNKNOWN;
    p->comparisons += a[1] != ANSWER_UNKNOWN;
    p->ahead += best < p->limit_us && best < ours;
    p->us[p->n] = best;
    p->ratio[p->n++] = best / ours;
}

static void peer_print(struct peer *p)
{
    if (!p->n)
        return;
    qsort(p->ratio, (size_t)p->n, sizeof *p->ratio, compare);
    qsort(p->us, (size_t)p->n, sizeof *p->us, compare);
    printf("                CaDiCaL settled within %.1f s: %d by steps, %d by comparisons; the faster: ms "
           "median %.2f, ratio median %.1f least %.2f, ahead on %d\n",
           p->limit_us / 1e6, p->steps, p->comparisons, p->us[p->n / 2] / 1000, p->ratio[p->n / 2],
           p->ratio[0], p->ahead);
}

static void bench_random(const struct family *f, struct arena *arena)
{
    static char text[1 << 14];
    const struct game *const only[] = {&hexpath_game, NULL};
    size_t boards = (size_t)f->boards;
    double *times = arena_take(arena, boards, sizeof *times);
    struct peer peer = {.ratio = arena_take(arena, boards, sizeof *times),
                        .us = arena_take(arena, boards, sizeof *times), .limit_us = f->limit_us};
    int settled = 0, answers[4] = {0};
    for (int i = 0; i < f->boards; i++) {
        struct arena_mark mark = arena_here(arena);
        struct rng rng;
        struct writer out = writer_to(text, sizeof text);
        struct board *b;
        rng_seed(&rng, 1, (uint64_t)i + 1);
        write_random(f, &rng, &out);
        if (err_is(position_read(only, text, out.n, arena, &b)))
            exit(1);
        struct work w = {.arena = arena, .steps = 100000000};
        struct solve s = {.limit = 2};
        double start = now_us();
        b->game->puzzle->solve(b, &s, &w);
        times[i] = now_us() - start;
        settled += s.answer != ANSWER_UNKNOWN && times[i] <= 1e6;
        answers[s.answer]++;
        if (f->limit_us > 0)
            peer_race(&peer, b, times[i], s.answer, arena);
        arena_release(arena, mark);
    }
    qsort(times, boards, sizeof *times, compare);
    printf("%2dx%-2d k=%-2d  random boards %3d  settled within 1 s: %3d  (several %d, one %d, none %d)  "
           "ms: median %.2f worst %.2f\n",
           f->n, f->n, f->k, f->boards, settled, answers[ANSWER_MANY], answers[ANSWER_ONE],
           answers[ANSWER_NONE], times[boards / 2] / 1000, times[boards - 1] / 1000);
    peer_print(&peer);
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
        bench_random(&(struct family){.n = atoi(argv[2]), .k = atoi(argv[3]), .boards = boards,
                                      .limit_us = argc > 4 ? 1e6 * atof(argv[4]) : 1e6,
                                      .walls = argc > 6 ? (uint32_t)atoi(argv[5]) : 0,
                                      .gray = argc > 6 ? (uint32_t)atoi(argv[6]) : 0},
                     &arena);
    else if (argc > 3)
        bench_size(atoi(argv[2]), atoi(argv[3]), boards, &arena);
    else
        for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
            bench_size(sets[i][0], sets[i][1], boards ? boards : sets[i][2], &arena);
    arena_close(&arena);
    return 0;
}
