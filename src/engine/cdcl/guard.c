/* guard.c - counts that hold only while a guard is true. */
#include "engine/cdcl/solver.h"

bool cdcl_guard_switch(struct cdcl *s, uint32_t lit)
{
    struct guard *g = &s->guard[(lit >> 1) - s->guard0];
    if (!(lit & 1))
        return true;
    assert(!s->active[g->count] && "one guard at a time for a count");
    g->before = (uint8_t)count_allowed(s->state[g->count]);
    s->active[g->count] = lit >> 1;
    cdcl_limit(s, g->count, g->allowed);
    return cdcl_count_fire(s, g->count) && (!s->frame.loop || cdcl_around_fire(s, g->count >> 1));
}

void cdcl_guard_undo(struct cdcl *s, uint32_t lit)
{
    struct guard *g = &s->guard[(lit >> 1) - s->guard0];
    if (!(lit & 1))
        return;
    s->active[g->count] = 0;
    s->state[g->count] = (uint16_t)((s->state[g->count] & 63) | g->before << COUNT_ALLOWED);
}
