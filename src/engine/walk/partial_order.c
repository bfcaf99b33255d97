/* partial_order.c - see partial_order.h. */
#include "engine/walk/partial_order.h"

#include <string.h>

void walk_order_clear(struct partial_order *o, int n)
{
    memset(o, 0, sizeof *o);
    o->n = n;
}

/* Warshall: after round m every chain whose inner items are 0..m is a single fact. */
bool walk_order_close(struct partial_order *o, int n, const uint64_t *stated)
{
    walk_order_clear(o, n);
    memcpy(o->below, stated, (size_t)n * sizeof *stated);
    for (int m = 0; m < n; m++)
        for (int i = 0; i < n; i++)
            if (o->below[i] >> m & 1)
                o->below[i] |= o->below[m];
    uint64_t cyclic = 0;
    for (int i = 0; i < n; i++) {
        cyclic |= o->below[i] & order_bit(i);
        for (uint64_t set = o->below[i]; set;)
            o->above[bits_pop(&set)] |= order_bit(i);
    }
    return !cyclic;
}

/* Everything at or above item is now above everything at or below others. */
static void rows_join(uint64_t *above, uint64_t *below, int item, uint64_t others)
{
    uint64_t up = above[item] | order_bit(item), down = 0;
    for (uint64_t set = others & ~order_bit(item); set;) {
        int i = bits_pop(&set);
        down |= below[i] | order_bit(i);
    }
    for (uint64_t set = up; set;)
        below[bits_pop(&set)] |= down;
    for (uint64_t set = down; set;)
        above[bits_pop(&set)] |= up;
}

void walk_order_put_top(struct partial_order *o, int item, uint64_t others)
{
    rows_join(o->above, o->below, item, others);
}

void walk_order_put_bottom(struct partial_order *o, int item, uint64_t others)
{
    rows_join(o->below, o->above, item, others);
}

/* What two closed relations have in common is closed. */
void walk_order_meet(struct partial_order *o, const struct partial_order *other)
{
    for (int i = 0; i < o->n; i++) {
        o->above[i] &= other->above[i];
        o->below[i] &= other->below[i];
    }
}

bool walk_order_is_total(const struct partial_order *o)
{
    int pairs = 0;
    for (int i = 0; i < o->n; i++)
        pairs += bits_count(o->below[i]);
    return pairs == o->n * (o->n - 1) / 2;
}

/* Repeatedly take a highest item among those left; the first free choice is the only difference
 * between the two orders. */
void walk_order_extend(const struct partial_order *o, bool other, uint8_t *out)
{
    uint64_t placed = 0;
    for (int at = 0; at < o->n; at++) {
        int pick = -1;
        for (int i = 0; i < o->n; i++) {
            if (placed >> i & 1 || o->above[i] & ~placed)
                continue;
            bool alternative = pick >= 0;
            pick = i;
            if (!other || alternative) {
                other = other && !alternative;
                break;
            }
        }
        out[at] = (uint8_t)pick;
        placed |= order_bit(pick);
    }
}
