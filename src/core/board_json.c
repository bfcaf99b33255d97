/* board_json.c - see board_json.h. */
#include "core/board_json.h"

#include "core/position.h"

static void write_move(struct jsonw *j, const struct board *b, game_move m)
{
    jsonw_open_text(j);
    b->game->rules.write_move(b, m, j->out);
    jsonw_close_text(j);
}

void board_json_place(struct jsonw *j, const struct board *b, struct spot at)
{
    jsonw_open_text(j);
    spot_write(j->out, board_height(b), at);
    jsonw_close_text(j);
}

void board_json_position(struct jsonw *j, const char *key, const struct board *b)
{
    jsonw_key(j, key);
    jsonw_open_text(j);
    position_write(b, j->out);
    jsonw_close_text(j);
}

void board_json_move(struct jsonw *j, const char *key, const struct board *b, game_move m)
{
    jsonw_key(j, key);
    write_move(j, b, m);
}

void board_json_moves(struct jsonw *j, const char *key, const struct board *b, const game_move *moves,
                      size_t n)
{
    json_open(j, key, '[');
    for (size_t i = 0; i < n; i++)
        write_move(j, b, moves[i]);
    jsonw_close(j, ']');
}

void board_json_spots(struct jsonw *j, const char *key, const struct board *b, const struct spot *spots,
                      size_t n)
{
    json_open(j, key, '[');
    for (size_t i = 0; i < n; i++)
        board_json_place(j, b, spots[i]);
    jsonw_close(j, ']');
}

void board_json_places(struct jsonw *j, const char *key, const struct board *b,
                       const struct spot *spots, size_t n)
{
    json_open(j, key, '[');
    for (size_t i = 0; i < n; i++) {
        jsonw_open(j, '{');
        json_pair(j, "kind", board_spot_kind(b, spots[i]));
        jsonw_key(j, "at");
        board_json_place(j, b, spots[i]);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

void board_json_spot(struct jsonw *j, const char *key, const struct board *b, struct spot at)
{
    jsonw_key(j, key);
    board_json_place(j, b, at);
}

void board_json_shares(struct jsonw *j, const char *key, const struct board *b,
                       const struct solution_count *n)
{
    json_open(j, key, '{');
    for (size_t i = 0; i < n->n; i++) {
        char name[32] = "";
        struct writer w = writer_to(name, sizeof name - 1);
        spot_write(&w, board_height(b), n->spot[i]);
        json_decimal(j, name, n->share[i], 6);
    }
    jsonw_close(j, '}');
}
