/* games.c - the list of games with two more that only tests know, in place of src/games/games.c. */
#define GAMES_MORE(GAME) GAME(lanterns_game) GAME(threes_game)

#include "games/games.c"
