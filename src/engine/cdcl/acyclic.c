/* acyclic.c - diagonals close no cycle.
 *
 * Corners joined by lines form trees. When two trees become one, every open cell with two opposite
 * corners in the new tree must take the other diagonal. Only the nodes of the smaller tree need to
 * look around: a cell between two nodes of the same old tree was settled before.
 */
#include "engine/cdcl/forest.h"
#include "engine/cdcl/proof.h"

static inline void look(struct cdcl *s, int32_t into, uint32_t cell, int32_t other, uint32_t force)
{
    if (s->value[cell] == FREE && s->forest.node[other].comp == into)
        assign(s, 2 * cell + force, reason_make(REASON_CYCLE, 0));
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

static inline bool lies_open(const struct cdcl *s, int32_t into, uint32_t cell, int32_t other)
{
    return s->value[cell] == FREE && s->forest.node[other].comp == into;
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
        between += lies_open(s, into, (uint32_t)x, x + row + 1) +
                   lies_open(s, into, (uint32_t)(x - 1), x + row - 1) +
                   lies_open(s, into, (uint32_t)(x - row), x - row + 1) +
                   lies_open(s, into, (uint32_t)(x - row - 1), x - row - 1);
        x = f->node[x].next;
    } while (x != a && between < 2);
    return between < 2;
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
    int32_t into = f->node[b].comp, x = a;
    do {
        look(s, into, (uint32_t)x, x + row + 1, 0);
        look(s, into, (uint32_t)(x - 1), x + row - 1, 1);
        look(s, into, (uint32_t)(x - row), x - row + 1, 1);
        look(s, into, (uint32_t)(x - row - 1), x - row - 1, 0);
        x = f->node[x].next;
    } while (x != a);
    cdcl_forest_join(f, a, b, lit >> 1);
    return true;
}

void cdcl_explain_cycle(struct cdcl *s, uint32_t var, bool value)
{
    int32_t a, b;
    cell_corners(s, var, !value, &a, &b);
    explain_path(s, var, a, b);
}
