/* bits.h - counting and scanning bits of 64-bit words, and sets as arrays of such words. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline int bits_count(uint64_t x)
{
    return __builtin_popcountll(x);
}

static inline int bits_lowest(uint64_t x) /* x != 0 */
{
    return __builtin_ctzll(x);
}

/* Remove the lowest bit of *x and return its number: for (m = set; m;) { i = bits_pop(&m); } */
static inline int bits_pop(uint64_t *x)
{
    int i = __builtin_ctzll(*x);
    *x &= *x - 1;
    return i;
}

static inline size_t bitset_words(size_t n)
{
    return (n + 63) / 64;
}

static inline bool bitset_has(const uint64_t *set, size_t i)
{
    return set[i / 64] >> i % 64 & 1;
}

static inline void bitset_add(uint64_t *set, size_t i)
{
    set[i / 64] |= (uint64_t)1 << i % 64;
}

static inline void bitset_drop(uint64_t *set, size_t i)
{
    set[i / 64] &= ~((uint64_t)1 << i % 64);
}

#endif
