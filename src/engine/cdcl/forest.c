/* forest.c - see forest.h. */
#include "engine/cdcl/forest.h"
#include "engine/cdcl/proof.h"

static void forest_turn(struct forest *f, int32_t node) /* make node the root of its tree */
{
    int32_t at = node, up = NO_NODE;
    uint32_t by = NO_LIT;
    while (at != NO_NODE) {
        int32_t next = f->parent[at];
        uint32_t next_by = f->by[at];
        f->parent[at] = up;
        f->by[at] = by;
        up = at;
        by = next_by;
        at = next;
    }
}

static void forest_rename(struct forest *f, int32_t first, int32_t name)
{
    int32_t x = first;
    do {
        f->node[x].comp = name;
        x = f->node[x].next;
    } while (x != first);
}

static void swap_next(struct forest *f, int32_t a, int32_t b)
{
    int32_t x = f->node[a].next;
    f->node[a].next = f->node[b].next;
    f->node[b].next = x;
}

static void forest_hang(struct forest *f, int32_t node, int32_t onto, uint32_t by)
{
    forest_turn(f, node);
    f->parent[node] = onto;
    f->by[node] = by;
}

void cdcl_forest_join(struct forest *f, int32_t node, int32_t onto, int32_t from, uint32_t by)
{
    int32_t into = f->node[onto].comp;
    swap_next(f, node, onto);
    f->size[into] += f->size[from];
    if (f->parent)
        forest_hang(f, node, onto, by);
    f->joins[f->n_joins++] = (struct forest_join){node, onto, from, into, by};
}

void cdcl_forest_root(struct forest *f, uint32_t n)
{
    for (uint32_t x = 0; x < n; x++) {
        f->parent[x] = NO_NODE;
        f->by[x] = NO_LIT;
        f->size[x] = 0;
    }
    for (uint32_t i = 0; i < f->n_joins; i++)
        forest_hang(f, f->joins[i].node, f->joins[i].onto, f->joins[i].by);
    for (uint32_t x = 0; x < n; x++)
        if (f->open[x]) {
            f->node[x].next = forest_next(f, (int32_t)x);
            f->size[f->node[x].comp]++;
        }
}

void cdcl_forest_undo(struct forest *f, uint32_t by)
{
    if (f->n_joins == 0 || f->joins[f->n_joins - 1].by != by)
        return;
    struct forest_join j = f->joins[--f->n_joins];
    swap_next(f, j.node, j.onto);
    forest_rename(f, j.node, j.from);
    f->size[j.into] -= f->size[j.from];
    int32_t low = f->parent[j.node] == j.onto ? j.node : j.onto; /* the edge may hang either way */
    f->parent[low] = NO_NODE;
    f->by[low] = NO_LIT;
}

static void add_slash(struct cdcl *s, uint32_t by)
{
    if (by == NO_LIT)
        return;
    why_add(s, 2 * by + s->value[by]);
    if (s->log)
        cdcl_proof_cycle_add(s, by);
}

void cdcl_forest_explain(struct cdcl *s, int32_t a, int32_t b)
{
    const struct forest *f = &s->forest;
    s->now++;
    for (int32_t x = a; x != NO_NODE; x = f->parent[x])
        s->stamp[x] = s->now;
    int32_t top = b;
    for (; s->stamp[top] != s->now; top = f->parent[top])
        add_slash(s, f->by[top]);
    for (int32_t x = a; x != top; x = f->parent[x])
        add_slash(s, f->by[x]);
}
