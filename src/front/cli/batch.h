/* batch.h - puzzles or start positions to order, a line each.
 *
 * Puzzle i depends on nothing but the order, the seed and i, which its id names. Workers take
 * numbers, the main thread puts the lines out in order, so they are the same whatever the number of
 * jobs. Under mpirun the numbers are dealt out, and process 0 puts out what it and the others make.
 */
#ifndef CLI_BATCH_H
#define CLI_BATCH_H

#include "cluster/cluster.h"
#include "front/cli/wanted.h"

struct line_sink {
    bool (*put)(void *ctx, const char *line); /* with its newline; false: it cannot be written */
    void *ctx;
    bool failed; /* one could not be written, and there the batch ended */
};

/* Lines from number `first` on, for process 0 of the cluster; others only make theirs. Returns how
 * many of the batch are out; where that is not all and writing did not fail, *why tells why. */
int64_t batch_run(struct cli *c, const struct wanted *o, const struct cluster *cluster,
                  int64_t first, int jobs, struct line_sink *to, struct err *why);

/* The same where the other processes wait to be told `first`, and why it ended early is said,
 * unless writing failed: this is the caller's to say. */
enum exit_code batch_run_from(struct cli *c, const struct wanted *o, const struct cluster *cluster,
                              int64_t first, int jobs, struct line_sink *to);

/* To a file that can be gone on with (batch_file.c): the lines are kept in FILE.part, a journal
 * (files/journal.h), and become FILE when all are there. */
enum exit_code batch_to_file(struct cli *c, const struct wanted *o, const struct cluster *cluster,
                             int jobs, const char *path);

#endif
