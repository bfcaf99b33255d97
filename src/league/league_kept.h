/* league_kept.h - the games of a league in DIR/league.db. A game counts when it has been played again from
 * its start: the start is the one of its number, the moves are legal, and the result and the reason follow;
 * and when its seal fits, which tells of changes that the rules allow. What does not count is told, taken
 * out and played anew. */
#ifndef LEAGUE_KEPT_H
#define LEAGUE_KEPT_H

#include "league/league_key.h"
#include "league/league_run.h"

/* h->terms, from the plan. */
void league_kept_terms(struct league_run *h);
/* What the file holds is taken up. False: told why. */
bool league_kept_open(struct league_run *h);
bool league_kept_close(struct league_run *h); /* false: it may not all be on the disk; told */

/* The names of those who play, for people who look into the file. False: told why. */
bool league_kept_name_all(struct league_run *h);
/* Games that are there and not in the table yet, since somebody has come who had played. */
bool league_kept_look(struct league_run *h);
/* A game goes to the file, and from there into the table, as after a restart. `player`: A and B. */
bool league_kept_add(struct league_run *h, const struct contender player[2], const struct record *r,
                     const struct side_report report[2]);

#endif
