/* output.c - printing what a writer writes, sentences on standard error, files written whole. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "front/cli/cli.h"

/* Ask for the length, then write: answers have no fixed size. */
char *bytes_with(write_fn *write, const void *ctx, size_t *n)
{
    struct writer count = writer_to(NULL, 0);
    write(ctx, &count);
    char *bytes = malloc(count.n + 1);
    if (bytes) {
        struct writer w = writer_to(bytes, count.n);
        write(ctx, &w);
        bytes[count.n] = '\0';
    }
    *n = count.n;
    return bytes;
}

char *text_with(write_fn *write, const void *ctx)
{
    size_t n;
    return bytes_with(write, ctx, &n);
}

bool print_with(FILE *to, write_fn *write, const void *ctx)
{
    size_t n;
    char *text = bytes_with(write, ctx, &n);
    if (!text) {
        say(EXIT_USAGE, "there is not enough memory");
        return false;
    }
    fwrite(text, 1, n, to);
    free(text);
    return true;
}

char *file_target(const char *path)
{
    struct stat at;
    char *target = lstat(path, &at) == 0 && S_ISLNK(at.st_mode) ? realpath(path, NULL) : NULL;
    return target ? target : strdup(path);
}

bool file_is_stream(const char *path)
{
    struct stat at;
    return stat(path, &at) == 0 && !S_ISREG(at.st_mode) && !S_ISDIR(at.st_mode);
}

/* A device or a pipe is written to as it stands: a file in its place would be the end of it. */
static bool stream_put(const char *path, const char *bytes, size_t n)
{
    FILE *f = fopen(path, "wb");
    bool ok = f && fwrite(bytes, 1, n, f) == n;
    return f && fclose(f) == 0 && ok;
}

/* A temporary file beside the target, synced and renamed over it. */
static bool whole_put(const char *path, const char *bytes, size_t n)
{
    char *beside = malloc(strlen(path) + 8);
    bool ok = false;
    if (beside) {
        sprintf(beside, "%s.XXXXXX", path);
        int fd = mkstemp(beside);
        FILE *f = fd >= 0 ? fdopen(fd, "wb") : NULL;
        if (f) {
            mode_t mask = umask(0);
            umask(mask);
            ok = fwrite(bytes, 1, n, f) == n && fflush(f) == 0 && fchmod(fd, 0666 & ~mask) == 0 &&
                 fsync(fd) == 0;
            ok = fclose(f) == 0 && ok;
            ok = ok && rename(beside, path) == 0;
            if (!ok)
                unlink(beside);
        }
    }
    free(beside);
    return ok;
}

static bool bytes_put(const char *path, const char *bytes, size_t n)
{
    if (file_is_stream(path))
        return stream_put(path, bytes, n);
    char *target = file_target(path);
    bool ok = target && whole_put(target, bytes, n);
    free(target);
    return ok;
}

bool file_put(const char *path, write_fn *write, const void *ctx)
{
    size_t n;
    char *bytes = bytes_with(write, ctx, &n);
    bool ok = bytes && bytes_put(path, bytes, n);
    free(bytes);
    return ok;
}

bool bytes_out(const char *path, const char *bytes, size_t n)
{
    if (!path)
        return fwrite(bytes, 1, n, stdout) == n;
    bool ok = bytes_put(path, bytes, n);
    if (!ok)
        say(EXIT_USAGE, "%s: %s", path, strerror(errno));
    return ok;
}

bool file_write(const char *path, write_fn *write, const void *ctx)
{
    bool ok = file_put(path, write, ctx);
    if (!ok)
        say(EXIT_USAGE, "%s: %s", path, strerror(errno));
    return ok;
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
    if (when && (strcmp(when, "always") == 0 || *when == '\0'))
        return true;
    if (when && strcmp(when, "never") == 0)
        return false;
    return !(no && *no) && isatty(STDOUT_FILENO);
}
