/* files.c - see files.h. */
#include "front/cli/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files/bytes.h"
#include "files/replace.h"
#include "front/cli/cli.h"

/* ---- reading ---- */

char *file_read(const char *path, size_t *len)
{
    bool piped = strcmp(path, "-") == 0;
    int fd = piped ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    char *text = fd >= 0 ? bytes_read(fd, len) : NULL;
    if (!text)
        cli_say(EXIT_USAGE, "%s: %s", path, strerror(errno));
    if (fd >= 0 && !piped)
        close(fd);
    return text;
}

/* ---- writing ---- */

static bool said(bool ok, const struct fault *why)
{
    if (!ok)
        cli_say(EXIT_USAGE, "%s", why->why);
    return ok;
}

bool file_write(const char *path, write_fn *write, const void *ctx)
{
    struct fault why;
    return said(replace_with(path, write, ctx, &why), &why);
}

bool file_is_stdout(const char *path)
{
    return !path || strcmp(path, "-") == 0;
}

int file_or_stdout(const char *path, write_fn *write, const void *ctx, const struct err *fault)
{
    size_t n;
    char *bytes = bytes_of(write, ctx, &n), room[LIMITS_SENTENCE];
    struct fault why;
    struct err e = bytes ? *fault : err_memory();
    enum exit_code code = EXIT_YES;
    if (err_is(e))
        code = cli_say(limits_code_of(e), "%s",
                       e.code == ERR_BUDGET ? limits_blame(e.why, room) : e.why);
    else if (file_is_stdout(path) ? fwrite(bytes, 1, n, stdout) != n
                                  : !said(replace_file(path, bytes, n, &why), &why))
        code = EXIT_USAGE;
    free(bytes);
    return (int)code;
}
