/* output.c - printing what a writer writes, and sentences on standard error. */
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/cli/cli.h"

/* Answers have no fixed size: written to a buffer that grows, then copied to one that is the
 * caller's. */
char *bytes_with(write_fn *write, const void *ctx, size_t *n)
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
    *n = w.n;
    arena_close(&room);
    return bytes;
}

char *text_with(write_fn *write, const void *ctx)
{
    size_t n;
    return bytes_with(write, ctx, &n);
}

static atomic_bool lost; /* an answer found no memory to be printed */

bool print_was_lost(void)
{
    return lost;
}

bool print_with(FILE *to, write_fn *write, const void *ctx)
{
    size_t n;
    char *text = bytes_with(write, ctx, &n);
    if (!text) {
        say(EXIT_USAGE, "there is not enough memory");
        lost = true;
        return false;
    }
    fwrite(text, 1, n, to);
    free(text);
    return true;
}

enum exit_code say(enum exit_code code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fflush(stdout);
    fputs("quincunx: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    return code;
}

bool use_color(const struct cli *c)
{
    const char *when = c->value[OPT_COLOR], *no = getenv("NO_COLOR");
    if (when && (is_word(when, "always") || *when == '\0'))
        return true;
    if (when && is_word(when, "never"))
        return false;
    return !(no && *no) && !c->value[OPT_OUTPUT] && isatty(STDOUT_FILENO);
}
