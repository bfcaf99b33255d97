/* completion.c - `completion SHELL`: what the Tab key needs to know, from the tables of commands
 * and options.
 *
 * What an argument can be is read where the user reads it: `--to ansi|text|svg` in a command's
 * synopsis, or an option's own `words`; FILE and DIR are paths, GAME is one of the games. */
#include <ctype.h>
#include <string.h>

#include "front/cli/cli.h"
#include "games/games.h"

/* What can stand in one place: words with '|' between them, or paths, or neither. */
struct wanted_words {
    struct listed words; /* "": none are known */
    bool games, paths;
};

static struct slice word_at(const char *text)
{
    return (struct slice){text, strcspn(text, " ]")};
}

static struct wanted_words wanted_from(struct slice word)
{
    struct wanted_words w = {{""}, false, false};
    w.games = word.len >= 4 && memcmp(word.text, "GAME", 4) == 0;
    w.paths = slice_starts(word, "FILE") || slice_is(word, "DIR");
    if (word.len && islower((unsigned char)word.text[0]))
        snprintf(w.words.text, sizeof w.words.text, "%.*s", (int)word.len, word.text);
    return w;
}

static struct wanted_words wanted_by_option(const struct command *cmd, const struct opt_row *row)
{
    char name[32];
    int n = snprintf(name, sizeof name, "--%s ", row->name);
    const char *shown = strstr(cmd->synopsis, name);
    struct wanted_words w = wanted_from(word_at(shown ? shown + n : ""));
    struct listed own = opt_words((enum opt)(row - opt_rows));
    if (!*w.words.text)
        w = wanted_from(slice_of(*own.text ? own.text : row->arg));
    return w;
}

static struct wanted_words wanted_first(const struct command *cmd)
{
    const char *rest = cmd->synopsis + strlen(cmd->name);
    return wanted_from(word_at(*rest ? rest + 1 : rest));
}

static void put_words(FILE *to, const struct wanted_words *w, const char *between)
{
    for (const struct game *const *g = games_all; w->games && *g; g++)
        fprintf(to, "%s%s", g == games_all ? "" : between, (*g)->name);
    for (const char *p = w->words.text; *p; p++)
        if (*p == '|')
            fputs(between, to);
        else
            fputc(*p, to);
}

static bool has_words(const struct wanted_words *w)
{
    return w->games || *w->words.text;
}

static void put_commands(FILE *to)
{
    for (const struct command *const *c = cli_commands; *c; c++)
        fprintf(to, "%s ", (*c)->name);
    fputs("help", to);
}

/* A help text inside single quotes; `hide` are the characters that the shell's own format takes. */
static void put_help(FILE *to, const char *text, const char *hide)
{
    for (; *text; text++) {
        if (*text == '\'')
            fputs("'\\'", to);
        else if (strchr(hide, *text))
            fputc('\\', to);
        fputc(*text, to);
    }
}

/* ---- bash ---- */

static void bash_case(FILE *to, const char *command, const char *before,
                      const struct wanted_words *w)
{
    if (!has_words(w) && !w->paths)
        return;
    fprintf(to, "    %s:%s) ", command, before);
    if (w->paths)
        fputs("paths=yes", to);
    else {
        fputs("words='", to);
        put_words(to, w, " ");
        fputc('\'', to);
    }
    fputs(" ;;\n", to);
}

static void bash_command(FILE *to, const struct command *cmd)
{
    char before[48];
    for (int o = 0; o < OPT_COUNT; o++) {
        const struct opt_row *row = &opt_rows[o];
        if (!command_takes(cmd, (enum opt)o) || !row->arg || row->arg[0] == '[')
            continue;
        struct wanted_words w = wanted_by_option(cmd, row);
        snprintf(before, sizeof before, row->letter ? "--%s|%s:-%c" : "--%s", row->name, cmd->name,
                 row->letter);
        if (has_words(&w) || w.paths)
            bash_case(to, cmd->name, before, &w);
        else
            fprintf(to, "    %s:%s) return ;;\n", cmd->name, before);
    }
    fprintf(to, "    %s:*) words='", cmd->name);
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(cmd, (enum opt)o))
            fprintf(to, "--%s ", opt_rows[o].name);
    struct wanted_words first = wanted_first(cmd);
    put_words(to, &first, " ");
    fprintf(to, "'%s ;;\n", first.paths ? " paths=yes" : "");
}

static void bash(FILE *to)
{
    fputs("# Completion of quincunx in bash, made by 'quincunx completion bash'.\n"
          "_quincunx() {\n"
          "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words='' "
          "paths=''\n"
          "    COMPREPLY=()\n"
          "    case $COMP_CWORD:${COMP_WORDS[1]}:$before in\n"
          "    1:*|*:help:help) words='",
          to);
    put_commands(to);
    fputs(" --version' ;;\n    *) case ${COMP_WORDS[1]}:$before in\n", to);
    for (const struct command *const *c = cli_commands; *c; c++)
        bash_command(to, *c);
    fputs("    esac ;;\n    esac\n"
          "    [ -z \"$words\" ] || mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n"
          "    [ -z \"$paths\" ] || [[ $word == -* ]] || mapfile -t -O ${#COMPREPLY[@]} COMPREPLY "
          "< <(compgen -f -- \"$word\")\n"
          "}\ncomplete -o filenames -F _quincunx quincunx\n",
          to);
}

/* ---- zsh ---- */

static void zsh_value(FILE *to, const struct wanted_words *w)
{
    if (w->paths)
        fputs("_files", to);
    else if (has_words(w)) {
        fputc('(', to);
        put_words(to, w, " ");
        fputc(')', to);
    } else
        fputc(' ', to);
}

static void zsh_option(FILE *to, const struct command *cmd, const struct opt_row *row)
{
    bool needs = row->arg && row->arg[0] != '[';
    for (int letter = row->letter != 0; letter >= 0; letter--) {
        fputs(" \\\n            '", to);
        if (letter)
            fprintf(to, "-%c%s[", row->letter, needs ? "+" : "");
        else
            fprintf(to, "--%s%s[", row->name, needs ? "=" : row->arg ? "=-" : "");
        put_help(to, command_help_of(cmd, (enum opt)(row - opt_rows)).text, "[]:\\");
        fputc(']', to);
        if (row->arg) {
            struct wanted_words w = wanted_by_option(cmd, row);
            fputs(needs ? ":" : "::", to);
            put_help(to, row->arg, "[]:\\");
            fputc(':', to);
            zsh_value(to, &w);
        }
        fputc('\'', to);
    }
}

static void zsh_command(FILE *to, const struct command *cmd)
{
    fprintf(to, "    %s)\n        _arguments", cmd->name);
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(cmd, (enum opt)o))
            zsh_option(to, cmd, &opt_rows[o]);
    /* A place without known words stays out: zsh would show its name and insert nothing. */
    struct wanted_words first = wanted_first(cmd);
    if (has_words(&first) || first.paths) {
        fprintf(to, " \\\n            '%c:what:", first.paths ? '*' : '1');
        zsh_value(to, &first);
        fputc('\'', to);
    }
    fputs(" ;;\n", to);
}

static void zsh(FILE *to)
{
    fputs("#compdef quincunx\n# Completion of quincunx in zsh, made by 'quincunx completion zsh'.\n"
          "_quincunx() {\n    local -a list=(\n",
          to);
    for (const struct command *const *c = cli_commands; *c; c++) {
        fprintf(to, "        '%s:", (*c)->name);
        put_help(to, (*c)->help, ":\\");
        fputs("'\n", to);
    }
    fputs("        'help:what a command does'\n    )\n"
          "    if ((CURRENT == 2)) || [[ $words[2] == help ]]; then\n"
          "        _describe command list\n        return\n    fi\n"
          "    local command=$words[2]\n    shift words\n    ((CURRENT--))\n    case $command in\n",
          to);
    for (const struct command *const *c = cli_commands; *c; c++)
        zsh_command(to, *c);
    fputs("    esac\n}\nif [ \"$funcstack[1]\" = _quincunx ]; then\n    _quincunx \"$@\"\nelse\n"
          "    compdef _quincunx quincunx\nfi\n",
          to);
}

/* ---- fish ---- */

static void fish_option(FILE *to, const struct command *cmd, const struct opt_row *row)
{
    fprintf(to, "complete -c quincunx -n '__fish_seen_subcommand_from %s' -l %s", cmd->name,
            row->name);
    if (row->letter)
        fprintf(to, " -s %c", row->letter);
    if (row->arg) {
        struct wanted_words w = wanted_by_option(cmd, row);
        fputs(row->arg[0] == '[' ? "" : w.paths ? " -r -F" : " -x", to);
        if (has_words(&w)) {
            fputs(" -a '", to);
            put_words(to, &w, " ");
            fputc('\'', to);
        }
    }
    fputs(" -d '", to);
    put_help(to, command_help_of(cmd, (enum opt)(row - opt_rows)).text, "\\");
    fputs("'\n", to);
}

static void fish(FILE *to)
{
    fputs("# Completion of quincunx in fish, made by 'quincunx completion fish'.\n"
          "complete -c quincunx -f\n",
          to);
    for (const struct command *const *c = cli_commands; *c; c++) {
        struct wanted_words first = wanted_first(*c);
        fprintf(to, "complete -c quincunx -n __fish_use_subcommand -a %s -d '", (*c)->name);
        put_help(to, (*c)->help, "\\");
        fputs("'\n", to);
        for (int o = 0; o < OPT_COUNT; o++)
            if (command_takes(*c, (enum opt)o))
                fish_option(to, *c, &opt_rows[o]);
        if (!has_words(&first) && !first.paths)
            continue;
        fprintf(to, "complete -c quincunx -n '__fish_seen_subcommand_from %s' %s", (*c)->name,
                first.paths ? "-F" : "-a '");
        put_words(to, &first, " ");
        fputs(first.paths ? "\n" : "'\n", to);
    }
    fputs("complete -c quincunx -n __fish_use_subcommand -a help -d 'what a command does'\n"
          "complete -c quincunx -n '__fish_seen_subcommand_from help' -a '",
          to);
    put_commands(to);
    fputs("'\n", to);
}

/* ---- the command ---- */

static enum exit_code completion_run(struct cli *c)
{
    static const struct {
        const char *shell;
        void (*write)(FILE *to);
    } shells[] = {{"bash", bash}, {"zsh", zsh}, {"fish", fish}};
    for (size_t i = 0; c->n_rest == 1 && i < sizeof shells / sizeof *shells; i++)
        if (meant_is_word(c->rest[0], shells[i].shell)) {
            shells[i].write(stdout);
            return EXIT_YES;
        }
    return cli_say(EXIT_USAGE, "expected one shell: bash, zsh or fish");
}

static const enum opt completion_options[] = {OPT_COUNT};

const struct command command_completion = {
    .name = "completion",
    .synopsis = "completion bash|zsh|fish",
    .help = "what a shell needs to complete commands and options on Tab",
    .options = completion_options,
    .run = completion_run,
};
