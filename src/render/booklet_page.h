/* booklet_page.h - a page of a booklet being drawn: what the files booklet*.c share. */
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
    struct page_frame sheet; /* the part of the paper that is used */
    struct page_frame body; /* within the margins */
};

struct type booklet_page_type(const struct booklet_page *p, enum face face, double size,
                              enum role ink);

/* A board as large as it fits, cells no larger than `most`, in the middle of the frame's width;
 * `drop` of the height that is left over is above it. Returns where it ends. */
double booklet_page_diagram(const struct booklet_page *p, const struct board *b,
                            struct page_frame in, double most, bool coords, double drop);
/* The same with these marks in place of the board's own. */
double booklet_page_marks(const struct booklet_page *p, const struct board *b,
                          const struct marks *marks, struct page_frame in, double most, bool coords,
                          double drop);

/* The i-th of so many columns and rows. */
struct page_frame booklet_page_slot(const struct page_frame *body, int columns, int rows, int i,
                                    double gap_x, double gap_y);

struct slice booklet_number_text(char out[24], int64_t value);
/* "Puzzles 5-8", with a dash between the numbers */
struct slice booklet_range_text(const char *what, size_t first, size_t last, char out[64]);
int booklet_pages_for(size_t n, int each);

/* Four dots, as many of them filled as the level is high, on the base line y. */
void booklet_page_level(const struct booklet_page *p, enum level level, double right, double y);
#define LEVEL_WIDTH 30 /* of the dots, at scale 1 */

void booklet_page_title(const struct booklet_page *p);
void booklet_page_rules(const struct booklet_page *p, size_t first); /* from this game on */
int booklet_rules_each(const struct booklet *b);     /* games on a page of rules */
int booklet_answers_at(const struct booklet *b);     /* pages before the first answer; 0: none */
int booklet_answers_pages(const struct booklet *b);
/* Answers of a page, counted from 0: those of the entries from *first on, up to the one returned. */
size_t booklet_answers_on(const struct booklet *b, int page, size_t *first);
void booklet_page_answers(const struct booklet_page *p, size_t first, size_t last);
int booklet_cards_pages(const struct booklet *b);
void booklet_page_cards(const struct booklet_page *p, int page); /* counted from 0 */

#endif
