/* Any bytes as a position: refused at a place inside the text, or read, sound, and written back
 * in a form that reads as the same board. Every reader of every game is behind this one. */
#include <stdlib.h>
#include <string.h>

#include "core/drawing.h"
#include "core/position.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool ok)
{
    if (!ok)
        abort();
}

static void same_again(const struct board *b, struct arena *arena,
                       void (*write)(const struct board *b, struct writer *out))
{
    struct writer count = writer_to(NULL, 0);
    write(b, &count);
    char *text = malloc(count.n + 1);
    struct writer w = writer_to(text, count.n);
    write(b, &w);
    struct board *again;
    require(!err_is(position_read(games_all, text, count.n, arena, &again)));
    require(memcmp(again, b, b->game->rules.size(&b->variant)) == 0);
    free(text);
}

static void try(struct err e, struct board *b, size_t size, struct arena *arena)
{
    if (err_is(e)) {
        require(e.why && e.at <= size && !b);
    } else if (board_width(b) <= 64 && board_height(b) <= 64) {
        struct flaws flaws = {0};
        struct work work = {.arena = arena, .steps = 1000000};
        require(!b->game->rules.broken_invariant(b));
        same_again(b, arena, position_write);
        same_again(b, arena, drawing_write);
        b->game->rules.moves(b, NULL, 0);
        if (b->game->puzzle)
            require(!err_is(b->game->puzzle->check(b, &flaws, &work)));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;
    struct arena arena;
    struct board *b;
    arena_open(&arena);
    struct err e = position_read(games_all, text, size, &arena, &b);
    try(e, b, size, &arena);
    for (const struct game *const *g = games_all; *g && position_is_bare(games_all, text, size); g++) {
        e = position_read_bare(*g, text, size, &arena, &b);
        try(e, b, size, &arena);
    }
    arena_close(&arena);
    return 0;
}
