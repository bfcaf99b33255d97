/* bytes.c - see bytes.h. Nothing goes through stdio: a byte is written when the call returns. */
#include "files/bytes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Room for more than n bytes; NULL: no memory, and what was there is gone. */
static char *grown(char *text, size_t *cap)
{
    char *more = realloc(text, *cap * 2);
    if (!more)
        free(text);
    *cap *= 2;
    return more;
}

char *bytes_read(int fd, size_t *n)
{
    size_t cap = 1 << 14;
    char *text = malloc(cap);
    *n = 0;
    while (text) {
        ssize_t got = read(fd, text + *n, cap - 1 - *n);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0) {
            int why = errno;
            free(text);
            errno = why;
            return NULL;
        }
        *n += (size_t)got;
        if (got == 0) {
            text[*n] = '\0';
            return text;
        }
        if (*n == cap - 1)
            text = grown(text, &cap);
    }
    errno = ENOMEM;
    return NULL;
}

bool bytes_write(int fd, const void *bytes, size_t n)
{
    for (const char *at = bytes; n > 0;) {
        ssize_t put = write(fd, at, n);
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        at += put;
        n -= (size_t)put;
    }
    return true;
}

/* A text has no fixed size: written to a buffer that grows, then copied to one that is the caller's. */
char *bytes_of(write_fn *write, const void *ctx, size_t *n)
{
    struct arena room;
    arena_open(&room);
    struct writer w = writer_growing(&room);
    write(ctx, &w);
    char *bytes = w.n <= w.cap ? malloc(w.n + 1) : NULL;
    if (bytes) {
        if (w.n)
            memcpy(bytes, w.out, w.n);
        bytes[w.n] = '\0';
    }
    if (n)
        *n = w.n;
    arena_close(&room);
    return bytes;
}
