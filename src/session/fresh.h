/* fresh.h - a new game as it was asked for: choices by name, then a puzzle or a start.
 *
 * The board depends on what is in `struct fresh` and on nothing else. All of it, the level and the
 * choices too, names the stream of chance: two orders that differ have nothing in common.
 */
#ifndef SESSION_FRESH_H
#define SESSION_FRESH_H

#include "puzzle/make.h"

/* The number of the generator, the last field of an id (id.h). It goes up when some order gives
 * another board than in the release before, once a release. Generator 1 was 0.1.0's. */
#define GENERATOR 2

enum { BLOCKED_MAX = 256 };

/* Who begins: a side as positions write it, or "random". */
bool first_read(const struct game *g, struct slice word, int *out);

struct fresh {
    const struct game *game;
    struct variant variant;
    struct wish wish;       /* of a puzzle */
    struct opening opening; /* of a start */
    uint64_t seed, index;
};

/* A puzzle with its solution and rating, or a start alone. */
struct err fresh_make(const struct fresh *f, struct made *out, struct work *w);

#endif
