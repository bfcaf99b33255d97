/* dimacs.c - `solve --dimacs`: the puzzle as clauses for other programs, and `solve --model`: what
 * such a program found. */
#include <stdlib.h>
#include <string.h>

#include "base/arena_text.h"
#include "core/dimacs.h"
#include "front/cli/cli.h"
#include "referee/via_sat.h"

struct dimacs_job {
    struct encoding encoding;
    struct dimacs dimacs;
    struct clause_list besides; /* cuts, and the answer forbidden */
    int8_t *answer;
    struct work *work;
    struct err *fault; /* why it could not be written */
    bool is_short;     /* a limit was reached before all cuts were found */
    bool is_late;      /* and it was the time's */
};

static void write_job(const void *ctx, struct writer *out)
{
    const struct dimacs_job *j = ctx;
    *j->fault = dimacs_write(&j->dimacs, j->work, out);
}

/* --encoding; false: said why not. */
static bool read_kind(struct cli *c, enum encoding_kind *kind)
{
    const char *word = c->value[OPT_ENCODING];
    *kind = ENCODING_ORDER;
    for (int k = 0; word && k < ENCODING_COUNT; k++)
        if (meant_is_word(word, encoding_name((enum encoding_kind)k))) {
            *kind = (enum encoding_kind)k;
            word = NULL;
        }
    if (word)
        cli_fault(c, OPT_ENCODING, "expected order, lazy or founding%s",
                  meant_of(word, opt_rows[OPT_ENCODING].words).text);
    else if (c->value[OPT_CUTS] && *kind != ENCODING_LAZY)
        cli_fault(c, OPT_CUTS, "these belong to --encoding lazy");
    else
        return true;
    return false;
}

/* --unique: the answer that is to be forbidden. Another code than yes: said why not. */
static enum exit_code find_answer(struct cli *c, const struct board *b, struct dimacs_job *j)
{
    struct solve s = {.limit = 2, .from_here = c->value[OPT_FROM_HERE] != NULL};
    s.first = arena_take(&c->arena, 1, b->game->rules.size(&b->variant));
    j->answer = arena_take(&c->arena, (size_t)j->encoding.keys, 1);
    struct err e = s.first && j->answer ? board_solve(b, &s, &c->work) : err_memory();
    if (!err_is(e) && s.count == 0 && s.answer == ANSWER_UNKNOWN)
        e = (struct err){ERR_BUDGET, 0, "the limit was reached before an answer was found"};
    if (err_is(e))
        return cli_fail_err(c, e);
    if (s.count == 0)
        return cli_fail(c, EXIT_NO, "this puzzle has no answer that could be forbidden");
    b->game->puzzle->keys(s.first, j->answer);
    return EXIT_YES;
}

static enum exit_code forbid_answer(struct cli *c, struct dimacs_job *j)
{
    const struct clause_sink to = {.clause = clause_list_add, .ctx = &j->besides};
    int *room = arena_take(&c->arena, encoding_room(&j->encoding), sizeof *room);
    if (room)
        j->encoding.forbid(&j->encoding, j->answer, &to, room);
    j->dimacs.more = "; the known answer is forbidden: no model means that it is the only one";
    return !room || j->besides.starved ? cli_fail_err(c, err_memory()) : EXIT_YES;
}

/* The first line where cuts are missing. */
static void write_short(const void *ctx, struct writer *out)
{
    const struct dimacs_job *j = ctx;
    writer_text(out, "incomplete cuts: ");
    writer_number(out, (int64_t)j->besides.n);
    writer_text(out, " were found before a limit was reached, perhaps not all that are needed; else ");
    writer_text(out, j->encoding.note);
}

/* --cuts: all of them, or those found in the steps or in half of the time, for the other half is
 * to write them. Another code than yes: said why not. */
static enum exit_code find_cuts(struct cli *c, struct dimacs_job *j)
{
    if (!j->encoding.apart)
        return cli_fail(c, EXIT_USAGE, "--cuts: this puzzle has too many to list them");
    struct work half = limits_share(c, 50);
    struct err e = via_sat_cuts(&j->encoding, &j->besides, &half);
    c->work.steps = half.steps;
    j->dimacs.note = j->encoding.cut_note;
    j->is_short = e.code == ERR_BUDGET && !limits_interrupted();
    if (!j->is_short)
        return err_is(e) ? cli_fail_err(c, e) : EXIT_YES;
    j->is_late = work_time_left(&half) <= 0;
    j->dimacs.note = arena_text(&c->arena, write_short, j).text;
    return j->dimacs.note ? EXIT_YES : cli_fail_err(c, err_memory());
}

/* It is written; but were those all cuts? */
static enum exit_code tell_short(struct cli *c, const struct dimacs_job *j)
{
    char room[LIMITS_SENTENCE];
    if (!j->is_short)
        return EXIT_YES;
    if (j->is_late)
        limits_blame_time();
    return cli_fail(c, limits_code(),
                    limits_blame("the limit was reached before all cuts were found; the file says so",
                                 room));
}

static enum exit_code fill_job(struct cli *c, const struct board *b, struct dimacs_job *j)
{
    const struct encoding *e = &j->encoding;
    j->dimacs = (struct dimacs){e, &j->besides, e->note, NULL, board_height(b)};
    enum exit_code code = c->value[OPT_UNIQUE] ? find_answer(c, b, j) : EXIT_YES;
    if (code == EXIT_YES && c->value[OPT_CUTS])
        code = find_cuts(c, j);
    return code == EXIT_YES && c->value[OPT_UNIQUE] ? forbid_answer(c, j) : code;
}

enum exit_code dimacs_answer(struct cli *c, const struct board *b)
{
    enum encoding_kind kind;
    struct arena kept;
    struct err fault = err_none();
    struct dimacs_job j = {.work = &c->work, .fault = &fault, .besides = {.arena = &kept}};
    if (!read_kind(c, &kind))
        return EXIT_USAGE;
    struct err e = b->game->puzzle->encode(b, kind, c->value[OPT_FROM_HERE] != NULL, &j.encoding,
                                           &c->arena);
    if (err_is(e))
        return cli_fail_err(c, e);
    arena_open(&kept);
    enum exit_code code = fill_job(c, b, &j);
    if (code == EXIT_YES)
        code = (enum exit_code)file_or_stdout(c->value[OPT_DIMACS], write_job, &j, &fault);
    if (code == EXIT_YES)
        code = tell_short(c, &j);
    arena_close(&kept);
    return code;
}

/* ---- --model ---- */

static enum exit_code judge_model(struct cli *c, const struct board *b, const char *text, size_t len)
{
    const struct puzzle *p = b->game->puzzle;
    struct encoding e;
    struct board *filled = arena_take(&c->arena, 1, b->game->rules.size(&b->variant));
    struct err err = p->encode(b, ENCODING_LAZY, false, &e, &c->arena);
    int8_t *key = err_is(err) ? NULL : arena_take(&c->arena, (size_t)e.keys, 1);
    if (!filled || !key)
        return cli_fail_err(c, err_memory());
    err = dimacs_read_model(text, len, e.keys, key);
    if (err_is(err)) {
        size_t line, column;
        text_place(text, len, err.at, &line, &column);
        return cli_say(err.code == ERR_TEXT ? EXIT_USAGE : EXIT_NO, "%s: line %zu: %s",
                       c->value[OPT_MODEL], line, err.why);
    }
    p->decode(b, key, filled);
    return check_print(c, filled, true);
}

enum exit_code dimacs_answer_model(struct cli *c, const struct board *b)
{
    const char *path = c->value[OPT_MODEL];
    size_t len;
    if (strcmp(path, "-") == 0 && !c->as_argument && !c->source)
        return cli_fault(c, OPT_MODEL, "standard input has the position already");
    char *text = file_read(path, &len);
    if (!text)
        return EXIT_USAGE;
    enum exit_code code = judge_model(c, b, text, len);
    free(text);
    return code;
}
