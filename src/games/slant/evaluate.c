/* evaluate.c - the Slant duel at a glance: the margin, and what lies on the table.
 *
 * The placements that gain most now are taken in turn, the mover first: best, minus second best,
 * plus third, and so on. Gains change as the board fills, so this is a guess; but a player who
 * must open a good place for the other sees it. A board that can only end invalid has no winner.
 */
#include "games/slant/slant.h"

enum { SHARE = 2 }; /* later gains count half */

static bool is_spoilt(const struct board *b)
{
    if (slant_in(b)->loops)
        return true;
    if (!slant_in(b)->unmet)
        return false;
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++)
            if (slant_is_out_of_reach(b, i, j))
                return true;
    return false;
}

/* Better of the placements that the rule allows in an empty cell; -1: none is allowed. */
static int best_gain(const struct board *b, int r, int c)
{
    int most = -1;
    for (enum slash slash = SLASH_FALL; slash <= SLASH_RISE; slash++) {
        if (slant_refusal(b, slant_pack(b, r, c, slash)))
            continue;
        int points = slant_points(b, r, c, slash);
        most = points > most ? points : most;
    }
    return most;
}

int slant_evaluate(const struct board *b)
{
    const struct slant *s = slant_in(b);
    int cells[SLANT_POINTS_MOST + 1] = {0}, sign = 1;
    int64_t value = (int64_t)SCORE_POINT * (s->score[s->mover] - s->score[!s->mover]);
    if (is_spoilt(b))
        return 0;
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            if (!slant_cell(b, r, c)) {
                int gain = best_gain(b, r, c);
                if (gain >= 0)
                    cells[gain]++;
            }
    for (int gain = SLANT_POINTS_MOST; gain > 0; gain--)
        if (cells[gain] % 2) { /* an even number of equal gains is shared evenly */
            value += sign * gain * SCORE_POINT / SHARE;
            sign = -sign;
        }
    return score_clamp(value);
}

int slant_turns_left(const struct board *b)
{
    return slant_in(b)->empty;
}
