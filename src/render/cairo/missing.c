/* missing.c - see press.h: this build has no cairo. */
#include "render/press.h"

bool press_is_there(void)
{
    return false;
}

bool press_pdf(const struct pages *p, struct writer *out)
{
    (void)p;
    (void)out;
    return false;
}

bool press_png(const struct pages *p, struct writer *out)
{
    (void)p;
    (void)out;
    return false;
}
