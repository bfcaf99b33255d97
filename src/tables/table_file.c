/* table_file.c - files of tables, see table_file.h: their names and their heads. table_file_write.c
 * writes them, table_file_read.c reads them, table_file_folder.c says where they lie. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "tables/table_file_format.h"

#define MAGIC "QXLANES" /* and the version */

bool table_file_has_files(const struct table_files *s)
{
    return !s->cluster || s->cluster->me == 0;
}

void table_file_path(const struct table_files *s, enum table_file_kind kind, int number,
                     char out[TABLE_FILE_PATH])
{
    snprintf(out, TABLE_FILE_PATH, "%s/%s-%02d", s->folder,
             kind == TABLE_FILE_PLIES ? "plies" : "rank", number);
}

bool table_file_has(const struct table_files *s, enum table_file_kind kind, int number)
{
    char path[TABLE_FILE_PATH];
    table_file_path(s, kind, number, path);
    return access(path, R_OK) == 0 || errno != ENOENT; /* then reading it tells why it cannot be */
}

void table_file_remove(const struct table_files *s, enum table_file_kind kind, int number)
{
    char path[TABLE_FILE_PATH];
    table_file_path(s, kind, number, path);
    unlink(path);
}

enum format_answer table_file_version(const char magic[8], uint32_t *version)
{
    uint32_t known = format_version(FORMAT_TABLE);
    if (memcmp(magic, MAGIC, 7) != 0 || magic[7] < '1' || magic[7] > '9')
        return FORMAT_FOREIGN;
    *version = (uint32_t)(magic[7] - '0');
    return *version > known ? FORMAT_NEWER : *version < known ? FORMAT_OLDER : FORMAT_FITS;
}

struct table_file_head table_file_head(const struct table_files *s, uint32_t version,
                                       enum table_file_kind kind, int number,
                                       const struct sums *sums)
{
    const struct lanes *l = &s->exact->lanes;
    struct table_file_head h;
    memset(&h, 0, sizeof h);
    memcpy(h.magic, MAGIC, 7);
    h.magic[7] = (char)('0' + version);
    h.kind = kind;
    h.n = (uint64_t)l->n;
    h.open = l->open;
    h.rank = (uint64_t)number;
    memcpy(h.root, l->root, sizeof h.root);
    h.sums = *sums;
    h.hash = hash_bytes(0, &h, offsetof(struct table_file_head, hash));
    return h;
}

uint64_t table_file_hash(const struct table_file_record *r, const void *bytes)
{
    return hash_bytes(hash_join(hash_join(r->side, r->own), r->other), bytes, r->bytes);
}
