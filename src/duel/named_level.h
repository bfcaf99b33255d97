/* named_level.h - eight levels of the CPU for people, from one that errs on purpose to the strongest.
 *
 * Their names are the same in every game. How each of them plays a game is that game's own table
 * (struct level_setting in core/game.h), so that a step up is about as large in one game as in another:
 * docs/DUELS.md has the matches.
 */
#ifndef DUEL_NAMED_LEVEL_H
#define DUEL_NAMED_LEVEL_H

#include "core/game.h"

/* The name of a level, numbered from 1, the weakest. */
const char *named_level_name(int number);

/* The number of the level with this name, in a game whose levels have names; 0: there is none. */
int named_level_find(const struct game *g, const char *name);

/* How the numbered level below the strongest plays on this board. */
const struct level_setting *named_level_on(const struct board *b, int number);

/* What a level sees, in a few words: "sees one move ahead, errs often". */
void named_level_describe(const struct game *g, int number, struct writer *out);

#endif
