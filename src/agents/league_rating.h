/* league_rating.h - strengths of many from games of pairs: the Elo numbers that make the results
 * most likely (Bradley and Terry, 1952), a draw counting as half a win. Everybody also has a drawn
 * game against the average, so that who won everything is strong, and not infinitely. */
#ifndef AGENTS_LEAGUE_RATING_H
#define AGENTS_LEAGUE_RATING_H

#include <stdbool.h>

#include "base/arena.h"

struct league_rating {
    double elo;   /* the average is 0 */
    double error; /* half of the 95% interval of this distance from the average */
    double ahead; /* likelihood of being stronger than the next one below */
};

/* points[i * n + j]: what i took from j, a win being 1; games[i * n + j]: of how many. False: there
 * is not enough memory. `order` becomes the places, strongest first; equals by number. */
bool league_rating_fit(const double *points, const double *games, int n, struct arena *arena,
                       struct league_rating *out, int *order);

#endif
