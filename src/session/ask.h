/* ask.h - long questions, asked beforehand. Asking only reads the session, so a face may do it in
 * a thread of its own or a little at a time while nothing is changed, and cancel it by work.stop;
 * once the session has learned the answer, what needed it is quick. */
#ifndef SESSION_ASK_H
#define SESSION_ASK_H

#include "session/session.h"

enum question { QUESTION_NONE, QUESTION_SOLUTION, QUESTION_HINT, QUESTION_RATING };

/* Everything lies in the arena of the work until the session has learned it. */
struct answered {
    enum question about;
    bool known; /* it is settled whether there is exactly one solution */
    struct board *solution;
    struct hint hint;
    char *appraisal;
};

struct err session_ask(const struct session *s, enum question q, struct answered *out,
                       struct work *w);
/* The board must not have changed since. False: no memory. */
bool session_learn(struct session *s, const struct answered *a);

/* What a line of the conversation needs to know first; NONE: it can be said at once. */
enum question session_talk_asks(const struct session *s, const char *line, size_t len);

#endif
