/* say.c - see say.h. */
#include "games/slitherlink/explain/say.h"

void slither_say_text(const struct say *s, const char *text)
{
    writer_text(s->out, text);
}

void slither_say_name(const struct say *s, struct spot at)
{
    spot_write(s->out, board_height(s->b), at);
}

void slither_say_place(const struct say *s, struct spot at)
{
    if (spot_is_cell(at)) {
        uint8_t clue = slitherlink_get(s->b, at);
        if (clue == CLUE_NONE) {
            slither_say_text(s, "cell ");
        } else {
            slither_say_text(s, "the ");
            writer_number(s->out, clue);
            slither_say_text(s, " in ");
        }
    } else if (!spot_is_edge(at)) {
        slither_say_text(s, "dot ");
    }
    slither_say_name(s, at);
}

void slither_say_count(const struct say *s, int n, const char *one, const char *many)
{
    writer_number(s->out, n);
    slither_say_text(s, " ");
    slither_say_text(s, n == 1 ? one : many);
}

void slither_say_list(const struct say *s, const struct spot *at, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        slither_say_text(s, i == 0 ? "" : i + 1 == n ? " and " : ", ");
        slither_say_name(s, at[i]);
    }
}

/* The moves that draw (or cross out), with a verb before them. */
static size_t say_some(const struct say *s, uint8_t state, const char *verb)
{
    size_t n = 0, all = 0;
    uint8_t is;
    for (size_t i = 0; i < s->h->n_moves; i++) {
        slitherlink_move_edge(s->b, s->h->move[i], &is);
        all += is == state;
    }
    for (size_t i = 0; i < s->h->n_moves; i++) {
        struct spot at = slitherlink_move_edge(s->b, s->h->move[i], &is);
        if (is != state)
            continue;
        slither_say_text(s, n == 0 ? verb : n + 1 == all ? " and " : ", ");
        slither_say_name(s, at);
        n++;
    }
    return all;
}

void slither_say_moves(const struct say *s)
{
    size_t lines = say_some(s, EDGE_LINE, "draw ");
    say_some(s, EDGE_CROSS, lines ? ", and cross out " : "cross out ");
    slither_say_text(s, ".");
}
