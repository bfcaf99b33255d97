/* reactor.c - the exports of the WebAssembly module. The host asks for room, writes a request
 * there, calls, and reads the answer; there is one page an instance, so parallel work is several
 * instances. Beside the page's requests there are questions about any position (answers/query.h), for
 * programs: the JavaScript package is this module. This file is built for WebAssembly alone. */
#include <string.h>

#include "answers/query.h"
#include "front/page/page.h"

static struct page page; /* the one of this instance */
static size_t answer_length;
static enum ending answer_ending;

__attribute__((export_name("page_room"))) char *page_room(size_t len);
__attribute__((export_name("page_call"))) const char *page_call(const char *request, size_t len);
__attribute__((export_name("page_length"))) size_t page_length(void);
__attribute__((export_name("page_query"))) const char *page_query(const char *request, size_t len);
__attribute__((export_name("page_ending"))) int page_ending(void);

/* Room for a request of len bytes, or NULL. What the request before left is given back. */
char *page_room(size_t len)
{
    if (!page.session.games)
        page_open(&page);
    arena_close(&page.arena);
    arena_open(&page.arena);
    return arena_take(&page.arena, len + 1, 1);
}

const char *page_call(const char *request, size_t len)
{
    return page_answer(&page, request, len, &answer_length);
}

size_t page_length(void)
{
    return answer_length;
}

/* The command, the text and the options, with a NUL after each of the first two. page_ending: how it
 * ended. NULL: there was no memory for the answer. */
const char *page_query(const char *request, size_t len)
{
    struct work w = {.arena = &page.arena, .steps = UINT64_MAX};
    const char *text = memchr(request, '\0', len);
    const char *options = text ? memchr(text + 1, '\0', len - (size_t)(text + 1 - request)) : NULL;
    answer_length = 0;
    if (!options)
        return NULL;
    arena_release(&page.answer, (struct arena_mark){0});
    struct writer out = writer_growing(&page.answer);
    answer_ending = query_ask(request, (struct slice){text + 1, (size_t)(options - text) - 1},
                              (struct slice){options + 1, len - (size_t)(options + 1 - request)}, &w,
                              clock_us, &out);
    answer_length = out.n <= out.cap ? out.n : 0;
    return answer_length ? out.out : NULL;
}

int page_ending(void)
{
    return (int)answer_ending;
}
