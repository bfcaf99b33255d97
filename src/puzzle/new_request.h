/* new_request.h - a new game as it was asked for: choices by name, then a puzzle or a start.
 *
 * The board depends on what is in `struct new_request` and on nothing else. All of it, the level
 * and the choices too, names the stream of chance: two orders that differ have nothing in common.
 */
#ifndef PUZZLE_NEW_REQUEST_H
#define PUZZLE_NEW_REQUEST_H

#include "puzzle/make.h"

/* The number of the generator, the last field of an id (id.h). It goes up when some order gives
 * another board than in the release before, once a release. Generator 1 was 0.1.0's. */
#define GENERATOR 3

enum { BLOCKED_MAX = 256 };

/* Who begins: a side as positions write it, or "random". */
bool new_request_read_first(const struct game *g, struct slice word, int *out);

struct new_request {
    const struct game *game;
    struct variant variant;
    struct generate_request request; /* of a puzzle */
    struct opening opening; /* of a start */
    uint64_t seed, index;
};

/* KEY=VALUE: size, level, seed, symmetric, and what shapes a board (shaping.h). */
struct err new_request_read_word(struct new_request *f, struct slice word);

/* A puzzle with its solution and rating, or a start alone. */
struct err new_request_make(const struct new_request *f, struct made_puzzle *out, struct work *w);

#endif
