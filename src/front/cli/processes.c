/* processes.c - see processes.h. */
#include "front/cli/processes.h"

#include <stdio.h>

bool processes_speak(const struct cluster *c)
{
    return c->me == 0 ||
           (freopen("/dev/null", "w", stdout) != NULL && freopen("/dev/null", "w", stderr) != NULL);
}
