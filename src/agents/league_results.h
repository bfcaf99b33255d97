/* league_results.h - the results of a league by side, by opening and by size: whom does a side, a
 * start or a board favour? Games count as in the standings. An opening is a position that games
 * began from; every pair plays each with the sides exchanged. */
#ifndef AGENTS_LEAGUE_RESULTS_H
#define AGENTS_LEAGUE_RESULTS_H

#include "agents/league.h"

struct league_split { /* of the first and the second side */
    uint32_t first, draws, second;
};

struct league_opening {
    const char *position;
    struct league_split split;
    int size; /* in the list of sizes */
};

struct league_size {
    struct slice name; /* "6", "8x6" */
    struct league_split split;
    struct tally *of; /* of each player */
};

struct league_results {
    struct league_split split;      /* of all games */
    struct tally (*side)[2];        /* of each player, as the first and as the second side */
    struct league_opening *opening; /* in the order of their games */
    int n_openings;
    struct league_size *size; /* in the order of the openings */
    int n_sizes;
    int *at;           /* the opening of each start of the schedule; -1: no game began there */
    uint32_t *counted; /* of each pair */
};

struct err league_results(const struct league *l, struct arena *arena, struct league_results *out);

/* The place in the list of openings of games with this number; -1: none of them counts. */
int league_results_opening(const struct league_results *r, const struct league *l, uint32_t number);

/* Does this game count? Where a test decides, those that were still being played then do not. */
bool league_results_counts(const struct league_results *r, const struct league *l, int pair,
                           uint32_t number);

static inline uint32_t league_split_games(const struct league_split *s)
{
    return s->first + s->draws + s->second;
}

/* Below the table: sides, sizes where there are several, openings where they are not too many. */
void league_results_text(const struct league *l, const struct standings *s,
                         const struct league_results *r, struct writer *out);
/* The columns that the CSV has of an agent, each with a comma before it; who -1: their names. */
void league_results_columns(const struct league_results *r, int who, struct writer *out);
/* openings.csv */
void league_results_csv(const struct league_results *r, struct writer *out);
/* "first" and "second", and "sizes" where there are several: of an agent, into an object that is
 * open. */
void league_results_json_of(const struct league_results *r, int who, struct jsonw *j);
/* "sides", "sizes" and "openings", into an object that is open. */
void league_results_json(const struct league_results *r, struct jsonw *j);

#endif
