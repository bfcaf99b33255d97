/* finding.c - see finding.h. */
#include "games/slitherlink/deduce/finding.h"

void slitherlink_finding_move(struct slitherlink_finding *f, int32_t edge, uint8_t state)
{
    struct slitherlink_deduce *d = f->d;
    if (d->kind[edge] == PLACE_OFF || d->at[edge] != EDGE_UNSET) {
        d->broken |= !f->out && d->at[edge] != state;
        return;
    }
    if (!f->out) {
        slitherlink_deduce_set(d, edge, state);
        return;
    }
    if (f->out->n_moves < f->out->cap_moves)
        f->out->move[f->out->n_moves++] = slitherlink_move(f->board, deduce_spot(d, edge), state);
}

void slitherlink_finding_because(struct slitherlink_finding *f, int32_t place)
{
    if (f->out && f->out->n_because < f->out->cap_because)
        f->out->because[f->out->n_because++] = deduce_spot(f->d, place);
}

void slitherlink_finding_cost(struct slitherlink_finding *f, int cost)
{
    if (f->out)
        f->out->cost = (uint16_t)(cost < UINT16_MAX ? cost : UINT16_MAX);
}
