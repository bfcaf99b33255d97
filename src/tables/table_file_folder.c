/* table_file_folder.c - where tables lie: a folder for each board, with a line that says which.
 *
 *     DIR/lanes-6/board              which board: see below
 *     DIR/lanes-6/rank-00 ...
 *     DIR/lanes-6/lock               while they are being built
 *     DIR/lanes-5-3f0c.../           a board with blocked cells, or another start
 *
 * The file `board` has the first line of every file of text (base/format.h), whose settings are the
 * side, the open cells and where the pieces begin, and then a sum; version 0.1.0 wrote the settings
 * alone.
 *
 *     quincunx table 2 0.2.0 lanes 6 0000000fffffffff 0500000000000000 0500000000000000
 *     sum 1a2b3c4d
 */
#include <dirent.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/crc.h"
#include "base/hash.h"
#include "files/aside.h"
#include "files/bytes.h"
#include "files/heading.h"
#include "files/place.h"
#include "files/replace.h"
#include "tables/table_file.h"

static const char too_long[] = "the name of the folder of tables is too long";

bool table_file_base(const char *dir, char *out, size_t cap)
{
    char own[2048];
    int n = dir ? snprintf(out, cap, "%s", dir)
            : place_user_folder("XDG_DATA_HOME", ".local/share", own, sizeof own)
                ? snprintf(out, cap, "%s/tables", own)
                : -1;
    return n > 0 && (size_t)n < cap;
}

/* Is this the usual start: n - 1 pieces in the first lanes, nothing blocked? */
static bool is_usual(const struct lanes *l)
{
    struct lanes usual = {.n = l->n, .open = UINT64_MAX >> (64 - l->n * l->n)};
    usual.root[0][0] = usual.root[1][0] = (uint8_t)(l->n - 1);
    return memcmp(l->root, usual.root, sizeof l->root) == 0 && l->open == usual.open;
}

static void line_of(const struct lanes *l, char *out, size_t cap)
{
    char roots[2][LANES_MAX * 2 + 1];
    for (int g = 0; g < 2; g++)
        for (int lane = 0; lane < LANES_MAX; lane++)
            snprintf(roots[g] + 2 * lane, 3, "%02x", l->root[g][lane]);
    snprintf(out, cap, "lanes %d %016" PRIx64 " %s %s", l->n, l->open, roots[0], roots[1]);
}

static bool line_read(const char *line, struct lanes *l)
{
    char roots[2][LANES_MAX * 2 + 1];
    *l = (struct lanes){0};
    if (sscanf(line, "lanes %d %" SCNx64 " %16s %16s", &l->n, &l->open, roots[0], roots[1]) != 4)
        return false;
    for (int g = 0; g < 2; g++)
        for (int lane = 0; lane < LANES_MAX; lane++) {
            unsigned count;
            if (sscanf(roots[g] + 2 * lane, "%2x", &count) != 1)
                return false;
            l->root[g][lane] = (uint8_t)count;
        }
    return l->n >= 1 && l->n <= LANES_MAX;
}

const char *table_file_open(struct table_files *s, const char *dir, struct exact *e,
                            struct arena *arena)
{
    char base[2048], name[64];
    const struct lanes *l = &e->lanes;
    *s = (struct table_files){.exact = e, .arena = arena, .lock = LOCK_FILE_NONE};
    s->packer = arena_take(arena, 1, sizeof *s->packer);
    if (!s->packer)
        return err_memory().why;
    if (!table_file_base(dir, base, sizeof base))
        return dir ? too_long
                   : "where tables are kept is not known: neither XDG_DATA_HOME nor HOME is set; "
                     "--dir DIR names a folder";
    s->fault = arena_take(arena, 1, sizeof *s->fault);
    if (!s->fault)
        return err_memory().why;
    exact_packer_fill(s->packer);
    uint64_t hash = hash_join(hash_bytes(0, l->root, sizeof l->root), l->open);
    if (is_usual(l))
        snprintf(name, sizeof name, "lanes-%d", l->n);
    else
        snprintf(name, sizeof name, "lanes-%d-%016" PRIx64, l->n, hash);
    int n = snprintf(s->folder, sizeof s->folder, "%s/%s", base, name);
    return n < (int)sizeof s->folder ? NULL : too_long;
}

static void write_board(const void *ctx, struct writer *out)
{
    char line[128];
    line_of(ctx, line, sizeof line);
    size_t from = out->n;
    format_write(FORMAT_TABLE, line, out);
    writer_char(out, '\n');
    crc_write_line(out, from);
}

static bool is_sum(struct slice line, uint32_t crc)
{
    return line.len == 4 + CRC_DIGITS + 1 && slice_starts(line, "sum ") &&
           crc_is(crc, line.text + 4) && line.text[line.len - 1] == '\n';
}

/* The text of `board`: of this version or 0.1.0's. */
static enum format_answer board_read(const char *path, const char *text, size_t len,
                                     struct lanes *l, struct fault *why)
{
    struct slice first = heading_of(text, len), rest = {text + first.len + 1, len - first.len - 1};
    struct format_line heading = {.settings = first};
    bool old = slice_starts(first, "lanes ");
    if (!old) {
        enum format_answer answer = heading_read(FORMAT_TABLE, path, first, &heading, why);
        if (answer == FORMAT_NEWER || answer == FORMAT_FOREIGN)
            return answer;
    }
    bool summed = old ? rest.len == 0 : is_sum(rest, crc_of(0, text, first.len + 1));
    char line[128];
    snprintf(line, sizeof line, "%.*s", (int)heading.settings.len, heading.settings.text);
    if (summed && line_read(line, l))
        return FORMAT_FITS;
    fault_set(why, "%s: this file is damaged", path);
    return FORMAT_FOREIGN;
}

static enum format_answer folder_read(const char *folder, struct lanes *l, struct fault *why)
{
    char path[4200];
    size_t len;
    snprintf(path, sizeof path, "%s/board", folder);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    char *text = fd >= 0 ? bytes_read(fd, &len) : NULL;
    enum format_answer answer = text && len ? board_read(path, text, len, l, why) : FORMAT_FOREIGN;
    if (!text)
        fault_system(why, path);
    free(text);
    if (fd >= 0)
        close(fd);
    return answer;
}

/* What `board` says cannot be other than what its folder is called: if it can be read it stays. */
static const char *name_board(const struct table_files *s)
{
    char path[4200], aside[ASIDE_ROOM];
    struct lanes there;
    snprintf(path, sizeof path, "%s/board", s->folder);
    bool is_there = access(path, F_OK) == 0;
    enum format_answer answer = is_there ? folder_read(s->folder, &there, s->fault) : FORMAT_OLDER;
    if (answer == FORMAT_FITS)
        return NULL;
    if (answer == FORMAT_NEWER)
        return s->fault->why;
    if (is_there) {
        if (!aside_move(path, aside, s->fault))
            return s->fault->why;
        notices_tell(&s->progress, "%s cannot be read; it is %s now, and written anew", path, aside);
    }
    return replace_with(path, write_board, &s->exact->lanes, s->fault) ? NULL : s->fault->why;
}

const char *table_file_take(struct table_files *s)
{
    char path[4200];
    if (!place_make_folder(s->folder)) {
        fault_system(s->fault, s->folder);
        return s->fault->why;
    }
    snprintf(path, sizeof path, "%s/lock", s->folder);
    if (lock_file_take(&s->lock, path, s->folder, s->fault) != LOCK_TAKEN)
        return s->fault->why;
    const char *why = name_board(s);
    if (why)
        table_file_close(s);
    return why;
}

void table_file_close(struct table_files *s)
{
    if (s->lock.fd >= 0)
        lock_file_release(&s->lock);
}

/* Does every shape that comes after b also come after a? Prefix sums decide. */
static bool covers(const struct lanes *a, const struct lanes *b)
{
    if (a->n != b->n || a->open != b->open)
        return false;
    for (int g = 0; g < 2; g++)
        for (int lane = 0, of_a = 0, of_b = 0; lane < a->n; lane++) {
            of_a += a->root[g][lane];
            of_b += b->root[g][lane];
            if (of_a < of_b)
                return false;
        }
    return true;
}

bool table_file_find(const char *dir, const struct lanes *want, struct lanes *found)
{
    char base[2048], folder[2400];
    struct fault nobody;
    DIR *d = table_file_base(dir, base, sizeof base) ? opendir(base) : NULL;
    bool there = false;
    for (struct dirent *e; d && !there && (e = readdir(d));) {
        snprintf(folder, sizeof folder, "%s/%s", base, e->d_name);
        there = strncmp(e->d_name, "lanes-", 6) == 0 &&
                folder_read(folder, found, &nobody) == FORMAT_FITS && covers(found, want);
    }
    if (d)
        closedir(d);
    return there;
}
