/* nearest.h - the word that was probably meant by one that is not known. */
#ifndef BASE_NEAREST_H
#define BASE_NEAREST_H

#include "base/text.h"

struct nearest {
    struct slice typed;
    const char *word; /* the nearest one offered so far; NULL: none is near */
    size_t distance;
};

struct nearest nearest_to(struct slice typed);
void nearest_offer(struct nearest *n, const char *word); /* which must stay where it is */

#endif
