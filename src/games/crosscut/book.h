/* book.h - the first moves of Crosscut on boards that have been solved. */
#ifndef CROSSCUT_BOOK_H
#define CROSSCUT_BOOK_H

#include "games/crosscut/crosscut.h"

/* What the first move on inner square `at` is worth to the side that makes it. False: the board
 * or the square is not in the book. */
bool crosscut_book_first_move(int w, int h, struct square at, struct worth *out);

#endif
