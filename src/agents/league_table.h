/* league_table.h - the standings of a league and who took how much from whom, as text and as CSV.
 * */
#ifndef AGENTS_LEAGUE_TABLE_H
#define AGENTS_LEAGUE_TABLE_H

#include "agents/league_results.h"

void league_table_text(const struct league *l, const struct standings *s, const struct league_results *r,
                       struct writer *out);
void league_table_csv(const struct league *l, const struct standings *s, const struct league_results *r,
                      struct writer *out);

/* Games, results and rating, as keys of an object that is open. */
void standing_json(const struct standing *s, struct jsonw *j);

/* "TIME 4, CRASH 1": what a contender lost games by; nothing if nothing. */
void standing_write_faults(const struct standing *s, struct writer *out);

#endif
