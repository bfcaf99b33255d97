/* league_rating.c - see league_rating.h. Newton's method on the logarithm of the likelihood, which
 * is concave; the inverse of its second derivative is the covariance, from which come the errors.
 * They are those of what is shown, the distance from the average of all: how strong all are together is
 * known from the games against the average alone, however many others there are, and nobody asks. */
#include "agents/league_rating.h"

#include <math.h>
#include <stddef.h>

enum { ROUNDS = 100 };
#define ELO_UNIT 173.7177927613007 /* 400 / ln 10: Elo points to a natural unit of strength */

static double chance(double difference)
{
    return 1 / (1 + exp(-difference));
}

/* The slope, and the negated second derivative as an n x n matrix. */
static void derive(const double *points, const double *games, int n, const double *r, double *slope,
                   double *curve)
{
    for (int i = 0; i < n; i++) {
        double p = chance(r[i]); /* the game against the average */
        slope[i] = 0.5 - p;
        for (int j = 0; j < n; j++)
            curve[i * n + j] = 0;
        curve[i * n + i] = p * (1 - p);
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double p = chance(r[i] - r[j]), weight = games[i * n + j] * p * (1 - p);
            if (i == j)
                continue;
            slope[i] += points[i * n + j] - games[i * n + j] * p;
            curve[i * n + i] += weight;
            curve[i * n + j] -= weight;
        }
}

/* The inverse by Gauss and Jordan in place of the unit matrix; no pivots are needed where the
 * diagonal outweighs its row. */
static void invert(double *matrix, double *inverse, int n)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            inverse[i * n + j] = i == j;
    for (int k = 0; k < n; k++) {
        double pivot = matrix[k * n + k];
        for (int j = 0; j < n; j++) {
            matrix[k * n + j] /= pivot;
            inverse[k * n + j] /= pivot;
        }
        for (int i = 0; i < n; i++) {
            double times = i == k ? 0 : matrix[i * n + k];
            for (int j = 0; j < n && times != 0; j++) {
                matrix[i * n + j] -= times * matrix[k * n + j];
                inverse[i * n + j] -= times * inverse[k * n + j];
            }
        }
    }
}

/* A step of more than a unit is cut short: far from the top the curve misleads. */
static double step(double *r, const double *inverse, const double *slope, int n)
{
    double largest = 0;
    for (int i = 0; i < n; i++) {
        double by = 0;
        for (int j = 0; j < n; j++)
            by += inverse[i * n + j] * slope[j];
        by = by > 1 ? 1 : by < -1 ? -1 : by;
        r[i] += by;
        largest = fabs(by) > largest ? fabs(by) : largest;
    }
    return largest;
}

static void place(const double *r, int n, int *order)
{
    for (int i = 0; i < n; i++) {
        int at = i;
        for (; at > 0 && r[order[at - 1]] < r[i] - 1e-9; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

/* The variance of a player's distance from the average of all. */
static double spread_of(const double *covariance, int n, int i)
{
    double row = 0, all = 0;
    for (int j = 0; j < n; j++) {
        row += covariance[i * n + j] / n;
        for (int k = 0; k < n; k++)
            all += covariance[j * n + k] / n / n;
    }
    return covariance[i * n + i] - 2 * row + all;
}

bool league_rating_fit(const double *points, const double *games, int n, struct arena *arena,
                       struct league_rating *out, int *order)
{
    struct arena_mark mark = arena_here(arena);
    size_t cells = (size_t)n * (size_t)n;
    double *r = arena_take(arena, (size_t)n, sizeof *r),
           *slope = arena_take(arena, (size_t)n, sizeof *slope);
    double *curve = arena_take(arena, cells, sizeof *curve),
           *inverse = arena_take(arena, cells, sizeof *inverse);
    bool ok = r && slope && curve && inverse;
    double mean = 0, moved = 1;
    for (int round = 0; ok && round < ROUNDS && moved > 1e-10; round++) {
        derive(points, games, n, r, slope, curve);
        invert(curve, inverse, n);
        moved = step(r, inverse, slope, n);
    }
    for (int i = 0; ok && i < n; i++)
        mean += r[i] / n;
    for (int i = 0; ok && i < n; i++) {
        out[i].elo = (r[i] - mean) * ELO_UNIT;
        out[i].error = 1.96 * sqrt(spread_of(inverse, n, i)) * ELO_UNIT;
        out[i].ahead = 1;
    }
    if (ok)
        place(r, n, order);
    for (int k = 0; ok && k + 1 < n; k++) {
        int i = order[k], j = order[k + 1];
        double spread = inverse[i * n + i] + inverse[j * n + j] - 2 * inverse[i * n + j];
        out[i].ahead = 0.5 * (1 + erf((r[i] - r[j]) / sqrt(2 * spread)));
    }
    arena_release(arena, mark);
    return ok;
}
