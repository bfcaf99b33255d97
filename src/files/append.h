/* append.h - a file that grows at its end, and one process at a time.
 *
 * It is opened, locked and read, and only changed when the caller has looked at what is in it: the
 * caller says up to where it is whole, and the rest (the torn end of a process that was killed) is
 * cut off. Something appended is there whole, or the file is as it was.
 */
#ifndef FILES_APPEND_H
#define FILES_APPEND_H

#include <stddef.h>
#include <stdint.h>

#include "files/fault.h"

struct append {
    int fd; /* -1: none open */
    char *path, *place; /* as it was named, and what links lead to */
    char *text; /* what was there on opening, a NUL after it */
    size_t len;
    int64_t end; /* where the next bytes go */
    bool is_made; /* there was none, and nothing has been written yet */
};

/* The file, made empty where there is none. After a false one nothing is open. */
bool append_open(struct append *a, const char *path, struct fault *why);
bool append_cut(struct append *a, size_t whole, struct fault *why); /* keep this many bytes */
bool append_write(struct append *a, const void *bytes, size_t n, struct fault *why);
bool append_sync(struct append *a, struct fault *why); /* what was written is on the disk */
bool append_close(struct append *a, struct fault *why); /* synced; false: perhaps not on the disk */
void append_abandon(struct append *a); /* as it is; a new one without anything in it goes */

#endif
