/* keeper.h - what the process between us and a program at the board does; see process.h. */
#ifndef ARENA_KEEPER_H
#define ARENA_KEEPER_H

#include <stdbool.h>

#include "arena/limits.h"

struct orders {
    int stdio[3]; /* become the program's descriptors 0, 1, 2 */
    int status;   /* its wait status goes here */
    int gate;     /* begin when a byte comes; end when none can come any more */
    int our_gate; /* the other end, to be closed at once */
    bool walled;  /* first process of a PID namespace */
    const char *command, *dir;
    const struct limits *limits;
};

_Noreturn void keeper_run(const struct orders *o);

#endif
