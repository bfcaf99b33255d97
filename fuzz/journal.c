/* Any bytes as a journal: refused and left as they are, or opened, and then a line that is added is
 * the last one of the next opening. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files/bytes.h"
#include "files/journal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool ok)
{
    if (!ok)
        abort();
}

static char path[64];

static void put(const uint8_t *data, size_t size)
{
    if (!path[0])
        snprintf(path, sizeof path, "/tmp/fuzz-journal-%ld", (long)getpid());
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    require(fd >= 0 && bytes_write(fd, data, size));
    close(fd);
}

static bool is_as_it_was(const uint8_t *data, size_t size)
{
    size_t n;
    int fd = open(path, O_RDONLY);
    char *text = bytes_read(fd, &n);
    bool same = text && n == size && memcmp(text, data, n) == 0;
    close(fd);
    free(text);
    return same;
}

static size_t lines_of(const struct journal *j, struct slice *last)
{
    size_t n = 0;
    for (size_t at = 0; journal_next(j, &at, last); n++) {
    }
    return n;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct journal j;
    struct fault why;
    struct slice last;
    put(data, size);
    if (!journal_open(&j, path, FORMAT_BATCH, "settings", &why)) {
        require(why.why[0] && is_as_it_was(data, size));
    } else {
        size_t n = lines_of(&j, &last);
        require(journal_add(&j, slice_of("one more"), &why) && journal_close(&j, &why));
        require(journal_open(&j, path, FORMAT_BATCH, "settings", &why));
        require(lines_of(&j, &last) == n + 1 && slice_is(last, "one more") && !j.torn);
        journal_abandon(&j);
    }
    unlink(path);
    return 0;
}
