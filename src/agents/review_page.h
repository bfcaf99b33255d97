/* review_page.h - reviewed games as one HTML file that needs nothing else: for each a graph of the expected
 * score, its moves with what they were worth, and a board to step through with the better move on it. */
#ifndef AGENTS_REVIEW_PAGE_H
#define AGENTS_REVIEW_PAGE_H

#include "duel/review.h"

struct reviewed_game {
    struct record record;
    struct review review;
};

struct review_page {
    const char *title;
    const struct reviewed_game *game;
    size_t n;
    bool served; /* by a server that has the files of the page, html.h */
    struct arena *arena;
};

void review_page_write(const struct review_page *p, struct writer *out);

#endif
