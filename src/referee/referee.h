/* referee.h - the independent road: an encoding solved by CaDiCaL, cut by cut.
 *
 * It shares nothing with our own solver but the rules, so the two can judge each other. It knows
 * no game: an encoding says what the clauses are and what is wrong with a model.
 */
#ifndef REFEREE_REFEREE_H
#define REFEREE_REFEREE_H

#include <stdint.h>
#include <stdio.h>

#include "core/dimacs.h"
#include "core/game.h"
#include "core/work.h"

struct referee {
    uint64_t limit;   /* asked: count up to this many, at least 2 */
    int8_t *solution; /* asked: room for `cap` solutions of e->keys values 0 or 1; NULL if cap 0 */
    uint64_t cap;
    struct clause_list *kept; /* asked: gets all clauses, in an arena of its own; or NULL */

    enum answer answer;    /* unknown if the budget ended before the count was sure */
    uint64_t count;        /* different solutions found, at most limit */
    uint64_t models, cuts; /* models looked at, and clauses added because of them */
};

/* One step is one time that CaDiCaL asks whether to go on (about every tenth round of its search)
 * or one model. ERR_MEMORY is the only error. */
struct err referee_solve(const struct encoding *e, struct referee *r, struct work *w);

/* All cuts that the encoding needs, so that every model of its clauses and these is a solution;
 * `cuts` has an arena of its own. ERR_BUDGET: there are too many to be found. */
struct err referee_complete(const struct encoding *e, struct clause_list *cuts, struct work *w);

/* That these clauses have no model, proved afresh: CaDiCaL's derivation as text in DRAT format. */
enum answer referee_refute(const struct clause_list *clauses, FILE *proof, struct work *w);

#endif
