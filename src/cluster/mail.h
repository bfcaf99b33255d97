/* mail.h - many small things from the other processes to process 0 in few messages: a stream of
 * bytes for each sender, cut into letters. Who waits for a letter may wait long on a busy machine.
 */
#ifndef CLUSTER_MAIL_H
#define CLUSTER_MAIL_H

#include "cluster/cluster.h"

enum { LETTER = 1 << 22 }; /* bytes at most */

struct mail {
    const struct cluster *cluster;
    int from; /* the sender */
    uint8_t *bytes;
    size_t n, at; /* in the letter; read so far */
};

bool mail_open(struct mail *m, const struct cluster *c, int from, struct arena *arena);

/* The sender. */
void mail_put(struct mail *m, const void *bytes, size_t n);
void mail_close(struct mail *m); /* sends what is left */

/* Process 0. */
void mail_get(struct mail *m, void *bytes, size_t n);

#endif
