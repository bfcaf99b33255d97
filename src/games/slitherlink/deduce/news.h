/* news.h - where a look may show something that it did not show before.
 *
 * Along a chain of hints little changes from one to the next. What is seen at a glance depends on the
 * numbers and edges near it, and an early loop on the ends of a path: so after a look has failed
 * somewhere it fails there again until an edge near by is decided. Each technique of the first rungs
 * has a bit for every place it could be seen at. The first place that shows something is the same
 * with and without them.
 */
#ifndef SLITHERLINK_NEWS_H
#define SLITHERLINK_NEWS_H

#include "games/slitherlink/deduce/finding.h"

struct slitherlink_news {
    const struct slitherlink_deduce *d;
    uint64_t *at[TECHNIQUE_EARLY_LOOP + 1]; /* by number of a cell, a dot or an edge */
};

/* Everything is news. False: no memory. */
bool slitherlink_news_open(struct slitherlink_news *x, const struct slitherlink_deduce *d, struct arena *arena);

/* This edge was decided; `closing` would now close the path it is part of, or 0. */
void slitherlink_news_edge(struct slitherlink_news *x, int32_t edge, int32_t closing);

#endif
