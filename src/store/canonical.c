/* canonical.c - see canonical.h. Lines of one board all have the same length but for the size in
 * front, so the least one by bytes is well defined and cheap to find. */
#include "store/canonical.h"

#include <string.h>

#include "core/position.h"

static bool is_less(struct slice a, struct slice b)
{
    int order = memcmp(a.text, b.text, a.len < b.len ? a.len : b.len);
    return order < 0 || (order == 0 && a.len < b.len);
}

struct slice canonical_text(const struct board *b, struct arena *arena)
{
    struct slice least = position_text(b, arena);
    struct board *turned = arena_take(arena, 1, b->game->rules.size(&b->variant));
    if (!least.len || !turned)
        return (struct slice){NULL, 0};
    for (int sym = SYM_NONE + 1; sym < SYM_COUNT; sym++) {
        board_copy(turned, b);
        if (!b->game->rules.turn(b, sym, turned))
            continue;
        struct slice line = position_text(turned, arena);
        if (!line.len)
            return line;
        if (is_less(line, least))
            least = line;
    }
    return least;
}
