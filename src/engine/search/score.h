/* score.h - values of positions on the way through a search (game.h says what the numbers mean).
 *
 * Inside a search the turns to a proved end are counted from the root, in the table from the
 * position itself: a win is a win wherever it is met again.
 */
#ifndef SEARCH_SCORE_H
#define SEARCH_SCORE_H

#include "core/game.h"

static inline bool score_is_proved(int score)
{
    return score >= SCORE_WON || score <= -SCORE_WON;
}

/* Turns to the proved end. */
static inline int score_turns(int score)
{
    return SCORE_MATE - (score < 0 ? -score : score);
}

static inline int score_to_table(int score, int ply)
{
    return score >= SCORE_WON ? score + ply : score <= -SCORE_WON ? score - ply : score;
}

static inline int score_from_table(int value, int ply)
{
    return value >= SCORE_WON ? value - ply : value <= -SCORE_WON ? value + ply : value;
}

/* The value of a game that is over, for the side to move: with points their margin, else won or
 * lost by now. A board that ended invalid has no winner. */
static inline int score_end(const struct board *b, enum status status, int ply)
{
    const struct duel *d = b->game->duel;
    int mover = d->mover(b);
    if (status != STATUS_FIRST && status != STATUS_SECOND)
        return 0;
    if (d->score)
        return score_clamp((int64_t)SCORE_POINT * (d->score(b, mover) - d->score(b, !mover)));
    return (status == STATUS_FIRST) == (mover == 0) ? SCORE_MATE - ply : ply - SCORE_MATE;
}

#endif
