/* league_site.h - a league for browsers, whether or not it is being played by another process: the
 * page, what the run writes into the folder, single games from the file of games, and games judged
 * on request. It reads four files of the folder, whose names it knows, and nothing else. */
#ifndef LEAGUE_SITE_H
#define LEAGUE_SITE_H

#include "files/fault.h"
#include "league/league_judge.h"
#include "server/server.h"

struct league_site {
    const char *table, *now, *games, *lock; /* paths of files */
    struct league_judge judge;
};

/* False: dir holds no league that can be shown, why says it. */
bool league_site_open(struct league_site *s, const char *dir, struct arena *arena,
                      struct fault *why);
void league_site_close(struct league_site *s);

void league_site_answer(void *site, const struct server_request *q, struct server_reply *out);

#endif
