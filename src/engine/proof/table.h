/* table.h - what a proof has found out: a bounded table of 16-byte entries, four to a line of
 * memory.
 *
 * An entry says of a state, with so many turns left, how hard it still is to prove and to disprove
 * (proof.c), and how much work that took. What took least work makes room; a lost entry costs time
 * and nothing else. The work is kept roughly, in quarters of a doubling.
 *
 * Threads share a table without locks: the first word of an entry is its key crossed with the
 * second, so one that two of them wrote at once is taken for another state's.
 */
#ifndef PROOF_TABLE_H
#define PROOF_TABLE_H

#include <stdatomic.h>
#include <stdbool.h>

#include "base/arena.h"
#include "engine/proof/node.h"

enum { PROOF_WAYS = 4, PROOF_TURNS = 126 };

/* A state as the table knows it: `key` tells states apart, `place` says where it is kept. */
struct proof_label {
    uint64_t key, place;
};

struct proof_entry {
    _Atomic uint64_t check, rest; /* key ^ rest; 0, or phi, delta, work and turns + 1 */
};

struct proof_table {
    struct proof_entry *entry;
    uint64_t mask; /* entries - 1 */
};

bool proof_table_open(struct proof_table *t, int bits, struct arena *arena); /* 2^bits entries */

static inline void proof_table_fetch(const struct proof_table *t, struct proof_label n)
{
    __builtin_prefetch(&t->entry[n.place & t->mask & ~(uint64_t)(PROOF_WAYS - 1)]);
}

/* turns: how many are left, 0 without a limit. False: nothing is known. */
bool proof_table_look(const struct proof_table *t, struct proof_label n, int turns,
                      struct proof_node *out);
/* Roughly how much work it took; 0: nothing is known. */
uint64_t proof_table_work(const struct proof_table *t, struct proof_label n, int turns);
void proof_table_store(const struct proof_table *t, struct proof_label n, int turns,
                       struct proof_node node, uint64_t work);

#endif
