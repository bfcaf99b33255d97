/* bytes.h - all bytes of an open file, read or written whatever the system does in between; and those
 * that a writer writes. */
#ifndef FILES_BYTES_H
#define FILES_BYTES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena_text.h"

/* From where the file stands to its end, a NUL after them, malloc'ed; NULL: errno tells why. */
char *bytes_read(int fd, size_t *n);
bool bytes_write(int fd, const void *bytes, size_t n); /* false: errno tells why */

/* What a writer writes, a NUL after it, malloc'ed; n may be NULL. NULL: no memory. */
char *bytes_of(write_fn *write, const void *ctx, size_t *n);

#endif
