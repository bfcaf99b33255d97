/* plan_options.h - what a match is to be, read from the command line. */
#ifndef CLI_PLAN_OPTIONS_H
#define CLI_PLAN_OPTIONS_H

#include "front/cli/cli.h"
#include "match/plan.h"

bool plan_options_read(struct cli *c, struct plan *out); /* of two players; false: said why */
/* Of any number of players, whom the caller reads: all but player, programs and match.side. */
bool plan_options_read_terms(struct cli *c, struct plan *out);

/* --name: are there no more names than players on the command line? False: said. */
bool plan_options_names(struct cli *c, int players);
/* The name that --name gives to this one of those on the command line, from 0: NULL where it gives none. False:
 * said why. */
bool plan_options_name(struct cli *c, int who, const char **out);

#endif
