/* fill_pattern.c - a puzzle whose clues stand where somebody wants them, or whose loop is a
 * picture.
 *
 * A loop has one number for each place of the pattern. How much of it these numbers leave open is
 * what techniques do not decide, and a number that is given and not met counts as well. From a
 * random loop changes near what is open are kept if less stays open, or hardly more, until nothing
 * is. Then the puzzle has one solution, as techniques prove nothing that is not so. A loop that is
 * given stays.
 *
 * Where there are no clues for a while the numbers round it can force only that the loop does not come in. So
 * loops are tried that keep away from there, and neither rooms nor corridors are preferred.
 */
#include <stdlib.h>
#include <string.h>

#include "base/arena_text.h"
#include "games/slitherlink/deduce/fixpoint.h"
#include "games/slitherlink/shape.h"
#include "games/slitherlink/slitherlink.h"

enum {
    ROUNDS_MOST = 200000, /* changes tried before the pattern is given up */
    STALE = 2000,         /* changes without a better loop before another is begun */
    WORSE = 67,           /* per cent of the tries to be content with one open edge more, and so on */
    UNMET = 12,          /* a number that is one off counts as so many open edges */
    NONE = -1
};

struct pattern_search {
    int w, h, cells;
    const char *pattern;
    struct loop_shape now, tried;
    size_t shape_size;
    struct fixpoint fixpoint;
    int8_t *clue;
    uint32_t *often; /* how often each cell was open in the best loop of a try */
    int32_t *near;   /* cells to change: those that are open or not met */
    int n_near, edges;
    struct work *work;
};

static bool search_open(struct pattern_search *s, const struct board *b,
                        const struct generate_request *request, struct work *w)
{
    *s = (struct pattern_search){
        .w = board_width(b), .h = board_height(b), .pattern = request->pattern, .work = w};
    s->cells = s->w * s->h;
    s->edges = 2 * s->cells + s->w + s->h;
    s->shape_size = (size_t)(s->w + 2) * (size_t)(s->h + 2);
    s->now = s->tried = (struct loop_shape){
        .w = s->w, .h = s->h, .taste = slitherlink_taste_even, .clued = request->pattern};
    s->now.inside = arena_take(w->arena, s->shape_size, 1);
    s->tried.inside = arena_take(w->arena, s->shape_size, 1);
    s->clue = arena_take(w->arena, (size_t)s->cells, 1);
    s->often = arena_take(w->arena, (size_t)s->cells, sizeof *s->often);
    s->near = arena_take(w->arena, (size_t)s->cells, sizeof *s->near);
    return s->now.inside && s->tried.inside && s->clue && s->often && s->near &&
           slitherlink_fixpoint_open(&s->fixpoint, s->w, s->h, w->arena);
}

/* What this loop leaves open; the cells where that is are listed. */
static int judge(struct pattern_search *s, const struct loop_shape *shape, enum level level)
{
    struct slitherlink_deduce *d = &s->fixpoint.d;
    int unmet = 0;
    s->n_near = 0;
    for (int i = 0; i < s->cells; i++) {
        char want = s->pattern ? s->pattern[i] : '?';
        int n = slitherlink_shape_clue(shape, i / s->w, i % s->w);
        s->clue[i] = (int8_t)(want == '.' ? NONE : n);
        if (want >= '0' && want <= '9' && n != want - '0') {
            unmet += UNMET * abs(n - (want - '0'));
            s->near[s->n_near++] = i;
        }
    }
    slitherlink_deduce_clues(d, s->clue);
    if (slitherlink_fixpoint_run(&s->fixpoint, level) == FIXPOINT_SOLVED)
        return unmet;
    for (int k = 0; k < s->cells && s->n_near < s->cells; k++)
        if (deduce_unset(d, d->cell[k]))
            s->near[s->n_near++] = k;
    return unmet + 1 + s->edges - d->n_trail;
}

static void change(struct pattern_search *s, const int32_t *near, int n)
{
    int k = n ? near[rng_below(s->work->rng, (uint32_t)n)]
              : (int)rng_below(s->work->rng, (uint32_t)s->cells);
    memcpy(s->tried.inside, s->now.inside, s->shape_size);
    slitherlink_shape_shake(&s->tried, k / s->w, k % s->w,
                            2 + (int)rng_below(s->work->rng, SHAPE_SHAKES), s->work->rng);
}

/* How many more open edges a change may bring: two on average. */
static int tolerance(struct rng *rng)
{
    int more = 0;
    while (rng_below(rng, 100) < WORSE)
        more++;
    return more;
}

/* One climb from a new loop: true if nothing is left open. */
static bool climb(struct pattern_search *s, enum level level, int *rounds)
{
    enum level cheap = level < LEVEL_NORMAL ? level : LEVEL_NORMAL;
    slitherlink_shape_grow(&s->now, s->work);
    int now = judge(s, &s->now, cheap), best = now, stale = 0;
    int32_t *near = arena_take(s->work->arena, (size_t)s->cells, sizeof *near);
    int n_near = s->n_near;
    if (!near)
        return false;
    memcpy(near, s->near, (size_t)n_near * sizeof *near);
    while (now && stale++ < STALE && (*rounds)++ < ROUNDS_MOST &&
           work_spend(s->work, (uint64_t)s->cells)) {
        change(s, near, n_near);
        int then = judge(s, &s->tried, cheap);
        if (then && then < s->edges / 8 && then < best && level > cheap)
            then = judge(s, &s->tried, level);
        if (then > now + tolerance(s->work->rng))
            continue;
        struct loop_shape other = s->now;
        s->now = s->tried;
        s->tried = other;
        now = then;
        n_near = s->n_near;
        memcpy(near, s->near, (size_t)n_near * sizeof *near);
        if (now < best) {
            best = now;
            stale = 0;
        }
    }
    for (int i = 0; now && i < n_near; i++)
        s->often[near[i]]++;
    return now == 0;
}

/* ---- why not ---- */

struct pattern_fault {
    const struct board *board;
    const char *before, *after;
    int cell;
};

static void write_fault(const void *ctx, struct writer *out)
{
    const struct pattern_fault *f = ctx;
    int w = board_width(f->board);
    writer_text(out, f->before);
    spot_write(out, board_height(f->board), spot_cell(f->cell / w, f->cell % w));
    writer_text(out, f->after);
}

static struct err fault_at(const struct board *b, const char *before, int cell, const char *after,
                           struct work *w)
{
    struct pattern_fault f = {b, before, after, cell};
    struct slice why = arena_text(w->arena, write_fault, &f);
    return why.text ? (struct err){ERR_VARIANT, 0, why.text} : err_memory();
}

static struct err no_filling(const struct pattern_search *s, const struct board *b)
{
    int most = 0;
    if (s->work->steps == 0)
        return (struct err){ERR_BUDGET, 0, "the steps ran out before the pattern was filled"};
    for (int i = 1; i < s->cells; i++)
        if (s->often[i] > s->often[most])
            most = i;
    return fault_at(b,
                    "no numbers were found that make this pattern a puzzle with one solution; what "
                    "most often stays "
                    "open lies round ",
                    most, ": a clue there would help", s->work);
}

/* ---- a loop that is given ---- */

struct loop_faults {
    const struct board *board;
    enum loop_fault fault;
    uint32_t place[2]; /* in a shape, with its rim */
};

static void write_place(const struct loop_faults *f, int k, struct writer *out)
{
    int row = board_width(f->board) + 2, at = (int)f->place[k];
    spot_write(out, board_height(f->board), spot_cell(at / row - 1, at % row - 1));
}

static void write_loop_fault(const void *ctx, struct writer *out)
{
    const struct loop_faults *f = ctx;
    switch (f->fault) {
    case LOOP_CORNER:
        writer_text(out, "the line round these cells is not one loop: ");
        write_place(f, 0, out);
        writer_text(out, " and ");
        write_place(f, 1, out);
        writer_text(out, " touch at a corner alone, where it would cross itself");
        return;
    case LOOP_PIECES:
        writer_text(out, "the line round these cells is not one loop: they are in more than one piece, and no way "
                         "leads from ");
        write_place(f, 0, out);
        writer_text(out, " to ");
        write_place(f, 1, out);
        return;
    case LOOP_HOLE:
        writer_text(out, "the line round these cells is not one loop: they have a hole at ");
        write_place(f, 1, out);
        return;
    default:
        writer_text(out, "no cell is inside: a loop goes round one at least");
    }
}

static struct err load_inside(struct pattern_search *s, const struct board *b,
                              const uint8_t *inside)
{
    uint8_t *room = arena_take(s->work->arena, s->shape_size, 1);
    uint32_t *queue = arena_take(s->work->arena, s->shape_size, sizeof *queue);
    if (!room || !queue)
        return err_memory();
    memset(s->now.inside, 0, s->shape_size);
    for (int i = 0; i < s->cells; i++)
        s->now.inside[(i / s->w + 1) * (s->w + 2) + i % s->w + 1] = inside[i];
    struct loop_faults f = {.board = b};
    f.fault = slitherlink_shape_fault(&s->now, room, queue, f.place);
    if (f.fault != LOOP_FINE) {
        struct slice why = arena_text(s->work->arena, write_loop_fault, &f);
        return why.text ? (struct err){ERR_VARIANT, 0, why.text} : err_memory();
    }
    for (int i = 0; s->pattern && i < s->cells; i++) {
        int n = slitherlink_shape_clue(&s->now, i / s->w, i % s->w);
        if (s->pattern[i] >= '0' && s->pattern[i] <= '9' && n != s->pattern[i] - '0')
            return fault_at(b, "the loop does not have the number that the pattern gives at ", i,
                            "", s->work);
    }
    if (judge(s, &s->now, LEVEL_EXPERT))
        return fault_at(
            b, "with these numbers another loop than this is possible: it stays open round ",
            s->near[0], "", s->work);
    return err_none();
}

/* Takes numbers off, in any order, as long as techniques of the level still solve it. */
static void thin_out(struct pattern_search *s, struct generate_request request, char *pattern)
{
    static const int keep[LEVEL_COUNT] = {50, 40, 0, 0}; /* per cent of the cells */
    uint32_t *order = arena_take(s->work->arena, (size_t)s->cells, sizeof *order);
    int left = s->cells;
    for (int i = 0; order && i < s->cells; i++)
        order[i] = (uint32_t)i;
    if (order)
        rng_shuffle(s->work->rng, order, (size_t)s->cells);
    memset(pattern, '?', (size_t)s->cells);
    s->pattern = pattern;
    bool solved = judge(s, &s->now, request.level) == 0; /* else by experts alone */
    enum level level = solved ? request.level : LEVEL_EXPERT;
    for (int i = 0; order && i < s->cells && left > keep[level] * s->cells / 100; i++) {
        pattern[order[i]] = '.';
        if (!work_spend(s->work, (uint64_t)s->cells) || judge(s, &s->now, level))
            pattern[order[i]] = '?';
        else
            left--;
    }
    judge(s, &s->now, level);
}

struct err slitherlink_fill(struct board *b, const struct generate_request *request, struct work *w)
{
    struct pattern_search s;
    int rounds = 0;
    bool done = false;
    struct err e = search_open(&s, b, request, w) ? err_none() : err_memory();
    if (!err_is(e) && request->inside) {
        e = load_inside(&s, b, request->inside);
        char *pattern = arena_take(w->arena, (size_t)s.cells, 1);
        if (!err_is(e) && !request->pattern && pattern)
            thin_out(&s, *request, pattern);
    } else if (!err_is(e)) {
        while (!done && rounds < ROUNDS_MOST && w->steps)
            done = climb(&s, request->any_level ? LEVEL_EXPERT : request->level, &rounds);
        e = done ? e : no_filling(&s, b);
    }
    for (int i = 0; !err_is(e) && i < s.cells; i++)
        slitherlink_put_clue(b, i / s.w, i % s.w,
                             s.clue[i] == NONE ? '.' : (char)('0' + s.clue[i]));
    if (!err_is(e))
        slitherlink_clear(b);
    return e;
}
