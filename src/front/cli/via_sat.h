/* via_sat.h - the other road to a solution: clauses and CaDiCaL. Two files implement it, one of
 * them in builds that have no CaDiCaL. */
#ifndef CLI_VIA_SAT_H
#define CLI_VIA_SAT_H

#include "core/game.h"

bool via_sat_is_there(void);
struct err via_sat_solve(const struct board *b, struct solve *s, struct work *w);

#endif
