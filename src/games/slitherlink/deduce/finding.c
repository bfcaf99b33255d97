/* finding.c - see finding.h. */
#include "games/slitherlink/deduce/finding.h"

void finding_move(struct finding *f, int32_t edge, uint8_t state)
{
    struct deduce *d = f->d;
    if (d->kind[edge] == PLACE_OFF || d->at[edge] != EDGE_UNSET) {
        d->broken |= !f->out && d->at[edge] != state;
        return;
    }
    if (!f->out) {
        deduce_set(d, edge, state);
        return;
    }
    if (f->out->n_moves < f->out->cap_moves)
        f->out->move[f->out->n_moves++] = slitherlink_move(f->board, deduce_spot(d, edge), state);
}

void finding_because(struct finding *f, int32_t place)
{
    if (f->out && f->out->n_because < f->out->cap_because)
        f->out->because[f->out->n_because++] = deduce_spot(f->d, place);
}

void finding_size(struct finding *f, int size)
{
    if (f->out)
        f->out->size = (uint16_t)(size < UINT16_MAX ? size : UINT16_MAX);
}
