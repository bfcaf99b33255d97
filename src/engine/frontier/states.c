/* states.c - see states.h. */
#include "engine/frontier/states.h"

#include <math.h>
#include <string.h>

#include "base/hash.h"

enum { FIRST_CAP = 64 };

void frontier_states_open(struct frontier_states *l, size_t words)
{
    *l = (struct frontier_states){.words = words};
    arena_open(&l->arena);
}

void frontier_states_close(struct frontier_states *l)
{
    arena_close(&l->arena);
}

void frontier_states_clear(struct frontier_states *l)
{
    l->n = 0;
    if (l->slots)
        memset(l->slot, 0, l->slots * sizeof *l->slot);
}

static uint64_t hash_of(struct frontier_state key)
{
    return hash_mix(key.low ^ hash_mix(key.high + HASH_STEP));
}

/* The slot of a key, or the empty one where it belongs. */
static size_t slot_of(const struct frontier_states *l, struct frontier_state key)
{
    size_t at = (size_t)hash_of(key) & (l->slots - 1);
    while (l->slot[at]) {
        const struct frontier_state *k = &l->key[l->slot[at] - 1];
        if (k->low == key.low && k->high == key.high)
            break;
        at = (at + 1) & (l->slots - 1);
    }
    return at;
}

/* Twice the room; what is left behind in the arena is no more than what is in use. */
static bool grow(struct frontier_states *l)
{
    size_t cap = l->cap ? 2 * l->cap : FIRST_CAP;
    struct frontier_state *key = arena_take(&l->arena, cap, sizeof *key);
    uint64_t *count = arena_take(&l->arena, cap * l->words, sizeof *count);
    uint32_t *slot = arena_take(&l->arena, 2 * cap, sizeof *slot);
    if (!key || !count || !slot || cap > UINT32_MAX / 2)
        return false;
    if (l->n) {
        memcpy(key, l->key, l->n * sizeof *key);
        memcpy(count, l->count, l->n * l->words * sizeof *count);
    }
    l->key = key;
    l->count = count;
    l->slot = slot;
    l->cap = cap;
    l->slots = 2 * cap;
    for (size_t i = 0; i < l->n; i++)
        l->slot[slot_of(l, key[i])] = (uint32_t)i + 1;
    return true;
}

size_t frontier_states_put(struct frontier_states *l, struct frontier_state key)
{
    size_t at = l->slots ? slot_of(l, key) : 0;
    if (l->slots && l->slot[at])
        return l->slot[at] - 1;
    if (l->n == l->cap) {
        if (!grow(l))
            return SIZE_MAX;
        at = slot_of(l, key);
    }
    l->key[l->n] = key;
    memset(frontier_states_count(l, l->n), 0, l->words * sizeof *l->count);
    l->slot[at] = (uint32_t)l->n + 1;
    return l->n++;
}

size_t frontier_states_find(const struct frontier_states *l, struct frontier_state key)
{
    size_t at = l->slots ? slot_of(l, key) : 0;
    return l->slots && l->slot[at] ? l->slot[at] - 1 : SIZE_MAX;
}

/* ---- counts ---- */

void frontier_sum(uint64_t *to, const uint64_t *from, size_t words)
{
    uint64_t carry = 0;
    for (size_t i = 0; i < words; i++) {
        uint64_t sum = to[i] + carry;
        carry = sum < carry;
        to[i] = sum + from[i];
        carry += to[i] < sum;
    }
}

long double frontier_real(const uint64_t *count, size_t words)
{
    long double real = 0;
    for (size_t i = words; i-- > 0;)
        real = ldexpl(real, 64) + (long double)count[i];
    return real;
}

/* Divided by a small number; returns the rest. */
static uint32_t divide(uint64_t *count, size_t words, uint32_t by)
{
    uint64_t rest = 0;
    for (size_t i = words; i-- > 0;) {
        uint64_t high = rest << 32 | count[i] >> 32;
        uint64_t low = (high % by) << 32 | (count[i] & UINT32_MAX);
        count[i] = (high / by) << 32 | low / by;
        rest = low % by;
    }
    return (uint32_t)rest;
}

static bool is_zero(const uint64_t *count, size_t words)
{
    for (size_t i = 0; i < words; i++)
        if (count[i])
            return false;
    return true;
}

char *frontier_decimal(uint64_t *count, size_t words, struct arena *arena)
{
    size_t room = 20 * words + 2, at = room - 1; /* a word has at most 20 digits */
    char *digits = arena_take(arena, room, 1);
    if (!digits)
        return NULL;
    do
        digits[--at] = (char)('0' + divide(count, words, 10));
    while (!is_zero(count, words));
    return digits + at;
}
