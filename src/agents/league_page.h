/* league_page.h - a league as a page: standings, crosstable, results by side, size and opening, each pair, each
 * agent with what it wrote, every game with its verdict, and replays.
 *
 * One script draws it from JSON. In index.html the JSON has everything and stands in the file, which needs
 * nothing else. What `serve` sends has it in a file of its own, which is asked for again and again, without
 * replays and what agents wrote: these are asked for game by game. Names, notes and what agents wrote are
 * data and stay data: they stand in JSON without '<', and the script puts them on the page as text only. */
#ifndef AGENTS_LEAGUE_PAGE_H
#define AGENTS_LEAGUE_PAGE_H

#include "agents/league_results.h"

struct league_page {
    const struct game *const *games;
    const struct league *league;
    const struct standings *standings;
    const struct league_results *results;
    const char *title;
    const char *terms; /* on which games are kept, to ask for one by */
    uint32_t replays; /* so many games at most can be stepped through, those with faults first */
    struct arena *arena;
};

void league_page_write(const struct league_page *p, struct writer *out);
void league_page_json(const struct league_page *p, struct writer *out); /* for the page that is served */
void league_page_served(struct writer *out); /* that page: it has no data */

/* A game by itself: its replay, notes, and what the sides wrote and spent, as an object. */
void league_page_game(const struct game *const *games, const struct league_game *o, struct arena *arena,
                      struct writer *out);

#endif
