/* via_sat.h - the other road to a solution: clauses and CaDiCaL. Two files implement it, one of
 * them in builds that have no CaDiCaL. */
#ifndef REFEREE_VIA_SAT_H
#define REFEREE_VIA_SAT_H

#include <stdio.h>

#include "core/dimacs.h"
#include "core/game.h"

bool via_sat_is_there(void);
struct err via_sat_solve(const struct board *b, struct solve *s, struct work *w);
/* All cuts that the clauses need (referee/referee.h); `cuts` has an arena of its own. */
struct err via_sat_cuts(const struct encoding *e, struct clause_list *cuts, struct work *w);
/* All clauses up to the proof that there is no answer, or only the one that is then forbidden, and
 * the refutation of them. The answer is one, none, or unknown: it was stopped. */
struct err via_sat_refute(const struct encoding *e, struct clause_list *clauses, FILE *proof,
                          enum answer *answer, struct work *w);

#endif
