/* find_colour.c - edges between cells whose sides are known, and numbers among such cells.
 *
 * Reasons are the decided edges of the shortest walks: count the lines on the way.
 */
#include "games/slitherlink/deduce/colour.h"
#include "games/slitherlink/deduce/finding.h"

static void because_walk(struct finding *f, struct colours *c, int32_t a, int32_t b)
{
    int length = colours_walk(c, a, b, ROUNDS_ANY);
    for (int32_t at = b; length > 0; length--)
        finding_because(f, colours_walk_back(c, &at));
}

static void each_edge(struct finding *f, struct colours *c)
{
    const struct deduce *d = f->d;
    int32_t best = 0, best_a = 0, best_b = 0;
    int length = ROUNDS_ANY;
    bool best_differ = false;
    for (int32_t k = 0; k < d->edges; k++) {
        int32_t e = d->edge[k], across = deduce_across(d, e);
        int32_t a = colours_cell(d, e - across), b = colours_cell(d, e + across);
        bool differ;
        if (d->at[e] != EDGE_UNSET || !colours_related(c, a, b, &differ) ||
            finding_stopped(f, 0))
            continue;
        int here = colours_walk(c, a, b, length - 1);
        if (here) {
            length = here;
            best = e;
            best_a = a;
            best_b = b;
            best_differ = differ;
        }
    }
    if (best) {
        because_walk(f, c, best_a, best_b);
        finding_size(f, length);
        finding_move(f, best, best_differ ? EDGE_LINE : EDGE_CROSS);
    }
}

/* Two open sides of a number are both lines or both not (differ = false), or exactly one is. Which
 * sides does that decide? */
static void decide_clue(const struct deduce *d, int32_t i, int s, int t, bool differ,
                        unsigned *lines, unsigned *crosses)
{
    *lines = *crosses = 15;
    for (unsigned state = 0; state < 16; state++) {
        bool fits = __builtin_popcount(state) == d->at[i] &&
                    ((state >> s & 1) != (state >> t & 1)) == differ;
        for (int side = 0; side < 4; side++) {
            uint8_t edge = d->at[i + d->off[side]];
            fits &= edge == EDGE_UNSET || (edge == EDGE_LINE) == (state >> side & 1);
        }
        if (fits) {
            *lines &= state;
            *crosses &= ~state;
        }
    }
    for (int side = 0; side < 4; side++)
        if (d->at[i + d->off[side]] != EDGE_UNSET) {
            *lines &= ~(1u << side);
            *crosses &= ~(1u << side);
        }
}

struct clue_step {
    int32_t cell, a, b;
    unsigned lines, crosses;
    int length;
};

static void take_clue_step(struct finding *f, struct colours *c, const struct clue_step *x)
{
    finding_because(f, x->cell);
    if (f->out)
        because_walk(f, c, x->a, x->b);
    finding_size(f, x->length + 1);
    for (int s = 0; s < 4; s++)
        if ((x->lines | x->crosses) >> s & 1)
            finding_move(f, x->cell + f->d->off[s], x->lines >> s & 1 ? EDGE_LINE : EDGE_CROSS);
}

static bool open_clue(const struct deduce *d, int32_t cell)
{
    return d->at[cell] != CLUE_NONE && deduce_unset(d, cell) >= 2;
}

static void clue_at(struct finding *f, struct colours *c, int32_t cell, struct clue_step *best)
{
    const struct deduce *d = f->d;
    for (int s = 0; open_clue(d, cell) && s < 4; s++)
        for (int t = s + 1; t < 4; t++) {
            struct clue_step x = {.cell = cell};
            x.a = colours_cell(d, x.cell + 2 * d->off[s]);
            x.b = colours_cell(d, x.cell + 2 * d->off[t]);
            bool differ;
            if (d->at[x.cell + d->off[s]] != EDGE_UNSET ||
                d->at[x.cell + d->off[t]] != EDGE_UNSET || !colours_related(c, x.a, x.b, &differ))
                continue;
            decide_clue(d, x.cell, s, t, differ, &x.lines, &x.crosses);
            if (!(x.lines | x.crosses) || finding_stopped(f, 0))
                continue;
            /* off the board on both sides: the corner of a board, nothing to walk */
            x.length = x.a == x.b || !f->out ? 0 : colours_walk(c, x.a, x.b, best->length);
            if (!f->out)
                take_clue_step(f, c, &x);
            else if (x.a == x.b || x.length)
                if (!best->cell || x.length < best->length)
                    *best = x;
        }
}

/* All four edges open, each diagonal pair of cells on one side: the two pairs are on the same side
 * too, or the loop would cross itself. */
static bool crossing_at(struct finding *f, struct colours *c, int32_t dot)
{
    const struct deduce *d = f->d;
    int32_t cell[4];
    bool differ_a, differ_b;
    for (int t = 0; t < 4; t++)
        cell[t] = colours_cell(d, dot + d->off[t] + d->off[(t + 1) % 4]);
    return deduce_unset(d, dot) == 4 && colours_related(c, cell[0], cell[2], &differ_a) &&
           !differ_a && colours_related(c, cell[1], cell[3], &differ_b) && !differ_b;
}

static void take_crossing(struct finding *f, struct colours *c, int32_t dot)
{
    const struct deduce *d = f->d;
    int32_t cell[4];
    for (int t = 0; t < 4; t++)
        cell[t] = colours_cell(d, dot + d->off[t] + d->off[(t + 1) % 4]);
    finding_because(f, dot);
    if (f->out) {
        because_walk(f, c, cell[0], cell[2]);
        because_walk(f, c, cell[1], cell[3]);
    }
    finding_size(f, f->out ? (int)f->out->n_because : 1);
    for (int s = 0; s < 4; s++)
        finding_move(f, dot + d->off[s], EDGE_CROSS);
}

static void each_dot(struct finding *f, struct colours *c)
{
    const struct deduce *d = f->d;
    int32_t best = 0;
    int least = ROUNDS_ANY;
    for (int32_t k = 0; k < d->dots; k++) {
        int32_t dot = d->dot[k];
        if (!crossing_at(f, c, dot) || finding_stopped(f, 0))
            continue;
        int length = 0;
        for (int t = 0; t < 2; t++) {
            int32_t a = dot + d->off[t] + d->off[t + 1];
            int32_t b = dot + d->off[t + 2] + d->off[(t + 3) % 4];
            length += colours_walk(c, colours_cell(d, a), colours_cell(d, b), ROUNDS_ANY);
        }
        if (length < least) {
            least = length;
            best = dot;
        }
    }
    if (best)
        take_crossing(f, c, best);
}

static bool find_with(struct finding *f, void (*look)(struct finding *f, struct colours *c))
{
    struct arena_mark mark = arena_here(f->arena);
    struct colours c;
    if (colours_open(&c, f->d, f->arena)) {
        colours_read(&c);
        look(f, &c);
    } else {
        f->starved = true;
    }
    arena_release(f->arena, mark);
    return finding_done(f);
}

static void clues_and_dots(struct finding *f, struct colours *c)
{
    struct clue_step best = {.length = ROUNDS_ANY};
    for (int32_t k = 0; k < f->d->cells; k++)
        clue_at(f, c, f->d->cell[k], &best);
    if (best.cell)
        take_clue_step(f, c, &best);
    else
        each_dot(f, c);
}

bool slither_find_colour(struct finding *f)
{
    return find_with(f, each_edge);
}

bool slither_find_colour_clue(struct finding *f)
{
    return find_with(f, clues_and_dots);
}

/* ---- for closures: one place at a time ---- */

void colours_edge(struct finding *f, struct colours *c, int32_t e)
{
    const struct deduce *d = f->d;
    int32_t across = deduce_across(d, e);
    bool differ;
    if (d->at[e] == EDGE_UNSET &&
        colours_related(c, colours_cell(d, e - across), colours_cell(d, e + across), &differ))
        finding_move(f, e, differ ? EDGE_LINE : EDGE_CROSS);
}

void colours_clue(struct finding *f, struct colours *c, int32_t cell)
{
    struct clue_step best = {.length = ROUNDS_ANY};
    clue_at(f, c, cell, &best);
}

void colours_dot(struct finding *f, struct colours *c, int32_t dot)
{
    if (crossing_at(f, c, dot))
        take_crossing(f, c, dot);
}
