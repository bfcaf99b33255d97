/* shelf.c - files of tables, see shelf.h: their names and their heads. shelf_write.c writes them,
 * shelf_read.c reads them, shelf_folder.c says where they lie. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "front/cli/shelf_file.h"

#define MAGIC "QXLANES" /* and the version */

bool shelf_has_files(const struct shelf *s)
{
    return !s->cluster || s->cluster->me == 0;
}

void shelf_path(const struct shelf *s, enum shelf_kind kind, int number, char out[SHELF_PATH])
{
    snprintf(out, SHELF_PATH, "%s/%s-%02d", s->folder, kind == SHELF_PLIES ? "plies" : "rank",
             number);
}

bool shelf_has(const struct shelf *s, enum shelf_kind kind, int number)
{
    char path[SHELF_PATH];
    shelf_path(s, kind, number, path);
    return access(path, R_OK) == 0;
}

void shelf_remove(const struct shelf *s, enum shelf_kind kind, int number)
{
    char path[SHELF_PATH];
    shelf_path(s, kind, number, path);
    unlink(path);
}

enum format_answer shelf_version(const char magic[8], uint32_t *version)
{
    uint32_t known = format_version(FORMAT_TABLE);
    if (memcmp(magic, MAGIC, 7) != 0 || magic[7] < '1' || magic[7] > '9')
        return FORMAT_FOREIGN;
    *version = (uint32_t)(magic[7] - '0');
    return *version > known ? FORMAT_NEWER : *version < known ? FORMAT_OLDER : FORMAT_FITS;
}

struct shelf_head shelf_head(const struct shelf *s, uint32_t version, enum shelf_kind kind,
                             int number, const struct sums *sums)
{
    const struct lanes *l = &s->exact->lanes;
    struct shelf_head h;
    memset(&h, 0, sizeof h);
    memcpy(h.magic, MAGIC, 7);
    h.magic[7] = (char)('0' + version);
    h.kind = kind;
    h.n = (uint64_t)l->n;
    h.open = l->open;
    h.rank = (uint64_t)number;
    memcpy(h.root, l->root, sizeof h.root);
    h.sums = *sums;
    h.hash = hash_bytes(0, &h, offsetof(struct shelf_head, hash));
    return h;
}

uint64_t shelf_hash(const struct shelf_record *r, const void *bytes)
{
    return hash_bytes(hash_join(hash_join(r->side, r->own), r->other), bytes, r->bytes);
}
