/* records.c - see records.h. */
#include "match/records.h"

#include <stdlib.h>
#include <string.h>

#include "files/aside.h"
#include "files/bytes.h"
#include "files/heading.h"
#include "files/replace.h"
#include "games/games.h"

static const char old_heading[] = "match ";

bool records_block_next(const char *text, size_t len, size_t *at, struct slice *block, bool *whole)
{
    while (*at < len && text[*at] == '\n')
        ++*at;
    if (*at == len)
        return false;
    size_t start = *at, end = start;
    *whole = false;
    while (end < len && !*whole) {
        const char *line = memchr(text + end, '\n', len - end);
        end = line ? (size_t)(line - text) + 1 : len;
        *whole = line && end < len && text[end] == '\n';
    }
    *block = (struct slice){text + start, end - start};
    *at = *whole ? end + 1 : end;
    return true;
}

bool records_block_is_heading(struct slice block)
{
    const char *end = memchr(block.text, '\n', block.len);
    bool is_one_line = !end || end + 1 == block.text + block.len;
    return is_one_line &&
           (slice_starts(block, old_heading) || slice_starts(block, "quincunx record "));
}

/* ---- what is there ---- */

/* All records of a text, from `at` on, read as a check; *whole is the end of the last whole one.
 * False: one of them is none. A last record without its blank line that is whole all the same,
 * sum and all, has lost a bit of that line and no more. */
static bool records_fit(const struct append *f, size_t at, bool summed, size_t *whole,
                        struct fault *why)
{
    struct slice block;
    bool closed;
    *whole = at;
    while (records_block_next(f->text, f->len, &at, &block, &closed)) {
        struct arena arena;
        struct record r;
        size_t line, column, byte = (size_t)(block.text - f->text);
        arena_open(&arena);
        struct err e = record_read(games_all, block.text, block.len, &arena, &r);
        if (!err_is(e) && summed && closed && !r.summed)
            e = err_text(0, "the sum of this record is missing");
        arena_close(&arena);
        if (e.code == ERR_MEMORY)
            return fault_set(why, "%s", e.why);
        if (!closed)
            return err_is(e) || !summed || !r.summed
                       ? true
                       : fault_set(why, "%s: its last line is damaged", f->path);
        if (err_is(e)) {
            text_place(f->text, f->len, byte + e.at, &line, &column);
            return fault_set(why, "%s: line %zu, column %zu: %s", f->path, line, column, e.why);
        }
        *whole = at;
    }
    return true;
}

static bool other_match(const char *path, struct slice match, struct fault *why)
{
    return fault_set(why, "%s: this file belongs to another match: %.*s", path, (int)match.len,
                     match.text);
}

static void write_start(const void *match, struct writer *out)
{
    format_write(FORMAT_RECORD, match, out);
    writer_text(out, "\n\n");
}

struct older {
    const struct append *file;
    const char *match;
    size_t at;
    bool *failed; /* there was no memory to read one of them */
};

/* The records of an older file, with their sums. */
static void write_newer(const void *ctx, struct writer *out)
{
    const struct older *o = ctx;
    struct slice block;
    bool whole;
    write_start(o->match, out);
    for (size_t at = o->at; records_block_next(o->file->text, o->file->len, &at, &block, &whole);) {
        struct arena arena;
        struct record r;
        arena_open(&arena);
        struct err e = whole ? record_read(games_all, block.text, block.len, &arena, &r) : err_none();
        if (whole && !err_is(e))
            record_write(&r, out);
        *o->failed |= e.code == ERR_MEMORY;
        arena_close(&arena);
    }
}

/* A file of 0.1.0, whole: a copy stays beside it, then the newer text takes its place. */
static bool bring_up_to_date(struct records *r, const char *path, const char *match,
                             const struct notices *notices, struct fault *why)
{
    bool failed = false;
    const struct older o = {&r->file, match, r->first, &failed};
    size_t n, whole;
    char name[ASIDE_ROOM];
    if (!records_fit(&r->file, r->first, false, &whole, why) ||
        !aside_copy(path, r->file.text, r->file.len, name, why))
        return false;
    char *text = bytes_of(write_newer, &o, &n);
    bool ok = text && !failed ? replace_file(path, text, n, why)
                              : fault_set(why, "%s", err_memory().why);
    free(text);
    if (ok)
        notices_tell(notices, "%s: version 0.1.0 wrote it; it is brought up to date, and %s is as it was",
                     path, name);
    append_abandon(&r->file);
    return ok && append_open(&r->file, path, why);
}

static bool is_old(const struct append *f)
{
    return slice_starts((struct slice){f->text, f->len}, old_heading);
}

/* The first line of what is there is this match's? r->first gets where the records begin. */
static bool heading_fits(struct records *r, const char *path, const char *match, struct fault *why)
{
    struct slice line = heading_of(r->file.text, r->file.len), settings = line;
    struct format_line heading;
    if (!is_old(&r->file)) {
        enum format_answer answer = heading_read(FORMAT_RECORD, path, line, &heading, why);
        if (answer == FORMAT_FOREIGN || answer == FORMAT_NEWER)
            return false;
        settings = heading.settings;
    }
    r->first = line.len + 1;
    return slice_is(settings, match) ? true : other_match(path, settings, why);
}

static bool begin(struct records *r, const char *match, struct fault *why)
{
    size_t n;
    char *text = bytes_of(write_start, match, &n);
    bool ok = text ? append_cut(&r->file, 0, why) && append_write(&r->file, text, n, why)
                   : fault_set(why, "%s", err_memory().why);
    r->first = 0; /* there is nothing to be read */
    free(text);
    return ok;
}

static bool step_over_blank(struct records *r, struct fault *why)
{
    if (r->file.text[r->first] != '\n')
        return fault_set(why, "%s: line 2 is damaged", r->file.path);
    r->first++;
    return true;
}

static bool go_on(struct records *r, const char *path, const char *match,
                  const struct notices *notices, struct fault *why)
{
    size_t whole;
    if (!heading_fits(r, path, match, why))
        return false;
    if (is_old(&r->file) && (!bring_up_to_date(r, path, match, notices, why) ||
                             !heading_fits(r, path, match, why)))
        return false;
    if (r->first == r->file.len) /* killed before it wrote the blank line */
        return begin(r, match, why);
    if (!step_over_blank(r, why) || !records_fit(&r->file, r->first, true, &whole, why))
        return false;
    if (whole < r->file.len && whole > r->first)
        notices_tell(notices, "%s: a game that was not written to its end is played again", path);
    return append_cut(&r->file, whole, why);
}

bool records_open(struct records *r, const char *path, const char *match, const struct notices *notices,
                  struct fault *why)
{
    *r = (struct records){0};
    if (!append_open(&r->file, path, why))
        return false;
    bool is_new = r->file.len == 0 || heading_is_torn(FORMAT_RECORD, r->file.text, r->file.len);
    r->is_open = is_new ? begin(r, match, why) : go_on(r, path, match, notices, why);
    if (!r->is_open)
        append_abandon(&r->file);
    return r->is_open;
}

bool records_next(const struct records *r, size_t *at, struct slice *block)
{
    bool whole;
    if (*at == 0)
        *at = r->first;
    return records_block_next(r->file.text, r->file.len, at, block, &whole);
}

/* ---- one more ---- */

static void write_game(const void *ctx, struct writer *out)
{
    record_write(ctx, out);
}

bool records_add(struct records *r, const struct record *game, struct fault *why)
{
    size_t n;
    if (!r->is_open)
        return true;
    char *text = bytes_of(write_game, game, &n);
    bool ok = text ? append_write(&r->file, text, n, why) : fault_set(why, "%s", err_memory().why);
    free(text);
    return ok;
}

bool records_close(struct records *r, struct fault *why)
{
    bool ok = !r->is_open || append_close(&r->file, why);
    r->is_open = false;
    return ok;
}
