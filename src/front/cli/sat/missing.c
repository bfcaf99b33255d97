/* missing.c - see via_sat.h: this build has no SAT solver. */
#include "front/cli/via_sat.h"

bool via_sat_is_there(void)
{
    return false;
}

struct err via_sat_solve(const struct board *b, struct solve *s, struct work *w)
{
    (void)b;
    (void)w;
    s->answer = ANSWER_UNKNOWN;
    return err_none();
}
