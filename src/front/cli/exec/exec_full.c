/* exec_full.c - see exec.h: the second program lies beside this one, or where `make install` puts
 * it. If it is in neither place, commands say what they lack. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/cli/exec/exec.h"

static const char *const places[] = {"quincunx-full", "../libexec/quincunx/quincunx-full"};

void exec_become(char **argv)
{
    char path[4096];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 64);
    if (n <= 0)
        return;
    path[n] = 0;
    char *name = strrchr(path, '/') + 1;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        strcpy(name, places[i]);
        execv(path, argv);
    }
}

static bool is_wanted(const struct cli *c)
{
    const struct command *k = c->command;
    if (k == &command_show)
        return show_needs_cairo(c);
    if (k == &command_play)
        return !c->value[OPT_PLAIN];
    return k->missing || k == &command_book || k == &command_serve || k == &command_completion ||
           c->value[OPT_VIA] || c->value[OPT_LOOP] || c->value[OPT_CUTS] ||
           c->value[OPT_CERTIFICATE] || c->value[OPT_PUBLISH] || getenv("OMPI_COMM_WORLD_SIZE") ||
           getenv("PMI_SIZE"); /* mpirun */
}

void exec_if_needed(const struct cli *c, char **argv)
{
    if (is_wanted(c))
        exec_become(argv);
}
