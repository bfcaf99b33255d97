/* enumerate.c - one solution after the other, each blocked before the next is sought.
 *
 * Who asks only if there is a second one gets a loop near the first, if there is one.
 */
#include "engine/cdcl/region.h"

static void keep_values(const struct cdcl *s, uint8_t *out)
{
    for (uint32_t v = 0; out && v < s->frame.n_vars; v++)
        out[v] = cdcl_value(s, v);
}

/* Of a board with few clues: two solutions without any search. */
static bool two_at_once(struct cdcl *s, uint8_t *first, uint8_t *second)
{
    enum cdcl_verdict v;
    return !cdcl_root_begin(s, &v) && cdcl_region_first(s, first) &&
           cdcl_region_second(s, first, second);
}

enum cdcl_verdict cdcl_count(struct cdcl *s, uint64_t limit, uint8_t *first, uint8_t *second,
                             uint64_t *n)
{
    bool only_two = limit == 2 && first && second && s->frame.loop;
    *n = only_two && two_at_once(s, first, second) ? 2 : 0;
    if (*n == 2)
        return CDCL_YES;
    for (;;) {
        enum cdcl_verdict v = cdcl_solve(s, NULL, 0);
        if (v == CDCL_UNKNOWN)
            return v;
        if (v == CDCL_NO)
            return *n ? CDCL_YES : CDCL_NO;
        if (*n < 2)
            keep_values(s, *n ? second : first);
        if (only_two && *n == 0 && s->level > 0 && cdcl_region_second(s, first, second)) {
            *n = 2;
            return CDCL_YES;
        }
        if (++*n == limit || !cdcl_block(s))
            return s->starved ? CDCL_UNKNOWN : CDCL_YES;
    }
}
