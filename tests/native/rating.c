/* Ratings against a slow twin that shares nothing with them: strengths by minorising and maximising
 * (Zermelo 1929, Hunter 2004) in place of Newton's method, the curve of the likelihood by
 * differences of the likelihood itself in place of formulas. Then against chance: of many leagues
 * drawn with known strengths the intervals of 95% must hold the truth in about 95%. */
#include <math.h>
#include <stdlib.h>

#include "agents/league_rating.h"
#include "base/rng.h"
#include "check.h"

enum { MOST = 10, SWEEPS = 200000, LEAGUES = 400 };
#define UNIT (400 / logl(10.0L)) /* Elo points to a natural unit */

struct results {
    int n;
    double points[MOST * MOST], games[MOST * MOST];
};

/* ---- the twin ---- */

/* The logarithm of the likelihood, the drawn game of each against the average included. */
static long double likelihood(const struct results *t, const long double *r)
{
    long double sum = 0;
    for (int i = 0; i < t->n; i++) {
        sum += 0.5L * logl(1 / (1 + expl(-r[i]))) + 0.5L * logl(1 / (1 + expl(r[i])));
        for (int j = 0; j < t->n; j++)
            if (i != j)
                sum += (long double)t->points[i * t->n + j] * logl(1 / (1 + expl(r[j] - r[i])));
    }
    return sum;
}

/* Each strength in turn becomes the one that its points call for, the others standing still. */
static void climb(const struct results *t, long double *r)
{
    long double g[MOST], change = 1;
    for (int i = 0; i < t->n; i++)
        g[i] = 1;
    for (int sweep = 0; sweep < SWEEPS && change > 1e-13L; sweep++) {
        change = 0;
        for (int i = 0; i < t->n; i++) {
            long double points = 0.5L, weight = 1 / (g[i] + 1);
            for (int j = 0; j < t->n; j++) {
                points += i == j ? 0 : (long double)t->points[i * t->n + j];
                weight += i == j ? 0 : (long double)t->games[i * t->n + j] / (g[i] + g[j]);
            }
            change = fmaxl(change, fabsl(points / weight / g[i] - 1));
            g[i] = points / weight;
        }
    }
    for (int i = 0; i < t->n; i++)
        r[i] = logl(g[i]);
}

/* How fast the slope of the likelihood falls along i when one goes along j. */
static long double curve(const struct results *t, const long double *r, int i, int j)
{
    const long double h = 1e-3L;
    long double at[MOST], sum = 0;
    for (int a = -1; a <= 1; a += 2)
        for (int b = -1; b <= 1; b += 2) {
            memcpy(at, r, sizeof at);
            at[i] += a * h;
            at[j] += b * h;
            sum += a * b * likelihood(t, at);
        }
    return -sum / (4 * h * h);
}

/* The variance of c.r: c times what solves curve.x = c, by elimination with the largest pivot. */
static long double variance(const struct results *t, const long double *r, const long double *c)
{
    long double m[MOST][MOST + 1], x[MOST], sum = 0;
    int n = t->n;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            m[i][j] = curve(t, r, i, j);
        m[i][n] = c[i];
    }
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k + 1; i < n; i++)
            best = fabsl(m[i][k]) > fabsl(m[best][k]) ? i : best;
        for (int j = 0; j <= n; j++) {
            long double other = m[k][j];
            m[k][j] = m[best][j];
            m[best][j] = other;
        }
        for (int i = k + 1; i < n; i++)
            for (int j = n; j >= k; j--)
                m[i][j] -= m[k][j] * m[i][k] / m[k][k];
    }
    for (int i = n - 1; i >= 0; i--) {
        x[i] = m[i][n];
        for (int j = i + 1; j < n; j++)
            x[i] -= m[i][j] * x[j];
        x[i] /= m[i][i];
        sum += c[i] * x[i];
    }
    return sum;
}

/* ---- held against it ---- */

static bool near(double a, long double b)
{
    return fabsl(a - b) < 1e-4L * (1 + fabsl(b));
}

static void compare(const struct results *t, struct arena *arena)
{
    struct league_rating got[MOST];
    long double r[MOST] = {0}, mean = 0;
    int order[MOST], n = t->n;
    if (!CHECK(league_rating_fit(t->points, t->games, n, arena, got, order)))
        return;
    climb(t, r);
    for (int i = 0; i < n; i++)
        mean += r[i] / n;
    for (int i = 0; i < n; i++) {
        long double c[MOST];
        for (int j = 0; j < n; j++)
            c[j] = (i == j) - 1.0L / n;
        CHECK(near(got[i].elo, (r[i] - mean) * UNIT));
        CHECK(near(got[i].error, 1.96L * sqrtl(variance(t, r, c)) * UNIT));
    }
    for (int k = 0; k + 1 < n; k++) {
        int i = order[k], j = order[k + 1];
        long double c[MOST] = {0};
        c[i] = 1;
        c[j] = -1;
        CHECK(r[i] > r[j] - 1e-8L);
        CHECK(near(got[i].ahead, 0.5L * erfcl((r[j] - r[i]) / sqrtl(2 * variance(t, r, c)))));
    }
}

static double chance(struct rng *rng)
{
    return (double)(rng_next(rng) >> 11) / 9007199254740992.0;
}

/* Games between i and j, each won, or drawn if draws are wanted. */
static void meet(struct results *t, int i, int j, int games, double p, double draws,
                 struct rng *rng)
{
    for (int k = 0; k < games; k++) {
        double won = chance(rng) < draws ? 0.5 : chance(rng) < p ? 1 : 0;
        t->points[i * t->n + j] += won;
        t->points[j * t->n + i] += 1 - won;
        t->games[i * t->n + j] += 1;
        t->games[j * t->n + i] += 1;
    }
}

/* Leagues of every shape: some pairs never meet, some players win all, some have no games. */
static void random_leagues(struct arena *arena, struct rng *rng)
{
    for (int round = 0; round < 100; round++) {
        struct results t = {.n = 2 + (int)(chance(rng) * (MOST - 1))};
        double draws = chance(rng) < 0.5 ? 0 : 0.4, meets = chance(rng);
        int games = 1 + (int)(chance(rng) * (round % 2 ? 4 : 40));
        for (int i = 0; i < t.n; i++)
            for (int j = i + 1; j < t.n; j++)
                if (chance(rng) < meets)
                    meet(&t, i, j, games, chance(rng) < 0.3 ? 1 : chance(rng), draws, rng);
        compare(&t, arena);
    }
}

/* Strengths are known, games are drawn by them: the share of intervals with the truth in them. */
static double covered(struct arena *arena, struct rng *rng, int n, int games, double apart)
{
    int within = 0;
    for (int round = 0; round < LEAGUES; round++) {
        struct results t = {.n = n};
        struct league_rating got[MOST];
        int order[MOST];
        double true_mean = apart * (n - 1) / 2;
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                meet(&t, i, j, games, 1 / (1 + exp(apart * (i - j))), 0, rng);
        if (!CHECK(league_rating_fit(t.points, t.games, n, arena, got, order)))
            return 0;
        for (int i = 0; i < n; i++)
            within += fabs(got[i].elo - (double)UNIT * (true_mean - apart * i)) <= got[i].error;
    }
    return (double)within / (LEAGUES * n);
}

static void intervals(struct arena *arena, struct rng *rng)
{
    static const struct {
        int n, games;
        double apart;
    } leagues[] = {{2, 100, 0.5}, {3, 40, 0.3}, {6, 20, 0.4}, {10, 10, 0.2}, {4, 200, 0.6}};
    for (size_t i = 0; i < sizeof leagues / sizeof *leagues; i++) {
        double share = covered(arena, rng, leagues[i].n, leagues[i].games, leagues[i].apart);
        if (!CHECK(share > 0.93 && share < 0.975))
            printf("   %d players, %d games a pair: %.3f\n", leagues[i].n, leagues[i].games, share);
    }
}

int main(void)
{
    struct arena arena;
    struct rng rng;
    arena_open(&arena);
    rng_seed(&rng, 1952, 1);
    random_leagues(&arena, &rng);
    intervals(&arena, &rng);
    arena_close(&arena);
    return check_done("rating");
}
