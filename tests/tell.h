/* tell.h - a line said to a session, as the plain face does, and the words that come back. */
#ifndef TESTS_TELL_H
#define TESTS_TELL_H

#include <string.h>

#include "session/action.h"

/* What came of a line, without its words. */
struct said {
    bool failed, changed;
    enum then then;
};

/* The words go to out, which ends with a NUL. */
static inline struct said said_to(struct session *s, const char *line, struct work *w, char *out,
                                  size_t room)
{
    struct result r;
    result_open(&r);
    session_do(s, line, strlen(line), &r, w);
    struct slice words = result_words(&r);
    size_t n = words.len < room - 1 ? words.len : room - 1;
    memcpy(out, words.text, n);
    out[n] = '\0';
    struct said said = {r.failed, r.changed, r.then};
    result_close(&r);
    return said;
}

#endif
