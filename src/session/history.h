/* history.h - the moves of a duel so far as a record, which `review` reads. */
#ifndef SESSION_HISTORY_H
#define SESSION_HISTORY_H

#include "duel/record.h"
#include "session/session.h"

/* From the start, or from where the board was last set anew. Everything lies in the arena of the
 * work. NULL, or why there is none. */
const char *session_record(const struct session *s, struct record *out, struct work *w);

#endif
