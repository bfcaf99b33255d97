/* words.h - pieces of sentences about a Slant board.
 *
 * A corner and a cell may have the same name, so each is called what it is.
 */
#ifndef SLANT_WORDS_H
#define SLANT_WORDS_H

#include "games/slant/slant.h"

struct teller {
    const struct board *b;
    const struct hint *h;
    struct writer *out;
};

static inline bool is_corner(struct spot s)
{
    return s.x % 2 == 0;
}

void slant_say(const struct teller *t, const char *text);
void slant_say_name(const struct teller *t, struct spot s);
void slant_say_slash(const struct teller *t, enum slash slash);
void slant_say_number(const struct teller *t, struct spot at,
                      bool first); /* "the 2 at corner b3" */
void slant_say_cells(const struct teller *t, const struct spot *at,
                     size_t n); /* "cells a1 and b2" */
void slant_say_list(const struct teller *t, const struct spot *at, size_t n, const char *one,
                    const char *many);
void slant_say_moves(const struct teller *t); /* "cell b2 is \ and cell c2 is /." */

/* The slash that the first move is not, and its cell. */
enum slash slant_tell_refuted(const struct teller *t, struct spot *at);

/* Whole sentences. */
void slant_tell_marks(const struct teller *t);   /* tell_marks.c */
void slant_tell_suppose(const struct teller *t); /* tell_suppose.c */

#endif
