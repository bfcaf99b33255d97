/* solve.c - `solve`: no, one or several solutions, exactly; which clues clash; what is forced. */
#include <string.h>

#include "core/clauses.h"
#include "core/dimacs.h"
#include "core/position.h"
#include "front/cli/cli.h"
#include "front/cli/via_sat.h"

struct solved {
    const struct board *board;
    struct solve solve;
    struct conflict conflict;
    struct forced forced; /* board NULL: not asked */
    uint64_t time_us;
    const char *why; /* a limit ended it: what to say, or NULL */
};

static const char *answer_name(enum answer a)
{
    static const char *const names[] = {"none", "unique", "multiple", "unknown"};
    return names[a];
}

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
    const struct solved *s = ctx;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    json_pair(&j, "status", answer_name(s->solve.answer));
    json_count(&j, "count", (int64_t)s->solve.count);
    if (s->board->game->ordering) {
        json_count(&j, "orders", (int64_t)s->solve.count);
        json_count(&j, "paths", (int64_t)s->solve.paths);
    }
    write_solution(&j, "solution", s->solve.first, s->solve.count > 0);
    write_solution(&j, "second", s->solve.second, s->solve.count > 1);
    if (s->solve.answer == ANSWER_NONE && s->board->game->puzzle->conflict) {
        jsonw_key(&j, "conflict");
        jsonw_spots(&j, s->board, s->conflict.spot, s->conflict.n);
        jsonw_key(&j, "minimal");
        jsonw_bool(&j, s->conflict.minimal);
    }
    if (s->forced.board) {
        jsonw_key(&j, "forced");
        jsonw_board(&j, s->forced.board);
        jsonw_key(&j, "forced_complete");
        jsonw_bool(&j, s->forced.complete);
    }
    jsonw_key(&j, "complete");
    jsonw_bool(&j, s->solve.complete);
    json_count(&j, "decisions", (int64_t)s->solve.decisions);
    json_count(&j, "time_us", (int64_t)s->time_us);
    if (s->why)
        json_pair(&j, "why", s->why);
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void write_line(const char *label, const struct board *b, struct writer *out)
{
    writer_text(out, label);
    position_write(b, out);
    writer_char(out, '\n');
}

static void solved_text(const void *ctx, struct writer *out)
{
    const struct solved *s = ctx;
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
static const char *ended_by(const struct solved *s, char room[LIMITS_SENTENCE])
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

static struct err run_solver(struct cli *c, const struct board *b, struct solved *s)
{
    return c->value[OPT_VIA] ? via_sat_solve(b, &s->solve, &c->work)
                             : board_solve(b, &s->solve, &c->work);
}

/* What was asked besides the verdict. */
static struct err run_questions(struct cli *c, const struct board *b, struct solved *s)
{
    const struct puzzle *p = b->game->puzzle;
    struct err e = err_none();
    if (s->solve.answer == ANSWER_NONE && p->conflict) {
        s->conflict.cap = (size_t)(board_width(b) + 1) * (size_t)(board_height(b) + 1);
        s->conflict.spot = arena_take(&c->arena, s->conflict.cap, sizeof *s->conflict.spot);
        e = s->conflict.spot ? p->conflict(b, &s->conflict, &c->work) : err_memory();
    }
    if (!err_is(e) && c->value[OPT_FORCED] && s->solve.count > 0) {
        s->forced.from_here = s->solve.from_here;
        s->forced.board = new_like(c, b);
        e = s->forced.board ? p->forced(b, &s->forced, &c->work) : err_memory();
    }
    return e;
}

static const char *refusal(const struct cli *c, const struct board *b)
{
    const struct puzzle *p = b->game->puzzle;
    if (!p && b->game->duel)
        return "this game is a duel: there is nothing to solve";
    if (!p || !p->solve)
        return "this game has no solver";
    if (c->value[OPT_VIA] && !is_word(c->value[OPT_VIA], "sat"))
        return "--via: expected sat";
    if ((c->value[OPT_VIA] || c->value[OPT_DIMACS]) && !p->encode)
        return "this puzzle has no form as clauses";
    if (c->value[OPT_VIA] && !via_sat_is_there())
        return "this build has no SAT solver";
    if (c->value[OPT_FORCED] && !p->forced)
        return "this puzzle has no --forced";
    return NULL;
}

struct dimacs {
    struct encoding clauses;
    struct work *work;
    struct err *fault; /* there was no time to write them */
};

static void write_dimacs(const void *ctx, struct writer *out)
{
    const struct dimacs *d = ctx;
    if (!dimacs_write(&d->clauses, d->work, out))
        *d->fault = (struct err){ERR_BUDGET, 0, "the limit was reached before the clauses were written"};
}

static enum exit_code print_dimacs(struct cli *c, const struct board *b, bool from_here)
{
    struct err fault = err_none();
    struct dimacs d = {.work = &c->work, .fault = &fault};
    struct err e = b->game->puzzle->encode(b, from_here, &d.clauses, &c->arena);
    if (err_is(e))
        return fail_err(c, e);
    return (enum exit_code)file_or_stdout(c->value[OPT_DIMACS], write_dimacs, &d, &fault);
}

static enum exit_code solve_answer(struct cli *c, struct board *b)
{
    struct solved s = {.board = b};
    int64_t limit;
    const char *why = refusal(c, b);
    if (why)
        return fail(c, EXIT_USAGE, why);
    if (!cli_number(c, OPT_LIMIT, 2, INT64_MAX, 2, &limit))
        return EXIT_USAGE;
    s.solve.limit = (uint64_t)limit;
    s.solve.from_here = c->value[OPT_FROM_HERE] != NULL;
    if (c->value[OPT_DIMACS])
        return print_dimacs(c, b, s.solve.from_here);
    uint64_t start = cpu_us();
    char room[LIMITS_SENTENCE];
    s.solve.first = new_like(c, b);
    s.solve.second = new_like(c, b);
    struct err e = s.solve.first && s.solve.second ? run_solver(c, b, &s) : err_memory();
    if (!err_is(e))
        e = run_questions(c, b, &s);
    if (err_is(e))
        return fail_err(c, e);
    s.time_us = cpu_us() - start;
    s.why = ended_by(&s, room);
    print_with(stdout, c->value[OPT_JSON] ? solved_json : solved_text, &s);
    if (s.why && !c->value[OPT_JSON])
        return fail(c, limits_code(), s.why);
    return !s.solve.complete ? limits_code() : s.solve.answer == ANSWER_ONE ? EXIT_YES : EXIT_NO;
}

static const enum opt solve_options[] = {OPT_LIMIT, OPT_FROM_HERE, OPT_FORCED, OPT_VIA,
                                         OPT_DIMACS, OPT_TIME,     OPT_STEPS,  OPT_JSON,
                                         OPT_FILE,  OPT_FROM, OPT_BARE,      OPT_COUNT};

const struct command command_solve = {
    .name = "solve",
    .synopsis = "solve POSITION [--limit N] [--from-here] [--forced] [--via sat] [--dimacs FILE] "
                "[--json]",
    .help = "no, one or several solutions, exactly, with a proof by exhaustion",
    .options = solve_options,
    .answer = solve_answer,
};
