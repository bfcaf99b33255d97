/* output.c - printing what a writer writes, and sentences on standard error. */
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "files/bytes.h"
#include "front/cli/cli.h"
#include "front/cli/progress.h"

static atomic_bool lost; /* an answer found no memory to be printed */

bool cli_print_was_lost(void)
{
    return lost;
}

bool cli_print(FILE *to, write_fn *write, const void *ctx)
{
    size_t n;
    char *text = bytes_of(write, ctx, &n);
    if (!text) {
        cli_say(EXIT_USAGE, "there is not enough memory");
        lost = true;
        return false;
    }
    fwrite(text, 1, n, to);
    free(text);
    return true;
}

enum exit_code cli_say(enum exit_code code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fflush(stdout);
    progress_hide();
    fputs("quincunx: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    return code;
}

static void tell_progress(void *ctx, const char *sentence)
{
    (void)ctx;
    progress_hide();
    fprintf(stderr, "%s\n", sentence);
}

static void tell_failure(void *ctx, const char *sentence)
{
    (void)ctx;
    cli_say(EXIT_USAGE, "%s", sentence);
}

const struct notices cli_notices = {.tell = tell_progress}, cli_complaints = {.tell = tell_failure};

bool cli_use_color(const struct cli *c)
{
    const char *when = c->value[OPT_COLOR], *no = getenv("NO_COLOR");
    if (when && (meant_is_word(when, "always") || *when == '\0'))
        return true;
    if (when && meant_is_word(when, "never"))
        return false;
    return !(no && *no) && !c->value[OPT_OUTPUT] && isatty(STDOUT_FILENO);
}
