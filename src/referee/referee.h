/* referee.h - the independent road: an encoding solved by CaDiCaL, cut by cut.
 *
 * It shares nothing with our own solver but the rules, so the two can judge each other. It knows
 * no game: an encoding says what the clauses are and what is wrong with a model.
 */
#ifndef REFEREE_REFEREE_H
#define REFEREE_REFEREE_H

#include <stdint.h>

#include "core/clauses.h"
#include "core/game.h"
#include "core/work.h"

struct referee {
    uint64_t limit;   /* asked: count up to this many, at least 2 */
    int8_t *solution; /* asked: room for `cap` solutions of e->keys values 0 or 1; NULL if cap 0 */
    uint64_t cap;

    enum answer answer;    /* unknown if the budget ended before the count was sure */
    uint64_t count;        /* different solutions found, at most limit */
    uint64_t models, cuts; /* models looked at, and clauses added because of them */
};

/* One step is one time that CaDiCaL asks whether to go on (about every tenth round of its search)
 * or one model. ERR_MEMORY is the only error. */
struct err referee_solve(const struct encoding *e, struct referee *r, struct work *w);

#endif
