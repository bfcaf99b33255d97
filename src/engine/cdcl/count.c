/* count.c - the action table, written by the preprocessor so that it costs nothing at run time.
 *
 * With t members in and f out, r = OPEN = 4-t-f are open and the total can be t..t+r. WINDOW shifts
 * the allowed totals down by t and cuts them off after r: bit i says "i of the open members count"
 * is allowed. Only bit 0 left: all open ones are out. Only bit r left: all are in. None: clash.
 */
#include "engine/cdcl/count.h"

#define OPEN(t, f) ((4 - (t) - (f)) & 7) /* & 7: also where t + f > 4, which is never looked up */
#define WINDOW(m, t, f) ((m) >> (t) & ((2 << OPEN(t, f)) - 1))
#define ENTRY(m, t, f)                                                                             \
    ((t) + (f) > 4                        ? COUNT_WAIT                                             \
     : WINDOW(m, t, f) == 0               ? COUNT_CLASH                                            \
     : OPEN(t, f) == 0                    ? COUNT_WAIT                                             \
     : WINDOW(m, t, f) == 1               ? COUNT_REST_OUT                                         \
     : WINDOW(m, t, f) == 1 << OPEN(t, f) ? COUNT_REST_IN                                          \
                                          : COUNT_WAIT)
/* The same for the colours around a cell (around.c): what the four neighbours do, whatever the
 * cell's own colour, and what colour that must be. */
#define MIRROR(m) (((m)&1) << 4 | ((m)&2) << 2 | ((m)&4) | ((m)&8) >> 2 | (m) >> 4)
#define AROUND(m, t, f)                                                                            \
    (ENTRY((m) | MIRROR(m), t, f) | (ENTRY(MIRROR(m), t, f) == COUNT_CLASH ? COUNT_OWN_OUT : 0) |  \
     (ENTRY(m, t, f) == COUNT_CLASH ? COUNT_OWN_IN : 0))

#define ROW(E, m, t) E(m, t, 0), E(m, t, 1), E(m, t, 2), E(m, t, 3), E(m, t, 4), 0, 0, 0
#define SET(E, m)                                                                                  \
    ROW(E, m, 0), ROW(E, m, 1), ROW(E, m, 2), ROW(E, m, 3), ROW(E, m, 4), 0, 0, 0, 0, 0, 0, 0, 0,  \
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define SETS(E, m) SET(E, m), SET(E, (m) + 1), SET(E, (m) + 2), SET(E, (m) + 3)
#define ALL(E)                                                                                     \
    SETS(E, 0), SETS(E, 4), SETS(E, 8), SETS(E, 12), SETS(E, 16), SETS(E, 20), SETS(E, 24),        \
        SETS(E, 28)

const uint8_t cdcl_count_table[32 << COUNT_ALLOWED] = {ALL(ENTRY)};
const uint8_t cdcl_count_around[32 << COUNT_ALLOWED] = {ALL(AROUND)};
