/* league_report.h - what a league has to say: a table, all of it as JSON, and the files in its folder. */
#ifndef LEAGUE_REPORT_H
#define LEAGUE_REPORT_H

#include "agents/league_table.h"
#include "base/arena_text.h"
#include "base/notices.h"

struct league_report {
    const struct league *league;
    const char *terms; /* on which its games are kept */
    struct standings standings;
    struct league_results results;
    struct arena *arena;
};

/* How a league stands. */
struct err league_report_make(const struct league *l, const char *terms, struct arena *arena,
                              struct league_report *out);

/* The tables, the page and the records in dir, and rounds.txt where there are rounds. False: one could not be
 * written, told why. */
bool league_report_write(const struct league_report *r, const char *dir, const struct notices *failure);

/* Of a struct league_report, for a write_fn. */
void league_report_table(const void *report, struct writer *out);
void league_report_json(const void *report, struct writer *out);

#endif
