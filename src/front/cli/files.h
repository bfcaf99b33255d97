/* files.h - files that are read and written whole, and the user's own folders.
 *
 * A file is written beside its place, synced and renamed, so that it is there whole or not at all.
 * A link is followed: what it leads to is replaced, not the link. A device or a pipe cannot be
 * replaced and is written as it is.
 */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include <stdio.h>

#include "base/err.h"
#include "base/written.h"

/* All of it, with a NUL after it, malloc'ed; "-" is standard input. NULL: said why. */
char *file_read(const char *path, size_t *len);
char *stream_load(FILE *f, size_t *len); /* what is left of it; NULL: errno tells why */

bool file_put(const char *path, write_fn *write, const void *ctx);   /* false: errno tells why */
bool file_write(const char *path, write_fn *write, const void *ctx); /* the same, and says why not */
/* For -o: to a file, or to standard output (NULL). A writer that cannot finish sets *fault (no
 * memory, no time); then nothing is written. Not 0: said why, and the exit code. */
int file_or_stdout(const char *path, write_fn *write, const void *ctx, const struct err *fault);

/* For those who write a file piece by piece: what is there cannot be replaced; and the place that
 * links lead to, malloc'ed (NULL: no memory). */
bool file_is_stream(const char *path);
char *file_place(const char *path);

bool folder_make(const char *path); /* with those on the way; false: errno tells why */
/* "quincunx" in the folder that a variable of the XDG base directories names, or else in `usual` of
 * the user's home. False: neither is known, or the name is too long. */
bool folder_of_user(const char *variable, const char *usual, char *out, size_t cap);

#endif
