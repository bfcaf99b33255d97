/* svg.h - a canvas that writes SVG, one element a painted path, straight into a writer. */
#ifndef RENDER_SVG_H
#define RENDER_SVG_H

#include <stdbool.h>

#include "render/canvas.h"

struct svg {
    struct writer *out;
    bool in_path;
};

/* Title and description are read by screen readers; the texts are escaped here. */
struct canvas svg_open(struct svg *s, struct writer *out, double width, double height,
                       struct slice title, struct slice description);
void svg_close(struct svg *s);

#endif
