/* table_file_format.h - what the files of tables are made of: see table_file.h. Only table_file*.c
 * know it. */
#ifndef TABLES_TABLE_FILE_FORMAT_H
#define TABLES_TABLE_FILE_FORMAT_H

#include "base/format.h"
#include "tables/table_file.h"

enum { TABLE_FILE_PATH = 4200 };

/* The last byte of the magic is the version of the format, a digit. From version 2 on the program
 * that wrote the file follows it, which is no part of what is hashed: it decides nothing. */
enum { TABLE_FILE_PROGRAM = 16 };

struct table_file_head {
    char magic[8];
    uint64_t kind, n, open, rank;
    uint8_t root[2][LANES_MAX];
    struct sums sums;
    uint64_t hash; /* of all before */
};

struct table_file_record {
    uint64_t side, own, other; /* own and other count shapes; UINT64_MAX: the tail */
    uint64_t bytes, hash;      /* of what follows; in the tail, hash is that of all hashes */
};

bool table_file_has_files(const struct table_files *s); /* does this process read and write them? */
void table_file_path(const struct table_files *s, enum table_file_kind kind, int number,
                     char out[TABLE_FILE_PATH]);
struct table_file_head table_file_head(const struct table_files *s, uint32_t version,
                                       enum table_file_kind kind, int number,
                                       const struct sums *sums);
/* What the magic says: a file to be read (of an older version too), a newer one, or none of ours. */
enum format_answer table_file_version(const char magic[8], uint32_t *version);
/* Of a record and the bytes that follow it. */
uint64_t table_file_hash(const struct table_file_record *r, const void *bytes);

#endif
