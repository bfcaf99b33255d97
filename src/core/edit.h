/* edit.h - setting a board up by hand: what may be put where.
 *
 * A game with this facet has a palette of inks. Whoever edits takes the progress off (begin) and
 * puts inks on places, one at a time; each board on the way is a whole position that can be written
 * and read. Inks are named by their token, the text of the notation, so that numbers beyond the
 * palette can be typed.
 */
#ifndef CORE_EDIT_H
#define CORE_EDIT_H

#include "core/game.h"

struct ink {
    const char *token, *name; /* "S", "start" */
    enum role role;           /* how it looks */
};

struct edit {
    const struct ink *palette; /* rows end at token NULL; the first stands for "nothing", if any does */
    /* Put on empty cells of a start by the players before their first move; NULL: nothing. */
    const char *block;
    /* Takes off all that is no part of a puzzle or a start: progress, a duel, passes. */
    void (*begin)(struct board *b);
    bool (*takes)(const struct board *b, struct spot at); /* something can stand here */
    void (*write)(const struct board *b, struct spot at, struct writer *out); /* its token */
    /* On a board after begin, at a place that takes: what is wrong, or NULL. After a refusal the
     * board is in no particular state. */
    const char *(*put)(struct board *b, struct spot at, struct slice token);
    void (*clear)(struct board *b);               /* as empty as a board can be */
    void (*set_mover)(struct board *b, int side); /* NULL: nobody is to move */
};

/* The same at any place of any board, tried first: a sentence says why not, and nothing changed. */
const char *edit_put(struct board *b, struct spot at, struct slice token, struct arena *arena);

/* What stands at a place that takes something: "3", "12, start", "no number". */
void edit_words(const struct board *b, struct spot at, struct writer *out);
bool edit_stands(const struct board *b, struct spot at, const char *token); /* just this? */

/* What clears most boards: what setup makes. */
void edit_clear(struct board *b);

/* For puzzles that are a grid of clues. */
bool clues_take(const struct board *b, struct spot at);
void clues_write_token(const struct board *b, struct spot at, struct writer *out);
const char *clues_put_token(struct board *b, struct spot at, struct slice token);
extern const struct ink clues_palette[]; /* no number, 0 to 4 */

#endif
