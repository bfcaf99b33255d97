/* near.c - see near.h. Counted by distance, so that the order is the same everywhere. */
#include "lattice/near.h"

#include <string.h>

enum { FAR_MOST = 2048 }; /* all that is farther is equally far */

bool near_sort(int32_t *list, size_t n, near_place *where, const void *ctx, struct spot hand,
               struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    size_t *begins = arena_take(arena, FAR_MOST + 2, sizeof *begins);
    int32_t *sorted = arena_take(arena, n + 1, sizeof *sorted);
    uint16_t *far = arena_take(arena, n + 1, sizeof *far);
    bool ok = begins && sorted && far;
    for (size_t i = 0; ok && i < n; i++) {
        int distance = spot_distance(where(ctx, list[i]), hand);
        far[i] = (uint16_t)(distance < FAR_MOST ? distance : FAR_MOST);
        begins[far[i] + 1]++;
    }
    for (size_t i = 1; ok && i <= FAR_MOST; i++)
        begins[i] += begins[i - 1];
    for (size_t i = 0; ok && i < n; i++)
        sorted[begins[far[i]]++] = list[i];
    if (ok)
        memcpy(list, sorted, n * sizeof *list);
    arena_release(arena, mark);
    return ok;
}
