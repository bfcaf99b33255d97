/* booklet.h - pages of puzzles to print: a title page and the rules, cards that teach, the puzzles, the
 * answers.
 *
 * The number of pages follows from the booklet alone; each page is then drawn on a canvas that
 * has a typeface, in points. Different games may stand side by side. A worksheet has a line for the
 * name on every page of puzzles, its answers on one page where they stay legible, and the same on
 * every page whatever the paper.
 */
#ifndef RENDER_BOOKLET_H
#define RENDER_BOOKLET_H

#include "puzzle/rate.h"
#include "render/diagram.h"
#include "render/overlays.h"

struct booklet_entry {
    const struct board *puzzle, *solution; /* solution NULL: there is none to print */
    struct rating rating;
    struct slice id; /* may be empty */
    struct marks answer; /* what is drawn of the solution; mark NULL: all of it */
};

struct booklet_card { /* a picture and what it shows */
    const char *name; /* or NULL: it is a step of one story, and has a number */
    struct slice words;
    const struct board *board;
    struct marks marks;
    size_t from; /* the number of the first puzzle that needs it; 0: not told */
};

struct booklet_rules { /* one for each game in the booklet */
    const struct board *sample, *solution;
};

struct booklet {
    const struct booklet_entry *entry;
    size_t n;
    const struct booklet_rules *rules;
    size_t n_rules;
    const char *title; /* NULL: no title page */
    bool tells_rules;  /* a page with the rules; there is one behind a title page anyway */
    const char *lesson; /* the heading of the cards; NULL: there are none */
    const char *idea;   /* below it, or NULL */
    const struct booklet_card *card;
    size_t n_cards;
    const char *task; /* over the puzzles of every page, or NULL */
    bool worksheet;
    double w, h;       /* of the paper */
    int per_page;      /* 1, 2, 4 or 6 */
    bool answers, coords;
    bool answers_alone; /* and nothing else */
    bool ids; /* every id that is printed makes its puzzle again, which is then told */
    double scale; /* of the text: 1, or more for large print */
    const struct theme *theme;
    struct arena *arena; /* scratch, given back */
};

int booklet_pages(const struct booklet *b);
void booklet_draw(const struct booklet *b, int page, struct canvas *c);

#endif
