/* verdict.h - a puzzle judged: how many solutions it has, how hard it is, what it takes.
 *
 *     Exactly one solution: proved
 *     Rating 2.3, easy, 14 steps
 *     9 x number on the rim
 */
#ifndef SESSION_VERDICT_H
#define SESSION_VERDICT_H

#include "base/json.h"
#include "puzzle/rate.h"

struct appraisal {
    struct arena arena; /* of what follows */
    enum answer answer;
    struct board *first, *second; /* solutions, as far as there are any */
    struct spot *conflict;        /* of none: clues that cannot all hold */
    struct spot *differs;         /* of several: where the two are different */
    size_t n_conflict, n_differs;
    bool is_rated, was_asked; /* a chain of hints solves it; for one was looked */
    struct rating rating;
};

/* Of the puzzle itself, whatever progress b shows. Long. On error there is nothing to close. */
struct err appraisal_make(const struct board *b, bool rate, struct appraisal *out, struct work *w);
void appraisal_close(struct appraisal *a);

void appraisal_say(const struct appraisal *a, const struct board *b, struct writer *out);
void appraisal_write(const struct appraisal *a, const struct board *b, struct jsonw *j);

#endif
