/* figures.h - numbers and names in columns. */
#ifndef ARENA_FIGURES_H
#define ARENA_FIGURES_H

#include "base/text.h"

enum figure_sign { FIGURE_PLAIN, FIGURE_SIGNED };

void figure_fixed(struct writer *out, double v, int digits, enum figure_sign sign);
void figure_spaces(struct writer *out, size_t n);
size_t figure_width(const char *text); /* characters, where the text is UTF-8 */
void figure_left(struct writer *out, const char *text, size_t width);
void figure_right(struct writer *out, const char *text, size_t width);

#endif
