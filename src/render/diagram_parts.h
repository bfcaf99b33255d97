/* diagram_parts.h - a picture being drawn: what diagram.c, squares.c, hexes.c and caption.c share.
 * */
#ifndef RENDER_DIAGRAM_PARTS_H
#define RENDER_DIAGRAM_PARTS_H

#include "render/diagram.h"
#include "render/lettering.h"

struct point {
    double x, y;
};

struct diagram_drawing {
    const struct diagram *diagram;
    const struct theme *theme;
    struct canvas *canvas;
    double u;    /* a cell */
    double x, y; /* the upper left corner of the board */
    int w, h;
};

#define HEX_HIGH 1.1547005383792515 /* of a hex that is 1 wide and stands on a corner */
#define HEX_ROW 0.8660254037844386  /* from one row of them to the next */

struct point diagram_point(const struct diagram_drawing *p, struct spot s);

/* The layers of a board of squares, and of hexes. */
void diagram_squares(const struct diagram_drawing *p);
void diagram_hexes(const struct diagram_drawing *p);

/* Parts of both: parallel lines across a convex area, and the number of a place in a sentence. */
void diagram_hatch(const struct diagram_drawing *p, const struct point *corner, int n);
void diagram_badge(const struct diagram_drawing *p, struct point at, int number);

/* What stands below the board, at (x, y) from its left edge on; `wide` cells are there. */
double caption_height(const struct diagram *p); /* 0: there is none */
void caption_draw(const struct diagram_drawing *p, double x, double y, double wide);

#endif
