/* games.h - the list of games. A sixth game is one more line in games.c. */
#ifndef GAMES_H
#define GAMES_H

#include "core/game.h"

extern const struct game *const games_all[]; /* NULL at the end */

#endif
