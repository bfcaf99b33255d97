/* league_now.h - the games of a league that are being played, for whoever looks on from outside:
 * once a second, if there is news, they are written to DIR/playing.json, by a thread of their own.
 * The file is gone when the league ends; where it is left behind, the lock of the league tells that
 * nobody plays. */
#ifndef LEAGUE_NOW_H
#define LEAGUE_NOW_H

#include <pthread.h>

#include "agents/agent_game.h"

struct league_now_game; /* one that is being played, with its board */

struct league_now {
    const char *path;
    struct league_now_game *game; /* of JOBS_MAX */
    struct arena arena;
    pthread_mutex_t lock;
    pthread_cond_t over_now;
    pthread_t thread;
    bool news, over, runs;
};

/* Without memory, a thread or a folder that can be written to, nobody is told; the games go on. */
void league_now_open(struct league_now *n, const char *path);
void league_now_close(struct league_now *n);

/* A game begins: give it to the game as the one who looks on, and to league_now_end. */
struct playing_watch league_now_begin(struct league_now *n, const char *first, const char *second);
void league_now_end(const struct playing_watch *w);

#endif
