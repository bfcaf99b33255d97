/* columns.h - numbers and names in columns. */
#ifndef AGENTS_COLUMNS_H
#define AGENTS_COLUMNS_H

#include "base/text.h"

enum column_sign { COLUMN_PLAIN, COLUMN_SIGNED };

void column_fixed(struct writer *out, double v, int digits, enum column_sign sign);
void column_spaces(struct writer *out, size_t n);
size_t column_width(const char *text); /* characters, where the text is UTF-8 */
void column_left(struct writer *out, const char *text, size_t width);
void column_right(struct writer *out, const char *text, size_t width);

#endif
