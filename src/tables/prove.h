/* prove.h - who wins, proved by a search that goes on for as long as it takes: on disk what has
 * been found, at work as many threads or processes as there are.
 *
 * The top of the proof is in memory (engine/proof/tree.h). Whoever is idle takes a leaf of it,
 * searches it for so many steps and reports. Every report is a line of a file, so a run that was
 * killed goes on where it was but for the jobs in work; in what order they are reported decides how
 * long it takes, never who wins. Threads share one table. Under mpirun process 0 holds the tree and
 * writes the file, and every other process searches, with a table of its own.
 *
 *     DIR/proof-GAME-WxH/searched       all searched on boards of this size, whatever was asked
 *
 * A line of it is two words that say which state, its two numbers (engine/proof/node.h), and the
 * steps that it took.
 */
#ifndef TABLES_PROVE_H
#define TABLES_PROVE_H

#include "base/notices.h"
#include "cluster/cluster.h"
#include "cluster/dealer.h"
#include "core/game.h"
#include "core/work.h"
#include "engine/proof/tree.h"
#include "files/journal.h"

enum { PROVE_JOBS_MAX = 64 };

struct prove_run {
    /* from the caller */
    struct work *work;
    struct cluster cluster;
    struct dealer *dealer; /* process 0's, if there are others */
    int jobs; /* threads, 0: one for each core; processes have one each */
    int bits; /* of the table: 2^bits entries of 16 bytes */
    uint64_t (*cpu_us)(void);
    struct notices progress, failure;
    /* what came of it */
    uint64_t reports, steps; /* on the disk, earlier runs included */
    /* while it is at work */
    const struct proof_game *game;
    struct arena table_arena, tree_arena; /* large blocks, each of its own size */
    struct proof proof;                   /* whose table is for all threads */
    struct proof_tree tree;
    struct journal journal;
    struct fault fault;
    const char *asked; /* what the question is called */
    uint32_t root;
    uint64_t told_us;
    bool drawn, failed, is_open;
};

/* STOPPED: steps or time are used up, and the next run goes on. FAILED: why was told. */
enum prove_end { PROVE_WINS, PROVE_LOSES, PROVE_STOPPED, PROVE_FAILED };

/* For boards like b, under `dir` (NULL: the user's own data folder). False: told why. All processes
 * have to agree that it was opened; it is closed in any case. */
bool prove_open(struct prove_run *p, const struct board *b, const char *dir);
/* Process 0 asks, one question after another: does the side to move of a state win? */
enum prove_end prove_ask(struct prove_run *p, struct proof_state s, const char *asked);
/* One of the others: a job for process 0, of a struct dealer_worker whose ctx is a prove_run. */
void prove_for_process_0(void *ctx, struct slice job, struct writer *answer);
void prove_close(struct prove_run *p);

#endif
