/* table.c - see table.h. An entry in one word, from the lowest bit:
 *
 *     move 22   value 20 (signed)   depth 8   bound 2   age 6
 *
 * A new entry takes the place of what was known about its position, else of the least valuable
 * slot in its group: shallow and old goes first.
 */
#include "engine/search/table.h"

#include <assert.h>

#include "base/pages.h"

enum {
    TABLE_WAYS = 4,
    MOVE_BITS = 22,
    VALUE_BITS = 20,
    DEPTH_BITS = 8,
    BOUND_BITS = 2,
    AGE_BITS = 6
};
enum {
    VALUE_AT = MOVE_BITS,
    DEPTH_AT = VALUE_AT + VALUE_BITS,
    BOUND_AT = DEPTH_AT + DEPTH_BITS,
    AGE_AT = BOUND_AT + BOUND_BITS,
    AGES = 1 << AGE_BITS
};
enum { AGE_WORTH = 4 }; /* a search ago is worth as much as this many plies less */

bool search_table_open(struct table *t, struct arena *arena, size_t bytes)
{
    size_t groups = 1;
    while (groups <= bytes / sizeof(struct slot) / TABLE_WAYS / 2)
        groups *= 2;
    *t = (struct table){arena_take(arena, groups * TABLE_WAYS, sizeof *t->slot), groups, 0};
    if (t->slot)
        pages_large(t->slot, groups * TABLE_WAYS * sizeof *t->slot);
    return t->slot != NULL;
}

void search_table_next(struct table *t)
{
    t->age = (t->age + 1) % AGES;
}

static uint64_t pack(struct search_entry e, unsigned age)
{
    assert(e.move < 1u << MOVE_BITS && e.depth >= 0 && e.depth < 1 << DEPTH_BITS);
    uint64_t value = (uint64_t)(e.value + (1 << (VALUE_BITS - 1)));
    return e.move | value << VALUE_AT | (uint64_t)e.depth << DEPTH_AT |
           (uint64_t)e.bound << BOUND_AT | (uint64_t)age << AGE_AT;
}

static uint64_t part(uint64_t data, int at, int bits)
{
    return data >> at & (((uint64_t)1 << bits) - 1);
}

static int depth_of(uint64_t data)
{
    return (int)part(data, DEPTH_AT, DEPTH_BITS);
}

static struct search_entry unpack(uint64_t data)
{
    return (struct search_entry){(game_move)part(data, 0, MOVE_BITS),
                                 (int)part(data, VALUE_AT, VALUE_BITS) - (1 << (VALUE_BITS - 1)),
                                 depth_of(data), (enum bound)part(data, BOUND_AT, BOUND_BITS)};
}

static struct slot *group_of(const struct table *t, uint64_t key)
{
    return t->slot + (key & (t->groups - 1)) * TABLE_WAYS;
}

void search_table_expect(const struct table *t, uint64_t key)
{
    __builtin_prefetch(group_of(t, key));
}

bool search_table_find(const struct table *t, uint64_t key, struct search_entry *out)
{
    struct slot *s = group_of(t, key);
    for (int i = 0; i < TABLE_WAYS; i++) {
        uint64_t data = atomic_load_explicit(&s[i].data, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&s[i].check, memory_order_relaxed);
        if ((check ^ data) == key && data) {
            *out = unpack(data);
            return true;
        }
    }
    return false;
}

static int worth(const struct table *t, uint64_t data)
{
    unsigned age = (unsigned)part(data, AGE_AT, AGE_BITS), old = (t->age + AGES - age) % AGES;
    return data ? depth_of(data) - AGE_WORTH * (int)old : -AGE_WORTH * AGES;
}

void search_table_keep(struct table *t, uint64_t key, struct search_entry e)
{
    struct slot *s = group_of(t, key), *place = s;
    int least = INT32_MAX;
    for (int i = 0; i < TABLE_WAYS; i++) {
        uint64_t data = atomic_load_explicit(&s[i].data, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&s[i].check, memory_order_relaxed);
        if ((check ^ data) == key && data) {
            if (!e.move)
                e.move = unpack(data).move;
            place = &s[i];
            break;
        }
        if (worth(t, data) < least) {
            least = worth(t, data);
            place = &s[i];
        }
    }
    uint64_t data = pack(e, t->age);
    atomic_store_explicit(&place->data, data, memory_order_relaxed);
    atomic_store_explicit(&place->check, key ^ data, memory_order_relaxed);
}
