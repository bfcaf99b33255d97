/* wins.h - can the side to move win with a single turn? */
#ifndef CROSSCUT_WINS_H
#define CROSSCUT_WINS_H

#include "games/crosscut/crosscut.h"

/* A move with which the mover of this open board wins; MOVE_NONE: there is none. */
game_move crosscut_winning_move(const struct board *b);

#endif
