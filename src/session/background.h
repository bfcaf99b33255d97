/* background.h - long questions, asked beforehand. Asking only reads the session, so a face may do
 * it in a thread of its own or a little at a time while nothing is changed, and cancel it by
 * work.stop; once the session has learned the answer, the action that needed it is quick. */
#ifndef SESSION_BACKGROUND_H
#define SESSION_BACKGROUND_H

#include "session/session.h"
#include "session/study.h"
#include "session/verdict.h"

enum question {
    QUESTION_NONE,
    QUESTION_SOLUTION,
    QUESTION_HINT,
    QUESTION_VERDICT,
    QUESTION_RATING,
    QUESTION_COUNT, /* these three in the order of enum study_kind */
    QUESTION_ANSWERS,
    QUESTION_CLUES,
    QUESTION_BOARD, /* a new one */
    QUESTION_ID,    /* that of an id, where one is loaded */
    QUESTION_MOVE,  /* the CPU's */
    QUESTION_REVIEW /* every move of the duel in hand judged */
};

/* Everything lies in the arena of the work until the session has learned it. */
struct background_answer {
    enum question about;
    bool is_known; /* it is settled whether there is exactly one solution */
    struct board *solution;
    struct hint hint;
    struct appraisal appraisal; /* with an arena of its own */
    struct study study;         /* the same */
    struct new_request request;
    struct slice made;
    struct advice advice;
    struct judgement *judged; /* one for each step */
};

/* What `line` needs (action.h says what that is). The CPU's move takes the time of the work. */
struct err session_find_answer(const struct session *s, enum question q, const char *line,
                               size_t len, struct background_answer *out, struct work *w);
void background_forget(struct background_answer *a); /* instead of learning it */
/* The board must not have changed since. False: no memory. Nothing is left to forget. */
bool session_learn(struct session *s, struct background_answer *a);
/* Is it known already, for an action with these arguments? */
bool session_knows(const struct session *s, enum question q, struct slice arguments);

/* Ask and learn, where that has not been done; w->arena is left as it was. */
struct err session_find(struct session *s, enum question q, const char *line, size_t len,
                        struct work *w);

#endif
