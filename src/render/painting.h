/* painting.h - a picture being drawn: what diagram.c, squares.c, hexes.c and foot.c share. */
#ifndef RENDER_PAINTING_H
#define RENDER_PAINTING_H

#include "render/diagram.h"
#include "render/lettering.h"

struct point {
    double x, y;
};

struct painting {
    const struct diagram *diagram;
    const struct theme *theme;
    struct canvas *canvas;
    double u;    /* a cell */
    double x, y; /* the upper left corner of the board */
    int w, h;
};

#define HEX_HIGH 1.1547005383792515 /* of a hex that is 1 wide and stands on a corner */
#define HEX_ROW 0.8660254037844386  /* from one row of them to the next */

struct point painting_point(const struct painting *p, struct spot s);

/* The layers of a board of squares, and of hexes. */
void painting_squares(const struct painting *p);
void painting_hexes(const struct painting *p);

/* Parts of both: parallel lines across a convex area, and the number of a place in a sentence. */
void hatch_draw(const struct painting *p, const struct point *corner, int n);
void badge_draw(const struct painting *p, struct point at, int number);

/* What stands below the board, at (x, y) from its left edge on; `wide` cells are there. */
double foot_height(const struct diagram *p); /* 0: there is none */
void foot_draw(const struct painting *p, double x, double y, double wide);

#endif
