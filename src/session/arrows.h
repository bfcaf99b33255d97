/* arrows.h - moves as faces draw them over a board: places in doubled coordinates (lattice/spot.h). A piece
 * that moves is four numbers, from where and to where; one that is placed is two; a pass none. */
#ifndef SESSION_ARROWS_H
#define SESSION_ARROWS_H

#include "core/game.h"

void arrow_json(struct jsonw *j, const struct board *b, game_move m); /* [3,1,5,1], without a key */

/* Moves one after the other from b on, as objects of an open list: move, side, arrow. */
void arrows_json(struct jsonw *j, const struct board *b, const game_move *line, size_t n,
                 struct arena *arena);

#endif
