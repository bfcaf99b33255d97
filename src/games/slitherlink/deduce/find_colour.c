/* find_colour.c - for closures: edges between cells whose sides are known, and numbers and dots among
 * such cells. */
#include "games/slitherlink/deduce/colour.h"
#include "games/slitherlink/deduce/finding.h"

/* Two open sides of a number are both lines or both not (differ = false), or exactly one is. Which
 * sides does that decide? */
static void decide_clue(const struct slitherlink_deduce *d, int32_t i, int s, int t, bool differ,
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

static bool open_clue(const struct slitherlink_deduce *d, int32_t cell)
{
    return d->at[cell] != CLUE_NONE && deduce_unset(d, cell) >= 2;
}

/* All four edges open, each diagonal pair of cells on one side: the two pairs are on the same side
 * too, or the loop would cross itself. */
static bool crossing_at(struct slitherlink_finding *f, struct colours *c, int32_t dot)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t cell[4];
    bool differ_a, differ_b;
    for (int t = 0; t < 4; t++)
        cell[t] = colours_cell(d, dot + d->off[t] + d->off[(t + 1) % 4]);
    return deduce_unset(d, dot) == 4 && colours_related(c, cell[0], cell[2], &differ_a) &&
           !differ_a && colours_related(c, cell[1], cell[3], &differ_b) && !differ_b;
}

void slitherlink_colours_edge(struct slitherlink_finding *f, struct colours *c, int32_t e)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t across = deduce_across(d, e);
    bool differ;
    if (d->at[e] == EDGE_UNSET &&
        colours_related(c, colours_cell(d, e - across), colours_cell(d, e + across), &differ))
        slitherlink_finding_move(f, e, differ ? EDGE_LINE : EDGE_CROSS);
}

void slitherlink_colours_clue(struct slitherlink_finding *f, struct colours *c, int32_t cell)
{
    const struct slitherlink_deduce *d = f->d;
    for (int s = 0; open_clue(d, cell) && s < 4; s++)
        for (int t = s + 1; t < 4; t++) {
            int32_t a = colours_cell(d, cell + 2 * d->off[s]);
            int32_t b = colours_cell(d, cell + 2 * d->off[t]);
            unsigned lines, crosses;
            bool differ;
            if (d->at[cell + d->off[s]] != EDGE_UNSET || d->at[cell + d->off[t]] != EDGE_UNSET ||
                !colours_related(c, a, b, &differ))
                continue;
            decide_clue(d, cell, s, t, differ, &lines, &crosses);
            for (int side = 0; side < 4; side++)
                if ((lines | crosses) >> side & 1)
                    slitherlink_finding_move(f, cell + d->off[side],
                                             lines >> side & 1 ? EDGE_LINE : EDGE_CROSS);
        }
}

void slitherlink_colours_dot(struct slitherlink_finding *f, struct colours *c, int32_t dot)
{
    bool crossing = crossing_at(f, c, dot);
    for (int s = 0; crossing && s < 4; s++)
        slitherlink_finding_move(f, dot + f->d->off[s], EDGE_CROSS);
}
