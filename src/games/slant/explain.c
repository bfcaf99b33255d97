/* explain.c - a step in words. What a sentence needs beyond the hint is read off the board; nothing
 * is searched again.
 */
#include "games/slant/ladder.h"
#include "games/slant/words.h"

/* ---- numbers ---- */

static void tell_board_corner(const struct teller *t)
{
    bool line = slant_corner(t->b, t->h->because[0].y / 2, t->h->because[0].x / 2) > 0;
    slant_say_number(t, t->h->because[0], true);
    slant_say(t, " is in the corner of the board and has only one cell beside it, ");
    slant_say(t, line ? "so the line must end there: " : "so the line must not end there: ");
    slant_say_moves(t);
}

static void tell_rim_clue(const struct teller *t)
{
    bool lines = slant_corner(t->b, t->h->because[0].y / 2, t->h->because[0].x / 2) > 0;
    slant_say_number(t, t->h->because[0], true);
    slant_say(t, lines
                     ? " is on the border and has only two cells beside it, so both point at it: "
                     : " is on the border and takes no line, so the cells beside it point away: ");
    slant_say_moves(t);
}

static void tell_finished(const struct teller *t)
{
    size_t n = t->h->n_because - 1;
    slant_say_number(t, t->h->because[0], true);
    slant_say(t, n == 1 ? " already has its line from " : " already has all its lines, from ");
    slant_say_cells(t, &t->h->because[1], n);
    slant_say(t, ", so what is left round it points away: ");
    slant_say_moves(t);
}

static void tell_needs_all(const struct teller *t)
{
    size_t n = t->h->n_because - 1;
    slant_say_number(t, t->h->because[0], true);
    if (n) {
        slant_say(t, " gets no line from ");
        slant_say_cells(t, &t->h->because[1], n);
        slant_say(t, ", so every other cell round it must point at it: ");
    } else {
        slant_say(t, " needs a line from every cell round it: ");
    }
    slant_say_moves(t);
}

/* ---- loops and ways out ---- */

static void tell_loop(const struct teller *t)
{
    struct spot at;
    enum slash bad = slant_tell_refuted(t, &at);
    size_t n = t->h->n_because;
    if (n <= 9) {
        slant_say(t, "The lines in ");
        slant_say_cells(t, t->h->because, n);
        slant_say(t, " hang together. ");
    } else {
        slant_say(t, "A row of ");
        writer_number(t->out, (int64_t)n);
        slant_say(t, " lines runs from cell ");
        slant_say_name(t, t->h->because[0]);
        slant_say(t, " round to cell ");
        slant_say_name(t, t->h->because[n - 1]);
        slant_say(t, ". ");
    }
    slant_say(t, "With a ");
    slant_say_slash(t, bad);
    slant_say(t, " in cell ");
    slant_say_name(t, at);
    slant_say(t, " they would close a loop, so ");
    slant_say_moves(t);
}

static void tell_way_out(const struct teller *t)
{
    struct spot at;
    slant_tell_refuted(t, &at);
    slant_say(t,
              "Every line must be joined to the border in the end, or a loop would run round it. "
              "The lines in ");
    slant_say_cells(t, t->h->because, t->h->n_because);
    slant_say(t, " have only one way left, through cell ");
    slant_say_name(t, at);
    slant_say(t, ": ");
    slant_say_moves(t);
}

static void say_if(const struct teller *t) /* "If cell b2 were \" */
{
    struct spot at;
    enum slash bad = slant_tell_refuted(t, &at);
    slant_say(t, "If cell ");
    slant_say_name(t, at);
    slant_say(t, " were ");
    slant_say_slash(t, bad);
}

/* The numbers that close the way, or the corners that would be joined without one. */
static void tell_dead_end(const struct teller *t)
{
    size_t n = t->h->n_because;
    struct spot at = t->h->because[0];
    say_if(t);
    if (slant_corner(t->b, at.y / 2, at.x / 2) == CORNER_NONE) {
        slant_say(t, ", it would join ");
        slant_say_list(t, t->h->because, n, "corner", "corners");
        slant_say(t, " with no way left from there to the border. So ");
    } else {
        slant_say(t, n == 1 ? ", the number at " : ", the numbers at ");
        slant_say_list(t, t->h->because, n, "corner", "corners");
        slant_say(t, " would be used up, and the lines joined there could never reach the border. "
                     "So ");
    }
    slant_say_moves(t);
}

static void tell_search(const struct teller *t)
{
    slant_say(t, "No single chain of reasoning helps here. ");
    say_if(t);
    slant_say(t, ", every way to fill the other cells would break a rule, so ");
    slant_say_moves(t);
}

/* ---- wrong positions ---- */

static void tell_wrong_number(const struct teller *t)
{
    struct spot at = t->h->because[0];
    int clue = slant_corner(t->b, at.y / 2, at.x / 2);
    struct touch n = slant_touch(t->b, at.y / 2, at.x / 2);
    if (!slant_is_out_of_reach(t->b, at.y / 2, at.x / 2)) {
        bool one = t->h->n_because == 1;
        slant_say(t, one ? "The number at " : "The numbers at ");
        slant_say_list(t, t->h->because, t->h->n_because, "corner", "corners");
        slant_say(t, one ? " cannot be met" : " cannot all be met");
        slant_say(t, ": this puzzle has no solution.");
        return;
    }
    slant_say_number(t, at, true);
    int lines = n.slashes > clue ? n.slashes : n.slashes + n.empty;
    slant_say(t, n.slashes > clue ? " has too many lines: " : " can get no more than ");
    writer_number(t->out, lines);
    slant_say(t, n.slashes > clue ? "" : lines == 1 ? " line" : " lines");
    slant_say(t, ". Look at the cells round it.");
}

static void tell_wrong(const struct teller *t)
{
    size_t n = t->h->n_because;
    if (n == 0) {
        slant_say(t, "This puzzle has no solution.");
    } else if (is_corner(t->h->because[0])) {
        tell_wrong_number(t);
    } else if (slant_in(t->b)->loops) {
        slant_say(t, "The lines in ");
        slant_say_cells(t, t->h->because, n);
        slant_say(t, " form a closed loop. One of them must be turned.");
    } else {
        slant_say_list(t, t->h->because, n, "Cell", "Cells");
        slant_say(t, n == 1 ? " is wrong: with this line" : " are wrong: with these lines");
        slant_say(t, " the puzzle cannot be solved any more.");
    }
}

static void tell_step(const struct teller *t)
{
    static void (*const tell[SLANT_TECHNIQUES])(const struct teller *) = {
        [BOARD_CORNER] = tell_board_corner,
        [RIM_CLUE] = tell_rim_clue,
        [CLUE_FINISHED] = tell_finished,
        [CLUE_NEEDS_ALL] = tell_needs_all,
        [SMALL_LOOP] = tell_loop,
        [WAY_OUT] = tell_way_out,
        [LONG_LOOP] = tell_loop,
        [MARKS] = slant_tell_marks,
        [DEAD_END] = tell_dead_end,
        [MARKS_CHAIN] = slant_tell_marks,
        [SUPPOSE_SHORT] = slant_tell_suppose,
        [SUPPOSE] = slant_tell_suppose,
        [SUPPOSE_LONG] = slant_tell_suppose,
        [SUPPOSE_DEEP] = slant_tell_suppose,
        [SEARCH] = tell_search,
    };
    tell[t->h->technique](t);
}

void slant_explain(const struct board *b, const struct hint *h, struct writer *out)
{
    struct teller t = {b, h, out};
    switch (h->kind) {
    case HINT_STEP:
        tell_step(&t);
        break;
    case HINT_WRONG:
        tell_wrong(&t);
        break;
    case HINT_DONE:
        slant_say(&t, "The puzzle is solved.");
        break;
    case HINT_NO_STEP:
        slant_say(&t, "Nothing more can be concluded: several solutions are left.");
        break;
    }
}
