/* say.h - pieces of sentences about a Slant board, and the steps of a story.
 *
 * A corner and a cell may have the same name, so each is called what it is.
 */
#ifndef SLANT_SAY_H
#define SLANT_SAY_H

#include "core/story.h"
#include "games/slant/ladder.h"

struct teller {
    const struct board *b;
    struct hint *h;
    const struct scratch_board *s;
    const struct slant_step *step; /* what was found; NULL: the hint is no step */
    struct writer out;
};

static inline bool is_corner(struct spot s)
{
    return s.x % 2 == 0;
}

/* A step of the story: between these two its sentence is said, then its marks are put. */
void slant_say_begin(struct teller *t);
void slant_say_end(struct teller *t); /* with a full stop */

void slant_say(struct teller *t, const char *text);
void slant_say_name(struct teller *t, struct spot s);
void slant_say_slash(struct teller *t, enum slash slash);
void slant_say_number(struct teller *t, struct spot at); /* "the 2 at corner b3" */
void slant_say_cells(struct teller *t, const struct spot *at, size_t n); /* "cells a1 and b2" */
void slant_say_list(struct teller *t, const struct spot *at, size_t n, const char *one,
                    const char *many);
void slant_say_moves(struct teller *t); /* "cell b2 is \ and cell c2 is /" */
void slant_say_follows(struct teller *t); /* the moves as marks */

/* What stands on the board. */
void slant_say_clue(struct teller *t, struct spot corner);
void slant_say_cell(struct teller *t, struct spot cell, bool place);

/* The slash that the first move is not, and its cell. */
enum slash slant_tell_refuted(const struct teller *t, struct spot *at);

/* of a place as in struct slant_step */
struct spot slant_spot(const struct scratch_board *s, uint32_t coded);

/* Stories. The hint must be whole, and have a story. */
void slant_tell(struct teller *t);         /* explain.c: any hint */
void slant_tell_pairs(struct teller *t);   /* tell_pairs.c: the steps alone */
void slant_say_row(struct teller *t);      /* what such a row is called, and where it is */
void slant_tell_suppose(struct teller *t); /* tell_suppose.c */

#endif
