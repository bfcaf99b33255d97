/* grid_text.h - grids in position text: rows of single characters joined by '/'. */
#ifndef CORE_GRID_TEXT_H
#define CORE_GRID_TEXT_H

#include "core/game.h"

/* One character of a grid: what is wrong with it, or NULL. */
typedef const char *rows_put(struct board *b, int r, int c, char ink);
typedef char rows_get(const struct board *b, int r, int c);

/* Exactly h rows of w characters; the reader ends after the last one. */
struct err grid_text_read(struct board *b, struct reader *in, int w, int h, rows_put *put);
void grid_text_write(const struct board *b, struct writer *out, int w, int h, rows_get *get);

#endif
