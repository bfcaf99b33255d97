/* accept_encoding.c - see accept_encoding.h. */
#include "server/accept_encoding.h"

#include <string.h>
#include <strings.h>

static const char blanks[] = " \t";

/* The weight in "; q=0.5" up to `end`, as far as it matters: is it more than 0? */
static bool has_weight(const char *at, const char *end)
{
    at += strspn(at, " \t;");
    if (at >= end || (*at != 'q' && *at != 'Q'))
        return true;
    at += 1 + strspn(at + 1, blanks);
    if (at >= end || *at != '=')
        return true;
    at += 1 + strspn(at + 1, blanks);
    for (; at < end; at++)
        if (*at >= '1' && *at <= '9')
            return true;
    return false;
}

bool accept_encoding_has(const char *list, const char *coding)
{
    bool any = false;
    for (const char *at = list; at && *at;) {
        at += strspn(at, " \t,");
        const char *end = at + strcspn(at, ",");
        size_t n = strcspn(at, " \t,;");
        bool takes = has_weight(at + n, end);
        if (n == strlen(coding) && strncasecmp(at, coding, n) == 0)
            return takes;
        if (n == 1 && *at == '*')
            any = takes;
        at = end;
    }
    return any;
}
