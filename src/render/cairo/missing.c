/* missing.c - see cairo_output.h and cairo_input.h: this build has no cairo. */
#include <string.h>

#include "render/cairo_input.h"
#include "render/cairo_output.h"

bool cairo_output_is_there(void)
{
    return false;
}

bool cairo_output_pdf(const struct pages *p, struct writer *out)
{
    (void)p;
    (void)out;
    return false;
}

bool cairo_output_png(const struct pages *p, struct writer *out)
{
    (void)p;
    (void)out;
    return false;
}

bool cairo_input_is_png(const char *bytes, size_t len)
{
    return len >= 8 && memcmp(bytes, "\x89PNG\r\n\x1a\n", 8) == 0;
}

bool cairo_input_png(const char *bytes, size_t len, struct silhouette *out, struct arena *arena)
{
    (void)bytes;
    (void)len;
    (void)arena;
    *out = (struct silhouette){0};
    return false;
}
