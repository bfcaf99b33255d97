/* probe.c - failed literals: suppose, propagate, and if that is impossible the opposite is a fact.
 *
 * A variable is worth trying again only after a fact has come up near it, so the queue starts with
 * all open variables and takes back the neighbours of every new fact.
 */
#include "engine/cdcl/solver.h"

struct probe {
    struct cdcl *s;
    uint32_t *queue;
    uint8_t *queued;
    uint32_t first, n, cap;
    uint32_t followed; /* facts on the trail whose neighbours were queued */
};

static void push(struct probe *p, uint32_t v)
{
    if (p->queued[v] || p->s->value[v] != FREE)
        return;
    uint32_t at = p->first + p->n++;
    p->queue[at < p->cap ? at : at - p->cap] = v;
    p->queued[v] = 1;
}

static uint32_t pop(struct probe *p)
{
    uint32_t v = p->queue[p->first++];
    if (p->first == p->cap)
        p->first = 0;
    p->n--;
    p->queued[v] = 0;
    return v;
}

static void follow(struct probe *p)
{
    struct cdcl *s = p->s;
    const struct frame *fr = &s->frame;
    for (; p->followed < s->n_trail; p->followed++) {
        uint32_t v = s->trail[p->followed] >> 1;
        for (int j = 0; j < 4; j++) {
            uint32_t k = v + (uint32_t)fr->count_of[v & fr->kind][j];
            for (int i = 0; i < 4; i++)
                push(p, k + (uint32_t)fr->member[k & fr->kind][i]);
        }
    }
}

/* Suppose lit. False: that and its opposite both fail. */
static bool suppose(struct cdcl *s, uint32_t lit)
{
    s->stats.probes++;
    trail_open_level(s);
    assign(s, lit, reason_make(REASON_NONE, 0));
    bool ok = propagate(s);
    trail_backtrack(s, 0);
    if (ok)
        return true;
    assign(s, lit ^ 1, reason_make(REASON_NONE, 0));
    return root_propagate(s);
}

bool probe_run(struct cdcl *s)
{
    struct probe p = {.s = s, .cap = s->frame.n_vars, .followed = s->n_trail};
    p.queue = cdcl_take(s, p.cap, sizeof *p.queue);
    p.queued = cdcl_take(s, p.cap, 1);
    if (s->starved)
        return true;
    for (uint32_t v = 0; v < s->frame.n_vars; v++)
        push(&p, v);
    bool ok = true;
    while (ok && p.n && s->closed == NO_LIT) {
        uint32_t v = pop(&p);
        for (uint32_t value = 0; value < 2 && ok && s->value[v] == FREE; value++)
            ok = suppose(s, 2 * v + value);
        follow(&p);
    }
    return ok;
}
