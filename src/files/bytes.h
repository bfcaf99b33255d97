/* bytes.h - all bytes of an open file, read or written whatever the system does in between. */
#ifndef FILES_BYTES_H
#define FILES_BYTES_H

#include <stdbool.h>
#include <stddef.h>

/* From where the file stands to its end, a NUL after them, malloc'ed; NULL: errno tells why. */
char *bytes_read(int fd, size_t *n);
bool bytes_write(int fd, const void *bytes, size_t n); /* false: errno tells why */

#endif
