/* protocol_server.h - our side of the agent protocol (docs/PROTOCOL.md): a line in, an answer out.
 * No input or output of its own; the engine's moves come from a player (duel/player.h). */
#ifndef AGENTS_PROTOCOL_SERVER_H
#define AGENTS_PROTOCOL_SERVER_H

#include "duel/playing.h"

enum { PROTOCOL_SERVER_MOVES = 4096 };

struct protocol_server {
    const struct game *const *games;
    const char *version;
    const char *level; /* by name; NULL: the strongest of the game */
    int depth, threads;
    uint64_t nodes, seed;
    int64_t think_us; /* for a move unless time_left says less; 0: no such limit */
    bool (*stop)(void *ctx);
    struct arena *arena; /* its own: emptied with each new game */
    /* The rest begins as zeroes. */
    struct steps steps; /* start NULL: no game yet */
    struct board *board;
    struct player player;
    struct values *values; /* the player's: what is known of the game */
    int64_t left_us; /* as last told; 0: not told */
};

/* The answer to a line, its closing blank line included; nothing for a line that is empty or a
 * comment (#). False: it was `quit`. */
bool protocol_server_answer(struct protocol_server *s, struct slice line, struct writer *out);
void protocol_server_close(struct protocol_server *s); /* the arena stays its owner's */

#endif
