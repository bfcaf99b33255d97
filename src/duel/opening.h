/* opening.h - random turns before a game, so that games differ, chosen so that they are games.
 *
 * Random turns often decide a sharp game at once: whoever is on the right side then wins, and the
 * pair of games says nothing about the players. So several openings are drawn, a shallow
 * search judges each, and the one in which the sides are closest is played. The search is the same
 * whoever plays.
 */
#ifndef DUEL_OPENING_H
#define DUEL_OPENING_H

#include "core/game.h"

/* Play `turns` random turns on b; false if they end the game. Where b is fought over a puzzle that
 * has one solution, the turns agree with it: a spoilt board is no start for a match. */
bool opening_play(struct board *b, int turns, struct rng *rng, struct work *w);

/* How far b is from even, by a shallow search: 0 is even. Memory from w is given back. */
struct err opening_judge(const struct board *b, struct work *w, int *tilt);

#endif
