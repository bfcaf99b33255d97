/* here.c - see more.h: this is the second program, or there is none. */
#include "front/cli/more/more.h"

void more_become(char **argv)
{
    (void)argv;
}

void more_if_wanted(const struct cli *c, char **argv)
{
    (void)c;
    (void)argv;
}
