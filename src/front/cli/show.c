/* show.c - `show`: a position as a picture, on the terminal or as a file.
 *
 * What is shown is the position, the position after some moves with the last one marked, its only
 * solution, the next hint, what is forced, or how much is still open: two solutions that differ, or
 * the share of all solutions that have each line.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "answers/picture.h"
#include "core/drawing.h"
#include "files/bytes.h"
#include "front/cli/cli.h"
#include "render/cairo_output.h"
#include "render/terminal.h"

/* ---- forms ---- */

static void draw_marks(const struct shown *s, const struct board *b, const struct mark *mark,
                       size_t n, bool colored, struct writer *out)
{
    shown_note_memory(s, terminal_draw_marks(b, mark, n, colored, s->work->arena, out));
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
    (void)page;
    shown_draw(ctx, c);
}

static struct pages page_of(const struct shown *s)
{
    return (struct pages){
        .n = 1, .w = s->w, .h = s->h, .draw = draw, .ctx = s, .title = s->board->game->title};
}

static void write_png(const void *ctx, struct writer *out)
{
    struct pages page = page_of(ctx);
    shown_note_memory(ctx, cairo_output_png(&page, out));
}

static void write_pdf(const void *ctx, struct writer *out)
{
    struct pages page = page_of(ctx);
    shown_note_memory(ctx, cairo_output_pdf(&page, out));
}

static const struct form_row {
    const char *name;
    write_fn *write;
    bool picture, pressed; /* drawn on a canvas; by the press */
} forms[] = {
    {"ansi", write_terminal, false, false}, {"text", write_drawing, false, false},
    {"svg", shown_write_svg, true, false},        {"png", write_png, true, true},
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

static enum exit_code play_moves(struct cli *c, struct shown *s)
{
    for (int i = 0; i < c->n_rest; i++) {
        game_move m;
        if (!move_argument(c, s->board, i, &m))
            return EXIT_USAGE;
        struct answered played = shown_play(s, m);
        if (played.why)
            return cli_end(c, played);
    }
    return EXIT_YES;
}

/* There is no step to draw: why, as the exit code alone would not tell. */
static void say_why(const struct shown *s, enum exit_code code)
{
    char *why = bytes_of(shown_write_description, s, NULL);
    if (why)
        cli_say(code, "%s", why);
    free(why);
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

static enum shown_what what_is_asked(const struct cli *c)
{
    return c->value[OPT_SOLUTION]     ? SHOWN_SOLUTION
           : c->value[OPT_HINT]       ? SHOWN_HINT
           : c->value[OPT_FORCED]     ? SHOWN_FORCED
           : c->value[OPT_DIFFERENCE] ? SHOWN_DIFFERENCE
           : c->value[OPT_HEAT]       ? SHOWN_HEAT
                                      : SHOWN_BOARD;
}

/* What is asked for as a picture of this form, in a file or on standard output; *code: of writing it. */
static struct answered write_found(struct cli *c, struct shown *s, const struct form_row *form,
                                   const char *path, enum exit_code *code)
{
    const struct theme *theme = c->value[OPT_THEME] ? theme_named(c->value[OPT_THEME]) : themes;
    struct answered found = shown_find(s, theme, c->value[OPT_COORDS] != NULL);
    int64_t size;
    *code = EXIT_USAGE;
    if (found.why || !cli_number(c, OPT_PIXELS, SHOWN_SIDE_MIN, SHOWN_SIDE_MAX, 0, &size))
        return found;
    shown_set_size(s, form->write == write_pdf ? SHOWN_CELL_POINTS : SHOWN_CELL_PIXELS, size);
    if (form->pressed)
        limits_cut("the time was up before the picture was drawn");
    *code = (enum exit_code)file_or_stdout(path, form->write, s, s->fault);
    limits_cut(NULL);
    return found;
}

bool show_has_form(const char *form)
{
    return !form_named(form)->pressed || cairo_output_is_there();
}

enum exit_code show_picture(struct cli *c, struct board *b, const char *form, const char *path)
{
    struct err fault = err_none();
    struct shown s = {.board = b, .work = &c->work, .fault = &fault};
    enum exit_code code;
    struct answered found = write_found(c, &s, form_named(form), path, &code);
    return found.why ? cli_end(c, found) : code;
}

static enum exit_code show_answer(struct cli *c, struct board *b)
{
    bool colored = cli_use_color(c);
    const struct form_row *form = form_wanted(c, colored);
    const char *why = refusal(c, form);
    struct err fault = err_none();
    struct shown s = {.board = b,
                      .what = what_is_asked(c),
                      .uniqueness = c->value[OPT_UNIQUENESS],
                      .color = colored,
                      .work = &c->work,
                      .fault = &fault};
    if (why)
        return cli_say(EXIT_USAGE, "%s", why);
    if (c->answered && (c->value[OPT_OUTPUT] || form->pressed))
        return cli_fail(c, EXIT_USAGE, "a file holds one picture; 'book' puts many into one");
    enum exit_code code = play_moves(c, &s);
    if (code != EXIT_YES)
        return code;
    struct answered found = write_found(c, &s, form, c->value[OPT_OUTPUT], &code);
    if (found.why || code != EXIT_YES)
        return found.why ? cli_end(c, found) : code;
    code = cli_end(c, found);
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
