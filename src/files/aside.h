/* aside.h - what stood at a place and must not be lost, under another name beside it: NAME.WORD, or
 * NAME.WORD-2 and so on, where nobody has that name. `name` gets it, to be told. */
#ifndef FILES_ASIDE_H
#define FILES_ASIDE_H

#include <stddef.h>

#include "files/fault.h"

enum { ASIDE_ROOM = 4096 };

/* A file that cannot be read makes way: NAME.unreadable. */
bool aside_move(const char *path, char name[ASIDE_ROOM], struct fault *why);
/* A copy of these bytes, which it held before it was changed: NAME.backup. One that is there and
 * holds them is the copy. */
bool aside_copy(const char *path, const void *bytes, size_t n, char name[ASIDE_ROOM],
                struct fault *why);

#endif
