/* certify.h - is a certificate one? Checked by code that shares nothing with solver and encoder: this
 * folder includes base and lattice alone, and tools/check-layers sees to that.
 *
 * A certificate is three texts (docs/FORMATS.md): the board with what is claimed of it, clauses in
 * DIMACS form with the reason of each, and a refutation of them in DRAT form. What is checked:
 *
 *   1. the answer, if one is claimed, by the rules
 *   2. each clause: it holds in every answer (other than the claimed one), by the reason it names
 *   3. each step of the refutation: assumed false it leads to a contradiction by unit propagation
 *      alone; and the last one is the empty clause
 *
 * So no answer (no other answer) exists, whoever wrote the texts and by whatever means.
 */
#ifndef CERTIFY_CERTIFY_H
#define CERTIFY_CERTIFY_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/text.h"

/* The two kinds of puzzles that can be certified: keys are lines between dots and numbers count the
 * lines round a cell; or keys are the slashes of cells and numbers count those at a corner. */
enum certify_rule { CERTIFY_ONE_LOOP, CERTIFY_NO_LOOP };

struct certify_game {
    const char *name; /* as positions begin; NULL ends a list */
    enum certify_rule rule;
};

enum certify_file { CERTIFY_BOARD, CERTIFY_CLAUSES, CERTIFY_REFUTATION, CERTIFY_FILES };

struct certificate {
    struct slice text[CERTIFY_FILES];
};

enum certify_verdict {
    CERTIFY_VALID,
    CERTIFY_FAULTY,
    CERTIFY_STARVED, /* no memory */
    CERTIFY_STOPPED
};

enum certify_claim { CERTIFY_UNIQUE, CERTIFY_NONE };

struct certify_report {
    enum certify_verdict verdict;
    enum certify_claim claim; /* the rest holds of a valid one, but for the fault */
    struct slice conflict;    /* of NONE: the numbers that already exclude every answer */
    bool is_minimal;          /* and none of them can be left out */
    uint64_t clauses, cuts, steps;
    enum certify_file file; /* of a fault: where, from line 1, and what it is */
    size_t line;
    const char *why;
};

/* `stop` may be NULL; the arena is given back. */
void certify(const struct certificate *c, const struct certify_game *games, struct arena *arena,
             bool (*stop)(void *ctx), void *ctx, struct certify_report *out);

#endif
