/* evaluate.c - the Slant duel at a glance: the margin, and what lies on the table.
 *
 * On a sound board (rest.h) the cells that gain most now are taken in turn, the mover first. Beyond
 * that it counts who will move last: numbers that are still open, and cells that wait to be
 * perfect, are gifts that somebody will have to make, and whoever moves last makes fewer of them.
 * The weights were fitted to exact values, on boards of 20 and 24 cells of which every position was
 * solved. Against perfect play moving last is worth four times what it says here; against players
 * who do not see that far it is not, and with a quarter of it the engine does better against them.
 *
 * Where the board can be spoilt, the placements that gain most now are taken in turn: best, minus
 * second best, plus third, and so on. A board that can only end invalid has no winner.
 */
#include "games/slant/rest.h"

enum { SHARE = 2 }; /* later gains count half */

/* In hundredths of a point: what the mover gets of the best gains; what an open number is worth to
 * the side that moves last, by the slashes missing, and an empty cell by what it waits for. */
enum { TAKEN = 4, WAITS = 4 };
static const int16_t weight_taken[TAKEN] = {78, -46, 27, -3};
static const int16_t weight_missing[] = {0, -8, 18, 38, 88};
static const int16_t weight_waits[WAITS] = {0, 22, 10, 8};

static int guess_rest(const struct rest *rest)
{
    int cells[SLANT_POINTS_MOST + 1] = {0}, value = 0, last = 0, taken = 0;
    for (int i = 0; i < rest->n; i++) {
        int waits = rest->cell[i].waits;
        cells[rest->cell[i].gain]++;
        last += waits < WAITS ? weight_waits[waits] : 0;
    }
    for (int p = 0; p < rest->places; p++)
        last += weight_missing[rest->missing[p]];
    for (int gain = SLANT_POINTS_MOST; gain > 0; gain--)
        for (int k = 0; k < cells[gain] && taken < TAKEN; k++)
            value += gain * weight_taken[taken++];
    return rest->n % 2 ? value + last : value - last;
}

/* The gains in turn, the best first, in points. */
static int take_in_turn(const int cells[SLANT_POINTS_MOST + 1])
{
    int value = 0, sign = 1;
    for (int gain = SLANT_POINTS_MOST; gain > 0; gain--)
        if (cells[gain] % 2) { /* an even number of equal gains is shared evenly */
            value += sign * gain;
            sign = -sign;
        }
    return value;
}

static int value_rest(const struct rest *rest)
{
    int cells[SLANT_POINTS_MOST + 1] = {0};
    if (!rest->is_decided)
        return guess_rest(rest);
    for (int i = 0; i < rest->n; i++)
        cells[rest->cell[i].gain]++;
    return SCORE_POINT * take_in_turn(cells);
}

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
    int cells[SLANT_POINTS_MOST + 1] = {0};
    int64_t value = (int64_t)SCORE_POINT * (s->score[s->mover] - s->score[!s->mover]);
    struct rest rest;
    if (slant_rest(b, &rest))
        return score_clamp(value + value_rest(&rest));
    if (is_spoilt(b))
        return 0;
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            if (!slant_cell(b, r, c)) {
                int gain = best_gain(b, r, c);
                if (gain >= 0)
                    cells[gain]++;
            }
    return score_clamp(value + take_in_turn(cells) * SCORE_POINT / SHARE);
}

int slant_turns_left(const struct board *b)
{
    return slant_in(b)->empty;
}
