/* articulation.c - see articulation.h. No recursion: boards may be large. */
#include "games/slitherlink/deduce/articulation.h"

bool slitherlink_articulation_open(struct articulation *g, const struct slitherlink_deduce *d,
                                   uint8_t wall, struct arena *arena)
{
    size_t n = (size_t)d->n;
    *g = (struct articulation){.d = d, .wall = wall};
    g->node = arena_take(arena, n, 1);
    g->next = arena_take(arena, n, 1);
    g->time = arena_take(arena, n, sizeof *g->time);
    g->low = arena_take(arena, n, sizeof *g->low);
    g->parent = arena_take(arena, n, sizeof *g->parent);
    g->order = arena_take(arena, n, sizeof *g->order);
    return g->node && g->next && g->time && g->low && g->parent && g->order;
}

static void enter(struct articulation *g, int32_t i, int32_t parent)
{
    g->order[g->n++] = i;
    g->time[i] = g->n;
    g->parent[i] = parent;
}

void slitherlink_articulation_visit(struct articulation *g, int32_t root)
{
    if (g->time[root])
        return;
    enter(g, root, 0);
    for (int32_t i = root; i;) {
        if (g->next[i] == 4) {
            i = g->parent[i];
            continue;
        }
        int32_t j = articulation_step(g, i, g->next[i]++);
        if (j && !g->time[j]) {
            enter(g, j, i);
            i = j;
        }
    }
}

void slitherlink_articulation_finish(struct articulation *g)
{
    for (int32_t k = 0; k < g->n; k++)
        g->low[g->order[k]] = k + 1;
    for (int32_t k = g->n - 1; k >= 0; k--) {
        int32_t i = g->order[k], parent = g->parent[i];
        for (int s = 0; s < 4; s++) {
            int32_t j = articulation_step(g, i, s);
            if (j && j != parent && g->time[j] < g->low[i])
                g->low[i] = g->time[j];
        }
        if (parent && g->low[i] < g->low[parent])
            g->low[parent] = g->low[i];
    }
}
