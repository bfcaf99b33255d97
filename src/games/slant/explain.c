/* explain.c - a hint as a story: a headline, and for each thing to see a step. */
#include "games/slant/say.h"

/* ---- numbers ---- */

/* A number, and the cells round it that show why. */
static void mark_round(struct teller *t)
{
    slant_say_clue(t, t->h->because[0]);
    for (size_t i = 1; i < t->h->n_because; i++)
        slant_say_cell(t, t->h->because[i], true);
}

static int clue_at(const struct teller *t, struct spot at)
{
    return slant_corner(t->b, at.y / 2, at.x / 2);
}

static void tell_board_corner(struct teller *t)
{
    bool line = clue_at(t, t->h->because[0]) > 0;
    slant_say_begin(t);
    slant_say_number(t, t->h->because[0]);
    slant_say(t, line ? " has only one cell beside it, and its line must end there"
                      : " has only one cell beside it, and no line may end there");
    slant_say_end(t);
    mark_round(t);
}

static void tell_rim_clue(struct teller *t)
{
    bool lines = clue_at(t, t->h->because[0]) > 0;
    slant_say_begin(t);
    slant_say_number(t, t->h->because[0]);
    slant_say(t, lines ? " has only two cells beside it, so both point at it"
                       : " takes no line, so the two cells beside it point away");
    slant_say_end(t);
    mark_round(t);
}

static void tell_finished(struct teller *t)
{
    size_t n = t->h->n_because - 1;
    slant_say_begin(t);
    slant_say_number(t, t->h->because[0]);
    if (n) {
        slant_say(t, n == 1 ? " has its line from " : " has all its lines, from ");
        slant_say_cells(t, &t->h->because[1], n);
        slant_say(t, ": the rest points away");
    } else {
        slant_say(t, " takes no line: all cells round it point away");
    }
    slant_say_end(t);
    mark_round(t);
}

static void tell_needs_all(struct teller *t)
{
    size_t n = t->h->n_because - 1;
    slant_say_begin(t);
    slant_say_number(t, t->h->because[0]);
    if (n) {
        slant_say(t, " gets no line from ");
        slant_say_cells(t, &t->h->because[1], n);
        slant_say(t, ": all others point at it");
    } else {
        slant_say(t, " needs a line from every cell round it");
    }
    slant_say_end(t);
    mark_round(t);
}

/* ---- loops and ways out ---- */

static void tell_loop(struct teller *t)
{
    struct spot at;
    enum slash bad = slant_tell_refuted(t, &at);
    size_t n = t->h->n_because;
    slant_say_begin(t);
    if (n <= 9) {
        slant_say(t, "The lines in ");
        slant_say_cells(t, t->h->because, n);
        slant_say(t, " hang together");
    } else {
        slant_say(t, "A row of ");
        writer_number(&t->out, (int64_t)n);
        slant_say(t, " lines runs from cell ");
        slant_say_name(t, t->h->because[0]);
        slant_say(t, " round to cell ");
        slant_say_name(t, t->h->because[n - 1]);
    }
    slant_say_end(t);
    for (size_t i = 0; i < n; i++)
        slant_say_cell(t, t->h->because[i], false);
    slant_say_begin(t);
    slant_say(t, "A ");
    slant_say_slash(t, bad);
    slant_say(t, " in cell ");
    slant_say_name(t, at);
    slant_say(t, " would close a loop");
    slant_say_end(t);
    story_place(t->h->story, bad == SLASH_FALL ? STORY_FALL : STORY_RISE, at, STORY_BROKEN);
}

static void mark_cells(struct teller *t)
{
    for (size_t i = 0; i < t->h->n_because; i++)
        if (is_corner(t->h->because[i]))
            slant_say_clue(t, t->h->because[i]);
        else
            slant_say_cell(t, t->h->because[i], false);
}

static void tell_way_out(struct teller *t)
{
    struct spot at;
    slant_tell_refuted(t, &at);
    slant_say_begin(t);
    slant_say(t, "Every line joins the border in the end, or a loop would run round it");
    slant_say_end(t);
    slant_say_begin(t);
    slant_say(t, "The lines that begin in cell ");
    slant_say_name(t, t->h->because[0]);
    slant_say(t, " have only one way left, through cell ");
    slant_say_name(t, at);
    slant_say_end(t);
    story_place(t->h->story, STORY_AREA, at, STORY_GATE);
    mark_cells(t);
}

/* The numbers that close the way, or the corners that would be joined without one; then all that
 * is filled in round the lines that would be joined. */
static void tell_dead_end(struct teller *t)
{
    struct spot at;
    enum slash bad = slant_tell_refuted(t, &at);
    size_t n = 0;
    while (n < t->h->n_because && is_corner(t->h->because[n]))
        n++;
    bool number = clue_at(t, t->h->because[0]) != CORNER_NONE;
    slant_say_begin(t);
    slant_say(t, "A ");
    slant_say_slash(t, bad);
    slant_say(t, " in cell ");
    slant_say_name(t, at);
    slant_say(t, number ? " would use up the " : " would join ");
    slant_say(t, number && n == 1 ? "number at " : number ? "numbers at " : "");
    slant_say_list(t, t->h->because, n > 4 ? 4 : n, "corner", "corners");
    slant_say(t, number && n > 4 ? " and more" : "");
    slant_say_end(t);
    mark_cells(t);
    slant_say_begin(t);
    slant_say(t, "What hangs together there could then never reach the border");
    slant_say_end(t);
    story_place(t->h->story, bad == SLASH_FALL ? STORY_FALL : STORY_RISE, at, STORY_BROKEN);
}

static void tell_unique(struct teller *t)
{
    struct spot at;
    enum slash bad = slant_tell_refuted(t, &at);
    slant_say_begin(t);
    slant_say(t, "No corner of cell ");
    slant_say_name(t, at);
    slant_say(t, " has a number: as far as these go, it could be turned");
    slant_say_end(t);
    story_place(t->h->story, STORY_AREA, at, STORY_FOLLOWS);
    slant_say_begin(t);
    slant_say(t, "Nothing but this cell can still bring a line to corner ");
    slant_say_name(t, t->h->because[0]);
    slant_say_end(t);
    story_place(t->h->story, STORY_AREA, t->h->because[0], STORY_FOLLOWS);
    for (size_t i = 1; i < t->h->n_because; i++)
        slant_say_cell(t, t->h->because[i], false);
    slant_say_begin(t);
    slant_say(t, "So a ");
    slant_say_slash(t, bad);
    slant_say(t, " here could be turned without closing a loop: two answers");
    slant_say_end(t);
    story_place(t->h->story, bad == SLASH_FALL ? STORY_FALL : STORY_RISE, at, STORY_BROKEN);
}

/* It rests on all that there is. */
static void tell_search(struct teller *t)
{
    struct spot at;
    enum slash bad = slant_tell_refuted(t, &at);
    slant_say_begin(t);
    slant_say(t, "With a ");
    slant_say_slash(t, bad);
    slant_say(t, " in cell ");
    slant_say_name(t, at);
    slant_say(t, " every way to go on was tried, and all break a rule");
    slant_say_end(t);
    story_place(t->h->story, STORY_AREA, at, STORY_BROKEN);
    for (int r = 0; r <= board_height(t->b); r++)
        for (int c = 0; c <= board_width(t->b); c++) {
            if (slant_corner(t->b, r, c) != CORNER_NONE)
                story_mark(t->h->story, STORY_CLUE, spot_corner(r, c), STORY_GIVEN);
            if (r < board_height(t->b) && c < board_width(t->b))
                slant_say_cell(t, spot_cell(r, c), false);
        }
}

/* ---- wrong positions ---- */

static void tell_wrong_number(struct teller *t)
{
    struct spot at = t->h->because[0];
    struct touch n = slant_touch(t->b, at.y / 2, at.x / 2);
    int clue = clue_at(t, at), lines = n.slashes > clue ? n.slashes : n.slashes + n.empty;
    if (!slant_is_out_of_reach(t->b, at.y / 2, at.x / 2)) {
        bool one = t->h->n_because == 1;
        slant_say(t, one ? "The number at " : "The numbers at ");
        slant_say_list(t, t->h->because, t->h->n_because, "corner", "corners");
        slant_say(t, one ? " cannot be met" : " cannot all be met");
        slant_say(t, ": this puzzle has no solution");
        return;
    }
    slant_say_number(t, at);
    slant_say(t, n.slashes > clue ? " has too many lines: " : " can get no more than ");
    writer_number(&t->out, lines);
    slant_say(t, n.slashes > clue ? "" : lines == 1 ? " line" : " lines");
    slant_say(t, ". Look at the cells round it");
}

static void tell_wrong(struct teller *t)
{
    size_t n = t->h->n_because;
    slant_say_begin(t);
    if (n == 0) {
        slant_say(t, "This puzzle has no solution");
    } else if (is_corner(t->h->because[0])) {
        tell_wrong_number(t);
    } else if (slant_in(t->b)->loops) {
        slant_say(t, "The lines in ");
        slant_say_cells(t, t->h->because, n);
        slant_say(t, " form a closed loop. One of them must be turned");
    } else {
        slant_say_list(t, t->h->because, n, "Cell", "Cells");
        slant_say(t, n == 1 ? " is wrong: with this line" : " are wrong: with these lines");
        slant_say(t, " the puzzle cannot be solved any more");
    }
    slant_say_end(t);
    for (size_t i = 0; i < n; i++)
        story_place(t->h->story, STORY_AREA, t->h->because[i], STORY_BROKEN);
}

/* ---- all of them ---- */

/* ", the 2 at corner b3", " at cell b2" */
static void tell_where(struct teller *t)
{
    struct spot at = t->h->because[0];
    if (is_corner(at) && clue_at(t, at) != CORNER_NONE) {
        slant_say(t, ", ");
        slant_say_number(t, at);
    } else {
        slant_tell_refuted(t, &at);
        slant_say(t, " at cell ");
        slant_say_name(t, at);
    }
}

/* "Number finished, the 2 at corner b3: cell b2 is \" */
static void tell_headline(struct teller *t)
{
    const char *name = slant_techniques[t->h->technique].name;
    slant_say_begin(t);
    if (t->h->technique == MARKS || t->h->technique == TWO_REPEATS) {
        slant_say_row(t);
    } else {
        writer_char(&t->out, (char)(*name >= 'a' && *name <= 'z' ? *name - 'a' + 'A' : *name));
        slant_say(t, name + 1);
        tell_where(t);
    }
    slant_say(t, ": ");
    slant_say_moves(t);
    slant_say_end(t);
    slant_say_follows(t);
}

static void tell_step(struct teller *t)
{
    static void (*const tell[SLANT_TECHNIQUES])(struct teller *) = {
        [BOARD_CORNER] = tell_board_corner,
        [RIM_CLUE] = tell_rim_clue,
        [CLUE_FINISHED] = tell_finished,
        [CLUE_NEEDS_ALL] = tell_needs_all,
        [SMALL_LOOP] = tell_loop,
        [WAY_OUT] = tell_way_out,
        [LONG_LOOP] = tell_loop,
        [MARKS] = slant_tell_pairs,
        [DEAD_END] = tell_dead_end,
        [TWO_REPEATS] = slant_tell_pairs,
        [SUPPOSE_SHORT] = slant_tell_suppose,
        [SUPPOSE] = slant_tell_suppose,
        [SUPPOSE_LONG] = slant_tell_suppose,
        [SUPPOSE_DEEP] = slant_tell_suppose,
        [UNIQUE] = tell_unique,
        [SEARCH] = tell_search,
    };
    tell_headline(t);
    tell[t->h->technique](t);
}

void slant_tell(struct teller *t)
{
    if (t->h->kind == HINT_STEP) {
        tell_step(t);
        hint_because_of_story(t->h);
        return;
    }
    if (t->h->kind == HINT_WRONG) {
        tell_wrong(t);
        return;
    }
    slant_say_begin(t);
    slant_say(t, t->h->kind == HINT_DONE ? "The puzzle is solved"
                                         : "Nothing more can be concluded: several solutions are left");
    slant_say_end(t);
}
