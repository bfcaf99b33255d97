/* begin_duel.c - a puzzle becomes a duel for points, and a duel the puzzle again. What has been
 * drawn stays. */
#include "games/slant/slant.h"

void slant_end_duel(struct board *b)
{
    struct slant *s = slant_of(b);
    b->variant.value[SLANT_DUEL] = 0;
    b->variant.value[SLANT_RULE] = RULE_FREE;
    s->score[0] = s->score[1] = 0;
    s->mover = 0;
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            s->at[slant_cell_index(b, r, c)] &= SLASH_MASK; /* the solution is forgotten */
}

struct err slant_begin_duel(struct board *b, int rule, struct work *w)
{
    slant_end_duel(b);
    b->variant.value[SLANT_DUEL] = 1;
    b->variant.value[SLANT_RULE] = (int16_t)rule;
    return slant_after_read(b, w);
}
