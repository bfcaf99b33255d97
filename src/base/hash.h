/* hash.h - mixing 64-bit words: the finaliser of splitmix64 (Steele, Lea, Flood, 2014). */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define HASH_STEP 0x9E3779B97F4A7C15u /* 2^64 over the golden ratio */

static inline uint64_t hash_mix(uint64_t x)
{
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

/* Order matters: join(a, b) and join(b, a) differ. */
static inline uint64_t hash_join(uint64_t a, uint64_t b)
{
    return hash_mix(hash_mix(a + HASH_STEP) ^ (b + HASH_STEP));
}

/* Bytes taken eight at a time in little-endian order, so equal on every platform we build for. */
static inline uint64_t hash_bytes(uint64_t seed, const void *bytes, size_t n)
{
    const unsigned char *p = bytes;
    uint64_t h = hash_join(seed, n), word = 0;
    for (; n >= 8; p += 8, n -= 8) {
        memcpy(&word, p, 8);
        h = hash_mix(h ^ word) + HASH_STEP;
    }
    word = 0;
    memcpy(&word, p, n);
    return hash_mix(h ^ word);
}

#endif
