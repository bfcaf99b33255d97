/* slow/minimax.h - plain minimax through game.h: no window, no table, no order. The value of a
 * board for its mover, `depth` turns deep; a proved win in n turns is SCORE_MATE - n. */
#ifndef SLOW_MINIMAX_H
#define SLOW_MINIMAX_H

#include "core/game.h"

enum { SLOW_BOARD = 512, SLOW_MOVES = 256 };

static inline int slow_ended(const struct board *b, enum status status, int ply)
{
    int side = b->game->duel->mover(b);
    if (b->game->duel->score && status != STATUS_INVALID)
        return SCORE_POINT * (b->game->duel->score(b, side) - b->game->duel->score(b, 1 - side));
    if (status == STATUS_FIRST)
        return side == 0 ? SCORE_MATE - ply : -(SCORE_MATE - ply);
    if (status == STATUS_SECOND)
        return side == 1 ? SCORE_MATE - ply : -(SCORE_MATE - ply);
    return 0;
}

static inline int slow_minimax(const struct board *b, int depth, int ply)
{
    enum status status = b->game->rules.status(b);
    if (status != STATUS_OPEN)
        return slow_ended(b, status, ply);
    if (depth == 0)
        return b->game->duel->evaluate(b);
    game_move moves[SLOW_MOVES];
    size_t n = b->game->rules.moves(b, moves, SLOW_MOVES);
    int best = -2 * SCORE_MATE;
    for (size_t i = 0; i < n; i++) {
        _Alignas(64) char block[SLOW_BOARD];
        struct board *next = (struct board *)block;
        board_copy(next, b);
        b->game->rules.play(next, moves[i]);
        int value = -slow_minimax(next, depth - 1, ply + 1);
        best = value > best ? value : best;
    }
    return best;
}

#endif
