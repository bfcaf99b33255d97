/* trap.h - of moves that are as good, the one that asks most of the opponent.
 *
 * A search takes the other side for perfect, so where every move draws it plays any of them, and an
 * opponent who sees little may never be asked a question. Here the moves are looked at once more:
 * which are as good, and what becomes of them if the reply that looks best at first sight is
 * played? A move that then stands clearly better is a trap. It is preferred only if a longer look
 * finds it no worse than the search's own move, so an opponent who sees everything gains nothing.
 */
#ifndef DUEL_TRAP_H
#define DUEL_TRAP_H

#include "engine/search/search.h"

/* After the search s: the trap to play instead of its move, or MOVE_NONE. At most `nodes` positions
 * are looked at, and counted in s. For games whose guess is steady (duel.eval_step): where it may
 * jump, equal scores say little. */
game_move trap_find(struct search *s, uint64_t nodes, struct work *w);

#endif
