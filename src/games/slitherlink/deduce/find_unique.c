/* find_unique.c - what would give two answers, for a puzzle that has only one.
 *
 *     .   x   .        A cell without a number, none beside it, and two of its corners that nothing
 *     x       x        else can reach. A line along some of its sides comes and goes by the other
 *     .   . - .        two corners; it could as well go round the cell on the other side. No number
 *             |        would notice, no other line is touched, and the loop stays one: two answers.
 *     .   .   .        So none of the sides is a line.
 *
 * Only a loop round this cell alone would have all four, and that meets no number above 0.
 */
#include "games/slitherlink/deduce/finding.h"

enum { UNIQUE_COST = 3 };

/* Can nothing but sides of the cell reach the dot in this corner? */
static bool is_closed(const struct slitherlink_deduce *d, int32_t dot, int corner)
{
    return d->at[dot + d->off[corner]] == EDGE_CROSS && d->at[dot + d->off[(corner + 1) % 4]] == EDGE_CROSS;
}

static bool has_numbers(const struct slitherlink_deduce *d, int32_t cell)
{
    bool any = d->at[cell] != CLUE_NONE;
    for (int s = 0; s < 4; s++)
        any |= d->kind[cell + 2 * d->off[s]] == PLACE_CELL && d->at[cell + 2 * d->off[s]] != CLUE_NONE;
    return any;
}

static bool unique_at(struct slitherlink_finding *f, int32_t cell)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t closed[4];
    int n = 0;
    if (has_numbers(d, cell) || !deduce_unset(d, cell) || deduce_lines(d, cell))
        return false;
    for (int q = 0; q < 4; q++) {
        int32_t dot = cell + d->off[q] + d->off[(q + 1) % 4];
        if (is_closed(d, dot, q))
            closed[n++] = dot;
    }
    if (n < 2)
        return false;
    slitherlink_finding_because(f, cell);
    slitherlink_finding_because(f, closed[0]);
    slitherlink_finding_because(f, closed[1]);
    slitherlink_finding_cost(f, UNIQUE_COST);
    for (int s = 0; s < 4; s++)
        slitherlink_finding_move(f, cell + d->off[s], EDGE_CROSS);
    return finding_done(f);
}

bool slitherlink_find_unique(struct slitherlink_finding *f)
{
    for (int32_t k = 0; f->d->positive && k < f->d->cells; k++)
        if (unique_at(f, f->d->cell[k]))
            return true;
    return false;
}
