/* wrong.c - why a board cannot be completed, in words. The places are those of the first rule that
 * is broken, or edges that cannot all stay, or numbers that cannot all be met. */
#include "games/slitherlink/explain/say.h"

static void wrong_cells(const struct say *s)
{
    struct spot at = s->h->because[0];
    struct around a = slitherlink_around(s->b, at);
    int clue = slitherlink_get(s->b, at);
    size_t n = s->h->n_because;
    if (a.lines <= clue && a.lines + a.unset >= clue) {
        slither_say_text(s, n == 1 ? "The number in cell " : "The numbers in cells ");
        slither_say_list(s, s->h->because, n);
        slither_say_text(s, n == 1 ? " cannot be met" : " cannot all be met");
        slither_say_text(s, ": this puzzle has no solution.");
        return;
    }
    slither_say_text(s, "The ");
    writer_number(s->out, clue);
    slither_say_text(s, " in ");
    slither_say_name(s, at);
    slither_say_text(s, a.lines > clue ? " has " : " can get no more than ");
    slither_say_count(s, a.lines > clue ? a.lines : a.lines + a.unset, "line", "lines");
    slither_say_text(s, ". Look at its sides.");
}

static void wrong_dot(const struct say *s)
{
    struct around a = slitherlink_around(s->b, s->h->because[0]);
    slither_say_text(s, "Dot ");
    slither_say_name(s, s->h->because[0]);
    slither_say_text(s, a.lines > 2 ? " has more than two lines: the loop does not branch."
                                    : " has a line that cannot go on.");
}

static bool is_named(const struct say *s, struct spot e)
{
    for (size_t i = 0; i < s->h->n_because; i++)
        if (spot_same(s->h->because[i], e))
            return true;
    return false;
}

/* Is a line, and so are those that go on from it, and all of them are named? */
static bool goes_on_named(const struct say *s, struct spot e)
{
    if (slitherlink_get(s->b, e) != EDGE_LINE)
        return false;
    for (int end = 0; end < 2; end++) {
        struct spot dot = spot_beside(e, (e.y & 1 ? SIDE_N : SIDE_E) + 2 * end);
        for (int side = 0; side < 4; side++) {
            struct spot next = spot_beside(dot, side);
            if (slitherlink_edge(s->b, next) == EDGE_LINE && !is_named(s, next))
                return false;
        }
    }
    return true;
}

/* Are they one closed loop, all of it and nothing else? */
static bool is_loop(const struct say *s)
{
    bool closed = false;
    for (size_t i = 0; i < s->h->n_because; i++)
        if (!goes_on_named(s, s->h->because[i]))
            return false;
    return slitherlink_trace(s->b, s->h->because[0], NULL, &closed, NULL, 0) == s->h->n_because && closed;
}

static void wrong_edges(const struct say *s)
{
    size_t n = s->h->n_because;
    bool loop = is_loop(s);
    slither_say_text(s, loop ? "The lines " : n == 1 ? "With " : "With the edges ");
    slither_say_list(s, s->h->because, n);
    slither_say_text(s, loop     ? " form a closed loop that is not the answer."
                        : n == 1 ? " as it is, the puzzle can no longer be completed."
                                 : " as they are, the puzzle can no longer be completed.");
}

void slither_say_wrong(const struct say *s)
{
    if (!s->h->n_because)
        slither_say_text(s, "This can no longer be completed.");
    else if (spot_is_cell(s->h->because[0]))
        wrong_cells(s);
    else if (spot_is_edge(s->h->because[0]))
        wrong_edges(s);
    else
        wrong_dot(s);
}
