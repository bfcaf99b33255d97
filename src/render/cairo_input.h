/* cairo_input.h - PNG pictures, read as dark and light. Two files implement it, one of them in builds that have
 * no cairo: cairo_output_is_there() says which. */
#ifndef RENDER_CAIRO_INPUT_H
#define RENDER_CAIRO_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"

struct silhouette {
    char *text; /* rows one after the other, '1' where the picture is dark and not clear; in the arena */
    int w, h;
};

bool cairo_input_is_png(const char *bytes, size_t len);
/* false: no picture, or no memory */
bool cairo_input_png(const char *bytes, size_t len, struct silhouette *out, struct arena *arena);

#endif
