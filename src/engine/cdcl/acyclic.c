/* acyclic.c - diagonals close no cycle.
 *
 * Corners joined by lines form trees. When two trees become one, every open cell with two opposite
 * corners in the new tree must take the other diagonal. Only the nodes of the smaller tree need to
 * look around, as they are renamed: a cell between two nodes of the same old tree was settled before.
 */
#include "engine/cdcl/forest.h"
#include "engine/cdcl/proof.h"

static inline bool lies_open(const struct cdcl *s, int32_t into, uint32_t cell, int32_t other)
{
    return s->value[cell] == FREE && s->forest.node[other].comp == into;
}

/* Most corners of a tree have no open cell around them. */
static inline bool has_open_cell(const struct cdcl *s, int32_t corner)
{
    const uint8_t *below = &s->value[corner - 1], *above = below - s->frame.stride;
    return ((above[0] | above[1] | below[0] | below[1]) & FREE) != 0;
}

static inline void settle(struct cdcl *s, int32_t into, uint32_t cell, int32_t other, uint32_t value)
{
    if (lies_open(s, into, cell, other))
        assign(s, 2 * cell + value, reason_make(REASON_CYCLE, 0));
}

static void cell_corners(const struct cdcl *s, uint32_t cell, bool falls, int32_t *a, int32_t *b)
{
    int32_t d = (int32_t)cell, row = s->frame.stride;
    *a = falls ? d : d + 1;
    *b = falls ? d + row + 1 : d + row;
}

/* The path between two corners that a slash in this cell would join. */
static void explain_path(struct cdcl *s, uint32_t cell, int32_t a, int32_t b)
{
    if (s->log)
        cdcl_proof_cycle_begin(s);
    cdcl_forest_explain(s, a, b);
    if (!s->log)
        return;
    cdcl_proof_cycle_add(s, cell);
    cdcl_proof_cycle(s, a);
}

/* The cell of the literal itself lies between both trees. */
bool cdcl_acyclic_is_quiet(const struct cdcl *s, uint32_t lit)
{
    const struct forest *f = &s->forest;
    int32_t a, b, row = s->frame.stride;
    cell_corners(s, lit >> 1, lit & 1, &a, &b);
    if (f->node[a].comp == f->node[b].comp)
        return false;
    if (forest_smaller(f, b, a)) {
        int32_t x = a;
        a = b;
        b = x;
    }
    int32_t into = f->node[b].comp, x = a, between = 0;
    do {
        if (has_open_cell(s, x))
            between += lies_open(s, into, (uint32_t)x, x + row + 1) +
                       lies_open(s, into, (uint32_t)(x - 1), x + row - 1) +
                       lies_open(s, into, (uint32_t)(x - row), x - row + 1) +
                       lies_open(s, into, (uint32_t)(x - row - 1), x - row - 1);
        x = f->node[x].next;
    } while (x != a && between < 2);
    return between < 2;
}

/* The next open node, which comes next in the ring from now on. The node of an open cell is open, so there
 * is one. */
static inline int32_t drop_closed(struct forest *f, int32_t node, int32_t tree)
{
    int32_t next = f->node[node].next;
    for (; !f->open[next]; next = f->node[next].next)
        f->size[tree]--;
    return f->node[node].next = next;
}

static inline void close_cell(struct forest *f, int32_t corner, int32_t row)
{
    f->open[corner]--;
    f->open[corner + 1]--;
    f->open[corner + row]--;
    f->open[corner + row + 1]--;
}

bool cdcl_acyclic_step(struct cdcl *s, uint32_t lit)
{
    struct forest *f = &s->forest;
    int32_t a, b, row = s->frame.stride;
    cell_corners(s, lit >> 1, lit & 1, &a, &b);
    if (f->node[a].comp == f->node[b].comp) {
        if (s->info) {
            s->n_why = 0;
            explain_path(s, lit >> 1, a, b);
            why_add(s, lit);
        }
        return false;
    }
    if (forest_smaller(f, b, a)) {
        int32_t x = a;
        a = b;
        b = x;
    }
    int32_t from = f->node[a].comp, into = f->node[b].comp, x = a;
    do {
        if (has_open_cell(s, x)) {
            settle(s, into, (uint32_t)x, x + row + 1, 0);
            settle(s, into, (uint32_t)(x - 1), x + row - 1, 1);
            settle(s, into, (uint32_t)(x - row), x - row + 1, 1);
            settle(s, into, (uint32_t)(x - row - 1), x - row - 1, 0);
        }
        f->node[x].comp = into;
        x = s->level ? f->node[x].next : drop_closed(f, x, from);
    } while (x != a);
    cdcl_forest_join(f, a, b, from, lit >> 1);
    if (s->level == 0)
        close_cell(f, (int32_t)(lit >> 1), row);
    return true;
}

void cdcl_explain_cycle(struct cdcl *s, uint32_t var, bool value)
{
    int32_t a, b;
    cell_corners(s, var, !value, &a, &b);
    explain_path(s, var, a, b);
}
