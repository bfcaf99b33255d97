/* design_text.h - what is known of a puzzle that is being made, in words: lines, each with its end. */
#ifndef PUZZLE_DESIGN_TEXT_H
#define PUZZLE_DESIGN_TEXT_H

#include "puzzle/design.h"

/* How many answers, and the rating where it was found; the answers themselves, and what is forced;
 * which clues to add, take away or change: nothing where there are none. */
void design_text_count(struct writer *out, const struct design *d);
void design_text_answers(struct writer *out, const struct design *d);
void design_text_clues(struct writer *out, const struct board *b, const struct design *d);

/* "reasoning stops after 3 steps; ...", without an end; nothing where it does not stop */
void design_text_reach(struct writer *out, const struct design *d);
/* "3 at b2 with 1 at c4" */
void design_text_suggestion(struct writer *out, const struct board *b, const struct suggestion *s);

#endif
