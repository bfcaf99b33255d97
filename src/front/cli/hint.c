/* hint.c - `hint` and `rate`: the next step in words, and how hard the whole chain of them is. */
#include <stdlib.h>

#include "core/board_json.h"
#include "files/bytes.h"
#include "front/cli/cli.h"
#include "puzzle/rate.h"

struct hinted {
    const struct board *board;
    const struct hint *hint;
    char *text; /* all of the story */
};

static void write_sentence(const void *ctx, struct writer *out)
{
    const struct hinted *h = ctx;
    h->board->game->puzzle->explain(h->board, h->hint, out);
}

static void write_relation(struct writer *out, const struct story_mark *m)
{
    writer_number(out, m->value / 128);
    writer_char(out, '>');
    writer_number(out, m->value % 128);
}

/* {"kind": ..., "at": ...} with the kind of place or the kind of mark, and its role. */
static void mark_json(struct jsonw *j, const struct board *b, const struct story_mark *m, bool place)
{
    char name[16];
    struct writer out = writer_to(name, sizeof name);
    bool relation = m->kind == STORY_RELATION;
    if (relation)
        write_relation(&out, m);
    else
        spot_write(&out, board_height(b), m->at);
    jsonw_open(j, '{');
    json_pair(j, "kind",
              !place     ? story_kind_name((enum story_kind)m->kind)
              : relation ? "relation"
                         : board_spot_kind(b, m->at));
    json_slice(j, "at", (struct slice){name, out.n});
    if (!place && spot_is_somewhere(m->other)) {
        out = writer_to(name, sizeof name);
        spot_write(&out, board_height(b), m->other);
        json_slice(j, "and", (struct slice){name, out.n});
    }
    if (!place)
        json_pair(j, "role", story_role_name((enum story_role)m->role));
    jsonw_close(j, '}');
}

static void step_json(struct jsonw *j, const struct board *b, const struct story *s, size_t i)
{
    const struct story_step *step = &s->step[i];
    jsonw_open(j, '{');
    json_pair(j, "text", story_text(s, i));
    json_open(j, "places", '[');
    for (size_t k = 0; k < step->n; k++)
        if (s->mark[step->first + k].place)
            mark_json(j, b, &s->mark[step->first + k], true);
    jsonw_close(j, ']');
    json_open(j, "marks", '[');
    for (size_t k = 0; k < step->n; k++)
        mark_json(j, b, &s->mark[step->first + k], false);
    jsonw_close(j, ']');
    jsonw_close(j, '}');
}

static void story_json(struct jsonw *j, const struct board *b, const struct hint *h)
{
    const struct story *s = h->story;
    if (s->n)
        json_pair(j, "headline", story_text(s, STORY_HEADLINE));
    json_open(j, "story", '[');
    for (size_t i = 1; i < s->n; i++)
        step_json(j, b, s, i);
    jsonw_close(j, ']');
    json_count(j, "cost", h->cost);
}

static void hint_json(const void *ctx, struct writer *out)
{
    const struct hinted *h = ctx;
    const struct hint *hint = h->hint;
    struct jsonw j = json_line(out);
    const struct technique *techniques = h->board->game->puzzle->techniques;
    json_pair(&j, "technique", hint->kind == HINT_STEP ? techniques[hint->technique].name : NULL);
    board_json_spots(&j, "because", h->board, hint->because, hint->n_because);
    board_json_places(&j, "places", h->board, hint->because, hint->n_because);
    board_json_moves(&j, "moves", h->board, hint->move, hint->kind == HINT_STEP ? hint->n_moves : 0);
    json_pair(&j, "text", h->text);
    json_pair(&j, "status",
              hint->kind == HINT_STEP    ? "step"
              : hint->kind == HINT_WRONG ? "wrong"
              : hint->kind == HINT_DONE  ? "solved"
                                         : "no step");
    story_json(&j, h->board, hint);
    json_line_end(&j);
}

/* The headline, the steps with their numbers, and what to do. */
static void hint_text(const void *ctx, struct writer *out)
{
    const struct hinted *h = ctx;
    const struct story *s = h->hint->story;
    for (size_t i = 0; i < s->n; i++) {
        if (i) {
            writer_text(out, "  ");
            writer_number(out, (int64_t)i);
            writer_text(out, ". ");
        }
        writer_text(out, story_text(s, i));
        writer_char(out, '\n');
    }
    for (size_t i = 0; h->hint->kind == HINT_STEP && i < h->hint->n_moves; i++) {
        writer_text(out, i ? " " : "  ");
        h->board->game->rules.write_move(h->board, h->hint->move[i], out);
    }
    for (size_t i = 0; h->hint->kind == HINT_WRONG && i < h->hint->n_because; i++) {
        writer_text(out, i ? " " : "  ");
        spot_write(out, board_height(h->board), h->hint->because[i]);
    }
    if (h->hint->kind == HINT_STEP || h->hint->kind == HINT_WRONG)
        writer_char(out, '\n');
}

static bool print_hint(const struct board *b, const struct hint *h, bool json)
{
    struct hinted all = {.board = b, .hint = h};
    all.text = bytes_of(write_sentence, &all, NULL);
    if (!all.text)
        return false;
    bool ok = cli_print(stdout, json ? hint_json : hint_text, &all);
    free(all.text);
    return ok;
}

enum exit_code hint_found(struct cli *c, const struct board *b, struct hint *h)
{
    if (!b->game->puzzle)
        return cli_fail(c, EXIT_USAGE, "this game has no hints");
    if (c->value[OPT_UNIQUENESS] && !b->game->puzzle->uniqueness)
        return cli_fail(c, EXIT_USAGE, "--uniqueness: no hint of this game argues that way");
    struct err e = rate_hint_room(b, h, &c->arena) ? err_none() : err_memory();
    h->uniqueness = c->value[OPT_UNIQUENESS] != NULL;
    if (!err_is(e))
        e = rate_find_hint(b, h, &c->work);
    return err_is(e) ? cli_fail_err(c, e) : EXIT_YES;
}

static enum exit_code hint_answer(struct cli *c, struct board *b)
{
    struct hint h;
    enum exit_code code = hint_found(c, b, &h);
    if (code != EXIT_YES)
        return code;
    if (!print_hint(b, &h, c->value[OPT_JSON]))
        return cli_fail_err(c, err_memory());
    return h.kind == HINT_STEP || h.kind == HINT_DONE ? EXIT_YES : EXIT_NO;
}

static const enum opt hint_options[] = {OPT_UNIQUENESS, OPT_JSON, OPT_FILE, OPT_FROM, OPT_BARE, OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_hint = {
    .name = "hint",
    .synopsis = "hint POSITION [--uniqueness] [--json]",
    .help = "the next step a person could take, and why",
    .options = hint_options,
    .answer = hint_answer,
};

/* ---- rate ---- */

struct rated {
    const struct board *board;
    const struct rating *rating;
    const char *why; /* a limit was reached first; or NULL */
};

static void rate_json(const void *ctx, struct writer *out)
{
    const struct rated *r = ctx;
    struct jsonw j = json_line(out);
    json_decimal_or_null(&j, "rating", r->rating->solved, r->rating->tenths / 10.0, 1);
    json_decimal_or_null(&j, "work", r->rating->solved, r->rating->work / 10.0, 1);
    json_pair(&j, "level", r->rating->solved ? level_name(r->rating->level) : NULL);
    json_open(&j, "techniques", '{');
    for (const struct technique *t = r->board->game->puzzle->techniques; t->name; t++) {
        uint32_t used = r->rating->used[t - r->board->game->puzzle->techniques];
        if (used)
            json_count(&j, t->name, used);
    }
    jsonw_close(&j, '}');
    json_count(&j, "steps", r->rating->steps);
    json_count(&j, "search", r->rating->searched);
    json_count(&j, "hardest", r->rating->hardest);
    if (r->why)
        json_pair(&j, "why", r->why);
    json_line_end(&j);
}

static void rate_text(const void *ctx, struct writer *out)
{
    const struct rated *r = ctx;
    if (!r->rating->solved) {
        writer_text(out, "not rated: ");
        writer_text(out, r->why ? r->why : "it has not exactly one solution");
        writer_char(out, '\n');
        return;
    }
    writer_number(out, r->rating->tenths / 10);
    writer_char(out, '.');
    writer_number(out, r->rating->tenths % 10);
    writer_text(out, ", work ");
    writer_number(out, r->rating->work / 10);
    writer_char(out, '.');
    writer_number(out, r->rating->work % 10);
    writer_text(out, ": ");
    writer_text(out, level_name(r->rating->level));
    writer_text(out, ", steps: ");
    writer_number(out, r->rating->steps);
    writer_char(out, '\n');
    for (const struct technique *t = r->board->game->puzzle->techniques; t->name; t++) {
        uint32_t used = r->rating->used[t - r->board->game->puzzle->techniques];
        if (!used)
            continue;
        writer_text(out, "  ");
        writer_text(out, t->name);
        writer_text(out, ": ");
        writer_number(out, used);
        writer_char(out, '\n');
    }
}

static void explain_step(void *ctx, const struct board *b, const struct hint *h)
{
    (void)ctx;
    print_hint(b, h, false);
}

static enum exit_code rate_answer(struct cli *c, struct board *b)
{
    struct rating rating;
    if (!b->game->puzzle)
        return cli_fail(c, EXIT_USAGE, "this game has nothing to rate");
    bool aloud = c->value[OPT_EXPLAIN] && !c->value[OPT_JSON];
    enum exit_code code = c->value[OPT_HTML] ? solve_log_rate(c, b, &rating) : EXIT_YES;
    if (code != EXIT_YES)
        return code;
    struct err e = c->value[OPT_HTML]
                       ? err_none()
                       : puzzle_rate(b, &rating, aloud ? explain_step : NULL, NULL, &c->work);
    if (err_is(e))
        return cli_fail_err(c, e);
    char room[LIMITS_SENTENCE];
    bool stopped = !rating.solved && c->work.steps == 0;
    struct rated all = {b, &rating,
                        stopped ? limits_blame("the limit was reached first", room) : NULL};
    cli_print(stdout, c->value[OPT_JSON] ? rate_json : rate_text, &all);
    return rating.solved ? EXIT_YES : stopped ? limits_code() : EXIT_NO;
}

static const enum opt rate_options[] = {OPT_EXPLAIN, OPT_HTML, OPT_JSON, OPT_FILE, OPT_FROM, OPT_BARE,
                                        OPT_TIME,    OPT_STEPS, OPT_COUNT};

const struct command command_rate = {
    .name = "rate",
    .synopsis = "rate POSITION [--explain] [--html FILE] [--json]",
    .help = "how hard a puzzle is, from the whole chain of hints",
    .options = rate_options,
    .answer = rate_answer,
};
