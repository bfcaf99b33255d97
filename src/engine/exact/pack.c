/* pack.c - see pack.h. Bits go out and come in through one 64-bit word, lowest first. */
#include "engine/exact/pack.h"

#include <string.h>

#include "base/bits.h"

void exact_packer_fill(struct packer *p)
{
    for (unsigned mask = 0; mask < 256; mask++)
        for (unsigned x = 0; x < 256; x++) {
            unsigned gathered = 0, placed = 0, n = 0;
            for (unsigned bit = 0; bit < 8; bit++)
                if (mask >> bit & 1) {
                    gathered |= (x >> bit & 1) << n;
                    placed |= (x >> n & 1) << bit;
                    n++;
                }
            p->squeeze[mask][x] = (uint8_t)gathered;
            p->spread[mask][x] = (uint8_t)placed;
        }
}

static uint64_t squeeze(const struct packer *p, uint64_t x, uint64_t mask)
{
    uint64_t out = 0;
    if (mask == UINT64_MAX)
        return x;
    for (int n = 0; mask; mask >>= 8, x >>= 8) {
        out |= (uint64_t)p->squeeze[mask & 0xFF][x & 0xFF] << n;
        n += bits_count(mask & 0xFF);
    }
    return out;
}

static uint64_t spread(const struct packer *p, uint64_t x, uint64_t mask)
{
    uint64_t out = 0;
    if (mask == UINT64_MAX)
        return x;
    for (int shift = 0; mask; mask >>= 8, shift += 8) {
        out |= (uint64_t)p->spread[mask & 0xFF][x & 0xFF] << shift;
        x >>= bits_count(mask & 0xFF);
    }
    return out;
}

struct bit_writer {
    uint8_t *out;
    uint64_t word;
    int n; /* bits in word, below 64 */
};

static inline void put_bits(struct bit_writer *w, uint64_t x, int n)
{
    if (n == 0)
        return;
    w->word |= x << w->n;
    if (w->n + n >= 64) {
        memcpy(w->out, &w->word, 8);
        w->out += 8;
        w->word = w->n ? x >> (64 - w->n) : 0;
        w->n -= 64;
    }
    w->n += n;
}

struct bit_reader {
    const uint8_t *in;
    size_t left; /* bytes */
    uint64_t word;
    int n;       /* bits in word */
    bool beyond; /* more was asked for than there is */
};

static inline uint64_t get_bits(struct bit_reader *r, int n)
{
    uint64_t x = r->word;
    if (n <= r->n) {
        r->word = n == 64 ? 0 : r->word >> n;
        r->n -= n;
    } else {
        uint64_t more = 0;
        size_t bytes = r->left < 8 ? r->left : 8;
        memcpy(&more, r->in, bytes);
        r->in += bytes;
        r->left -= bytes;
        x |= more << r->n;
        int used = n - r->n; /* of the new word; 1 .. 64 */
        r->beyond |= used > (int)(8 * bytes);
        r->word = used == 64 ? 0 : more >> used;
        r->n = 8 * (int)bytes - used;
        if (r->n < 0)
            r->n = 0;
    }
    return n == 64 ? x : x & (((uint64_t)1 << n) - 1);
}

size_t exact_pack_most(const struct exact_face *f)
{
    return (size_t)f->other->rows * f->own->words * sizeof(pair) + 8;
}

size_t exact_pack_face(const struct packer *p, const struct exact_face *f, uint64_t *valid,
                       uint8_t *out)
{
    struct bit_writer w = {out, 0, 0};
    const pair *t = f->table;
    for (uint32_t row = 0; row < f->other->rows; row++) {
        exact_layer_valid(f, row, valid);
        for (uint32_t i = 0; i < f->own->words; i++, t++) {
            uint64_t open = (*t)[OPEN];
            put_bits(&w, squeeze(p, open, valid[i]), bits_count(valid[i]));
            put_bits(&w, squeeze(p, (*t)[LOST], open), bits_count(open));
        }
    }
    memcpy(w.out, &w.word, 8);
    return (size_t)(w.out - out) + (size_t)(w.n + 7) / 8;
}

bool exact_unpack_face(const struct packer *p, const struct exact_face *f, uint64_t *valid,
                       const uint8_t *in, size_t n)
{
    struct bit_reader r = {.in = in, .left = n};
    pair *t = f->table;
    for (uint32_t row = 0; row < f->other->rows; row++) {
        exact_layer_valid(f, row, valid);
        for (uint32_t i = 0; i < f->own->words; i++, t++) {
            uint64_t open = spread(p, get_bits(&r, bits_count(valid[i])), valid[i]);
            *t = pair_of(spread(p, get_bits(&r, bits_count(open)), open), open);
        }
    }
    return !r.beyond && r.left == 0 && r.n < 8 && r.word == 0;
}
