/* say.c - see say.h. */
#include "games/slitherlink/explain/say.h"

enum { NAMED_MOST = 8 }; /* more edges than these are counted, not named */

void slitherlink_say_begin(struct say *s)
{
    s->out = story_begin(s->h->story);
}

void slitherlink_say_end(struct say *s)
{
    writer_char(&s->out, '.');
    story_end(s->h->story, &s->out);
}

void slitherlink_say_text(struct say *s, const char *text)
{
    writer_text(&s->out, text);
}

void slitherlink_say_name(struct say *s, struct spot at)
{
    spot_write(&s->out, board_height(s->b), at);
}

void slitherlink_say_place(struct say *s, struct spot at)
{
    bool first = s->out.n == 0;
    if (spot_is_cell(at)) {
        uint8_t clue = slitherlink_get(s->b, at);
        if (clue == CLUE_NONE) {
            slitherlink_say_text(s, first ? "Cell " : "cell ");
        } else {
            slitherlink_say_text(s, first ? "The " : "the ");
            writer_number(&s->out, clue);
            slitherlink_say_text(s, " in ");
        }
    } else if (spot_is_edge(at)) {
        slitherlink_say_text(s, first ? "Edge " : "");
    } else {
        slitherlink_say_text(s, first ? "Dot " : "dot ");
    }
    slitherlink_say_name(s, at);
}

void slitherlink_say_count(struct say *s, int n, const char *one, const char *many)
{
    writer_number(&s->out, n);
    slitherlink_say_text(s, " ");
    slitherlink_say_text(s, n == 1 ? one : many);
}

void slitherlink_say_list(struct say *s, const struct spot *at, size_t n)
{
    size_t named = n > NAMED_MOST ? NAMED_MOST - 1 : n;
    for (size_t i = 0; i < named; i++) {
        slitherlink_say_text(s, i == 0 ? "" : i + 1 == named ? " and " : ", ");
        slitherlink_say_name(s, at[i]);
    }
    if (named < n) {
        slitherlink_say_text(s, ", and ");
        writer_number(&s->out, (int64_t)(n - named));
        slitherlink_say_text(s, " more");
    }
}

/* The moves that draw (or cross out), with a verb before them. */
static int say_some(struct say *s, uint8_t state, const char *verb)
{
    int n = 0, all = 0;
    uint8_t is;
    for (size_t i = 0; i < s->h->n_moves; i++) {
        slitherlink_move_edge(s->b, s->h->move[i], &is);
        all += is == state;
    }
    if (all)
        slitherlink_say_text(s, verb);
    if (s->h->n_moves > NAMED_MOST) {
        if (all)
            slitherlink_say_count(s, all, "edge", "edges");
        return all;
    }
    for (size_t i = 0; i < s->h->n_moves; i++) {
        struct spot at = slitherlink_move_edge(s->b, s->h->move[i], &is);
        if (is != state)
            continue;
        slitherlink_say_text(s, n == 0 ? "" : n + 1 == all ? " and " : ", ");
        slitherlink_say_name(s, at);
        n++;
    }
    return all;
}

void slitherlink_say_moves(struct say *s)
{
    int lines = say_some(s, EDGE_LINE, "draw ");
    say_some(s, EDGE_CROSS, lines ? ", and cross out " : "cross out ");
}

void slitherlink_say_follows(struct say *s)
{
    for (size_t i = 0; i < s->h->n_moves; i++) {
        uint8_t state;
        struct spot at = slitherlink_move_edge(s->b, s->h->move[i], &state);
        story_mark(s->h->story, state == EDGE_LINE ? STORY_LINE : STORY_CROSS, at, STORY_FOLLOWS);
    }
}

void slitherlink_say_conclusion(struct say *s)
{
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "So ");
    slitherlink_say_moves(s);
    slitherlink_say_end(s);
    slitherlink_say_follows(s);
}

void slitherlink_say_clue(struct say *s, struct spot cell)
{
    story_place(s->h->story, STORY_CLUE, cell, STORY_GIVEN);
}

void slitherlink_say_edge(struct say *s, struct spot edge, bool place)
{
    uint8_t state = slitherlink_edge(s->b, edge);
    enum story_kind kind = state == EDGE_LINE ? STORY_LINE : STORY_CROSS;
    if (state == EDGE_UNSET || !spot_is_on(edge, board_width(s->b), board_height(s->b)))
        return;
    if (place)
        story_place(s->h->story, kind, edge, STORY_GIVEN);
    else
        story_mark(s->h->story, kind, edge, STORY_GIVEN);
}

void slitherlink_say_around(struct say *s, struct spot at)
{
    for (int side = 0; side < 4; side++)
        slitherlink_say_edge(s, spot_beside(at, side), false);
}
