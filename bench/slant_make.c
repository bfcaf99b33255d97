/* slant_make.c - how long it takes to make, to rate and to explain Slant puzzles.
 *
 *     bench_slant_make [SIZE [COUNT [SEED]]]
 *
 * For each size and level, means of CPU time: making a puzzle, rating it, and one hint from
 * positions on the way (one in `every` of the chain), the wait of a player who asks for one. Also
 * the share of corners with a number, and how the ratings fall.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/position.h"
#include "games/slant/slant.h"
#include "puzzle/rate.h"
#include "support/figures.h"

struct asker {
    struct figures hint;
    struct hint room;
    struct work *w;
    uint32_t every, step;
};

static void ask(void *ctx, const struct board *b, const struct hint *h)
{
    struct asker *a = ctx;
    (void)h;
    if (a->step++ % a->every || a->hint.n == a->hint.cap)
        return;
    double start = cpu_us();
    a->room.solution = NULL;
    if (err_is(slant_hint(b, &a->room, a->w)))
        exit(1);
    figures_add(&a->hint, cpu_us() - start);
}

static int clues_of(const struct board *b)
{
    int n = 0;
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++)
            n += slant_corner(b, i, j) != CORNER_NONE;
    return n;
}

static void bench(int size, enum level level, int count, uint64_t seed, struct arena *arena)
{
    struct rng rng;
    struct work w = {.arena = arena, .rng = &rng, .steps = UINT64_MAX};
    struct arena_mark all = arena_here(arena);
    struct figures make = figures_for(arena, (size_t)count),
                   rate = figures_for(arena, (size_t)count);
    struct asker asker = {.hint = figures_for(arena, 4096), .w = &w};
    int clues = 0, tenths = 0, failed = 0, missed = 0;
    asker.every = (uint32_t)(size * size * count / 4096 + 1);
    for (int i = 0; i < count; i++) {
        struct arena_mark mark = arena_here(arena);
        struct variant v = game_preset(&slant_game);
        struct generate_request request = {level, {ORBIT_NONE}};
        struct rating rating;
        struct board *b;
        v.value[OPTION_WIDTH] = v.value[OPTION_HEIGHT] = (int16_t)size;
        rng_seed(&rng, seed, (uint64_t)i);
        if (err_is(position_new(&slant_game, &v, arena, &b)) ||
            !rate_hint_room(b, &asker.room, arena))
            exit(1);
        double start = cpu_us();
        if (err_is(slant_generate(b, &request, &w))) {
            failed++;
        } else {
            figures_add(&make, cpu_us() - start);
            start = cpu_us();
            puzzle_rate(b, &rating, NULL, NULL, &w);
            figures_add(&rate, cpu_us() - start);
            missed += rating.level != level;
            tenths += rating.tenths;
            clues += clues_of(b);
            puzzle_rate(b, &rating, ask, &asker, &w);
        }
        arena_release(arena, mark);
    }
    double n = make.n ? (double)make.n : 1;
    printf("%3dx%-3d %-7s n %4d  make ms %9.3f (worst %9.3f)  rate ms %8.3f  hint ms %7.3f (worst "
           "%7.3f)  clues %4.1f %%  rating %4.2f  not met %d  other level %d\n",
           size, size, level_name(level), count, figures_mean(&make) / 1e3, make.worst / 1e3,
           figures_mean(&rate) / 1e3, figures_mean(&asker.hint) / 1e3, asker.hint.worst / 1e3,
           100.0 * clues / n / ((size + 1) * (size + 1)), tenths / n / 10, failed, missed);
    fflush(stdout);
    arena_release(arena, all);
}

int main(int argc, char **argv)
{
    static const int sets[][2] = {{5, 300}, {10, 200}, {20, 60}, {30, 20}, {50, 5}};
    struct arena arena;
    arena_open(&arena);
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
        for (int level = 0; level < LEVEL_COUNT; level++)
            if (argc < 2 || atoi(argv[1]) == sets[i][0])
                bench(sets[i][0], (enum level)level, argc > 2 ? atoi(argv[2]) : sets[i][1], seed,
                      &arena);
    arena_close(&arena);
    return 0;
}
