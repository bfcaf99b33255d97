/* A first line as a position, the following lines as moves: each is refused, or played on a board
 * that stays sound. */
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool ok)
{
    if (!ok)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena;
    struct board *b;
    struct reader lines = reader_of((const char *)data, size);
    struct slice first = reader_until(&lines, '\n');
    arena_open(&arena);
    if (!err_is(position_read(games_all, first.text, first.len, &arena, &b)) &&
        board_width(b) <= 32 && board_height(b) <= 32) {
        while (reader_skip(&lines, '\n')) {
            struct slice line = reader_until(&lines, '\n');
            struct reader in = reader_of(line.text, line.len);
            game_move m;
            if (err_is(b->game->rules.read_move(b, &in, &m)) || b->game->rules.refusal(b, m))
                continue;
            b->game->rules.play(b, m);
            require(!b->game->rules.broken_invariant(b));
            require(board_is_duel(b) || b->game->rules.moves(b, NULL, 0) > 0);
        }
    }
    arena_close(&arena);
    return 0;
}
