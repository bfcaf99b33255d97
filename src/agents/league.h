/* league.h - many contenders, every pair of them a match on the same terms: the schedule, what has
 * been played, and the standings. Pure bookkeeping.
 *
 * Which of a pair is A depends on their hashes, not on their places in the list: so a game has the
 * same number, the same start and the same chance whoever else takes part.
 */
#ifndef AGENTS_LEAGUE_H
#define AGENTS_LEAGUE_H

#include "agents/agent_game.h"
#include "agents/league_rating.h"

enum { LEAGUE_MAX = 256 };

struct league_pair {
    int player[2]; /* A and B */
};

/* A game of a pair. Texts are the owner's. */
struct league_game {
    bool done;
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
    bool sprt;      /* a pair is done as soon as the test has an answer */
    double lo, hi;
    struct league_pair *pair;
    int n_pairs;
    struct league_game *outcome; /* pair by pair, games by number */
};

/* Makes pairs and room for outcomes in the arena. gauntlet: the first against each other one. */
struct err league_open(struct league *l, bool gauntlet, struct arena *arena);

struct league_game *league_game(const struct league *l, int pair, uint32_t number);
/* The pair in which these two meet with this one as the first side, and the number of that game;
 * -1: they do not. */
int league_find(const struct league *l, uint64_t first, uint64_t second, uint32_t start,
                uint32_t *number);
/* The games of a pair that count: all, or up to where the test was decided. */
uint32_t league_counted(const struct league *l, int pair, struct tally *out);
/* The next game at or after *slot that is not done and whose pair is not decided. False: none. */
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
