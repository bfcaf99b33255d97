/* league_run.h - the games of a league: everybody plays everybody, and what has been played is in
 * DIR/league.db before the next game begins. Killed at any moment and started again, only what is
 * missing is played. One run at a time: it holds a lock on DIR/league.lock, which the system takes back
 * whatever happens to the run. */
#ifndef LEAGUE_RUN_H
#define LEAGUE_RUN_H

#include <pthread.h>

#include "cluster/dealer.h"
#include "league/league_faults.h"
#include "league/league_key.h"
#include "league/league_now.h"
#include "match/plan.h"
#include "store/games.h"

enum league_end { LEAGUE_PLAYED, LEAGUE_STOPPED, LEAGUE_FAILED, LEAGUE_NONE };

/* A game in progress. Who plays it may have been withdrawn meanwhile, so this has its own copies. */
struct league_hand {
    bool busy;
    struct contender player[2]; /* A and B */
    uint32_t number;
};

struct league_run { /* what the threads share, under the lock */
    /* from the caller */
    struct work *work;
    const char *dir;
    struct plan plan;
    struct contender player[LEAGUE_MAX];
    struct league league; /* open */
    struct dealer *dealer; /* who deals out the games to other processes; NULL: they are played here */
    /* a game more, under the lock */
    void (*progress)(struct league_run *h, const struct record *r, enum verdict verdict);
    /* Who is to play, read again when league.toml or a file of an agent has changed. Returns how many;
     * 0: told why not, and all stays as it is. */
    int (*reread)(struct league_run *h, struct contender player[LEAGUE_MAX]);
    void *ctx;
    struct league_listener to;
    /* what came of it */
    struct league_told told[LEAGUE_MAX]; /* of each player */
    uint32_t unfit, older; /* stored games that were not believed; that another version played */
    bool unclosed;         /* the store may not all be on the disk */
    /* while it is at work */
    int lock_file;
    const char *drain_path, *terms_path; /* league.drain, league.toml */
    char terms[1024];
    struct store store;
    struct league_key key;
    const char **start;    /* positions by number, where they have been asked for */
    char program[32];      /* that version */
    struct fault fault;    /* what went wrong while stored games were taken up; or nothing */
    struct league_now now; /* the games being played */
    uint64_t slot;
    uint32_t played; /* in this run */
    int64_t reported_us; /* when the caller has last told how it stands */
    uint64_t stamp;      /* of league.toml and of all files of agents, when they were last read */
    int64_t looked_us;   /* and when they were last looked at */
    int hands, busy;     /* who plays games; how many games are in progress */
    struct league_hand hand[JOBS_MAX];
    bool over;
    enum league_end end;
    pthread_mutex_t lock;
    pthread_cond_t news; /* a game is over */
};

/* The folder; false: told why. Closed in any case. */
bool league_run_open(struct league_run *h);
void league_run_close(struct league_run *h);

/* The folder is this run's from now on; false: told why not. */
bool league_run_take(struct league_run *h);
/* What the file holds is taken up. False: told why. */
bool league_run_begin(struct league_run *h);
enum league_end league_run_play(struct league_run *h);

/* In another process: plays the game of a job, for a struct dealer_worker. `run` is read, but neither open nor
 * begun. */
void league_run_work(void *run, struct slice job, struct writer *answer);

/* Leaves word that the run in this folder is to end, and waits for it. NONE: there is none. STOPPED: by
 * `stop`. */
enum league_end league_run_drain(struct league_run *h, bool (*stop)(void));

#endif
