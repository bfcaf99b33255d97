/* table_file_write.c - files of tables written, see table_file.h: everything goes through `put`,
 * and errors are asked for once at the end. */
#include <string.h>

#include "base/bits.h"
#include "base/hash.h"
#include "cluster/mail.h"
#include "files/replace.h"
#include "tables/table_file_format.h"

enum { ROOM = 1 << 16 };

struct output {
    bool has_file;
    struct replacement file;
    char *room; /* what is not written yet */
    size_t n;
    uint64_t chain;
    bool ok;
    struct fault *why;
};

static void flush(struct output *o)
{
    o->ok = o->ok && replace_write(&o->file, o->room, o->n, o->why);
    o->n = 0;
}

static void put(struct output *o, const void *bytes, size_t n)
{
    for (const char *at = bytes; n > 0 && o->ok;) {
        size_t part = n < ROOM - o->n ? n : ROOM - o->n;
        memcpy(o->room + o->n, at, part);
        o->n += part;
        at += part;
        n -= part;
        if (o->n == ROOM)
            flush(o);
    }
}

static void put_record(struct output *o, struct table_file_record r, const void *bytes)
{
    r.hash = table_file_hash(&r, bytes);
    o->chain = hash_join(o->chain, r.hash);
    put(o, &r, sizeof r);
    put(o, bytes, r.bytes);
}

/* Which tables a rank has on disk, in order; `each` writes one of them. */
struct copy {
    const struct table_files *files;
    const struct distance *distance; /* NULL: values */
    uint64_t *valid;
    uint8_t *bytes;
    struct mail *mail; /* of each process; opened where it is sent or received */
};

/* Process 0 gets mail from all others, and they send theirs. */
static bool open_mail(struct copy *c)
{
    const struct cluster *cluster = c->files->cluster;
    struct arena *arena = c->files->arena;
    if (!cluster)
        return true;
    c->mail = arena_take(arena, (size_t)cluster->of, sizeof *c->mail);
    bool ok = c->mail != NULL;
    for (int i = 1; i < cluster->of && ok; i++)
        if (cluster->me == 0 || cluster->me == i)
            ok = mail_open(&c->mail[i], cluster, i, arena);
    return ok;
}

static size_t squeeze_plies(const struct copy *c, const struct exact_face *f, const uint8_t *plies)
{
    uint8_t *out = c->bytes;
    for (uint32_t row = 0; row < f->other->rows; row++, plies += f->own->rows) {
        exact_layer_valid(f, row, c->valid);
        for (uint32_t i = 0; i < f->own->rows; i++)
            if (bitset_has(c->valid, i))
                *out++ = plies[i];
    }
    return (size_t)(out - c->bytes);
}

static size_t pack_table(const struct copy *c, const struct exact_face *f, size_t at, int side)
{
    return c->distance ? squeeze_plies(c, f, c->distance->plies[side][at])
                       : exact_pack_face(c->files->packer, f, c->valid, c->bytes);
}

/* The bytes of a table from the process that has it to the one that writes. */
static bool carry(const struct copy *c, int owner, size_t room, size_t *n)
{
    const struct cluster *cluster = c->files->cluster;
    uint64_t length = *n;
    if (owner == 0 || !cluster)
        return true;
    if (cluster->me == owner) {
        mail_put(&c->mail[owner], &length, sizeof length);
        mail_put(&c->mail[owner], c->bytes, *n);
    }
    if (cluster->me != 0)
        return true;
    mail_get(&c->mail[owner], &length, sizeof length);
    *n = (size_t)length;
    if (length > room)
        return false;
    mail_get(&c->mail[owner], c->bytes, *n);
    return true;
}

static bool put_face(struct output *o, struct copy *c, const struct rank *r, struct layer_at at,
                     int side)
{
    const struct exact *e = c->files->exact;
    struct exact_face f = exact_rank_face(r, NULL, at, side);
    struct arena_mark mark = arena_here(c->files->arena);
    uint32_t own = at.shape[side], other = at.shape[!side];
    int owner = exact_share_owner(e, r->share.of, side, own, other);
    size_t room = c->distance ? (size_t)f.own->rows * f.other->rows : exact_pack_most(&f), n = 0;
    c->valid = arena_take(c->files->arena, f.own->words, sizeof *c->valid);
    c->bytes = arena_take(c->files->arena, room, 1);
    bool ok = c->valid && c->bytes;
    if (ok && owner == r->share.part)
        n = pack_table(c, &f, (size_t)own * e->shapes[!side].n + other, side);
    ok = ok && carry(c, owner, room, &n);
    if (!ok)
        fault_set(o->why, "%s", err_memory().why);
    if (ok && o->has_file) {
        struct table_file_record rec = {(uint64_t)(e->symmetric ? 0 : side), own, other, n, 0};
        put_record(o, rec, c->bytes);
    }
    arena_release(c->files->arena, mark);
    return ok;
}

static void put_rank(struct output *o, struct copy *c, const struct rank *r)
{
    bool symmetric = c->files->exact->symmetric;
    for (int band = -1; exact_rank_next_band(r, &band);)
        for (struct layer_at at = {0}; exact_band_next_layer(r, band, &at);) {
            o->ok = o->ok && put_face(o, c, r, at, 0);
            if (!symmetric || 2 * band != r->number) /* else side 1 comes as another layer's 0 */
                o->ok = o->ok && put_face(o, c, r, at, 1);
        }
}

/* The share of a process that has no files. */
static const char *send_tables(struct copy *c, const struct rank *r)
{
    struct output o = {.ok = true, .why = c->files->fault};
    put_rank(&o, c, r);
    mail_close(&c->mail[c->files->cluster->me]);
    return o.ok ? NULL : o.why->why;
}

static void put_head(struct output *o, const struct table_file_head *h)
{
    char program[TABLE_FILE_PROGRAM] = {0};
    strncpy(program, format_program(), sizeof program - 1);
    put(o, h->magic, sizeof h->magic);
    put(o, program, sizeof program);
    put(o, h->magic + sizeof h->magic, sizeof *h - sizeof h->magic);
}

static const char *write_tables(struct copy *c, enum table_file_kind kind, const struct rank *r,
                                const struct sums *sums)
{
    const struct table_files *s = c->files;
    char path[TABLE_FILE_PATH];
    struct output o = {.has_file = true, .why = s->fault, .room = arena_take(s->arena, ROOM, 1)};
    if (!o.room)
        return err_memory().why;
    table_file_path(s, kind, r->number, path);
    o.ok = replace_begin(&o.file, path, o.why);
    struct table_file_head h =
        table_file_head(s, format_version(FORMAT_TABLE), kind, r->number, sums);
    put_head(&o, &h);
    put_rank(&o, c, r);
    struct table_file_record tail = {UINT64_MAX, UINT64_MAX, UINT64_MAX, 0, o.chain};
    put(&o, &tail, sizeof tail);
    flush(&o);
    if (o.ok)
        return replace_commit(&o.file, o.why) ? NULL : o.why->why;
    replace_abandon(&o.file);
    return o.why->why;
}

static const char *write_file(const struct table_files *s, enum table_file_kind kind,
                              const struct rank *r, const struct distance *d,
                              const struct sums *sums)
{
    struct copy c = {.files = s, .distance = d};
    struct arena_mark mark = arena_here(s->arena);
    const char *why = !open_mail(&c)       ? err_memory().why
                      : table_file_has_files(s) ? write_tables(&c, kind, r, sums)
                                           : send_tables(&c, r);
    arena_release(s->arena, mark);
    return why;
}

const char *table_file_write(const struct table_files *s, const struct rank *r,
                             const struct sums *sums)
{
    return write_file(s, TABLE_FILE_VALUES, r, NULL, sums);
}

const char *table_file_write_plies(const struct table_files *s, const struct distance *d,
                                   int number, const struct sums *sums)
{
    return write_file(s, TABLE_FILE_PLIES, &d->rank[number - d->exact->first], d, sums);
}
