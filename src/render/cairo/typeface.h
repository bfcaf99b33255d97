/* typeface.h - the files of the typeface of running text, as bytes of the program. */
#ifndef RENDER_CAIRO_TYPEFACE_H
#define RENDER_CAIRO_TYPEFACE_H

#include "render/canvas.h"

struct typeface {
    const unsigned char *start, *end;
};

extern const struct typeface typeface[FACE_COUNT];

#endif
