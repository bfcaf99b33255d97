/* colour.c - inside and outside: a drawn edge parts cells of unlike colour, a crossed out edge
 * joins like ones.
 *
 * Cells joined by decided edges form trees with relative colours; the padding around the board is
 * one cell, place 0, whose tree is never renamed. An open edge between two cells of one tree is
 * decided by their colours. The reason is the path in the tree, hence only edges that this
 * propagator has passed: any other choice of earlier edges would be unsound.
 */
#include "engine/cdcl/forest.h"

static inline void edge_cells(const struct cdcl *s, uint32_t var, int32_t *a, int32_t *b)
{
    int32_t d = (int32_t)(var >> 1);
    *a = var & 1 ? d - 1 : d - s->frame.stride;
    *b = d;
}

static inline void look(struct cdcl *s, int32_t into, uint32_t edge, int32_t cell, int32_t other,
                        uint8_t flip)
{
    const struct forest *f = &s->forest;
    if (s->value[edge] == FREE && f->comp[other] == into) {
        uint32_t value = f->colour[cell] ^ f->colour[other] ^ flip;
        assign(s, 2 * edge + value, reason_make(REASON_COLOUR, 0));
    }
}

bool colour_step(struct cdcl *s, uint32_t lit)
{
    struct forest *f = &s->forest;
    uint8_t value = lit & 1;
    int32_t a, b, row = s->frame.stride;
    edge_cells(s, lit >> 1, &a, &b);
    if (f->comp[a] == f->comp[b]) {
        if ((f->colour[a] ^ f->colour[b]) == value)
            return true;
        s->n_why = 0;
        forest_explain(s, a, b);
        why_add(s, lit);
        return false;
    }
    if (forest_smaller(f, b, a)) {
        int32_t x = a;
        a = b;
        b = x;
    }
    uint8_t flip = f->colour[a] ^ f->colour[b] ^ value;
    int32_t into = f->comp[b], x = a;
    do {
        look(s, into, (uint32_t)(2 * x), x, x - row, flip);
        look(s, into, (uint32_t)(2 * x + 3), x, x + 1, flip);
        look(s, into, (uint32_t)(2 * (x + row)), x, x + row, flip);
        look(s, into, (uint32_t)(2 * x + 1), x, x - 1, flip);
        x = f->next[x];
    } while (x != a);
    forest_join(f, a, b, lit >> 1, value);
    return true;
}

void explain_colour(struct cdcl *s, uint32_t var)
{
    int32_t a, b;
    edge_cells(s, var, &a, &b);
    forest_explain(s, a, b);
}

/* Every cell by itself, all of the padding in the tree of place 0. */
bool colour_begin(struct cdcl *s)
{
    struct forest *f = &s->forest;
    int32_t n = (int32_t)s->frame.n_places;
    for (int32_t d = 0; d < n; d++) {
        int32_t r = d / s->frame.stride - 1, c = d % s->frame.stride - 1;
        bool inside = r >= 0 && r < s->frame.h && c >= 0 && c < s->frame.w;
        f->comp[d] = inside ? d : 0;
        f->next[d] = d;
        f->size[d] = 1;
        f->parent[d] = inside || d == 0 ? NO_NODE : 0;
        f->by[d] = NO_LIT;
    }
    f->size[0] = INT32_MAX / 2;
    return true;
}
