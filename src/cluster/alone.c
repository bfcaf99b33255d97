/* alone.c - the cluster of a build without MPI: one process. */
#include "cluster/cluster.h"

struct cluster cluster_join(void)
{
    return (struct cluster){0, 1};
}

void cluster_leave(const struct cluster *c)
{
    (void)c;
}

void cluster_abort(const struct cluster *c, int code)
{
    (void)c;
    (void)code;
}

void cluster_sum(const struct cluster *c, uint64_t *numbers, size_t n)
{
    (void)c;
    (void)numbers;
    (void)n;
}

uint64_t cluster_most(const struct cluster *c, uint64_t number)
{
    (void)c;
    return number;
}

void cluster_spread(const struct cluster *c, void *bytes, size_t n)
{
    (void)c;
    (void)bytes;
    (void)n;
}

void cluster_give(const struct cluster *c, const void *bytes, size_t n)
{
    (void)c;
    (void)bytes;
    (void)n;
}

size_t cluster_wait(const struct cluster *c, int from)
{
    (void)c;
    (void)from;
    return 0;
}

void cluster_take(const struct cluster *c, int from, void *bytes, size_t n)
{
    (void)c;
    (void)from;
    (void)bytes;
    (void)n;
}

void cluster_bear_losses(const struct cluster *c)
{
    (void)c;
}

bool cluster_post(const struct cluster *c, int to, struct cluster_note *note, size_t n)
{
    (void)c;
    (void)to;
    (void)note;
    (void)n;
    return false;
}

bool cluster_is_posted(const struct cluster *c, struct cluster_note *note)
{
    (void)c;
    (void)note;
    return true;
}

bool cluster_poll(const struct cluster *c, int *from, char note[CLUSTER_NOTE], size_t *n)
{
    (void)c;
    (void)from;
    (void)note;
    (void)n;
    return false;
}

void cluster_leave_alone(const struct cluster *c, int code)
{
    (void)c;
    (void)code;
}

bool cluster_exchange(const struct cluster *c, const struct parcels *parcels, struct arena *arena)
{
    (void)c;
    (void)parcels;
    (void)arena;
    return true;
}
