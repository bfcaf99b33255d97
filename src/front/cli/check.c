/* check.c - `check`: is this answer right so far, and complete? By the rules alone. */
#include "core/board_json.h"
#include "core/drawing.h"
#include "front/cli/cli.h"

struct check_answer {
    const struct board *board;
    const struct flaws *flaws;
    const char *status;
    const struct spot *wrong; /* NULL: not asked, or there is no single solution */
    size_t n_wrong;
    bool asked;
    bool is_model; /* the board is told too */
    const struct ordering *order; /* of a solved board that tells one; or NULL */
};

static void verdict_json(const void *ctx, struct writer *out)
{
    const struct check_answer *v = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "status", v->status);
    json_open(&j, "flaws", '[');
    for (size_t i = 0; i < v->flaws->n; i++) {
        const struct flaw *f = &v->flaws->flaw[i];
        jsonw_open(&j, '{');
        json_pair(&j, "rule", v->board->game->puzzle->rules[f->rule]);
        board_json_spots(&j, "at", v->board, v->flaws->spot + f->first, f->n);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    if (v->asked && v->wrong)
        board_json_spots(&j, "wrong_cells", v->board, v->wrong, v->n_wrong);
    else if (v->asked)
        json_pair(&j, "wrong_cells", NULL);
    if (v->order) {
        jsonw_key(&j, "order");
        v->order->write_proved(v->board, &j);
    }
    if (v->is_model) {
        jsonw_key(&j, "solution");
        v->board->game->puzzle->write_solution(v->board, &j);
    }
    json_line_end(&j);
}

static void write_spots(const struct check_answer *v, const struct spot *spots, size_t n,
                        struct writer *out)
{
    for (size_t i = 0; i < n; i++) {
        writer_char(out, ' ');
        spot_write(out, board_height(v->board), spots[i]);
    }
    writer_char(out, '\n');
}

static void verdict_text(const void *ctx, struct writer *out)
{
    const struct check_answer *v = ctx;
    if (v->is_model)
        drawing_write(v->board, out);
    writer_text(out, v->status);
    writer_char(out, '\n');
    for (size_t i = 0; i < v->flaws->n; i++) {
        const struct flaw *f = &v->flaws->flaw[i];
        writer_text(out, "  ");
        writer_text(out, v->board->game->puzzle->rules[f->rule]);
        write_spots(v, v->flaws->spot + f->first, f->n, out);
    }
    if (v->asked && !v->wrong)
        writer_text(out, "  there is no single solution to compare with\n");
    if (v->n_wrong) {
        writer_text(out, "  not in the solution");
        write_spots(v, v->wrong, v->n_wrong, out);
    }
    if (v->order) {
        writer_text(out, "  ");
        v->order->tell_proved(v->board, out);
        writer_char(out, '\n');
    }
}

/* Count first, then fill: a board of a million cells may be wrong in a million places. */
static struct err all_flaws(struct cli *c, const struct board *b, struct flaws *out)
{
    struct flaws count = {0};
    struct err e = b->game->puzzle->check(b, &count, &c->work);
    if (err_is(e))
        return e;
    *out = (struct flaws){.cap = count.n, .cap_spots = count.n_spots};
    out->flaw = arena_take(&c->arena, count.n + 1, sizeof *out->flaw);
    out->spot = arena_take(&c->arena, count.n_spots + 1, sizeof *out->spot);
    return out->flaw && out->spot ? b->game->puzzle->check(b, out, &c->work) : err_memory();
}

/* --against-solution: what differs from the only solution. */
static struct err compare(struct cli *c, const struct board *b, struct check_answer *v)
{
    const struct puzzle *p = b->game->puzzle;
    struct solve s = {.limit = 2};
    s.first = arena_take(&c->arena, 1, b->game->rules.size(&b->variant));
    struct err e = s.first ? board_solve(b, &s, &c->work) : err_memory();
    if (!err_is(e) && s.answer == ANSWER_UNKNOWN)
        e = (struct err){ERR_BUDGET, 0, "the limit was reached before the solution was found"};
    if (err_is(e) || s.answer != ANSWER_ONE)
        return e;
    v->n_wrong = p->differences(b, s.first, NULL, 0);
    struct spot *wrong = arena_take(&c->arena, v->n_wrong + 1, sizeof *wrong);
    if (!wrong)
        return err_memory();
    p->differences(b, s.first, wrong, v->n_wrong);
    v->wrong = wrong;
    return err_none();
}

enum exit_code check_print(struct cli *c, const struct board *b, bool is_model)
{
    struct flaws flaws;
    struct err e = all_flaws(c, b, &flaws);
    if (err_is(e))
        return cli_fail_err(c, e);
    enum status s = b->game->rules.status(b);
    bool complete = s != STATUS_OPEN && s != STATUS_INVALID;
    struct check_answer v = {.board = b, .flaws = &flaws, .is_model = is_model};
    v.asked = !is_model && c->value[OPT_AGAINST];
    if (v.asked)
        e = compare(c, b, &v);
    if (err_is(e))
        return cli_fail_err(c, e);
    bool is_wrong = flaws.n || v.n_wrong || (is_model && !complete);
    v.status = is_wrong ? "wrong" : complete ? "solved" : "open";
    v.order = s == STATUS_SOLVED && !v.n_wrong ? b->game->ordering : NULL;
    cli_print(stdout, c->value[OPT_JSON] ? verdict_json : verdict_text, &v);
    return is_wrong ? EXIT_NO : EXIT_YES;
}

static enum exit_code check_answer(struct cli *c, struct board *b)
{
    if (!b->game->puzzle)
        return cli_fail(c, EXIT_USAGE, "this game is a duel: there is no answer to check");
    return check_print(c, b, false);
}

static const enum opt check_options[] = {OPT_AGAINST, OPT_TIME, OPT_STEPS, OPT_JSON,
                                         OPT_FILE,    OPT_FROM, OPT_BARE, OPT_COUNT};

const struct command command_check = {
    .name = "check",
    .synopsis = "check POSITION [--against-solution] [--json]",
    .help = "is this (partial) answer right so far, and complete? names each broken rule",
    .options = check_options,
    .answer = check_answer,
};
