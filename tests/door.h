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

static bool done(const char *request)
{
    return strstr(ask(request), "{\"ok\":true,") == answer;
}

static bool has(const char *part)
{
    bool found = strstr(answer, part) != NULL;
    if (!found)
        printf("   answer: %.400s\n   lacks: %s\n", answer, part);
    return found;
}

#endif
