/* count.h - "so many of these four": one word of state and one table look-up.
 *
 * A count watches four members. Its state packs the set of allowed totals (bit t: a total of t is
 * allowed) with the members known to count and known not to count; members outside the board are
 * known not to count from the start. The table gives what follows from a state: nothing, all
 * others count, none does, or a contradiction. Clues, dots (0 or 2), corners and "any total but
 * this" are all allowed sets.
 */
#ifndef ENGINE_CDCL_COUNT_H
#define ENGINE_CDCL_COUNT_H

#include <stdint.h>

enum count_action { COUNT_WAIT, COUNT_REST_OUT, COUNT_REST_IN, COUNT_CLASH };
enum { COUNT_OWN_OUT = 4, COUNT_OWN_IN = 8 }; /* besides the action, in cdcl_count_around */

enum {
    COUNT_OUT = 1,     /* add: one more member known not to count */
    COUNT_IN = 1 << 3, /* add: one more member known to count */
    COUNT_ALLOWED = 6, /* shift of the allowed set */
    COUNT_ANY = 31     /* every total is allowed */
};

extern const uint8_t cdcl_count_table[32 << COUNT_ALLOWED];
/* by allowed lines and colours around */
extern const uint8_t cdcl_count_around[32 << COUNT_ALLOWED];

static inline uint16_t count_state(unsigned allowed, unsigned out)
{
    return (uint16_t)(allowed << COUNT_ALLOWED | out);
}

static inline unsigned count_in(uint16_t state)
{
    return state >> 3 & 7;
}

static inline unsigned count_out(uint16_t state)
{
    return state & 7;
}

static inline unsigned count_allowed(uint16_t state)
{
    return state >> COUNT_ALLOWED;
}

#endif
