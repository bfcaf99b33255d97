/* booklet_page.h - a page of a booklet being drawn: what booklet.c, booklet_title.c and
 * booklet_rules.c share. */
#ifndef RENDER_BOOKLET_PAGE_H
#define RENDER_BOOKLET_PAGE_H

#include "render/booklet.h"
#include "render/typeset.h"

struct frame { /* a part of the page */
    double x, y, w, h;
};

struct page {
    const struct booklet *booklet;
    struct canvas *canvas;
    struct frame body; /* within the margins */
};

struct type page_type(const struct page *p, enum face face, double size, enum role ink);

/* A board as large as it fits, cells no larger than `most`, in the middle of the frame's width;
 * `drop` of the height that is left over is above it. Returns where it ends. */
double page_diagram(const struct page *p, const struct board *b, struct frame in, double most,
                    bool coords, double drop);

/* Four dots, as many of them filled as the level is high, on the base line y. */
void page_level(const struct page *p, enum level level, double right, double y);
#define LEVEL_WIDTH 30 /* of the dots, at scale 1 */

void page_title(const struct page *p);
void page_rules(const struct page *p, size_t first); /* from this game on */
int booklet_rules_each(const struct booklet *b);     /* games on a page of rules */
int booklet_answers_at(const struct booklet *b);     /* pages before the first answer; 0: none */

#endif
