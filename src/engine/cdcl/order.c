/* order.c - which variable to decide next: the one most active in recent conflicts (VSIDS).
 *
 * A binary heap of free variables by activity; variables that were assigned meanwhile are dropped
 * when they come up. Instead of lowering all activities the bump grows.
 *
 * Diagonals begin with a sweep instead: row by row, so that what clashes was decided a row ago at
 * most and little is undone. A board with many solutions is full after a few conflicts, and most of
 * its time would go into deciding far places again. Activities are collected meanwhile.
 */
#include "engine/cdcl/solver.h"

static void heap_put(struct cdcl *s, uint32_t at, uint32_t var)
{
    s->heap[at] = var;
    s->heap_at[var] = at + 1;
}

static void heap_up(struct cdcl *s, uint32_t at)
{
    uint32_t var = s->heap[at];
    while (at > 0 && s->activity[s->heap[(at - 1) / 2]] < s->activity[var]) {
        heap_put(s, at, s->heap[(at - 1) / 2]);
        at = (at - 1) / 2;
    }
    heap_put(s, at, var);
}

static void heap_down(struct cdcl *s, uint32_t at)
{
    uint32_t var = s->heap[at];
    for (;;) {
        uint32_t child = 2 * at + 1;
        if (child >= s->n_heap)
            break;
        if (child + 1 < s->n_heap && s->activity[s->heap[child + 1]] > s->activity[s->heap[child]])
            child++;
        if (s->activity[s->heap[child]] <= s->activity[var])
            break;
        heap_put(s, at, s->heap[child]);
        at = child;
    }
    heap_put(s, at, var);
}

void cdcl_order_insert(struct cdcl *s, uint32_t var)
{
    if (!order_has(s, var))
        return;
    assert(!s->heap_at[var]);
    heap_put(s, s->n_heap++, var);
    heap_up(s, s->n_heap - 1);
}

void cdcl_order_fill(struct cdcl *s)
{
    s->n_heap = 0;
    for (uint32_t v = 0; v < s->guard0; v++) {
        s->heap_at[v] = 0;
        if (s->value[v] == FREE)
            cdcl_order_insert(s, v);
        if (toil(s, 1))
            return;
    }
}

void cdcl_order_bump(struct cdcl *s, uint32_t var)
{
    if (var >= s->guard0)
        return;
    s->activity[var] += s->bump;
    if (s->activity[var] > 1e100) {
        for (uint32_t v = 0; v < s->guard0; v++)
            s->activity[v] *= 1e-100;
        s->bump *= 1e-100;
    }
    if (s->heap_at[var])
        heap_up(s, s->heap_at[var] - 1);
}

static uint32_t sweep_from(const struct cdcl *s)
{
    return s->frame.loop && !s->by_lines ? s->frame.n_vars : 0;
}

static uint32_t sweep_to(const struct cdcl *s)
{
    return s->frame.loop && !s->by_lines ? s->guard0 : s->frame.n_vars;
}

/* All before the first decision that goes were filled before it. */
void cdcl_order_sweep_back(struct cdcl *s, int32_t level)
{
    uint32_t first = s->trail[s->level_start[level]] >> 1;
    bool decided = first >= sweep_from(s) && first < sweep_to(s) && (level > 0 || !s->n_assumed);
    s->sweep_deepest = s->sweep > s->sweep_deepest ? s->sweep : s->sweep_deepest;
    s->sweep = decided ? first : 0;
}

static uint32_t sweep_on(struct cdcl *s)
{
    if (s->sweep < sweep_from(s))
        s->sweep = sweep_from(s);
    while (s->sweep < sweep_to(s) && s->value[s->sweep] != FREE)
        s->sweep++;
    return s->sweep < sweep_to(s) ? s->sweep : NO_LIT;
}

uint32_t cdcl_order_pop(struct cdcl *s)
{
    if (s->sweeping)
        return sweep_on(s);
    while (s->n_heap) {
        uint32_t var = s->heap[0];
        s->heap_at[var] = 0;
        if (--s->n_heap) {
            heap_put(s, 0, s->heap[s->n_heap]);
            heap_down(s, 0);
        }
        if (s->value[var] == FREE)
            return var;
    }
    return NO_LIT;
}
