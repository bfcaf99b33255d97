/* dimacs.h - an encoding's clauses as a DIMACS file, for any SAT solver. Needs none itself. */
#ifndef CORE_DIMACS_H
#define CORE_DIMACS_H

#include "core/clauses.h"

/* Comments first: what the clauses leave out (the file is exact only up to that), and the name of
 * what each variable says when true; then `p cnf VARS CLAUSES` and a clause a line. */
bool dimacs_write(const struct encoding *e, struct work *w, struct writer *out); /* false: stopped */

#endif
