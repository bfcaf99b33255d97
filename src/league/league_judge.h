/* league_judge.h - games of a league gone through by the engine, for the page that is served: in a
 * thread of its own, which yields to games that are being played, one game after the other. What
 * was judged is kept for a while. */
#ifndef LEAGUE_JUDGE_H
#define LEAGUE_JUDGE_H

#include <pthread.h>

#include "base/arena_text.h"

enum { LEAGUE_JUDGE_PLACES = 32 };

enum league_judge_state {
    JUDGE_FREE,
    JUDGE_WAITS,
    JUDGE_WORKS,
    JUDGE_DONE,
    JUDGE_FAILED,
    JUDGE_CROWDED
};

/* A game that is asked about. */
struct league_judge_place {
    enum league_judge_state state;
    uint64_t key;
    uint64_t since; /* when it was last asked for, counted in questions */
    struct arena arena;
    struct slice record, page;
    const char *why; /* JUDGE_FAILED */
};

struct league_judge {
    struct league_judge_place place[LEAGUE_JUDGE_PLACES];
    uint64_t asked;
    pthread_mutex_t lock;
    pthread_cond_t news;
    pthread_t thread;
    bool over, runs;
};

void league_judge_open(struct league_judge *j);
void league_judge_close(struct league_judge *j);

/* A game as a record, written only if it is not known yet, and how far it is. DONE: *page is its
 * page, malloc'ed; FAILED: *why says why not; CROWDED: too many are waiting. */
enum league_judge_state league_judge_ask(struct league_judge *j, uint64_t key, write_fn *record,
                                         const void *ctx, char **page, size_t *n, const char **why);

#endif
