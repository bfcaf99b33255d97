/* elo.c - see elo.h. The logistic scale: 400 points are odds of ten to one. The error is the
 * normal approximation to the mean of the games' results, carried over to the scale. */
#include "duel/elo.h"

#include <math.h>

static double elo_of(double score)
{
    return -400 * log10(1 / score - 1);
}

static double clip(double score)
{
    return score < 1e-6 ? 1e-6 : score > 1 - 1e-6 ? 1 - 1e-6 : score;
}

struct elo tally_elo(const struct tally *t)
{
    double n = t->wins + t->draws + t->losses, decided = t->wins + t->losses;
    double score = (t->wins + 0.5 * t->draws) / n;
    double spread = (t->wins * (1 - score) * (1 - score) +
                     t->draws * (0.5 - score) * (0.5 - score) + t->losses * score * score) /
                    n;
    double half = 1.96 * sqrt(spread / n);
    struct elo r = {.score = score, .bounded = score > 0 && score < 1, .los = 0.5};
    if (r.bounded) {
        r.elo = elo_of(score);
        r.error = (elo_of(clip(score + half)) - elo_of(clip(score - half))) / 2;
    }
    if (decided > 0)
        r.los = 0.5 * (1 + erf(((double)t->wins - t->losses) / sqrt(2 * decided)));
    return r;
}
