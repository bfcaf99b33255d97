/* shelf.c - files of tables: see shelf.h. */
#include "front/cli/shelf.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/hash.h"
#include "cluster/mail.h"

#define MAGIC "QXLANES1"

struct head {
    char magic[8];
    uint64_t kind, n, open, rank;
    uint8_t root[2][LANES_MAX];
    struct sums sums;
    uint64_t hash; /* of all before */
};

struct record {
    uint64_t side, own, other; /* own and other count shapes; UINT64_MAX: the tail */
    uint64_t bytes, hash;      /* of what follows; in the tail, hash is that of all hashes */
};

/* Does this process read and write the files? */
static bool has_files(const struct shelf *s)
{
    return !s->cluster || s->cluster->me == 0;
}

static void path_of(const struct shelf *s, enum shelf_kind kind, int number, const char *end,
                    char out[4200])
{
    snprintf(out, 4200, "%s/%s-%02d%s", s->folder, kind == SHELF_PLIES ? "plies" : "rank", number,
             end);
}

bool shelf_has(const struct shelf *s, enum shelf_kind kind, int number)
{
    char path[4200];
    path_of(s, kind, number, "", path);
    return access(path, R_OK) == 0;
}

void shelf_remove(const struct shelf *s, enum shelf_kind kind, int number)
{
    char path[4200];
    path_of(s, kind, number, "", path);
    unlink(path);
}

static struct head head_of(const struct shelf *s, enum shelf_kind kind, int number,
                           const struct sums *sums)
{
    const struct lanes *l = &s->exact->lanes;
    struct head h;
    memset(&h, 0, sizeof h);
    memcpy(h.magic, MAGIC, sizeof h.magic);
    h.kind = kind;
    h.n = (uint64_t)l->n;
    h.open = l->open;
    h.rank = (uint64_t)number;
    memcpy(h.root, l->root, sizeof h.root);
    h.sums = *sums;
    h.hash = hash_bytes(0, &h, offsetof(struct head, hash));
    return h;
}

/* Writing: everything goes through `put`, errors are asked for once at the end. */
struct output {
    FILE *file;
    uint64_t chain;
    bool ok;
};

static void put(struct output *o, const void *bytes, size_t n)
{
    o->ok = o->ok && fwrite(bytes, 1, n, o->file) == n;
}

static void put_record(struct output *o, struct record r, const void *bytes)
{
    r.hash = hash_bytes(hash_join(hash_join(r.side, r.own), r.other), bytes, r.bytes);
    o->chain = hash_join(o->chain, r.hash);
    put(o, &r, sizeof r);
    put(o, bytes, r.bytes);
}

static bool folder_sync(const struct shelf *s)
{
    int fd = open(s->folder, O_RDONLY | O_DIRECTORY);
    bool ok = fd >= 0 && fsync(fd) == 0;
    if (fd >= 0)
        close(fd);
    return ok;
}

/* Which tables a rank has on disk, in order; `each` writes one of them. */
struct copy {
    const struct shelf *shelf;
    const struct distance *distance; /* NULL: values */
    uint64_t *valid;
    uint8_t *bytes;
    struct mail *mail; /* of each process; opened where it is sent or received */
};

/* Process 0 gets mail from all others, and they send theirs. */
static bool open_mail(struct copy *c)
{
    const struct cluster *cluster = c->shelf->cluster;
    struct arena *arena = c->shelf->arena;
    if (!cluster)
        return true;
    c->mail = arena_take(arena, (size_t)cluster->of, sizeof *c->mail);
    bool ok = c->mail != NULL;
    for (int i = 1; i < cluster->of && ok; i++)
        if (cluster->me == 0 || cluster->me == i)
            ok = mail_open(&c->mail[i], cluster, i, arena);
    return ok;
}

static size_t squeeze_plies(const struct copy *c, const struct face *f, const uint8_t *plies)
{
    uint8_t *out = c->bytes;
    for (uint32_t row = 0; row < f->other->rows; row++, plies += f->own->rows) {
        layer_valid(f, row, c->valid);
        for (uint32_t i = 0; i < f->own->rows; i++)
            if (bitset_has(c->valid, i))
                *out++ = plies[i];
    }
    return (size_t)(out - c->bytes);
}

static size_t pack_table(const struct copy *c, const struct face *f, size_t at, int side)
{
    return c->distance ? squeeze_plies(c, f, c->distance->plies[side][at])
                       : pack_face(c->shelf->packer, f, c->valid, c->bytes);
}

/* The bytes of a table from the process that has it to the one that writes. */
static bool carry(const struct copy *c, int owner, size_t room, size_t *n)
{
    const struct cluster *cluster = c->shelf->cluster;
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
    const struct exact *e = c->shelf->exact;
    struct face f = rank_face(r, NULL, at, side);
    struct arena_mark mark = arena_here(c->shelf->arena);
    uint32_t own = at.shape[side], other = at.shape[!side];
    int owner = share_owner(e, r->share.of, side, own, other);
    size_t room = c->distance ? (size_t)f.own->rows * f.other->rows : pack_most(&f), n = 0;
    c->valid = arena_take(c->shelf->arena, f.own->words, sizeof *c->valid);
    c->bytes = arena_take(c->shelf->arena, room, 1);
    bool ok = c->valid && c->bytes;
    if (ok && owner == r->share.part)
        n = pack_table(c, &f, (size_t)own * e->shapes[!side].n + other, side);
    ok = ok && carry(c, owner, room, &n);
    if (ok && o->file) {
        struct record rec = {(uint64_t)(e->symmetric ? 0 : side), own, other, n, 0};
        put_record(o, rec, c->bytes);
    }
    arena_release(c->shelf->arena, mark);
    return ok;
}

static void put_rank(struct output *o, struct copy *c, const struct rank *r)
{
    bool symmetric = c->shelf->exact->symmetric;
    for (int band = -1; rank_next_band(r, &band);)
        for (struct layer_at at = {0}; band_next_layer(r, band, &at);) {
            o->ok = o->ok && put_face(o, c, r, at, 0);
            if (!symmetric || 2 * band != r->number) /* else side 1 comes as another layer's 0 */
                o->ok = o->ok && put_face(o, c, r, at, 1);
        }
}

/* The share of a process that has no files. */
static const char *send_tables(struct copy *c, const struct rank *r)
{
    struct output o = {.ok = true};
    put_rank(&o, c, r);
    mail_close(&c->mail[c->shelf->cluster->me]);
    return o.ok ? NULL : err_memory().why;
}

static const char *write_tables(struct copy *c, enum shelf_kind kind, const struct rank *r,
                                const struct sums *sums)
{
    const struct shelf *s = c->shelf;
    char part[4200], path[4200];
    path_of(s, kind, r->number, ".part", part);
    path_of(s, kind, r->number, "", path);
    struct output o = {.file = fopen(part, "wb"), .ok = true};
    if (!o.file)
        return strerror(errno);
    struct head h = head_of(s, kind, r->number, sums);
    put(&o, &h, sizeof h);
    put_rank(&o, c, r);
    struct record tail = {UINT64_MAX, UINT64_MAX, UINT64_MAX, 0, o.chain};
    put(&o, &tail, sizeof tail);
    o.ok = o.ok && fflush(o.file) == 0 && fsync(fileno(o.file)) == 0;
    o.ok = fclose(o.file) == 0 && o.ok;
    if (o.ok && rename(part, path) == 0 && folder_sync(s))
        return NULL;
    const char *why = errno ? strerror(errno) : "there is not enough memory";
    unlink(part);
    return why;
}

static const char *write_file(const struct shelf *s, enum shelf_kind kind, const struct rank *r,
                              const struct distance *d, const struct sums *sums)
{
    struct copy c = {.shelf = s, .distance = d};
    struct arena_mark mark = arena_here(s->arena);
    const char *why = !open_mail(&c) ? err_memory().why
                      : has_files(s) ? write_tables(&c, kind, r, sums)
                                     : send_tables(&c, r);
    arena_release(s->arena, mark);
    return why;
}

const char *shelf_write(const struct shelf *s, const struct rank *r, const struct sums *sums)
{
    return write_file(s, SHELF_VALUES, r, NULL, sums);
}

const char *shelf_write_plies(const struct shelf *s, const struct distance *d, int number,
                              const struct sums *sums)
{
    return write_file(s, SHELF_PLIES, &d->rank[number - d->exact->first], d, sums);
}

/* Reading */
struct input {
    FILE *file;
    uint64_t chain;
    struct head head;
};

static const char damaged[] = "this file is damaged; remove it and build again";

static const char *input_open(struct input *in, const struct shelf *s, enum shelf_kind kind,
                              int number)
{
    char path[4200];
    path_of(s, kind, number, "", path);
    *in = (struct input){.file = fopen(path, "rb")};
    if (!in->file)
        return strerror(errno);
    const char *why = NULL;
    if (fread(&in->head, sizeof in->head, 1, in->file) != 1)
        why = damaged;
    struct head want = head_of(s, kind, number, &in->head.sums);
    if (!why && memcmp(&want, &in->head, sizeof want) != 0)
        why = damaged;
    if (why)
        fclose(in->file);
    return why;
}

/* The next record; at the tail false, with *why NULL if all hashes agree. */
static bool next_record(struct input *in, struct record *r, const char **why)
{
    *why = damaged;
    if (fread(r, sizeof *r, 1, in->file) != 1)
        return false;
    if (r->own != UINT64_MAX)
        return true;
    if (r->hash == in->chain && fgetc(in->file) == EOF)
        *why = NULL;
    return false;
}

static bool take_bytes(struct input *in, const struct record *r, uint8_t *bytes)
{
    uint64_t seed = hash_join(hash_join(r->side, r->own), r->other);
    in->chain = hash_join(in->chain, r->hash);
    return fread(bytes, 1, r->bytes, in->file) == r->bytes &&
           hash_bytes(seed, bytes, r->bytes) == r->hash;
}

static uint64_t record_most(const struct exact *e, const struct record *r)
{
    if (r->side > 1 || r->own >= e->shapes[r->side].n || r->other >= e->shapes[!r->side].n)
        return 0;
    return (uint64_t)e->shapes[!r->side].shape[r->other].rows *
               e->shapes[r->side].shape[r->own].words * 64 +
           8;
}

const char *shelf_check(const struct shelf *s, enum shelf_kind kind, int number, struct sums *sums,
                        uint64_t *bytes)
{
    struct input in;
    struct record r;
    const char *why = input_open(&in, s, kind, number);
    if (why)
        return why;
    *sums = in.head.sums;
    *bytes += sizeof in.head + sizeof r;
    while (next_record(&in, &r, &why)) {
        struct arena_mark mark = arena_here(s->arena);
        uint8_t *room =
            r.bytes <= record_most(s->exact, &r) ? arena_take(s->arena, r.bytes + 1, 1) : NULL;
        bool ok = room && take_bytes(&in, &r, room);
        arena_release(s->arena, mark);
        *bytes += sizeof r + r.bytes;
        if (!ok)
            break;
    }
    fclose(in.file);
    return why;
}

static void spread(const struct shelf *s, void *bytes, size_t n)
{
    if (s->cluster)
        cluster_spread(s->cluster, bytes, n);
}

/* f->table NULL: some other process has this table. */
static bool load_record(const struct shelf *s, struct input *in, const struct record *r,
                        const struct face *f)
{
    struct arena_mark mark = arena_here(s->arena);
    uint64_t *valid = arena_take(s->arena, f->own->words, sizeof *valid);
    uint8_t *bytes = arena_take(s->arena, r->bytes + 1, 1);
    bool ok = valid && bytes && (!has_files(s) || take_bytes(in, r, bytes));
    if (ok)
        spread(s, bytes, r->bytes);
    if (ok && f->table)
        ok = unpack_face(s->packer, f, valid, bytes, r->bytes);
    arena_release(s->arena, mark);
    return ok;
}

/* The next record, for every process; false at the tail. */
static bool spread_record(const struct shelf *s, struct input *in, struct record *r,
                          const char **why)
{
    bool more = !has_files(s) || next_record(in, r, why);
    if (has_files(s) && !more && *why)
        return false;
    if (!more)
        r->own = UINT64_MAX;
    spread(s, r, sizeof *r);
    return r->own != UINT64_MAX;
}

static struct layer_at layer_of(const struct record *r)
{
    struct layer_at at = {.begun = true};
    at.shape[r->side] = (uint32_t)r->own;
    at.shape[!r->side] = (uint32_t)r->other;
    return at;
}

const char *shelf_load(const struct shelf *s, struct rank *r, struct sums *sums)
{
    struct input in = {.file = NULL};
    struct record rec;
    const char *why = has_files(s) ? input_open(&in, s, SHELF_VALUES, r->number) : NULL;
    if (why)
        return why;
    *sums = in.head.sums;
    spread(s, sums, sizeof *sums);
    for (int band = -1; rank_next_band(r, &band);)
        if (err_is(band_take(r, band)))
            why = err_memory().why;
    while (!why && spread_record(s, &in, &rec, &why)) {
        why = damaged;
        if (rec.bytes > record_most(s->exact, &rec))
            break;
        struct face f = rank_face(r, NULL, layer_of(&rec), (int)rec.side);
        bool ours = share_has(r, (int)rec.side, (uint32_t)rec.own, (uint32_t)rec.other);
        if ((ours && !f.table) || !load_record(s, &in, &rec, &f))
            break;
        why = NULL;
    }
    if (in.file)
        fclose(in.file);
    return why;
}

/* Go to the record of one table; the file is open if NULL is returned. */
static const char *seek_record(struct input *in, const struct shelf *s, enum shelf_kind kind,
                               int number, const struct record *want, struct record *r)
{
    const char *why = input_open(in, s, kind, number);
    if (why)
        return why;
    while (next_record(in, r, &why)) {
        if (r->side == want->side && r->own == want->own && r->other == want->other)
            return r->bytes <= record_most(s->exact, r) ? NULL : (fclose(in->file), damaged);
        if (fseeko(in->file, (off_t)r->bytes, SEEK_CUR) != 0)
            break;
    }
    fclose(in->file);
    return damaged;
}

/* Where a position stands: its table, and the row and bit in it. */
struct place {
    struct record record;
    struct face face;
    uint32_t row, bit;
};

static struct place place_of(const struct exact *e, const struct stand *at)
{
    int own = at->mover;
    const struct shapes *mine = &e->shapes[own], *theirs = &e->shapes[!own];
    uint32_t x = shapes_find(mine, at->cells[own]), y = shapes_find(theirs, at->cells[!own]);
    return (struct place){
        .record = {(uint64_t)(e->symmetric ? 0 : own), x, y, 0, 0},
        .face = {.own = &mine->shape[x], .other = &theirs->shape[y]},
        .row = shape_row(theirs, &theirs->shape[y], at->cells[!own]),
        .bit = shape_row(mine, &mine->shape[x], at->cells[own]),
    };
}

static const char *look_value(const struct shelf *s, int number, struct place *p, enum value *out)
{
    struct input in;
    struct record r;
    const char *why = seek_record(&in, s, SHELF_VALUES, number, &p->record, &r);
    if (why)
        return why;
    struct arena_mark mark = arena_here(s->arena);
    p->face.table =
        arena_take(s->arena, (size_t)p->face.other->rows * p->face.own->words, sizeof(pair));
    if (p->face.table && load_record(s, &in, &r, &p->face)) {
        pair x = p->face.table[(size_t)p->row * p->face.own->words + p->bit / 64] >> p->bit % 64;
        *out = x[LOST] & 1 ? VALUE_LOST : x[OPEN] & 1 ? VALUE_DRAWN : VALUE_WON;
    } else {
        why = p->face.table ? damaged : err_memory().why;
    }
    arena_release(s->arena, mark);
    fclose(in.file);
    return why;
}

/* Positions before this one in its table: those of the rows above, and those before it in its
 * own row. */
static size_t count_before(const struct place *p, uint64_t *valid)
{
    size_t n = 0;
    for (uint32_t row = 0; row <= p->row; row++) {
        layer_valid(&p->face, row, valid);
        for (uint32_t i = 0; i < (row < p->row ? p->face.own->rows : p->bit); i++)
            n += bitset_has(valid, i);
    }
    return n;
}

static const char *look_plies(const struct shelf *s, int number, const struct place *p, int *out)
{
    struct input in;
    struct record r;
    const char *why = seek_record(&in, s, SHELF_PLIES, number, &p->record, &r);
    if (why)
        return why;
    struct arena_mark mark = arena_here(s->arena);
    uint64_t *valid = arena_take(s->arena, p->face.own->words, sizeof *valid);
    uint8_t *bytes = arena_take(s->arena, r.bytes + 1, 1);
    if (!valid || !bytes) {
        why = err_memory().why;
    } else if (!take_bytes(&in, &r, bytes)) {
        why = damaged;
    } else {
        size_t at = count_before(p, valid);
        *out = at < r.bytes && bytes[at] ? bytes[at] : -1;
    }
    arena_release(s->arena, mark);
    fclose(in.file);
    return why;
}

const char *shelf_look(const struct shelf *s, const struct stand *at, struct worth *out)
{
    int number = stand_rank(s->exact, at);
    struct place p = place_of(s->exact, at);
    *out = (struct worth){VALUE_UNKNOWN, -1};
    const char *why = look_value(s, number, &p, &out->value);
    if (!why && out->value != VALUE_DRAWN && shelf_has(s, SHELF_PLIES, number))
        why = look_plies(s, number, &p, &out->plies);
    return why;
}
