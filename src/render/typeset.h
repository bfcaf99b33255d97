/* typeset.h - running text on a canvas that has a typeface. */
#ifndef RENDER_TYPESET_H
#define RENDER_TYPESET_H

#include <stdbool.h>

#include "render/canvas.h"

struct type {
    enum face face;
    double size;
    color ink;
};

enum align { ALIGN_LEFT, ALIGN_CENTER, ALIGN_RIGHT };

double type_width(struct canvas *c, struct type t, struct slice text);

/* One line with its base line at y; x is its left end, middle or right end. */
void type_line(struct canvas *c, struct type t, enum align align, double x, double y,
               struct slice text);

/* The longest beginning of text that is no wider than `wide`, in whole characters. */
struct slice type_beginning(struct canvas *c, struct type t, double wide, struct slice text);

/* Words broken into lines no wider than `wide`; returns the base line after the last one. With
 * `draw` false it is only measured. */
double type_block(struct canvas *c, struct type t, enum align align, double x, double y,
                  double wide, double leading, struct slice text, bool draw);

/* The narrowest width, at least half of `wide`, in which text takes no more lines than in `wide`:
 * its lines are then about equally long, and no word is left alone on the last one. */
double type_even(struct canvas *c, struct type t, double wide, struct slice text);

#endif
