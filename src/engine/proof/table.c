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

static int turns_in(const struct proof_entry *e)
{
    return (int)(e->rest & SMALL_MOST) - 1;
}

static unsigned level_in(const struct proof_entry *e)
{
    return e->rest >> SMALL_BITS & SMALL_MOST;
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

static struct proof_entry *find(struct proof_entry *line, struct proof_label n, int turns)
{
    for (int i = 0; i < PROOF_WAYS; i++)
        if (line[i].key == n.key && turns_in(&line[i]) == turns)
            return &line[i];
    return NULL;
}

bool proof_table_look(const struct proof_table *t, struct proof_label n, int turns,
                      struct proof_node *out)
{
    const struct proof_entry *e = find(line_of(t, n), n, turns);
    if (e)
        *out = (struct proof_node){e->rest >> (NUMBER_BITS + 2 * SMALL_BITS),
                                   e->rest >> 2 * SMALL_BITS & PROOF_INFINITE};
    return e != NULL;
}

void proof_table_store(struct proof_table *t, struct proof_label n, int turns,
                       struct proof_node node, uint64_t work)
{
    struct proof_entry *line = line_of(t, n), *e = find(line, n, turns);
    uint64_t before = 0;
    if (e)
        before = work_of(level_in(e));
    else {
        e = line;
        for (int i = 1; i < PROOF_WAYS; i++)
            if (turns_in(&line[i]) < 0 ? turns_in(e) >= 0
                                       : turns_in(e) >= 0 && level_in(&line[i]) < level_in(e))
                e = &line[i];
    }
    *e = (struct proof_entry){n.key, pack(node, level_of(before + work), turns)};
}
