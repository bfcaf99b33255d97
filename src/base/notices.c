/* notices.c - see notices.h. */
#include "base/notices.h"

#include <stdarg.h>
#include <stdio.h>

enum { SENTENCE_MAX = 5000 }; /* two names of files fit */

void notices_tell(const struct notices *n, const char *format, ...)
{
    char sentence[SENTENCE_MAX];
    va_list args;
    if (!n->tell)
        return;
    va_start(args, format);
    vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    n->tell(n->ctx, sentence);
}
