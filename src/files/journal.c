/* journal.c - see journal.h. */
#include "files/journal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/crc.h"
#include "files/place.h"

enum { LEAD = CRC_DIGITS + 1 }; /* a checksum and a blank */

static uint32_t crc_line(uint32_t before, const char *text, size_t len)
{
    return crc_of(crc_of(before, text, len), "\n", 1);
}

static bool begin(struct journal *j, enum format f, const char *settings, struct fault *why)
{
    struct writer count = writer_to(NULL, 0);
    format_write(f, settings, &count);
    char *line = malloc(count.n + 1);
    if (!line)
        return fault_set(why, "there is not enough memory");
    struct writer out = writer_to(line, count.n);
    format_write(f, settings, &out);
    line[count.n] = '\n';
    bool ok = append_cut(&j->file, 0, why) && append_write(&j->file, line, count.n + 1, why);
    j->crc = crc_line(0, line, count.n);
    j->is_new = true;
    j->first = count.n + 1;
    j->heading_crc = j->crc;
    j->settings = slice_of(settings ? settings : "");
    free(line);
    return ok;
}

/* One line with its newline at *at is whole and true? Then step over it. */
static bool line_fits(struct journal *j, size_t *at, size_t end)
{
    const char *line = j->file.text + *at;
    size_t len = end - *at;
    if (len < LEAD || line[CRC_DIGITS] != ' ')
        return false;
    uint32_t crc = crc_line(j->crc, line + LEAD, len - LEAD);
    if (!crc_is(crc, line))
        return false;
    j->crc = crc;
    *at = end + 1;
    return true;
}

/* Go through all lines. What follows the last newline is torn; but if it is a whole line whose
 * newline alone has changed, the file is damaged, not torn. */
static bool verify(struct journal *j, size_t *whole, struct fault *why)
{
    const char *text = j->file.text, *end;
    size_t at = j->first, len = j->file.len;
    for (unsigned line = 2; (end = memchr(text + at, '\n', len - at)) != NULL; line++)
        if (!line_fits(j, &at, (size_t)(end - text)))
            return fault_set(why, "%s: line %u is damaged", j->file.path, line);
    *whole = at;
    if (at < len && line_fits(j, &at, len - 1))
        return fault_set(why, "%s: its last line is damaged", j->file.path);
    return true;
}

static bool go_on(struct journal *j, const char *path, enum format f, struct fault *why)
{
    struct slice line = heading_of(j->file.text, j->file.len);
    struct format_line heading;
    size_t whole = 0;
    enum format_answer answer = heading_read(f, path, line, &heading, why);
    if (answer == FORMAT_OLDER)
        return fault_set(why, "%s: version %.*s of the program wrote it, and this one cannot go on "
                              "with it", path, (int)heading.program.len, heading.program.text);
    if (answer != FORMAT_FITS)
        return false;
    j->settings = heading.settings;
    j->first = line.len + 1;
    j->heading_crc = j->crc = crc_line(0, line.text, line.len);
    if (!verify(j, &whole, why))
        return false;
    j->torn = j->file.len - whole;
    return append_cut(&j->file, whole, why);
}

bool journal_open(struct journal *j, const char *path, enum format f, const char *settings,
                  struct fault *why)
{
    *j = (struct journal){0};
    if (!append_open(&j->file, path, why))
        return false;
    bool ok = j->file.len == 0 || heading_is_torn(f, j->file.text, j->file.len) ? begin(j, f, settings, why)
                                                      : go_on(j, path, f, why);
    if (!ok)
        journal_abandon(j);
    return ok;
}

bool journal_next(const struct journal *j, size_t *at, struct slice *line)
{
    if (j->is_new || !j->file.text)
        return false;
    size_t from = *at ? *at : j->first;
    const char *text = j->file.text, *end = memchr(text + from, '\n', j->file.len - from);
    if (!end)
        return false;
    *line = (struct slice){text + from + LEAD, (size_t)(end - text) - from - LEAD};
    *at = (size_t)(end - text) + 1;
    return true;
}

bool journal_add(struct journal *j, struct slice line, struct fault *why)
{
    char *all = malloc(LEAD + line.len + 1);
    if (!all)
        return fault_set(why, "there is not enough memory");
    uint32_t crc = crc_line(j->crc, line.text, line.len);
    crc_write(crc, all);
    all[CRC_DIGITS] = ' ';
    memcpy(all + LEAD, line.text, line.len);
    all[LEAD + line.len] = '\n';
    bool ok = append_write(&j->file, all, LEAD + line.len + 1, why);
    if (ok)
        j->crc = crc;
    free(all);
    return ok;
}

/* Bytes of the file without what stands before each line; *lead counts what is left of that. */
static size_t strip(const char *bytes, size_t n, size_t *lead, char *out)
{
    size_t kept = 0;
    for (size_t i = 0; i < n; i++) {
        if (*lead > 0) {
            --*lead;
            continue;
        }
        out[kept++] = bytes[i];
        if (bytes[i] == '\n')
            *lead = LEAD;
    }
    return kept;
}

bool journal_copy(const struct journal *j, struct replacement *to, struct fault *why)
{
    enum { ROOM = 1 << 16 };
    char *bytes = malloc(2 * ROOM), *lines = bytes ? bytes + ROOM : NULL;
    size_t lead = LEAD;
    int64_t at = (int64_t)j->first, end = j->file.end;
    uint32_t crc = j->heading_crc;
    bool ok = bytes || fault_set(why, "there is not enough memory");
    while (ok && at < end) {
        size_t part = end - at < ROOM ? (size_t)(end - at) : ROOM;
        ssize_t n = pread(j->file.fd, bytes, part, at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            ok = n < 0 ? fault_system(why, j->file.path)
                       : fault_set(why, "%s: it has become shorter", j->file.path);
            break;
        }
        size_t kept = strip(bytes, (size_t)n, &lead, lines);
        crc = crc_of(crc, lines, kept);
        ok = replace_write(to, lines, kept, why);
        at += n;
    }
    free(bytes);
    return ok && crc != j->crc ? fault_set(why, "%s: it has been changed", j->file.path) : ok;
}

void journal_forget(struct journal *j)
{
    free(j->file.text);
    j->file.text = NULL;
    j->file.len = 0;
    j->settings = (struct slice){"", 0};
}

bool journal_remove(struct journal *j, struct fault *why)
{
    bool ok = unlink(j->file.place) == 0 && place_sync_folder(j->file.place);
    if (!ok)
        fault_system(why, j->file.path);
    journal_abandon(j);
    return ok;
}

bool journal_close(struct journal *j, struct fault *why)
{
    return append_close(&j->file, why);
}

void journal_abandon(struct journal *j)
{
    append_abandon(&j->file);
    *j = (struct journal){.file.fd = -1};
}
