/* heading.h - the first line of a file (base/format.h), judged in words. */
#ifndef FILES_HEADING_H
#define FILES_HEADING_H

#include "base/format.h"
#include "files/fault.h"

/* Up to the first newline; empty where there is none. */
struct slice heading_of(const char *text, size_t len);
/* The same answer as format_read; why says what a newer or foreign file is. */
enum format_answer heading_read(enum format f, const char *path, struct slice line,
                                struct format_line *out, struct fault *why);
/* What a process killed while it wrote the first line left, or a loss of power before it was synced:
 * nothing is lost if it begins again. */
bool heading_is_torn(enum format f, const char *text, size_t len);

#endif
