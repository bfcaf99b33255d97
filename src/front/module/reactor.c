/* reactor.c - the exports of the WebAssembly module for programs: questions about any position
 * (answers/query.h). The host asks for room, writes a question there, calls, and reads the answer; the
 * JavaScript package is this module. This file is built for WebAssembly alone. */
#include <string.h>

#include "answers/query.h"

static struct arena asked;  /* the question, and all that it takes to answer it */
static struct arena answer; /* the text of the last answer */
static size_t answer_length;
static enum ending answer_ending;

__attribute__((export_name("module_room"))) char *module_room(size_t len);
__attribute__((export_name("module_call"))) const char *module_call(const char *request, size_t len);
__attribute__((export_name("module_length"))) size_t module_length(void);
__attribute__((export_name("module_ending"))) int module_ending(void);

/* Room for a question of len bytes, or NULL. What the question before left is given back. */
char *module_room(size_t len)
{
    arena_close(&asked);
    arena_open(&asked);
    return arena_take(&asked, len + 1, 1);
}

/* The command, the text and the options, with a NUL after each of the first two. NULL: there was no
 * memory for the answer. */
const char *module_call(const char *request, size_t len)
{
    struct work w = {.arena = &asked, .steps = UINT64_MAX};
    const char *text = memchr(request, '\0', len);
    const char *options = text ? memchr(text + 1, '\0', len - (size_t)(text + 1 - request)) : NULL;
    answer_length = 0;
    if (!options)
        return NULL;
    arena_close(&answer);
    arena_open(&answer);
    struct writer out = writer_growing(&answer);
    answer_ending = query_ask(request, (struct slice){text + 1, (size_t)(options - text) - 1},
                              (struct slice){options + 1, len - (size_t)(options + 1 - request)}, &w,
                              clock_us, &out);
    answer_length = out.n <= out.cap ? out.n : 0;
    return answer_length ? out.out : NULL;
}

size_t module_length(void)
{
    return answer_length;
}

/* How it ended: an exit code of the command line. */
int module_ending(void)
{
    return (int)answer_ending;
}
