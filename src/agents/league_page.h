/* league_page.h - a league as one HTML file that needs nothing else: standings, crosstable, every
 * game with its verdict, and replays. Names, notes and what agents wrote are data and stay data:
 * they stand in JSON without '<', and the script puts them on the page as text only. */
#ifndef AGENTS_LEAGUE_PAGE_H
#define AGENTS_LEAGUE_PAGE_H

#include "agents/league.h"

struct league_page {
    const struct game *const *games;
    const struct league *league;
    const struct standings *standings;
    const char *title;
    uint32_t replays; /* so many games at most can be stepped through, those with faults first */
    struct arena *arena;
};

void league_page_write(const struct league_page *p, struct writer *out);

#endif
