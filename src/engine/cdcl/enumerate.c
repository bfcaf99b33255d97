/* enumerate.c - one solution after the other, each blocked before the next is sought. */
#include "engine/cdcl/solver.h"

static void keep_values(const struct cdcl *s, uint8_t *out)
{
    for (uint32_t v = 0; out && v < s->frame.n_vars; v++)
        out[v] = cdcl_value(s, v);
}

enum cdcl_verdict cdcl_count(struct cdcl *s, uint64_t limit, uint8_t *first, uint8_t *second,
                             uint64_t *n)
{
    *n = 0;
    for (;;) {
        enum cdcl_verdict v = cdcl_solve(s, NULL, 0);
        if (v == CDCL_UNKNOWN)
            return v;
        if (v == CDCL_NO)
            return *n ? CDCL_YES : CDCL_NO;
        if (*n < 2)
            keep_values(s, *n ? second : first);
        if (++*n == limit || !cdcl_block(s))
            return s->starved ? CDCL_UNKNOWN : CDCL_YES;
    }
}
