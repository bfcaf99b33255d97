/* shaping.h - choices that shape a board, by name: one table for ids, options and typed words.
 *
 *     symmetry=half  clues=40%  zeros=none  use=early-loop  avoid=...  minimal=yes  style=mixed
 *     walls=3  numbers=5  search=allowed  blocked=2  blocked=course  first=V  and the game's own, gray=step
 */
#ifndef PUZZLE_SHAPING_H
#define PUZZLE_SHAPING_H

#include "puzzle/new_request.h"

/* Reads a choice; NULL: done, else a sentence. *known is false where the game has no such choice. */
const char *shaping_read(struct new_request *f, struct slice key, struct slice value, bool *known);

/* Each choice that is not the usual one, as `before` KEY=VALUE, in the order of the table. */
void shaping_write(const struct new_request *f, const char *before, struct writer *out);

/* Its place in the table, so that nobody makes a choice twice; -1: there is none of that name. */
int shaping_number(const struct game *g, struct slice key);

#endif
