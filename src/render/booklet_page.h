/* booklet_page.h - a page of a booklet being drawn: what booklet.c, booklet_title.c and
 * booklet_rules.c share. */
#ifndef RENDER_BOOKLET_PAGE_H
#define RENDER_BOOKLET_PAGE_H

#include "render/booklet.h"
#include "render/typeset.h"

struct page_frame { /* a part of the page */
    double x, y, w, h;
};

struct booklet_page {
    const struct booklet *booklet;
    struct canvas *canvas;
    struct page_frame body; /* within the margins */
};

struct type booklet_page_type(const struct booklet_page *p, enum face face, double size,
                              enum role ink);

/* A board as large as it fits, cells no larger than `most`, in the middle of the frame's width;
 * `drop` of the height that is left over is above it. Returns where it ends. */
double booklet_page_diagram(const struct booklet_page *p, const struct board *b,
                            struct page_frame in, double most, bool coords, double drop);

/* Four dots, as many of them filled as the level is high, on the base line y. */
void booklet_page_level(const struct booklet_page *p, enum level level, double right, double y);
#define LEVEL_WIDTH 30 /* of the dots, at scale 1 */

void booklet_page_title(const struct booklet_page *p);
void booklet_page_rules(const struct booklet_page *p, size_t first); /* from this game on */
int booklet_rules_each(const struct booklet *b);     /* games on a page of rules */
int booklet_answers_at(const struct booklet *b);     /* pages before the first answer; 0: none */

#endif
