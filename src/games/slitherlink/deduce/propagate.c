/* propagate.c - everything that one number, one dot or one path says by itself, again and again.
 *
 * The fixpoint of the easiest techniques: finished and full clues, dots, early loops. It gives no
 * reasons and is quick; the ladder of hints finds the same edges one step at a time.
 */
#include "games/slitherlink/deduce/deduce.h"

static void set_open(struct slitherlink_deduce *d, int32_t i, uint8_t state)
{
    for (int s = 0; s < 4; s++)
        if (d->at[i + d->off[s]] == EDGE_UNSET)
            slitherlink_deduce_set(d, i + d->off[s], state);
}

static void look_at_cell(struct slitherlink_deduce *d, int32_t i)
{
    int clue = d->at[i], lines = deduce_lines(d, i), open = deduce_unset(d, i);
    if (clue == CLUE_NONE)
        return;
    if (lines > clue || lines + open < clue)
        d->broken = true;
    else if (open && lines == clue)
        set_open(d, i, EDGE_CROSS);
    else if (open && lines + open == clue)
        set_open(d, i, EDGE_LINE);
}

static void look_at_dot(struct slitherlink_deduce *d, int32_t i)
{
    int lines = deduce_lines(d, i), open = deduce_unset(d, i);
    if (lines > 2 || (lines == 1 && open == 0))
        d->broken = true;
    else if (open && lines == 2)
        set_open(d, i, EDGE_CROSS);
    else if (open == 1)
        set_open(d, i, lines ? EDGE_LINE : EDGE_CROSS);
}

static void look_at_ends(struct slitherlink_deduce *d)
{
    while (d->n_near) {
        int32_t e = d->near[--d->n_near];
        if (slitherlink_deduce_is_early(d, e))
            slitherlink_deduce_set(d, e, EDGE_CROSS);
        else if (d->at[e] == EDGE_UNSET)
            d->closing = e;
    }
    if (d->closing && slitherlink_deduce_is_early(d, d->closing))
        slitherlink_deduce_set(d, d->closing, EDGE_CROSS);
}

void slitherlink_deduce_look(struct slitherlink_deduce *d, int32_t cell)
{
    look_at_cell(d, cell);
}

bool slitherlink_deduce_propagate(struct slitherlink_deduce *d)
{
    if (d->head == 0)
        for (int32_t k = 0; k < d->cells; k++)
            look_at_cell(d, d->cell[k]);
    if (d->head == 0)
        for (int32_t k = 0; k < d->dots; k++)
            look_at_dot(d, d->dot[k]);
    for (;;) {
        while (d->head < d->n_trail && !d->broken && !d->closed) {
            int32_t e = d->trail[d->head++];
            int32_t along = deduce_along(d, e), across = deduce_across(d, e);
            look_at_cell(d, e - across);
            look_at_cell(d, e + across);
            look_at_dot(d, e - along);
            look_at_dot(d, e + along);
        }
        int32_t before = d->n_trail;
        if (!d->broken && !d->closed)
            look_at_ends(d);
        if (d->n_trail == before)
            return !d->broken;
    }
}
