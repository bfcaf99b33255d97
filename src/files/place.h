/* place.h - where a file is: links followed, its folder, whether it can be replaced. */
#ifndef FILES_PLACE_H
#define FILES_PLACE_H

#include <stdbool.h>
#include <stddef.h>

bool place_is_stream(const char *path); /* a device, a pipe: there is nothing to replace */
bool place_is_same(const char *a, const char *b); /* both are there and are one file */
bool place_is_one(const char *a, const char *b);  /* the same of files that may not be there yet */
/* What links lead to, malloc'ed; a file that is not there is where it is named. NULL: errno tells why */
char *place_of(const char *path);
char *place_folder(const char *place);            /* malloc'ed; NULL: no memory */
bool place_sync_folder(const char *place);        /* names in it are on the disk after this */
const char *place_name(const char *place);        /* its last part */

bool place_make_folder(const char *path); /* with those on the way; false: errno tells why */

/* "quincunx" in the folder that a variable of the XDG base directories names, or else in `usual` of
 * the user's home. False: neither is known, or the name is too long. */
bool place_user_folder(const char *variable, const char *usual, char *out, size_t cap);

#endif
