/* shelf_file.h - what the files of a shelf are made of: see shelf.h. Only shelf*.c know it. */
#ifndef CLI_SHELF_FILE_H
#define CLI_SHELF_FILE_H

#include "base/format.h"
#include "front/cli/shelf.h"

enum { SHELF_PATH = 4200 };

/* The last byte of the magic is the version of the format, a digit. From version 2 on the program
 * that wrote the file follows it, which is no part of what is hashed: it decides nothing. */
enum { SHELF_PROGRAM = 16 };

struct shelf_head {
    char magic[8];
    uint64_t kind, n, open, rank;
    uint8_t root[2][LANES_MAX];
    struct sums sums;
    uint64_t hash; /* of all before */
};

struct shelf_record {
    uint64_t side, own, other; /* own and other count shapes; UINT64_MAX: the tail */
    uint64_t bytes, hash;      /* of what follows; in the tail, hash is that of all hashes */
};

bool shelf_has_files(const struct shelf *s); /* does this process read and write them? */
void shelf_path(const struct shelf *s, enum shelf_kind kind, int number, char out[SHELF_PATH]);
struct shelf_head shelf_head(const struct shelf *s, uint32_t version, enum shelf_kind kind,
                             int number, const struct sums *sums);
/* What the magic says: a file to be read (of an older version too), a newer one, or none of ours. */
enum format_answer shelf_version(const char magic[8], uint32_t *version);
/* Of a record and the bytes that follow it. */
uint64_t shelf_hash(const struct shelf_record *r, const void *bytes);

#endif
