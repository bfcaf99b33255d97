/* kept.h - tables on disk as the duel layer asks for them. */
#ifndef CLI_KEPT_H
#define CLI_KEPT_H

#include "duel/perfect.h"

/* Tables under `dir` (NULL: the user's own data folder), which must stay where it is. */
struct kept kept_under(const char *dir);

#endif
