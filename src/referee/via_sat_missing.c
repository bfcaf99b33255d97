/* via_sat_missing.c - see via_sat.h: this build has no SAT solver. */
#include "referee/via_sat.h"

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

struct err via_sat_cuts(const struct encoding *e, struct clause_list *cuts, struct work *w)
{
    (void)e;
    (void)cuts;
    (void)w;
    return err_none();
}

struct err via_sat_refute(const struct encoding *e, struct clause_list *clauses, FILE *proof,
                          enum answer *answer, struct work *w)
{
    (void)e;
    (void)clauses;
    (void)proof;
    (void)w;
    *answer = ANSWER_UNKNOWN;
    return err_none();
}
