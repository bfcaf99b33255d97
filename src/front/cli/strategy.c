/* strategy.c - `strategy`: how the side to move wins, written out for every reply, and the check
 * of such a paper by playing every reply. */
#include <errno.h>
#include <string.h>

#include "core/position.h"
#include "duel/strategy_file.h"
#include "front/cli/cli.h"
#include "games/games.h"

enum { LINES_MOST = 1 << 20 };

static void print_line(void *ctx, const struct board *b, game_move m)
{
    char text[1][STRATEGY_FILE_LINE];
    struct strategy_file one = {.line = text, .cap = 1};
    (void)ctx;
    strategy_file_add(&one, b, m);
    if (one.n)
        puts(text[0]);
}

static struct board *board_of(struct cli *c, const char *text, size_t n)
{
    struct board *b = NULL;
    struct err e = cli_position(c, (struct slice){text, n}, &b);
    if (err_is(e)) {
        cli_say(EXIT_USAGE, "column %zu: %s", e.at + 1, e.why);
        return NULL;
    }
    return b;
}

static enum exit_code write_out(struct cli *c, const char *text)
{
    struct board *b = board_of(c, text, strlen(text));
    if (!b)
        return EXIT_USAGE;
    if (!b->game->census || !b->game->census->strategy)
        return cli_say(EXIT_USAGE, "strategies are written for %s",
                       listed_games(listed_has_strategy).text);
    if (b->game->rules.status(b) != STATUS_OPEN)
        return cli_say(EXIT_USAGE, "the game is over");
    struct err e = b->game->census->strategy(b, print_line, NULL, &c->work);
    char room[LIMITS_SENTENCE];
    if (!err_is(e))
        return EXIT_YES;
    if (e.code == ERR_BUDGET)
        e.why = limits_blame(e.why, room);
    return cli_say(e.code == ERR_ILLEGAL ? EXIT_NO : limits_code_of(e), "%s", e.why);
}

/* The first line is the start. False: said why. */
static bool read_paper(struct cli *c, FILE *f, struct strategy_file *p, struct board **start)
{
    p->line = arena_take(&c->arena, LINES_MOST, STRATEGY_FILE_LINE);
    p->cap = p->line ? LINES_MOST : 0;
    while (p->n < p->cap && fgets(p->line[p->n], STRATEGY_FILE_LINE, f)) {
        char *line = p->line[p->n++], *tab = strchr(line, '\t');
        line[strcspn(line, "\n")] = '\0';
        if (!tab)
            return cli_say(EXIT_USAGE, "line %zu: expected a position, a tab and a move", p->n),
                   false;
        if (!*start && !(*start = board_of(c, line, (size_t)(tab - line))))
            return false;
    }
    if (!*start || p->n == p->cap)
        return cli_say(EXIT_USAGE, "this is no strategy, or it is too long"), false;
    if (!board_is_duel(*start) || (*start)->game->rules.status(*start) != STATUS_OPEN)
        return cli_say(EXIT_USAGE, "line 1: expected an open position of a game of two"), false;
    return true;
}

static enum exit_code check_paper(struct cli *c, const char *path)
{
    struct strategy_file p = {0};
    struct board *start = NULL;
    FILE *f = strcmp(path, "-") == 0 ? stdin : fopen(path, "r");
    if (!f)
        return cli_say(EXIT_USAGE, "%s: %s", path, strerror(errno));
    bool read = read_paper(c, f, &p, &start);
    if (f != stdin)
        fclose(f);
    if (!read)
        return EXIT_USAGE;
    strategy_file_sort(&p);
    bool wins = strategy_file_wins(&p, start, 0, &c->arena);
    printf("%s: %zu positions, %lu games, at most %lu turns\n", wins ? "wins" : "does not win", p.n,
           p.games, p.longest);
    return wins ? EXIT_YES : EXIT_NO;
}

static enum exit_code strategy_run(struct cli *c)
{
    if (c->value[OPT_CHECK] && c->n_rest == 0)
        return check_paper(c, c->value[OPT_CHECK]);
    if (c->value[OPT_CHECK] || c->n_rest != 1)
        return cli_say(EXIT_USAGE, "expected a position, or --check FILE");
    return write_out(c, c->rest[0]);
}

static const enum opt strategy_options[] = {OPT_CHECK, OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_strategy = {
    .name = "strategy",
    .synopsis = "strategy POSITION | strategy --check FILE",
    .help = "how the side to move wins: a move for every position that can come up",
    .options = strategy_options,
    .time_help = "stop after SEC seconds",
    .steps_help = "stop after N steps of work",
    .run = strategy_run,
};
