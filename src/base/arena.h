/* arena.h - memory taken in order and given back in reverse order.
 *
 * The one place below the front ends that calls malloc. Take returns zeroed memory or NULL; a
 * function that takes remembers a mark first and releases to it on every path. Blocks double in
 * size and the largest empty one is kept, so a loop that takes and releases costs no malloc.
 */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>
#include <stdint.h>

struct arena_block;

struct arena {
    struct arena_block *top;   /* newest block; older ones are linked below it */
    struct arena_block *spare; /* one empty block kept for the next take */
    size_t held;               /* bytes in all blocks */
    size_t limit;              /* `held` may not exceed this */
    uint64_t takes_left;       /* the take after these fails: for tests of running out */
};

struct arena_mark {
    struct arena_block *top;
    size_t used;
};

void arena_open(struct arena *a); /* without limit; costs nothing until the first take */
void arena_close(struct arena *a);

void *arena_take(struct arena *a, size_t n, size_t size); /* n * size bytes, zeroed, or NULL */
void *arena_take_bare(struct arena *a, size_t n, size_t size); /* the same, contents unknown */
struct arena_mark arena_here(const struct arena *a);
void arena_release(struct arena *a, struct arena_mark mark); /* all taken since mark */

#endif
