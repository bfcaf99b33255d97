/* conform.h - what every game must do, tested through game.h alone, and what every face does with it. */
#ifndef CONFORM_H
#define CONFORM_H

#include "check.h"
#include "core/position.h"
#include "games/games.h"

enum { MOVES_MAX = 1 << 14 };

struct lab { /* what the tests share: an arena, a generator, a name for messages */
    struct arena arena;
    struct rng rng;
};

/* The position as a NUL-ended line or drawing, in the arena. */
char *lab_text(struct lab *lab, const struct board *b,
               void (*write)(const struct board *b, struct writer *out));
char *lab_line(struct lab *lab, const struct board *b);
char *lab_drawing(struct lab *lab, const struct board *b);
struct board *lab_copy(struct lab *lab, const struct board *b);

/* One board on which everything must hold. */
void conform_board(struct lab *lab, const struct board *b);
void conform_text(struct lab *lab, const struct board *b);
void conform_moves(struct lab *lab, const struct board *b);
void conform_symmetry(struct lab *lab, const struct board *b);
void conform_check(struct lab *lab, const struct board *b);
void conform_face(const struct game *g);
void conform_typed(struct lab *lab, const struct board *b);
void conform_turns(struct lab *lab, const struct board *b);
void conform_edit(struct lab *lab, const struct board *b);
void conform_duel(struct lab *lab, const struct board *b);
void conform_garbage(struct lab *lab, const struct board *b);

/* The faces on a board: pictures and words; every action, of a session and of the page's door; what the
 * door sends. */
void conform_pictures(struct lab *lab, const struct board *b);
void conform_actions(struct lab *lab, const char *board);
void conform_views(const char *board);

/* A puzzle as a whole. */
void conform_techniques(struct lab *lab, const struct game *g);

#endif
