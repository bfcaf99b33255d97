/* values.c - moves, places and positions as JSON values. */
#include "core/position.h"
#include "front/cli/cli.h"

void jsonw_move(struct jsonw *j, const struct board *b, game_move m)
{
    jsonw_open_text(j);
    b->game->rules.write_move(b, m, j->out);
    jsonw_close_text(j);
}

void jsonw_moves(struct jsonw *j, const struct board *b, const game_move *moves, size_t n)
{
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++)
        jsonw_move(j, b, moves[i]);
    jsonw_close(j, ']');
}

void jsonw_spots(struct jsonw *j, const struct board *b, const struct spot *spots, size_t n)
{
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        jsonw_open_text(j);
        spot_write(j->out, board_height(b), spots[i]);
        jsonw_close_text(j);
    }
    jsonw_close(j, ']');
}

void jsonw_places(struct jsonw *j, const struct board *b, const struct spot *spots, size_t n)
{
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        jsonw_open(j, '{');
        json_pair(j, "kind", board_spot_kind(b, spots[i]));
        jsonw_key(j, "at");
        jsonw_open_text(j);
        spot_write(j->out, board_height(b), spots[i]);
        jsonw_close_text(j);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

void jsonw_board(struct jsonw *j, const struct board *b)
{
    jsonw_open_text(j);
    position_write(b, j->out);
    jsonw_close_text(j);
}
