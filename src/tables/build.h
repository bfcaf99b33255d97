/* build.h - building the tables of a board: solved, checked and kept on disk, rank by rank.
 *
 * Each rank is solved band by band, checked position by position while the rank after it is still
 * there, written and read back. Killed at any point, the next run goes on from the lowest rank
 * on disk. Large boards keep only that one, unless asked to keep all, and write a rank only when
 * enough work would be lost without it; in the end they have the first two ranks, which hold the
 * start and everything a first move leads to.
 *
 * Under mpirun the layers are dealt out (engine/exact/share.h): every process solves and checks its
 * own and fetches what they read; process 0 collects and writes. The files are the same.
 */
#ifndef TABLES_BUILD_H
#define TABLES_BUILD_H

#include "base/notices.h"
#include "core/work.h"
#include "tables/table_file.h"

struct tables_build {
    /* from the caller */
    struct work *work;
    struct cluster cluster; /* the processes that build together */
    struct workers workers; /* of this one */
    struct exact_position start;
    bool keep;      /* all ranks, however many positions there are */
    uint32_t every; /* one position of so many is checked; 0: as many as is sensible */
    uint64_t (*cpu_us)(void);
    int abort_code; /* which the other processes end with where one of them fails */
    struct notices progress, failure;
    /* what came of it */
    struct exact exact;
    uint64_t positions; /* with one side to move */
    struct sums sums;   /* of all ranks so far */
    uint64_t bytes;     /* on disk in the end */
    enum value value[2]; /* of the start, with each side to move */
    uint64_t solve_us, check_us, write_us, plies_us;
    /* while it is at work */
    struct table_files files;
    struct rank now, next;
    int written;      /* the rank written last */
    uint64_t next_us; /* when another is due */
};

/* STOPPED: the budget is used up, and the next run goes on. WRONG: values that do not follow from
 * their successors'. Why is told as a failure. */
enum tables_end { TABLES_DONE, TABLES_WRONG, TABLES_STOPPED, TABLES_FAILED };

/* Numbers the positions of a board. ERR_BUDGET: it is too large. */
struct err tables_build_open(struct tables_build *b, const struct lanes *lanes);
/* The folder is made under `dir` and is this process's until it is closed; false: told why. Then all
 * processes have to agree that it was made. */
bool tables_build_take(struct tables_build *b, const char *dir);
enum tables_end tables_build_run(struct tables_build *b);
void tables_build_close(struct tables_build *b);

#endif
