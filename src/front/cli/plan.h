/* plan.h - what a match is to be, read from the command line. */
#ifndef CLI_PLAN_H
#define CLI_PLAN_H

#include "duel/match.h"
#include "front/cli/cli.h"

struct plan {
    struct match match;
    struct kept kept; /* tables for perfect players */
    uint32_t games;
    int jobs; /* games at the same time */
    bool sprt;
    double lo, hi; /* of the sequential test */
};

enum { JOBS_MAX = 256 };

bool plan_read(struct cli *c, struct plan *out); /* false: said why */

/* What the games depend on, in a line: a file with another heading is another match. */
void plan_heading(const struct plan *p, const struct cli *c, char *out, size_t cap);

#endif
