/* made.c - what `new`, `hint` and `rate` promise, held against roads that share nothing with them.
 *
 *     native_made [COUNT [SEED [GAME]]]     puzzles of each game; without numbers a short form
 *
 * Puzzles of every level and of several sizes, not square ones among them. Each one
 *   - has exactly one solution: by CaDiCaL, or for Hexpath by trying all orders;
 *   - is solved from start to end by hints alone, no step of which departs from that solution;
 *   - needs a technique of the level asked for, and its rating says so;
 *   - is not trivial: clues of several kinds, neither few nor nearly everywhere, and a solution
 *     that goes all over the board.
 */
#include <stdlib.h>

#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "games/hexpath/hexpath.h"
#include "games/slant/slant.h"
#include "games/slitherlink/slitherlink.h"
#include "referee/referee.h"
#include "puzzle/new_request.h"
#include "slow/hexpath_twin.h"

enum { SHORT_COUNT = 24, HINT_ALONE = 120 }; /* cells up to which a hint is told no solution */

/* Sizes in the order they come: each for four puzzles, one of each level. */
static const int8_t square_size[][2] = {{5, 5},  {7, 5},   {6, 9},   {10, 10}, {8, 12},
                                        {14, 9}, {15, 15}, {20, 13}, {11, 18}, {20, 20}};
static const int8_t hex_size[][2] = {{4, 4}, {5, 5}, {6, 6}, {7, 7}, {8, 8}};

struct trial {
    const struct game *game;
    struct variant variant;
    struct generate_request request;
    uint64_t seed, index;
    struct made_puzzle made;
    const struct board *truth; /* the other road's solution */
    struct slow_count orders;  /* of Hexpath */
    struct work *w;
};

/* What came out, for the table at the end. */
struct summary {
    int made, steps, least, most; /* shares of clues in percent */
    int tenths[2];
};

static void blame(const struct trial *t, const char *what)
{
    printf("  %s: %s:%dx%d:%s:%d:%d\n", what, t->game->name, t->variant.value[OPTION_WIDTH],
           t->variant.value[OPTION_HEIGHT], level_name(t->request.level), (int)t->seed,
           (int)t->index);
}

/* ---- one solution ---- */

static void judge_by_clauses(struct trial *t)
{
    struct arena *arena = t->w->arena;
    const struct puzzle *p = t->game->puzzle;
    struct board *truth = arena_take(arena, 1, t->game->rules.size(&t->variant));
    struct encoding e;
    CHECK(truth && !err_is(p->encode(t->made.puzzle, ENCODING_LAZY, false, &e, arena)));
    struct referee r = {.limit = 2, .cap = 2};
    r.solution = arena_take(arena, 2 * (size_t)e.keys, 1);
    CHECK(!err_is(referee_solve(&e, &r, t->w)));
    if (!CHECK(r.answer == ANSWER_ONE && r.count == 1))
        blame(t, "not one solution");
    board_copy(truth, t->made.puzzle);
    p->decode(t->made.puzzle, r.solution, truth);
    CHECK(t->game->rules.status(truth) == STATUS_SOLVED);
    CHECK(t->game->rules.key(truth) == t->game->rules.key(t->made.solution));
    t->truth = truth;
}

static void judge_by_orders(struct trial *t)
{
    static struct slow_hexpath slow;
    slow_from(hexpath_of(t->made.puzzle), &slow);
    if (!CHECK(slow.k <= SLOW_NUMBERS))
        return;
    t->orders = slow_count(&slow, false);
    if (!CHECK(t->orders.orders == 1))
        blame(t, "not one order");
    int path[SLOW_CELLS];
    const struct hexpath *s = hexpath_of(t->made.solution);
    CHECK(slow_walk(&slow, t->orders.rank, path) == s->n_path);
    for (int i = 0; i < s->n_path; i++)
        CHECK(hexpath_path(s)[i] == path[i]);
    t->truth = t->made.solution;
}

/* ---- hints alone ---- */

/* Nothing on the board departs from the only solution. */
static bool is_true(const struct trial *t, const struct board *now)
{
    if (t->game->puzzle->differences(now, t->truth, NULL, 0) > 0)
        return false;
    if (t->game != &hexpath_game)
        return true;
    const struct hexpath *h = hexpath_of(now);
    for (int a = 1; a <= SLOW_NUMBERS; a++)
        for (int b = 1; b <= SLOW_NUMBERS; b++)
            if (numbers_have(&h->stated[a], b) && t->orders.rank[a] >= t->orders.rank[b])
                return false;
    return true;
}

static void play_hint(const struct trial *t, struct board *now, const struct hint *h)
{
    char text[1024];
    struct writer said = writer_to(text, sizeof text);
    t->game->puzzle->explain(now, h, &said);
    CHECK(said.n > 20);
    CHECK(h->n_moves > 0 && h->n_moves <= h->cap_moves && h->cost > 0);
    for (size_t i = 0; i < h->n_moves; i++)
        if (CHECK(!t->game->rules.refusal(now, h->move[i])))
            t->game->rules.play(now, h->move[i]);
    if (!CHECK(is_true(t, now)))
        blame(t, "a hint that is not true");
}

static bool turned_rates_the_same(const struct trial *t)
{
    struct board *b = arena_take(t->w->arena, 1, t->game->rules.size(&t->variant));
    struct rating r = t->made.rating;
    for (int sym = 1; sym < SYM_COUNT; sym += 3)
        if (t->game->rules.turn(t->made.puzzle, sym, b) &&
            (err_is(puzzle_rate(b, &r, NULL, NULL, t->w)) || r.tenths != t->made.rating.tenths ||
             r.work != t->made.rating.work))
            return false;
    return true;
}

static int solve_by_hints(const struct trial *t)
{
    const struct puzzle *p = t->game->puzzle;
    struct board *now = arena_take(t->w->arena, 1, t->game->rules.size(&t->variant));
    struct hint h;
    int steps = 0;
    CHECK(now && rate_hint_room(t->made.puzzle, &h, t->w->arena));
    board_copy(now, t->made.puzzle);
    bool alone = board_width(now) * board_height(now) <= HINT_ALONE;
    for (;; steps++) {
        h.solution = alone ? NULL : t->truth;
        CHECK(!err_is(p->hint(now, &h, t->w)));
        if (h.kind != HINT_STEP)
            break;
        play_hint(t, now, &h);
    }
    if (!CHECK(h.kind == HINT_DONE && t->game->rules.status(now) == STATUS_SOLVED))
        blame(t, "hints do not solve it");
    if (!CHECK(!t->made.rating.searched && turned_rates_the_same(t)))
        blame(t, "a search, or another rating for a turned board");
    CHECK(t->made.rating.solved && t->made.rating.level == t->request.level);
    return steps;
}

/* ---- not trivial ---- */

/* Share of clues in percent; several kinds of them. */
static int look_at_clues(const struct trial *t)
{
    const struct clues *c = t->game->clues;
    const struct board *b = t->made.puzzle;
    int w = board_width(b) + c->extra, h = board_height(b) + c->extra, shown = 0;
    unsigned kinds = 0;
    for (int i = 0; i < w * h; i++) {
        char ink = c->get(b, i / w, i % w);
        shown += ink != '.';
        kinds |= ink == '.' ? 0 : 1u << (ink - '0');
    }
    if (!CHECK(__builtin_popcount(kinds) >= 3))
        blame(t, "clues of one or two kinds");
    int share = 100 * shown / (w * h);
    if (!CHECK(share >= 20 && share <= 75))
        blame(t, "few or many clues");
    return share;
}

/* In every block of 5 x 5 cells: a line, or slashes of both kinds. */
static void look_at_blocks(const struct trial *t)
{
    int w = board_width(t->truth), h = board_height(t->truth);
    for (int r = 0; r + 5 <= h; r++)
        for (int c = 0; c + 5 <= w; c++) {
            int some = 0, other = 0;
            for (int i = 0; i < 25; i++) {
                struct spot cell = spot_cell(r + i / 5, c + i % 5);
                if (t->game == &slitherlink_game)
                    some = other += slitherlink_around(t->truth, cell).lines;
                else if (slant_cell(t->truth, r + i / 5, c + i % 5) == SLASH_RISE)
                    some++;
                else
                    other++;
            }
            CHECK(some > 0 && other > 0);
        }
}

/* The walk is longer than the way across, and passes every number that must be put in order. */
static int look_at_walk(const struct trial *t)
{
    const struct hexpath *s = hexpath_of(t->truth);
    CHECK(s->n_path >= hexpath_n(s) && hexpath_numbers_count(&s->on_board) >= 3);
    return 100 * s->n_path / hexpath_cells(s);
}

/* ---- all of it ---- */

static void try_one(struct trial *t, struct summary *sum)
{
    struct arena_mark mark = arena_here(t->w->arena);
    struct new_request fresh = {t->game, t->variant, t->request, {0}, t->seed, t->index};
    struct err e = new_request_make(&fresh, &t->made, t->w);
    if (!CHECK(!err_is(e))) {
        blame(t, e.why);
    } else {
        bool clued = t->game->clues != NULL;
        int tenths = t->made.rating.tenths;
        clued ? judge_by_clauses(t) : judge_by_orders(t);
        sum->steps += solve_by_hints(t);
        int share = clued ? look_at_clues(t) : look_at_walk(t);
        if (clued)
            look_at_blocks(t);
        sum->least = !sum->made || share < sum->least ? share : sum->least;
        sum->most = share > sum->most ? share : sum->most;
        sum->tenths[0] = !sum->made || tenths < sum->tenths[0] ? tenths : sum->tenths[0];
        sum->tenths[1] = tenths > sum->tenths[1] ? tenths : sum->tenths[1];
        sum->made++;
    }
    arena_release(t->w->arena, mark);
}

static void try_game(const struct game *g, int count, uint64_t seed, struct work *w)
{
    const int8_t(*size)[2] = g == &hexpath_game ? hex_size : square_size;
    size_t sizes = g == &hexpath_game ? sizeof hex_size / 2 : sizeof square_size / 2;
    struct summary sum[LEVEL_COUNT] = {0};
    for (int i = 0; i < count; i++) {
        struct trial t = {.game = g, .variant = game_preset(g), .seed = seed, .w = w};
        const int8_t *wh = size[(size_t)(i / LEVEL_COUNT) % sizes];
        t.variant.value[OPTION_WIDTH] = wh[0];
        t.variant.value[OPTION_HEIGHT] = wh[1];
        t.index = (uint64_t)i;
        t.request.level = (enum level)(i % LEVEL_COUNT);
        t.request.wishes.symmetry = g->clues && i % 7 == 3 ? ORBIT_HALF : ORBIT_NONE;
        try_one(&t, &sum[t.request.level]);
    }
    for (int l = 0; l < LEVEL_COUNT; l++)
        printf("%-12s %-7s %4d puzzles, %6d hints, rating %.1f to %.1f, %s %d to %d %%\n", g->name,
               level_name((enum level)l), sum[l].made, sum[l].steps, sum[l].tenths[0] / 10.0,
               sum[l].tenths[1] / 10.0, g->clues ? "clues" : "walk", sum[l].least, sum[l].most);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : SHORT_COUNT;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    const struct game *all[] = {&slitherlink_game, &slant_game, &hexpath_game};
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (argc <= 3 || strcmp(argv[3], all[i]->name) == 0)
            try_game(all[i], count, seed, &w);
    arena_close(&arena);
    return check_done("made");
}
