/* list.h - makes the list of games of GAMES(GAME), which names each of them once; included after it.
 * Tests have GAMES_MORE(GAME) besides. */
#ifndef GAMES_MORE
#define GAMES_MORE(GAME)
#endif
#define DECLARE(name) extern const struct game name;
#define LIST(name) &name,

GAMES(DECLARE)
GAMES_MORE(DECLARE)

const struct game *const games_all[] = {GAMES(LIST) GAMES_MORE(LIST) NULL};
