/* replace.h - a file that is there whole or not at all.
 *
 * It is written beside its place under a name of its own, synced, renamed to its place, and the
 * folder is synced. A link is followed: what it leads to is replaced. A device or a pipe cannot be
 * replaced and is written as it is. What an earlier process left behind when it was killed is
 * taken away by the next one that writes the same file.
 */
#ifndef FILES_REPLACE_H
#define FILES_REPLACE_H

#include <stddef.h>

#include "base/arena_text.h"
#include "files/fault.h"

struct replacement {
    int fd;
    char *path, *place, *beside; /* as named; what links lead to; beside NULL: a stream */
};

/* begin, write as often as you like, then commit or abandon; after a false one of the first two
 * abandon, after a false commit nothing is left to do. */
bool replace_begin(struct replacement *r, const char *path, struct fault *why);
bool replace_write(struct replacement *r, const void *bytes, size_t n, struct fault *why);
bool replace_commit(struct replacement *r, struct fault *why);
void replace_abandon(struct replacement *r);

bool replace_file(const char *path, const void *bytes, size_t n, struct fault *why); /* all of it */
bool replace_with(const char *path, write_fn *write, const void *ctx, struct fault *why);

#endif
