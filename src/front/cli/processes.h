/* processes.h - commands that several processes do together under mpirun (cluster/cluster.h). */
#ifndef CLI_PROCESSES_H
#define CLI_PROCESSES_H

#include "cluster/cluster.h"
#include "cluster/dealer.h"
#include "front/cli/cli.h"

/* Process 0 speaks for all: what the others print goes nowhere. False: errno tells why. */
bool processes_speak(const struct cluster *c);

/* Process 0 of several: deals out games or other jobs, until processes_end. False: said why. */
bool processes_deal(struct dealer *d, const struct cluster *c, struct work *work);
/* Ends them all with this code, and this process too if one of them is lost. */
void processes_end(struct dealer *d, enum exit_code code);
/* Another one: does them, `work` being what they may use. */
enum exit_code processes_serve(const struct cluster *c, struct work *work,
                               void (*play)(void *ctx, struct slice job, struct writer *answer), void *ctx);

#endif
