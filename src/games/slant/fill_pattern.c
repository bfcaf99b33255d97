/* fill_pattern.c - a puzzle whose numbers stand where somebody wants them.
 *
 * A filled board has one number for each corner of the pattern. How many cells these numbers leave open is
 * what techniques do not decide, and a number that is given and not met counts as well. From a random
 * filling, cells near what is open are filled anew, and the change is kept if less stays open, or hardly
 * more, until nothing is. Then the puzzle has one solution, as techniques prove nothing that is not so.
 */
#include <stdlib.h>
#include <string.h>

#include "base/arena_text.h"
#include "games/slant/deduce.h"

enum {
    ROUNDS_MOST = 600000, /* changes tried before the pattern is given up */
    STALE = 3000,         /* changes without a better filling before another is begun */
    WORSE = 60,           /* per cent of the tries to be content with one open cell more, and so on */
    UNMET = 6             /* a number that is one off counts as so many open cells */
};

struct slant_pattern {
    const struct board *board;
    const char *pattern;
    struct slant_deduce *d;
    struct scratch_board *s, *fill; /* of d: what follows; the filling at hand */
    uint8_t *now;                   /* by cell: the filling that is kept */
    uint32_t *order;                /* cells to be filled anew */
    uint32_t *near, *kept;          /* cells to change: of this filling; of the one that is kept */
    uint32_t n_near, n_kept;
    uint32_t *often; /* by cell: how often it was open in the end */
    struct work *w;
};

static bool pattern_take(struct slant_pattern *p, const struct board *b, const struct generate_request *request,
                         struct work *w)
{
    int width = board_width(b), height = board_height(b);
    *p = (struct slant_pattern){.board = b, .pattern = request->pattern, .w = w};
    p->d = slant_deduce_take(width, height, w->arena);
    p->fill = slant_scratch_take(width, height, w->arena);
    if (!p->d || !p->fill)
        return false;
    p->s = p->d->s;
    p->now = arena_take(w->arena, p->s->n, 1);
    p->order = arena_take(w->arena, p->s->n, sizeof *p->order);
    p->near = arena_take(w->arena, 5 * (size_t)p->s->n, sizeof *p->near);
    p->kept = arena_take(w->arena, 5 * (size_t)p->s->n, sizeof *p->kept);
    p->often = arena_take(w->arena, p->s->n, sizeof *p->often);
    return p->now && p->order && p->near && p->kept && p->often;
}

/* ---- fillings ---- */

/* The kept filling, but the cells at most `far` from this one in random order with random slashes. The rest
 * never stands in the way: see generate.c. */
static void fill_anew(struct slant_pattern *p, uint32_t middle, int far)
{
    struct scratch_board *f = p->fill;
    int r = scratch_row(f, middle), c = scratch_column(f, middle);
    uint32_t n = 0;
    slant_scratch_wipe(f);
    for (int row = 0; row < f->h; row++)
        for (int column = 0; column < f->w; column++) {
            uint32_t cell = scratch_place(f, row, column);
            if (abs(row - r) <= far && abs(column - c) <= far)
                p->order[n++] = cell;
            else
                slant_scratch_put(f, cell, (enum slash)p->now[cell]);
        }
    rng_shuffle(p->w->rng, p->order, n);
    for (uint32_t i = 0; i < n; i++) {
        enum slash slash = rng_below(p->w->rng, 2) ? SLASH_FALL : SLASH_RISE;
        slant_scratch_put(f, p->order[i], scratch_closes(f, p->order[i], slash) ? slash_other(slash) : slash);
    }
}

static void keep(struct slant_pattern *p)
{
    memcpy(p->now, p->fill->cell, p->s->n);
    memcpy(p->kept, p->near, p->n_near * sizeof *p->near);
    p->n_kept = p->n_near;
}

/* A number that is given and not met: how far it is off. */
static uint32_t see_number(struct slant_pattern *p, uint32_t k, char want)
{
    int n = p->fill->lines[k], off = want >= '0' && want <= '4' ? abs(n - (want - '0')) : 0;
    p->s->clue[k] = want == '.' ? CORNER_NONE : (uint8_t)n;
    for (int i = 0; off && i < 4; i++)
        if (p->fill->cell[scratch_near(p->s, k, i)] != SLASH_OUT)
            p->near[p->n_near++] = scratch_near(p->s, k, i);
    return (uint32_t)off * UNMET;
}

/* What this filling leaves open; the cells where that is are listed. */
static uint32_t judge(struct slant_pattern *p, enum level level)
{
    struct scratch_board *s = p->s;
    uint32_t unmet = 0;
    p->n_near = 0;
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++)
            unmet += see_number(p, scratch_place(s, i, j), p->pattern[i * (s->w + 1) + j]);
    if (slant_deduce_all(p->d, level, p->w))
        return unmet;
    for (int row = 0; row < s->h; row++)
        for (int column = 0; column < s->w; column++)
            if (scratch_is_open(s, scratch_place(s, row, column)))
                p->near[p->n_near++] = scratch_place(s, row, column);
    return unmet + s->empty + 1;
}

/* ---- the search ---- */

static uint32_t tolerance(struct rng *rng)
{
    uint32_t more = 0;
    while (rng_below(rng, 100) < WORSE)
        more++;
    return more;
}

/* One climb from a new filling: true if nothing is left open. */
static bool climb(struct slant_pattern *p, enum level level, int *rounds)
{
    struct rng *rng = p->w->rng;
    enum level cheap = level < LEVEL_NORMAL ? level : LEVEL_NORMAL;
    fill_anew(p, scratch_place(p->s, 0, 0), p->s->w + p->s->h);
    uint32_t now = judge(p, cheap), best = now;
    keep(p);
    for (int stale = 0; now && stale < STALE && *rounds < ROUNDS_MOST && work_spend(p->w, p->s->n); stale++) {
        ++*rounds;
        fill_anew(p, p->kept[rng_below(rng, p->n_kept)], (int)rng_below(rng, 3));
        uint32_t then = judge(p, cheap);
        if (then && then < best && level > cheap)
            then = judge(p, level);
        if (then > now + tolerance(rng))
            continue;
        keep(p);
        now = then;
        if (now < best) {
            best = now;
            stale = 0;
        }
    }
    for (uint32_t i = 0; now && i < p->n_kept; i++)
        p->often[p->kept[i]]++;
    return now == 0;
}

/* ---- why not ---- */

static void write_why(const void *ctx, struct writer *out)
{
    const struct slant_pattern *p = ctx;
    uint32_t most = scratch_place(p->s, 0, 0);
    for (uint32_t k = 0; k < p->s->n; k++)
        if (p->often[k] > p->often[most])
            most = k;
    writer_text(out, "no numbers were found that make this pattern a puzzle with one solution; what most often "
                     "stays open lies round ");
    spot_write(out, p->s->h, spot_cell(scratch_row(p->s, most), scratch_column(p->s, most)));
    writer_text(out, ": a number there would help");
}

static struct err no_filling(const struct slant_pattern *p)
{
    if (p->w->steps == 0)
        return (struct err){ERR_BUDGET, 0, "the steps ran out before the pattern was filled"};
    struct slice why = arena_text(p->w->arena, write_why, p);
    return why.text ? (struct err){ERR_VARIANT, 0, why.text} : err_memory();
}

struct err slant_fill_pattern(struct board *b, const struct generate_request *request, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct slant_pattern p;
    int rounds = 0;
    bool done = false;
    if (request->inside)
        return (struct err){ERR_VARIANT, 0, "--loop: the answer of this game is no loop"};
    struct err e = pattern_take(&p, b, request, w) ? err_none() : err_memory();
    enum level level = request->any_level || request->level > LEVEL_HARD ? LEVEL_HARD : request->level;
    while (!err_is(e) && !done && rounds < ROUNDS_MOST && w->steps)
        done = climb(&p, level, &rounds);
    if (!err_is(e) && !done)
        e = no_filling(&p);
    if (err_is(e))
        return e;
    slant_clear(b);
    for (int i = 0; i <= p.s->h; i++)
        for (int j = 0; j <= p.s->w; j++)
            slant_of(b)->at[slant_corner_index(b, i, j)] = p.s->clue[scratch_place(p.s, i, j)];
    slant_tally(b);
    arena_release(w->arena, mark);
    return e;
}
