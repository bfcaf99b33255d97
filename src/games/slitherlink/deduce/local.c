/* local.c - steps that one number, one dot or one path shows by itself. */
#include "games/slitherlink/deduce/finding.h"

/* All open edges of a cell or dot get this state. */
static bool finish(struct slitherlink_finding *f, int32_t i, uint8_t state)
{
    for (int s = 0; s < 4; s++)
        if (f->d->at[i + f->d->off[s]] == EDGE_UNSET)
            slitherlink_finding_move(f, i + f->d->off[s], state);
    slitherlink_finding_because(f, i);
    slitherlink_finding_cost(f, 1);
    return finding_done(f);
}

/* Numbers whose missing lines are none (all = false) or all of the open sides. */
static bool find_clue(struct slitherlink_finding *f, bool all)
{
    const struct slitherlink_deduce *d = f->d;
    for (int32_t k = finding_next(f, -1, d->cells); k < d->cells; k = finding_next(f, k, d->cells)) {
        int32_t i = d->cell[k];
        int missing = d->at[i] - deduce_lines(d, i), open = deduce_unset(d, i);
        if (d->at[i] != CLUE_NONE && open && missing == (all ? open : 0) &&
            finish(f, i, all ? EDGE_LINE : EDGE_CROSS))
            return true;
    }
    return false;
}

bool slitherlink_find_clue_finished(struct slitherlink_finding *f)
{
    return find_clue(f, false);
}

bool slitherlink_find_clue_full(struct slitherlink_finding *f)
{
    return find_clue(f, true);
}

/* Dots with so many lines and, unless `open` is 0, so many open edges. */
static bool find_dot(struct slitherlink_finding *f, int lines, int open, uint8_t state)
{
    const struct slitherlink_deduce *d = f->d;
    for (int32_t k = finding_next(f, -1, d->dots); k < d->dots; k = finding_next(f, k, d->dots)) {
        int32_t i = d->dot[k];
        int here = deduce_unset(d, i);
        if (here && deduce_lines(d, i) == lines && (open == 0 || here == open) &&
            finish(f, i, state))
            return true;
    }
    return false;
}

bool slitherlink_find_dot_done(struct slitherlink_finding *f)
{
    return find_dot(f, 2, 0, EDGE_CROSS);
}

bool slitherlink_find_dead_end(struct slitherlink_finding *f)
{
    return find_dot(f, 0, 1, EDGE_CROSS);
}

bool slitherlink_find_line_on(struct slitherlink_finding *f)
{
    return find_dot(f, 1, 1, EDGE_LINE);
}

/* What a loop through dot a would leave out: a line of another path, or else a number. */
static int32_t left_out(const struct slitherlink_deduce *d, int32_t closing, int32_t a)
{
    for (int32_t k = 0; d->paths > 1 && k < d->dots; k++)
        if (deduce_lines(d, d->dot[k]) == 1 && d->dot[k] != a && d->end[d->dot[k]] != a)
            for (int s = 0; s < 4; s++)
                if (d->at[d->dot[k] + d->off[s]] == EDGE_LINE)
                    return d->dot[k] + d->off[s];
    for (int32_t k = 0; k < d->cells; k++) {
        int32_t i = d->cell[k], across = deduce_across(d, closing);
        int lines = deduce_lines(d, i) + (i == closing - across || i == closing + across);
        if (d->at[i] != CLUE_NONE && d->at[i] != lines)
            return i;
    }
    return a;
}

bool slitherlink_find_early_loop(struct slitherlink_finding *f)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t last = -1; /* closes a right loop now, but perhaps not always */
    for (int32_t k = finding_next(f, -1, d->edges); k < d->edges; k = finding_next(f, k, d->edges)) {
        int32_t e = d->edge[k], along = deduce_along(d, e);
        if (!slitherlink_deduce_is_early(d, e)) {
            if (deduce_closes(d, e))
                last = k;
            continue;
        }
        slitherlink_finding_because(f, e - along);
        slitherlink_finding_because(f, e + along);
        slitherlink_finding_because(f, left_out(d, e, e - along));
        slitherlink_finding_cost(f, 1);
        slitherlink_finding_move(f, e, EDGE_CROSS);
        if (finding_done(f))
            break;
    }
    if (f->news && last >= 0)
        f->news[last / 64] |= UINT64_C(1) << last % 64;
    return finding_done(f);
}
