/* files.c - see files.h. */
#include "front/cli/files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "front/cli/cli.h"

/* ---- reading ---- */

char *stream_load(FILE *f, size_t *len)
{
    size_t cap = 1 << 16;
    char *text = malloc(cap);
    *len = 0;
    for (size_t n; text && (n = fread(text + *len, 1, cap - 1 - *len, f)) > 0;) {
        *len += n;
        if (*len < cap - 1)
            continue;
        char *more = realloc(text, cap *= 2);
        if (!more)
            free(text);
        text = more;
    }
    if (text && ferror(f)) {
        free(text);
        return NULL;
    }
    if (text)
        text[*len] = '\0';
    return text;
}

char *file_read(const char *path, size_t *len)
{
    bool piped = strcmp(path, "-") == 0;
    FILE *f = piped ? stdin : fopen(path, "rb");
    char *text = f ? stream_load(f, len) : NULL;
    if (!text)
        say(EXIT_USAGE, "%s: %s", path, strerror(errno));
    if (f && !piped)
        fclose(f);
    return text;
}

/* ---- writing ---- */

bool file_is_stream(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && !S_ISREG(s.st_mode);
}

char *file_place(const char *path)
{
    char *place = realpath(path, NULL);
    return place ? place : strdup(path);
}

static bool stream_put(const char *path, const char *bytes, size_t n)
{
    FILE *f = fopen(path, "wb");
    bool ok = f && fwrite(bytes, 1, n, f) == n;
    return f && fclose(f) == 0 && ok;
}

/* A temporary file beside the place, synced and renamed to it. */
static bool place_put(const char *place, const char *bytes, size_t n)
{
    char *beside = malloc(strlen(place) + 8);
    if (!beside)
        return false;
    sprintf(beside, "%s.XXXXXX", place);
    int fd = mkstemp(beside);
    FILE *f = fd >= 0 ? fdopen(fd, "wb") : NULL;
    bool ok = false;
    if (f) {
        mode_t mask = umask(0);
        umask(mask);
        ok = fwrite(bytes, 1, n, f) == n && fflush(f) == 0 && fchmod(fd, 0666 & ~mask) == 0 &&
             fsync(fd) == 0;
        ok = fclose(f) == 0 && ok && rename(beside, place) == 0;
        if (!ok)
            unlink(beside);
    }
    free(beside);
    return ok;
}

static bool bytes_put(const char *path, const char *bytes, size_t n)
{
    if (file_is_stream(path))
        return stream_put(path, bytes, n);
    char *place = file_place(path);
    bool ok = place && place_put(place, bytes, n);
    free(place);
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

static bool said(bool ok, const char *path)
{
    if (!ok)
        say(EXIT_USAGE, "%s: %s", path, strerror(errno));
    return ok;
}

bool file_write(const char *path, write_fn *write, const void *ctx)
{
    return said(file_put(path, write, ctx), path);
}

int file_or_stdout(const char *path, write_fn *write, const void *ctx, const struct err *fault)
{
    size_t n;
    char *bytes = bytes_with(write, ctx, &n), room[LIMITS_SENTENCE];
    struct err e = bytes ? *fault : err_memory();
    enum exit_code code = EXIT_YES;
    if (err_is(e))
        code = say(code_of(e), "%s", e.code == ERR_BUDGET ? limits_blame(e.why, room) : e.why);
    else if (path ? !said(bytes_put(path, bytes, n), path) : fwrite(bytes, 1, n, stdout) != n)
        code = EXIT_USAGE;
    free(bytes);
    return (int)code;
}

/* ---- folders ---- */

bool folder_make(const char *path)
{
    char part[4096];
    for (const char *p = path + 1;; p++)
        if (*p == '/' || *p == '\0') {
            snprintf(part, sizeof part, "%.*s", (int)(p - path), path);
            if (mkdir(part, 0777) != 0 && errno != EEXIST)
                return false;
            if (*p == '\0')
                return true;
        }
}

bool folder_of_user(const char *variable, const char *usual, char *out, size_t cap)
{
    const char *named = getenv(variable), *home = getenv("HOME");
    bool is_named = named && *named == '/'; /* as the specification has it */
    int n = is_named ? snprintf(out, cap, "%s/quincunx", named)
            : home   ? snprintf(out, cap, "%s/%s/quincunx", home, usual)
                     : -1;
    return n > 0 && (size_t)n < cap;
}
