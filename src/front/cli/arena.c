/* arena.c - `arena new-agent`: writes a program that can play, to be made better. */
#include <string.h>
#include <unistd.h>

#include "agents/embedded.h"
#include "front/cli/cli.h"

static const struct {
    const char *language, *file, *text, *command, *build;
} rows[] = {
    {"python", "agent.py", embedded_agent_py, "python3 agent.py", NULL},
    {"c", "agent.c", embedded_agent_c, "./agent", "cc -O2 -o agent agent.c"},
    {"js", "agent.js", embedded_agent_js, "node agent.js", NULL},
};

static void write_text(const void *text, struct writer *out)
{
    writer_text(out, text);
}

static enum exit_code arena_run(struct cli *c)
{
    if (c->n_rest == 2 && meant_is_word(c->rest[0], "new-agent"))
        for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
            if (!meant_is_word(c->rest[1], rows[i].language))
                continue;
            if (access(rows[i].file, F_OK) == 0)
                return cli_say(EXIT_USAGE, "%s is there already; it was left as it is",
                               rows[i].file);
            if (!file_write(rows[i].file, write_text, rows[i].text))
                return EXIT_USAGE;
            printf("%s plays any legal move. Make it better, then:\n", rows[i].file);
            if (rows[i].build)
                printf("  %s\n", rows[i].build);
            struct listed games = listed_words(listed_has_board_game);
            printf("  quincunx match '%s' random --game %.*s\n", rows[i].command,
                   (int)strcspn(games.text, "|"), games.text);
            return EXIT_YES;
        }
    return cli_say(EXIT_USAGE, "expected: arena new-agent python, c or js");
}

static const enum opt arena_options[] = {OPT_COUNT};

const struct command command_arena = {
    .name = "arena",
    .synopsis = "arena new-agent python|c|js",
    .help = "writes an agent of a few lines that can play, to be made better",
    .options = arena_options,
    .run = arena_run,
};
