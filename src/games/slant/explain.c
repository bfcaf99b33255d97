/* explain.c - a step in words. A corner and a cell may have the same name, so each is called what
 * it is. What the sentence needs beyond the hint is read off the board; nothing is searched again.
 */
#include "games/slant/ladder.h"

struct teller {
    const struct board *b;
    const struct hint *h;
    struct writer *out;
};

static bool is_corner(struct spot s)
{
    return s.x % 2 == 0;
}

static void say(const struct teller *t, const char *text)
{
    writer_text(t->out, text);
}

static void say_name(const struct teller *t, struct spot s)
{
    spot_write(t->out, board_height(t->b), s);
}

static void say_slash(const struct teller *t, enum slash slash)
{
    writer_char(t->out, slash == SLASH_FALL ? '\\' : '/');
}

/* "cell a1", "cells a1 and b2", "cells a1, b2 and c3" */
static void say_list(const struct teller *t, const struct spot *at, size_t n, const char *one,
                     const char *many)
{
    say(t, n == 1 ? one : many);
    for (size_t i = 0; i < n; i++) {
        say(t, i == 0 ? " " : i + 1 == n ? " and " : ", ");
        say_name(t, at[i]);
    }
}

static void say_cells(const struct teller *t, const struct spot *at, size_t n)
{
    say_list(t, at, n, "cell", "cells");
}

/* "the 2 at corner b3" */
static void say_number(const struct teller *t, struct spot at, bool first)
{
    say(t, first ? "The " : "the ");
    writer_number(t->out, slant_corner(t->b, at.y / 2, at.x / 2));
    say(t, " at corner ");
    say_name(t, at);
}

/* "cell b2 is \ and cell c2 is /" */
static void say_moves(const struct teller *t)
{
    for (size_t i = 0; i < t->h->n_moves; i++) {
        int r, c;
        enum slash slash;
        if (!slant_unpack(t->b, t->h->move[i], &r, &c, &slash))
            continue;
        say(t, i == 0 ? "cell " : i + 1 == t->h->n_moves ? " and cell " : ", cell ");
        say_name(t, spot_cell(r, c));
        say(t, " is ");
        say_slash(t, slash);
    }
    say(t, ".");
}

/* "a / in cell c3": what the first move is not. */
static enum slash refuted(const struct teller *t, struct spot *at)
{
    int r = 0, c = 0;
    enum slash slash = SLASH_FALL;
    slant_unpack(t->b, t->h->move[0], &r, &c, &slash);
    *at = spot_cell(r, c);
    return slash_other(slash);
}

/* ---- numbers ---- */

static void tell_board_corner(const struct teller *t)
{
    bool line = slant_corner(t->b, t->h->because[0].y / 2, t->h->because[0].x / 2) > 0;
    say_number(t, t->h->because[0], true);
    say(t, " is in the corner of the board and has only one cell beside it, ");
    say(t, line ? "so the line must end there: " : "so the line must not end there: ");
    say_moves(t);
}

static void tell_rim_clue(const struct teller *t)
{
    bool lines = slant_corner(t->b, t->h->because[0].y / 2, t->h->because[0].x / 2) > 0;
    say_number(t, t->h->because[0], true);
    say(t, lines ? " is on the border and has only two cells beside it, so both point at it: "
                 : " is on the border and takes no line, so the cells beside it point away: ");
    say_moves(t);
}

static void tell_finished(const struct teller *t)
{
    size_t n = t->h->n_because - 1;
    say_number(t, t->h->because[0], true);
    say(t, n == 1 ? " already has its line from " : " already has all its lines, from ");
    say_cells(t, &t->h->because[1], n);
    say(t, ", so what is left round it points away: ");
    say_moves(t);
}

static void tell_needs_all(const struct teller *t)
{
    size_t n = t->h->n_because - 1;
    say_number(t, t->h->because[0], true);
    if (n) {
        say(t, " gets no line from ");
        say_cells(t, &t->h->because[1], n);
        say(t, ", so every other cell round it must point at it: ");
    } else {
        say(t, " needs a line from every cell round it: ");
    }
    say_moves(t);
}

/* ---- loops and ways out ---- */

static void tell_loop(const struct teller *t)
{
    struct spot at;
    enum slash bad = refuted(t, &at);
    size_t n = t->h->n_because;
    if (n <= 9) {
        say(t, "The lines in ");
        say_cells(t, t->h->because, n);
        say(t, " hang together. ");
    } else {
        say(t, "A row of ");
        writer_number(t->out, (int64_t)n);
        say(t, " lines runs from cell ");
        say_name(t, t->h->because[0]);
        say(t, " round to cell ");
        say_name(t, t->h->because[n - 1]);
        say(t, ". ");
    }
    say(t, "With a ");
    say_slash(t, bad);
    say(t, " in cell ");
    say_name(t, at);
    say(t, " they would close a loop, so ");
    say_moves(t);
}

static void tell_way_out(const struct teller *t)
{
    struct spot at;
    refuted(t, &at);
    say(t, "Every line must be joined to the border in the end, or a loop would run round it. "
           "The lines in ");
    say_cells(t, t->h->because, t->h->n_because);
    say(t, " have only one way left, through cell ");
    say_name(t, at);
    say(t, ": ");
    say_moves(t);
}

static void tell_dead_end(const struct teller *t)
{
    struct spot at;
    enum slash bad = refuted(t, &at);
    say(t, "If cell ");
    say_name(t, at);
    say(t, " were ");
    say_slash(t, bad);
    if (t->h->n_because) {
        say(t, ", the numbers at ");
        say_list(t, t->h->because, t->h->n_because, "corner", "corners");
        say(t, " would be used up and");
    }
    say(t, " the lines joined there could never reach the border. So ");
    say_moves(t);
}

/* ---- rows of numbers ---- */

/* Lines and open cells of corner `at` on the side towards (dx, dy) of it. */
static struct touch side_of(const struct board *b, struct spot at, int dx, int dy)
{
    struct touch n = {0, 0};
    for (int i = 0; i < 4; i++) {
        int x = i % 2 ? 1 : -1, y = i < 2 ? -1 : 1;
        int r = (at.y + y - 1) / 2, c = (at.x + x - 1) / 2;
        if ((dx && x != dx) || (dy && y != dy) || at.y + y < 0 || at.x + x < 0 ||
            r >= board_height(b) || c >= board_width(b))
            continue;
        n.slashes += slant_cell(b, r, c) == slate_touching(i);
        n.empty += slant_cell(b, r, c) == SLASH_NONE;
    }
    return n;
}

static void say_amount(const struct teller *t, int least, int most)
{
    static const char *const words[] = {"no line", "one line", "two lines"};
    if (least == most)
        say(t, least == 1 ? "exactly " : "");
    else
        say(t, most == 2 ? "at least " : "at most ");
    say(t, words[least == most ? least : most == 2 ? least : most]);
}

/* What each number of the row gets from the cells towards the next, as a range handed on. */
static void tell_marks(const struct teller *t)
{
    const struct spot *at = t->h->because;
    size_t n = t->h->n_because;
    int dx = (at[1].x > at[0].x) - (at[1].x < at[0].x),
        dy = (at[1].y > at[0].y) - (at[1].y < at[0].y);
    struct touch behind = side_of(t->b, at[0], -dx, -dy);
    int least = behind.slashes, most = behind.slashes + behind.empty;
    say(t, "Each of the two cells between neighbouring corners points at exactly one of them. ");
    for (size_t i = 0; i + 1 < n; i++) {
        int clue = slant_corner(t->b, at[i].y / 2, at[i].x / 2);
        struct touch ahead = side_of(t->b, at[i], dx, dy);
        int low = clue - most, high = clue - least;
        low = low < ahead.slashes ? ahead.slashes : low;
        high = high > ahead.slashes + ahead.empty ? ahead.slashes + ahead.empty : high;
        if (i == 0 || n <= 3) {
            say_number(t, at[i], i == 0);
            say(t, " takes ");
            say_amount(t, low, high);
            say(t, " from the cells towards corner ");
            say_name(t, at[i + 1]);
            say(t, i + 2 == n ? ", so " : ", so corner ");
            if (i + 2 < n) {
                say_name(t, at[i + 1]);
                say(t, " gets ");
                say_amount(t, 2 - high, 2 - low);
                say(t, n <= 3 ? " from there; " : ", and so on along the row: ");
            }
        }
        least = 2 - high;
        most = 2 - low;
    }
    say_number(t, at[n - 1], false);
    say(t, " gets ");
    say_amount(t, least, most);
    say(t, " from there, which settles its other side: ");
    say_moves(t);
}

/* ---- suppositions ---- */

/* Cells assumed while a supposition is told: few, and on top of the board. */
enum { TOLD_MOST = 24, TELL_STEPS = 6 };

struct tale {
    const struct teller *t;
    struct spot at[TOLD_MOST];
    enum slash slash[TOLD_MOST];
    size_t n;
};

static enum slash tale_cell(const struct tale *m, struct spot at)
{
    for (size_t i = 0; i < m->n; i++)
        if (m->at[i].x == at.x && m->at[i].y == at.y)
            return m->slash[i];
    return slant_cell(m->t->b, at.y / 2, at.x / 2);
}

static void assume(struct tale *m, struct spot at, enum slash slash)
{
    if (m->n < TOLD_MOST) {
        m->at[m->n] = at;
        m->slash[m->n++] = slash;
    }
}

/* Cell i round a corner; false: off the board. */
static bool near_corner(const struct board *b, struct spot corner, int i, struct spot *at)
{
    *at = (struct spot){(int16_t)(corner.x + (i % 2 ? 1 : -1)),
                        (int16_t)(corner.y + (i < 2 ? -1 : 1))};
    return at->x > 0 && at->y > 0 && at->x < 2 * board_width(b) && at->y < 2 * board_height(b);
}

static struct touch tale_touch(const struct tale *m, struct spot corner)
{
    struct touch n = {0, 0};
    struct spot at;
    for (int i = 0; i < 4; i++)
        if (near_corner(m->t->b, corner, i, &at)) {
            n.slashes += tale_cell(m, at) == slate_touching(i);
            n.empty += tale_cell(m, at) == SLASH_NONE;
        }
    return n;
}

/* A number that has its lines, or needs all: say so and fill in what follows. */
static void tell_number(struct tale *m, struct spot corner)
{
    const struct teller *t = m->t;
    int clue = slant_corner(t->b, corner.y / 2, corner.x / 2);
    bool finished = tale_touch(m, corner).slashes == clue, first = true;
    struct spot at;
    say_number(t, corner, false);
    say(t, finished ? " is finished, so " : " needs all that is left, so ");
    for (int i = 0; i < 4; i++) {
        enum slash slash = finished ? slash_other(slate_touching(i)) : slate_touching(i);
        if (!near_corner(t->b, corner, i, &at) || tale_cell(m, at))
            continue;
        say(t, first ? "cell " : ", cell ");
        say_name(t, at);
        say(t, " is ");
        say_slash(t, slash);
        assume(m, at, slash);
        first = false;
    }
    say(t, "; ");
}

static void tell_end(struct tale *m, struct spot at)
{
    const struct teller *t = m->t;
    if (is_corner(at)) {
        struct touch n = tale_touch(m, at);
        bool many = n.slashes > slant_corner(t->b, at.y / 2, at.x / 2);
        say_number(t, at, false);
        say(t, many ? " gets too many lines" : " cannot get enough lines");
    } else {
        say(t, "the line in cell ");
        say_name(t, at);
        say(t, " closes a loop");
    }
    say(t, ". So ");
    say_moves(t);
}

/* The slash that a loop forces is not written in the hint: the cell alone is named. */
static void tell_suppose(const struct teller *t)
{
    const struct spot *at = t->h->because;
    size_t last = t->h->n_because - 1;
    struct spot cell;
    struct tale m = {.t = t};
    enum slash bad = refuted(t, &cell);
    bool brief = last > TELL_STEPS;
    for (size_t i = 1; i < last; i++)
        brief |= !is_corner(at[i]);
    say(t, "Suppose cell ");
    say_name(t, cell);
    say(t, " were ");
    say_slash(t, bad);
    if (!brief) {
        say(t, ". Then ");
        assume(&m, cell, bad);
        for (size_t i = 1; i < last; i++)
            tell_number(&m, at[i]);
        say(t, last > 1 ? "and then " : "");
        tell_end(&m, at[last]);
        return;
    }
    say(t, ". Follow what comes of it at");
    for (size_t i = 1; i < last; i++) {
        say(t, i == 1 ? "" : i + 1 == last ? " and then" : ",");
        say(t, is_corner(at[i]) ? " corner " : " cell ");
        say_name(t, at[i]);
    }
    say(t, is_corner(at[last]) ? ": in the end the number at corner " : ": in the end cell ");
    say_name(t, at[last]);
    say(t, is_corner(at[last]) ? " cannot be met. So " : " closes a loop. So ");
    say_moves(t);
}

static void tell_search(const struct teller *t)
{
    struct spot at;
    enum slash bad = refuted(t, &at);
    say(t, "No single chain of reasoning helps here. If cell ");
    say_name(t, at);
    say(t, " were ");
    say_slash(t, bad);
    say(t, ", every way to fill the other cells would break a rule, so ");
    say_moves(t);
}

/* ---- wrong positions ---- */

static void tell_wrong_number(const struct teller *t)
{
    struct spot at = t->h->because[0];
    int clue = slant_corner(t->b, at.y / 2, at.x / 2);
    struct touch n = slant_touch(t->b, at.y / 2, at.x / 2);
    if (n.slashes <= clue && n.slashes + n.empty >= clue) {
        say(t, "The numbers at ");
        say_list(t, t->h->because, t->h->n_because, "corner", "corners");
        say(t, " cannot all be met: this puzzle has no solution.");
        return;
    }
    say_number(t, at, true);
    say(t, n.slashes > clue ? " has too many lines: " : " can get no more than ");
    writer_number(t->out, n.slashes > clue ? n.slashes : n.slashes + n.empty);
    say(t, ". Look at the cells round it.");
}

static void tell_wrong(const struct teller *t)
{
    size_t n = t->h->n_because;
    if (n == 0) {
        say(t, "This puzzle has no solution.");
    } else if (is_corner(t->h->because[0])) {
        tell_wrong_number(t);
    } else if (slant_in(t->b)->loops) {
        say(t, "The lines in ");
        say_cells(t, t->h->because, n);
        say(t, " form a closed loop. One of them must be turned.");
    } else {
        say_list(t, t->h->because, n, "Cell", "Cells");
        say(t, n == 1 ? " is wrong: with this line" : " are wrong: with these lines");
        say(t, " the puzzle cannot be solved any more.");
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
        [MARKS] = tell_marks,
        [DEAD_END] = tell_dead_end,
        [MARKS_CHAIN] = tell_marks,
        [SUPPOSE_SHORT] = tell_suppose,
        [SUPPOSE] = tell_suppose,
        [SUPPOSE_LONG] = tell_suppose,
        [SUPPOSE_DEEP] = tell_suppose,
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
        say(&t, "The puzzle is solved.");
        break;
    case HINT_NO_STEP:
        say(&t, "Nothing more can be concluded: several solutions are left.");
        break;
    }
}
