/* agent_game.h - one game of a match in which programs may take part, with what is known of each
 * side afterwards. */
#ifndef AGENTS_AGENT_GAME_H
#define AGENTS_AGENT_GAME_H

#include "agents/contender.h"
#include "agents/protocol_client.h"
#include "duel/match.h"

/* How a game ended, in one word. */
enum verdict {
    VERDICT_WIN,
    VERDICT_DRAW,
    VERDICT_TIE_PASS, /* nobody could move any more */
    VERDICT_REPETITION,
    VERDICT_CAP, /* the limit of turns */
    VERDICT_TIME,
    VERDICT_MEM, /* memory, or processes */
    VERDICT_ILLEGAL,
    VERDICT_CRASH,
    VERDICT_PROTOCOL,
    VERDICT_COUNT
};
const char *verdict_name(enum verdict v); /* "WIN", "TIE-PASS", ... */
enum verdict verdict_of(const struct game *g, enum status result, enum reason reason);

struct side_report {
    char note[NOTE_MAX];      /* what it did wrong, or "" */
    char err[STDERR_MAX + 1]; /* the end of what it wrote to standard error, fit to be shown */
    char first_err[STDERR_FIRST + 1]; /* and the beginning */
    int64_t cpu_us, wall_us;  /* of its moves; for a level the processor time of one of its threads */
};

struct agent_game {
    const struct match *match;         /* levels, starts and clocks; no guests */
    const struct contender *player[2]; /* A and B */
    const struct limits *limits;
};

/* Has a side made a move in a game of so many turns that `mover` began? Sides move in turn. */
static inline bool side_moved(int mover, size_t turns, int side)
{
    return turns > (size_t)(side != mover);
}

/* As match_play. `report` is of the first and the second side. */
struct err agent_game_play(const struct agent_game *b, uint32_t number, struct work *w,
                           struct record *out, struct side_report report[2]);

#endif
