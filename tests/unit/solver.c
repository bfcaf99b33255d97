/* solver.c - the exact solver of Slitherlink and Slant against brute force on random boards.
 *
 *     test_solver [BOARDS [SEED]]     boards of each game
 *
 * Verdict, count and both solutions; clues that clash: none too many, none too few; what is forced;
 * which clues can go; steps and memory running out; lattices of clues without an answer. The boards
 * are those of native_referee, so all three roads are held against each other.
 */
#include <stdlib.h>

#include "check.h"
#include "core/position.h"
#include "engine/cdcl/board_adapter.h"
#include "engine/cdcl/solver.h"
#include "games/games.h"
#include "games/slant/slant.h"
#include "games/slitherlink/slitherlink.h"
#include "slow/random_boards.h"
#include "slow/slant_count.h"
#include "slow/slitherlink_count.h"

enum { BOARDS = 2500, KEYS_MAX = 2 * (RANDOM_SIDE + 1) * (RANDOM_SIDE + 1) };
#define SIGNATURE 0xfe4962156f67c1c9u /* see check_signature */

struct kind {
    const struct game *game;
    const struct board_adapter *adapter;
    void (*make)(struct random_board *out, uint64_t seed, uint64_t index);
    uint64_t (*count)(int w, int h, const int8_t *clue, const int8_t *fixed, uint64_t limit,
                      int8_t *first);
    int (*keys)(int w, int h);
};

static int loop_edges(int w, int h)
{
    return (h + 1) * w + h * (w + 1);
}

static int cells(int w, int h)
{
    return w * h;
}

static const struct kind kinds[] = {
    {&slitherlink_game, &slitherlink_clue_problem, random_slitherlink, slow_slitherlink_count,
     loop_edges},
    {&slant_game, &slant_clue_problem, random_slant, slow_slant_count, cells},
};

struct lab {
    const struct kind *kind;
    struct random_board r;
    struct board *board; /* with its progress */
    bool from_here;
    uint64_t limit;
    struct work *work;
    uint64_t tally[3], bounded; /* boards with so many answers; without, by counting corners alone */
};

static uint64_t brute(const struct lab *lab, const int8_t *clue, const int8_t *fixed,
                      uint64_t limit)
{
    return lab->kind->count(lab->r.w, lab->r.h, clue, fixed, limit, NULL);
}

static struct board *like(const struct lab *lab)
{
    size_t size = lab->kind->game->rules.size(&lab->board->variant);
    return arena_take(lab->work->arena, 1, size);
}

/* The board as text, through the front door: clues and progress in one line. */
static struct board *board_of(const struct kind *k, const struct random_board *r, struct work *w)
{
    char text[1000];
    bool slant = k->game->clues->extra;
    struct writer out = writer_to(text, sizeof text);
    writer_text(&out, k->game->name);
    writer_char(&out, ' ');
    writer_number(&out, r->w);
    writer_char(&out, 'x');
    writer_number(&out, r->h);
    int across = r->w + slant, rows = r->h + slant;
    for (int i = 0; i < across * rows; i++) {
        writer_char(&out, i == 0 ? ' ' : '/');
        out.n -= i % across != 0;
        writer_char(&out, r->clue[i] < 0 ? '.' : (char)('0' + r->clue[i]));
    }
    int keys = k->keys(r->w, r->h), flat = slant ? keys : (r->h + 1) * r->w;
    for (int i = 0; i < keys; i++) {
        int width = i < flat ? r->w : r->w + 1, at = i < flat ? i : i - flat;
        writer_char(&out, i == 0 ? ' ' : i == flat ? ':' : '/');
        out.n -= at % width != 0;
        writer_char(&out, r->fixed[i] < 0 ? '.' : (slant ? "RL" : "01")[r->fixed[i]]);
    }
    struct board *b;
    CHECK(!err_is(position_read(games_all, text, out.n, w->arena, &b)));
    return b;
}

static bool is_answer(const struct lab *lab, const struct board *b)
{
    struct flaws flaws = {0};
    CHECK(!err_is(lab->kind->game->puzzle->check(b, &flaws, lab->work)));
    return flaws.n == 0 && b->game->rules.status(b) == STATUS_SOLVED &&
           (!lab->from_here || b->game->puzzle->differences(lab->board, b, NULL, 0) == 0);
}

static enum answer answer_of(uint64_t count)
{
    return count == 0 ? ANSWER_NONE : count == 1 ? ANSWER_ONE : ANSWER_MANY;
}

static void check_solve(struct lab *lab, uint64_t truth)
{
    const struct puzzle *p = lab->kind->game->puzzle;
    struct solve s = {.limit = lab->limit, .from_here = lab->from_here};
    s.first = like(lab);
    s.second = like(lab);
    CHECK(!err_is(p->solve(lab->board, &s, lab->work)));
    CHECK(s.count == truth && s.answer == answer_of(truth) && s.complete);
    CHECK(s.count < 1 || is_answer(lab, s.first));
    CHECK(s.count < 2 ||
          (is_answer(lab, s.second) && p->differences(s.first, s.second, NULL, 0) > 0));
    lab->tally[answer_of(truth)]++;
}

/* Clues at these spots alone. */
static void only_at(const struct lab *lab, const struct spot *spot, size_t n, int8_t *clue)
{
    int extra = lab->kind->game->clues->extra, across = lab->r.w + extra;
    memset(clue, -1, sizeof lab->r.clue);
    for (size_t i = 0; i < n; i++) {
        int at = spot[i].y / 2 * across + spot[i].x / 2;
        CHECK(lab->r.clue[at] >= 0 && clue[at] < 0);
        clue[at] = lab->r.clue[at];
    }
}

static void check_conflict(struct lab *lab)
{
    struct spot spot[sizeof lab->r.clue], left[sizeof lab->r.clue];
    int8_t clue[sizeof lab->r.clue];
    struct unsat_core c = {.spot = spot, .cap = sizeof lab->r.clue};
    CHECK(!err_is(lab->kind->game->puzzle->unsat_core(lab->board, &c, lab->work)));
    if (brute(lab, lab->r.clue, NULL, 1)) {
        CHECK(c.n == 0);
        return;
    }
    CHECK(c.n > 0 && c.minimal);
    only_at(lab, spot, c.n, clue);
    CHECK(brute(lab, clue, NULL, 1) == 0);
    for (size_t i = 0; i < c.n; i++) {
        size_t n = 0;
        for (size_t j = 0; j < c.n; j++)
            if (j != i)
                left[n++] = spot[j];
        only_at(lab, left, n, clue);
        CHECK(brute(lab, clue, NULL, 1) == 1);
    }
}

/* Each key tried both ways by brute force. */
static void check_forced(struct lab *lab)
{
    int keys = lab->kind->keys(lab->r.w, lab->r.h);
    int8_t fixed[KEYS_MAX], value[KEYS_MAX];
    struct backbone f = {.from_here = lab->from_here, .board = like(lab)};
    CHECK(!err_is(lab->kind->game->puzzle->backbone(lab->board, &f, lab->work)));
    CHECK(f.complete);
    bool any = false;
    for (int k = 0; k < keys; k++) {
        uint64_t can[2];
        for (int v = 0; v < 2; v++) {
            memset(fixed, -1, sizeof fixed);
            if (lab->from_here)
                memcpy(fixed, lab->r.fixed, (size_t)keys);
            bool against = fixed[k] == !v;
            fixed[k] = (int8_t)v;
            can[v] = against ? 0 : brute(lab, lab->r.clue, fixed, 1);
        }
        value[k] = can[0] && can[1] ? -1 : can[1] ? 1 : 0;
        any = any || can[0] || can[1];
    }
    if (!any)
        memset(value, -1, sizeof value);
    struct random_board want = lab->r;
    memcpy(want.fixed, value, (size_t)keys);
    struct board *expected = board_of(lab->kind, &want, lab->work);
    CHECK(memcmp(expected, f.board, lab->kind->game->rules.size(&expected->variant)) == 0);
}

static void check_dig(struct lab *lab)
{
    struct clue_problem all;
    int8_t clue[sizeof lab->r.clue];
    int across = lab->r.w + lab->kind->game->clues->extra;
    memcpy(clue, lab->r.clue, sizeof clue);
    if (!CHECK(lab->kind->adapter->encode(lab->board, false, &all, lab->work->arena)))
        return;
    struct clue_problem_dig *d = cdcl_problem_dig_open(&all, lab->work);
    if (!CHECK(d))
        return;
    for (size_t i = 0; i < all.n_clues; i++) {
        struct spot spot = lab->kind->adapter->spot(&all.frame, all.clue[i].count);
        int at = spot.y / 2 * across + spot.x / 2;
        clue[at] = -1;
        bool may_go = brute(lab, clue, NULL, 2) == 1;
        CHECK(cdcl_problem_dig_try(d, i) == (may_go ? ANSWER_ONE : ANSWER_MANY));
        if (may_go)
            cdcl_problem_dig_drop(d, i);
        else
            clue[at] = lab->r.clue[at];
    }
}

/* Where lines and corners, counted, say that some cycle is closed, there is no answer. */
static void check_bound(struct lab *lab, uint64_t truth)
{
    struct clue_problem p;
    enum cdcl_verdict v;
    if (!CHECK(lab->kind->adapter->encode(lab->board, lab->from_here, &p, lab->work->arena)))
        return;
    struct cdcl *s = cdcl_problem_open(&p, lab->work);
    if (cdcl_root_begin(s, &v) || !cdcl_forest_bound_refutes(s, true))
        return;
    CHECK(truth == 0);
    lab->bounded++;
}

static void check_board(struct lab *lab, struct rng *rng)
{
    static const uint64_t limits[] = {2, 2, 3, 20, 1000};
    lab->limit = limits[rng_below(rng, 5)];
    lab->from_here = rng_below(rng, 3) == 0;
    lab->board = board_of(lab->kind, &lab->r, lab->work);
    uint64_t truth = brute(lab, lab->r.clue, lab->from_here ? lab->r.fixed : NULL, lab->limit);
    check_solve(lab, truth);
    if (lab->kind->game == &slant_game)
        check_bound(lab, truth);
    if (rng_below(rng, 4) == 0)
        check_conflict(lab);
    if (rng_below(rng, 8) == 0)
        check_forced(lab);
    if (rng_below(rng, 2) == 0 && brute(lab, lab->r.clue, NULL, 2) == 1)
        check_dig(lab);
}

/* Steps and memory run out at every point: no wrong answer, nothing kept. */
static void check_limits(const struct kind *k, const char *text, struct work *w)
{
    struct board *b;
    struct solve full = {.limit = 1000}, s = {.limit = 1000};
    struct arena_mark start = arena_here(w->arena);
    CHECK(!err_is(position_read(games_all, text, strlen(text), w->arena, &b)));
    struct arena_mark mark = arena_here(w->arena);
    CHECK(!err_is(k->game->puzzle->solve(b, &full, w)) && full.complete);
    for (uint64_t steps = 0; steps < 300; steps += 7) {
        w->steps = steps;
        CHECK(!err_is(k->game->puzzle->solve(b, &s, w)));
        CHECK(s.complete ? s.count == full.count
                         : s.answer == ANSWER_UNKNOWN || s.answer == full.answer);
    }
    w->steps = UINT64_MAX;
    for (uint64_t takes = 0; takes < 80; takes++) {
        w->arena->takes_left = takes;
        struct err e = k->game->puzzle->solve(b, &s, w);
        CHECK(err_is(e) ? e.code == ERR_MEMORY : s.answer == full.answer && s.count == full.count);
        CHECK(arena_here(w->arena).top == mark.top && arena_here(w->arena).used == mark.used);
    }
    w->arena->takes_left = UINT64_MAX;
    arena_release(w->arena, start);
}

static void test_kind(const struct kind *k, uint64_t boards, uint64_t seed, struct work *w)
{
    struct lab lab = {.kind = k, .work = w};
    for (uint64_t i = 0; i < boards; i++) {
        struct arena_mark mark = arena_here(w->arena);
        struct rng rng;
        unsigned long failed = check_failed;
        rng_seed(&rng, seed, i);
        k->make(&lab.r, seed, i);
        check_board(&lab, &rng);
        if (check_failed > failed)
            printf("%s board %d of seed %d, %dx%d, %s\n", k->game->name, (int)i, (int)seed, lab.r.w,
                   lab.r.h, lab.r.kind);
        arena_release(w->arena, mark);
    }
    printf("%s: %d none, %d one, %d several\n", k->game->name, (int)lab.tally[0], (int)lab.tally[1],
           (int)lab.tally[2]);
    CHECK(boards < 100 || (lab.tally[0] && lab.tally[1] && lab.tally[2]));
}

/* Clues on every second place, from this one on, of two numbers in turn. Brute force agrees that a small
 * board has no answer; on a large one search alone would not end. */
static void check_lattice(const struct kind *k, int side, int from, const char numbers[2], struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    int places = side + k->game->clues->extra;
    struct variant v = game_preset(k->game);
    struct board *b;
    struct solve s = {.limit = 2};
    static int8_t clue[(RANDOM_SIDE + 1) * (RANDOM_SIDE + 1)];
    v.value[OPTION_WIDTH] = v.value[OPTION_HEIGHT] = (int16_t)side;
    if (!CHECK(!err_is(position_new(k->game, &v, w->arena, &b))))
        return;
    memset(clue, -1, sizeof clue);
    for (int r = from; r < places; r += 2)
        for (int c = from; c < places; c += 2) {
            char number = numbers[(r + c) / 2 % 2];
            k->game->clues->put(b, r, c, number);
            if (side * side <= RANDOM_CELLS)
                clue[r * places + c] = (int8_t)(number - '0');
        }
    k->game->rules.validate(b);
    CHECK(!err_is(k->game->puzzle->solve(b, &s, w)) && s.answer == ANSWER_NONE && s.complete);
    CHECK(side * side > RANDOM_CELLS || k->count(side, side, clue, NULL, 2, NULL) == 0);
    arena_release(w->arena, mark);
}

/* Slitherlink, an odd board, its corners among the clues: cells between clues are shared by a black and a
 * white clue, and there is one black clue more. Slant: too many or too few lines on some corners. */
static void test_lattices(struct work *w)
{
    static const char *const loop[] = {"11", "22", "33"}, *const slant[] = {"12", "23", "11", "33"};
    for (size_t i = 0; i < sizeof loop / sizeof *loop; i++) {
        check_lattice(&kinds[0], 5, 0, loop[i], w);
        check_lattice(&kinds[0], 29, 0, loop[i], w);
    }
    for (size_t i = 0; i < sizeof slant / sizeof *slant; i++)
        check_lattice(&kinds[1], 20, 1, slant[i], w);
    check_lattice(&kinds[1], 4, 1, "11", w);
}

/* The same with numbers drawn at random, so that some boards have answers. */
static void test_bounds(struct rng *rng, struct work *w)
{
    struct lab lab = {.kind = &kinds[1], .work = w};
    for (int i = 0; i < 400; i++) {
        struct arena_mark mark = arena_here(w->arena);
        struct random_board *r = &lab.r;
        int from_r = (int)rng_below(rng, 2), from_c = (int)rng_below(rng, 2);
        r->w = 4 + i % 3;
        r->h = 4;
        memset(r->clue, -1, sizeof r->clue);
        for (int y = from_r; y <= r->h; y += 2)
            for (int x = from_c; x <= r->w; x += 2) {
                int lines = (y % r->h ? 2 : 1) * (x % r->w ? 2 : 1); /* at most */
                r->clue[y * (r->w + 1) + x] = (int8_t)(lines < 4 ? (int)rng_below(rng, 1 + (uint32_t)lines)
                                                                 : 1 + (int)rng_below(rng, 3));
            }
        lab.board = board_of(lab.kind, r, w);
        check_bound(&lab, brute(&lab, r->clue, NULL, 1));
        arena_release(w->arena, mark);
    }
    CHECK(lab.bounded > 20 && lab.bounded < 400);
    printf("%d of 400 lattices have too many lines somewhere\n", (int)lab.bounded);
}

/* A board whose clues are those of cells drawn at random inside and outside, so that it may have
 * many loops or none; all but one in `few` are left out. `in` goes by place. */
static struct cdcl *open_cells(const struct cdcl_frame *frame, uint32_t few, struct rng *rng,
                               uint8_t *in, struct work *work)
{
    struct cdcl *s = cdcl_open(frame, 0, work);
    for (int r = 0; r < frame->h; r++)
        for (int c = 0; c < frame->w; c++)
            in[frame_place(frame, r, c)] = (uint8_t)rng_below(rng, 2);
    for (int r = 0; r < frame->h; r++)
        for (int c = 0; c < frame->w; c++) {
            const uint8_t *at = in + frame_place(frame, r, c);
            int lines = (*at != at[-frame->stride]) + (*at != at[1]) + (*at != at[frame->stride]) +
                        (*at != at[-1]);
            if (rng_below(rng, few) == 0)
                cdcl_limit(s, 2 * frame_place(frame, r, c) + 1, 1u << lines);
        }
    return s;
}

/* Such clues do not contradict each other as equations, which know nothing of loops, whatever cells
 * are known. */
static void check_equations(int w, int h, struct rng *rng, struct work *work)
{
    struct arena_mark mark = arena_here(work->arena);
    struct cdcl_frame frame;
    cdcl_frame_edges(&frame, w, h);
    uint8_t *in = arena_take(work->arena, frame.n_places, 1);
    struct cdcl *s = open_cells(&frame, 3, rng, in, work);
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            if (rng_below(rng, 4) == 0)
                s->value[frame.n_vars + frame_place(&frame, r, c)] = in[frame_place(&frame, r, c)];
    CHECK(!cdcl_linear_refutes(s));
    arena_release(work->arena, mark);
}

static uint64_t digest(uint64_t before, const void *data, size_t n)
{
    const uint8_t *byte = data;
    for (size_t i = 0; i < n; i++)
        before = (before ^ byte[i]) * 1099511628211u;
    return before;
}

/* One number on every second cell of every second row, or numbers drawn at random: these take some
 * search. */
static struct cdcl *open_lattice(const struct cdcl_frame *frame, uint32_t number, struct rng *rng,
                                 struct work *work)
{
    struct cdcl *s = cdcl_open(frame, 0, work);
    for (int r = 1; r < frame->h; r += 2)
        for (int c = 1; c < frame->w; c += 2)
            cdcl_limit(s, 2 * frame_place(frame, r, c) + 1,
                       1u << (number ? number : rng_below(rng, 4)));
    return s;
}

/* The same verdicts, loops and effort on every machine and in WebAssembly. A change of the engine
 * changes the number: put in the new one, and see that all builds agree on it. */
static void check_signature(struct work *work)
{
    uint64_t sum = 14695981039346656037u, conflicts = 0;
    int tally[3] = {0};
    struct rng rng;
    rng_seed(&rng, 1, 0);
    for (int i = 0; i < 150; i++) {
        struct arena_mark mark = arena_here(work->arena);
        struct cdcl_frame frame;
        cdcl_frame_edges(&frame, 7 + i % 13, 7 + i % 11);
        uint8_t *values = arena_take(work->arena, 2 * frame.n_vars, 1);
        uint8_t *in = arena_take(work->arena, frame.n_places, 1);
        struct cdcl *s = i % 3 ? open_cells(&frame, 4 + (uint32_t)i % 8, &rng, in, work)
                               : open_lattice(&frame, (uint32_t)i % 4, &rng, work);
        uint64_t n;
        enum cdcl_verdict v = cdcl_count(s, 2, values, values + frame.n_vars, &n);
        uint64_t decisions = cdcl_stats(s).decisions;
        uint8_t seen[2] = {(uint8_t)v, (uint8_t)n};
        tally[n]++;
        conflicts += cdcl_stats(s).conflicts;
        sum = digest(sum, seen, sizeof seen);
        sum = digest(sum, values, n * frame.n_vars);
        for (int j = 0; j < 8; j++)
            sum = digest(sum, &(uint8_t){(uint8_t)(decisions >> 8 * j)}, 1);
        arena_release(work->arena, mark);
    }
    printf("signature %016llx, %d none, %d one, %d several, %llu conflicts\n",
           (unsigned long long)sum, tally[0], tally[1], tally[2], (unsigned long long)conflicts);
    CHECK(sum == SIGNATURE);
}

int main(int argc, char **argv)
{
    uint64_t boards = argc > 1 ? strtoul(argv[1], NULL, 10) : BOARDS;
    uint64_t seed = argc > 2 ? strtoul(argv[2], NULL, 10) : 7;
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
        test_kind(&kinds[k], boards, seed, &w);
    check_limits(&kinds[0], "slitherlink 5x5 .2.2./.3.21/.3.2./1.2../3..2.", &w);
    check_limits(&kinds[1], "slant 5x4 ..1.../.2..3./...2../.3...1/..1...", &w);
    test_lattices(&w);
    struct rng rng;
    rng_seed(&rng, seed, 0);
    test_bounds(&rng, &w);
    for (int i = 0; i < 200; i++)
        check_equations(6 + i % 7, 6 + i % 5, &rng, &w);
    check_signature(&w);
    arena_close(&arena);
    return check_done("solver");
}
