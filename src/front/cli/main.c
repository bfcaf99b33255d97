/* main.c - the table of commands and the way into them. */
#include <locale.h>
#include <string.h>

#include "base/format.h"
#include "core/position.h"
#include "front/cli/cli.h"
#include "front/cli/exec/exec.h"
#include "games/games.h"
#include "tables/tablebase.h"

const struct command *const cli_commands[] = {
    &command_games,      &command_rules,    &command_new,        &command_solve,
    &command_certify,    &command_design,   &command_check,    &command_hint,       &command_rate,
    &command_show,       &command_book,     &command_moves,      &command_apply,
    &command_play,       &command_best,     &command_match,      &command_league,
    &command_engine,     &command_arena,    &command_review,     &command_perft,
    &command_value,      &command_explore,  &command_strategy,   &command_tables,
    &command_convert,
    &command_collection, &command_serve,    &command_completion, NULL,
};

static const struct command *command_named(const char *name)
{
    for (const struct command *const *c = cli_commands; *c; c++)
        if (meant_is_word(name, (*c)->name))
            return *c;
    return NULL;
}

static enum exit_code run_command(struct cli *c)
{
    if (c->value[OPT_HELP]) {
        cli_help_command(stdout, c->command);
        return EXIT_YES;
    }
    if (!outputs_fit(c) || !limits_begin(c))
        return EXIT_USAGE;
    arena_open(&c->arena);
    c->work.arena = &c->arena;
    c->tables = tablebase_open(c->value[OPT_DIR], &c->arena);
    if (!c->tables)
        return cli_say(EXIT_USAGE, "%s", err_memory().why);
    enum exit_code code = c->command->run ? c->command->run(c) : input_answer_all(c);
    tablebase_close(c->tables);
    arena_close(&c->arena);
    return code;
}

/* What could not be written is no answer. A write that Ctrl-C broke off is no fault. */
static enum exit_code leave(enum exit_code code)
{
    bool lost = fflush(stdout) != 0 || ferror(stdout);
    if (limits_interrupted())
        return EXIT_INTERRUPTED;
    if (cli_print_was_lost())
        code = cli_worst(code, EXIT_USAGE);
    return lost ? cli_worst(code, cli_say(EXIT_USAGE, "cannot write to standard output")) : code;
}

static enum exit_code unknown(const char *name)
{
    if (game_named(games_all, slice_of(name)))
        return cli_say(EXIT_USAGE, "'%s' is a game, not a command: 'quincunx play %s' plays it",
                       name, name);
    return cli_say(EXIT_USAGE, "there is no command '%s'%s%s", name, meant_command(name).text,
                   *meant_command(name).text ? "" : "; 'quincunx help' lists them");
}

/* `help [--scd] [COMMAND]`: words for people, or the source of the manual page. */
static enum exit_code help(int n, char **words)
{
    bool scd = n > 0 && strcmp(words[0], "--scd") == 0;
    const char *name = n > scd ? words[scd] : NULL;
    const struct command *command = name ? command_named(name) : NULL;
    if (name && !command)
        return unknown(name);
    if (command)
        (scd ? manual_command : cli_help_command)(stdout, command);
    else
        (scd ? manual_program : cli_help)(stdout);
    return EXIT_YES;
}

static void version_json(const void *ctx, struct writer *out)
{
    struct jsonw j = jsonw_to(out);
    (void)ctx;
    jsonw_open(&j, '{');
    json_pair(&j, "version", QUINCUNX_VERSION);
    json_open(&j, "formats", '{');
    for (int f = 0; f < FORMAT_COUNT; f++)
        json_count(&j, format_name((enum format)f), format_version((enum format)f));
    jsonw_close(&j, '}');
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

/* `--version [--json]`: the program's, and those of the files it writes. */
static enum exit_code version(int n, char **words)
{
    bool json = n > 0 && strcmp(words[0], "--json") == 0;
    if (n > json)
        return cli_say(EXIT_USAGE, "--version: expected nothing more, or --json");
    if (json)
        return cli_print(stdout, version_json, NULL) ? EXIT_YES : EXIT_USAGE;
    printf("quincunx %s\n", QUINCUNX_VERSION);
    return EXIT_YES;
}

int main(int argc, char **argv)
{
    struct cli c = {0};
    setlocale(LC_CTYPE, "");
    setvbuf(stderr, NULL, _IOLBF, BUFSIZ); /* a sentence is one write: others may share the terminal */
    if (argc < 2) {
        exec_become(argv); /* which knows all commands */
        cli_help(stderr);
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "--version") == 0)
        return (int)leave(version(argc - 2, argv + 2));
    if (strcmp(argv[1], "help") == 0 || strcmp(argv[1], "--help") == 0 ||
        strcmp(argv[1], "-h") == 0) {
        exec_become(argv);
        return (int)leave(help(argc - 2, argv + 2));
    }
    c.command = command_named(argv[1]);
    if (!c.command)
        return (int)unknown(argv[1]);
    if (c.command->missing) {
        exec_become(argv);
        return (int)cli_say(EXIT_USAGE, "%s", c.command->missing);
    }
    char *name = argv[1];
    if (!cli_parse(&c, argc - 1, argv + 1))
        return EXIT_USAGE;
    argv[1] = name; /* which became the name of the program, for messages */
    exec_if_needed(&c, argv);
    return (int)leave(run_command(&c));
}
