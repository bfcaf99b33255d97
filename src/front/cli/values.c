/* values.c - moves, places and positions as JSON values. */
#include "core/position.h"
#include "front/cli/cli.h"

/* JSON text goes through the same writer, so a part is written to a small buffer first. */
static void jsonw_part(struct jsonw *j, const char *text, size_t n)
{
    jsonw_slice(j, (struct slice){text, n});
}

void jsonw_moves(struct jsonw *j, const struct board *b, const game_move *moves, size_t n)
{
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        char text[32];
        struct writer w = writer_to(text, sizeof text);
        b->game->rules.write_move(b, moves[i], &w);
        jsonw_part(j, text, w.n);
    }
    jsonw_close(j, ']');
}

void jsonw_spots(struct jsonw *j, const struct board *b, const struct spot *spots, size_t n)
{
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        char text[32];
        struct writer w = writer_to(text, sizeof text);
        spot_write(&w, board_height(b), spots[i]);
        jsonw_part(j, text, w.n);
    }
    jsonw_close(j, ']');
}

void jsonw_board(struct jsonw *j, const struct board *b)
{
    jsonw_open_text(j);
    position_write(b, j->out);
    jsonw_close_text(j);
}
