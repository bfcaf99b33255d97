/* missing.c - see cairo_output.h: this build has no cairo. */
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
