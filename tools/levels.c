/* levels.c - how far the named levels lie apart: levels GAME SIZE GAMES SEED NODES [SETTING]...
 *
 * Plays every named level against the one below it, the lowest against `random` and `greedy`, with
 * NODES positions a move for the strongest one, so that a busy machine changes nothing. SETTINGs
 * (depth,error,nodes as in core/game.h) take the place of the game's own, from the lowest up; "-"
 * leaves one as it is. A game with points is played by the rule under which nothing can be spoilt.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "duel/elo.h"
#include "duel/match.h"
#include "games/games.h"

enum { OPENING = 4, TURNS = 400 };

static struct strength level(const struct game *g, const char *name)
{
    struct strength s;
    const char *why = strength_read(g, name, &s);
    if (why) {
        fprintf(stderr, "levels: %s\n", why);
        exit(2);
    }
    return s;
}

static void play(struct match *m, int games, const char *a, const char *b)
{
    struct tally t = {0};
    m->side[0] = level(m->game, a);
    m->side[1] = level(m->game, b);
    for (uint32_t i = 1; i <= (uint32_t)games; i++) {
        struct arena arena;
        struct record r;
        arena_open(&arena);
        struct work work = {.arena = &arena, .steps = UINT64_MAX};
        if (err_is(match_play(m, i, &work, &r)))
            exit(1);
        match_count(&r, &t);
        arena_close(&arena);
    }
    double n = games, score = (t.wins + 0.5 * t.draws) / n;
    double square = (t.wins + 0.25 * t.draws) / n - score * score;
    printf("%-9s %-9s +%u =%u -%u  %.1f%% +- %.1f\n", a, b, t.wins, t.draws, t.losses, 100 * score,
           196 * sqrt(square / n));
    fflush(stdout);
}

static void read_setting(const char *text, struct level_setting *s)
{
    unsigned nodes;
    if (sscanf(text, "%d,%d,%u", &s->depth, &s->error, &nodes) == 3)
        s->nodes = nodes;
}

int main(int argc, char **argv)
{
    const struct game *g = argc >= 6 ? game_named(games_all, slice_of(argv[1])) : NULL;
    struct level_setting settings[NAMED_LEVELS - 1];
    if (!g || !g->duel || !g->duel->levels)
        return fprintf(stderr, "usage: levels GAME SIZE GAMES SEED NODES [SETTING]...\n"), 2;
    struct duel duel = *g->duel;
    struct game game = *g;
    int size = atoi(argv[2]);
    bool small = duel.small_levels && size * size < LEVEL_SMALL_CELLS;
    memcpy(settings, small ? duel.small_levels : duel.levels, sizeof settings);
    for (int i = 0; i < NAMED_LEVELS - 1 && 6 + i < argc; i++)
        read_setting(argv[6 + i], &settings[i]);
    duel.levels = duel.small_levels = settings;
    game.duel = &duel;
    struct match m = {.game = &game, .seed = strtoull(argv[4], NULL, 10), .turns = TURNS,
                      .threads = 1, .opening = OPENING, .nodes = strtoull(argv[5], NULL, 10)};
    int games = atoi(argv[3]);
    m.variant = game_preset(g);
    m.variant.value[0] = m.variant.value[1] = (int16_t)size;
    if (duel.begin)
        m.variant.value[duel.begin_row] = 1;
    play(&m, games, named_level_name(1), "random");
    play(&m, games, named_level_name(1), "greedy");
    for (int i = 1; i < NAMED_LEVELS; i++)
        play(&m, games, named_level_name(i + 1), named_level_name(i));
    return 0;
}
