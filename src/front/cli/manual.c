/* manual.c - `help --scd [COMMAND]`: the source of a manual page, in scdoc's language.
 *
 * Pages come from the tables that parse the arguments and print the help, so they cannot say
 * anything else. What only a person can write (examples, files) stands in docs/man and is put
 * behind this by tools/man-pages.
 */
#include <string.h>

#include "front/cli/cli.h"

/* scdoc reads * and _ as bold and underlined. */
static void put_plain(FILE *to, const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (strchr("\\*_", text[i]))
            fputc('\\', to);
        fputc(text[i], to);
    }
}

static void put(FILE *to, const char *text)
{
    put_plain(to, text, strlen(text));
}

static void put_title(FILE *to, const char *name, const char *help)
{
    fprintf(to, "quincunx%s%s(1)\n\n# NAME\n\nquincunx%s%s - ", *name ? "-" : "", name,
            *name ? "-" : "", name);
    put(to, help);
    fputs("\n\n# SYNOPSIS\n\n", to);
}

/* The first word, the command's name, in bold. */
static void put_synopsis(FILE *to, const struct command *cmd)
{
    fprintf(to, "*quincunx %s*", cmd->name);
    put(to, cmd->synopsis + strlen(cmd->name));
    fputs("\n\n", to);
}

static void put_option(FILE *to, const struct opt_row *row, const char *help)
{
    if (row->letter)
        fprintf(to, "*-%c*, ", row->letter);
    fprintf(to, "*--%s*", row->name);
    if (row->arg && row->arg[0] == '[') {
        fputs("[=", to);
        put(to, row->arg + 1);
    } else if (row->arg) {
        fputc(' ', to);
        put(to, row->arg);
    }
    fputs("\n\t", to);
    put(to, help);
    fputs("\n\n", to);
}

void manual_command(FILE *to, const struct command *cmd)
{
    put_title(to, cmd->name, cmd->help);
    put_synopsis(to, cmd);
    if (cmd->answer)
        fputs(
            "Positions are quoted arguments, the lines of a file (*-f*), or the lines of standard "
            "input, answered one by one. *quincunx*(1) tells how they are written.\n\n",
            to);
    fputs("# OPTIONS\n\n", to);
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(cmd, (enum opt)o))
            put_option(to, &opt_rows[o], command_help_of(cmd, (enum opt)o).text);
}

void manual_program(FILE *to)
{
    put_title(to, "", "five grid games to play, solve, make, explain, print and share");
    fputs(
        "*quincunx* COMMAND [ARGUMENT...]\n\n*quincunx help* [COMMAND]\n\n*quincunx --version*\n\n"
        "# COMMANDS\n\n",
        to);
    for (const struct command *const *c = cli_commands; *c; c++) {
        fprintf(to, "*quincunx-%s*(1)\n\t", (*c)->name);
        put(to, (*c)->help);
        fputs("\n\n", to);
    }
}
