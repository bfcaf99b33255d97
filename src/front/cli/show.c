/* show.c - `show`: a position as a picture, on the terminal or as a file.
 *
 * What is shown is the position, the position after some moves with the last one marked, its only
 * solution, or the next hint.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/drawing.h"
#include "core/position.h"
#include "front/cli/cli.h"
#include "render/aids.h"
#include "render/diagram.h"
#include "render/press.h"
#include "render/svg.h"
#include "render/terminal.h"

enum { CELL_PIXELS = 48, CELL_POINTS = 36 }; /* unless --size says otherwise */

struct shown {
    const struct board *board;
    bool color; /* on the terminal */
    struct arena *arena;
    struct diagram diagram;
    const struct hint *hint; /* or NULL */
    double cell, w, h;       /* of the picture, in pixels or points */
    struct work *work;
    struct err *fault;       /* there was no memory to draw it, or no time */
};

static const struct err not_drawn = {
    ERR_BUDGET, 0, "the limit was reached before the picture was drawn"};

static void note_memory(const struct shown *s, bool ok)
{
    if (!ok)
        *s->fault = err_memory();
}

/* ---- forms ---- */

static void write_drawing(const void *ctx, struct writer *out)
{
    drawing_write(((const struct shown *)ctx)->board, out);
}

static void write_terminal(const void *ctx, struct writer *out)
{
    const struct shown *s = ctx;
    note_memory(s, terminal_draw(s->board, s->color, s->arena, out));
}

static void draw(const void *ctx, int page, struct canvas *c)
{
    const struct shown *s = ctx;
    struct extent e = diagram_extent(&s->diagram);
    (void)page;
    canvas_rect(c, 0, 0, s->w, s->h);
    canvas_fill(c, s->diagram.theme->paper);
    diagram_draw(&s->diagram, c, (s->w - e.w * s->cell) / 2, (s->h - e.h * s->cell) / 2, s->cell);
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
    size_write(b->game, &b->variant, out);
}

static void write_svg(const void *ctx, struct writer *out)
{
    const struct shown *s = ctx;
    struct arena_mark mark = arena_here(s->arena);
    struct svg svg;
    struct canvas c = svg_open(&svg, out, s->w, s->h, text_in(s->arena, write_title, s),
                               text_in(s->arena, write_description, s));
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
    note_memory(ctx, press_png(&page, out));
}

static void write_pdf(const void *ctx, struct writer *out)
{
    struct pages page = page_of(ctx);
    note_memory(ctx, press_pdf(&page, out));
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
        if (is_word(name, forms[i].name))
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
        return fail_err(c, err_memory());
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
    if (!b->game->puzzle)
        return fail(c, EXIT_USAGE, "this game is a duel: there is nothing to solve");
    struct err e = first ? board_solve(b, &s, &c->work) : err_memory();
    if (err_is(e))
        return fail_err(c, e);
    if (s.answer == ANSWER_UNKNOWN)
        return fail_err(c, (struct err){ERR_BUDGET, 0, "the limit was reached before the solution was found"});
    if (s.answer != ANSWER_ONE)
        return fail(c, EXIT_NO,
                    s.answer == ANSWER_NONE ? "there is no solution to draw"
                                            : "there are several solutions");
    board_copy(b, first);
    *out = marks_of(b, &c->arena);
    return EXIT_YES;
}

static enum exit_code show_hint(struct cli *c, struct board *b, struct shown *s, struct marks *out)
{
    struct hint *h = arena_take(&c->arena, 1, sizeof *h);
    enum exit_code code = h ? hint_found(c, b, h) : fail(c, EXIT_USAGE, err_memory().why);
    if (code != EXIT_YES)
        return code;
    s->hint = h;
    *out = marks_with_hint(b, h, &c->work);
    return h->kind == HINT_STEP || h->kind == HINT_DONE ? EXIT_YES : EXIT_NO;
}

/* There is no step to draw: why, as the exit code alone would not tell. */
static void say_why(const struct shown *s, enum exit_code code)
{
    char *why = text_with(write_description, s);
    if (why)
        say(code, "%s", why);
    free(why);
}

static bool set_size(struct cli *c, struct shown *s, bool points)
{
    struct extent e = diagram_extent(&s->diagram);
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

bool show_is_pressed(const struct cli *c)
{
    const struct form_row *form = form_wanted(c, false);
    return form && form->pressed;
}

static bool color_is_known(const char *when)
{
    return !when || !*when || is_word(when, "auto") || is_word(when, "always") ||
           is_word(when, "never");
}

static const char *refusal(const struct cli *c, const struct form_row *form)
{
    bool asks = c->value[OPT_SOLUTION] || c->value[OPT_HINT];
    bool drawn = asks || c->value[OPT_PIXELS] || c->value[OPT_THEME] || c->value[OPT_COORDS];
    if (!form)
        return "--to: expected ansi, text, svg, png or pdf";
    if (drawn && !form->picture)
        return "--solution, --hint, --size, --theme and --coords are for --to svg, png or pdf";
    if ((c->value[OPT_SOLUTION] != NULL) + (c->value[OPT_HINT] != NULL) + (c->n_rest > 0) > 1)
        return "choose one of --solution, --hint and moves";
    if (c->value[OPT_THEME] && !theme_named(c->value[OPT_THEME]))
        return "--theme: expected default, dark, classic or mono";
    if (!color_is_known(c->value[OPT_COLOR]))
        return "--color: expected auto, always or never";
    if (form->pressed && !press_is_there())
        return "this build has no PNG and PDF (cairo was missing); --to svg is there";
    if (form->pressed && !c->value[OPT_OUTPUT] && isatty(STDOUT_FILENO))
        return "this is no text: name a file with -o, or send it on with a pipe";
    return NULL;
}

static enum exit_code show_answer(struct cli *c, struct board *b)
{
    bool colored = use_color(c);
    const struct form_row *form = form_wanted(c, colored);
    const char *why = refusal(c, form);
    struct err fault = err_none();
    struct shown s = {
        .board = b, .color = colored, .arena = &c->arena, .work = &c->work, .fault = &fault};
    struct marks marks;
    if (why)
        return say(EXIT_USAGE, "%s", why);
    if (c->answered && (c->value[OPT_OUTPUT] || form->pressed))
        return fail(c, EXIT_USAGE, "a file holds one picture; 'book' puts many into one");
    enum exit_code code = c->value[OPT_SOLUTION] ? show_solution(c, b, &marks)
                          : c->value[OPT_HINT]   ? show_hint(c, b, &s, &marks)
                                                 : show_moves(c, b, &marks);
    if (code != EXIT_YES && !(s.hint && code == EXIT_NO))
        return code;
    if (!marks.mark)
        return fail_err(c, work_stopped(&c->work) ? not_drawn : err_memory());
    s.diagram = (struct diagram){
        .board = b,
        .mark = marks.mark,
        .n = marks.n,
        .theme = c->value[OPT_THEME] ? theme_named(c->value[OPT_THEME]) : themes,
        .coords = c->value[OPT_COORDS] != NULL,
        .arena = &c->arena,
        .after = marks.after,
    };
    if (!set_size(c, &s, form->write == write_pdf))
        return EXIT_USAGE;
    if (form->pressed)
        limits_cut("the time was up before the picture was drawn");
    int bad = file_or_stdout(c->value[OPT_OUTPUT], form->write, &s, &fault);
    limits_cut(NULL);
    if (bad)
        return (enum exit_code)bad;
    if (code == EXIT_NO)
        say_why(&s, code);
    return code;
}

static const enum opt show_options[] = {OPT_TO,    OPT_OUTPUT, OPT_SOLUTION, OPT_HINT, OPT_PIXELS,
                                        OPT_THEME, OPT_COORDS, OPT_COLOR,    OPT_FILE, OPT_FROM, OPT_BARE,
                                        OPT_TIME,  OPT_STEPS,  OPT_COUNT};

const struct command command_show = {
    .name = "show",
    .synopsis = "show POSITION [MOVE...] [--to ansi|text|svg|png|pdf] [--solution|--hint] "
                "[--size N] [--theme NAME] [--coords] [-o FILE]",
    .help = "a picture of the position; text is the drawn form, read back everywhere",
    .options = show_options,
    .takes_moves = true,
    .endings = "svg|png|pdf|txt|text|ansi",
    .answer = show_answer,
};
