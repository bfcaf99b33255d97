/* Any bytes as requests to the page's door, one after the other, apart from each other by ';'. Each
 * is answered by one JSON object with `ok` and `say`, and the board in hand keeps its invariant. */
#include <stdlib.h>
#include <string.h>

#include "front/page/page.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SMALL = 12, STEPS = 1000, REQUESTS = 30, DEPTH = 16 };

/* Inputs pass thousands of places; to weigh how rare each of them is takes libFuzzer as long as to run
 * the input. -entropic=1 in the command line has the last word. */
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static char unweighed[] = "-entropic=0";
    char **more = calloc((size_t)*argc + 2, sizeof *more); /* libFuzzer's until the end */
    if (!more)
        return 0;
    more[0] = (*argv)[0];
    more[1] = unweighed;
    memcpy(more + 2, *argv + 1, (size_t)(*argc - 1) * sizeof *more);
    ++*argc;
    *argv = more;
    return 0;
}

static void require(bool ok)
{
    if (!ok)
        abort();
}

/* Brackets match outside of texts, and nothing follows the last one. */
static bool is_json(const char *text, size_t n)
{
    char open[DEPTH];
    int depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < n; i++) {
        char c = text[i];
        if (quoted) {
            i += c == '\\';
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (depth == DEPTH)
                return false;
            open[depth++] = c;
        } else if (c == '}' || c == ']') {
            if (depth == 0 || open[--depth] != (c == '}' ? '{' : '['))
                return false;
            if (depth == 0)
                return i + 1 == n;
        }
    }
    return false;
}

static bool is_small(const struct page *p)
{
    const struct board *b = p->session.now;
    return !b || (board_width(b) <= SMALL && board_height(b) <= SMALL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct page page;
    struct reader in = reader_of((const char *)data, size);
    page_open(&page);
    page.steps = STEPS;
    for (int i = 0; i < REQUESTS && is_small(&page) && reader_peek(&in) != READER_END; i++) {
        struct slice request = reader_until(&in, ';');
        reader_skip(&in, ';');
        size_t len;
        arena_close(&page.arena);
        arena_open(&page.arena);
        const char *answer = page_answer(&page, request.text, request.len, &len);
        require(len > 8 && memcmp(answer, "{\"ok\":", 6) == 0 && is_json(answer, len));
        require(!page.session.now ||
                !page.session.now->game->rules.broken_invariant(page.session.now));
    }
    page_close(&page);
    return 0;
}
