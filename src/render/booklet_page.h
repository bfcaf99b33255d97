/* booklet_page.h - a page of a booklet being drawn: what booklet.c and booklet_front.c share. */
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

/* A board as large as it fits, cells no larger than `most`, at the top middle of the frame;
 * returns its height. */
double page_diagram(const struct page *p, const struct board *b, struct frame in, double most,
                    bool coords);

void page_title(const struct page *p);
void page_rules(const struct page *p, size_t first); /* from this game on */
int booklet_rules_each(const struct booklet *b);     /* games on a page of rules */

#endif
