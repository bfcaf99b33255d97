/* outputs.c - files that a command is told to write (-o and the like), looked at before it begins: a
 * file that it reads is never written, and a name never says something else than what is in it. */
#include <string.h>

#include "files/place.h"
#include "front/cli/cli.h"

static const enum opt outputs[] = {OPT_OUTPUT, OPT_DIMACS, OPT_RECORDS, OPT_HTML, OPT_ANSWERS_FILE};
static const char pictures[] = "svg|png|pdf|gif|jpg|jpeg";

static bool is_output(int o)
{
    for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++)
        if ((int)outputs[i] == o)
            return true;
    return false;
}

/* What follows the last dot of a file's name; NULL: nothing does. */
static const char *ending_of(const char *path)
{
    const char *name = place_name(path), *dot = strrchr(name, '.');
    return dot && dot > name && dot[1] ? dot + 1 : NULL;
}

/* Is it one of the words, '|' between them? */
static bool is_among(const char *word, const char *words)
{
    for (size_t n; *words; words += n + (words[n] == '|')) {
        n = strcspn(words, "|");
        char one[16];
        snprintf(one, sizeof one, "%.*s", (int)n, words);
        if (meant_is_word(word, one))
            return true;
    }
    return false;
}

/* "svg|png|pdf" as ".svg, .png or .pdf" */
static void list_endings(const char *words, char *out, size_t cap)
{
    struct writer w = writer_to(out, cap - 1);
    for (size_t n; *words; words += n + (words[n] == '|')) {
        n = strcspn(words, "|");
        writer_text(&w, w.n == 0 ? "." : words[n] ? ", ." : " or .");
        writer_slice(&w, (struct slice){words, n});
    }
    out[w.n < cap ? w.n : cap - 1] = '\0';
}

static bool ending_fits(const struct cli *c, enum opt o, const char *path)
{
    const char *ending = ending_of(path), *own = o == OPT_OUTPUT || o == OPT_ANSWERS_FILE ? c->command->endings : NULL;
    char list[100];
    if (!ending || (own && (c->value[OPT_TO] || is_among(ending, own))))
        return true;
    if (!own && is_among(ending, pictures))
        return cli_say(EXIT_USAGE, "%s: this would be text; 'show' and 'book' draw pictures", path),
               false;
    if (!own)
        return true;
    list_endings(own, list, sizeof list);
    cli_say(EXIT_USAGE, "%s: expected a name that ends in %s%s", path, list,
            command_takes(c->command, OPT_TO) ? ", or --to FORM" : "");
    return false;
}

/* No option names a file that is read and is this one, and standard input is not it. */
static bool is_not_read(const struct cli *c, const char *path)
{
    for (int o = 0; o < OPT_COUNT; o++) {
        const char *arg = opt_rows[o].arg;
        if (c->value[o] && arg && strcmp(arg, "FILE") == 0 && !is_output(o) &&
            place_is_same(path, c->value[o]))
            return cli_say(EXIT_USAGE, "%s: this is the file that --%s reads; choose another", path,
                           opt_rows[o].name),
                   false;
    }
    if (c->command->answer && place_is_same(path, "/dev/stdin"))
        return cli_say(EXIT_USAGE, "%s: this is the file that is read; choose another", path),
               false;
    return true;
}

bool outputs_fit(const struct cli *c)
{
    for (size_t i = 0; i < sizeof outputs / sizeof *outputs; i++) {
        const char *path = c->value[outputs[i]];
        if (path && !file_is_stdout(path) && !place_is_stream(path) &&
            !(ending_fits(c, outputs[i], path) && is_not_read(c, path)))
            return false;
    }
    return true;
}
