/* records.c - see records.h. */
#include "front/cli/records.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/cli/cli.h"

bool block_next(const char *text, size_t len, size_t *at, struct slice *block, bool *whole)
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

/* The length of the text up to the end of its last whole block. */
static size_t whole_length(const char *text, size_t len)
{
    size_t at = 0, good = 0;
    struct slice block;
    bool whole;
    while (block_next(text, len, &at, &block, &whole))
        good = whole ? at : good;
    return good;
}

bool records_open(struct records *r, const char *path, const char *heading)
{
    struct slice first;
    size_t at = 0;
    bool whole;
    *r = (struct records){0};
    r->file = fopen(path, "a+b");
    if (!r->file || fseek(r->file, 0, SEEK_SET) != 0 || !(r->text = stream_load(r->file, &r->len)))
        return say(EXIT_USAGE, "%s: %s", path, strerror(errno)), false;
    r->len = whole_length(r->text, r->len);
    if (ftruncate(fileno(r->file), (off_t)r->len) != 0)
        return say(EXIT_USAGE, "%s: %s", path, strerror(errno)), false;
    if (r->len == 0)
        return fprintf(r->file, "%s\n\n", heading) > 0 && fflush(r->file) == 0;
    block_next(r->text, r->len, &at, &first, &whole);
    if (first.len != strlen(heading) + 1 || memcmp(first.text, heading, first.len - 1) != 0)
        return say(EXIT_USAGE, "%s: this file belongs to another match: %.*s", path,
                   (int)first.len - 1, first.text),
               false;
    return true;
}

bool records_next(const struct records *r, size_t *at, struct slice *block)
{
    bool whole;
    if (*at == 0 && !block_next(r->text, r->len, at, block, &whole))
        return false; /* the heading */
    return block_next(r->text, r->len, at, block, &whole);
}

static void write_game(const void *ctx, struct writer *out)
{
    record_write(ctx, out);
}

bool records_add(struct records *r, const struct record *game)
{
    if (!r->file)
        return true;
    if (!print_with(r->file, write_game, game))
        return false;
    if (fflush(r->file) != 0)
        return say(EXIT_USAGE, "cannot write the records: %s", strerror(errno)), false;
    return true;
}

void records_close(struct records *r)
{
    if (r->file)
        fclose(r->file);
    free(r->text);
    *r = (struct records){0};
}
