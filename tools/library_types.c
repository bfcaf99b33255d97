/* library_types.c - the table of questions (answers/query.h) as types and functions of other languages:
 *
 *     build/library_types typescript > packages/js/types.d.ts
 *     build/library_types python     > packages/python/quincunx/commands.py
 *     build/library_types reference  > the table of docs/API.md
 *
 * A test fails when a file is another.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "answers/query.h"

/* ---- names and types ---- */

/* "from-here" as fromHere, as FromHere or as from_here. */
static void print_name(const char *name, char style)
{
    bool upper = style == 'C';
    for (; *name; name++)
        if (*name == '-' && style != '_')
            upper = true;
        else {
            putchar(*name == '-' ? '_' : upper ? toupper((unsigned char)*name) : *name);
            upper = false;
        }
}

/* One word of a type, without '[]'. */
static const char *word_of(struct slice w, bool python)
{
    static const char *const words[][3] = {
        {"string", "string", "str"},     {"integer", "number", "int"}, {"number", "number", "float"},
        {"boolean", "boolean", "bool"}, {"null", "null", "None"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (slice_is(w, words[i][0]))
            return words[i][python ? 2 : 1];
    return NULL;
}

static void print_part(struct slice part, bool python)
{
    static const char record[] = "Record<string, ";
    bool list = part.len > 2 && part.text[part.len - 1] == ']';
    struct slice inner = {part.text, part.len - (list ? 2 : 0)};
    if (slice_starts(part, record)) {
        struct slice value = {part.text + strlen(record), part.len - strlen(record) - 1};
        printf(python ? "Dict[str, " : record);
        print_part(value, python);
        putchar(python ? ']' : '>');
        return;
    }
    const char *word = word_of(inner, python);
    printf("%s", python && list ? "List[" : "");
    if (word)
        printf("%s", word);
    else
        printf(python && *inner.text == '\'' ? "Literal[%.*s]" : "%.*s", (int)inner.len, inner.text);
    printf("%s", !list ? "" : python ? "]" : "[]");
}

/* Parts with " | " between; words of an option with '|'. */
static void print_type(struct slice type, bool python)
{
    bool several = memchr(type.text, '|', type.len) != NULL, first = true;
    printf(python && several ? "Union[" : "");
    while (type.len) {
        const char *bar = memchr(type.text, '|', type.len);
        size_t n = bar ? (size_t)(bar - type.text) : type.len;
        struct slice part = {type.text, n};
        while (part.len && part.text[part.len - 1] == ' ')
            part.len--;
        printf("%s", first ? "" : python ? ", " : " | ");
        print_part(part, python);
        first = false;
        n += bar != NULL;
        while (n < type.len && type.text[n] == ' ')
            n++;
        type = (struct slice){type.text + n, type.len - n};
    }
    printf(python && several ? "]" : "");
}

/* Of an option: words without quotation marks. */
static void print_option_type(const char *type, bool python)
{
    if (!strchr(type, '|')) {
        if (python && strcmp(type, "string[]") == 0)
            printf("Union[str, Sequence[str]]");
        else if (!python && strcmp(type, "string[]") == 0)
            printf("string | readonly string[]");
        else
            print_type(slice_of(type), python);
        return;
    }
    printf(python ? "Literal[" : "");
    for (const char *before = ""; *type; before = python ? ", " : " | ") {
        int n = (int)strcspn(type, "|");
        printf("%s'%.*s'", before, n, type);
        type += n + (type[n] == '|');
    }
    printf(python ? "]" : "");
}

/* "a: T; b?: U" one by one. */
static bool next_member(const char **members, struct slice *name, struct slice *type, bool *optional)
{
    size_t n = strcspn(*members, ":"), end = strcspn(*members, ";");
    if (!**members)
        return false;
    *optional = (*members)[n - 1] == '?';
    *name = (struct slice){*members, n - *optional};
    *type = (struct slice){*members + n + 2, end - n - 2};
    *members += end;
    *members += strspn(*members, "; ");
    return true;
}

/* ---- TypeScript ---- */

static void print_interface(const char *name, const char *after, const char *members)
{
    struct slice key, type;
    bool optional;
    printf("export interface ");
    print_name(name, 'C');
    printf("%s {\n", after);
    while (next_member(&members, &key, &type, &optional)) {
        printf("  %.*s%s: ", (int)key.len, key.text, optional ? "?" : "");
        print_type(type, false);
        printf(";\n");
    }
    printf("}\n\n");
}

static void print_options(const struct query_option *o)
{
    for (; o && o->name; o++) {
        printf("  /** %s */\n  ", o->help);
        print_name(o->name, 'c');
        printf("?: ");
        print_option_type(o->type, false);
        printf(";\n");
    }
}

static void print_typescript(void)
{
    printf("// Written by tools/library_types.c from the program's own table; not to be changed by hand.\n\n"
           "/** A position in any form that is read, or an answer that has one. */\n"
           "export type Position = string | { readonly position: string };\n\n");
    for (const struct query_shape *s = query_shapes; s->name; s++)
        print_interface(s->name, "", s->members);
    printf("export interface CommonOptions {\n  /** ends the question */\n  signal?: AbortSignal;\n");
    print_options(query_common);
    printf("}\n\n");
    for (const struct query *q = queries; q->name; q++) {
        printf("export interface ");
        print_name(q->name, 'C');
        printf("Options extends CommonOptions {\n");
        print_options(q->options);
        printf("}\n\n");
        print_interface(q->name, "Answer", q->answers);
    }
    printf("export interface Commands {\n");
    for (const struct query *q = queries; q->name; q++) {
        printf("  /** %s */\n  %s(%s", q->help, q->name,
               q->takes == QUERY_POSITION ? "position: Position, "
               : q->takes == QUERY_GAME   ? "game: string, "
                                          : "");
        printf("options?: ");
        print_name(q->name, 'C');
        printf("Options): ");
        print_name(q->name, 'C');
        printf("Answer;\n");
    }
    printf("}\n");
}

/* ---- Python ---- */

static void print_dictionary(const char *name, const char *after, const char *members)
{
    struct slice key, type;
    bool optional, total = true;
    print_name(name, 'C');
    printf("%s = TypedDict(\"", after);
    print_name(name, 'C');
    printf("%s\", {\n", after);
    while (next_member(&members, &key, &type, &optional)) {
        printf("    \"%.*s\": ", (int)key.len, key.text);
        print_type(type, true);
        printf(",\n");
        total &= !optional;
    }
    printf("}%s)\n\n", total ? "" : ", total=False");
}

static const char *parameter(const char *name)
{
    return strcmp(name, "from") == 0 ? "from_" : name;
}

static void print_parameters(const struct query_option *o)
{
    for (; o && o->name; o++) {
        bool flag = strcmp(o->type, "boolean") == 0;
        printf(",\n        ");
        print_name(parameter(o->name), '_');
        printf(flag ? ": " : ": Optional[");
        print_option_type(o->type, true);
        printf(flag ? " = False" : "] = None");
    }
}

static void print_passed(const struct query_option *o)
{
    for (; o && o->name; o++) {
        printf(", ");
        print_name(parameter(o->name), '_');
        putchar('=');
        print_name(parameter(o->name), '_');
    }
}

static void print_method(const struct query *q)
{
    const char *text = q->takes == QUERY_POSITION ? "position" : q->takes == QUERY_GAME ? "game_name" : NULL;
    printf("    def %s(\n        self%s%s", q->name, text ? ",\n        " : "", text ? text : "");
    printf("%s", text ? q->takes == QUERY_POSITION ? ": Position,\n        *" : ": str,\n        *" : "");
    print_parameters(q->options);
    if (text)
        print_parameters(query_common);
    printf(",\n    ) -> ");
    print_name(q->name, 'C');
    printf("Answer:\n        \"\"\"%c%s.\"\"\"\n        return self._ask(\"%s\", %s", toupper((unsigned char)*q->help),
           q->help + 1, q->name, text ? text : "\"\"");
    print_passed(q->options);
    if (text)
        print_passed(query_common);
    printf(")\n\n");
}

static void print_python(void)
{
    printf("# Written by tools/library_types.c from the program's own table; not to be changed by hand.\n"
           "\"\"\"What can be asked, and what the answers hold.\"\"\"\n"
           "from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, TypedDict, Union\n\n"
           "Position = Union[str, Mapping[str, Any]]\n\n");
    for (const struct query_shape *s = query_shapes; s->name; s++)
        print_dictionary(s->name, "", s->members);
    for (const struct query *q = queries; q->name; q++)
        print_dictionary(q->name, "Answer", q->answers);
    printf("\nclass Commands:\n    def _ask(self, command: str, text: Any, **options: Any) -> Any:\n"
           "        raise NotImplementedError\n\n");
    for (const struct query *q = queries; q->name; q++)
        print_method(q);
}

/* ---- the reference ---- */

static void print_reference(void)
{
    for (const struct query *q = queries; q->name; q++) {
        printf("### %s\n\n%c%s.\n\n", q->name, toupper((unsigned char)*q->help), q->help + 1);
        if (q->options)
            printf("| option | type | |\n|---|---|---|\n");
        for (const struct query_option *o = q->options; o && o->name; o++) {
            printf("| `%s` | ", o->name);
            for (const char *t = o->type; *t; t++)
                printf(*t == '|' ? ", " : "%c", *t);
            printf(" | %s |\n", o->help);
        }
        printf("%sAnswer: ", q->options ? "\n" : "");
        struct slice key, type;
        bool optional, first = true;
        for (const char *m = q->answers; next_member(&m, &key, &type, &optional); first = false)
            printf("%s`%.*s`%s", first ? "" : ", ", (int)key.len, key.text, optional ? " (perhaps)" : "");
        printf(".\n\n");
    }
}

int main(int argc, char **argv)
{
    const char *what = argc == 2 ? argv[1] : "";
    if (strcmp(what, "typescript") == 0)
        print_typescript();
    else if (strcmp(what, "python") == 0)
        print_python();
    else if (strcmp(what, "reference") == 0)
        print_reference();
    else
        return fputs("library_types typescript|python|reference\n", stderr), 2;
    return 0;
}
