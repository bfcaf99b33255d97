/* league_field.h - who takes part while a league is played: agents are added, replaced and withdrawn by
 * editing league.toml, or a file of an agent, and no restart. A game in progress is played to its end; it
 * counts if both have not changed meanwhile and as long as both take part. */
#ifndef LEAGUE_FIELD_H
#define LEAGUE_FIELD_H

#include "league/league_run.h"

/* As it is now is as it was read. */
void league_field_begin(struct league_run *h);
/* Under the lock: reads again if something has changed; `now`: else that is found out once a second. True: others play
 * than before. */
bool league_field_look(struct league_run *h, bool now);

#endif
