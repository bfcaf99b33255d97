/* exec_none.c - see exec.h: this is the second program, or there is none. */
#include "front/cli/exec/exec.h"

void exec_become(char **argv)
{
    (void)argv;
}

void exec_if_needed(const struct cli *c, char **argv)
{
    (void)c;
    (void)argv;
}
