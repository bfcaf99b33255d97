/* new_options.h - which puzzle or start is wanted: the options that `new` and `play` share. */
#ifndef CLI_NEW_OPTIONS_H
#define CLI_NEW_OPTIONS_H

#include "duel/clock.h"
#include "front/cli/cli.h"
#include "puzzle/new_request.h"

enum { NEW_US = MAKE_US };

/* The first board of the order; *by_chance: the seed was not given. False: said why. */
bool new_options_read(struct cli *c, struct new_request *out, bool *by_chance);

#endif
