/* tie_break.h - which of several good moves to prefer in a game: the one that does best against an
 * opponent who goes by the points of the moment. Where the rest of a game hangs on who runs out of
 * waiting moves, many moves are worth the same against perfect play, and not at all the same
 * against people. */
#ifndef DUEL_TIE_BREAK_H
#define DUEL_TIE_BREAK_H

#include "engine/search/search.h"

/* Sets s->tie_break for s->root, from sample games, each a step of w, in a part of its steps and
 * time; nothing where the game has none or they would take too long. Memory from w stays taken, as
 * long as s is used. ERR_MEMORY is the only error. */
struct err tie_break_find(struct search *s, struct work *w);

#endif
