/* fault.h - why a file could not be read or written: a sentence that names the file. */
#ifndef FILES_FAULT_H
#define FILES_FAULT_H

#include <stdbool.h>

struct fault {
    char why[1024];
};

/* Both return false, so that a failing function ends with them. */
bool fault_set(struct fault *f, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool fault_system(struct fault *f, const char *path); /* what errno says about it */

#endif
