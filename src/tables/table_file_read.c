/* table_file_read.c - files of tables read, see table_file.h: checked, loaded whole, or looked into
 * for one position. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/hash.h"
#include "tables/table_file_format.h"

struct table_file_input {
    FILE *file;
    uint64_t chain;
    struct table_file_head head;
    size_t head_bytes; /* in the file */
};

static const char damaged[] = "this file is damaged; remove it and build again";

static const char *newer(const struct table_files *s, FILE *file, uint32_t version)
{
    char program[TABLE_FILE_PROGRAM + 1] = "";
    if (fread(program, 1, TABLE_FILE_PROGRAM, file) != TABLE_FILE_PROGRAM)
        return damaged;
    fault_set(s->fault,
              "version %s of the program wrote it, in format %u of a table; this is version %s and "
              "knows format %u",
              program, (unsigned)version, format_program(), (unsigned)format_version(FORMAT_TABLE));
    return s->fault->why;
}

/* The head, of this version or of an older one. */
static const char *read_head(struct table_file_input *in, const struct table_files *s,
                             enum table_file_kind kind, int number)
{
    char program[TABLE_FILE_PROGRAM];
    struct table_file_head *h = &in->head;
    uint32_t version;
    if (fread(h->magic, sizeof h->magic, 1, in->file) != 1)
        return damaged;
    enum format_answer answer = table_file_version(h->magic, &version);
    if (answer == FORMAT_FOREIGN)
        return "this is not a table of values";
    if (answer == FORMAT_NEWER)
        return newer(s, in->file, version);
    in->head_bytes = sizeof *h + (version > 1 ? sizeof program : 0);
    if (version > 1 && fread(program, sizeof program, 1, in->file) != 1)
        return damaged;
    if (fread(&h->kind, sizeof *h - offsetof(struct table_file_head, kind), 1, in->file) != 1)
        return damaged;
    struct table_file_head want = table_file_head(s, version, kind, number, &h->sums);
    return memcmp(&want, h, sizeof want) == 0 ? NULL : damaged;
}

static const char *input_open(struct table_file_input *in, const struct table_files *s,
                              enum table_file_kind kind, int number)
{
    char path[TABLE_FILE_PATH];
    table_file_path(s, kind, number, path);
    *in = (struct table_file_input){.file = fopen(path, "rb")};
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
static bool next_record(struct table_file_input *in, struct table_file_record *r, const char **why)
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

static bool take_bytes(struct table_file_input *in, const struct table_file_record *r,
                       uint8_t *bytes)
{
    in->chain = hash_join(in->chain, r->hash);
    return fread(bytes, 1, r->bytes, in->file) == r->bytes && table_file_hash(r, bytes) == r->hash;
}

/* Of a table that there is, and no longer than that may be? */
static bool record_fits(const struct exact *e, const struct table_file_record *r)
{
    if (r->side > 1 || r->own >= e->shapes[r->side].n || r->other >= e->shapes[!r->side].n)
        return false;
    return r->bytes <= (uint64_t)e->shapes[!r->side].shape[r->other].rows *
                               e->shapes[r->side].shape[r->own].words * 64 +
                           8;
}

const char *table_file_check(const struct table_files *s, enum table_file_kind kind, int number,
                             struct sums *sums, uint64_t *bytes)
{
    struct table_file_input in;
    struct table_file_record r;
    const char *why = input_open(&in, s, kind, number);
    if (why)
        return why;
    *sums = in.head.sums;
    *bytes += in.head_bytes + sizeof r;
    while (next_record(&in, &r, &why)) {
        struct arena_mark mark = arena_here(s->arena);
        uint8_t *room =
            record_fits(s->exact, &r) ? arena_take(s->arena, r.bytes + 1, 1) : NULL;
        bool ok = room && take_bytes(&in, &r, room);
        arena_release(s->arena, mark);
        *bytes += sizeof r + r.bytes;
        if (!ok)
            break;
    }
    fclose(in.file);
    return why;
}

static void spread(const struct table_files *s, void *bytes, size_t n)
{
    if (s->cluster)
        cluster_spread(s->cluster, bytes, n);
}

/* f->table NULL: some other process has this table. */
static bool load_record(const struct table_files *s, struct table_file_input *in,
                        const struct table_file_record *r, const struct exact_face *f)
{
    struct arena_mark mark = arena_here(s->arena);
    uint64_t *valid = arena_take(s->arena, f->own->words, sizeof *valid);
    uint8_t *bytes = arena_take(s->arena, r->bytes + 1, 1);
    bool ok = valid && bytes && (!table_file_has_files(s) || take_bytes(in, r, bytes));
    if (ok)
        spread(s, bytes, r->bytes);
    if (ok && f->table)
        ok = exact_unpack_face(s->packer, f, valid, bytes, r->bytes);
    arena_release(s->arena, mark);
    return ok;
}

/* The next record, for every process; false at the tail. */
static bool spread_record(const struct table_files *s, struct table_file_input *in,
                          struct table_file_record *r, const char **why)
{
    bool more = !table_file_has_files(s) || next_record(in, r, why);
    if (table_file_has_files(s) && !more && *why)
        return false;
    if (!more)
        r->own = UINT64_MAX;
    spread(s, r, sizeof *r);
    return r->own != UINT64_MAX;
}

static struct layer_at layer_of(const struct table_file_record *r)
{
    struct layer_at at = {.begun = true};
    at.shape[r->side] = (uint32_t)r->own;
    at.shape[!r->side] = (uint32_t)r->other;
    return at;
}

const char *table_file_load(const struct table_files *s, struct rank *r, struct sums *sums)
{
    struct table_file_input in = {.file = NULL};
    struct table_file_record rec;
    const char *why =
        table_file_has_files(s) ? input_open(&in, s, TABLE_FILE_VALUES, r->number) : NULL;
    if (why)
        return why;
    *sums = in.head.sums;
    spread(s, sums, sizeof *sums);
    for (int band = -1; exact_rank_next_band(r, &band);)
        if (err_is(exact_band_take(r, band)))
            why = err_memory().why;
    while (!why && spread_record(s, &in, &rec, &why)) {
        why = damaged;
        if (!record_fits(s->exact, &rec))
            break;
        struct exact_face f = exact_rank_face(r, NULL, layer_of(&rec), (int)rec.side);
        bool ours = exact_share_has(r, (int)rec.side, (uint32_t)rec.own, (uint32_t)rec.other);
        if ((ours && !f.table) || !load_record(s, &in, &rec, &f))
            break;
        why = NULL;
    }
    if (in.file)
        fclose(in.file);
    return why;
}

/* Go to the record of one table; the file is open if NULL is returned. */
static const char *seek_record(struct table_file_input *in, const struct table_files *s,
                               enum table_file_kind kind, int number,
                               const struct table_file_record *want, struct table_file_record *r)
{
    const char *why = input_open(in, s, kind, number);
    if (why)
        return why;
    while (next_record(in, r, &why)) {
        if (r->side == want->side && r->own == want->own && r->other == want->other)
            return record_fits(s->exact, r) ? NULL : (fclose(in->file), damaged);
        if (fseeko(in->file, (off_t)r->bytes, SEEK_CUR) != 0)
            break;
    }
    fclose(in->file);
    return damaged;
}

/* Where a position stands: its table, and the row and bit in it. */
struct table_file_place {
    struct table_file_record record;
    struct exact_face face;
    uint32_t row, bit;
};

static struct table_file_place place_of(const struct exact *e, const struct exact_position *at)
{
    int own = at->mover;
    const struct shapes *mine = &e->shapes[own], *theirs = &e->shapes[!own];
    uint32_t x = exact_shapes_find(mine, at->cells[own]),
             y = exact_shapes_find(theirs, at->cells[!own]);
    return (struct table_file_place){
        .record = {(uint64_t)(e->symmetric ? 0 : own), x, y, 0, 0},
        .face = {.own = &mine->shape[x], .other = &theirs->shape[y]},
        .row = exact_shape_row(theirs, &theirs->shape[y], at->cells[!own]),
        .bit = exact_shape_row(mine, &mine->shape[x], at->cells[own]),
    };
}

static const char *look_value(const struct table_files *s, int number, struct table_file_place *p,
                              enum value *out)
{
    struct table_file_input in;
    struct table_file_record r;
    const char *why = seek_record(&in, s, TABLE_FILE_VALUES, number, &p->record, &r);
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
static size_t count_before(const struct table_file_place *p, uint64_t *valid)
{
    size_t n = 0;
    for (uint32_t row = 0; row <= p->row; row++) {
        exact_layer_valid(&p->face, row, valid);
        for (uint32_t i = 0; i < (row < p->row ? p->face.own->rows : p->bit); i++)
            n += bitset_has(valid, i);
    }
    return n;
}

static const char *look_plies(const struct table_files *s, int number,
                              const struct table_file_place *p, int *out)
{
    struct table_file_input in;
    struct table_file_record r;
    const char *why = seek_record(&in, s, TABLE_FILE_PLIES, number, &p->record, &r);
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

const char *table_file_look(const struct table_files *s, const struct exact_position *at,
                            struct worth *out)
{
    int number = exact_position_rank(s->exact, at);
    struct table_file_place p = place_of(s->exact, at);
    *out = (struct worth){VALUE_UNKNOWN, -1};
    const char *why = look_value(s, number, &p, &out->value);
    if (!why && out->value != VALUE_DRAWN && table_file_has(s, TABLE_FILE_PLIES, number))
        why = look_plies(s, number, &p, &out->plies);
    return why;
}
