/* table.c - see table.h. */
#include "engine/proof/table.h"

#include "base/bits.h"

enum { NUMBER_BITS = 25, SMALL_BITS = 7, SMALL_MOST = (1 << SMALL_BITS) - 1, LINE = 64 };

/* Four times the logarithm: the position of the highest bit and the two bits below it. */
static unsigned level_of(uint64_t work)
{
    unsigned high = (unsigned)(63 - __builtin_clzll(work | 4));
    unsigned level = 4 * high + (unsigned)(work >> (high - 2) & 3);
    return work < 4 ? 0 : level > SMALL_MOST ? SMALL_MOST : level;
}

static uint64_t work_of(unsigned level)
{
    return level < 8 ? 0 : (uint64_t)(4 + level % 4) << (level / 4 - 2);
}

static uint64_t pack(struct proof_node n, unsigned level, int turns)
{
    return (uint64_t)n.phi << (NUMBER_BITS + 2 * SMALL_BITS) | (uint64_t)n.delta << 2 * SMALL_BITS |
           level << SMALL_BITS | (unsigned)(turns + 1);
}

/* An entry as it was at one moment, or a mixture of two, whose key is nobody's. */
struct seen {
    uint64_t key, rest;
};

static struct seen see(struct proof_entry *e)
{
    uint64_t rest = atomic_load_explicit(&e->rest, memory_order_relaxed);
    return (struct seen){atomic_load_explicit(&e->check, memory_order_relaxed) ^ rest, rest};
}

static int turns_in(struct seen e)
{
    return (int)(e.rest & SMALL_MOST) - 1;
}

static unsigned level_in(struct seen e)
{
    return e.rest >> SMALL_BITS & SMALL_MOST;
}

bool proof_table_open(struct proof_table *t, int bits, struct arena *arena)
{
    char *room = arena_take(arena, ((size_t)1 << bits) * sizeof *t->entry + LINE, 1);
    if (!room)
        return false;
    t->entry = (struct proof_entry *)(room + (LINE - (uintptr_t)room % LINE) % LINE);
    t->mask = ((uint64_t)1 << bits) - 1;
    return true;
}

static struct proof_entry *line_of(const struct proof_table *t, struct proof_label n)
{
    return &t->entry[n.place & t->mask & ~(uint64_t)(PROOF_WAYS - 1)];
}

/* What is known of a state; rest is 0 if that is nothing. */
static struct seen find(const struct proof_table *t, struct proof_label n, int turns)
{
    struct proof_entry *line = line_of(t, n);
    for (int i = 0; i < PROOF_WAYS; i++) {
        struct seen e = see(&line[i]);
        if (e.key == n.key && turns_in(e) == turns)
            return e;
    }
    return (struct seen){0, 0};
}

bool proof_table_look(const struct proof_table *t, struct proof_label n, int turns,
                      struct proof_node *out)
{
    struct seen e = find(t, n, turns);
    if (e.rest)
        *out = (struct proof_node){e.rest >> (NUMBER_BITS + 2 * SMALL_BITS),
                                   e.rest >> 2 * SMALL_BITS & PROOF_INFINITE};
    return e.rest != 0;
}

uint64_t proof_table_work(const struct proof_table *t, struct proof_label n, int turns)
{
    struct seen e = find(t, n, turns);
    return e.rest ? work_of(level_in(e)) : 0;
}

/* The entry of the state, else a free one, else that of least work. */
static struct proof_entry *place_for(const struct proof_table *t, struct proof_label n, int turns,
                                     uint64_t *before)
{
    struct proof_entry *line = line_of(t, n), *place = line;
    unsigned least = UINT32_MAX;
    for (int i = 0; i < PROOF_WAYS; i++) {
        struct seen e = see(&line[i]);
        if (e.key == n.key && turns_in(e) == turns) {
            *before = work_of(level_in(e));
            return &line[i];
        }
        unsigned worth = e.rest ? level_in(e) + 1 : 0;
        if (worth < least) {
            least = worth;
            place = &line[i];
        }
    }
    return place;
}

void proof_table_store(const struct proof_table *t, struct proof_label n, int turns,
                       struct proof_node node, uint64_t work)
{
    uint64_t before = 0;
    struct proof_entry *e = place_for(t, n, turns, &before);
    uint64_t rest = pack(node, level_of(before + work), turns);
    atomic_store_explicit(&e->rest, rest, memory_order_relaxed);
    atomic_store_explicit(&e->check, n.key ^ rest, memory_order_relaxed);
}
