/* strategy.c - `strategy`: how the side to move wins, written out for every reply, and the check
 * of such a paper by playing every reply. */
#include <errno.h>
#include <string.h>

#include "core/position.h"
#include "duel/strategy_file.h"
#include "files/replace.h"
#include "front/cli/cli.h"
#include "games/games.h"
#include "tables/strategy_layers.h"

enum { LINES_MOST = 1 << 20, COPY = 1 << 16, MEMORY_PRESET = 256, MEMORY_MOST = 1 << 20 };

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

/* Why there is no strategy, said. */
static enum exit_code fail(struct err e)
{
    char room[LIMITS_SENTENCE];
    if (e.code == ERR_BUDGET)
        e.why = limits_blame(e.why, room);
    return cli_say(e.code == ERR_ILLEGAL ? EXIT_NO : limits_code_of(e), "%s", e.why);
}

/* A file without a name, which is gone when it is closed. NULL: said why. */
static FILE *nameless_file(void)
{
    FILE *f = tmpfile();
    if (!f)
        cli_say(EXIT_USAGE, "a file for the time being: %s", strerror(errno));
    return f;
}

static bool copy_all(FILE *from, FILE *to, struct replacement *r, struct fault *why)
{
    static char bytes[COPY];
    size_t n;
    bool ok = true;
    while (ok && (n = fread(bytes, 1, sizeof bytes, from)) > 0)
        ok = to ? fwrite(bytes, 1, n, to) == n || fault_system(why, "the copy")
                : replace_write(r, bytes, n, why);
    return ok && (!ferror(from) || fault_system(why, "the copy"));
}

/* What was written, to -o FILE or standard output, now that it is whole. */
static bool hand_over(struct cli *c, FILE *made, struct fault *why)
{
    const char *path = c->value[OPT_OUTPUT];
    struct replacement r;
    rewind(made);
    if (!path || strcmp(path, "-") == 0)
        return copy_all(made, stdout, NULL, why);
    if (replace_begin(&r, path, why) && copy_all(made, NULL, &r, why))
        return replace_commit(&r, why);
    replace_abandon(&r);
    return false;
}

static bool write_bytes(void *ctx, const void *bytes, size_t n)
{
    return fwrite(bytes, 1, n, ctx) == n;
}

static enum exit_code write_compact(struct cli *c, const struct board *b, int64_t megabytes)
{
    enum { ENTRIES_IN_MB_BITS = 16 };
    struct arena arena;
    struct fault why;
    FILE *made = nameless_file();
    if (!made)
        return EXIT_USAGE;
    arena_open(&arena);
    struct strategy_layers layers = {.write = write_bytes, .ctx = made, .arena = &arena};
    int bits = 63 - __builtin_clzll((uint64_t)megabytes << ENTRIES_IN_MB_BITS);
    struct err e = b->game->census->strategy_turns(b, bits, strategy_layers_add, &layers, &c->work);
    enum exit_code code = EXIT_YES;
    if (err_is(e))
        code = fail(e);
    else if (!strategy_layers_end(&layers) || fflush(made) != 0)
        code = cli_say(EXIT_USAGE, "the strategy does not fit into memory or the disk");
    else if (!hand_over(c, made, &why))
        code = cli_say(EXIT_USAGE, "%s", why.why);
    arena_close(&arena);
    fclose(made);
    return code;
}

static enum exit_code write_out(struct cli *c, const char *text)
{
    struct board *b = board_of(c, text, strlen(text));
    int64_t megabytes;
    if (!b || !cli_number(c, OPT_MEMORY, 1, MEMORY_MOST, MEMORY_PRESET, &megabytes))
        return EXIT_USAGE;
    if (!b->game->census || !b->game->census->strategy)
        return cli_say(EXIT_USAGE, "strategies are written for %s",
                       listed_games(listed_has_strategy).text);
    if (b->game->rules.status(b) != STATUS_OPEN)
        return cli_say(EXIT_USAGE, "the game is over");
    if (c->value[OPT_COMPACT])
        return write_compact(c, b, megabytes);
    if (c->value[OPT_OUTPUT])
        return cli_say(EXIT_USAGE, "-o is for --compact; the list goes to standard output");
    struct err e = b->game->census->strategy(b, print_line, NULL, &c->work);
    return err_is(e) ? fail(e) : EXIT_YES;
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

static enum exit_code check_compact(struct cli *c, FILE *f, int64_t megabytes)
{
    struct strategy_layers_checked found;
    struct fault why;
    enum strategy_layers_answer answer =
        strategy_layers_check(f, games_all, (size_t)megabytes << 20, &c->arena, &found, &why);
    if (answer != STRATEGY_LAYERS_WINS)
        return answer == STRATEGY_LAYERS_BAD ? cli_say(EXIT_USAGE, "%s", why.why)
                                             : (printf("does not win: %s\n", why.why), EXIT_NO);
    printf("wins: %llu positions, %llu replies, at most %d turns\n",
           (unsigned long long)found.positions, (unsigned long long)found.replies, found.turns);
    return EXIT_YES;
}

static enum exit_code check_list(struct cli *c, FILE *f)
{
    struct strategy_file p = {0};
    struct board *start = NULL;
    if (!read_paper(c, f, &p, &start))
        return EXIT_USAGE;
    strategy_file_sort(&p);
    bool wins = strategy_file_wins(&p, start, 0, &c->arena);
    printf("%s: %zu positions, %lu games, at most %lu turns\n", wins ? "wins" : "does not win", p.n,
           p.games, p.longest);
    return wins ? EXIT_YES : EXIT_NO;
}

/* A file that can be read again and again; a stream is copied first. NULL: said why. */
static FILE *paper_open(const char *path)
{
    struct fault why;
    FILE *f = strcmp(path, "-") == 0 ? stdin : fopen(path, "r");
    if (!f)
        return cli_say(EXIT_USAGE, "%s: %s", path, strerror(errno)), NULL;
    if (f != stdin && fseek(f, 0, SEEK_SET) == 0)
        return f;
    FILE *copy = nameless_file();
    if (copy && !copy_all(f, copy, NULL, &why)) {
        cli_say(EXIT_USAGE, "%s", why.why);
        fclose(copy);
        copy = NULL;
    }
    if (copy)
        rewind(copy);
    if (f != stdin)
        fclose(f);
    return copy;
}

static enum exit_code check_paper(struct cli *c, const char *path)
{
    int64_t megabytes;
    if (!cli_number(c, OPT_MEMORY, 1, MEMORY_MOST, MEMORY_PRESET, &megabytes))
        return EXIT_USAGE;
    FILE *f = paper_open(path);
    if (!f)
        return EXIT_USAGE;
    enum exit_code code = strategy_layers_is(f) ? check_compact(c, f, megabytes) : check_list(c, f);
    fclose(f);
    return code;
}

static enum exit_code strategy_run(struct cli *c)
{
    if (c->value[OPT_CHECK] && c->n_rest == 0)
        return check_paper(c, c->value[OPT_CHECK]);
    if (c->value[OPT_CHECK] || c->n_rest != 1)
        return cli_say(EXIT_USAGE, "expected a position, or --check FILE");
    return write_out(c, c->rest[0]);
}

static const enum opt strategy_options[] = {OPT_CHECK, OPT_COMPACT, OPT_OUTPUT, OPT_MEMORY,
                                            OPT_TIME,  OPT_STEPS,   OPT_COUNT};

const struct command command_strategy = {
    .name = "strategy",
    .synopsis = "strategy POSITION [--compact [-o FILE]] | strategy --check FILE",
    .help = "how the side to move wins: a move for every position that can come up",
    .options = strategy_options,
    .time_help = "stop after SEC seconds",
    .steps_help = "stop after N steps of work",
    .run = strategy_run,
};
