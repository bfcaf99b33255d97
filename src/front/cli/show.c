/* show.c - `show`: a position as a picture. */
#include <string.h>

#include "core/drawing.h"
#include "front/cli/cli.h"
#include "render/terminal.h"

struct picture {
    const struct board *board;
    struct terminal_style style;
    struct arena *arena;
};

static void write_drawing(const void *ctx, struct writer *out)
{
    drawing_write(((const struct picture *)ctx)->board, out);
}

static void write_terminal(const void *ctx, struct writer *out)
{
    const struct picture *p = ctx;
    terminal_draw(p->board, &p->style, p->arena, out);
}

static enum exit_code show_answer(struct cli *c, struct board *b)
{
    bool color = use_color(c);
    const char *to = c->value[OPT_TO] ? c->value[OPT_TO] : color ? "ansi" : "text";
    struct picture p = {b, {.color = color}, &c->arena};
    write_fn *write = strcmp(to, "ansi") == 0   ? write_terminal
                      : strcmp(to, "text") == 0 ? write_drawing
                                                : NULL;
    if (!write)
        return say(EXIT_USAGE, "--to: expected ansi or text");
    if (c->value[OPT_OUTPUT])
        return file_write(c->value[OPT_OUTPUT], write, &p) ? EXIT_YES : EXIT_USAGE;
    return print_with(stdout, write, &p) ? EXIT_YES : EXIT_USAGE;
}

static const enum opt show_options[] = {OPT_TO,   OPT_OUTPUT, OPT_COLOR,
                                        OPT_FILE, OPT_FROM,   OPT_COUNT};

const struct command command_show = {
    .name = "show",
    .synopsis = "show POSITION [--to ansi|text] [--color[=WHEN]] [-o FILE]",
    .help = "a picture of the position; text is the drawn form, read back everywhere",
    .options = show_options,
    .answer = show_answer,
};
