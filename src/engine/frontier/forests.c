/* forests.c - counting the ways to draw a diagonal in every cell without a cycle, with numbers at corners.
 *
 * The frontier goes from cell to cell in reading order. On it stand the corners that cells behind it and
 * before it share: of the row below the cells to its left, of the row above the others.
 *
 *     behind      a---b---c        slots before the cell X:   d e | b c
 *                 | / | X |        X falls: b is joined to f, which takes its place
 *                 d---e---f        X rises: c and e are joined, which must not have been so before
 *
 * A state is which of these corners are joined (labels, 0 for a corner by itself) and how many lines each
 * numbered corner still needs.
 */
#include "engine/frontier/frontier.h"
#include "engine/frontier/sweep.h"

enum { SLOTS_MAX = FRONTIER_FOREST_WIDTH + 2, LABEL_BITS = 4, NEED_BITS = 3, NO_NUMBER = 0 };

struct forests {
    const struct frontier_forests *g;
    int w, h;
    bool turned; /* the shorter side is across; a diagonal stays what it is */
};

/* A state taken apart. Needs are one more than what is needed; 0 for a corner without a number. */
struct state {
    uint8_t label[SLOTS_MAX + 1], need[SLOTS_MAX + 1];
};

static int clue_of(const struct forests *f, int r, int c)
{
    return f->turned ? f->g->clue(f->g->ctx, c, r) : f->g->clue(f->g->ctx, r, c);
}

static int cell_of(const struct forests *f, int r, int c)
{
    return f->turned ? f->g->cell(f->g->ctx, c, r) : f->g->cell(f->g->ctx, r, c);
}

static uint8_t need_of(const struct forests *f, int r, int c)
{
    int clue = clue_of(f, r, c);
    return clue < 0 ? NO_NUMBER : (uint8_t)(clue + 1);
}

/* ---- states as keys ---- */

static void unpack(const struct forests *f, struct frontier_state key, struct state *s)
{
    for (int i = 0; i < f->w + 2; i++) {
        s->label[i] = key.low >> LABEL_BITS * i & 15;
        s->need[i] = key.high >> NEED_BITS * i & 7;
    }
}

/* Labels in the order in which they come up, those that stand alone taken away. */
static struct frontier_state pack(const struct forests *f, const struct state *s)
{
    uint8_t times[16] = {0}, name[16] = {0}, names = 0;
    struct frontier_state key = {0, 0};
    for (int i = 0; i < f->w + 2; i++)
        times[s->label[i]]++;
    for (int i = 0; i < f->w + 2; i++) {
        uint8_t label = s->label[i];
        if (label && times[label] > 1 && !name[label])
            name[label] = ++names;
        key.low |= (uint64_t)name[label] << LABEL_BITS * i;
        key.high |= (uint64_t)s->need[i] << NEED_BITS * i;
    }
    return key;
}

/* ---- one cell ---- */

/* One line ends at this corner. False: it has enough. */
static bool take_line(struct state *s, int slot)
{
    if (s->need[slot] == NO_NUMBER)
        return true;
    return --s->need[slot] > 0;
}

/* Has it what it needs, now that no more can come? */
static bool is_met(const struct state *s, int slot)
{
    return s->need[slot] <= 1;
}

/* Can so many lines more still give it what it needs? */
static bool can_meet(const struct state *s, int slot, int lines)
{
    return s->need[slot] == NO_NUMBER || s->need[slot] - 1 <= lines;
}

/* False: they are joined already. */
static bool join(const struct forests *f, struct state *s, int a, int b)
{
    uint8_t from = s->label[b], to = s->label[a], unused = 1;
    if (from && from == to)
        return false;
    if (!to && !from) {
        for (int i = 0; i < f->w + 2; i++)
            if (s->label[i] >= unused)
                unused = (uint8_t)(s->label[i] + 1);
        s->label[a] = s->label[b] = unused;
    } else if (!to || !from) {
        s->label[a] = s->label[b] = to | from;
    } else {
        for (int i = 0; i < f->w + 2; i++)
            if (s->label[i] == from)
                s->label[i] = to;
    }
    return true;
}

static bool rise(const struct forests *f, struct state *s, int r, int c)
{
    int below = c, here = c + 1, right = c + 2;
    if (!join(f, s, below, right) || !take_line(s, below) || !take_line(s, right) ||
        !is_met(s, here))
        return false;
    s->label[here] = 0;
    s->need[here] = need_of(f, r + 1, c + 1);
    return true;
}

static bool fall(const struct forests *f, struct state *s, int r, int c)
{
    int here = c + 1;
    if (!take_line(s, here) || !is_met(s, here))
        return false;
    s->need[here] = need_of(f, r + 1, c + 1);
    return take_line(s, here);
}

/* The row is done: its last corner leaves, and the first of the row after the next comes. */
static bool end_row(const struct forests *f, struct state *s, int r)
{
    if (!is_met(s, f->w + 1))
        return false;
    if (r + 1 == f->h) {
        for (int i = 0; i <= f->w; i++)
            if (!is_met(s, i))
                return false;
        *s = (struct state){0};
        return true;
    }
    for (int i = f->w + 1; i > 0; i--) {
        s->label[i] = s->label[i - 1];
        s->need[i] = s->need[i - 1];
    }
    s->label[0] = 0;
    s->need[0] = need_of(f, r + 2, 0);
    return true;
}

/* Corners whose cells are nearly all done must not lack more than those can give. */
static bool is_hopeful(const struct forests *f, const struct state *s, int r, int c)
{
    int below = r + 1 < f->h ? 1 + (c > 0) : 0;
    return can_meet(s, c, below) && can_meet(s, c + 2, c + 1 < f->w);
}

static struct state first_state(const struct forests *f)
{
    struct state s = {0};
    s.need[0] = need_of(f, 1, 0);
    for (int c = 0; c <= f->w; c++)
        s.need[c + 1] = need_of(f, 0, c);
    return s;
}

static int ways(const void *ctx, int step, struct frontier_state from, struct frontier_way *out)
{
    const struct forests *f = ctx;
    int r = step / f->w, c = step % f->w, n = 0, known = cell_of(f, r, c);
    struct state before;
    unpack(f, from, &before);
    if (step == 0)
        before = first_state(f);
    for (unsigned rises = 0; rises < 2; rises++) {
        struct state s = before;
        if (known != FRONTIER_OPEN && known != (rises ? FRONTIER_ON : FRONTIER_OFF))
            continue;
        if (!(rises ? rise(f, &s, r, c) : fall(f, &s, r, c)) || !is_hopeful(f, &s, r, c))
            continue;
        if (c + 1 == f->w && !end_row(f, &s, r))
            continue;
        out[n++] = (struct frontier_way){pack(f, &s), rises};
    }
    return n;
}

static bool ends(const void *ctx, struct frontier_state key)
{
    (void)ctx;
    (void)key;
    return true;
}

/* ---- the whole board ---- */

struct err frontier_count_forests(const struct frontier_forests *g, bool shares,
                                  struct frontier_count *out, struct work *w)
{
    struct forests f = {.g = g, .w = g->w, .h = g->h, .turned = g->w > g->h};
    *out = (struct frontier_count){0};
    if (f.turned) {
        f.w = g->h;
        f.h = g->w;
    }
    if (f.w > FRONTIER_FOREST_WIDTH)
        return (struct err){ERR_VARIANT, 0, "boards to be counted are at most 12 cells wide or high"};
    size_t cells = (size_t)f.w * (size_t)f.h;
    struct frontier_board s = {.ctx = &f, .steps = (int)cells, .ways = ways, .ends = ends,
                      .words = cells / 64 + 1, .parts = 1};
    uint64_t *total = arena_take(w->arena, s.words, sizeof *total);
    double *drawn = shares ? arena_take(w->arena, cells, sizeof *drawn) : NULL;
    out->share = shares ? arena_take(w->arena, cells, sizeof *out->share) : NULL;
    if (!total || (shares && (!drawn || !out->share)))
        return err_memory();
    struct err e = frontier_sweep(&s, total, drawn, w);
    if (err_is(e))
        return e;
    for (int i = 0; shares && i < (int)cells; i++)
        out->share[f.turned ? i % f.w * g->w + i / f.w : i] = drawn[i];
    out->decimal = frontier_decimal(total, s.words, w->arena);
    out->is_zero = out->decimal && out->decimal[0] == '0';
    return out->decimal ? err_none() : err_memory();
}
