/* rating.h - strengths of many from games of pairs: the Elo numbers that make the results most
 * likely (Bradley and Terry, 1952), a draw counting as half a win. Everybody also has a drawn game
 * against the average, so that who won everything is strong, and not infinitely. */
#ifndef ARENA_RATING_H
#define ARENA_RATING_H

#include <stdbool.h>

#include "base/arena.h"

struct rating {
    double elo;   /* the average is 0 */
    double error; /* half of the 95% interval */
    double ahead; /* likelihood of being stronger than the next one below */
};

/* points[i * n + j]: what i took from j, a win being 1; games[i * n + j]: of how many. False: there
 * is not enough memory. `order` becomes the places, strongest first; equals by number. */
bool rating_fit(const double *points, const double *games, int n, struct arena *arena,
                struct rating *out, int *order);

#endif
