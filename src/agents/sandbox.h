/* sandbox.h - what the process between us and a program at the board does; see process.h. */
#ifndef AGENTS_SANDBOX_H
#define AGENTS_SANDBOX_H

#include <stdbool.h>
#include <sys/types.h>

#include "agents/box.h"
#include "agents/limits.h"

struct sandbox_setup {
    int stdio[3];   /* become the program's descriptors 0, 1, 2 */
    int status;     /* its wait status goes here */
    int begun;      /* the layers that hold go here; closed when the program begins */
    int orders;     /* struct sandbox_begin, then orders; ends when we do, or do not want it any more */
    int our_orders; /* the other end, to be closed at once */
    int done;       /* a byte for each order that was carried out */
    bool walled;    /* first process of a PID namespace */
    const char *command, *dir;
    const struct limits *limits;
};

struct sandbox_begin {
    uid_t user; /* that the program becomes; 0: who we are */
    box_layers held;
};

enum { SANDBOX_STOP = 's', SANDBOX_GO_ON = 'g' }; /* orders */

_Noreturn void sandbox_run(const struct sandbox_setup *o);

#endif
