/* pattern.h - where clues shall stand, or what a loop surrounds, as a file has it: rows of characters, or
 * a PBM picture, plain or packed. */
#ifndef PUZZLE_PATTERN_H
#define PUZZLE_PATTERN_H

#include <stddef.h>

#include "base/arena.h"

struct pattern_rows {
    char *text; /* rows one after the other, in the arena */
    int w, h;
};

/* Rows of equal length, of these characters, or a picture, whose black is 1; `text` ends with a NUL after `len` bytes. What is wrong, or
 * NULL. */
const char *pattern_parse(const char *text, size_t len, const char *allowed, struct pattern_rows *out,
                          struct arena *arena);

#endif
