/* publish.c - a position for others, all at once: links, other programs' notations, pictures. */
#include "core/other_notations.h"
#include "core/position.h"
#include "front/cli/cli.h"

enum { NAME_MOST = 4000 };

static const char *const endings[] = {"svg", "png", "pdf"};
enum { ENDINGS = sizeof endings / sizeof *endings };

static void write_name(struct writer *out, const char *stem, const char *ending)
{
    writer_text(out, stem);
    writer_char(out, '.');
    writer_text(out, ending);
}

/* What follows '#' in an address of the page: blanks are written '_'. */
static void write_link(const struct board *b, struct writer *out)
{
    size_t from = out->n;
    writer_char(out, '#');
    position_write(b, out);
    for (size_t i = from; i < out->n && i < out->cap; i++)
        if (out->out[i] == ' ')
            out->out[i] = '_';
}

enum exit_code publish_pictures(struct cli *c, struct board *b, const char *stem)
{
    enum exit_code code = EXIT_YES;
    if (c->answered)
        return cli_fail(c, EXIT_USAGE, "--publish: a file holds one picture, and this is another position");
    for (int i = 0; i < ENDINGS && code == EXIT_YES; i++) {
        char path[NAME_MOST];
        struct writer w = writer_to(path, sizeof path - 1);
        write_name(&w, stem, endings[i]);
        if (w.n >= sizeof path)
            return cli_fail(c, EXIT_USAGE, "--publish: this name is too long");
        path[w.n] = '\0';
        if (show_has_form(endings[i]))
            code = show_picture(c, b, endings[i], path);
    }
    return code;
}

void publish_text(const struct board *b, const char *stem, struct writer *out)
{
    writer_text(out, "link: ");
    write_link(b, out);
    if (b->game->clues) {
        writer_text(out, "\npuzz.link: ");
        other_notation_write_puzzlink(b, out);
        writer_text(out, "\nTatham: ");
        other_notation_write_tatham(b, out);
    }
    writer_text(out, "\npictures:");
    for (int i = 0; i < ENDINGS; i++)
        if (show_has_form(endings[i])) {
            writer_char(out, ' ');
            write_name(out, stem, endings[i]);
        }
    writer_char(out, '\n');
}

typedef void board_text(const struct board *b, struct writer *out);

static void json_form(struct jsonw *j, const char *key, board_text *write, const struct board *b)
{
    jsonw_key(j, key);
    jsonw_open_text(j);
    write(b, j->out);
    jsonw_close_text(j);
}

void publish_json(const struct board *b, const char *stem, struct jsonw *j)
{
    json_form(j, "link", write_link, b);
    if (b->game->clues) {
        json_form(j, "puzzlink", other_notation_write_puzzlink, b);
        json_form(j, "tatham", other_notation_write_tatham, b);
    }
    json_open(j, "pictures", '[');
    for (int i = 0; i < ENDINGS; i++)
        if (show_has_form(endings[i])) {
            jsonw_open_text(j);
            write_name(j->out, stem, endings[i]);
            jsonw_close_text(j);
        }
    jsonw_close(j, ']');
}
