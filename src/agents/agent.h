/* agent.h - a program behind a pipe as a seat of a game being played.
 *
 * It is started when it is first to move, told what happened since, asked for its move, and frozen
 * while the other side thinks. Whatever it does wrong ends the game with the reason.
 */
#ifndef AGENTS_AGENT_H
#define AGENTS_AGENT_H

#include "agents/protocol_client.h"
#include "duel/playing.h"

struct agent {
    const char *command, *dir;
    const struct limits *limits;
    int64_t seed; /* makes its chance repeatable, if it wants */
    struct protocol_client client;
    bool started, greeted;
    size_t seen;      /* moves that it knows of */
    int64_t wall_us;  /* spent on its moves */
    int64_t cpu_base; /* used before its first move */
};

/* for a seat */
struct err agent_move(void *agent, const struct playing *s, struct playing_reply *out);
void agent_close(struct agent *a); /* says quit, waits a little, ends it */

#endif
