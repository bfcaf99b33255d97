/* solve.c - `solve`: no, one or several solutions, exactly; which clues clash; what is forced. */
#include <string.h>

#include "core/board_json.h"
#include "core/position.h"
#include "front/cli/cli.h"
#include "referee/via_sat.h"

struct solve_answer {
    const struct board *board;
    struct solve solve;
    struct unsat_core conflict;
    struct backbone forced; /* board NULL: not asked */
    uint64_t time_us;
    const char *why; /* a limit ended it: what to say, or NULL */
};

static void write_solution(struct jsonw *j, const char *key, const struct board *b, bool there)
{
    jsonw_key(j, key);
    if (there)
        b->game->puzzle->write_solution(b, j);
    else
        jsonw_null(j);
}

static void solved_json(const void *ctx, struct writer *out)
{
    const struct solve_answer *s = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "status", answer_name(s->solve.answer));
    json_count(&j, "count", (int64_t)s->solve.count);
    if (s->board->game->ordering) {
        json_count(&j, "orders", (int64_t)s->solve.count);
        json_count(&j, "paths", (int64_t)s->solve.paths);
    }
    write_solution(&j, "solution", s->solve.first, s->solve.count > 0);
    write_solution(&j, "second", s->solve.second, s->solve.count > 1);
    if (s->solve.answer == ANSWER_NONE && s->board->game->puzzle->unsat_core) {
        board_json_spots(&j, "conflict", s->board, s->conflict.spot, s->conflict.n);
        json_bool(&j, "minimal", s->conflict.minimal);
    }
    if (s->forced.board) {
        board_json_position(&j, "forced", s->forced.board);
        json_bool(&j, "forced_complete", s->forced.complete);
    }
    json_bool(&j, "complete", s->solve.complete);
    json_count(&j, "decisions", (int64_t)s->solve.decisions);
    json_count(&j, "time_us", (int64_t)s->time_us);
    if (s->why)
        json_pair(&j, "why", s->why);
    json_line_end(&j);
}

static void write_line(const char *label, const struct board *b, struct writer *out)
{
    writer_text(out, label);
    position_write(b, out);
    writer_char(out, '\n');
}

static void solved_text(const void *ctx, struct writer *out)
{
    const struct solve_answer *s = ctx;
    writer_text(out, answer_name(s->solve.answer));
    if (s->solve.answer == ANSWER_MANY) {
        writer_text(out, s->solve.complete && s->solve.count < s->solve.limit ? ": exactly "
                                                                              : ": at least ");
        writer_number(out, (int64_t)s->solve.count);
        if (s->board->game->ordering) {
            writer_text(out, s->solve.paths == 1 ? " orders, 1 path" : " orders, paths: ");
            if (s->solve.paths != 1)
                writer_number(out, (int64_t)s->solve.paths);
        }
    }
    writer_char(out, '\n');
    if (s->solve.count > 0)
        write_line("", s->solve.first, out);
    if (s->solve.count > 1)
        write_line("", s->solve.second, out);
    if (s->solve.answer == ANSWER_NONE && s->conflict.n) {
        writer_text(out, "conflict");
        for (size_t i = 0; i < s->conflict.n; i++) {
            writer_char(out, ' ');
            spot_write(out, board_height(s->board), s->conflict.spot[i]);
        }
        writer_text(out, s->conflict.minimal ? "\n" : " (perhaps fewer)\n");
    }
    if (s->forced.board)
        write_line(s->forced.complete ? "forced " : "forced, at most ", s->forced.board, out);
}

/* A limit ended the search: said with the answer, or after it. */
static const char *ended_by(const struct solve_answer *s, char room[LIMITS_SENTENCE])
{
    return s->solve.complete ? NULL
                             : limits_blame(s->solve.answer == ANSWER_MANY
                                                ? "the limit was reached before all were counted"
                                                : "the limit was reached before this was proved",
                                            room);
}

static struct board *new_like(struct cli *c, const struct board *b)
{
    return arena_take(&c->arena, 1, b->game->rules.size(&b->variant));
}

bool cli_is_via_sat(const struct cli *c)
{
    return c->value[OPT_VIA] && meant_is_word(c->value[OPT_VIA], "sat");
}

static struct err run_solver(struct cli *c, const struct board *b, struct solve_answer *s)
{
    return cli_is_via_sat(c) ? via_sat_solve(b, &s->solve, &c->work)
                             : board_solve(b, &s->solve, &c->work);
}

/* What was asked besides the verdict. */
static struct err run_questions(struct cli *c, const struct board *b, struct solve_answer *s)
{
    const struct puzzle *p = b->game->puzzle;
    struct err e = err_none();
    if (s->solve.answer == ANSWER_NONE && p->unsat_core) {
        s->conflict.cap = (size_t)(board_width(b) + 1) * (size_t)(board_height(b) + 1);
        s->conflict.spot = arena_take(&c->arena, s->conflict.cap, sizeof *s->conflict.spot);
        e = s->conflict.spot ? p->unsat_core(b, &s->conflict, &c->work) : err_memory();
    }
    if (!err_is(e) && c->value[OPT_FORCED] && s->solve.count > 0) {
        s->forced.from_here = s->solve.from_here;
        s->forced.board = new_like(c, b);
        e = s->forced.board ? p->backbone(b, &s->forced, &c->work) : err_memory();
    }
    return e;
}

static bool sat_is_wanted(const struct cli *c)
{
    return cli_is_via_sat(c) || c->value[OPT_DIMACS] || c->value[OPT_MODEL] ||
           c->value[OPT_CERTIFICATE];
}

static const char *refusal(const struct cli *c, const struct board *b)
{
    const struct puzzle *p = b->game->puzzle;
    if (!p && b->game->duel)
        return "this game is a duel: there is nothing to solve";
    if (!p || !p->solve)
        return "this game has no solver";
    if (c->value[OPT_VIA] && !cli_is_via_sat(c) && !meant_is_word(c->value[OPT_VIA], "own"))
        return "--via: expected own or sat";
    if (sat_is_wanted(c) && !p->encode)
        return "this puzzle has no form as clauses";
    if ((cli_is_via_sat(c) || c->value[OPT_CUTS]) && !via_sat_is_there())
        return "this build has no SAT solver";
    if (c->value[OPT_CERTIFICATE] && certificate_refusal(c, b))
        return certificate_refusal(c, b);
    if ((c->value[OPT_ENCODING] || c->value[OPT_CUTS] || c->value[OPT_UNIQUE]) &&
        !c->value[OPT_DIMACS])
        return "--encoding, --cuts and --unique belong to --dimacs FILE";
    if (c->value[OPT_FORCED] && !p->backbone)
        return "this puzzle has no --forced";
    if (c->value[OPT_SHARES] && !c->value[OPT_COUNTED])
        return "--shares: goes with --count";
    if (c->value[OPT_COUNTED] && !p->count)
        return "solutions of this puzzle are not counted in this way; --limit N lists up to N";
    return NULL;
}

/* ---- --count ---- */

struct count_answer {
    const struct board *board;
    struct solution_count tally;
    enum answer answer;
    uint64_t time_us;
};

static void counted_json(const void *ctx, struct writer *out)
{
    const struct count_answer *n = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "status", answer_name(n->answer));
    json_pair(&j, "count", n->tally.decimal);
    json_bool(&j, "exact", true);
    if (n->tally.shares) {
        board_json_shares(&j, "shares", n->board, &n->tally);
    }
    json_count(&j, "time_us", (int64_t)n->time_us);
    json_line_end(&j);
}

static void counted_text(const void *ctx, struct writer *out)
{
    const struct count_answer *n = ctx;
    writer_text(out, n->tally.decimal);
    writer_text(out, n->answer == ANSWER_ONE ? " solution\n" : " solutions\n");
    for (size_t i = 0; i < n->tally.n; i++) {
        char share[32];
        spot_write(out, board_height(n->board), n->tally.spot[i]);
        snprintf(share, sizeof share, " %.6f\n", n->tally.share[i]);
        writer_text(out, share);
    }
}

static enum exit_code count_answer(struct cli *c, const struct board *b)
{
    struct count_answer n = {.board = b};
    uint64_t start = limits_cpu_us();
    n.tally.from_here = c->value[OPT_FROM_HERE] != NULL;
    n.tally.shares = c->value[OPT_SHARES] != NULL;
    struct err e = b->game->puzzle->count(b, &n.tally, &c->work);
    if (err_is(e))
        return cli_fail_err(c, e);
    n.time_us = limits_cpu_us() - start;
    n.answer = strcmp(n.tally.decimal, "0") == 0   ? ANSWER_NONE
               : strcmp(n.tally.decimal, "1") == 0 ? ANSWER_ONE
                                                   : ANSWER_MANY;
    cli_print(stdout, c->value[OPT_JSON] ? counted_json : counted_text, &n);
    return n.answer == ANSWER_ONE ? EXIT_YES : EXIT_NO;
}

static enum exit_code solve_answer(struct cli *c, struct board *b)
{
    struct solve_answer s = {.board = b};
    int64_t limit;
    const char *why = refusal(c, b);
    if (why)
        return cli_fail(c, EXIT_USAGE, why);
    if (!cli_number(c, OPT_LIMIT, 2, INT64_MAX, 2, &limit))
        return EXIT_USAGE;
    s.solve.limit = (uint64_t)limit;
    s.solve.from_here = c->value[OPT_FROM_HERE] != NULL;
    if (c->value[OPT_COUNTED])
        return count_answer(c, b);
    if (c->value[OPT_DIMACS])
        return dimacs_answer(c, b);
    if (c->value[OPT_MODEL])
        return dimacs_answer_model(c, b);
    uint64_t start = limits_cpu_us();
    char room[LIMITS_SENTENCE];
    s.solve.first = new_like(c, b);
    s.solve.second = new_like(c, b);
    struct err e = s.solve.first && s.solve.second ? run_solver(c, b, &s) : err_memory();
    if (!err_is(e))
        e = run_questions(c, b, &s);
    if (err_is(e))
        return cli_fail_err(c, e);
    s.time_us = limits_cpu_us() - start;
    s.why = ended_by(&s, room);
    enum exit_code code = EXIT_YES;
    if (c->value[OPT_CERTIFICATE] && s.solve.answer != ANSWER_UNKNOWN)
        code = certificate_write(c, b, &s.solve, &s.conflict);
    cli_print(stdout, c->value[OPT_JSON] ? solved_json : solved_text, &s);
    if (code != EXIT_YES)
        return code;
    if (s.why && !c->value[OPT_JSON])
        return cli_fail(c, limits_code(), s.why);
    return !s.solve.complete ? limits_code() : s.solve.answer == ANSWER_ONE ? EXIT_YES : EXIT_NO;
}

static const enum opt solve_options[] = {OPT_LIMIT,   OPT_COUNTED,   OPT_SHARES,      OPT_FROM_HERE,
                                         OPT_FORCED,  OPT_VIA,       OPT_DIMACS,      OPT_ENCODING,
                                         OPT_CUTS,    OPT_UNIQUE,    OPT_MODEL,       OPT_CERTIFICATE,
                                         OPT_TIME,    OPT_STEPS,     OPT_JSON,        OPT_FILE,
                                         OPT_FROM,    OPT_BARE,      OPT_COUNT};

const struct command command_solve = {
    .name = "solve",
    .synopsis = "solve POSITION [--limit N] [--count [--shares]] [--from-here] [--forced] [--via own|sat] "
                "[--dimacs FILE [--encoding E] [--cuts] [--unique]] [--model FILE] "
                "[--certificate DIR] [--json]",
    .help = "no, one or several solutions, exactly, with a proof by exhaustion",
    .options = solve_options,
    .answer = solve_answer,
};
