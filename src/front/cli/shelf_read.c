/* shelf_read.c - files of tables read, see shelf.h: checked, loaded whole, or looked into for one
 * position. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/hash.h"
#include "front/cli/shelf_file.h"

struct input {
    FILE *file;
    uint64_t chain;
    struct shelf_head head;
    size_t head_bytes; /* in the file */
};

static const char damaged[] = "this file is damaged; remove it and build again";

static const char *newer(const struct shelf *s, FILE *file, uint32_t version)
{
    char program[SHELF_PROGRAM + 1] = "";
    if (fread(program, 1, SHELF_PROGRAM, file) != SHELF_PROGRAM)
        return damaged;
    fault_set(s->fault,
              "version %s of the program wrote it, in format %u of a table; this is version %s and "
              "knows format %u",
              program, (unsigned)version, format_program(), (unsigned)format_version(FORMAT_TABLE));
    return s->fault->why;
}

/* The head, of this version or of an older one. */
static const char *read_head(struct input *in, const struct shelf *s, enum shelf_kind kind,
                             int number)
{
    char program[SHELF_PROGRAM];
    struct shelf_head *h = &in->head;
    uint32_t version;
    if (fread(h->magic, sizeof h->magic, 1, in->file) != 1)
        return damaged;
    enum format_answer answer = shelf_version(h->magic, &version);
    if (answer == FORMAT_FOREIGN)
        return "this is not a table of values";
    if (answer == FORMAT_NEWER)
        return newer(s, in->file, version);
    in->head_bytes = sizeof *h + (version > 1 ? sizeof program : 0);
    if (version > 1 && fread(program, sizeof program, 1, in->file) != 1)
        return damaged;
    if (fread(&h->kind, sizeof *h - offsetof(struct shelf_head, kind), 1, in->file) != 1)
        return damaged;
    struct shelf_head want = shelf_head(s, version, kind, number, &h->sums);
    return memcmp(&want, h, sizeof want) == 0 ? NULL : damaged;
}

static const char *input_open(struct input *in, const struct shelf *s, enum shelf_kind kind,
                              int number)
{
    char path[SHELF_PATH];
    shelf_path(s, kind, number, path);
    *in = (struct input){.file = fopen(path, "rb")};
    if (!in->file) {
        fault_set(s->fault, "%s", strerror(errno));
        return s->fault->why;
    }
    const char *why = read_head(in, s, kind, number);
    if (why)
        fclose(in->file);
    return why;
}

/* The next record; at the tail false, with *why NULL if all hashes agree. */
static bool next_record(struct input *in, struct shelf_record *r, const char **why)
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

static bool take_bytes(struct input *in, const struct shelf_record *r, uint8_t *bytes)
{
    in->chain = hash_join(in->chain, r->hash);
    return fread(bytes, 1, r->bytes, in->file) == r->bytes && shelf_hash(r, bytes) == r->hash;
}

static uint64_t record_most(const struct exact *e, const struct shelf_record *r)
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
    struct shelf_record r;
    const char *why = input_open(&in, s, kind, number);
    if (why)
        return why;
    *sums = in.head.sums;
    *bytes += in.head_bytes + sizeof r;
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
static bool load_record(const struct shelf *s, struct input *in, const struct shelf_record *r,
                        const struct face *f)
{
    struct arena_mark mark = arena_here(s->arena);
    uint64_t *valid = arena_take(s->arena, f->own->words, sizeof *valid);
    uint8_t *bytes = arena_take(s->arena, r->bytes + 1, 1);
    bool ok = valid && bytes && (!shelf_has_files(s) || take_bytes(in, r, bytes));
    if (ok)
        spread(s, bytes, r->bytes);
    if (ok && f->table)
        ok = unpack_face(s->packer, f, valid, bytes, r->bytes);
    arena_release(s->arena, mark);
    return ok;
}

/* The next record, for every process; false at the tail. */
static bool spread_record(const struct shelf *s, struct input *in, struct shelf_record *r,
                          const char **why)
{
    bool more = !shelf_has_files(s) || next_record(in, r, why);
    if (shelf_has_files(s) && !more && *why)
        return false;
    if (!more)
        r->own = UINT64_MAX;
    spread(s, r, sizeof *r);
    return r->own != UINT64_MAX;
}

static struct layer_at layer_of(const struct shelf_record *r)
{
    struct layer_at at = {.begun = true};
    at.shape[r->side] = (uint32_t)r->own;
    at.shape[!r->side] = (uint32_t)r->other;
    return at;
}

const char *shelf_load(const struct shelf *s, struct rank *r, struct sums *sums)
{
    struct input in = {.file = NULL};
    struct shelf_record rec;
    const char *why = shelf_has_files(s) ? input_open(&in, s, SHELF_VALUES, r->number) : NULL;
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
                               int number, const struct shelf_record *want, struct shelf_record *r)
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
    struct shelf_record record;
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
    struct shelf_record r;
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
    struct shelf_record r;
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
