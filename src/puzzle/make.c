/* make.c - see make.h. What the generator aims at and what the rating says may differ; then the
 * next try is another puzzle of the same stream of chance. */
#include "puzzle/make.h"

#include "core/position.h"

/* Generous: an answer "cannot be met" must not be a matter of bad luck. */
enum { TRIES = 200 };

static struct err prove(struct made *out, struct work *w)
{
    struct solve s = {.limit = 2, .first = out->solution};
    struct err e = board_solve(out->puzzle, &s, w);
    if (!err_is(e) && s.answer != ANSWER_ONE)
        e = (struct err){ERR_BUDGET, 0, "the steps ran out before the puzzle was proved unique"};
    return e;
}

/* What ran out is to blame, not the level that was asked for. */
static struct err blame(struct err e, const struct work *w)
{
    if (e.code == ERR_BUDGET && w->stop && w->stop(w->ctx))
        e.why = "the time ran out before the puzzle was made";
    else if (e.code == ERR_BUDGET && w->steps == 0)
        e.why = "the steps ran out before the puzzle was made";
    return e;
}

struct err puzzle_make(const struct game *g, const struct variant *v, const struct wish *wish,
                       struct made *out, struct work *w)
{
    if (!g->puzzle->generate)
        return (struct err){ERR_VARIANT, 0, "no puzzles of this game are made"};
    struct err e = position_new(g, v, w->arena, &out->puzzle);
    if (!err_is(e))
        e = position_new(g, v, w->arena, &out->solution);
    bool fits = false;
    for (int i = 0; i < TRIES && !fits && !err_is(e); i++) {
        e = g->puzzle->generate(out->puzzle, wish, w);
        if (!err_is(e))
            e = prove(out, w);
        if (!err_is(e))
            e = puzzle_rate_known(out->puzzle, out->solution, &out->rating, w);
        fits = !err_is(e) && out->rating.solved && out->rating.level == wish->level;
    }
    if (!err_is(e) && !fits)
        e = (struct err){ERR_BUDGET, 0, "no puzzle of that size and level was found"};
    return blame(e, w);
}
