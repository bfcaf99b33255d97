/* plan_options.h - what a match is to be, read from the command line. */
#ifndef CLI_PLAN_OPTIONS_H
#define CLI_PLAN_OPTIONS_H

#include "front/cli/cli.h"
#include "match/plan.h"

bool plan_options_read(struct cli *c, struct plan *out); /* of two players; false: said why */
/* Of any number of players, whom the caller reads: all but player, programs and match.side. */
bool plan_options_read_terms(struct cli *c, struct plan *out);

#endif
