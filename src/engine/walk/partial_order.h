/* partial_order.h - what is known about an order of up to 64 items, as rows of bits.
 *
 * Bit j of below[i]: i is known to stand above j. above[] is the same relation read the other
 * way. The relation is always transitively closed, so whether one more fact contradicts what is
 * known is one AND of two words, and never a search.
 */
#ifndef ENGINE_WALK_PARTIAL_ORDER_H
#define ENGINE_WALK_PARTIAL_ORDER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"
#include "base/err.h"
#include "core/work.h"

enum { ORDER_MAX = 64 };

struct partial_order {
    int n;
    uint64_t above[ORDER_MAX], below[ORDER_MAX];
};

static inline uint64_t order_bit(int item)
{
    return (uint64_t)1 << item;
}

/* Nothing known about n items. */
void walk_order_clear(struct partial_order *o, int n);

/* The closure of arbitrary statements: bit j of stated[i] says i above j. False: they contradict
 * each other; then the items on a cycle stand below themselves, and o serves for nothing else. */
bool walk_order_close(struct partial_order *o, int n, const uint64_t *stated);

/* Can `item` stand above all of `others`? Below all of them? (Its own bit in others is ignored.) */
static inline bool order_can_top(const struct partial_order *o, int item, uint64_t others)
{
    return !(o->above[item] & others);
}

static inline bool order_can_bottom(const struct partial_order *o, int item, uint64_t others)
{
    return !(o->below[item] & others);
}

/* Put it there; it must be possible. */
void walk_order_put_top(struct partial_order *o, int item, uint64_t others);
void walk_order_put_bottom(struct partial_order *o, int item, uint64_t others);

/* Keep only what the other one says too; of the same number of items. */
void walk_order_meet(struct partial_order *o, const struct partial_order *other);

/* Is every pair decided? */
bool walk_order_is_total(const struct partial_order *o);

/* One full order that agrees with o, highest first. With `other` set a second one, different from
 * the first; only for an order that is not total. */
void walk_order_extend(const struct partial_order *o, bool other, uint8_t *out);

/* How many full orders agree with o, counted up to cap (at least 1). ERR_MEMORY, ERR_BUDGET: it
 * ran out; then *count is a lower bound. */
enum err_code walk_order_count(const struct partial_order *o, uint64_t cap, struct work *w,
                               uint64_t *count);

#endif
