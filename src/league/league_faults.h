/* league_faults.h - why agents fail, told at once. */
#ifndef LEAGUE_FAULTS_H
#define LEAGUE_FAULTS_H

#include "agents/league.h"
#include "base/notices.h"

/* Who hears what happens: how far it is and what agents wrote; what went wrong. */
struct league_listener {
    struct notices notices, failure;
};

/* Of one agent, from game to game: what has been said is not said again. */
struct league_told {
    uint64_t last;
    int times;
};
void league_faults_tell(struct league_told *t, const char *name, enum verdict verdict,
                        const struct side_report *r, const struct league_listener *to);
/* Each one that never made a legal move, and why. True: there is one. */
bool league_faults_tell_idle(const struct league *l, const struct league_told *told, const char *dir,
                             const struct league_listener *to);

#endif
