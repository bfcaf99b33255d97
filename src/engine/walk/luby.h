/* luby.h - how long to search before beginning again: 1 1 2 1 1 2 4 1 1 2 ...
 *
 * Whatever the best length is, little is lost (Luby, Sinclair, Zuckerman 1993). */
#ifndef ENGINE_WALK_LUBY_H
#define ENGINE_WALK_LUBY_H

#include <stdint.h>

static inline uint64_t luby(uint64_t i) /* from 1 on */
{
    for (;;) {
        uint64_t k = 1;
        while ((UINT64_C(1) << k) - 1 < i)
            k++;
        if ((UINT64_C(1) << k) - 1 == i)
            return UINT64_C(1) << (k - 1);
        i -= (UINT64_C(1) << (k - 1)) - 1;
    }
}

#endif
