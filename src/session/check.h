/* check.h - Check: how many mistakes there are, and where only when that is asked too. */
#ifndef SESSION_CHECK_H
#define SESSION_CHECK_H

#include "session/session.h"

/* The rest of a line in ("" or "where"), a sentence out; of a puzzle. */
void check_say(struct session *s, struct reader *in, struct writer *out, struct work *w);

#endif
