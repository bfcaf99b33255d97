/* fault.c - see fault.h. */
#include "files/fault.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool fault_set(struct fault *f, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(f->why, sizeof f->why, format, args);
    va_end(args);
    return false;
}

bool fault_system(struct fault *f, const char *path)
{
    return fault_set(f, "%s: %s", path, strerror(errno));
}
