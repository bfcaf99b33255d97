/* games.c - the games there are; a sixth one is one more line. */
#include "games/games.h"

#define GAMES(GAME)                                                                               \
    GAME(slant_game)                                                                              \
    GAME(slitherlink_game)                                                                        \
    GAME(hexpath_game)                                                                            \
    GAME(slider_game)                                                                             \
    GAME(crosscut_game)

#include "games/list.h"
