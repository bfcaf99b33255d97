/* door.h - the page's door as a test uses it: a request in, and what is in the answer. */
#ifndef TESTS_DOOR_H
#define TESTS_DOOR_H

#include <stdio.h>
#include <string.h>

#include "check.h"
#include "front/page/page.h"

static struct page page;
static char answer[1 << 20];

/* What was taken for the answer before is given back. */
static const char *ask(const char *request)
{
    size_t len;
    arena_close(&page.arena);
    arena_open(&page.arena);
    const char *out = page_answer(&page, request, strlen(request), &len);
    CHECK(len < sizeof answer);
    memcpy(answer, out, len);
    answer[len] = '\0';
    return answer;
}

static inline bool done(const char *request)
{
    return strstr(ask(request), "{\"ok\":true,") == answer;
}

static inline bool has(const char *part)
{
    bool found = strstr(answer, part) != NULL;
    if (!found)
        printf("   answer: %.400s\n   lacks: %s\n", answer, part);
    return found;
}

/* What another request is answered; the answer in hand stays. */
static inline const char *ask_aside(const char *request)
{
    static char kept[sizeof answer], other[sizeof answer];
    memcpy(kept, answer, strlen(answer) + 1);
    ask(request);
    memcpy(other, answer, strlen(answer) + 1);
    memcpy(answer, kept, strlen(kept) + 1);
    return other;
}

static inline bool is_told(const char *text, const char *part)
{
    bool found = strstr(text, part) != NULL;
    if (!found)
        printf("   answer: %.900s\n   lacks: %s\n", text, part);
    return found;
}

/* Does the position read so? Is this shown, whenever it was sent? */
static inline bool stands(const char *part)
{
    return is_told(ask_aside("position"), part);
}

static inline bool shows(const char *part)
{
    return is_told(ask_aside("view"), part);
}

static inline bool hides(const char *part)
{
    return !strstr(ask_aside("view"), part) && !strstr(ask_aside("position"), part);
}

#endif
