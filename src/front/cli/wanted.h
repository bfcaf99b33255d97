/* wanted.h - which puzzle or start is wanted: the options that `new` and `play` share. */
#ifndef CLI_WANTED_H
#define CLI_WANTED_H

#include "duel/clock.h"
#include "front/cli/cli.h"
#include "session/fresh.h"

struct wanted {
    const struct game *game;
    struct variant variant;
    struct wish wish;
    struct opening opening;
    uint64_t seed, steps;
    int64_t count;
    bool json;
    bool by_chance; /* the seed was not given */
    bool bounded;   /* no --time or --steps: a puzzle may take WANTED_SECONDS */
};

enum { WANTED_SECONDS = 60 };

bool wanted_read(struct cli *c, struct wanted *o); /* false: said why */

struct fresh wanted_fresh(const struct wanted *o, uint64_t index);
struct deadline wanted_deadline(const struct work *w); /* WANTED_SECONDS from now on */

/* Number `index` of the order: a puzzle with its solution and rating, or a start alone. */
struct err wanted_make(const struct wanted *o, uint64_t index, struct made *out, struct work *w);

#endif
