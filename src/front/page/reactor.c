/* reactor.c - the exports of the WebAssembly module. The host asks for room, writes a request
 * there, calls, and reads the answer; there is one page an instance, so parallel work is several
 * instances. This file is built for WebAssembly alone. */
#include "front/page/page.h"

static struct page page; /* the one of this instance */
static size_t answer_length;

__attribute__((export_name("page_room"))) char *page_room(size_t len);
__attribute__((export_name("page_call"))) const char *page_call(const char *request, size_t len);
__attribute__((export_name("page_length"))) size_t page_length(void);

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
