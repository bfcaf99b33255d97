/* Any bytes as a board of the Slider course. */
#include <stdlib.h>

#include "core/position.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena;
    struct board *b;
    const struct game *g = game_with_form(games_all, "course");
    arena_open(&arena);
    struct err e = position_read_form(g, (const char *)data, size, &arena, &b);
    if (err_is(e) ? !e.why || e.at > size : b->game->rules.broken_invariant(b) != NULL)
        abort();
    arena_close(&arena);
    return 0;
}
