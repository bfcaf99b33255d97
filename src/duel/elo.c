/* elo.c - see elo.h. The logistic scale: 400 points are odds of ten to one. The error is the
 * normal approximation to the mean of the games' results, carried over to the scale. */
#include "duel/elo.h"

#include <math.h>

static double elo_of(double score)
{
    return 400 * log10(score / (1 - score));
}

static double clip(double score)
{
    return score < 1e-6 ? 1e-6 : score > 1 - 1e-6 ? 1 - 1e-6 : score;
}

static double score_of(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

static double spread_of(const struct tally *t, double n, double score)
{
    return (t->wins * (1 - score) * (1 - score) + t->draws * (0.5 - score) * (0.5 - score) +
            t->losses * score * score) /
           n;
}

/* The normal approximation: results as a walk with the spread seen so far. */
double tally_sprt(const struct tally *t, double lo, double hi)
{
    double n = t->wins + t->draws + t->losses, low = score_of(lo), high = score_of(hi);
    double score = n > 0 ? (t->wins + 0.5 * t->draws) / n : 0.5,
           spread = n > 0 ? spread_of(t, n, score) : 0;
    double least = 0.5 / (n + 1); /* a few equal results say little about the spread */
    return n * (high - low) * (2 * score - low - high) / (2 * (spread > least ? spread : least));
}

struct elo tally_elo(const struct tally *t)
{
    double n = t->wins + t->draws + t->losses, decided = t->wins + t->losses;
    double score = (t->wins + 0.5 * t->draws) / n;
    double spread = spread_of(t, n, score);
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
