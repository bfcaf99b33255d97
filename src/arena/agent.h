/* agent.h - a program behind a pipe as a seat of a sitting.
 *
 * It is started when it is first to move, told what happened since, asked for its move, and frozen
 * while the other side thinks. Whatever it does wrong ends the game with the reason.
 */
#ifndef ARENA_AGENT_H
#define ARENA_AGENT_H

#include "arena/dialogue.h"
#include "duel/sitting.h"

struct agent {
    const char *command, *dir;
    const struct limits *limits;
    int64_t seed; /* makes its chance repeatable, if it wants */
    struct dialogue dialogue;
    bool started, greeted;
    size_t seen;      /* moves that it knows of */
    int64_t wall_us;  /* spent on its moves */
    int64_t cpu_base; /* used before its first move */
};

struct err agent_move(void *agent, const struct sitting *s, struct reply *out); /* for a seat */
void agent_close(struct agent *a); /* says quit, waits a little, ends it */

#endif
