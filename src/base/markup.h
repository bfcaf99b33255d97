/* markup.h - text inside of HTML and SVG. */
#ifndef BASE_MARKUP_H
#define BASE_MARKUP_H

#include "base/text.h"

/* With the characters that mean something there as entities, also for inside of quotes. */
void markup_text(struct writer *out, struct slice text);

#endif
