/* unspoilt.h - a duel over a puzzle, as those see it who never spoil the puzzle.
 *
 * Where a move may go against the puzzle's only solution, a full board can be wrong and has no
 * winner. On the board made here such moves are not legal, so that a search, or chance, chooses
 * among the others without knowing of solutions.
 */
#ifndef DUEL_UNSPOILT_H
#define DUEL_UNSPOILT_H

#include "core/game.h"

/* Boards for it, and what was found out about the puzzle, for the next board of the same one. */
struct unspoilt {
    struct arena *arena;
    struct board *last; /* the last one made, once is_known */
    struct board *room;
    bool is_known;
};

/* *out is b itself where nothing can be spoilt, else a copy of it, good until the next call, on
 * which only moves that agree with the only solution are legal; NULL: b is spoilt already, has not
 * exactly one solution, or has one that was not found in the time allowed. ERR_MEMORY is the only
 * error. The first call takes memory of the arena, which stays taken. */
struct err unspoilt_copy(struct unspoilt *u, const struct board *b, const struct board **out,
                         struct work *w);

/* w for looking for a solution. Without it nothing sensible can be played, so it gets a moment of
 * its own however short the time for the move is. */
struct work unspoilt_work(const struct work *w);

#endif
