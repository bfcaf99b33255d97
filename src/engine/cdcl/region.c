/* region.c - see region.h.
 *
 * A cell may change sides if the ring of eight around it changes sides exactly twice, and not just
 * at a corner: then neither inside nor outside falls apart or closes around something.
 *
 *      o o .        o . .        o: inside
 *      o ? .        . ? .        left: may change; right: would touch the cell at its corner
 *      o . .        . . .
 */
#include "engine/cdcl/region.h"

bool cdcl_region_take(struct region *r, struct cdcl *s)
{
    r->s = s;
    r->in = cdcl_take(s, s->frame.n_places, 1);
    r->lines = cdcl_take(s, s->frame.n_places, 1);
    return r->in && r->lines;
}

void cdcl_region_begin(struct region *r)
{
    const struct cdcl_frame *fr = &r->s->frame;
    for (int y = 0; y < fr->h; y++)
        for (int x = 0; x < fr->w; x++) {
            uint32_t d = frame_place(fr, y, x);
            const uint8_t *in = r->in + d;
            r->lines[d] = (uint8_t)((*in ^ in[-fr->stride]) + (*in ^ in[1]) +
                                    (*in ^ in[fr->stride]) + (*in ^ in[-1]));
        }
}

void cdcl_region_read(struct region *r, const uint8_t *value)
{
    const struct cdcl_frame *fr = &r->s->frame;
    for (int y = 0; y < fr->h; y++)
        for (int x = 0; x < fr->w; x++) {
            uint32_t d = frame_place(fr, y, x);
            r->in[d] = r->in[d - 1] ^ value[2 * d + 1];
        }
    cdcl_region_begin(r);
}

static uint8_t drawn(const struct region *r, uint32_t edge)
{
    uint32_t d = edge >> 1;
    return r->in[d] ^ r->in[d - (edge & 1 ? 1 : (uint32_t)r->s->frame.stride)];
}

void cdcl_region_write(const struct region *r, uint8_t *value)
{
    const struct cdcl_frame *fr = &r->s->frame;
    for (int y = 0; y <= fr->h; y++)
        for (int x = 0; x <= fr->w; x++) {
            uint32_t d = frame_place(fr, y, x);
            value[2 * d] = drawn(r, 2 * d);
            value[2 * d + 1] = drawn(r, 2 * d + 1);
        }
}

bool cdcl_region_has(const struct region *r, uint32_t place)
{
    const struct cdcl_frame *fr = &r->s->frame;
    int y = (int)place / fr->stride - 1, x = (int)place % fr->stride - 1;
    return y >= 0 && x >= 0 && y < fr->h && x < fr->w;
}

bool cdcl_region_may_flip(const struct region *r, uint32_t place)
{
    const int32_t row = r->s->frame.stride;
    const uint8_t *at = r->in + place;
    unsigned n = at[-row], e = at[1], s = at[row], w = at[-1], sides = n + e + s + w;
    if (sides == 0 || sides == 4)
        return false;
    unsigned ne = at[1 - row], se = at[row + 1], sw = at[row - 1], nw = at[-row - 1];
    return (n ^ ne) + (ne ^ e) + (e ^ se) + (se ^ s) + (s ^ sw) + (sw ^ w) + (w ^ nw) + (nw ^ n) ==
           2;
}

void cdcl_region_flip(struct region *r, uint32_t place)
{
    const int32_t row = r->s->frame.stride, side[4] = {-row, 1, row, -1};
    uint8_t now = r->in[place] ^= 1;
    r->lines[place] = (uint8_t)(4 - r->lines[place]);
    for (int i = 0; i < 4; i++) {
        int32_t d = (int32_t)place + side[i];
        r->lines[d] = (uint8_t)(r->lines[d] + (r->in[d] != now ? 1 : -1));
    }
}

unsigned cdcl_region_unmet(const struct region *r, uint32_t place)
{
    unsigned allowed = count_allowed(r->s->state[2 * place + 1]), n = r->lines[place], off = 0;
    if (allowed == COUNT_ANY) /* and off the board, where lines are not counted */
        return 0;
    while (!(allowed >> (n + off) & 1) && !(off <= n && allowed >> (n - off) & 1))
        off++;
    return off;
}

unsigned cdcl_region_unmet_around(const struct region *r, uint32_t place)
{
    const uint32_t row = (uint32_t)r->s->frame.stride;
    return cdcl_region_unmet(r, place) + cdcl_region_unmet(r, place - row) +
           cdcl_region_unmet(r, place + 1) + cdcl_region_unmet(r, place + row) +
           cdcl_region_unmet(r, place - 1);
}

bool cdcl_region_keeps_facts(const struct region *r)
{
    const struct cdcl *s = r->s;
    for (uint32_t i = 0; i < s->n_trail; i++) {
        uint32_t v = s->trail[i] >> 1;
        if (v < s->frame.n_vars && cdcl_is_fact(s, v) && drawn(r, v) != s->value[v])
            return false;
    }
    return true;
}
