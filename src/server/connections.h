/* connections.h - the open connections of the server, so that slow clients do not keep it from the
 * others.
 *
 * A client has a few seconds for the head of a request, some more for its body and for reading the
 * answer; and when more than PLACES are open, the one that has been silent for longest makes way,
 * those whose head is not complete first. A connection is ended by shutting its socket; the library
 * then sees its end and closes it, in its own thread.
 */
#ifndef SERVER_CONNECTIONS_H
#define SERVER_CONNECTIONS_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

enum {
    CONNECTIONS_PLACES = 64,
    CONNECTIONS_MAX = 512, /* those that are being closed still count for the library */
    HEAD_MS = 5000,
    IDLE_MS = 30000, /* for the head of the next request on a line that has had one */
    BODY_MS = 10000,
    ANSWER_MS = 60000
};

enum connection_state { CONNECTION_FREE, CONNECTION_HEAD, CONNECTION_IDLE, CONNECTION_BODY, CONNECTION_ANSWER };

struct connection {
    enum connection_state state;
    bool ended; /* shut, and not closed yet */
    int socket;
    int64_t since; /* in this state, milliseconds */
};

struct connections {
    pthread_mutex_t lock;
    struct connection of[CONNECTIONS_MAX];
    int n; /* open and not ended */
};

void connections_begin(struct connections *all);
struct connection *connections_add(struct connections *all, int socket); /* NULL: it is full */
void connections_set(struct connections *all, struct connection *c, enum connection_state state);
void connections_remove(struct connections *all, struct connection *c);
void connections_look(struct connections *all); /* ends those whose time is over */

#endif
