/* box_landlock.h - writing, connecting and reaching others is refused once more, by Landlock: also where
 * there are no namespaces. */
#ifndef AGENTS_BOX_LANDLOCK_H
#define AGENTS_BOX_LANDLOCK_H

#include <stdbool.h>

/* Of the calling process and all that it starts, for good; it must not be able to gain rights. `dev`: /dev
 * is its own, and it may write there. */
bool box_landlock_enter(bool dev);

#endif
