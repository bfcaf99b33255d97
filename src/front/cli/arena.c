/* arena.c - `arena doctor` (doctor.h), and `arena new-agent`: writes a program that can play, to be made better. Without a game it is one of ten lines
 * that plays any game by the moves it is given; with one it begins with a board (agents/agent_template.h). */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "agents/agent_template.h"
#include "agents/embedded.h"
#include "core/position.h"
#include "files/bytes.h"
#include "front/cli/doctor.h"
#include "games/games.h"

static const struct language {
    const char *name;
    const char *file, *text; /* for any game; NULL: there is none */
    const char *build, *command;
} languages[] = {
    {"python", "agent.py", embedded_agent_py, NULL, "python3 agent.py"},
    {"c", "agent.c", embedded_agent_c, "cc -O2 -o agent agent.c", "./agent"},
    {"js", "agent.js", embedded_agent_js, NULL, "node agent.js"},
    {"java", NULL, NULL, "javac -d classes *.java", "java -cp classes Agent"},
};

static void write_template(const void *ctx, struct writer *out)
{
    const struct agent_template *t = ctx;
    writer_text(out, t->begin);
    writer_text(out, t->end);
}

/* The next file of a game in a language; at is where to look, and NULL behind the last. */
static const struct agent_template *template_from(const struct agent_template *at, const struct game *g,
                                                  const struct language *l)
{
    while (at->game && (strcmp(at->game, g->name) != 0 || strcmp(at->language, l->name) != 0))
        at++;
    return at->game ? at : NULL;
}

static enum exit_code say_there(const char *file)
{
    return cli_say(EXIT_USAGE, "%s is there already; it was left as it is", file);
}

/* A file that is there as it would be written: what was stopped half-way left it. */
static bool is_written(const struct agent_template *t)
{
    size_t n = 0, n_there = 0;
    char *bytes = bytes_of(write_template, t, &n);
    int fd = open(t->file, O_RDONLY | O_CLOEXEC);
    char *there = fd >= 0 ? bytes_read(fd, &n_there) : NULL;
    bool same = bytes && there && n == n_there && memcmp(bytes, there, n) == 0;
    if (fd >= 0)
        close(fd);
    free(bytes);
    free(there);
    return same;
}

static void say_next(const struct language *l, const char *game, bool has_test)
{
    if (l->build)
        printf("  %s\n", l->build);
    if (has_test)
        printf("  %s test\n", l->command);
    printf("  quincunx match '%s' random --game %s\n", l->command, game);
}

static enum exit_code write_any(const struct language *l)
{
    struct agent_template any = {.begin = l->text, .end = ""};
    struct listed games = listed_words(listed_has_board_game);
    if (!l->file)
        return cli_say(EXIT_USAGE, "--game: expected %s: an agent in %s is of one game",
                       listed_games(listed_has_duel).text, l->name);
    if (access(l->file, F_OK) == 0)
        return say_there(l->file);
    if (!file_write(l->file, write_template, &any))
        return EXIT_USAGE;
    printf("%s plays any legal move. Make it better, then:\n", l->file);
    games.text[strcspn(games.text, "|")] = '\0';
    say_next(l, games.text, false);
    return EXIT_YES;
}

static enum exit_code write_for(struct cli *c, const struct language *l)
{
    const struct game *g = game_named(games_all, slice_of(c->value[OPT_GAME]));
    const struct agent_template *first = g ? template_from(agent_templates, g, l) : NULL, *t;
    if (!first)
        return cli_fault(c, OPT_GAME, "expected %s%s", listed_games(listed_has_duel).text,
                         g ? "" : meant_of(c->value[OPT_GAME], opt_words(OPT_GAME).text).text);
    bool any_missing = false;
    for (t = first; t; t = template_from(t + 1, g, l)) {
        bool missing = access(t->file, F_OK) != 0;
        any_missing |= missing;
        if (!missing && !is_written(t))
            return say_there(t->file);
    }
    if (!any_missing)
        return say_there(first->file);
    for (t = first; t; t = template_from(t + 1, g, l))
        if (access(t->file, F_OK) != 0 && !file_write(t->file, write_template, t))
            return EXIT_USAGE;
    printf("%s has a board that knows the rules, and plays any legal move. Make it better, then:\n", first->file);
    say_next(l, g->name, true);
    return EXIT_YES;
}

static enum exit_code arena_run(struct cli *c)
{
    if (c->n_rest == 1 && meant_is_word(c->rest[0], "doctor"))
        return doctor_report(c);
    if (c->n_rest == 2 && meant_is_word(c->rest[0], "new-agent"))
        for (size_t i = 0; i < sizeof languages / sizeof *languages; i++)
            if (meant_is_word(c->rest[1], languages[i].name))
                return c->value[OPT_GAME] ? write_for(c, &languages[i]) : write_any(&languages[i]);
    return cli_say(EXIT_USAGE, "expected: arena new-agent python, c, js or java; or arena doctor");
}

static const enum opt arena_options[] = {OPT_GAME, OPT_JSON, OPT_COUNT};

const struct command command_arena = {
    .name = "arena",
    .synopsis = "arena new-agent python|c|js|java [--game GAME], arena doctor",
    .help = "writes an agent to be made better, with a game one that has a board; tells how agents are boxed in",
    .options = arena_options,
    .run = arena_run,
};
