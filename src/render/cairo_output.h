/* cairo_output.h - pages drawn on a canvas, as PDF or PNG. Two files implement it, one of them in
 * builds that have no cairo. The same pages give the same bytes: the date inside a PDF is fixed and
 * the typeface is part of the program. */
#ifndef RENDER_CAIRO_OUTPUT_H
#define RENDER_CAIRO_OUTPUT_H

#include <stdbool.h>

#include "render/canvas.h"

struct pages {
    int n;
    double w, h; /* of each: points, or pixels */
    void (*draw)(const void *ctx, int page, struct canvas *c);
    const void *ctx;
    const char *title; /* of the document, in UTF-8 */
};

bool cairo_output_is_there(void);
bool cairo_output_pdf(const struct pages *p, struct writer *out); /* false: no memory */
bool cairo_output_png(const struct pages *p, struct writer *out); /* the first page */

#endif
