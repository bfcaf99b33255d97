/* exercise.h - boards on which a chosen technique is the next step, and puzzles that get harder one by
 * one: what a worksheet is made of. */
#ifndef PUZZLE_EXERCISE_H
#define PUZZLE_EXERCISE_H

#include "puzzle/new_request.h"

/* The puzzle to ask for as number i of n, which go from easy to `highest` in equal shares. Where the
 * size was left open (`free_size`) easy ones are a size smaller than the game's usual one. */
struct new_request exercise_graded(const struct new_request *base, enum level highest,
                                   bool free_size, size_t i, size_t n);

/* The puzzle to ask for as try number i of those that need the technique, good whatever its level is.
 * `reach` is how far to look for one that is rare: of the level that fits the technique, of the one above,
 * and where the size was left open the same on boards a size larger. */
enum { EXERCISE_REACH = 4, EXERCISE_REACH_FIXED = 2 }; /* so many */
struct new_request exercise_of(const struct new_request *base, int technique, int reach, size_t i);

/* NULL: boards can be looked for on which it is the next step; else why not. */
const char *exercise_refusal(const struct game *g, int technique);

/* From b on, whose only solution this is, hint by hint to the first board on which `technique` is the
 * next step. b is then that board and h the hint, with its story, in the arena of the work. *found is
 * false where there is none: then b is solved. */
struct err exercise_find(struct board *b, const struct board *solution, int technique,
                         struct hint *h, bool *found, struct work *w);

#endif
