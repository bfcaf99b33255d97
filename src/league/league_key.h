/* league_key.h - DIR/league.key: the key of the seals in league.db, for whoever runs the league alone. */
#ifndef LEAGUE_KEY_H
#define LEAGUE_KEY_H

#include <stdbool.h>

#include "files/fault.h"
#include "store/seal.h"

struct league_key {
    struct seal_key key;
    bool older; /* games of version 0.1.0, which have no seal, are to be believed and sealed */
};

/* From the file, or a new one by chance. some: there are games that have seals; then there must be a key.
 * missing: there are games that have none. */
bool league_key_open(struct league_key *k, const char *path, bool some, bool missing, struct fault *why);
/* All games have seals now. */
bool league_key_settle(struct league_key *k, const char *path, struct fault *why);

#endif
