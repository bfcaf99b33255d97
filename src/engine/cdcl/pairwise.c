/* pairwise.c - pairs of counts made consistent on the two variables they share.
 *
 * A count has at most 16 states, the values of its four members: one 16-bit mask. Two linked
 * counts share two members; the values of that pair that one of them cannot have, the other must
 * not have either. Repeated until nothing changes, this finds what people mark in the corners of
 * cells ("exactly one of these two"), and it decides most published puzzles without any search.
 *
 *      state number = sum of 2^i over true members i;  bit s of the mask: state s is possible
 *
 * Runs at the root. Probing feeds it: what follows from a literal excludes states of its counts.
 * Pairs excluded in the end stay as two-literal clauses for the search, packed into a byte a
 * literal.
 */
#include <string.h>

#include "base/bits.h"
#include "engine/cdcl/solver.h"

static const uint16_t ones[4] = {0xaaaa, 0xcccc, 0xf0f0, 0xff00}; /* states with member i true */

/* The states in which members (a, b) of a pair have the values 00, 10, 01, 11. */
#define CORNERS(a, b)                                                                              \
    {                                                                                              \
        0xffff & ~(a) & ~(b), 0xffff & (a) & ~(b), 0xffff & ~(a) & (b), 0xffff & (a) & (b)         \
    }
#define CORNERS_OF(a) CORNERS(a, 0xaaaa), CORNERS(a, 0xcccc), CORNERS(a, 0xf0f0), CORNERS(a, 0xff00)
static const uint16_t corners[16][4] = {CORNERS_OF(0xaaaa), CORNERS_OF(0xcccc), CORNERS_OF(0xf0f0),
                                        CORNERS_OF(0xff00)};

static inline unsigned project(unsigned mask, unsigned pair)
{
    const uint16_t *c = corners[pair];
    return (unsigned)((mask & c[0]) != 0) | (unsigned)((mask & c[1]) != 0) << 1 |
           (unsigned)((mask & c[2]) != 0) << 2 | (unsigned)((mask & c[3]) != 0) << 3;
}

static inline unsigned expand(unsigned values, unsigned pair)
{
    const uint16_t *c = corners[pair];
    return (c[0] & (0u - (values & 1))) | (c[1] & (0u - (values >> 1 & 1))) |
           (c[2] & (0u - (values >> 2 & 1))) | (c[3] & (0u - (values >> 3)));
}

/* What a mask says about the pairs of members 01, 03, 12, 23: four bits each, lowest first, in the
 * order of `corners`. A member is projected away by or-ing the states with and without it. */
static inline unsigned project_all(unsigned m)
{
    unsigned no3 = m | m >> 8, no0 = m | m >> 1, no2 = m | m >> 4;
    unsigned p01 = (no3 | no3 >> 4) & 0xf;
    unsigned p12 = (no0 | no0 >> 8) & 0x55, p03 = no2 | no2 >> 2;
    unsigned p23 = (((no0 | no0 >> 2) & 0x1111) * 0x1248) >> 12 & 0xf;
    p12 = (p12 | p12 >> 1) & 0x33;
    p12 = (p12 | p12 >> 2) & 0xf;
    return p01 | ((p03 & 3) | (p03 >> 6 & 12)) << 4 | p12 << 8 | p23 << 12;
}

/* States with so many members counting, for each allowed set: flip says who counts when false. */
static void states_table(uint16_t table[32], unsigned flip)
{
    uint16_t exactly[5] = {0};
    for (unsigned st = 0; st < 16; st++)
        exactly[bits_count(st ^ flip)] |= (uint16_t)(1 << st);
    for (unsigned set = 0; set < 32; set++) {
        table[set] = 0;
        for (unsigned t = 0; t < 5; t++)
            if (set >> t & 1)
                table[set] |= exactly[t];
    }
}

/* A member outside the board never counts; its value is then left open in the mask, since another
 * count that also reaches out there may need the opposite value for the same. */
static uint16_t first_mask(const struct cdcl *s, uint32_t k, const uint16_t table[32])
{
    const int32_t *member = s->frame.member[k & s->frame.kind];
    unsigned mask = table[count_allowed(s->state[k])];
    if (count_in(s->state[k]) + count_out(s->state[k]) == 0)
        return (uint16_t)mask;
    for (int i = 0; i < 4; i++) {
        unsigned v = s->value[k + (uint32_t)member[i]], of = ones[i];
        if (v == OUTSIDE)
            mask = s->frame.flip >> i & 1 ? (mask & of) | (mask & of) >> (1 << i)
                                          : (mask & ~of) | (mask & ~of) << (1 << i);
        else if (v < FREE)
            mask &= v ? of : ~of;
    }
    return (uint16_t)mask;
}

/* A count without open members tells its neighbours nothing that the facts do not, and they cannot tell it
 * anything: its mask stays empty, and nobody visits it. */
static void mask_lay(struct cdcl *s, uint32_t k, const uint16_t table[32])
{
    if (count_in(s->state[k]) + count_out(s->state[k]) == 4)
        return;
    s->mask[k] = first_mask(s, k, table);
    if (project_all(s->mask[k]) != 0xffff)
        ring_push(&s->pairwise.changed, k);
}

static void masks_lay(struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    uint16_t table[32];
    states_table(table, fr->flip);
    for (int r = 0; r <= fr->h; r++) {
        uint32_t d = frame_place(fr, r, 0);
        for (int c = 0; c <= fr->w; c++, d++) {
            mask_lay(s, fr->loop ? 2 * d : d, table);
            if (fr->loop && r < fr->h && c < fr->w)
                mask_lay(s, 2 * d + 1, table);
        }
        if (toil(s, 2 * (uint32_t)fr->w))
            return;
    }
    s->pairwise.applied = s->n_trail;
}

/* Take new facts into the masks of the counts they stand in. */
static void masks_follow(struct cdcl *s)
{
    struct pairwise *p = &s->pairwise;
    while (p->applied < s->n_trail && !toil(s, 1)) {
        uint32_t lit = s->trail[p->applied++], v = lit >> 1, kind = v & s->frame.kind;
        if (v >= s->frame.n_vars)
            continue; /* the colour of a cell */
        for (int j = 0; j < 4; j++) {
            uint32_t k = v + (uint32_t)s->frame.count_of[kind][j];
            unsigned of = ones[s->frame.place_in[kind][j]];
            uint16_t m = (uint16_t)(s->mask[k] & (lit & 1 ? of : ~of));
            if (m == s->mask[k])
                continue;
            s->mask[k] = m;
            if (m == 0 || count_in(s->state[k]) + count_out(s->state[k]) < 4)
                ring_push(&s->pairwise.changed, k);
        }
    }
}

/* Pass on what is new about the pairs of a count since it was last visited. */
static bool visit(struct cdcl *s, uint32_t k)
{
    const struct cdcl_frame *fr = &s->frame;
    uint32_t kind = k & fr->kind;
    unsigned m = s->mask[k];
    if (!m)
        return false;
    for (int i = 0; i < 4; i++) {
        uint32_t v = k + (uint32_t)fr->member[kind][i];
        if (s->value[v] == FREE && (!(m & ones[i]) || !(m & ~(unsigned)ones[i])))
            assign(s, 2 * v + ((m & ones[i]) != 0), reason_make(REASON_NONE, 0));
    }
    unsigned all = project_all(m), news = all ^ s->pairwise.told[k];
    s->pairwise.told[k] = (uint16_t)all;
    for (int l = 0; news; l++, news >>= 4, all >>= 4) {
        if (!(news & 15))
            continue;
        const struct frame_link *x = &fr->link[kind][l];
        uint32_t other = k + (uint32_t)x->other;
        if (project(s->mask[other], x->theirs) & ~(all & 15)) {
            s->mask[other] &= (uint16_t)expand(all & 15, x->theirs);
            ring_push(&s->pairwise.changed, other);
        }
    }
    return true;
}

/* What is left of each pair, as implications: literal of a -> possible values of b. */
static void imply(struct cdcl *s, uint32_t a, uint32_t slot, unsigned pairs)
{
    s->implied[2 * a] &=
        (uint8_t) ~(~((pairs & 1) | (pairs >> 1 & 2)) << 2 * slot & 3u << 2 * slot);
    s->implied[2 * a + 1] &=
        (uint8_t) ~(~((pairs >> 1 & 1) | (pairs >> 2 & 2)) << 2 * slot & 3u << 2 * slot);
}

/* Pairs only become fewer, so what was said before still holds. A count with one open member has none. */
bool cdcl_pairwise_export(struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    struct pairwise *p = &s->pairwise;
    if (!s->implied) {
        s->implied = cdcl_take(s, 2 * (size_t)fr->n_vars, 1);
        p->exported = cdcl_take(s, fr->n_counts, sizeof *p->exported);
        if (s->starved)
            return false;
        memset(s->implied, 0xff, 2 * (size_t)fr->n_vars);
        memset(p->exported, 0xff, fr->n_counts * sizeof *p->exported);
    }
    for (uint32_t k = 0; k < fr->n_counts && !toil(s, 1); k++) {
        unsigned told = p->told[k], less = ~told & 0xffff;
        uint32_t kind = k & fr->kind;
        if (told == p->exported[k] || count_in(s->state[k]) + count_out(s->state[k]) > 2)
            continue;
        p->exported[k] = (uint16_t)told;
        for (int l = 0; less; l++, told >>= 4, less >>= 4) {
            const struct frame_link *x = &fr->link[kind][l];
            if (!(less & 15))
                continue;
            uint32_t a = k + (uint32_t)fr->member[kind][x->mine / 4];
            uint32_t b = k + (uint32_t)fr->member[kind][x->mine % 4];
            unsigned pairs = told & 15;
            if (s->value[a] != FREE || s->value[b] != FREE)
                continue;
            imply(s, a, x->slot_a, pairs);
            imply(s, b, x->slot_b, (pairs & 9) | (pairs & 2) << 1 | (pairs & 4) >> 1);
        }
    }
    return true;
}

/* Until nothing changes: visit what changed, propagate, take the new facts in. */
bool cdcl_pairwise_settle(struct cdcl *s)
{
    struct pairwise *p = &s->pairwise;
    masks_follow(s);
    while (p->changed.n && s->closed == NO_LIT && !toil(s, 1)) {
        if (!visit(s, ring_pop(&p->changed)) ||
            (s->n_trail > p->applied && !cdcl_root_propagate(s))) {
            s->broken = true;
            return false;
        }
        masks_follow(s);
    }
    return true;
}

bool cdcl_pairwise_begin(struct cdcl *s)
{
    struct pairwise *p = &s->pairwise;
    uint32_t n = s->frame.n_counts;
    s->mask = cdcl_take(s, n, sizeof *s->mask);
    p->changed = cdcl_ring_take(s, n);
    p->told = cdcl_take(s, n, sizeof *p->told);
    if (s->starved)
        return false;
    memset(p->told, 0xff, n * sizeof *p->told);
    masks_lay(s);
    return true;
}

/* lit was supposed and did not fail: of the counts it stands in, the states in which it holds have
 * the values that followed. Called while those still stand. */
void cdcl_pairwise_learn(struct cdcl *s, uint32_t lit)
{
    const struct cdcl_frame *fr = &s->frame;
    uint32_t v = lit >> 1, kind = v & fr->kind;
    for (int j = 0; j < 4; j++) {
        uint32_t k = v + (uint32_t)fr->count_of[kind][j];
        unsigned of = ones[fr->place_in[kind][j]], other = lit & 1 ? ~of : of, agree = 0xffff;
        for (int i = 0; i < 4; i++) {
            unsigned x = s->value[k + (uint32_t)fr->member[k & fr->kind][i]];
            if (x < FREE)
                agree &= x ? ones[i] : ~(unsigned)ones[i];
        }
        uint16_t m = (uint16_t)(s->mask[k] & (other | agree));
        if (m != s->mask[k]) {
            s->mask[k] = m;
            ring_push(&s->pairwise.changed, k);
        }
    }
}
