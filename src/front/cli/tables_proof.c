/* tables_proof.c - see tables_proof.h; the work is done by tables/prove.h. */
#include "front/cli/tables_proof.h"

#include <stdlib.h>

#include "core/board_json.h"
#include "core/position.h"
#include "duel/score_text.h"
#include "front/cli/processes.h"
#include "tables/prove.h"

enum { MEMORY_PRESET = 1024, MEMORY_MOST = 1 << 20, ENTRIES_IN_MB_BITS = 16 };

/* A first move, and what is asked about it: who wins the state that it leads to. */
struct first_move {
    game_move move;
    struct proof_state state;
    struct worth worth;
};

struct proved {
    const struct board *board;
    struct worth worth; /* of the board */
    struct first_move *move;
    size_t n;
};

static bool is_listed(const struct proved *a, struct proof_state s)
{
    for (size_t i = 0; i < a->n; i++)
        if (a->move[i].state.own == s.own && a->move[i].state.enemy == s.enemy)
            return true;
    return false;
}

static bool list_moves(struct cli *c, struct proved *a)
{
    const struct game *g = a->board->game;
    size_t n = g->rules.moves(a->board, NULL, 0);
    game_move *moves = arena_take(&c->arena, n, sizeof *moves);
    struct board *next = arena_take(&c->arena, 1, g->rules.size(&a->board->variant));
    a->move = arena_take(&c->arena, n, sizeof *a->move);
    if (!moves || !next || !a->move)
        return false;
    g->rules.moves(a->board, moves, n);
    for (size_t i = 0; i < n; i++) {
        struct proof_state s;
        board_copy(next, a->board);
        g->rules.play(next, moves[i]);
        g->census->proof_state(next, &s);
        if (!is_listed(a, s))
            a->move[a->n++] = (struct first_move){moves[i], s, {VALUE_UNKNOWN, -1}};
    }
    return true;
}

static void proved_text(const void *ctx, struct writer *out)
{
    const struct proved *a = ctx;
    const struct game *g = a->board->game;
    position_write(a->board, out);
    writer_char(out, '\n');
    writer_text(out, g->duel->names[g->duel->mover(a->board)]);
    writer_char(out, ' ');
    score_text_worth(a->worth, out);
    writer_char(out, '\n');
    for (size_t i = 0; i < a->n; i++) {
        writer_text(out, "  ");
        g->rules.write_move(a->board, a->move[i].move, out);
        writer_char(out, ' ');
        score_text_worth(a->move[i].worth, out);
        writer_char(out, '\n');
    }
}

static void proved_json(const void *ctx, struct writer *out)
{
    const struct proved *a = ctx;
    struct jsonw j = json_line(out);
    board_json_position(&j, "position", a->board);
    json_pair(&j, "mover", a->board->game->duel->sides[a->board->game->duel->mover(a->board)]);
    value_answer_worth_json(&j, a->worth);
    json_open(&j, "moves", '[');
    for (size_t i = 0; i < a->n; i++) {
        jsonw_open(&j, '{');
        board_json_move(&j, "move", a->board, a->move[i].move);
        value_answer_worth_json(&j, a->move[i].worth);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    json_line_end(&j);
}

static enum prove_end ask(struct prove_run *p, struct proof_state s, const char *asked,
                          struct worth *out)
{
    enum prove_end end = prove_ask(p, s, asked);
    *out = (struct worth){end == PROVE_WINS    ? VALUE_WON
                          : end == PROVE_LOSES ? VALUE_LOST
                                               : VALUE_UNKNOWN,
                          -1};
    return end;
}

/* The last move first: those in the middle of the board are the easiest, and help the others. */
static enum prove_end ask_all(struct prove_run *p, struct proved *a)
{
    const struct game *g = a->board->game;
    enum prove_end end = PROVE_WINS;
    for (size_t i = a->n; i-- > 0 && end <= PROVE_LOSES;) {
        char name[64];
        struct worth after;
        struct writer w = writer_to(name, sizeof name - 1);
        g->rules.write_move(a->board, a->move[i].move, &w);
        writer_text(&w, ", the other side to move");
        name[w.n < sizeof name ? w.n : sizeof name - 1] = '\0';
        end = ask(p, a->move[i].state, name, &after);
        a->move[i].worth = worth_turned(after);
        if (a->move[i].worth.value == VALUE_WON || a->worth.value == VALUE_UNKNOWN)
            a->worth = a->move[i].worth;
    }
    return end;
}

static enum exit_code prove_all(struct cli *c, struct prove_run *p, struct proved *a, bool all)
{
    struct proof_state s;
    a->board->game->census->proof_state(a->board, &s);
    enum prove_end end = all ? ask_all(p, a) : ask(p, s, "this position", &a->worth);
    if (end == PROVE_FAILED)
        return EXIT_USAGE;
    if (end == PROVE_STOPPED)
        return cli_say(limits_code(), "stopped before it was proved; run it again to go on");
    cli_print(stdout, c->value[OPT_JSON] ? proved_json : proved_text, a);
    return EXIT_YES;
}

/* The others search for process 0, which asks. */
static enum exit_code prove_together(struct cli *c, struct prove_run *p, struct dealer *dealer,
                                     struct proved *a, bool all)
{
    if (p->cluster.me != 0)
        return processes_serve(&p->cluster, p->work, prove_for_process_0, p);
    if (p->cluster.of > 1 && !processes_deal(dealer, &p->cluster, p->work))
        return EXIT_USAGE;
    p->dealer = p->cluster.of > 1 ? dealer : NULL;
    return prove_all(c, p, a, all);
}

enum exit_code tables_proof_run(struct cli *c, const struct cluster *cluster, const struct board *b,
                                bool all)
{
    struct proved a = {.board = b};
    struct prove_run *p = arena_take(&c->arena, 1, sizeof *p);
    struct dealer dealer;
    int64_t jobs, megabytes;
    if (!cli_number(c, OPT_JOBS, 1, PROVE_JOBS_MAX, 0, &jobs) ||
        !cli_number(c, OPT_MEMORY, 1, MEMORY_MOST, MEMORY_PRESET, &megabytes))
        return EXIT_USAGE;
    for (enum opt o = OPT_KEEP; o <= OPT_EVERY; o++)
        if (c->value[o])
            return cli_say(EXIT_USAGE,
                           "--%s is for tables of positions, and here it is proved who wins",
                           opt_rows[o].name);
    if (!p || (all && !list_moves(c, &a)))
        return cli_say(EXIT_USAGE, "%s", err_memory().why);
    *p = (struct prove_run){.work = &c->work,
                            .cluster = *cluster,
                            .jobs = (int)jobs,
                            .bits = 63 - __builtin_clzll((uint64_t)megabytes << ENTRIES_IN_MB_BITS),
                            .cpu_us = limits_cpu_us,
                            .progress = cli_notices,
                            .failure = cli_complaints};
    bool opened = prove_open(p, b, c->value[OPT_DIR]);
    enum exit_code code =
        cluster_most(cluster, !opened) ? EXIT_USAGE : prove_together(c, p, &dealer, &a, all);
    prove_close(p);
    if (p->dealer)
        processes_end(p->dealer, code);
    return code;
}
