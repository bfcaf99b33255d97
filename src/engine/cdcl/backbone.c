/* backbone.c - what all solutions share.
 *
 * Start from one solution. For each value not yet settled ask for a solution that differs there:
 * none means the value is common; one strikes out everywhere it differs.
 */
#include "engine/cdcl/solver.h"

static void strike(const struct cdcl *s, uint8_t *value)
{
    for (uint32_t v = 0; v < s->frame.n_vars; v++)
        if (value[v] < FREE && value[v] != cdcl_value(s, v))
            value[v] = FREE;
}

bool cdcl_backbone(struct cdcl *s, uint8_t *value)
{
    for (uint32_t v = 0; v < s->frame.n_vars; v++) {
        if (value[v] >= FREE)
            continue;
        cdcl_trail_backtrack(s, 0);
        if (cdcl_is_fact(s, v))
            continue;
        uint32_t other = 2 * v + (value[v] ^ 1);
        enum cdcl_verdict found = cdcl_solve(s, &other, 1);
        if (found == CDCL_UNKNOWN)
            return false;
        if (found == CDCL_YES) {
            strike(s, value);
            continue;
        }
        cdcl_fix(s, other ^ 1);
        if (!cdcl_root_propagate(s))
            return true;
    }
    return true;
}
