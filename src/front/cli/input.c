/* input.c - positions in, answers out, one by one, in order, as they come.
 *
 * A position is a line, or the drawn form: a heading that ends in ':' and lines up to a blank one,
 * or one JSON object as --json writes it; with --game also rows alone, up to a blank line. Blank
 * lines and lines that start with '#' are skipped.
 */
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/position.h"
#include "front/cli/cli.h"
#include "games/games.h"

struct source {
    FILE *file;
    const char *name; /* NULL: an argument or standard input */
    size_t line;      /* lines read so far */
    int error;        /* why there are more that cannot be read; 0: there are none */
    char *text;       /* the line just read, and its buffer */
    size_t cap;
};

static const int severity[] = {EXIT_YES, EXIT_NO, EXIT_LIMIT, EXIT_USAGE, EXIT_INTERRUPTED};

enum exit_code cli_worst(enum exit_code a, enum exit_code b)
{
    int worse = 0;
    for (int i = 0; i < (int)(sizeof severity / sizeof *severity); i++)
        if (severity[i] == (int)a || severity[i] == (int)b)
            worse = i;
    return (enum exit_code)severity[worse];
}

/* What is wrong, where: as a JSON object among the answers, or as a sentence. */
static enum exit_code complain(struct cli *c, size_t line, size_t column, const char *why)
{
    struct complaint what = {line, column, why};
    if (c->value[OPT_JSON])
        cli_print(stdout, complaint_json, &what);
    else
        cli_say(EXIT_USAGE, "%s%sline %zu, column %zu: %s", c->source ? c->source : "",
                c->source ? ": " : "", line, column, why);
    return EXIT_USAGE;
}

enum exit_code cli_fail(struct cli *c, enum exit_code code, const char *why)
{
    complain(c, c->line, 1, why);
    return code;
}

enum exit_code cli_end(struct cli *c, struct answered o)
{
    char room[LIMITS_SENTENCE];
    bool limited = o.ending == ENDING_LIMIT;
    enum exit_code code = limited ? limits_code() : (enum exit_code)o.ending;
    return o.why ? cli_fail(c, code, limited ? limits_blame(o.why, room) : o.why) : code;
}

enum exit_code cli_fail_err(struct cli *c, struct err e)
{
    return cli_end(c, answered_of(e));
}

static bool is_bare(const struct cli *c, const char *text, size_t len)
{
    return c->bare && position_is_bare(games_all, text, len);
}

/* What a text that is no position may be instead: a file, rows of a puzzle, a game misspelt. */
static enum exit_code complain_text(struct cli *c, const char *text, size_t len, struct err e)
{
    size_t row, column, clues = 0;
    char why[1024], said[600];
    struct writer w = writer_to(said, sizeof said - 1);
    bool is_file = c->as_argument && access(text, F_OK) == 0;
    while (clues < len && strchr(".01234", text[clues]) && text[clues])
        clues++;
    bool is_rows = !c->bare && len && clues == len;
    text_place(text, len, e.at, &row, &column);
    complaint_write((struct slice){text, is_file || is_rows ? 0 : len}, e, &w);
    said[w.n < w.cap ? w.n : w.cap] = '\0';
    if (is_file)
        snprintf(why, sizeof why, "%s; '%.150s' is a file: -f %.150s reads it", said, text, text);
    else
        snprintf(why, sizeof why, "%s%s", said, is_rows ? "; rows alone need --game GAME" : "");
    return complain(c, c->line + row - 1, column, why);
}

/* Reading may take work too (a board that must be solved first), and that has a budget of its own. */
static struct err read_position(struct cli *c, const char *text, size_t len, struct board **b)
{
    limits_renew(c, 1);
    struct err e = c->form ? position_read_form(c->form, text, len, &c->arena, b)
                   : is_bare(c, text, len)
                       ? position_read_bare(c->bare, text, len, &c->arena, b)
                       : cli_position(c, (struct slice){text, len}, b);
    if (!err_is(e))
        limits_renew(c, 1);
    return e;
}

static enum exit_code answer_text(struct cli *c, const char *text, size_t len)
{
    struct arena_mark mark = arena_here(&c->arena);
    struct board *b;
    const char *id = c->id;
    struct err e = read_position(c, text, len, &b);
    enum exit_code code;
    if (e.code == ERR_BUDGET) {
        code = cli_fail_err(c, e);
    } else if (err_is(e)) {
        code = complain_text(c, text, len, e);
        c->over |= e.code == ERR_MEMORY; /* what comes later is not done before what could not be read */
    } else {
        code = c->command->answer(c, b);
    }
    fflush(stdout);
    c->id = id;
    arena_release(&c->arena, mark);
    return code;
}

/* Its position, or else the board of its id. */
static enum exit_code answer_json(struct cli *c, const char *text, size_t len)
{
    struct arena_mark mark = arena_here(&c->arena);
    json_error_t error;
    json_t *object = json_loadb(text, len, JSON_REJECT_DUPLICATES, &error);
    json_t *position = json_object_get(object, "position"), *id = json_object_get(object, "id");
    enum exit_code code;
    if (!object) {
        code = complain(c, c->line, (size_t)(error.column > 0 ? error.column : 1),
                        "this is not a JSON object");
    } else if (json_is_string(position)) {
        c->id = cli_id_beside(c, json_string_value(id));
        code = answer_text(c, json_string_value(position), json_string_length(position));
    } else if (!position && json_is_string(id)) {
        code = answer_text(c, json_string_value(id), json_string_length(id));
    } else {
        code = complain(c, c->line, 1, "this JSON object has no text under \"position\"");
    }
    c->id = NULL;
    json_decref(object);
    arena_release(&c->arena, mark);
    return code;
}

/* One text that starts on `line` of the source in hand. */
static enum exit_code answer_one(struct cli *c, const char *text, size_t len, size_t line)
{
    c->line = line;
    enum exit_code code = (len && text[0] == '{' ? answer_json : answer_text)(c, text, len);
    c->answered++;
    return code;
}

/* The mark that some editors put at the head of a text in UTF-8 is none of the text. */
static ssize_t without_mark(char *text, ssize_t n)
{
    static const char mark[] = "\xef\xbb\xbf";
    if (n < 3 || memcmp(text, mark, 3) != 0)
        return n;
    memmove(text, text + 3, (size_t)(n - 3));
    return n - 3;
}

/* The next line without its end, or -1. */
static ssize_t next_line(struct source *s)
{
    ssize_t n = s->error || limits_interrupted() ? -1 : getline(&s->text, &s->cap, s->file);
    if (n < 0) {
        if (!s->error && !limits_interrupted() && !feof(s->file))
            s->error = errno ? errno : EIO;
        return -1;
    }
    s->line++;
    while (n > 0 && (s->text[n - 1] == '\n' || s->text[n - 1] == '\r'))
        n--;
    return s->line == 1 ? without_mark(s->text, n) : n;
}

static bool is_skipped(const char *text, ssize_t n)
{
    if (n > 0 && text[0] == '#')
        return true;
    for (ssize_t i = 0; i < n; i++)
        if (text[i] != ' ' && text[i] != '\t')
            return false;
    return true;
}

static ssize_t without_blanks(const char *text, ssize_t n)
{
    while (n > 0 && (text[n - 1] == ' ' || text[n - 1] == '\t'))
        n--;
    return n;
}

/* Lines up to a blank one or a comment, joined by '\n', beginning with the line just read. Blanks
 * at the end of a line are dropped where rows stand alone. */
static char *gather(struct source *s, ssize_t first, bool bare, size_t *len)
{
    size_t n = 0, cap = (size_t)first + 4096;
    char *all = malloc(cap);
    for (ssize_t more = first; all && more > 0 && s->text[0] != '#'; more = next_line(s)) {
        if (bare && (more = without_blanks(s->text, more)) == 0)
            break;
        if (n + (size_t)more + 2 > cap) {
            cap = 2 * (n + (size_t)more + 2);
            char *grown = realloc(all, cap);
            if (!grown)
                free(all);
            all = grown;
        }
        if (all) {
            memcpy(all + n, s->text, (size_t)more);
            n += (size_t)more;
            all[n++] = '\n';
        }
    }
    *len = n;
    return all;
}

/* A drawing opens with a game's name; any other line that ends in ':' is a line for itself. */
static bool opens_drawing(const struct cli *c, const char *text, ssize_t n)
{
    const char *blank = memchr(text, ' ', (size_t)n);
    return c->form || (text[n - 1] == ':' && blank &&
                       game_named(games_all, (struct slice){text, (size_t)(blank - text)}));
}

static enum exit_code answer_source(struct cli *c, struct source *s)
{
    enum exit_code code = EXIT_YES;
    bool any = false;
    for (ssize_t n; !ferror(stdout) && !c->over && (n = next_line(s)) >= 0;) {
        size_t line = s->line;
        if (is_skipped(s->text, n))
            continue;
        any = true;
        bool bare = is_bare(c, s->text, (size_t)n);
        if (bare || opens_drawing(c, s->text, n)) {
            size_t len;
            char *drawing = gather(s, n, bare, &len);
            if (!drawing)
                s->error = ENOMEM;
            else if (!s->error) /* else it is not whole */
                code = cli_worst(code, answer_one(c, drawing, len, line));
            free(drawing);
        } else {
            code = cli_worst(code, answer_one(c, s->text, (size_t)n, line));
        }
    }
    if (s->error)
        return cli_say(EXIT_USAGE, "%s: %s", s->name ? s->name : "standard input", strerror(s->error));
    if (!any && !limits_interrupted() && !ferror(stdout))
        return complain(c, 1, 1, "expected a position; there is none");
    return code;
}

/* The first argument, unless -f names a file: NULL for standard input. */
static const char *take_position(struct cli *c)
{
    if (c->value[OPT_FILE] || c->n_rest == 0)
        return NULL;
    c->n_rest--;
    const char *text = *c->rest++;
    return strcmp(text, "-") == 0 ? NULL : text;
}

/* --from and --game: how positions are read. */
static bool read_forms(struct cli *c)
{
    const char *game = c->value[command_takes(c->command, OPT_BARE) ? OPT_BARE : OPT_ONLY_GAME];
    c->form = c->value[OPT_FROM] ? game_with_form(games_all, c->value[OPT_FROM]) : NULL;
    c->bare = game ? game_named(games_all, slice_of(game)) : NULL;
    if (c->value[OPT_FROM] && !c->form)
        return cli_fault(c, OPT_FROM, "expected %s", opt_words(OPT_FROM).text), false;
    if (game && !c->bare)
        return cli_fault(c, OPT_BARE, "expected %s%s", listed_games(NULL).text,
                         meant_game(slice_of(game)).text),
               false;
    return true;
}

enum exit_code input_answer_all(struct cli *c)
{
    const char *file = c->value[OPT_FILE], *text = take_position(c);
    struct source s = {.file = stdin, .name = file && strcmp(file, "-") != 0 ? file : NULL};
    c->source = s.name;
    if (c->n_rest > 0 && !c->command->takes_moves && !c->command->takes_many)
        return cli_say(EXIT_USAGE, "expected one position (quoted); '%s' is one too many",
                       c->rest[0]);
    if (!read_forms(c))
        return EXIT_USAGE;
    c->as_argument = text != NULL;
    if (text) {
        enum exit_code code = answer_one(c, text, strlen(text), 1);
        for (int i = 0; c->command->takes_many && i < c->n_rest && !c->over; i++)
            code = cli_worst(code, answer_one(c, c->rest[i], strlen(c->rest[i]), (size_t)i + 2));
        return code;
    }
    if (s.name) {
        s.file = fopen(s.name, "rb");
        if (!s.file)
            return cli_say(EXIT_USAGE, "%s: %s", s.name, strerror(errno));
    }
    enum exit_code code = answer_source(c, &s);
    free(s.text);
    if (s.file != stdin)
        fclose(s.file);
    return code;
}
