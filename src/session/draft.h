/* draft.h - a board that is being set up, some of whose clues are still to be chosen.
 *
 * In the text of a draft such a clue is '?', where a position has none: GAME SIZE BODY, or rows alone of
 * the game in hand. The board itself has no clue there, so that everything else can be done with it. Only
 * games that are a grid of clues have such places.
 */
#ifndef SESSION_DRAFT_H
#define SESSION_DRAFT_H

#include "session/session.h"

struct draft {
    struct board *board;
    bool *unchosen; /* of each place of the grid of clues, row by row; NULL: the game has none */
    int wide, high; /* of the grid of places that take something */
};

bool draft_has_unchosen(const struct game *g); /* are there such places in this game? */

/* The board in hand, without progress, to be changed. False: no memory. */
bool draft_of(const struct session *s, struct draft *out, struct arena *arena);
/* A board with nothing to be chosen on it. */
bool draft_of_board(struct board *b, struct draft *out, struct arena *arena);
/* A text in any form that is read, or rows alone of `g`, where that is not NULL. */
struct err draft_read(const struct session *s, const struct game *g, struct slice text,
                      struct draft *out, struct arena *arena);

/* Puts a token, or "?", on a place that takes something. What is wrong, or NULL. */
const char *draft_put(struct draft *d, struct spot at, struct slice token, struct arena *arena);
/* The same on the places that belong together with it as well: they become alike, but a clue there is
 * still to be chosen, and one that stands there stays. */
const char *draft_paint(struct draft *d, struct spot at, struct slice token,
                        enum orbit_kind symmetry, struct arena *arena);

/* As text; len 0: no memory. */
struct slice draft_text(const struct draft *d, struct arena *arena);
/* The clues as generate_request.pattern has them; NULL: no memory. */
char *draft_pattern(const struct draft *d, struct arena *arena);
size_t draft_unchosen(const struct draft *d, struct spot *out, size_t cap);

#endif
