/* files.h - files that are read and written whole, for commands: what goes wrong is said. How a file
 * is written stands in files/replace.h. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include <stdio.h>

#include "base/arena_text.h"
#include "base/err.h"
#include "files/fault.h"

/* All of it, with a NUL after it, malloc'ed; "-" is standard input. NULL: said why. */
char *file_read(const char *path, size_t *len);

bool file_write(const char *path, write_fn *write, const void *ctx); /* false: said why not */
/* For -o: to a file, or to standard output (NULL or "-"). A writer that cannot finish sets *fault (no
 * memory, no time); then nothing is written. Not 0: said why, and the exit code. */
int file_or_stdout(const char *path, write_fn *write, const void *ctx, const struct err *fault);
bool file_is_stdout(const char *path);

#endif
