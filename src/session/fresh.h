/* fresh.h - a new game as it was asked for: choices by name, then a puzzle or a start. */
#ifndef SESSION_FRESH_H
#define SESSION_FRESH_H

#include "puzzle/make.h"

/* Who begins: a side as positions write it, or "random". */
bool first_read(const struct game *g, struct slice word, int *out);

struct fresh {
    const struct game *game;
    const struct variant *variant;
    const struct wish *wish;       /* of a puzzle */
    const struct opening *opening; /* of a start */
    uint64_t seed, index;
};

/* A puzzle with its solution and rating, or a start alone. */
struct err fresh_make(const struct fresh *f, struct made *out, struct work *w);

#endif
