/* tune.c - fits the weights of an evaluation to self-play: tune GAME SIZE GAMES DEPTH SEED.
 *
 * Plays games between equal players of fixed depth from random openings, takes every position with
 * the result of its game, and finds the weights for which 1 / (1 + exp(-value / SCALE)) is the
 * most likely chance to win: logistic regression by Newton's method, weakly drawn to zero. Prints
 * the weights for the room's evaluate.c. Positions in which the mover wins at once are left out:
 * the search sees those, and their weight has no bound.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "duel/match.h"
#include "games/crosscut/evaluate.h"
#include "games/games.h"
#include "games/slider/evaluate.h"

enum { FEATURES_MAX = 64, ROUNDS = 12, OPENING = 8 };
static const double SCALE = 250, PULL = 1e-4;

struct sample {
    signed char count[FEATURES_MAX];
    float result; /* for the mover */
};

struct tuner {
    void (*features)(const struct board *b, int *out);
    const int *old;
    int n;
    struct sample *sample;
    size_t samples, room;
};

static void add_sample(struct tuner *t, const struct board *b, double result)
{
    int count[FEATURES_MAX];
    t->features(b, count);
    if (b->game == &crosscut_game && count[CROSSCUT_FREE])
        return;
    if (t->samples == t->room) {
        t->room = t->room ? 2 * t->room : 1 << 16;
        t->sample = realloc(t->sample, t->room * sizeof *t->sample);
        if (!t->sample)
            exit(1);
    }
    struct sample *s = &t->sample[t->samples++];
    for (int i = 0; i < t->n; i++)
        s->count[i] = (signed char)count[i];
    s->result = (float)result;
}

static void add_game(struct tuner *t, const struct record *r, struct arena *arena)
{
    struct board *b = arena_take(arena, 1, r->start->game->rules.size(&r->start->variant));
    board_copy(b, r->start);
    for (size_t i = 0; i < r->n; i++) {
        int mover = b->game->duel->mover(b);
        double first = r->result == STATUS_FIRST ? 1 : r->result == STATUS_SECOND ? 0 : 0.5;
        add_sample(t, b, mover ? 1 - first : first);
        b->game->rules.play(b, r->moves[i]);
    }
}

/* Solve a x = y in place by elimination; a is positive definite. */
static void solve(double a[FEATURES_MAX][FEATURES_MAX], double *y, int n)
{
    for (int k = 0; k < n; k++)
        for (int i = k + 1; i < n; i++) {
            double f = a[i][k] / a[k][k];
            for (int j = k; j < n; j++)
                a[i][j] -= f * a[k][j];
            y[i] -= f * y[k];
        }
    for (int k = n - 1; k >= 0; k--) {
        for (int j = k + 1; j < n; j++)
            y[k] -= a[k][j] * y[j];
        y[k] /= a[k][k];
    }
}

/* One Newton step; returns the mean surprise in nats before it. */
static double step(const struct tuner *t, double *w)
{
    static double a[FEATURES_MAX][FEATURES_MAX];
    double y[FEATURES_MAX], surprise = 0, m = (double)t->samples;
    for (int i = 0; i < t->n; i++) {
        y[i] = -PULL * w[i];
        for (int j = 0; j < t->n; j++)
            a[i][j] = i == j ? PULL : 0;
    }
    for (size_t k = 0; k < t->samples; k++) {
        const struct sample *s = &t->sample[k];
        double v = 0;
        for (int i = 0; i < t->n; i++)
            v += w[i] * s->count[i];
        double p = 1 / (1 + exp(-v)), q = p * (1 - p) + 1e-9;
        surprise -= (s->result * log(p + 1e-12) + (1 - s->result) * log(1 - p + 1e-12)) / m;
        for (int i = 0; i < t->n; i++) {
            if (!s->count[i])
                continue;
            y[i] += (s->result - p) * s->count[i] / m;
            for (int j = 0; j < t->n; j++)
                a[i][j] += q * s->count[i] * s->count[j] / m;
        }
    }
    solve(a, y, t->n);
    for (int i = 0; i < t->n; i++)
        w[i] += y[i];
    return surprise;
}

static void fit(const struct tuner *t)
{
    double w[FEATURES_MAX];
    for (int i = 0; i < t->n; i++)
        w[i] = t->old[i] / SCALE;
    for (int round = 0; round < ROUNDS; round++)
        fprintf(stderr, "surprise %.5f\n", step(t, w));
    for (int i = 0; i < t->n; i++)
        printf("%s%.0f", i ? ", " : "", w[i] * SCALE);
    printf("\n");
}

int main(int argc, char **argv)
{
    if (argc != 6)
        return fprintf(stderr, "usage: tune slider|crosscut SIZE GAMES DEPTH SEED\n"), 2;
    const struct game *g = game_named(games_all, slice_of(argv[1]));
    struct match m = {.game = g,
                      .seed = strtoull(argv[5], NULL, 10),
                      .opening = OPENING,
                      .turns = 200,
                      .threads = 1};
    struct tuner t = {0};
    if (g == &slider_game)
        t = (struct tuner){
            .features = slider_features, .old = slider_weights, .n = SLIDER_FEATURES};
    else if (g == &crosscut_game)
        t = (struct tuner){
            .features = crosscut_features, .old = crosscut_weights, .n = CROSSCUT_FEATURES};
    else
        return 2;
    m.variant = game_preset(g);
    m.variant.value[0] = m.variant.value[1] = (int16_t)atoi(argv[2]);
    m.side[0] = m.side[1] = (struct strength){SKILL_FIXED, atoi(argv[4])};
    struct tally tally = {0};
    for (uint32_t i = 1; i <= (uint32_t)atoi(argv[3]); i++) {
        struct arena arena;
        struct record r;
        arena_open(&arena);
        struct work work = {.arena = &arena, .steps = UINT64_MAX};
        m.opening = 2 + (int)(i / 2 % OPENING);
        if (err_is(match_play(&m, i, &work, &r)))
            return 1;
        add_game(&t, &r, &arena);
        match_count(&r, &tally);
        arena_close(&arena);
    }
    fprintf(stderr, "%zu positions, %u draws\n", t.samples, tally.draws);
    fit(&t);
    free(t.sample);
    return 0;
}
