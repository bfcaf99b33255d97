/* connections.c - see connections.h. */
#include "server/connections.h"

#include <string.h>
#include <sys/socket.h>
#include <time.h>

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static int64_t patience(enum connection_state state)
{
    static const int64_t ms[] = {[CONNECTION_HEAD] = HEAD_MS,
                                 [CONNECTION_IDLE] = IDLE_MS,
                                 [CONNECTION_BODY] = BODY_MS,
                                 [CONNECTION_ANSWER] = ANSWER_MS};
    return ms[state];
}

static void end(struct connections *all, struct connection *c)
{
    shutdown(c->socket, SHUT_RDWR);
    c->ended = true;
    all->n--;
}

/* Who makes way before whom: a head that is not complete, then an idle line, then the rest; the
 * oldest of its kind. */
static bool goes_first(const struct connection *a, const struct connection *b)
{
    return !b || a->state < b->state || (a->state == b->state && a->since < b->since);
}

static void make_way(struct connections *all)
{
    struct connection *last = NULL;
    for (int i = 0; i < CONNECTIONS_MAX; i++) {
        struct connection *c = &all->of[i];
        if (c->state != CONNECTION_FREE && !c->ended && goes_first(c, last))
            last = c;
    }
    if (last)
        end(all, last);
}

void connections_begin(struct connections *all)
{
    memset(all, 0, sizeof *all);
    pthread_mutex_init(&all->lock, NULL);
}

struct connection *connections_add(struct connections *all, int socket)
{
    struct connection *c = NULL;
    pthread_mutex_lock(&all->lock);
    if (all->n == CONNECTIONS_PLACES)
        make_way(all);
    for (int i = 0; i < CONNECTIONS_MAX && !c; i++)
        if (all->of[i].state == CONNECTION_FREE)
            c = &all->of[i];
    if (c) {
        *c = (struct connection){CONNECTION_HEAD, false, socket, now_ms()};
        all->n++;
    }
    pthread_mutex_unlock(&all->lock);
    return c;
}

void connections_set(struct connections *all, struct connection *c, enum connection_state state)
{
    if (!c)
        return;
    pthread_mutex_lock(&all->lock);
    c->state = state;
    c->since = now_ms();
    pthread_mutex_unlock(&all->lock);
}

void connections_remove(struct connections *all, struct connection *c)
{
    if (!c)
        return;
    pthread_mutex_lock(&all->lock);
    all->n -= !c->ended;
    c->state = CONNECTION_FREE;
    pthread_mutex_unlock(&all->lock);
}

void connections_look(struct connections *all)
{
    int64_t now = now_ms();
    pthread_mutex_lock(&all->lock);
    for (int i = 0; i < CONNECTIONS_MAX; i++) {
        struct connection *c = &all->of[i];
        if (c->state != CONNECTION_FREE && !c->ended && now - c->since > patience(c->state))
            end(all, c);
    }
    pthread_mutex_unlock(&all->lock);
}
