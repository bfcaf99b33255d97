/* toml.h - reading the part of TOML that a league needs: tables, lists of tables, and keys with
 * texts, numbers, truths and lists of texts. Strict: what it does not know is an error at a byte.
 *
 *     games = 10                 # a comment
 *     [limits]
 *     [[agent]]
 *     files = ["a.py", 'b.bin']
 */
#ifndef AGENTS_TOML_H
#define AGENTS_TOML_H

#include "base/arena.h"
#include "base/err.h"
#include "base/text.h"

enum toml_kind { TOML_END, TOML_TABLE, TOML_LIST, TOML_TEXT, TOML_NUMBER, TOML_TRUTH, TOML_TEXTS };

struct toml {
    enum toml_kind kind;
    struct slice name;        /* of the table or the key */
    size_t at, value_at;      /* bytes where the name and the value begin */
    const char *text;         /* TOML_TEXT; in TOML_NUMBER and TOML_TRUTH as it was written */
    double number;            /* TOML_NUMBER; TOML_TRUTH: 0 or 1 */
    const char *const *texts; /* TOML_TEXTS: NULL at the end */
};

/* The next thing of the text; its strings are taken from the arena. */
struct err toml_next(struct reader *in, struct arena *arena, struct toml *out);

#endif
