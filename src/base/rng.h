/* rng.h - the only source of chance. Same seed, same sequence, on every machine and in wasm.
 *
 * xoshiro256** (Blackman and Vigna, 2018) seeded through splitmix64, integers only. A stream is
 * named by (seed, index): puzzle 17 of a batch does not depend on who made puzzle 16.
 */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stddef.h>
#include <stdint.h>

struct rng {
    uint64_t s[4];
};

void rng_seed(struct rng *r, uint64_t seed, uint64_t index);
uint64_t rng_next(struct rng *r);
uint32_t rng_below(struct rng *r, uint32_t n);               /* uniform in 0..n-1; n > 0 */
void rng_shuffle(struct rng *r, uint32_t *items, size_t n); /* Fisher-Yates */

#endif
