/* league.h - many contenders, pairs of them in matches on the same terms: the schedule, what has
 * been played, and the standings. Pure bookkeeping. Which pairs meet is known from the start (everybody
 * against everybody, or against the first), or round by round (league_rounds.h).
 *
 * Which of a pair is A depends on their hashes, not on their places in the list: so a game has the
 * same number, the same start and the same chance whoever else takes part.
 */
#ifndef AGENTS_LEAGUE_H
#define AGENTS_LEAGUE_H

#include "agents/agent_game.h"
#include "agents/league_rating.h"

enum { LEAGUE_MAX = 256 };

enum league_mode { LEAGUE_ROUND_ROBIN, LEAGUE_GAUNTLET, LEAGUE_SWISS, LEAGUE_LADDER };

struct league_pair {
    int player[2];  /* A and B */
    uint32_t round; /* in which they meet, from 1; 0: they do not, or not yet */
};

/* A game of a pair. Texts are the owner's. */
struct league_game {
    bool done;   /* it counts */
    bool stored; /* it has been played, whether or not these two meet */
    bool begun;  /* it is being played */
    enum status result;
    enum reason reason;
    uint32_t turns;
    bool moved[2]; /* did the first and the second side make a legal move? */
    const char *position, *moves; /* the start, and the moves with blanks between */
    const char *note[2], *err[2]; /* of the first and the second side; "" where there is nothing */
    int64_t cpu_us[2], wall_us[2];
};

struct league {
    const struct game *game;
    const struct contender *player;
    int n;
    uint32_t games; /* of each pair */
    bool sprt;      /* a pair is done as soon as the test has an answer; not where there are rounds */
    double lo, hi;
    enum league_mode mode;
    uint32_t rounds; /* of Swiss and ladder: how many (league_rounds.h) */
    struct league_pair *pair;
    int n_pairs;
    struct league_game *outcome; /* pair by pair, games by number */
    uint32_t round;              /* that is being played; 1 where there are none */
    uint64_t left;               /* games of it that are not done */
    int *place;                  /* of a ladder: who stands there, from the top */
    uint32_t *bye;               /* of Swiss: the round in which this one had no partner, or 0 */
};

/* Makes pairs and room for outcomes in the arena, and the first round where there are rounds. */
struct err league_open(struct league *l, struct arena *arena);

/* The pair of these two; -1: they are none. */
int league_pair_of(const struct league *l, int i, int j);
/* What has been played in another league, by others or on another list, is taken over. */
void league_carry(struct league *l, const struct league *from);
/* A game that was played. */
void league_take(struct league *l, int pair, uint32_t number, const struct league_game *game);
struct league_game *league_game(const struct league *l, int pair, uint32_t number);
/* The pair in which these two meet with this one as the first side, and the number of that game;
 * -1: they do not. */
int league_find(const struct league *l, uint64_t first, uint64_t second, uint32_t start,
                uint32_t *number);
/* The games of a pair that count: all, or up to where the test was decided. */
uint32_t league_counted(const struct league *l, int pair, struct tally *out);
/* The next game at or after *slot that is neither done nor begun and whose pair meets and is not decided;
 * it is begun then. False: none. */
bool league_next(const struct league *l, uint64_t *slot, int *pair, uint32_t *number);

/* Has this one lost for faults of its own and not made a legal move in any game? Then one of the
 * games, and its side in it. */
const struct league_game *league_never_moved(const struct league *l, int who, int *side);

struct standing {
    uint32_t wins, draws, losses;
    uint32_t faults[VERDICT_COUNT]; /* losses for a reason of one's own */
    struct league_rating rating;
};

struct standings {
    struct standing *of;
    double *points, *games; /* n x n, row against column */
    int *order;             /* best first */
    uint32_t played, wanted;
};

struct err league_standings(const struct league *l, struct arena *arena, struct standings *out);

#endif
