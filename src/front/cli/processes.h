/* processes.h - commands that several processes do together under mpirun (cluster/cluster.h). */
#ifndef CLI_PROCESSES_H
#define CLI_PROCESSES_H

#include "cluster/cluster.h"

/* Process 0 speaks for all: what the others print goes nowhere. False: errno tells why. */
bool processes_speak(const struct cluster *c);

#endif
