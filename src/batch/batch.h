/* batch.h - lines that take long to make, each by its number alone, put out in order.
 *
 * Threads take numbers and the calling one puts the lines out, so they are the same whatever the number
 * of jobs. Under mpirun the numbers are dealt out, and process 0 puts out what it and the others make.
 */
#ifndef BATCH_H
#define BATCH_H

#include "base/notices.h"
#include "cluster/cluster.h"
#include "core/work.h"
#include "files/fault.h"

struct batch_order {
    int64_t count;
    int jobs; /* at most BATCH_JOBS_MAX */
    /* Line `index` with its newline, malloc'ed; NULL: *e tells why. In any thread. */
    char *(*make)(const void *ctx, int64_t index, struct work *w, struct err *e);
    const void *ctx;
    struct work *limits; /* each thread works within these, with an arena of its own */
    const struct cluster *cluster;
    int abort_code; /* which the other processes end with where one of them fails */
    void (*progress)(int64_t done, int64_t count); /* NULL: nobody listens */
    struct notices notices;
};

enum { BATCH_JOBS_MAX = 64 };

struct batch_sink {
    bool (*put)(void *ctx, const char *line); /* false: it cannot be written, and there it ends */
    void *ctx;
};

struct batch_end {
    int64_t made; /* lines that are out */
    bool unwritten; /* one could not be put out */
    struct err why; /* or why the next could not be made */
    struct fault fault; /* of the file; empty: none */
    bool is_begun; /* else the fault came before any line */
};

/* Lines from number `first` on, which the other processes wait to be told; those only make theirs, and
 * have no sink. */
struct batch_end batch_run(const struct batch_order *o, int64_t first, const struct batch_sink *to);

/* To a file that can be gone on with (batch_file.c): the lines are kept in FILE.part, a journal
 * (files/journal.h), and become FILE when all are there. `settings` says all that a line depends on
 * but its number. */
struct batch_end batch_to_file(const struct batch_order *o, const char *settings, const char *path);

#endif
