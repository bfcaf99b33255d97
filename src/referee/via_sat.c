/* via_sat.c - see via_sat.h: the clauses of the puzzle, solved by the referee. */
#include "referee/via_sat.h"

#include "core/clauses.h"
#include "referee/referee.h"

bool via_sat_is_there(void)
{
    return true;
}

struct err via_sat_solve(const struct board *b, struct solve *s, struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    struct arena_mark mark = arena_here(w->arena);
    struct encoding clauses;
    struct referee r = {.limit = s->limit, .cap = 2};
    struct err e = p->encode(b, ENCODING_LAZY, s->from_here, &clauses, w->arena);
    if (!err_is(e)) {
        r.solution = arena_take(w->arena, 2 * (size_t)clauses.keys, sizeof *r.solution);
        e = r.solution ? referee_solve(&clauses, &r, w) : err_memory();
    }
    if (!err_is(e)) {
        s->count = r.count;
        s->complete = r.answer != ANSWER_UNKNOWN;
        s->answer = r.count > 1 ? ANSWER_MANY : r.answer;
        s->decisions = r.models;
        s->paths = r.count == 1; /* else nobody counted them */
        if (r.count > 0)
            p->decode(b, r.solution, s->first);
        if (r.count > 1)
            p->decode(b, r.solution + clauses.keys, s->second);
    }
    arena_release(w->arena, mark);
    return e;
}

struct err via_sat_cuts(const struct encoding *e, struct clause_list *cuts, struct work *w)
{
    return referee_complete(e, cuts, w);
}

struct err via_sat_refute(const struct encoding *e, struct clause_list *clauses, FILE *proof,
                          enum answer *answer, struct work *w)
{
    struct referee r = {.limit = 2, .kept = clauses};
    struct err err = referee_solve(e, &r, w);
    *answer = r.answer;
    if (!err_is(err) && (r.answer == ANSWER_ONE || r.answer == ANSWER_NONE) &&
        referee_refute(clauses, proof, w) != ANSWER_NONE)
        *answer = ANSWER_UNKNOWN;
    return err;
}
