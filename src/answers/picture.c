/* picture.c - see picture.h. */
#include "answers/picture.h"

#include <string.h>

#include "puzzle/design.h"
#include "render/svg.h"

enum { STRIP_WIDE = 4 }; /* pictures in a row */

static const struct err not_drawn = {ERR_BUDGET, 0,
                                     "the limit was reached before the picture was drawn"};

static struct board *copy_of(const struct board *b, struct work *w)
{
    struct board *copy = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    if (copy)
        board_copy(copy, b);
    return copy;
}

/* ---- what is shown ---- */

struct answered shown_play(struct shown *s, game_move m)
{
    if (!s->before)
        s->before = copy_of(s->board, s->work);
    if (!s->before)
        return answered_of(err_memory());
    board_copy(s->before, s->board);
    s->board->game->rules.play(s->board, m);
    return answered_yes();
}

static struct answered find_solution(struct shown *s)
{
    struct board *b = s->board, *first = copy_of(b, s->work);
    struct solve answer = {.limit = 2, .first = first};
    struct err e = first ? board_solve(b, &answer, s->work) : err_memory();
    if (!err_is(e) && answer.answer == ANSWER_UNKNOWN)
        e = (struct err){ERR_BUDGET, 0, "the limit was reached before the solution was found"};
    if (err_is(e))
        return answered_of(e);
    if (answer.answer != ANSWER_ONE)
        return (struct answered){ENDING_NO, answer.answer == ANSWER_NONE
                                               ? "there is no solution to draw"
                                               : "there are several solutions"};
    board_copy(b, first);
    s->marks = marks_of(b, s->work->arena);
    return answered_yes();
}

/* What is the same in all solutions. */
static struct answered find_forced(struct shown *s)
{
    struct board *b = s->board;
    struct backbone f = {.board = copy_of(b, s->work)};
    struct solve any = {.limit = 1};
    if (!b->game->puzzle->backbone)
        return answered_refused("this puzzle has no --forced");
    struct err e = f.board ? board_solve(b, &any, s->work) : err_memory();
    if (!err_is(e) && any.answer == ANSWER_NONE)
        return (struct answered){ENDING_NO, "there is no solution"};
    if (!err_is(e))
        e = b->game->puzzle->backbone(b, &f, s->work);
    if (!err_is(e) && !f.complete)
        e = (struct err){ERR_BUDGET, 0,
                         "the limit was reached before all that is forced was known"};
    if (err_is(e))
        return answered_of(e);
    board_copy(b, f.board);
    s->marks = marks_of(b, s->work->arena);
    return answered_yes();
}

static struct answered find_shares(struct shown *s)
{
    struct board *b = s->board;
    struct solution_count *n = arena_take(s->work->arena, 1, sizeof *n);
    if (!b->game->puzzle->count)
        return answered_refused("solutions of this puzzle are not counted, so there is no --heat");
    if (!n)
        return answered_of(err_memory());
    n->shares = true;
    struct err e = b->game->puzzle->count(b, n, s->work);
    if (err_is(e))
        return answered_of(e);
    if (!strcmp(n->decimal, "0"))
        return (struct answered){ENDING_NO, "there is no solution"};
    b->game->puzzle->clear(b);
    s->shares = true;
    s->marks = marks_with_shares(b, n, s->work->arena);
    return answered_yes();
}

static struct answered find_difference(struct shown *s)
{
    struct design d;
    struct err e = design_find_two(s->board, &d, s->work);
    if (!err_is(e) && !d.two[1] && !d.complete)
        e = not_drawn;
    if (err_is(e))
        return answered_of(e);
    if (!d.two[1])
        return (struct answered){ENDING_NO,
                                d.two[0] ? "there is but one solution" : "there is no solution"};
    s->strip = arena_take(s->work->arena, 2, sizeof *s->strip);
    for (int i = 0; s->strip && i < 2; i++) {
        s->strip[i] = (struct picture){d.two[i], marks_after(d.two[!i], d.two[i], s->work->arena)};
        s->marks = s->strip[i].marks;
    }
    s->n_strip = s->columns = 2;
    return answered_yes();
}

/* A picture for each step of the story. */
static bool take_strip(struct shown *s)
{
    size_t n = s->hint->story->n - 1;
    s->strip = arena_take(s->work->arena, n + 1, sizeof *s->strip);
    for (size_t i = 0; s->strip && i < n; i++) {
        s->strip[i] = (struct picture){s->board, marks_of_step(s->board, s->hint, i + 1, s->work->arena)};
        if (!s->strip[i].marks.mark || work_stopped(s->work))
            return false;
    }
    s->n_strip = (int)n;
    s->columns = n < STRIP_WIDE ? (int)n : STRIP_WIDE;
    return s->strip != NULL;
}

static struct answered find_hint(struct shown *s)
{
    struct hint_answer *h = arena_take(s->work->arena, 1, sizeof *h);
    if (!h)
        return answered_of(err_memory());
    h->board = s->board;
    struct answered found = hint_answer_look(h, s->uniqueness, s->work);
    if (found.why)
        return found;
    s->hint = &h->hint;
    s->marks = marks_with_hint(s->board, s->hint, s->work);
    if (s->marks.mark && s->hint->kind == HINT_STEP && !take_strip(s))
        return answered_of(work_stopped(s->work) ? not_drawn : err_memory());
    return found;
}

static struct answered find_board(struct shown *s)
{
    s->marks = s->before ? marks_after(s->before, s->board, s->work->arena)
                         : marks_of(s->board, s->work->arena);
    return answered_yes();
}

struct answered shown_find(struct shown *s, const struct theme *theme, bool coords)
{
    static struct answered (*const find[])(struct shown *s) = {
        [SHOWN_BOARD] = find_board,   [SHOWN_SOLUTION] = find_solution,
        [SHOWN_HINT] = find_hint,     [SHOWN_FORCED] = find_forced,
        [SHOWN_DIFFERENCE] = find_difference, [SHOWN_HEAT] = find_shares,
    };
    bool solves = s->what != SHOWN_BOARD && s->what != SHOWN_HINT;
    if (solves && !s->board->game->puzzle)
        return answered_refused("this game is a duel: there is nothing to solve");
    struct answered found = find[s->what](s);
    if (!found.why && !s->marks.mark)
        found = answered_of(work_stopped(s->work) ? not_drawn : err_memory());
    s->diagram = (struct diagram){.board = s->board,
                                  .mark = s->marks.mark,
                                  .n = s->marks.n,
                                  .theme = theme,
                                  .coords = coords,
                                  .arena = s->work->arena,
                                  .after = s->marks.after};
    return found;
}

/* ---- drawing it ---- */

void shown_set_size(struct shown *s, int cell, int64_t longer_side)
{
    struct extent e = diagram_extent(&s->diagram);
    if (s->n_strip) {
        e.w *= s->columns;
        e.h *= (s->n_strip + s->columns - 1) / s->columns;
    }
    double longer = e.w > e.h ? e.w : e.h;
    s->cell = longer_side ? (double)longer_side / longer : cell;
    if (!longer_side && longer * s->cell > SHOWN_SIDE_MAX)
        s->cell = SHOWN_SIDE_MAX / longer;
    s->w = (double)(int64_t)(e.w * s->cell + 0.999);
    s->h = (double)(int64_t)(e.h * s->cell + 0.999);
}

void shown_draw(const struct shown *s, struct canvas *c)
{
    struct extent e = diagram_extent(&s->diagram);
    canvas_rect(c, 0, 0, s->w, s->h);
    canvas_fill(c, s->diagram.theme->paper);
    for (int i = 0; i < s->n_strip; i++) {
        struct diagram step = s->diagram;
        step.board = s->strip[i].board;
        step.mark = s->strip[i].marks.mark;
        step.n = s->strip[i].marks.n;
        step.after = i + 1 < s->n_strip ? NULL : s->diagram.after;
        diagram_draw(&step, c, i % s->columns * e.w * s->cell, i / s->columns * e.h * s->cell,
                     s->cell);
    }
    if (!s->n_strip)
        diagram_draw(&s->diagram, c, (s->w - e.w * s->cell) / 2, (s->h - e.h * s->cell) / 2,
                     s->cell);
}

void shown_note_memory(const struct shown *s, bool ok)
{
    if (!ok)
        *s->fault = err_memory();
}

/* For those who cannot see it. */
void shown_write_description(const void *ctx, struct writer *out)
{
    const struct shown *s = ctx;
    if (s->hint)
        s->board->game->puzzle->explain(s->board, s->hint, out);
    else
        position_write(s->board, out);
}

static void write_title(const void *ctx, struct writer *out)
{
    const struct board *b = ((const struct shown *)ctx)->board;
    writer_text(out, b->game->title);
    writer_char(out, ' ');
    variant_write_size(b->game, &b->variant, out);
}

void shown_write_svg(const void *ctx, struct writer *out)
{
    const struct shown *s = ctx;
    struct arena *arena = s->work->arena;
    struct arena_mark mark = arena_here(arena);
    struct svg svg;
    struct slice title = arena_text(arena, write_title, s);
    struct slice description = arena_text(arena, shown_write_description, s);
    shown_note_memory(s, title.text && description.text);
    struct canvas c = svg_open(&svg, out, s->w, s->h, title, description);
    c.work = s->work;
    shown_draw(s, &c);
    svg_close(&svg);
    if (c.stopped)
        *s->fault = not_drawn;
    arena_release(arena, mark);
}
