/* solve.c - `solve`: no, one or several solutions, exactly; which clues clash; what is forced. */
#include <string.h>

#include "core/position.h"
#include "front/cli/cli.h"
#include "referee/via_sat.h"

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
        if (s->board->game->ordering && !s->solve.paths) {
            writer_text(out, " orders");
        } else if (s->board->game->ordering) {
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

bool cli_is_via_sat(const struct cli *c)
{
    return c->value[OPT_VIA] && meant_is_word(c->value[OPT_VIA], "sat");
}

static bool sat_is_wanted(const struct cli *c)
{
    return cli_is_via_sat(c) || c->value[OPT_DIMACS] || c->value[OPT_MODEL] ||
           c->value[OPT_CERTIFICATE];
}

static const char *refusal(const struct cli *c, const struct board *b)
{
    const struct puzzle *p = b->game->puzzle;
    if (!p || !p->solve)
        return NULL; /* which is said with the answer */
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
    if (c->value[OPT_SHARES] && !c->value[OPT_COUNTED])
        return "--shares: goes with --count";
    return NULL;
}

/* ---- --count ---- */

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
    struct answered found = count_answer_find(&n, &c->work);
    n.time_us = limits_cpu_us() - start;
    if (!found.why)
        cli_print(stdout, c->value[OPT_JSON] ? count_answer_json : counted_text, &n);
    return cli_end(c, found);
}

static enum exit_code solve_answer(struct cli *c, struct board *b)
{
    struct solve_answer s = {.board = b,
                             .forces = c->value[OPT_FORCED],
                             .solver = cli_is_via_sat(c) ? via_sat_solve : NULL};
    int64_t limit, threads;
    const char *why = refusal(c, b);
    if (why)
        return cli_fail(c, EXIT_USAGE, why);
    if (!cli_number(c, OPT_LIMIT, 2, INT64_MAX, 2, &limit) ||
        !cli_number(c, OPT_THREADS, 1, THREADS_MAX, 1, &threads))
        return EXIT_USAGE;
    s.solve.limit = (uint64_t)limit;
    s.solve.threads = (int)threads;
    s.solve.from_here = c->value[OPT_FROM_HERE] != NULL;
    bool solvable = b->game->puzzle && b->game->puzzle->solve;
    if (c->value[OPT_COUNTED])
        return count_answer(c, b);
    if (solvable && c->value[OPT_DIMACS])
        return dimacs_answer(c, b);
    if (solvable && c->value[OPT_MODEL])
        return dimacs_answer_model(c, b);
    uint64_t start = limits_cpu_us();
    char room[LIMITS_SENTENCE];
    struct answered found = solve_answer_find(&s, &c->work);
    if (found.why)
        return cli_end(c, found);
    s.time_us = limits_cpu_us() - start;
    s.why = s.why ? limits_blame(s.why, room) : NULL;
    enum exit_code code = EXIT_YES;
    if (c->value[OPT_CERTIFICATE] && s.solve.answer != ANSWER_UNKNOWN)
        code = certificate_write(c, b, &s.solve, &s.conflict);
    cli_print(stdout, c->value[OPT_JSON] ? solve_answer_json : solved_text, &s);
    if (code != EXIT_YES)
        return code;
    if (s.why && !c->value[OPT_JSON])
        return cli_fail(c, limits_code(), s.why);
    return cli_end(c, found);
}

static const enum opt solve_options[] = {OPT_LIMIT,   OPT_COUNTED,   OPT_SHARES,      OPT_FROM_HERE,
                                         OPT_FORCED,  OPT_VIA,       OPT_DIMACS,      OPT_ENCODING,
                                         OPT_CUTS,    OPT_UNIQUE,    OPT_MODEL,       OPT_CERTIFICATE,
                                         OPT_THREADS, OPT_TIME,      OPT_STEPS,       OPT_JSON,
                                         OPT_FILE,    OPT_FROM,      OPT_BARE,        OPT_COUNT};

const struct command command_solve = {
    .name = "solve",
    .synopsis = "solve POSITION [--limit N] [--count [--shares]] [--from-here] [--forced] [--via own|sat] "
                "[--dimacs FILE [--encoding E] [--cuts] [--unique]] [--model FILE] "
                "[--certificate DIR] [--threads T] [--json]",
    .help = "no, one or several solutions, exactly, with a proof by exhaustion",
    .options = solve_options,
    .answer = solve_answer,
};
