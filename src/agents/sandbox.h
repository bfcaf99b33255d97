/* sandbox.h - what the process between us and a program at the board does; see process.h. */
#ifndef AGENTS_SANDBOX_H
#define AGENTS_SANDBOX_H

#include <stdbool.h>

#include "agents/limits.h"

struct sandbox_setup {
    int stdio[3]; /* become the program's descriptors 0, 1, 2 */
    int status;   /* its wait status goes here */
    int gate;     /* begin when a byte comes; end when none can come any more */
    int our_gate; /* the other end, to be closed at once */
    bool walled;  /* first process of a PID namespace */
    const char *command, *dir;
    const struct limits *limits;
};

_Noreturn void sandbox_run(const struct sandbox_setup *o);

#endif
