/* dimacs.h - clauses as a DIMACS file, for any SAT solver, and a model out of what one prints. Needs
 * no solver itself. */
#ifndef CORE_DIMACS_H
#define CORE_DIMACS_H

#include "base/arena.h"
#include "core/clauses.h"

/* Clauses in the order they came, kept in the arena. */
struct clause_list {
    struct arena *arena;
    struct clause *clause;
    size_t n, cap, literals;
    bool starved; /* there was no memory for some */
};

void clause_list_add(void *list, const struct clause *c); /* a clause_sink's function */

/* Comments first: what a model is, then the legend of the variables:
 *
 *     c var 1 a5n        variable 1 is this place
 *     c aux 61-85 ...    variables besides
 *
 * then `p cnf VARS CLAUSES` and a clause a line. Clauses that hold for one reason stand together
 * under a comment that tells it: `c cell a5`, `c cut a1 a2 b2`. */
struct dimacs {
    const struct encoding *encoding;
    const struct clause_list *besides; /* after the encoding's own; or NULL */
    const char *note, *more;           /* the first line; more NULL: nothing follows it */
    int height;                        /* of the board, in cells: places are named by it */
};

/* ERR_MEMORY, or ERR_BUDGET: it was stopped. */
struct err dimacs_write(const struct dimacs *d, struct work *w, struct writer *out);

/* What a solver printed: `v` lines, or minisat's file of one line after SAT. Fills key[0..keys-1]
 * with 0 or 1. ERR_TEXT: it is no such thing, or says nothing of
 * some variable; ERR_ILLEGAL: it says that there is no model. */
struct err dimacs_read_model(const char *text, size_t len, int keys, int8_t *key);

#endif
