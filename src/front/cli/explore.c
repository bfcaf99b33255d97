/* explore.c - `explore`: the openings of a duel, walked move by move: what each next move is worth, from
 * tables, books and proofs. */
#include <stdlib.h>

#include "core/board_json.h"
#include "core/position.h"
#include "duel/clock.h"
#include "duel/score_text.h"
#include "front/cli/cli.h"
#include "games/games.h"
#include "tables/tablebase.h"

enum { PRESET_US = 10000000 };

struct explored_move {
    game_move move;
    struct worth worth;
};

struct explored {
    const struct board *board;
    struct explored_move *move; /* the best first */
    size_t n;
};

static int rank_of(struct worth w)
{
    static const int rank[] = {[VALUE_WON] = 0, [VALUE_DRAWN] = 1, [VALUE_UNKNOWN] = 2,
                               [VALUE_LOST] = 3};
    return rank[w.value];
}

/* Wins soonest first, losses latest first, else in the order of moves. */
static int by_worth(const void *a, const void *b)
{
    const struct explored_move *x = a, *y = b;
    int rank = rank_of(x->worth) - rank_of(y->worth);
    int turns = x->worth.value == VALUE_LOST ? y->worth.plies - x->worth.plies
                                             : x->worth.plies - y->worth.plies;
    return rank ? rank : turns ? turns : x->move < y->move ? -1 : x->move > y->move;
}

static struct worth worth_of(const struct explored *v)
{
    return v->n ? v->move[0].worth : (struct worth){VALUE_UNKNOWN, -1};
}

static void write_words(struct writer *out, struct worth w)
{
    if (w.value)
        score_text_worth(w, out);
    else
        writer_text(out, "not known");
}

static void explored_text(const void *ctx, struct writer *out)
{
    const struct explored *v = ctx;
    const struct game *g = v->board->game;
    position_write(v->board, out);
    writer_char(out, '\n');
    writer_text(out, g->duel->names[g->duel->mover(v->board)]);
    writer_char(out, ' ');
    write_words(out, worth_of(v));
    writer_char(out, '\n');
    for (size_t i = 0; i < v->n; i++) {
        writer_text(out, "  ");
        g->rules.write_move(v->board, v->move[i].move, out);
        writer_char(out, ' ');
        write_words(out, v->move[i].worth);
        writer_char(out, '\n');
    }
}

static void explored_json(const void *ctx, struct writer *out)
{
    const struct explored *v = ctx;
    struct jsonw j = json_line(out);
    board_json_position(&j, "position", v->board);
    json_pair(&j, "mover", v->board->game->duel->sides[v->board->game->duel->mover(v->board)]);
    value_answer_worth_json(&j, worth_of(v));
    json_open(&j, "moves", '[');
    for (size_t i = 0; i < v->n; i++) {
        jsonw_open(&j, '{');
        board_json_move(&j, "move", v->board, v->move[i].move);
        value_answer_worth_json(&j, v->move[i].worth);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    json_line_end(&j);
}

/* The start of the game of this size, after the moves; NULL: said why. */
static struct board *board_wanted(struct cli *c, const struct game *g)
{
    struct variant v = game_preset(g);
    struct board *b = NULL;
    if (!cli_size(c, g, &v))
        return NULL;
    struct err e = position_new(g, &v, &c->arena, &b);
    if (err_is(e))
        return cli_say(EXIT_USAGE, "%s", e.why), NULL;
    for (int i = 1; i < c->n_rest; i++) {
        game_move m;
        e = bad_move_read(b, c->rest[i], &m);
        if (err_is(e))
            return cli_say(EXIT_USAGE, "move %d, %s: %s", i, c->rest[i], e.why), NULL;
        g->rules.play(b, m);
    }
    if (g->rules.status(b) != STATUS_OPEN)
        return cli_say(EXIT_USAGE, "the game is over after these moves"), NULL;
    return b;
}

static enum exit_code explore_run(struct cli *c)
{
    const struct game *g = c->n_rest ? game_named(games_all, slice_of(c->rest[0])) : NULL;
    if (!g || !listed_has_board_game(g) || !g->census)
        return cli_say(EXIT_USAGE, "expected a board game of two: %s",
                       listed_games(listed_has_board_game).text);
    struct board *b = board_wanted(c, g);
    if (!b)
        return EXIT_USAGE;
    struct explored v = {.board = b, .n = g->rules.moves(b, NULL, 0)};
    game_move *moves = arena_take(&c->arena, v.n, sizeof *moves);
    struct worth *each = arena_take(&c->arena, v.n, sizeof *each);
    v.move = arena_take(&c->arena, v.n, sizeof *v.move);
    if (!moves || !each || !v.move)
        return cli_say(EXIT_USAGE, "%s", err_memory().why);
    if (!c->value[OPT_TIME] && !c->value[OPT_STEPS])
        clock_limit(&c->work, PRESET_US);
    struct tablebase tablebase = tablebase_of(c->tables);
    struct err e = value_answer_each(b, &tablebase, each, v.n, &c->work);
    if (err_is(e))
        return cli_say(limits_code_of(e), "%s", e.why);
    g->rules.moves(b, moves, v.n);
    for (size_t i = 0; i < v.n; i++)
        v.move[i] = (struct explored_move){moves[i], each[i]};
    qsort(v.move, v.n, sizeof *v.move, by_worth);
    cli_print(stdout, c->value[OPT_JSON] ? explored_json : explored_text, &v);
    return worth_of(&v).value == VALUE_UNKNOWN ? EXIT_LIMIT : EXIT_YES;
}

static const enum opt explore_options[] = {OPT_JSON, OPT_SIZE, OPT_DIR, OPT_TIME, OPT_STEPS,
                                           OPT_COUNT};

const struct command command_explore = {
    .name = "explore",
    .synopsis = "explore GAME [MOVE...] [--size N] [--dir DIR] [--time SEC] [--json]",
    .help = "openings of a duel: what every next move is worth under perfect play, the best first",
    .options = explore_options,
    .time_help = "stop after SEC seconds (default 10)",
    .steps_help = "stop after N steps of work",
    .run = explore_run,
};
