/* doctor.h - what the box of agents holds on this machine. */
#ifndef CLI_DOCTOR_H
#define CLI_DOCTOR_H

#include "agents/limits.h"
#include "front/cli/cli.h"

enum exit_code doctor_report(struct cli *c); /* `arena doctor` */

/* Before programs play: says what is open here. With --rated false where anything is not enforced, and
 * said so; else the limits hold for every program that is started. */
bool doctor_allows(struct cli *c, struct limits *limits);

#endif
