/* count_orders.c - how many full orders agree with a partial one.
 *
 * A full order is built from the top: the items placed so far always form an ideal (with an item
 * everything above it is in the set), and how an ideal was reached does not matter for what may
 * follow. So we keep, for all ideals of s items, in how many ways each can be reached, and go from
 * s to s + 1. Every way of placing s items can be completed, so the sum over one layer is a lower
 * bound of the answer: once it reaches the cap we are done. A layer therefore never holds more
 * ideals than the cap, whatever the order looks like; asked for 2, it never holds more than one.
 */
#include "base/hash.h"
#include "engine/walk/partial_order.h"

/* Ideals with their number of ways: an open hash table whose size is a power of two. A free entry
 * has no ways. Tables grow by taking more from the arena and are reused from layer to layer. */
struct walk_layer {
    struct walk_entry {
        uint64_t ideal, ways;
    } * entry;
    size_t size, used;
};

enum { LAYER_SIZE = 64 };

static struct walk_entry *layer_find(const struct walk_layer *l, uint64_t ideal)
{
    size_t at = (size_t)hash_mix(ideal + 1) & (l->size - 1);
    while (l->entry[at].ways && l->entry[at].ideal != ideal)
        at = (at + 1) & (l->size - 1);
    return &l->entry[at];
}

static bool layer_grow(struct walk_layer *l, struct arena *a)
{
    struct walk_layer big = {NULL, l->size ? 2 * l->size : LAYER_SIZE, l->used};
    big.entry = arena_take(a, big.size, sizeof *big.entry);
    if (!big.entry)
        return false;
    for (size_t i = 0; i < l->size; i++)
        if (l->entry[i].ways)
            *layer_find(&big, l->entry[i].ideal) = l->entry[i];
    *l = big;
    return true;
}

static bool layer_add(struct walk_layer *l, uint64_t ideal, uint64_t ways, struct arena *a)
{
    if (2 * (l->used + 1) > l->size && !layer_grow(l, a))
        return false;
    struct walk_entry *e = layer_find(l, ideal);
    l->used += !e->ways;
    e->ideal = ideal;
    e->ways += ways; /* no overflow: the sum over the layer stays below the cap until the check */
    return true;
}

/* All ideals one item larger than those of `from`; *sum is the number of ways, at most cap. */
static enum err_code layer_next(const struct partial_order *o, const struct walk_layer *from,
                                struct walk_layer *to, uint64_t cap, struct work *w, uint64_t *sum)
{
    *sum = 0;
    to->used = 0;
    for (size_t i = 0; i < to->size; i++)
        to->entry[i].ways = 0;
    for (size_t i = 0; i < from->size; i++) {
        const struct walk_entry *e = &from->entry[i];
        if (!e->ways)
            continue;
        if (!work_spend(w, 1))
            return ERR_BUDGET;
        for (int item = 0; item < o->n; item++) {
            if (e->ideal >> item & 1 || o->above[item] & ~e->ideal)
                continue;
            if (e->ways >= cap - *sum) {
                *sum = cap;
                return ERR_NONE;
            }
            *sum += e->ways;
            if (!layer_add(to, e->ideal | order_bit(item), e->ways, w->arena))
                return ERR_MEMORY;
        }
    }
    return ERR_NONE;
}

enum err_code walk_order_count(const struct partial_order *o, uint64_t cap, struct work *w,
                               uint64_t *count)
{
    *count = 1;
    if (cap < 2 || walk_order_is_total(o))
        return ERR_NONE;
    *count = 2; /* a pair left open has two ways */
    if (cap == 2)
        return ERR_NONE;
    struct arena_mark mark = arena_here(w->arena);
    struct walk_layer layer[2] = {{NULL, 0, 0}, {NULL, 0, 0}};
    uint64_t sum = 1;
    enum err_code end = layer_add(&layer[0], 0, 1, w->arena) ? ERR_NONE : ERR_MEMORY;
    for (int s = 0; end == ERR_NONE && s < o->n && sum < cap; s++) {
        end = layer_next(o, &layer[s % 2], &layer[1 - s % 2], cap, w, &sum);
        if (sum > *count)
            *count = sum;
    }
    arena_release(w->arena, mark);
    return end;
}
