/* player.h - opponents of several strengths, all through game.h.
 *
 *   random    any move; where moves earn points, one that earns some (breaks nothing)
 *   greedy    the most points now, or the best position after one move; ties by the generator
 *   careful   greedy among the moves that agree with the puzzle's only solution
 *   beginner .. master  eight levels for people with max as the last, see named_level.h
 *   1 .. 8    full-width search of so many turns
 *   max       the engine within its limits, from exact values where they can be had within them;
 *             `expert` is the same in a game with points, among the moves that agree with the
 *             puzzle's only solution; where somebody has left it already, or there is not exactly
 *             one, greedy
 *   perfect   a move that keeps the exact value, where that is known; no limit of time
 */
#ifndef DUEL_PLAYER_H
#define DUEL_PLAYER_H

#include "core/game.h"
#include "duel/clock.h"
#include "duel/named_level.h"
#include "duel/perfect.h"
#include "duel/static_eval.h"
#include "duel/unspoilt.h"
#include "engine/search/search.h"

enum skill {
    SKILL_RANDOM,
    SKILL_GREEDY,
    SKILL_CAREFUL,
    SKILL_FIXED,
    SKILL_NAMED,
    SKILL_MAX,
    SKILL_PERFECT
};
enum { FIXED_MAX = 8 };

struct strength {
    enum skill skill;
    int depth; /* SKILL_FIXED: 1..FIXED_MAX */
    const struct tablebase *tablebase; /* of max and perfect: tables to look in first, or NULL */
    int named; /* number of the named level, from 1; 0: one of the other words was used */
};

/* The levels of a game by name; on error out is unchanged and the sentence names them. */
const char *strength_read(const struct game *g, const char *text, struct strength *out);
void strength_write(const struct game *g, struct strength s, struct writer *out);
/* Names of a game that has duels: number i of the levels, weakest first, and of the other words that
 * are read; NULL: there are no more. */
const char *strength_name(const struct game *g, int i);
const char *strength_other_name(const struct game *g, int i);
/* All of them as JSON: "levels", "others", and "says" with what each named level sees. */
void strength_list(const struct game *g, struct jsonw *j);

/* Why a level does not play this board to its end, a sentence; NULL: it does. What a face offers. */
const char *strength_refusal(const struct board *b, struct strength s, struct arena *arena);

/* A player at a board. The table and the generator are the player's own. */
struct player {
    struct strength strength;
    struct table table; /* opened for levels that search */
    struct rng rng;
    struct values *values; /* what is known of the game, kept between moves; NULL: each by itself */
    struct unspoilt unspoilt; /* SKILL_MAX: what it knows of the puzzle it plays over */
    int threads;
    bool traps;     /* max sets them (trap.h): in games, not for advice */
    int depth;      /* 0: as deep as time allows; else max only searches */
    uint64_t nodes; /* 0: no such limit */
};

/* The score of an exact value; a win of unknown length counts as the longest there is. */
int player_score_of_worth(struct worth w);

/* The arena is the player's for as long as it plays. */
struct err player_open(struct player *p, struct strength s, uint64_t seed, struct arena *arena);

/* What a player says about a move. Levels that do not search fill in `move` alone. From exact
 * values there are `worth`, `score` and `exact`; among drawn moves max may have `searched` too. */
struct advice {
    game_move move;
    int score, depth;
    bool searched, exact;
    struct worth worth; /* VALUE_UNKNOWN: not from exact values */
    uint64_t nodes;
    size_t n_pv;
    game_move pv[SEARCH_DEPTH_MAX];
};

/* A move on an open board. `past` as in search.h. The work's clock is the time limit. */
struct err player_move(struct player *p, const struct board *b, const uint64_t *past, size_t n_past,
                       struct advice *out, struct work *w);

#endif
