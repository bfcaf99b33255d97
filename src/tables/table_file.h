/* table_file.h - exact tables on disk: a folder of one game, a file for each rank.
 *
 * A file is a head, one record for each table, and a tail; every record has a checksum and the
 * tail one of them all. It is written beside its place, synced and renamed, so a file that is
 * there is whole, and a computation that was killed goes on from the lowest rank that is there.
 * One process at a time builds, and the others read what is there.
 *
 *     rank-NN    values, packed (engine/exact/pack.h)
 *     plies-NN   distances, one byte for each position, 0 for draws
 */
#ifndef TABLES_TABLE_FILE_H
#define TABLES_TABLE_FILE_H

#include "base/notices.h"
#include "cluster/cluster.h"
#include "core/game.h"
#include "engine/exact/distance.h"
#include "engine/exact/pack.h"
#include "files/lock_file.h"

/* What is known when a rank is finished, of it and all ranks after it. */
struct sums {
    struct exact_tally tally[2];
    uint64_t checked, wrong;
    uint64_t sweeps, longest;
};

struct table_files {
    char folder[4096];
    struct exact *exact;
    struct packer *packer;
    struct arena *arena;
    struct fault *fault;   /* of the last function that failed */
    struct lock_file lock; /* of the folder, while its tables are being built */
    struct notices progress;
    /* NULL: alone. Else table_file_write and table_file_load are for all of its processes together;
     * the folder is that of process 0 */
    const struct cluster *cluster;
};

enum table_file_kind { TABLE_FILE_VALUES, TABLE_FILE_PLIES };

/* Where the folders of all tables lie: `dir`, or the user's own data folder. False: it is not known, or
 * its name is too long. */
bool table_file_base(const char *dir, char *out, size_t cap);
/* The folder of these tables under `dir` (NULL: the user's own data folder). Returns NULL, or why it
 * is not known. */
const char *table_file_open(struct table_files *s, const char *dir, struct exact *e,
                            struct arena *arena);
/* Before they are built: the folder is made, and is this process's until it is closed. */
const char *table_file_take(struct table_files *s);
void table_file_close(struct table_files *s);
/* Is there a folder whose tables hold everything that can come after `want`? Then its lanes. */
bool table_file_find(const char *dir, const struct lanes *want, struct lanes *found);

/* All functions of `const char *` return NULL or a sentence that says what went wrong. */
const char *table_file_write(const struct table_files *s, const struct rank *r,
                             const struct sums *sums);
const char *table_file_write_plies(const struct table_files *s, const struct distance *d,
                                   int number, const struct sums *sums);
bool table_file_has(const struct table_files *s, enum table_file_kind kind, int number);
void table_file_remove(const struct table_files *s, enum table_file_kind kind, int number);
const char *table_file_load(const struct table_files *s, struct rank *r, struct sums *sums);
const char *table_file_check(const struct table_files *s, enum table_file_kind kind, int number,
                             struct sums *sums, uint64_t *bytes);

/* One position; plies stays -1 where there is no file of distances. */
const char *table_file_look(const struct table_files *s, const struct exact_position *at,
                            struct worth *out);

#endif
