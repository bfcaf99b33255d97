/* values.c - moves, places and positions as JSON values. */
#include "core/position.h"
#include "front/cli/cli.h"

/* JSON text goes through the same writer, so a part is written to a small buffer first. */
static void json_part(struct json *j, const char *text, size_t n)
{
    json_slice(j, (struct slice){text, n});
}

void json_moves(struct json *j, const struct board *b, const game_move *moves, size_t n)
{
    json_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        char text[32];
        struct writer w = writer_to(text, sizeof text);
        b->game->rules.write_move(b, moves[i], &w);
        json_part(j, text, w.n);
    }
    json_close(j, ']');
}

void json_spots(struct json *j, const struct board *b, const struct spot *spots, size_t n)
{
    json_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        char text[32];
        struct writer w = writer_to(text, sizeof text);
        spot_write(&w, board_height(b), spots[i]);
        json_part(j, text, w.n);
    }
    json_close(j, ']');
}

/* Positions hold nothing that JSON would escape. */
void json_board(struct json *j, const struct board *b)
{
    json_text(j, "");
    j->out->n--;
    position_write(b, j->out);
    writer_char(j->out, '"');
}
