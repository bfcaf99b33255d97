/* sides.c - the colour of a cell as a variable: is it inside the loop?
 *
 * An edge is drawn exactly if the cells on its two sides have unlike colours. So the parity of all
 * cuts of the board is propagated, and a reason has two literals. Clauses can speak of cells, which
 * makes them shorter, and the search decides cells first. (Trees of cells with relative colours, whose
 * reasons are whole paths, were measured too: a quarter more conflicts.) Places in the padding are
 * outside: colour 0, a fact.
 *
 *      cell a | edge | cell b        edge = a xor b: two of them give the third
 */
#include "engine/cdcl/solver.h"

static inline void edge_cells(const struct cdcl *s, uint32_t edge, uint32_t *a, uint32_t *b)
{
    *b = s->frame.n_vars + (edge >> 1);
    *a = *b - (edge & 1 ? 1 : (uint32_t)s->frame.stride);
}

void cdcl_explain_sides(struct cdcl *s, uint32_t lit, uint32_t edge)
{
    uint32_t three[3] = {edge, 0, 0};
    edge_cells(s, edge, &three[1], &three[2]);
    for (int i = 0; i < 3; i++)
        if (three[i] != lit >> 1 && s->value[three[i]] < FREE)
            why_add(s, 2 * three[i] + s->value[three[i]]);
}

/* Two of the three are known. */
static bool third(struct cdcl *s, uint32_t var, unsigned value, uint32_t edge)
{
    if (s->value[var] == FREE) {
        assign(s, 2 * var + value, reason_make(REASON_SIDES, edge));
    } else if (s->value[var] != value) {
        s->n_why = 0;
        cdcl_explain_sides(s, NO_LIT, edge);
        return false;
    }
    return true;
}

bool cdcl_side_step(struct cdcl *s, uint32_t lit)
{
    uint32_t edge = lit >> 1, a, b;
    edge_cells(s, edge, &a, &b);
    unsigned ca = s->value[a], cb = s->value[b];
    if (ca < FREE)
        return third(s, b, ca ^ (lit & 1), edge);
    return cb == FREE || third(s, a, cb ^ (lit & 1), edge);
}

bool cdcl_cell_step(struct cdcl *s, uint32_t lit)
{
    uint32_t cell = lit >> 1, d = cell - s->frame.n_vars, row = (uint32_t)s->frame.stride;
    const uint32_t edge[4] = {2 * d, 2 * d + 3, 2 * (d + row), 2 * d + 1};
    const uint32_t other[4] = {cell - row, cell + 1, cell + row, cell - 1};
    for (int i = 0; i < 4; i++) {
        unsigned e = s->value[edge[i]], c = s->value[other[i]];
        if (e < FREE) {
            if (!third(s, other[i], e ^ (lit & 1), edge[i]))
                return false;
        } else if (c < FREE && !third(s, edge[i], c ^ (lit & 1), edge[i])) {
            return false;
        }
    }
    return true;
}

/* From the facts of the root. Cells that this colours are propagated later, and go on from there.
 * A contradiction would show there too. */
void cdcl_sides_begin(struct cdcl *s)
{
    for (uint32_t i = 0, n = s->n_trail; i < n && !toil(s, 1); i++)
        if (!cdcl_side_step(s, s->trail[i]))
            s->broken = true;
}
