/* rng.c - see rng.h. */
#include "base/rng.h"

#include <assert.h>

#include "base/hash.h"

static uint64_t rotate(uint64_t x, int k)
{
    return x << k | x >> (64 - k);
}

void rng_seed(struct rng *r, uint64_t seed, uint64_t index)
{
    uint64_t x = hash_join(seed, index);
    for (int i = 0; i < 4; i++) {
        x += HASH_STEP;
        r->s[i] = hash_mix(x);
    }
}

uint64_t rng_next(struct rng *r)
{
    uint64_t *s = r->s, out = rotate(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 45);
    return out;
}

/* Lemire's multiplication method: the high half of a 64-bit product is uniform once the few
 * low halves that would favour small results are thrown away. */
uint32_t rng_below(struct rng *r, uint32_t n)
{
    assert(n > 0);
    uint64_t m = (rng_next(r) >> 32) * n;
    if ((uint32_t)m < n) {
        uint32_t floor = (0u - n) % n;
        while ((uint32_t)m < floor)
            m = (rng_next(r) >> 32) * n;
    }
    return (uint32_t)(m >> 32);
}

void rng_shuffle(struct rng *r, uint32_t *items, size_t n)
{
    for (size_t i = n; i > 1; i--) {
        size_t j = rng_below(r, (uint32_t)i);
        uint32_t kept = items[i - 1];
        items[i - 1] = items[j];
        items[j] = kept;
    }
}
