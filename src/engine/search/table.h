/* table.h - what earlier searches found out about positions, shared by all threads.
 *
 * A fixed number of slots in groups of one cache line. A slot is two words: what is known, and the
 * position's key xored with it; a slot torn by two threads that write at once does not fit its key
 * and is never believed (Hyatt and Mann, 2002). So no locks, and no slot is ever half right.
 */
#ifndef SEARCH_TABLE_H
#define SEARCH_TABLE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "core/game.h"

enum bound { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT }; /* a set: exact is both */

struct slot {
    _Atomic uint64_t check; /* key xor data */
    _Atomic uint64_t data;
};

struct table {
    struct slot *slot; /* groups of TABLE_WAYS */
    size_t groups;     /* a power of two */
    unsigned age;      /* of the search in hand: older entries give way first */
};

/* One entry. The value counts the turns to a proved end from this position, not from the root. */
struct search_entry {
    game_move move; /* the best one, or MOVE_NONE */
    int value, depth;
    enum bound bound;
};

/* A table of at most `bytes` bytes, at least one group; false: there is not enough memory. */
bool search_table_open(struct table *t, struct arena *arena, size_t bytes);
void search_table_next(struct table *t); /* another search begins */

/* A position will be asked for soon: its group is brought near while other things are done. */
void search_table_expect(const struct table *t, uint64_t key);
bool search_table_find(const struct table *t, uint64_t key, struct search_entry *out);
void search_table_keep(struct table *t, uint64_t key, struct search_entry e);

#endif
