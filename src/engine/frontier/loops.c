/* loops.c - counting single closed loops on the edges of a grid, with numbers in the cells.
 *
 * The frontier goes from dot to dot in reading order; a step decides the edges to the right of a dot and
 * below it. What is behind can be noticed only by the ends of paths that reach over the frontier, and by
 * which end belongs to which. Paths do not cross, so ends pair like brackets:
 *
 *     behind   . . +--+ . +     done
 *                  |  |   |
 *     frontier     (  )   (   and so on: 2 bits for each column, and the edge to the left of the dot
 *
 * A loop may be closed only when no other end is left, and nothing is drawn after it. A cell with a number
 * has its top, left and right side decided one row before its bottom: what the bottom has to be is one
 * more bit for its column.
 */
#include "engine/frontier/frontier.h"
#include "engine/frontier/sweep.h"

enum { NO_END, OPENS, CLOSES };
enum { RIGHT = 1, DOWN = 2, NEEDS_AT = 44 };
#define LOOP_CLOSED ((uint64_t)1) /* in the upper word */

/* The board with the shorter side across. */
struct frontier_loops_loops {
    const struct frontier_loops *g;
    int w, h;
    bool turned;
};

static int clue_of(const struct frontier_loops_loops *l, int r, int c)
{
    return l->turned ? l->g->clue(l->g->ctx, c, r) : l->g->clue(l->g->ctx, r, c);
}

static int edge_of(const struct frontier_loops_loops *l, bool upright, int r, int c)
{
    return l->turned ? l->g->edge(l->g->ctx, !upright, c, r) : l->g->edge(l->g->ctx, upright, r, c);
}

/* ---- ends of paths ---- */

static unsigned end_at(uint64_t key, int slot)
{
    return key >> 2 * slot & 3;
}

static uint64_t with_end(uint64_t key, int slot, unsigned end)
{
    return (key & ~((uint64_t)3 << 2 * slot)) | (uint64_t)end << 2 * slot;
}

/* The edge to the left stands before column c in the row of ends; its slot is the one after all columns.
 * The other end of the path that opens in column c: */
static int closing_of(uint64_t key, int c)
{
    int depth = 1;
    while (depth) {
        unsigned end = end_at(key, ++c);
        depth += end == OPENS ? 1 : end == CLOSES ? -1 : 0;
    }
    return c;
}

/* ... and of the one that closes on the edge to the left of column c. */
static int opening_of(uint64_t key, int c)
{
    int depth = 1;
    while (depth) {
        unsigned end = end_at(key, --c);
        depth += end == CLOSES ? 1 : end == OPENS ? -1 : 0;
    }
    return c;
}

/* ---- one dot ---- */

struct dot {
    const struct frontier_loops_loops *l;
    int r, c;
    unsigned left, up; /* ends that come in */
    struct frontier_state from; /* without them */
};

/* May these edges be drawn, as far as the board says? The clue whose bottom is the right one; the cell whose
 * right side is the lower one, which then knows what its bottom has to be. */
static bool fits(const struct dot *d, unsigned draws, struct frontier_state *to)
{
    const struct frontier_loops_loops *l = d->l;
    bool right = draws & RIGHT, down = draws & DOWN;
    int r = d->r, c = d->c;
    if (right && (c == l->w || edge_of(l, false, r, c) == FRONTIER_OFF))
        return false;
    if (!right && c < l->w && edge_of(l, false, r, c) == FRONTIER_ON)
        return false;
    if (down && (r == l->h || edge_of(l, true, r, c) == FRONTIER_OFF))
        return false;
    if (!down && r < l->h && edge_of(l, true, r, c) == FRONTIER_ON)
        return false;
    if (r > 0 && c < l->w && clue_of(l, r - 1, c) >= 0) {
        uint64_t needs = (uint64_t)1 << (NEEDS_AT + c);
        if (right != ((to->low & needs) != 0))
            return false;
        to->low &= ~needs;
    }
    if (r == l->h || c == 0)
        return true;
    int clue = clue_of(l, r, c - 1);
    int lines = (d->left != NO_END) + (end_at(to->low, c - 1) != NO_END) + down;
    if (clue < 0)
        return true;
    if (clue == lines + 1)
        to->low |= (uint64_t)1 << (NEEDS_AT + c - 1);
    return clue == lines || clue == lines + 1;
}

static int try_way(const struct dot *d, struct frontier_state to, unsigned draws, struct frontier_way *out)
{
    if (!fits(d, draws, &to))
        return 0;
    *out = (struct frontier_way){to, draws};
    return 1;
}

/* Two ends meet here. */
static int join(const struct dot *d, struct frontier_way *out)
{
    const uint64_t ends = ((uint64_t)1 << 2 * (d->l->w + 2)) - 1;
    struct frontier_state to = d->from;
    if (d->left == OPENS && d->up == OPENS)
        to.low = with_end(to.low, closing_of(to.low, d->c), OPENS);
    else if (d->left == CLOSES && d->up == CLOSES)
        to.low = with_end(to.low, opening_of(to.low, d->c), CLOSES);
    else if (d->left == OPENS && (to.low & ends))
        return 0; /* a loop, and something beside it */
    else if (d->left == OPENS)
        to.high |= LOOP_CLOSED;
    return try_way(d, to, 0, out);
}

static int ways(const void *ctx, int step, struct frontier_state from, struct frontier_way *out)
{
    const struct frontier_loops_loops *l = ctx;
    int slot = l->w + 1; /* of the edge to the left */
    struct dot d = {.l = l, .r = step / (l->w + 1), .c = step % (l->w + 1)};
    d.left = end_at(from.low, slot);
    d.up = end_at(from.low, d.c);
    d.from = from;
    d.from.low = with_end(with_end(from.low, slot, NO_END), d.c, NO_END);
    if (d.left && d.up)
        return join(&d, out);
    struct frontier_state right = d.from, down = d.from, both = d.from;
    if (d.left || d.up) {
        right.low = with_end(right.low, slot, d.left | d.up);
        down.low = with_end(down.low, d.c, d.left | d.up);
        int n = try_way(&d, right, RIGHT, out);
        return n + try_way(&d, down, DOWN, out + n);
    }
    int n = try_way(&d, d.from, 0, out);
    if (from.high & LOOP_CLOSED)
        return n;
    both.low = with_end(with_end(both.low, d.c, OPENS), slot, CLOSES);
    return n + try_way(&d, both, RIGHT | DOWN, out + n);
}

static bool ends(const void *ctx, struct frontier_state key)
{
    (void)ctx;
    return key.high & LOOP_CLOSED;
}

/* ---- the whole board ---- */

/* Shares of the steps as rows of edges, of the board as it was given. */
static void lay_out(const struct frontier_loops_loops *l, const double *drawn, double *share)
{
    int w = l->g->w, h = l->g->h;
    double *upright = share + (h + 1) * w;
    for (int r = 0; r <= l->h; r++)
        for (int c = 0; c <= l->w; c++) {
            const double *dot = drawn + 2 * (r * (l->w + 1) + c);
            if (c < l->w && !l->turned)
                share[r * w + c] = dot[0];
            else if (c < l->w)
                upright[c * (w + 1) + r] = dot[0];
            if (r < l->h && !l->turned)
                upright[r * (w + 1) + c] = dot[1];
            else if (r < l->h)
                share[c * w + r] = dot[1];
        }
}

struct err frontier_count_loops(const struct frontier_loops *g, bool shares,
                                struct frontier_count *out, struct work *w)
{
    struct frontier_loops_loops l = {.g = g, .w = g->w, .h = g->h, .turned = g->w > g->h};
    *out = (struct frontier_count){0};
    if (l.turned) {
        l.w = g->h;
        l.h = g->w;
    }
    if (l.w > FRONTIER_LOOP_WIDTH)
        return (struct err){ERR_VARIANT, 0, "boards to be counted are at most 19 cells wide or high"};
    int steps = (l.w + 1) * (l.h + 1);
    /* what is drawn so far is a sum of cells and of paths to the frontier */
    size_t bits = (size_t)l.w * (size_t)l.h + (size_t)l.w + 3;
    struct frontier_board s = {.ctx = &l, .steps = steps, .ways = ways, .ends = ends,
                      .words = bits / 64 + 1, .parts = 2};
    size_t edges = (size_t)((g->h + 1) * g->w + g->h * (g->w + 1));
    uint64_t *total = arena_take(w->arena, s.words, sizeof *total);
    double *drawn = shares ? arena_take(w->arena, 2 * (size_t)steps, sizeof *drawn) : NULL;
    out->share = shares ? arena_take(w->arena, edges, sizeof *out->share) : NULL;
    if (!total || (shares && (!drawn || !out->share)))
        return err_memory();
    struct err e = frontier_sweep(&s, total, drawn, w);
    if (err_is(e))
        return e;
    if (shares)
        lay_out(&l, drawn, out->share);
    out->decimal = frontier_decimal(total, s.words, w->arena);
    out->is_zero = out->decimal && out->decimal[0] == '0';
    return out->decimal ? err_none() : err_memory();
}
