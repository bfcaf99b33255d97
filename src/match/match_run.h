/* match_run.h - the games of a match. They are taken by number, each by whichever thread is free; with a
 * file of records only those are played that it does not hold.
 *
 * They are counted, told and recorded in the order of their numbers, however many are played at the same time: a
 * game that is done before an earlier one waits for it. So the sequential test has the same answer, and files and
 * output the same bytes, whatever the number of jobs. */
#ifndef MATCH_RUN_H
#define MATCH_RUN_H

#include <pthread.h>

#include "cluster/dealer.h"
#include "match/plan.h"
#include "match/records.h"

enum match_end { MATCH_PLAYED, MATCH_STOPPED, MATCH_FAILED };

struct match_waiting; /* a game that is being played, or is done and waits */

struct match_run { /* what the threads share, under the lock */
    /* from the caller */
    struct plan plan;
    struct work *work;
    /* A game more, from the file or just played; report NULL: a game of levels, or an old one. */
    void (*take)(void *ctx, const struct record *r, const struct side_report *report);
    void *ctx;
    struct dealer *dealer; /* who deals out the games to other processes; NULL: they are played here */
    struct notices notices, failure;
    /* what came of it */
    struct tally tally;
    bool moved[2], failed[2]; /* has A, has B made a legal move; lost for a fault of its own? */
    bool unclosed;            /* the file of records may not all be on the disk */
    /* while it is at work */
    uint32_t next;
    bool *played;   /* by number - 1: is it counted? */
    uint64_t terms; /* hash of the heading */
    int hands;      /* who plays games */
    struct records records;
    struct match_waiting *waiting; /* those begun and not told: the i-th of all at i % room */
    uint32_t room, begun, told;
    bool over, decided; /* no more games begin; the sequential test has its answer */
    enum match_end end;
    pthread_mutex_t lock;
    pthread_cond_t news; /* a game is over */
};

/* Takes up what the file of records holds, if one is named. False: told why. */
bool match_run_open(struct match_run *h, const char *records);
/* STOPPED: by h->work. FAILED: told why. */
enum match_end match_run_play(struct match_run *h);
/* In another process: plays the game of a job, for a struct dealer_worker; `run` is not open. */
void match_run_work(void *run, struct slice job, struct writer *answer);
double match_run_llr(const struct match_run *h); /* of the sequential test; 0 where there is none */

#endif
