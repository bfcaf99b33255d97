/* place.h - where a file is: links followed, its folder, whether it can be replaced. */
#ifndef FILES_PLACE_H
#define FILES_PLACE_H

#include <stdbool.h>
#include <stddef.h>

bool place_is_stream(const char *path); /* a device, a pipe: there is nothing to replace */
bool place_is_same(const char *a, const char *b); /* both are there and are one file */
/* What links lead to, malloc'ed; a file that is not there is where it is named. NULL: no memory */
char *place_of(const char *path);
char *place_folder(const char *place);            /* malloc'ed; NULL: no memory */
bool place_sync_folder(const char *place);        /* names in it are on the disk after this */
const char *place_name(const char *place);        /* its last part */

bool folder_make(const char *path); /* with those on the way; false: errno tells why */

#endif
