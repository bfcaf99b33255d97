/* minimal_core.c - a small set of assumptions to blame, by leaving out one at a time.
 *
 * If the others still cannot all hold the one left out was not needed, and the core of that proof
 * may drop more at once. If they can, it is needed and stays needed in every smaller set.
 */
#include <string.h>

#include "engine/cdcl/solver.h"

static size_t take_core(struct cdcl *s, uint32_t *lits, size_t n, size_t sure)
{
    size_t kept = sure; /* the first `sure` ones are needed; keep of the rest what is in the core */
    for (uint32_t j = 0; j < s->n_core; j++)
        s->seen[s->core[j] >> 1] = 1;
    for (size_t i = sure; s->n_core && i < n; i++)
        if (s->seen[lits[i] >> 1])
            lits[kept++] = lits[i];
    for (uint32_t j = 0; j < s->n_core; j++)
        s->seen[s->core[j] >> 1] = 0;
    return kept;
}

size_t cdcl_minimal_core(struct cdcl *s, uint32_t *lits, size_t n, bool *minimal)
{
    *minimal = false;
    n = take_core(s, lits, n, 0);
    size_t sure = 0;
    while (sure < n) {
        uint32_t tried = lits[sure];
        lits[sure] = lits[n - 1];
        enum cdcl_verdict v = cdcl_solve(s, lits, n - 1);
        if (v == CDCL_NO) {
            n = take_core(s, lits, n - 1, sure);
            continue;
        }
        lits[n - 1] = lits[sure];
        lits[sure] = tried;
        if (v == CDCL_UNKNOWN)
            return n;
        sure++;
    }
    *minimal = true;
    return n;
}
