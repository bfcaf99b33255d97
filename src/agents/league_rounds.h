/* league_rounds.h - leagues in which not everybody meets everybody: who meets whom is found out round by
 * round. It follows from the list of contenders and the results so far alone, so a league that was killed
 * comes upon the same rounds again, whatever the number of games at the same time.
 *
 * Nobody meets anybody twice, and every meeting has an even number of games, each start with the sides
 * exchanged: so everybody plays each side equally often.
 *
 * Swiss: in each round those meet who have equally many points, or nearly so. From the top of the table down,
 * each one gets the first partner on its list with whom the others can still be paired (pairing.h). On its
 * list come, of those with as many points, the one half a group below, those after it, those before it; then
 * the next group, from its top. Where the number is odd the lowest one that has not yet had it has a bye,
 * which is worth a meeting won.
 *
 * Ladder: everybody stands on a rung, the first of the list on top. In odd rounds rungs 1 and 2, 3 and 4, ...
 * meet, in even ones 2 and 3, 4 and 5, ...; a challenger that takes more points than the one above it changes
 * places with it. Who has met stays as it is.
 */
#ifndef AGENTS_LEAGUE_ROUNDS_H
#define AGENTS_LEAGUE_ROUNDS_H

#include "agents/league.h"

static inline bool league_has_rounds(const struct league *l)
{
    return l->mode == LEAGUE_SWISS || l->mode == LEAGUE_LADDER;
}

/* How many rounds there are if nobody says so, and at most. A Swiss pairing without second meetings exists in
 * so many rounds whatever the results: everybody may still meet half of the others or more (Dirac, 1952). */
uint32_t league_rounds_preset(enum league_mode mode, int n);
uint32_t league_rounds_most(enum league_mode mode, int n);

/* Makes the next round whenever one is over, and takes up the games of it that are stored. */
struct err league_rounds_advance(struct league *l, struct arena *arena);

/* Games that the league has as far as is known; all of them, unless it is a ladder. */
uint32_t league_rounds_games(const struct league *l);

/* Points of a player in all meetings up to and in this round, byes included. */
double league_rounds_points(const struct league *l, int who, uint32_t round);

/* Every round: who met whom and took how much; then the table of points, or the rungs. */
void league_rounds_text(const struct league *l, struct arena *arena, struct writer *out);

#endif
