/* flaws.c - why a board cannot be completed, in words. The places are those of the first rule that
 * is broken, or edges that cannot all stay, or numbers that cannot all be met. */
#include "games/slitherlink/explain/say.h"

static void wrong_cells(struct say *s)
{
    struct spot at = s->h->because[0];
    struct around a = slitherlink_around(s->b, at);
    int clue = slitherlink_get(s->b, at);
    size_t n = s->h->n_because;
    if (a.lines <= clue && a.lines + a.unset >= clue) {
        slitherlink_say_text(s, n == 1 ? "The number in cell " : "The numbers in cells ");
        slitherlink_say_list(s, s->h->because, n);
        slitherlink_say_text(s, n == 1 ? " cannot be met" : " cannot all be met");
        slitherlink_say_text(s, ": this puzzle has no solution");
        return;
    }
    slitherlink_say_text(s, "The ");
    writer_number(&s->out, clue);
    slitherlink_say_text(s, " in ");
    slitherlink_say_name(s, at);
    slitherlink_say_text(s, a.lines > clue ? " has " : " can get no more than ");
    slitherlink_say_count(s, a.lines > clue ? a.lines : a.lines + a.unset, "line", "lines");
    slitherlink_say_text(s, ". Look at its sides");
}

static void wrong_dot(struct say *s)
{
    struct around a = slitherlink_around(s->b, s->h->because[0]);
    slitherlink_say_text(s, "Dot ");
    slitherlink_say_name(s, s->h->because[0]);
    slitherlink_say_text(s, a.lines > 2 ? " has more than two lines: the loop does not branch"
                                        : " has a line that cannot go on");
}

static bool is_named(struct say *s, struct spot e)
{
    for (size_t i = 0; i < s->h->n_because; i++)
        if (spot_same(s->h->because[i], e))
            return true;
    return false;
}

/* Is a line, and so are those that go on from it, and all of them are named? */
static bool goes_on_named(struct say *s, struct spot e)
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
static bool is_loop(struct say *s)
{
    bool closed = false;
    for (size_t i = 0; i < s->h->n_because; i++)
        if (!goes_on_named(s, s->h->because[i]))
            return false;
    return slitherlink_trace(s->b, s->h->because[0], NULL, &closed, NULL, 0) == s->h->n_because && closed;
}

static void wrong_edges(struct say *s)
{
    size_t n = s->h->n_because;
    bool loop = is_loop(s);
    slitherlink_say_text(s, loop ? "The lines " : n == 1 ? "With " : "With the edges ");
    slitherlink_say_list(s, s->h->because, n);
    slitherlink_say_text(s, loop     ? " form a closed loop that is not the answer"
                            : n == 1 ? " as it is, the puzzle can no longer be completed"
                                     : " as they are, the puzzle can no longer be completed");
}

static void wrong_at_all(struct say *s)
{
    slitherlink_say_begin(s);
    slitherlink_say_text(s, "This can no longer be completed");
    slitherlink_say_end(s);
}

void slitherlink_say_flaws(struct say *s)
{
    if (!s->h->n_because) {
        wrong_at_all(s);
        return;
    }
    slitherlink_say_begin(s);
    if (spot_is_cell(s->h->because[0]))
        wrong_cells(s);
    else if (spot_is_edge(s->h->because[0]))
        wrong_edges(s);
    else
        wrong_dot(s);
    slitherlink_say_end(s);
    for (size_t i = 0; i < s->h->n_because; i++)
        story_place(s->h->story, STORY_AREA, s->h->because[i], STORY_BROKEN);
}
