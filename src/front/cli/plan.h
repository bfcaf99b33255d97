/* plan.h - what a match is to be, read from the command line. */
#ifndef CLI_PLAN_H
#define CLI_PLAN_H

#include "arena/bout.h"
#include "front/cli/cli.h"

struct plan {
    struct match match;
    struct kept kept; /* tables for perfect players */
    struct contender player[2]; /* A and B */
    bool programs;              /* one of them, or both, are commands */
    struct limits limits;
    uint32_t games;
    int jobs; /* games at the same time */
    bool sprt;
    double lo, hi; /* of the sequential test */
};

enum { JOBS_MAX = 256 };

bool plan_read(struct cli *c, struct plan *out); /* of two players; false: said why */
/* Of any number of players, whom the caller reads: all but player, programs and match.side. */
bool plan_read_terms(struct cli *c, struct plan *out);

/* What the games depend on, in a line: a file with another heading is another match. */
void plan_heading(const struct plan *p, const struct cli *c, char *out, size_t cap);
/* The same without the players: all that a game depends on besides. */
void plan_terms(const struct plan *p, const struct cli *c, char *out, size_t cap);

#endif
