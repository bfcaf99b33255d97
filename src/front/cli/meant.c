/* meant.c - what was probably meant by a word that is not known: "; did you mean max?" */
#include <stdlib.h>
#include <string.h>

#include "base/nearest.h"
#include "core/position.h"
#include "duel/player.h"
#include "front/cli/cli.h"

bool meant_is_word(const char *typed, const char *word)
{
    return slice_is_word(slice_of(typed), word);
}

static struct meant meant(const struct nearest *n)
{
    struct meant m = {""};
    if (n->word)
        snprintf(m.text, sizeof m.text, "; did you mean %s?", n->word);
    return m;
}

struct meant meant_of(const char *typed, const char *words)
{
    struct nearest n = nearest_to(slice_of(typed));
    struct meant m = {""};
    char *copy = strdup(words), *rest = copy;
    for (const char *word; rest && (word = strsep(&rest, "|"));)
        nearest_offer(&n, word);
    if (copy)
        m = meant(&n);
    free(copy);
    return m;
}

struct meant meant_command(const char *typed)
{
    struct nearest n = nearest_to(slice_of(typed));
    for (const struct command *const *c = cli_commands; *c; c++)
        nearest_offer(&n, (*c)->name);
    nearest_offer(&n, "help");
    return meant(&n);
}

/* getopt knows beginnings of names, and tells when there are several. */
struct meant meant_option(const struct command *cmd, const char *typed)
{
    struct slice name = {typed + 2, strcspn(typed + 2, "=")};
    struct nearest n = nearest_to(name);
    struct meant m = {""};
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(cmd, (enum opt)o)) {
            if (strncmp(opt_rows[o].name, name.text, name.len) == 0)
                return m;
            nearest_offer(&n, opt_rows[o].name);
        }
    if (n.word)
        snprintf(m.text, sizeof m.text, "; did you mean --%s?", n.word);
    return m;
}

struct meant meant_game(struct slice typed)
{
    struct meant m;
    struct writer w = writer_to(m.text, sizeof m.text - 1);
    complaint_meant_game(typed, &w);
    m.text[w.n < w.cap ? w.n : w.cap] = '\0';
    return m;
}

struct meant meant_level(const struct game *g, const char *typed)
{
    struct nearest n = nearest_to(slice_of(typed));
    struct strength known;
    const char *word;
    if (!strength_read(g, typed, &known))
        return (struct meant){""};
    for (int i = 0; (word = strength_name(g, i)) != NULL; i++)
        nearest_offer(&n, word);
    for (int i = 0; (word = strength_other_name(g, i)) != NULL; i++)
        nearest_offer(&n, word);
    return meant(&n);
}
