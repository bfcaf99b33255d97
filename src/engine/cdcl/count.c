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
#define ROW(m, t)                                                                                  \
    ENTRY(m, t, 0), ENTRY(m, t, 1), ENTRY(m, t, 2), ENTRY(m, t, 3), ENTRY(m, t, 4), 0, 0, 0
#define SET(m)                                                                                     \
    ROW(m, 0), ROW(m, 1), ROW(m, 2), ROW(m, 3), ROW(m, 4), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  \
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define SETS(m) SET(m), SET((m) + 1), SET((m) + 2), SET((m) + 3)

const uint8_t count_table[32 << COUNT_ALLOWED] = {SETS(0),  SETS(4),  SETS(8),  SETS(12),
                                                  SETS(16), SETS(20), SETS(24), SETS(28)};
