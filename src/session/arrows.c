/* arrows.c - see arrows.h. */
#include "session/arrows.h"

#include "core/board_json.h"

static void write_spot(struct jsonw *j, struct spot at)
{
    if (at.x < 0)
        return;
    jsonw_number(j, at.x);
    jsonw_number(j, at.y);
}

void arrow_json(struct jsonw *j, const struct board *b, game_move m)
{
    const struct duel *d = b->game->duel;
    jsonw_open(j, '[');
    write_spot(j, b->game->rules.move_spot(b, m));
    if (d && d->move_end)
        write_spot(j, d->move_end(b, m));
    jsonw_close(j, ']');
}

void arrows_json(struct jsonw *j, const struct board *b, const game_move *line, size_t n,
                 struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct board *now = arena_take(arena, 1, b->game->rules.size(&b->variant));
    if (now)
        board_copy(now, b);
    for (size_t i = 0; now && i < n; i++) {
        jsonw_open(j, '{');
        board_json_move(j, "move", now, line[i]);
        json_count(j, "side", b->game->duel->mover(now));
        jsonw_key(j, "arrow");
        arrow_json(j, now, line[i]);
        jsonw_close(j, '}');
        now->game->rules.play(now, line[i]);
    }
    arena_release(arena, mark);
}
