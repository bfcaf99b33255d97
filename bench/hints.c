/* hints.c - how long a hint takes at worst, its story told.
 *
 *     bench_hints [RUNS] < LINES        positions, one a line; each chain is gone RUNS times (default 3)
 *
 * A chain of hints is the same every time, so of each hint the least time counts: what else runs on the
 * machine only adds. Printed are, for each game and size, the puzzles, the hints, the time of half of
 * them at most, and the worst, with its technique. Times are CPU time. A hint that is asked for alone
 * first looks whether the board can still be completed; that takes what `solve` takes and is not in it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "games/games.h"
#include "puzzle/rate.h"
#include "support/figures.h"

enum { SETS = 64, HINTS_MOST = 1 << 20, LINE_BYTES = 1 << 16 };

struct set {
    const struct game *game;
    int w, h;
    unsigned long puzzles;
    struct figures times;
    double worst;
    const char *technique;
};

struct run {
    double *least, since; /* by hint */
    const char **technique;
    size_t n;
};

static void see_hint(void *ctx, const struct board *b, const struct hint *h)
{
    struct run *r = ctx;
    double took = cpu_us() - r->since;
    if (r->n < HINTS_MOST) {
        r->least[r->n] = r->least[r->n] && r->least[r->n] < took ? r->least[r->n] : took;
        r->technique[r->n++] = b->game->puzzle->techniques[h->technique].name;
    }
    r->since = cpu_us();
}

/* One chain of hints from the puzzle to its solution, each with its story. */
static bool go_chain(const struct board *b, const struct board *solution, struct run *r, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct hint h;
    struct board *now = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    bool ok = now && rate_hint_room(b, &h, w->arena);
    if (ok) {
        board_copy(now, b);
        h.solution = solution;
        r->n = 0;
        r->since = cpu_us();
        if (b->game->puzzle->chain)
            ok = !err_is(b->game->puzzle->chain(now, &h, see_hint, r, w));
        while (ok && !b->game->puzzle->chain && !err_is(board_hint(now, &h, w)) && h.kind == HINT_STEP) {
            see_hint(r, now, &h);
            for (size_t i = 0; i < h.n_moves; i++)
                if (!now->game->rules.refusal(now, h.move[i]))
                    now->game->rules.play(now, h.move[i]);
        }
    }
    arena_release(w->arena, mark);
    return ok;
}

static struct set *set_of(struct set *all, const struct board *b, struct arena *arena)
{
    struct set *s = all;
    while (s->game && (s->game != b->game || s->w != board_width(b) || s->h != board_height(b)))
        s++;
    if (!s->game && s - all < SETS - 1)
        *s = (struct set){b->game, board_width(b), board_height(b), .times = figures_for(arena, HINTS_MOST)};
    return s;
}

static void measure(struct set *s, const struct board *b, struct run *r, int runs, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct board *first = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    struct solve solve = {.limit = 2, .first = first};
    bool ok = first && !err_is(board_solve(b, &solve, w)) && solve.answer == ANSWER_ONE;
    memset(r->least, 0, HINTS_MOST * sizeof *r->least);
    for (int i = 0; ok && i < runs; i++)
        ok = go_chain(b, first, r, w);
    s->puzzles += ok;
    for (size_t i = 0; ok && i < r->n; i++) {
        if (s->times.n < s->times.cap)
            figures_add(&s->times, r->least[i]);
        if (r->least[i] > s->worst) {
            s->worst = r->least[i];
            s->technique = r->technique[i];
        }
    }
    arena_release(w->arena, mark);
}

int main(int argc, char **argv)
{
    static char line[LINE_BYTES];
    static struct set all[SETS];
    int runs = argc > 1 ? atoi(argv[1]) : 3;
    struct arena kept, arena;
    arena_open(&kept);
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    struct run r = {arena_take(&kept, HINTS_MOST, sizeof *r.least), 0,
                    arena_take(&kept, HINTS_MOST, sizeof *r.technique), 0};
    while (r.least && r.technique && fgets(line, sizeof line, stdin)) {
        struct arena_mark mark = arena_here(&arena);
        struct board *b;
        line[strcspn(line, "\n")] = '\0';
        if (!err_is(position_read(games_all, line, strlen(line), &arena, &b)) && b->game->puzzle)
            measure(set_of(all, b, &kept), b, &r, runs, &w);
        arena_release(&arena, mark);
    }
    printf("%-12s %6s %8s %8s %10s %10s  %s\n", "game", "size", "puzzles", "hints", "median ms", "worst ms",
           "the worst by");
    for (struct set *s = all; s->game; s++)
        printf("%-12s %3dx%-3d %7lu %8zu %10.3f %10.3f  %s\n", s->game->name, s->w, s->h, s->puzzles,
               s->times.n, figures_median(&s->times) / 1000, s->worst / 1000, s->technique ? s->technique : "");
    arena_close(&arena);
    arena_close(&kept);
    return 0;
}
