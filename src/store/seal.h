/* seal.h - a word that fits a text only if whoever made it had the key: SipHash-2-4 (Aumasson and Bernstein,
 * SipHash: a fast short-input PRF, 2012). Without the key a text can be changed, but not sealed anew. */
#ifndef STORE_SEAL_H
#define STORE_SEAL_H

#include <stddef.h>
#include <stdint.h>

struct seal_key {
    uint64_t half[2];
};

uint64_t seal_of(const struct seal_key *key, const void *text, size_t n);

#endif
