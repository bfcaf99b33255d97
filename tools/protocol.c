/* protocol.c - the page's protocol as TypeScript: `build/protocol > web/src/protocol.ts`.
 *
 * Types of every action's arguments and data, and of the view, from the tables that the program itself
 * uses (session/action.h, front/page/view_json.c); a test fails when the file in web/src is another.
 */
#include <stdio.h>
#include <string.h>

#include "front/page/page.h"

/* "on|0|1" as 'on' | 0 | 1 */
static void print_choices(const char *choices)
{
    const char *before = "";
    while (*choices) {
        int n = (int)strcspn(choices, "|");
        const char *quote = choices[0] >= '0' && choices[0] <= '9' ? "" : "'";
        printf("%s%s%.*s%s", before, quote, n, choices, quote);
        choices += n + (choices[n] == '|');
        before = " | ";
    }
}

static void print_type(const struct argument *a)
{
    switch (a->kind) {
    case ARGUMENT_PLACE:
    case ARGUMENT_CELL:
        printf("Place");
        break;
    case ARGUMENT_PLACES:
        printf("(Place | null)[]");
        break;
    case ARGUMENT_NUMBER:
        printf("number");
        break;
    case ARGUMENT_WORD:
        if (a->choices)
            print_choices(a->choices);
        else
            printf("string");
        break;
    case ARGUMENT_REST:
    case ARGUMENT_TEXT:
        printf("string");
        break;
    }
}

/* Those without arguments, eight a line. */
static void print_bare(void)
{
    const struct action *a;
    int n = 0;
    printf("\n// Actions without arguments.\ntype Bare =");
    for (size_t i = 0; (a = action_at(i)); i++)
        if (!a->arguments)
            printf("%s | '%s'", n++ % 8 ? "" : "\n ", a->name);
    printf(";\n");
}

static void print_arguments(void)
{
    const struct action *a;
    printf("\nexport interface Arguments extends Record<Bare, {}> {\n");
    for (size_t i = 0; (a = action_at(i)); i++) {
        if (!a->arguments)
            continue;
        printf("  %s: {", a->name);
        for (const struct argument *g = a->arguments; g->name; g++) {
            printf("%s %s%s: ", g == a->arguments ? "" : ";", g->name, g->is_optional ? "?" : "");
            print_type(g);
        }
        printf(" };\n");
    }
    printf("}\n\nexport type ActionName = keyof Arguments;\n");
}

static void print_order(void)
{
    const struct action *a;
    printf("\n// Where there are several arguments: their order in a request. `text` stands after a line break.\n"
           "export const order: { [A in ActionName]?: readonly string[] } = {\n");
    for (size_t i = 0; (a = action_at(i)); i++) {
        if (!a->arguments || !a->arguments[1].name)
            continue;
        printf("  %s: [", a->name);
        for (const struct argument *g = a->arguments; g->name; g++)
            printf("%s'%s'", g == a->arguments ? "" : ", ", g->name);
        printf("],\n");
    }
    printf("};\n");
}

static void print_answers(void)
{
    const struct action *a;
    printf("\n// What an action tells beside a sentence.\nexport interface Answers {\n");
    for (size_t i = 0; (a = action_at(i)); i++)
        if (a->answers)
            printf("  %s: { %s };\n", a->name, a->answers);
    printf("}\n");
}

static void print_view(void)
{
    printf("\n// Everything that is shown, but for the marks.\nexport interface Shown {\n");
    for (const struct view_key *k = view_keys; k->name; k++)
        printf("  %s: %s;\n", k->name, k->type);
    printf("}\n\n"
           "// What has changed since; 0: all of it. A mark is six numbers: x, y, shape, role, value, layer.\n"
           "export type View = Partial<Shown> & {\n"
           "  revision: number;\n  since: number;\n  marks?: number[];\n  gone?: number[];\n"
           "  put?: number[];\n};\n\n"
           "export interface Reply {\n  ok: boolean;\n  say: string;\n  view?: View;\n"
           "  journal?: { from: number; add: string };\n}\n");
}

int main(void)
{
    printf("// Written by tools/protocol.c from the program's own tables; not to be changed by hand.\n"
           "import type { Game } from './types';\n\n"
           "export type Place = readonly [number, number];\n"
           "export type Status = 'open' | 'solved' | 'invalid' | 'first' | 'second' | 'draw';\n");
    print_bare();
    print_arguments();
    print_order();
    print_answers();
    print_view();
    return 0;
}
