/* study.h - what a setter is told of the puzzle in hand (puzzle/design.h), with the memory it lies in. */
#ifndef SESSION_STUDY_H
#define SESSION_STUDY_H

#include "base/json.h"
#include "puzzle/design.h"

/* How many answers; which; which clues to add, take away or change. */
enum study_kind { STUDY_COUNT, STUDY_ANSWERS, STUDY_CLUES, STUDY_KINDS };

struct study {
    struct arena arena; /* of what follows */
    struct design design;
};

/* Of the puzzle itself, whatever progress b shows. Long. ERR_BUDGET: stopped. On error there is nothing
 * to close. */
struct err study_make(const struct board *b, enum study_kind kind, struct study *out,
                      struct work *w);
void study_close(struct study *s);

void study_say(const struct study *s, enum study_kind kind, const struct board *b,
               struct writer *out);
void study_write(const struct study *s, enum study_kind kind, const struct board *b,
                 struct jsonw *j);

#endif
