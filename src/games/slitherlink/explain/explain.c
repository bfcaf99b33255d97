/* explain.c - a hint in one or two sentences that name the places and say why. */
#include "games/slitherlink/deduce/finding.h"
#include "games/slitherlink/explain/say.h"

static void clue_finished(const struct say *s)
{
    struct spot cell = s->h->because[0];
    bool none = slitherlink_get(s->b, cell) == 0;
    slither_say_text(s, none ? "No side of " : "");
    if (none)
        slither_say_place(s, cell);
    else {
        slither_say_text(s, "The ");
        writer_number(s->out, slitherlink_get(s->b, cell));
        slither_say_text(s, " in ");
        slither_say_name(s, cell);
    }
    slither_say_text(s, none ? " is a line: " : " has all its lines: ");
    slither_say_moves(s);
}

static void clue_full(const struct say *s)
{
    struct spot cell = s->h->because[0];
    struct around a = slitherlink_around(s->b, cell);
    slither_say_text(s, "The ");
    writer_number(s->out, slitherlink_get(s->b, cell));
    slither_say_text(s, " in ");
    slither_say_name(s, cell);
    slither_say_text(s, " still needs ");
    slither_say_count(s, a.unset, "line", "lines");
    slither_say_text(s, " and has only ");
    slither_say_count(s, a.unset, "side", "sides");
    slither_say_text(s, " left: ");
    slither_say_moves(s);
}

static void dot(const struct say *s, const char *before, const char *after)
{
    slither_say_text(s, before);
    slither_say_name(s, s->h->because[0]);
    slither_say_text(s, after);
    slither_say_moves(s);
}

static void zero_three(const struct say *s)
{
    slither_say_text(s, "The 0 in ");
    slither_say_name(s, s->h->because[0]);
    slither_say_text(s, " takes one side from the 3 in ");
    slither_say_name(s, s->h->because[1]);
    slither_say_text(
        s, ", which needs the other three; and the loop runs on past the 0 at both ends: ");
    slither_say_moves(s);
}

static void corner(const struct say *s)
{
    struct spot cell = s->h->because[0];
    uint8_t clue = slitherlink_get(s->b, cell);
    struct around a = slitherlink_around(s->b, cell);
    slither_say_text(s, "The two sides of the ");
    writer_number(s->out, clue);
    slither_say_text(s, " in ");
    slither_say_name(s, cell);
    slither_say_text(s, " that meet at dot ");
    slither_say_name(s, s->h->because[1]);
    slither_say_text(s, " are both lines or both not, for nothing else can reach that dot; ");
    if (clue == 3 || (clue == 2 && a.unset < 4 && a.lines == 0))
        slither_say_text(s, "without them it could not get enough lines: ");
    else if (clue == 1 || a.unset < 4)
        slither_say_text(s, "with both it would have too many lines: ");
    else {
        for (size_t i = 2; i < s->h->n_because; i++) {
            slither_say_text(s,
                             i == 2 ? "either way the 2 has exactly one line at " : " and one at ");
            slither_say_place(s, s->h->because[i]);
        }
        slither_say_text(s, ", and the loop goes on from there: ");
    }
    slither_say_moves(s);
}

static void threes(const struct say *s, const char *middle)
{
    slither_say_text(s, "The 3s in ");
    slither_say_list(s, s->h->because, 2);
    slither_say_text(s, middle);
    slither_say_moves(s);
}

static void early_loop(const struct say *s)
{
    uint8_t state;
    struct spot e = slitherlink_move_edge(s->b, s->h->move[0], &state), out = s->h->because[2];
    slither_say_text(s, "Dots ");
    slither_say_list(s, s->h->because, 2);
    slither_say_text(s, " are the two ends of one line; ");
    slither_say_name(s, e);
    slither_say_text(s, " would close it into a loop that ");
    if (spot_is_edge(out)) {
        slither_say_text(s, "leaves out the line ");
        slither_say_name(s, out);
    } else {
        slither_say_text(s, "does not give ");
        slither_say_place(s, out);
        slither_say_text(s, " its lines");
    }
    slither_say_text(s, ": ");
    slither_say_moves(s);
}

static void cut_off(const struct say *s)
{
    struct spot at = s->h->because[0];
    if (s->h->n_because == 2) {
        slither_say_text(s, "There is no way round from ");
        slither_say_place(s, at);
        slither_say_text(s, " to ");
        slither_say_place(s, s->h->because[1]);
        slither_say_text(s, " but the edge between them, and a loop needs two: ");
    } else if (spot_is_edge(at)) {
        slither_say_text(s, "No loop through the line ");
        slither_say_name(s, at);
        slither_say_text(s, " can reach these edges, and there is only one loop: ");
    } else {
        slither_say_text(s, "What lies beyond ");
        slither_say_place(s, at);
        slither_say_text(
            s, " can be reached through that dot alone, and the loop passes a dot only once: ");
    }
    slither_say_moves(s);
}

static void area(const struct say *s)
{
    const struct spot *x = s->h->because;
    bool inside = s->h->n_because == 3;
    struct spot neck = x[inside ? 2 : 1];
    slither_say_text(s, inside ? "Cells " : "Cell ");
    slither_say_list(s, x, inside ? 2 : 1);
    slither_say_text(
        s, inside ? " are both inside the loop and can be joined only through cell "
                  : " is outside the loop and can be joined with the rim only through cell ");
    slither_say_name(s, neck);
    slither_say_text(s, inside ? ", so that is inside too: " : ", so that is outside too: ");
    slither_say_moves(s);
}

static void search(const struct say *s)
{
    slither_say_text(
        s, "No shorter reason is known; but every answer that is still possible agrees here: ");
    slither_say_moves(s);
}

static void dot_done(const struct say *s)
{
    dot(s, "Dot ", " has its two lines: ");
}

static void dead_end(const struct say *s)
{
    dot(s, "Only one edge is left at dot ", ", and a line into it could not go on: ");
}

static void line_on(const struct say *s)
{
    dot(s, "A line reaches dot ", " and has only one way to go on: ");
}

static void adjacent_threes(const struct say *s)
{
    threes(s, " stand side by side: the edge between them and the two far sides are lines, and "
              "the line between them does not run straight on: ");
}

static void diagonal_threes(const struct say *s)
{
    threes(s,
           " touch at a corner. Neither can have both its sides there, so each has the two sides "
           "that point away: ");
}

static void (*const tell[TECHNIQUE_COUNT])(const struct say *s) = {
    [TECHNIQUE_CLUE_FINISHED] = clue_finished,
    [TECHNIQUE_ZERO_THREE] = zero_three,
    [TECHNIQUE_CLUE_FULL] = clue_full,
    [TECHNIQUE_DOT_DONE] = dot_done,
    [TECHNIQUE_DEAD_END] = dead_end,
    [TECHNIQUE_LINE_ON] = line_on,
    [TECHNIQUE_CORNER] = corner,
    [TECHNIQUE_ADJACENT_THREES] = adjacent_threes,
    [TECHNIQUE_DIAGONAL_THREES] = diagonal_threes,
    [TECHNIQUE_EARLY_LOOP] = early_loop,
    [TECHNIQUE_PAIRS] = slither_say_pairs,
    [TECHNIQUE_COLOUR] = slither_say_colour,
    [TECHNIQUE_PAIR_CHAIN] = slither_say_pairs,
    [TECHNIQUE_COLOUR_CLUE] = slither_say_colour_clue,
    [TECHNIQUE_CUT_OFF] = cut_off,
    [TECHNIQUE_AREA] = area,
    [TECHNIQUE_SUPPOSE_SHORT] = slither_say_suppose,
    [TECHNIQUE_SUPPOSE] = slither_say_suppose,
    [TECHNIQUE_SUPPOSE_LONG] = slither_say_suppose,
    [TECHNIQUE_SEARCH] = search,
};

void slitherlink_explain(const struct board *b, const struct hint *h, struct writer *out)
{
    struct say s = {b, h, out};
    switch (h->kind) {
    case HINT_STEP:
        tell[h->technique](&s);
        break;
    case HINT_WRONG:
        slither_say_wrong(&s);
        break;
    case HINT_DONE:
        slither_say_text(&s, "The loop is closed and every number is met.");
        break;
    case HINT_NO_STEP:
        slither_say_text(&s, "Nothing more can be proved: several answers are left.");
        break;
    }
}
