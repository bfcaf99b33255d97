/* ring.h - a queue of numbers below `cap` in which each stands at most once: it never overflows. */
#ifndef ENGINE_CDCL_RING_H
#define ENGINE_CDCL_RING_H

#include <stdint.h>

struct ring {
    uint32_t *item;
    uint8_t *queued; /* by number: does it stand in the queue? */
    uint32_t first, n, cap;
};

static inline void ring_push(struct ring *r, uint32_t number)
{
    if (r->queued[number])
        return;
    uint32_t at = r->first + r->n++;
    r->item[at < r->cap ? at : at - r->cap] = number;
    r->queued[number] = 1;
}

static inline uint32_t ring_pop(struct ring *r) /* not empty */
{
    uint32_t number = r->item[r->first++];
    if (r->first == r->cap)
        r->first = 0;
    r->n--;
    r->queued[number] = 0;
    return number;
}

#endif
