/* grow.c - boards of any size with one solution, to measure on.
 *
 *     bench_grow slitherlink|slant W H SEED KEEP TRIES [LABEL [plain]]
 *
 * A random loop (or a filling without cycle) gets all its clues. While it is not the only solution
 * the places where two solutions differ are made anew. Then clues go, at random, until KEEP per
 * cent of them are left or CHECKS questions to the solver are spent: in bunches, which shrink while
 * the solver says no. `plain`: boards that counts and pairs decide; what these leave open is made anew
 * instead of what differs, which takes seconds instead of hours on a board of 500x500. Prints one line
 * as bench_solvers reads it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/position.h"
#include "engine/cdcl/board_adapter.h"
#include "engine/cdcl/solver.h"
#include "games/slant/slant.h"
#include "games/slitherlink/slitherlink.h"

struct grower {
    bool slant, plain;
    int w, h;
    int8_t *cell; /* inside the loop, or falling */
    int8_t *clue;
    int8_t *first, *second; /* solutions */
    struct rng rng;
    struct arena arena;
};

static size_t clue_count(const struct grower *g)
{
    int more = g->slant ? 1 : 0;
    return (size_t)(g->w + more) * (size_t)(g->h + more);
}

/* Values of a solution: cells, or edges. */
static size_t value_count(const struct grower *g)
{
    size_t cells = (size_t)g->w * (size_t)g->h;
    return g->slant ? cells : 2 * cells + (size_t)g->w + (size_t)g->h;
}

static int inside(const struct grower *g, int r, int c)
{
    return r >= 0 && c >= 0 && r < g->h && c < g->w && g->cell[r * g->w + c];
}

/* A cell may change sides if the ring around it changes colour exactly twice: then neither side
 * falls apart and no corner touches itself. */
static bool may_toggle(const struct grower *g, int r, int c)
{
    static const int dr[] = {-1, -1, 0, 1, 1, 1, 0, -1}, dc[] = {0, 1, 1, 1, 0, -1, -1, -1};
    int changes = 0, sides = 0;
    for (int i = 0; i < 8; i++) {
        int here = inside(g, r + dr[i], c + dc[i]);
        changes += here != inside(g, r + dr[(i + 1) % 8], c + dc[(i + 1) % 8]);
        sides += i % 2 == 0 && here;
    }
    return changes == 2 && sides > 0 && sides < 4;
}

static void toggle_some(struct grower *g, int r0, int r1, int c0, int c1, int tries)
{
    for (int i = 0; i < tries; i++) {
        int r = r0 + (int)rng_below(&g->rng, (uint32_t)(r1 - r0 + 1));
        int c = c0 + (int)rng_below(&g->rng, (uint32_t)(c1 - c0 + 1));
        if (r < 0 || c < 0 || r >= g->h || c >= g->w || !may_toggle(g, r, c))
            continue;
        int sides =
            inside(g, r - 1, c) + inside(g, r + 1, c) + inside(g, r, c - 1) + inside(g, r, c + 1);
        int8_t *x = &g->cell[r * g->w + c];
        /* Long arms rather than lumps; now and then back, so that places get another chance. */
        if (*x ? rng_below(&g->rng, 12) == 0 : sides == 1 || rng_below(&g->rng, 6) == 0)
            *x = !*x;
    }
}

static void loop_start(struct grower *g)
{
    g->cell[g->h / 2 * g->w + g->w / 2] = 1;
    toggle_some(g, 0, g->h - 1, 0, g->w - 1, 80 * g->w * g->h);
}

/* ---- slants ---- */

static int root_of(int *up, int x)
{
    while (up[x] != x)
        x = up[x] = up[up[x]];
    return x;
}

static bool slant_join(const struct grower *g, int *up, int i, bool falls)
{
    int corner = i / g->w * (g->w + 1) + i % g->w;
    int a = root_of(up, falls ? corner : corner + 1);
    int b = root_of(up, falls ? corner + g->w + 2 : corner + g->w + 1);
    if (a != b)
        up[a] = b;
    return a != b;
}

/* Fill all cells that hold -1, in random order, without closing a cycle. */
static void slant_fill(struct grower *g)
{
    size_t cells = (size_t)g->w * (size_t)g->h, n = 0;
    int *up = malloc((size_t)(g->w + 1) * (size_t)(g->h + 1) * sizeof *up);
    uint32_t *order = malloc(cells * sizeof *order);
    for (int i = 0; i < (g->w + 1) * (g->h + 1); i++)
        up[i] = i;
    for (size_t i = 0; i < cells; i++) {
        if (g->cell[i] < 0)
            order[n++] = (uint32_t)i;
        else
            slant_join(g, up, (int)i, g->cell[i]);
    }
    rng_shuffle(&g->rng, order, n);
    for (size_t i = 0; i < n; i++) {
        bool falls = rng_below(&g->rng, 2);
        if (!slant_join(g, up, (int)order[i], falls)) {
            falls = !falls;
            slant_join(g, up, (int)order[i], falls);
        }
        g->cell[order[i]] = falls;
    }
    free(up);
    free(order);
}

/* ---- both ---- */

static void write_clues(struct grower *g)
{
    int w = g->w, h = g->h;
    for (int r = 0; r <= h; r++)
        for (int c = 0; c <= w; c++) {
            if (g->slant) {
                int n = 0;
                n += r > 0 && c > 0 && g->cell[(r - 1) * w + c - 1];
                n += r > 0 && c < w && !g->cell[(r - 1) * w + c];
                n += r < h && c > 0 && !g->cell[r * w + c - 1];
                n += r < h && c < w && g->cell[r * w + c];
                g->clue[r * (w + 1) + c] = (int8_t)n;
            } else if (r < h && c < w) {
                int x = inside(g, r, c);
                g->clue[r * w + c] =
                    (int8_t)((x != inside(g, r - 1, c)) + (x != inside(g, r + 1, c)) +
                             (x != inside(g, r, c - 1)) + (x != inside(g, r, c + 1)));
            }
        }
}

static const struct game *game_of(const struct grower *g)
{
    return g->slant ? &slant_game : &slitherlink_game;
}

/* The clues as a board, and room for another like it, in the arena. */
static struct board *board_of(struct grower *g, struct board **like)
{
    struct variant v = game_preset(game_of(g));
    struct board *b;
    int wide = g->w + g->slant;
    v.value[OPTION_WIDTH] = (int16_t)g->w;
    v.value[OPTION_HEIGHT] = (int16_t)g->h;
    if (err_is(position_new(game_of(g), &v, &g->arena, &b)) ||
        err_is(position_new(game_of(g), &v, &g->arena, like)))
        exit(2);
    for (size_t i = 0; i < clue_count(g); i++)
        if (g->clue[i] >= 0)
            b->game->clues->put(b, (int)i / wide, (int)i % wide, (char)('0' + g->clue[i]));
    b->game->rules.validate(b);
    return b;
}

/* One value a cell or an edge, edges as in LINES: 1, 0, or -1 where it is open. */
static void read_values(const struct grower *g, const struct board *b, int8_t *out)
{
    for (int i = 0; g->slant && i < g->w * g->h; i++) {
        enum slash slash = slant_cell(b, i / g->w, i % g->w);
        *out++ = (int8_t)(slash == SLASH_NONE ? -1 : slash == SLASH_FALL);
    }
    for (int down = 0; !g->slant && down < 2; down++)
        for (int y = down; y <= 2 * g->h; y += 2)
            for (int x = !down; x <= 2 * g->w; x += 2) {
                uint8_t edge = slitherlink_get(b, (struct spot){(int16_t)x, (int16_t)y});
                *out++ = (int8_t)(edge == EDGE_UNSET ? -1 : edge == EDGE_LINE);
            }
}

static const struct board_adapter *adapter_of(const struct grower *g)
{
    return g->slant ? &slant_clue_problem : &slitherlink_clue_problem;
}

/* What counts and pairs alone find out, in `like`. */
static void find_plain(struct grower *g, const struct board *b, struct board *like, struct work *w)
{
    struct clue_problem all;
    enum cdcl_verdict v;
    struct cdcl *s = adapter_of(g)->encode(b, false, &all, &g->arena) ? cdcl_problem_open(&all, w) : NULL;
    if (!s)
        exit(2);
    if (!cdcl_root_begin(s, &v) && (!cdcl_pairwise_begin(s) || !cdcl_pairwise_settle(s)))
        exit(2);
    adapter_of(g)->fill(&all.frame, s->value, like);
}

static void find_differences(struct grower *g);

static enum answer ask_plain(struct grower *g)
{
    find_differences(g);
    return memcmp(g->first, g->second, value_count(g)) ? ANSWER_MANY : ANSWER_ONE;
}

static enum answer ask(struct grower *g)
{
    if (g->plain)
        return ask_plain(g);
    struct arena_mark mark = arena_here(&g->arena);
    struct work w = {.arena = &g->arena, .steps = 50000000};
    struct solve s = {.limit = 2};
    struct board *b = board_of(g, &s.first);
    b->game->puzzle->solve(b, &s, &w);
    arena_release(&g->arena, mark);
    return s.answer;
}

/* Large boards are ambiguous in many places: find them all. Edges or cells that not all solutions
 * share get unlike values in first and second. */
static void find_differences(struct grower *g)
{
    struct arena_mark mark = arena_here(&g->arena);
    struct work w = {.arena = &g->arena, .steps = UINT64_MAX};
    struct backbone f = {0};
    struct board *b = board_of(g, &f.board);
    if (g->plain)
        find_plain(g, b, f.board, &w);
    else
        b->game->puzzle->backbone(b, &f, &w);
    read_values(g, f.board, g->first);
    arena_release(&g->arena, mark);
    for (size_t i = 0; i < value_count(g); i++) {
        g->second[i] = g->first[i] != 0;
        g->first[i] = g->first[i] == 1;
    }
}

/* Make the places anew where the two solutions differ. */
static void repair(struct grower *g)
{
    int w = g->w, h = g->h;
    find_differences(g);
    if (g->slant) {
        for (int i = 0; i < w * h; i++)
            if (g->first[i] != g->second[i])
                for (int r = i / w - 1; r <= i / w + 1; r++)
                    for (int c = i % w - 1; c <= i % w + 1; c++)
                        if (r >= 0 && c >= 0 && r < h && c < w)
                            g->cell[r * w + c] = -1;
        slant_fill(g);
        return;
    }
    for (int r = 0; r <= h; r++)
        for (int c = 0; c < w; c++)
            if (g->first[r * w + c] != g->second[r * w + c])
                toggle_some(g, r - 2, r + 2, c - 2, c + 2, 30);
}

static bool make_full(struct grower *g)
{
    if (g->slant) {
        memset(g->cell, -1, (size_t)g->w * (size_t)g->h);
        slant_fill(g);
    } else {
        loop_start(g);
    }
    for (int i = 0; i < 20000; i++) {
        write_clues(g);
        enum answer a = ask(g);
        if (a == ANSWER_ONE)
            return true;
        if (a != ANSWER_MANY)
            return false;
        repair(g);
    }
    return false;
}

/* The total a solution has at clue place i. */
static int total_at(const struct grower *g, const int8_t *x, size_t i)
{
    int w = g->w, h = g->h, wide = w + g->slant, r = (int)i / wide, c = (int)i % wide;
    if (!g->slant) {
        const int8_t *down = x + (h + 1) * w;
        return x[r * w + c] + x[(r + 1) * w + c] + down[r * (w + 1) + c] +
               down[r * (w + 1) + c + 1];
    }
    return (r > 0 && c > 0 && x[(r - 1) * w + c - 1]) + (r > 0 && c < w && !x[(r - 1) * w + c]) +
           (r < h && c > 0 && !x[r * w + c - 1]) + (r < h && c < w && x[r * w + c]);
}

/* Take clues off at random, then put back some of those in which two solutions differ. */
static bool thin_out(struct grower *g, uint32_t keep)
{
    size_t n = clue_count(g);
    int8_t *full = malloc(n);
    memcpy(full, g->clue, n);
    for (size_t i = 0; i < n; i++)
        if (rng_below(&g->rng, 100) >= keep)
            g->clue[i] = -1;
    enum answer a;
    while ((a = ask(g)) == ANSWER_MANY) {
        bool back = false;
        find_differences(g);
        for (size_t i = 0; i < n || !back; i = i + 1 < n || back ? i + 1 : 0) {
            if (g->clue[i] >= 0 || total_at(g, g->first, i) == total_at(g, g->second, i))
                continue;
            if (rng_below(&g->rng, 4) == 0)
                continue;
            g->clue[i] = full[i];
            back = true;
        }
    }
    free(full);
    return a == ANSWER_ONE;
}

/* Then try to do without each of the clues, up to so many. */
static void dig(struct grower *g, int tries)
{
    struct arena_mark mark = arena_here(&g->arena);
    struct work w = {.arena = &g->arena, .steps = UINT64_MAX};
    const struct board_adapter *adapter = adapter_of(g);
    struct clue_problem all;
    struct board *like, *b = board_of(g, &like);
    struct clue_problem_dig *d =
        adapter->encode(b, false, &all, &g->arena) ? cdcl_problem_dig_open(&all, &w) : NULL;
    uint32_t *order = d ? arena_take(&g->arena, all.n_clues + 1, sizeof *order) : NULL;
    if (!order)
        exit(2);
    for (uint32_t i = 0; i < all.n_clues; i++)
        order[i] = i;
    rng_shuffle(&g->rng, order, all.n_clues);
    for (size_t i = 0; i < all.n_clues && tries > 0; i++, tries--) {
        struct spot at = adapter->spot(&all.frame, all.clue[order[i]].count);
        if (cdcl_problem_dig_try(d, order[i]) != ANSWER_ONE)
            continue;
        g->clue[at.y / 2 * (g->w + g->slant) + at.x / 2] = -1;
        cdcl_problem_dig_drop(d, order[i]);
    }
    arena_release(&g->arena, mark);
}

static void print_rows(const int8_t *x, int w, int h, const char *ink)
{
    for (int r = 0; r < h; r++) {
        for (int c = 0; c < w; c++)
            putchar(ink[x[r * w + c] + 1]);
        if (r + 1 < h)
            putchar(',');
    }
    putchar('\t');
}

int main(int argc, char **argv)
{
    if (argc < 7) {
        fprintf(stderr, "bench_grow slitherlink|slant W H SEED KEEP TRIES [LABEL [plain]]\n");
        return 2;
    }
    struct grower g = {.slant = strcmp(argv[1], "slant") == 0, .w = atoi(argv[2]), .h = atoi(argv[3])};
    size_t cells = (size_t)g.w * (size_t)g.h;
    g.plain = argc > 8 && strcmp(argv[8], "plain") == 0;
    arena_open(&g.arena);
    rng_seed(&g.rng, strtoull(argv[4], NULL, 10), 0);
    g.cell = calloc(cells, 1);
    g.clue = calloc(clue_count(&g), 1);
    g.first = calloc(value_count(&g), 1);
    g.second = calloc(value_count(&g), 1);
    if (!make_full(&g)) {
        fprintf(stderr, "no board with one solution was found\n");
        return 1;
    }
    if (!thin_out(&g, (uint32_t)atoi(argv[5])))
        return 1;
    double start = (double)clock();
    dig(&g, atoi(argv[6]));
    fprintf(stderr, "%.3f s for digging\n", ((double)clock() - start) / CLOCKS_PER_SEC);
    printf("own-%s-%s\t%d\t%d\t", argc > 7 ? argv[7] : argv[5], argv[4], g.w, g.h);
    print_rows(g.clue, g.w + g.slant, g.h + g.slant, ".01234");
    print_rows(g.cell, g.w, g.h, g.slant ? "?/\\" : "?01");
    printf("1\t%s\t0\tbench_grow\n", argc > 7 ? argv[7] : argv[5]);
    arena_close(&g.arena);
    free(g.cell);
    free(g.clue);
    free(g.first);
    free(g.second);
    return 0;
}
