/* frame.c - the offsets of the two lattices.
 *
 * Only the members of a count are written down. Everything else follows: the counts of a variable
 * are those that have it as a member, partners are variables with two counts in common.
 */
#include "engine/cdcl/frame.h"

#include <assert.h>
#include <string.h>

static void frame_size(struct cdcl_frame *s, int w, int h, uint32_t kind)
{
    memset(s, 0, sizeof *s);
    s->w = w;
    s->h = h;
    s->stride = w + 2;
    s->kind = kind;
    s->n_places = (uint32_t)((h + 4) * s->stride);
    s->n_vars = s->n_counts = s->n_places * (kind + 1);
}

/* A count k has member i = k + member[k & kind][i]; so variable v stands in count v - member. */
static void find_counts(struct cdcl_frame *s)
{
    for (uint32_t kv = 0; kv <= s->kind; kv++) {
        int n = 0;
        for (uint32_t kc = 0; kc <= s->kind; kc++) {
            for (int i = 0; i < 4; i++) {
                int32_t m = s->member[kc][i];
                if (((uint32_t)((int32_t)kc + m) & s->kind) != kv)
                    continue;
                s->count_of[kv][n] = -m;
                s->place_in[kv][n] = (uint8_t)i;
                if (s->flip >> i & 1)
                    s->opposed |= (uint8_t)(1 << n);
                n++;
            }
        }
        assert(n == 4);
    }
}

static int shared_counts(const struct cdcl_frame *s, int32_t u, int32_t v, int32_t *found)
{
    int n = 0;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            int32_t k = u + s->count_of[(uint32_t)u & s->kind][i];
            if (k == v + s->count_of[(uint32_t)v & s->kind][j] && n < 2)
                found[n++] = k;
        }
    return n;
}

static int member_index(const struct cdcl_frame *s, int32_t k, int32_t v)
{
    for (int i = 0; i < 4; i++)
        if (k + s->member[(uint32_t)k & s->kind][i] == v)
            return i;
    assert(0);
    return 0;
}

static void add_partner(struct cdcl_frame *s, int32_t u, int32_t v, int *n)
{
    int32_t *list = s->partner[(uint32_t)u & s->kind];
    for (int i = 0; i < *n; i++)
        if (list[i] == v - u)
            return;
    assert(*n < 4);
    list[(*n)++] = v - u;
}

static uint8_t partner_slot(const struct cdcl_frame *s, int32_t u, int32_t v)
{
    for (uint8_t i = 0; i < 4; i++)
        if (s->partner[(uint32_t)u & s->kind][i] == v - u)
            return i;
    assert(0);
    return 0;
}

/* Work around a count far enough from number 0 that nothing becomes negative. */
static void find_links(struct cdcl_frame *s)
{
    int32_t middle = 8 * s->stride;
    int n_partners[2] = {0, 0};
    for (uint32_t kc = 0; kc <= s->kind; kc++) {
        int32_t k = middle + (int32_t)kc;
        int n = 0;
        for (int i = 0; i < 4; i++) {
            for (int j = i + 1; j < 4; j++) {
                int32_t a = k + s->member[kc][i], b = k + s->member[kc][j], both[2];
                if (shared_counts(s, a, b, both) < 2)
                    continue;
                int32_t other = both[0] == k ? both[1] : both[0];
                add_partner(s, a, b, &n_partners[(uint32_t)a & s->kind]);
                add_partner(s, b, a, &n_partners[(uint32_t)b & s->kind]);
                int ti = member_index(s, other, a), tj = member_index(s, other, b);
                s->link[kc][n++] = (struct frame_link){other - k, (uint8_t)(4 * i + j),
                                                       (uint8_t)(4 * ti + tj), 0, 0};
            }
        }
        assert(n == 4 && s->link[kc][0].mine == 1 && s->link[kc][1].mine == 3);
        assert(s->link[kc][2].mine == 6 && s->link[kc][3].mine == 11);
    }
    for (uint32_t kc = 0; kc <= s->kind; kc++) {
        for (int l = 0; l < 4; l++) {
            struct frame_link *x = &s->link[kc][l];
            int32_t a = middle + (int32_t)kc + s->member[kc][x->mine / 4];
            int32_t b = middle + (int32_t)kc + s->member[kc][x->mine % 4];
            x->slot_a = partner_slot(s, a, b);
            x->slot_b = partner_slot(s, b, a);
        }
    }
}

void cdcl_frame_edges(struct cdcl_frame *s, int w, int h)
{
    frame_size(s, w, h, 1);
    s->loop = true;
    int32_t row = 2 * s->stride;
    const int32_t member[2][4] = {{1 - row, 0, 1, -2}, {-1, 2, row - 1, 0}}; /* N E S W */
    memcpy(s->member, member, sizeof member);
    find_counts(s);
    find_links(s);
}

void cdcl_frame_diagonals(struct cdcl_frame *s, int w, int h)
{
    frame_size(s, w, h, 0);
    int32_t row = s->stride;
    const int32_t member[4] = {-row - 1, -row, 0, -1}; /* NW NE SE SW */
    memcpy(s->member[0], member, sizeof member);
    s->flip = 1 << 1 | 1 << 3; /* the cells NE and SW of a corner touch it when they rise */
    find_counts(s);
    find_links(s);
}
