/* certificate.h - a folder that proves an answer: the board with what is claimed of it, the clauses with
 * their reasons, and a refutation of them, for `certify` or any other checker (docs/FORMATS.md).
 */
#ifndef CERTIFICATE_H
#define CERTIFICATE_H

#include "certify/certify.h"
#include "core/game.h"
#include "files/fault.h"

extern const char *const certificate_names[CERTIFY_FILES]; /* that its files have in the folder */

/* Is this a certificate? Asked of certify/certify.h, which shares nothing with what made it. */
void certificate_check(const struct certificate *texts, struct certify_report *out, struct work *w);

struct certificate_order {
    const char *folder;
    const struct board *board;
    const struct solve *solve;         /* what our solver says: one answer, or none */
    const struct unsat_core *conflict; /* where it says none */
    /* Whose refutation: our solver's, CaDiCaL's, or the one's that gets there (decision 14). */
    enum { CERTIFICATE_EITHER, CERTIFICATE_OWN, CERTIFICATE_SAT } via;
};

enum certificate_end {
    CERTIFICATE_WRITTEN,
    CERTIFICATE_FAILED,   /* `err` tells why */
    CERTIFICATE_DISPUTED, /* two solvers disagree */
    CERTIFICATE_INVALID,  /* it did not pass the check: `report` */
    CERTIFICATE_UNWRITTEN /* `fault` */
};

struct certificate_result {
    struct err err;
    struct certify_report report;
    struct fault fault;
};

/* Made, checked and written, whole or not at all. */
enum certificate_end certificate_make(const struct certificate_order *o, struct certificate_result *out,
                                      struct work *w);

#endif
