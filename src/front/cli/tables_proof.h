/* tables_proof.h - `tables` of games in which it is proved who wins, position by position. */
#ifndef CLI_TABLES_PROOF_H
#define CLI_TABLES_PROOF_H

#include "cluster/cluster.h"
#include "front/cli/cli.h"

/* Of b, or if it is the start of a game (`all`), of each first move, one of several mirror images.
 */
enum exit_code tables_proof_run(struct cli *c, const struct cluster *cluster, const struct board *b,
                                bool all);

#endif
