/* remote_game.h - a game that another process plays (cluster/dealer.h), as bytes: which one it is, and what came
 * of it. Every process has read the same command line and files; hashes tell whether that is so. */
#ifndef MATCH_REMOTE_GAME_H
#define MATCH_REMOTE_GAME_H

#include "agents/agent_game.h"
#include "cluster/dealer.h"

struct remote_game {
    uint64_t terms;     /* hash of all that the game depends on besides */
    uint64_t player[2]; /* hashes of A and B */
    uint32_t number;
};

bool remote_game_read(struct remote_game *g, struct slice job); /* false: that is no job of ours */

/* The answer: a game, or why there is none. */
void remote_game_answer(struct writer *out, struct err e, const struct record *r,
                        const struct side_report report[2]);
/* The answer where these hashes are not known here. */
void remote_game_unknown(struct writer *out);

enum remote_end { REMOTE_PLAYED, REMOTE_LOST, REMOTE_UNKNOWN };

/* Process 0, in a thread of dealer_run: as agent_game_play, by process `to`. LOST, UNKNOWN: it plays no games
 * any more, or none of these; the game is to be dealt again. */
enum remote_end remote_game_play(struct dealer *d, int to, const struct agent_game *b, uint64_t terms,
                                 uint32_t number, struct arena *arena, struct err *e, struct record *out,
                                 struct side_report report[2]);

#endif
