/* seal.c - see seal.h. */
#include "store/seal.h"

struct seal_state {
    uint64_t a, b, c, d;
};

static uint64_t turned(uint64_t x, int by)
{
    return x << by | x >> (64 - by);
}

static void mix(struct seal_state *s, int rounds)
{
    while (rounds--) {
        s->a += s->b;
        s->c += s->d;
        s->b = turned(s->b, 13) ^ s->a;
        s->d = turned(s->d, 16) ^ s->c;
        s->a = turned(s->a, 32) + s->d;
        s->c += s->b;
        s->b = turned(s->b, 17) ^ s->c;
        s->d = turned(s->d, 21) ^ s->a;
        s->c = turned(s->c, 32);
    }
}

static void take_word(struct seal_state *s, uint64_t word)
{
    s->d ^= word;
    mix(s, 2);
    s->a ^= word;
}

uint64_t seal_of(const struct seal_key *key, const void *text, size_t n)
{
    const unsigned char *p = text;
    struct seal_state s = {key->half[0] ^ 0x736f6d6570736575u, key->half[1] ^ 0x646f72616e646f6du,
                      key->half[0] ^ 0x6c7967656e657261u, key->half[1] ^ 0x7465646279746573u};
    uint64_t last = (uint64_t)n << 56; /* with the bytes that fill no word, and the length on top */
    for (size_t i = 0; i + 8 <= n; i += 8) {
        uint64_t word = 0;
        for (int k = 0; k < 8; k++)
            word |= (uint64_t)p[i + (size_t)k] << 8 * k;
        take_word(&s, word);
    }
    for (size_t i = n & ~(size_t)7; i < n; i++)
        last |= (uint64_t)p[i] << 8 * (i & 7);
    take_word(&s, last);
    s.c ^= 0xff;
    mix(&s, 4);
    return s.a ^ s.b ^ s.c ^ s.d;
}
