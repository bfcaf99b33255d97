/* plan.h - what a match or a league is to be. */
#ifndef MATCH_PLAN_H
#define MATCH_PLAN_H

#include "agents/agent_game.h"

struct plan {
    struct match match;
    struct tablebase tablebase; /* tables for perfect players */
    struct contender player[2]; /* A and B of a match */
    bool programs;              /* one of them, or both, are commands */
    struct limits limits;
    uint32_t games;
    int jobs; /* games at the same time */
    bool sprt;
    double lo, hi; /* of the sequential test */
    const char *starts, *setting; /* the file of starts, the option of the game, as given; or NULL */
    const struct course *course;  /* whose terms these are; or NULL */
};

enum { JOBS_MAX = 256 };

/* What the games depend on, in a line: a file with another heading is another match. */
void plan_heading(const struct plan *p, char *out, size_t cap);
/* The same without the players: all that a game depends on besides. */
void plan_terms(const struct plan *p, char *out, size_t cap);

/* Plays with as many threads as games are played at the same time, this one among them, and waits for
 * all. One that cannot be started leaves its share to the others. */
void plan_play(const struct plan *p, void *(*play)(void *run), void *run);

#endif
