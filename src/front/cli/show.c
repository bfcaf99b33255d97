/* show.c - `show`: a position as a picture, on the terminal or as a file.
 *
 * What is shown is the position, the position after some moves with the last one marked, its only
 * solution, the next hint, what is forced, or how much is still open: two solutions that differ, or
 * the share of all solutions that have each line.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/drawing.h"
#include "core/position.h"
#include "files/bytes.h"
#include "front/cli/cli.h"
#include "puzzle/design.h"
#include "render/cairo_output.h"
#include "render/diagram.h"
#include "render/overlays.h"
#include "render/svg.h"
#include "render/terminal.h"

enum { CELL_PIXELS = 48, CELL_POINTS = 36 }; /* unless --size says otherwise */

struct picture {
    const struct board *board;
    struct marks marks;
};

struct shown {
    const struct board *board;
    bool color; /* on the terminal */
    struct arena *arena;
    struct diagram diagram;
    const struct hint *hint; /* or NULL */
    bool shares;             /* in the marks */
    struct picture *strip;   /* a hint told in steps, two solutions: each of them; or NULL */
    int n_strip, columns;
    double cell, w, h; /* of the picture, in pixels or points */
    struct work *work;
    struct err *fault; /* there was no memory to draw it, or no time */
};

static const struct err not_drawn = {ERR_BUDGET, 0,
                                     "the limit was reached before the picture was drawn"};

static void note_memory(const struct shown *s, bool ok)
{
    if (!ok)
        *s->fault = err_memory();
}

/* ---- forms ---- */

static void draw_marks(const struct shown *s, const struct board *b, const struct mark *mark,
                       size_t n, bool colored, struct writer *out)
{
    note_memory(s, terminal_draw_marks(b, mark, n, colored, s->arena, out));
}

/* The drawn form, which is read back; shares have none, and are drawn as on a terminal. */
static void write_drawing(const void *ctx, struct writer *out)
{
    const struct shown *s = ctx;
    for (int i = 0; i < s->n_strip; i++)
        drawing_write(s->strip[i].board, out);
    if (s->shares)
        draw_marks(s, s->board, s->diagram.mark, s->diagram.n, false, out);
    else if (!s->n_strip)
        drawing_write(s->board, out);
}

static void write_terminal(const void *ctx, struct writer *out)
{
    const struct shown *s = ctx;
    for (int i = 0; i < s->n_strip; i++)
        draw_marks(s, s->strip[i].board, s->strip[i].marks.mark, s->strip[i].marks.n, s->color,
                   out);
    if (!s->n_strip)
        draw_marks(s, s->board, s->diagram.mark, s->diagram.n, s->color, out);
}

static void draw(const void *ctx, int page, struct canvas *c)
{
    const struct shown *s = ctx;
    struct extent e = diagram_extent(&s->diagram);
    (void)page;
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

/* For those who cannot see it: the hint in words, or the position. */
static void write_description(const void *ctx, struct writer *out)
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

static void write_svg(const void *ctx, struct writer *out)
{
    const struct shown *s = ctx;
    struct arena_mark mark = arena_here(s->arena);
    struct svg svg;
    struct slice title = arena_text(s->arena, write_title, s);
    struct slice description = arena_text(s->arena, write_description, s);
    note_memory(s, title.text && description.text);
    struct canvas c = svg_open(&svg, out, s->w, s->h, title, description);
    c.work = s->work;
    draw(s, 0, &c);
    svg_close(&svg);
    if (c.stopped)
        *s->fault = not_drawn;
    arena_release(s->arena, mark);
}

static struct pages page_of(const struct shown *s)
{
    return (struct pages){
        .n = 1, .w = s->w, .h = s->h, .draw = draw, .ctx = s, .title = s->board->game->title};
}

static void write_png(const void *ctx, struct writer *out)
{
    struct pages page = page_of(ctx);
    note_memory(ctx, cairo_output_png(&page, out));
}

static void write_pdf(const void *ctx, struct writer *out)
{
    struct pages page = page_of(ctx);
    note_memory(ctx, cairo_output_pdf(&page, out));
}

static const struct form_row {
    const char *name;
    write_fn *write;
    bool picture, pressed; /* drawn on a canvas; by the press */
} forms[] = {
    {"ansi", write_terminal, false, false}, {"text", write_drawing, false, false},
    {"svg", write_svg, true, false},        {"png", write_png, true, true},
    {"pdf", write_pdf, true, true},
};

static const struct form_row *form_named(const char *name)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (meant_is_word(name, forms[i].name))
            return &forms[i];
    return NULL;
}

/* ---- what is shown ---- */

static struct board *copy_of(struct cli *c, const struct board *b)
{
    struct board *copy = arena_take(&c->arena, 1, b->game->rules.size(&b->variant));
    if (copy)
        board_copy(copy, b);
    return copy;
}

/* The board after the moves, and its marks. */
static enum exit_code show_moves(struct cli *c, struct board *b, struct marks *out)
{
    struct board *before = copy_of(c, b);
    if (!before)
        return cli_fail_err(c, err_memory());
    for (int i = 0; i < c->n_rest; i++) {
        game_move m;
        if (!move_argument(c, b, i, &m))
            return EXIT_USAGE;
        board_copy(before, b);
        b->game->rules.play(b, m);
    }
    *out = c->n_rest ? marks_after(before, b, &c->arena) : marks_of(b, &c->arena);
    return EXIT_YES;
}

static enum exit_code show_solution(struct cli *c, struct board *b, struct marks *out)
{
    struct board *first = copy_of(c, b);
    struct solve s = {.limit = 2, .first = first};
    struct err e = first ? board_solve(b, &s, &c->work) : err_memory();
    if (err_is(e))
        return cli_fail_err(c, e);
    if (s.answer == ANSWER_UNKNOWN)
        return cli_fail_err(
            c, (struct err){ERR_BUDGET, 0, "the limit was reached before the solution was found"});
    if (s.answer != ANSWER_ONE)
        return cli_fail(c, EXIT_NO,
                        s.answer == ANSWER_NONE ? "there is no solution to draw"
                                                : "there are several solutions");
    board_copy(b, first);
    *out = marks_of(b, &c->arena);
    return EXIT_YES;
}

/* What is the same in all solutions. */
static enum exit_code show_forced(struct cli *c, struct board *b, struct marks *out)
{
    struct backbone f = {.board = copy_of(c, b)};
    struct solve s = {.limit = 1};
    if (!b->game->puzzle->backbone)
        return cli_fail(c, EXIT_USAGE, "this puzzle has no --forced");
    struct err e = f.board ? board_solve(b, &s, &c->work) : err_memory();
    if (!err_is(e) && s.answer == ANSWER_NONE)
        return cli_fail(c, EXIT_NO, "there is no solution");
    if (!err_is(e))
        e = b->game->puzzle->backbone(b, &f, &c->work);
    if (!err_is(e) && !f.complete)
        e = (struct err){ERR_BUDGET, 0,
                         "the limit was reached before all that is forced was known"};
    if (err_is(e))
        return cli_fail_err(c, e);
    board_copy(b, f.board);
    *out = marks_of(b, &c->arena);
    return EXIT_YES;
}

static enum exit_code show_shares(struct cli *c, struct board *b, struct shown *s,
                                  struct marks *out)
{
    struct solution_count *n = arena_take(&c->arena, 1, sizeof *n);
    if (!b->game->puzzle->count)
        return cli_fail(c, EXIT_USAGE,
                        "solutions of this puzzle are not counted, so there is no --heat");
    struct err e = n ? err_none() : err_memory();
    if (n)
        n->shares = true;
    if (!err_is(e))
        e = b->game->puzzle->count(b, n, &c->work);
    if (err_is(e))
        return cli_fail_err(c, e);
    if (!strcmp(n->decimal, "0"))
        return cli_fail(c, EXIT_NO, "there is no solution");
    b->game->puzzle->clear(b);
    s->shares = true;
    *out = marks_with_shares(b, n, &c->arena);
    return EXIT_YES;
}

enum { STRIP_WIDE = 4 }; /* pictures in a row */

static enum exit_code show_difference(struct cli *c, struct board *b, struct shown *s,
                                      struct marks *out)
{
    struct design d;
    struct err e = design_find_two(b, &d, &c->work);
    if (err_is(e))
        return cli_fail_err(c, e);
    if (!d.two[1])
        return !d.complete
                   ? cli_fail_err(c, not_drawn)
                   : cli_fail(c, EXIT_NO,
                              d.two[0] ? "there is but one solution" : "there is no solution");
    s->strip = arena_take(&c->arena, 2, sizeof *s->strip);
    for (int i = 0; s->strip && i < 2; i++) {
        s->strip[i] = (struct picture){d.two[i], marks_after(d.two[!i], d.two[i], &c->arena)};
        *out = s->strip[i].marks;
    }
    s->n_strip = s->columns = 2;
    return EXIT_YES;
}

/* A picture for each step of the story. */
static bool take_strip(struct cli *c, const struct board *b, struct shown *s)
{
    size_t n = s->hint->story->n - 1;
    s->strip = arena_take(&c->arena, n + 1, sizeof *s->strip);
    for (size_t i = 0; s->strip && i < n; i++) {
        s->strip[i] = (struct picture){b, marks_of_step(b, s->hint, i + 1, &c->arena)};
        if (!s->strip[i].marks.mark || work_stopped(&c->work))
            return false;
    }
    s->n_strip = (int)n;
    s->columns = n < STRIP_WIDE ? (int)n : STRIP_WIDE;
    return s->strip != NULL;
}

static enum exit_code show_hint(struct cli *c, struct board *b, struct shown *s, struct marks *out)
{
    struct hint *h = arena_take(&c->arena, 1, sizeof *h);
    enum exit_code code = h ? hint_found(c, b, h) : cli_fail(c, EXIT_USAGE, err_memory().why);
    if (code != EXIT_YES)
        return code;
    s->hint = h;
    *out = marks_with_hint(b, h, &c->work);
    if (out->mark && h->kind == HINT_STEP && !take_strip(c, b, s))
        return cli_fail_err(c, work_stopped(&c->work) ? not_drawn : err_memory());
    return h->kind == HINT_STEP || h->kind == HINT_DONE ? EXIT_YES : EXIT_NO;
}

/* There is no step to draw: why, as the exit code alone would not tell. */
static void say_why(const struct shown *s, enum exit_code code)
{
    char *why = bytes_of(write_description, s, NULL);
    if (why)
        cli_say(code, "%s", why);
    free(why);
}

static bool set_size(struct cli *c, struct shown *s, bool points)
{
    struct extent e = diagram_extent(&s->diagram);
    if (s->n_strip) {
        e.w *= s->columns;
        e.h *= (s->n_strip + s->columns - 1) / s->columns;
    }
    double longer = e.w > e.h ? e.w : e.h;
    int64_t size;
    if (!cli_number(c, OPT_PIXELS, 16, 20000, 0, &size))
        return false;
    s->cell = size ? (double)size / longer : points ? CELL_POINTS : CELL_PIXELS;
    if (!size && longer * s->cell > 20000)
        s->cell = 20000 / longer;
    s->w = (double)(int64_t)(e.w * s->cell + 0.999);
    s->h = (double)(int64_t)(e.h * s->cell + 0.999);
    return true;
}

/* --to; else the kind of picture that the file's name ends in; else what the terminal can show. */
static const struct form_row *form_wanted(const struct cli *c, bool colored)
{
    const char *file = c->value[OPT_OUTPUT], *dot = file ? strrchr(file, '.') : NULL;
    const struct form_row *ending = dot ? form_named(dot + 1) : NULL;
    if (!c->value[OPT_TO] && ending && ending->picture)
        return ending;
    return form_named(c->value[OPT_TO] ? c->value[OPT_TO] : colored ? "ansi" : "text");
}

bool show_needs_cairo(const struct cli *c)
{
    const struct form_row *form = form_wanted(c, false);
    return form && form->pressed;
}

static bool color_is_known(const char *when)
{
    return !when || !*when || meant_is_word(when, "auto") || meant_is_word(when, "always") ||
           meant_is_word(when, "never");
}

static const char *refusal(const struct cli *c, const struct form_row *form)
{
    static const enum opt modes[] = {OPT_SOLUTION, OPT_HINT, OPT_FORCED, OPT_DIFFERENCE, OPT_HEAT};
    bool drawn =
        c->value[OPT_HINT] || c->value[OPT_PIXELS] || c->value[OPT_THEME] || c->value[OPT_COORDS];
    int asked = c->n_rest > 0;
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        asked += c->value[modes[i]] != NULL;
    if (!form)
        return "--to: expected ansi, text, svg, png or pdf";
    if (drawn && !form->picture)
        return "--hint, --size, --theme and --coords are for --to svg, png or pdf";
    if (asked > 1)
        return "choose one of --solution, --hint, --forced, --difference, --heat and moves";
    if (c->value[OPT_THEME] && !theme_named(c->value[OPT_THEME]))
        return "--theme: expected default, dark, classic or mono";
    if (!color_is_known(c->value[OPT_COLOR]))
        return "--color: expected auto, always or never";
    if (form->pressed && !cairo_output_is_there())
        return "this build has no PNG and PDF (cairo was missing); --to svg is there";
    if (form->pressed && !c->value[OPT_OUTPUT] && isatty(STDOUT_FILENO))
        return "this is no text: name a file with -o, or send it on with a pipe";
    return NULL;
}

static enum exit_code show_choice(struct cli *c, struct board *b, struct shown *s,
                                  struct marks *out)
{
    bool solves = c->value[OPT_SOLUTION] || c->value[OPT_FORCED] || c->value[OPT_DIFFERENCE] ||
                  c->value[OPT_HEAT];
    if (solves && !b->game->puzzle)
        return cli_fail(c, EXIT_USAGE, "this game is a duel: there is nothing to solve");
    return c->value[OPT_SOLUTION]     ? show_solution(c, b, out)
           : c->value[OPT_HINT]       ? show_hint(c, b, s, out)
           : c->value[OPT_FORCED]     ? show_forced(c, b, out)
           : c->value[OPT_DIFFERENCE] ? show_difference(c, b, s, out)
           : c->value[OPT_HEAT]       ? show_shares(c, b, s, out)
                                      : show_moves(c, b, out);
}

/* The marks as a picture of this form, in a file or on standard output. */
static enum exit_code write_shown(struct cli *c, struct shown *s, const struct marks *marks,
                                  const struct form_row *form, const char *path)
{
    s->diagram = (struct diagram){
        .board = s->board,
        .mark = marks->mark,
        .n = marks->n,
        .theme = c->value[OPT_THEME] ? theme_named(c->value[OPT_THEME]) : themes,
        .coords = c->value[OPT_COORDS] != NULL,
        .arena = s->arena,
        .after = marks->after,
    };
    if (!set_size(c, s, form->write == write_pdf))
        return EXIT_USAGE;
    if (form->pressed)
        limits_cut("the time was up before the picture was drawn");
    int bad = file_or_stdout(path, form->write, s, s->fault);
    limits_cut(NULL);
    return (enum exit_code)bad;
}

bool show_has_form(const char *form)
{
    return !form_named(form)->pressed || cairo_output_is_there();
}

enum exit_code show_picture(struct cli *c, const struct board *b, const char *form, const char *path)
{
    struct err fault = err_none();
    struct shown s = {.board = b, .arena = &c->arena, .work = &c->work, .fault = &fault};
    struct marks marks = marks_of(b, &c->arena);
    return marks.mark ? write_shown(c, &s, &marks, form_named(form), path)
                      : cli_fail_err(c, err_memory());
}

static enum exit_code show_answer(struct cli *c, struct board *b)
{
    bool colored = cli_use_color(c);
    const struct form_row *form = form_wanted(c, colored);
    const char *why = refusal(c, form);
    struct err fault = err_none();
    struct shown s = {
        .board = b, .color = colored, .arena = &c->arena, .work = &c->work, .fault = &fault};
    struct marks marks = {0};
    if (why)
        return cli_say(EXIT_USAGE, "%s", why);
    if (c->answered && (c->value[OPT_OUTPUT] || form->pressed))
        return cli_fail(c, EXIT_USAGE, "a file holds one picture; 'book' puts many into one");
    enum exit_code code = show_choice(c, b, &s, &marks);
    if (code != EXIT_YES && !(s.hint && code == EXIT_NO))
        return code;
    if (!marks.mark)
        return cli_fail_err(c, work_stopped(&c->work) ? not_drawn : err_memory());
    enum exit_code bad = write_shown(c, &s, &marks, form, c->value[OPT_OUTPUT]);
    if (bad)
        return bad;
    if (code == EXIT_NO)
        say_why(&s, code);
    return code;
}

static const enum opt show_options[] = {
    OPT_TO,   OPT_OUTPUT, OPT_SOLUTION, OPT_HINT,   OPT_UNIQUENESS, OPT_FORCED, OPT_DIFFERENCE,
    OPT_HEAT, OPT_PIXELS, OPT_THEME,    OPT_COORDS, OPT_COLOR,  OPT_FILE,
    OPT_FROM, OPT_BARE,   OPT_TIME,     OPT_STEPS,  OPT_COUNT};

const struct command command_show = {
    .name = "show",
    .synopsis = "show POSITION [MOVE...] [--to ansi|text|svg|png|pdf] "
                "[--solution|--hint|--forced|--difference|--heat] "
                "[--size N] [--theme NAME] [--coords] [-o FILE]",
    .help = "a picture of the position; text is the drawn form, read back everywhere",
    .options = show_options,
    .takes_moves = true,
    .endings = "svg|png|pdf|txt|text|ansi",
    .answer = show_answer,
};
