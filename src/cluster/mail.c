/* mail.c - see mail.h. */
#include "cluster/mail.h"

#include <string.h>

bool mail_open(struct mail *m, const struct cluster *c, int from, struct arena *arena)
{
    *m = (struct mail){.cluster = c, .from = from, .bytes = arena_take(arena, LETTER, 1)};
    return m->bytes != NULL;
}

void mail_close(struct mail *m)
{
    if (m->n)
        cluster_give(m->cluster, m->bytes, m->n);
    m->n = 0;
}

void mail_put(struct mail *m, const void *bytes, size_t n)
{
    for (const char *at = bytes; n;) {
        size_t some = LETTER - m->n < n ? LETTER - m->n : n;
        memcpy(m->bytes + m->n, at, some);
        m->n += some;
        at += some;
        n -= some;
        if (m->n == LETTER)
            mail_close(m);
    }
}

void mail_get(struct mail *m, void *bytes, size_t n)
{
    for (char *to = bytes; n;) {
        if (m->at == m->n) {
            m->n = cluster_wait(m->cluster, m->from);
            m->at = 0;
            cluster_take(m->cluster, m->from, m->bytes, m->n);
        }
        size_t some = m->n - m->at < n ? m->n - m->at : n;
        memcpy(to, m->bytes + m->at, some);
        m->at += some;
        to += some;
        n -= some;
    }
}
