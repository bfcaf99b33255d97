/* expect.c - how much a lead is worth: expect GAME SIZE GAMES DEPTH SEED [OPTION VALUE]..., the
 * options of the game by number.
 *
 * Plays games between equal players of fixed depth from random openings, searches every position
 * to that depth, and finds the scale for which 1 / (1 + exp(-score / scale)) is the most likely
 * result of its game: what a review reckons with (duel.lead in the room's game.c). Proved scores
 * are left out. Then a table: leads, how often they came, and what they brought.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/position.h"
#include "duel/match.h"
#include "engine/search/score.h"
#include "games/games.h"

enum { SAMPLES_MAX = 1 << 20, BINS = 12 };

struct sample {
    int score;
    double result;
};

static struct sample sample[SAMPLES_MAX];
static size_t samples;

static void add_game(const struct record *r, int depth, struct arena *arena)
{
    struct board *b = arena_take(arena, 1, r->start->game->rules.size(&r->start->variant));
    struct player p;
    if (!b || err_is(player_open(&p, (struct strength){SKILL_FIXED, depth}, 1, arena)))
        exit(1);
    board_copy(b, r->start);
    for (size_t i = 0; i < r->n && samples < SAMPLES_MAX; i++) {
        struct work w = {.arena = arena, .rng = &p.rng, .steps = UINT64_MAX};
        struct advice a;
        int mover = b->game->duel->mover(b);
        double first = r->result == STATUS_FIRST ? 1 : r->result == STATUS_SECOND ? 0 : 0.5;
        if (err_is(player_move(&p, b, NULL, 0, &a, &w)))
            exit(1);
        if (!score_is_proved(a.score) && !a.exact)
            sample[samples++] = (struct sample){a.score, mover ? 1 - first : first};
        b->game->rules.play(b, r->moves[i]);
    }
}

static double surprise(double scale)
{
    double sum = 0;
    for (size_t i = 0; i < samples; i++) {
        double p = 1 / (1 + exp(-sample[i].score / scale));
        sum -= sample[i].result * log(p + 1e-12) + (1 - sample[i].result) * log(1 - p + 1e-12);
    }
    return sum / (double)samples;
}

static double fit(void)
{
    double best = 10;
    for (double scale = 10; scale < 5000; scale *= 1.01)
        best = surprise(scale) < surprise(best) ? scale : best;
    return best;
}

static void print_bins(double scale)
{
    for (int bin = 0; bin < BINS; bin++) {
        double low = (bin - BINS / 2) * scale / 2, high = low + scale / 2, sum = 0, expected = 0;
        size_t n = 0;
        for (size_t i = 0; i < samples; i++)
            if (sample[i].score >= low && sample[i].score < high) {
                sum += sample[i].result;
                expected += 1 / (1 + exp(-sample[i].score / scale));
                n++;
            }
        if (n)
            printf("%7.0f .. %5.0f  %6zu  expected %.2f  came %.2f\n", low, high, n,
                   expected / (double)n, sum / (double)n);
    }
}

int main(int argc, char **argv)
{
    const struct game *g = argc >= 6 ? game_named(games_all, slice_of(argv[1])) : NULL;
    if (!g || !g->duel)
        return fprintf(stderr, "usage: expect GAME SIZE GAMES DEPTH SEED [OPTION VALUE]...\n"), 2;
    int depth = atoi(argv[4]);
    struct match m = {
        .game = g, .seed = strtoull(argv[5], NULL, 10), .turns = 200, .threads = 1};
    m.variant = game_preset(g);
    m.variant.value[0] = m.variant.value[1] = (int16_t)atoi(argv[2]);
    for (int i = 6; i + 1 < argc; i += 2)
        m.variant.value[atoi(argv[i]) % OPTION_MAX] = (int16_t)atoi(argv[i + 1]);
    m.side[0] = m.side[1] = (struct strength){SKILL_FIXED, depth};
    for (uint32_t i = 1; i <= (uint32_t)atoi(argv[3]); i++) {
        struct arena arena;
        struct record r;
        arena_open(&arena);
        struct work work = {.arena = &arena, .steps = UINT64_MAX};
        m.opening = 2 + (int)(i / 2 % 8);
        if (err_is(match_play(&m, i, &work, &r)))
            return 1;
        add_game(&r, depth, &arena);
        arena_close(&arena);
    }
    double scale = fit();
    printf("%zu positions, scale %.0f, surprise %.4f\n", samples, scale, surprise(scale));
    print_bins(scale);
    return 0;
}
