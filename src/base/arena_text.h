/* arena_text.h - a text of any length in an arena, written in one pass. */
#ifndef BASE_ARENA_TEXT_H
#define BASE_ARENA_TEXT_H

#include "base/arena.h"
#include "base/text.h"

typedef void write_fn(const void *ctx, struct writer *out);

/* With a NUL after it; text NULL and len 0: no memory. */
struct slice arena_text(struct arena *arena, write_fn *write, const void *ctx);

#endif
