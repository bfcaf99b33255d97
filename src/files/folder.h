/* folder.h - a folder of a few files that is there whole or not at all.
 *
 * It is written beside its place under a name of its own, file by file, synced, and renamed to its
 * place. A folder that is there is replaced only if nothing but files of these names is in it; the
 * two then change places, so at every moment one of them is there. What an earlier process left
 * behind when it was killed is taken away by the next one that writes the same folder.
 */
#ifndef FILES_FOLDER_H
#define FILES_FOLDER_H

#include <stddef.h>

#include "files/fault.h"

struct folder_file {
    const char *name;
    const void *bytes;
    size_t n;
};

bool folder_replace(const char *path, const struct folder_file *file, size_t n, struct fault *why);

#endif
