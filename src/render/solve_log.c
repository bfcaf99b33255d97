/* solve_log.c - see solve_log.h. Pictures are SVG in the page itself. A step of one sentence has one picture; a
 * longer story has one for each sentence, and only its headline and last picture are open at first. */
#include "render/solve_log.h"

#include "base/arena_text.h"
#include "base/markup.h"
#include "core/position.h"
#include "render/diagram.h"
#include "render/overlays.h"
#include "render/svg.h"

enum { CELL = 26 }; /* pixels */

static const char head[] =
    "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>";
static const char style[] =
    "</title>\n<style>\nbody { font: 16px/1.5 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; "
    "color: #222; background: #fff }\nsvg { max-width: 100%; height: auto }\n"
    "section { border-top: 1px solid #ccc; padding: 1em 0 }\nh2 { font-size: 1.1em }\n"
    "figure { display: inline-block; vertical-align: top; margin: 0 1.5em 1em 0; max-width: 100% }\n"
    "figcaption { max-width: 22em }\ncode { overflow-wrap: anywhere }\n</style>\n";

static void write_title(const void *ctx, struct writer *out)
{
    const struct board *b = ((const struct solve_log *)ctx)->board;
    writer_text(out, b->game->title);
    writer_char(out, ' ');
    variant_write_size(b->game, &b->variant, out);
}

static void write_position(const void *ctx, struct writer *out)
{
    position_write(((const struct solve_log *)ctx)->board, out);
}

/* `words` tell it to those who do not see it. */
static void write_picture(const struct solve_log *s, struct marks m, const char *words,
                          struct writer *out)
{
    struct diagram d = {.board = s->board,
                        .mark = m.mark,
                        .n = m.n,
                        .theme = themes,
                        .coords = true,
                        .arena = s->arena};
    struct arena_mark mark = arena_here(s->arena);
    struct slice title = arena_text(s->arena, write_title, s);
    struct extent e = diagram_extent(&d);
    struct svg svg;
    if (m.mark && title.text) {
        struct canvas c = svg_open(&svg, out, e.w * CELL, e.h * CELL, title, slice_of(words));
        diagram_draw(&d, &c, 0, 0, CELL);
        svg_close(&svg);
    } else {
        writer_fail(out);
    }
    arena_release(s->arena, mark);
}

static void write_board(const struct solve_log *s, struct writer *out)
{
    struct arena_mark mark = arena_here(s->arena);
    struct slice words = arena_text(s->arena, write_position, s);
    if (words.text)
        write_picture(s, marks_of(s->board, s->arena), words.text, out);
    else
        writer_fail(out);
    arena_release(s->arena, mark);
}

void solve_log_write_begin(const void *ctx, struct writer *out)
{
    const struct solve_log *s = ctx;
    struct arena_mark mark = arena_here(s->arena);
    struct slice title = arena_text(s->arena, write_title, s);
    struct slice line = arena_text(s->arena, write_position, s);
    if (!title.text || !line.text) {
        writer_fail(out);
        return;
    }
    writer_text(out, head);
    markup_text(out, title);
    writer_text(out, ": how it is solved");
    writer_text(out, style);
    writer_text(out, "<h1>");
    markup_text(out, title);
    writer_text(out, ": how it is solved</h1>\n<p>");
    markup_text(out, slice_of(s->rating));
    writer_text(out, "</p>\n<p><code>");
    markup_text(out, line);
    writer_text(out, "</code></p>\n");
    write_board(s, out);
    arena_release(s->arena, mark);
}

/* One sentence of the story and its picture. */
static void write_sentence(const struct solve_log *s, size_t step, struct writer *out)
{
    struct arena_mark mark = arena_here(s->arena);
    const char *text = story_text(s->hint->story, step);
    writer_text(out, "<figure>");
    write_picture(s, marks_of_step(s->board, s->hint, step, s->arena), text, out);
    writer_text(out, "<figcaption>");
    writer_number(out, (int64_t)step);
    writer_text(out, ". ");
    markup_text(out, slice_of(text));
    writer_text(out, "</figcaption></figure>\n");
    arena_release(s->arena, mark);
}

void solve_log_write_step(const void *ctx, struct writer *out)
{
    const struct solve_log *s = ctx;
    const struct story *story = s->hint->story;
    writer_text(out, "<section>\n<h2>");
    writer_number(out, s->number);
    writer_text(out, ". ");
    markup_text(out, slice_of(story_text(story, STORY_HEADLINE)));
    writer_text(out, "</h2>\n");
    if (story->n > 2) {
        writer_text(out, "<details><summary>Why, in ");
        writer_number(out, (int64_t)story->n - 1);
        writer_text(out, " steps</summary>\n");
        for (size_t i = 1; i + 1 < story->n; i++)
            write_sentence(s, i, out);
        writer_text(out, "</details>\n");
    }
    if (story->n > 1)
        write_sentence(s, story->n - 1, out);
    writer_text(out, "</section>\n");
}

void solve_log_write_end(const void *ctx, struct writer *out)
{
    const struct solve_log *s = ctx;
    writer_text(out, "<section>\n<h2>");
    writer_text(out, s->board->game->rules.status(s->board) == STATUS_SOLVED
                         ? "Solved"
                         : "Here no step is known");
    writer_text(out, "</h2>\n");
    write_board(s, out);
    writer_text(out, "</section>\n</html>\n");
}
