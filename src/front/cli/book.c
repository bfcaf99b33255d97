/* book.c - `book`: positions as a booklet to print.
 *
 * Positions are gathered first, each with its solution and rating, in an arena of their own; the
 * booklet is written when all of them were good, whole or not at all. So are the answers where they go
 * to a file of their own: both are on the disk before the first of them has its name. Worksheets are
 * made instead (worksheet.c).
 */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "files/bytes.h"
#include "files/place.h"
#include "files/replace.h"
#include "front/cli/book.h"
#include "front/cli/progress.h"
#include "games/games.h"
#include "puzzle/id.h"
#include "render/cairo_output.h"

enum { TITLE_MAX = 300 };

/* ---- gathering ---- */

struct board *book_keep_board(struct book *k, const struct board *b)
{
    struct board *copy = arena_take(&k->arena, 1, b->game->rules.size(&b->variant));
    if (copy)
        board_copy(copy, b);
    return copy;
}

struct slice book_keep_text(struct book *k, const char *text)
{
    size_t n = text ? strlen(text) : 0;
    char *copy = arena_take(&k->arena, n + 1, 1);
    if (copy && n)
        memcpy(copy, text, n);
    return (struct slice){copy, copy ? n : 0};
}

/* The only solution; NULL if there is none, several, or no memory. */
static const struct board *only_solution(struct book *k, const struct board *b, struct work *w,
                                         struct err *e)
{
    struct board *first = book_keep_board(k, b);
    struct solve s = {.limit = 2, .first = first};
    *e = first ? board_solve(b, &s, w) : err_memory();
    return !err_is(*e) && s.answer == ANSWER_ONE ? first : NULL;
}

struct booklet_entry *book_add_entry(struct book *k)
{
    if (k->booklet.n == k->cap) {
        size_t cap = k->cap ? 2 * k->cap : 64;
        struct booklet_entry *grown = realloc(k->entry, cap * sizeof *grown);
        if (!grown)
            return NULL;
        k->entry = grown;
        k->cap = cap;
    }
    k->entry[k->booklet.n] = (struct booklet_entry){0};
    return &k->entry[k->booklet.n++];
}

static enum exit_code book_answer(struct cli *c, struct board *b)
{
    struct book *k = c->hand;
    struct booklet_entry *entry = book_add_entry(k);
    struct err e = entry ? err_none() : err_memory();
    bool solvable = b->game->puzzle && !board_is_duel(b);
    if (solvable)
        b->game->puzzle->clear(b);
    if (entry) {
        entry->puzzle = book_keep_board(k, b);
        entry->id = book_keep_text(k, c->id);
        if (!entry->puzzle)
            e = err_memory();
    }
    progress_tell((int64_t)k->booklet.n);
    if (!err_is(e) && solvable)
        entry->solution = only_solution(k, b, &c->work, &e);
    if (!err_is(e) && entry->solution)
        e = puzzle_rate(b, &entry->rating, NULL, NULL, &c->work);
    if (err_is(e))
        return cli_fail_err(c, e);
    if (solvable && c->work.steps == 0)
        return cli_fail_err(
            c, (struct err){ERR_BUDGET, 0, "the limit was reached before this puzzle was solved"});
    if (solvable && !entry->solution)
        return cli_fail(c, EXIT_NO, "this puzzle has not exactly one solution");
    return EXIT_YES;
}

/* Do all ids in it make their puzzles again? Names of another kind, or of another generator's
 * puzzles, are printed as they came. */
static bool ids_work(const struct book *k)
{
    size_t some = 0;
    for (size_t i = 0; i < k->booklet.n; i++) {
        struct slice id = k->entry[i].id;
        struct new_request new_request;
        bool numbered = false;
        if (id.len && (err_is(id_read(games_all, id, &new_request, &numbered)) || !numbered))
            return false;
        some += id.len > 0;
    }
    return some > 0;
}

/* The games of the booklet, in the order in which they come. */
static bool gather_rules(struct book *k, struct work *w)
{
    size_t *n = &k->booklet.n_rules;
    for (size_t i = 0; i < k->booklet.n; i++) {
        const struct game *g = k->entry[i].puzzle->game;
        struct board *sample;
        struct err e;
        size_t seen = 0;
        while (seen < *n && k->rules[seen].sample->game != g)
            seen++;
        if (seen < *n || *n == BOOK_GAMES_MAX)
            continue;
        if (err_is(position_read(games_all, g->sample, strlen(g->sample), &k->arena, &sample)))
            return false;
        if (g->puzzle)
            g->puzzle->clear(sample);
        const struct board *solution = g->puzzle ? only_solution(k, sample, w, &e) : NULL;
        k->rules[(*n)++] = (struct booklet_rules){sample, solution};
    }
    return true;
}

/* ---- the file ---- */

static void draw_page(const void *ctx, int page, struct canvas *c)
{
    booklet_draw(ctx, page, c);
}

static void write_book(const void *ctx, struct writer *out)
{
    const struct book *k = ctx;
    const struct booklet *b = &k->booklet;
    struct pages pages = {.n = booklet_pages(b),
                          .w = b->w,
                          .h = b->h,
                          .draw = draw_page,
                          .ctx = b,
                          .title = b->title ? b->title : "Quincunx"};
    if (!cairo_output_pdf(&pages, out))
        *k->fault = err_memory();
}

/* What is to be a file, drawn and written beside its place. False: *why tells, and nothing is left. */
static bool begin_file(struct book *k, const char *path, struct replacement *r, struct fault *why)
{
    size_t n;
    char *bytes = bytes_of(write_book, k, &n);
    bool drawn = bytes && !err_is(*k->fault);
    bool ok = drawn ? replace_begin(r, path, why) && replace_write(r, bytes, n, why)
                    : fault_set(why, "%s", err_memory().why);
    if (drawn && !ok)
        replace_abandon(r);
    free(bytes);
    return ok;
}

/* The booklet, and beside it the answers in a file of their own. */
static enum exit_code print_two(struct cli *c, struct book *k)
{
    struct replacement book, answers;
    struct fault why;
    bool ok = begin_file(k, c->value[OPT_OUTPUT], &book, &why);
    k->booklet.answers = k->booklet.answers_alone = true;
    if (ok && !begin_file(k, c->value[OPT_ANSWERS_FILE], &answers, &why)) {
        replace_abandon(&book);
        ok = false;
    }
    limits_cut(NULL);
    if (ok && !replace_commit(&answers, &why)) {
        replace_abandon(&book);
        ok = false;
    } else if (ok) {
        ok = replace_commit(&book, &why);
    }
    return ok ? EXIT_YES : cli_say(EXIT_USAGE, "%s", why.why);
}

static enum exit_code print_book(struct cli *c, struct book *k)
{
    struct err fault = err_none();
    k->fault = &fault;
    limits_renew(c, k->booklet.n);
    limits_cut("the time was up before the booklet was drawn");
    if (c->value[OPT_ANSWERS_FILE])
        return print_two(c, k);
    int bad = file_or_stdout(c->value[OPT_OUTPUT], write_book, k, &fault);
    limits_cut(NULL);
    return (enum exit_code)bad;
}

/* ---- options ---- */

static bool is_utf8(const char *text)
{
    json_t *strict = json_string(text);
    json_decref(strict);
    return strict != NULL;
}

/* NULL: the answers can go where they are to go; else why not. */
static const char *answers_refusal(const struct cli *c)
{
    const char *path = c->value[OPT_ANSWERS_FILE];
    if (path && c->value[OPT_ANSWERS])
        return "choose one of --answers and --answers-file";
    if (path && (file_is_stdout(path) || file_is_stdout(c->value[OPT_OUTPUT]) ||
                 place_is_one(path, c->value[OPT_OUTPUT])))
        return "--answers-file: the answers and the booklet need a file each";
    return NULL;
}

static const char *read_options(struct cli *c, struct booklet *b)
{
    const char *paper = c->value[OPT_PAPER] ? c->value[OPT_PAPER] : "a4";
    const char *theme = c->value[OPT_THEME] ? c->value[OPT_THEME] : "default";
    const char *each = c->value[OPT_PER_PAGE];
    bool letter = meant_is_word(paper, "letter");
    b->w = letter ? 612 : 595;
    b->h = letter ? 792 : 842;
    b->per_page = each ? strlen(each) == 1 && strchr("1246", *each) ? *each - '0' : 0
                  : c->value[OPT_LARGE] ? 2
                                        : 4;
    b->theme = theme_named(theme);
    b->title = c->value[OPT_TITLE];
    b->answers = c->value[OPT_ANSWERS] != NULL;
    b->coords = c->value[OPT_COORDS] != NULL;
    b->scale = c->value[OPT_LARGE] ? 1.4 : 1;
    if (!cairo_output_is_there())
        return "this build has no PDF (cairo was missing)";
    if (!c->value[OPT_OUTPUT])
        return "name the booklet: -o FILE.pdf";
    if (!letter && !meant_is_word(paper, "a4"))
        return "--paper: expected a4 or letter";
    if (!b->per_page)
        return "--per-page: expected 1, 2, 4 or 6";
    if (!b->theme)
        return "--theme: expected default, dark, classic or mono";
    if (b->title && (!*b->title || strlen(b->title) > TITLE_MAX || !is_utf8(b->title)))
        return "--title: expected some text in UTF-8, at most 300 bytes";
    const char *why = answers_refusal(c);
    return why ? why : worksheet_options(c, b);
}

static enum exit_code book_run(struct cli *c)
{
    struct book k = {.booklet.arena = &c->arena};
    const char *why = read_options(c, &k.booklet);
    if (why)
        return cli_say(EXIT_USAGE, "%s", why);
    arena_open(&k.arena);
    c->hand = &k;
    progress_begin(0);
    enum exit_code code = worksheet_is_wanted(c) ? worksheet_fill(c, &k) : input_answer_all(c);
    progress_end();
    k.booklet.entry = k.entry;
    k.booklet.rules = k.rules;
    k.booklet.ids = ids_work(&k);
    limits_renew(c, k.booklet.n);
    if (code == EXIT_YES && !gather_rules(&k, &c->work))
        code = cli_say(EXIT_USAGE, "%s", err_memory().why);
    if (code == EXIT_YES && !limits_interrupted())
        code = print_book(c, &k);
    else
        cli_say(code, "%s: not written", c->value[OPT_OUTPUT]);
    arena_close(&k.arena);
    free(k.entry);
    return code;
}

static const enum opt book_options[] = {
    OPT_OUTPUT, OPT_TITLE,    OPT_PER_PAGE, OPT_ANSWERS, OPT_ANSWERS_FILE, OPT_LARGE,  OPT_PAPER,
    OPT_GRADED, OPT_PRACTISE, OPT_UP_TO,    OPT_SIZE,    OPT_SEED,         OPT_NUMBER, OPT_THEME,
    OPT_COORDS, OPT_FILE,     OPT_FROM,     OPT_BARE,    OPT_TIME,         OPT_STEPS,  OPT_COUNT};

const struct command command_book = {
    .name = "book",
    .synopsis = "book POSITION... | --graded N GAME | --technique NAME GAME -o FILE.pdf "
                "[--title TEXT] [--per-page K] [--answers | --answers-file FILE.pdf] [--large] "
                "[--paper a4|letter]",
    .help = "a booklet of puzzles to print, from arguments or standard input; worksheets for a class",
    .options = book_options,
    .time_help = "stop after SEC seconds on each puzzle, and as long to draw it",
    .steps_help = "stop after N steps of work on each puzzle",
    .takes_many = true,
    .endings = "pdf",
    .answer = book_answer,
    .run = book_run,
};
