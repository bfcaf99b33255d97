/* booklet.h - pages of puzzles to print: a title page and the rules, the puzzles, the answers.
 *
 * The number of pages follows from the booklet alone; each page is then drawn on a canvas that
 * has a typeface, in points. Different games may stand side by side.
 */
#ifndef RENDER_BOOKLET_H
#define RENDER_BOOKLET_H

#include "puzzle/rate.h"
#include "render/diagram.h"

struct booklet_entry {
    const struct board *puzzle, *solution; /* solution NULL: there is none to print */
    struct rating rating;
    struct slice id; /* may be empty */
};

struct booklet_rules { /* one for each game in the booklet */
    const struct board *sample, *solution;
};

struct booklet {
    const struct booklet_entry *entry;
    size_t n;
    const struct booklet_rules *rules;
    size_t n_rules;
    const char *title; /* NULL: neither title page nor rules */
    double w, h;       /* of the paper */
    int per_page;      /* 1, 2, 4 or 6 */
    bool answers, coords;
    bool ids; /* every id that is printed makes its puzzle again, which is then told */
    double scale; /* of the text: 1, or more for large print */
    const struct theme *theme;
    struct arena *arena; /* scratch, given back */
};

int booklet_pages(const struct booklet *b);
void booklet_draw(const struct booklet *b, int page, struct canvas *c);

#endif
