/* make.c - see make.h. What the generator aims at and what the rating says may differ; then the
 * next try is another puzzle of the same stream of chance. */
#include "puzzle/make.h"

#include "core/position.h"
#include "puzzle/minimise.h"

/* Generous: an answer "cannot be met" must not be a matter of bad luck. */
enum { TRIES = 200 };

static struct err prove(struct made_puzzle *out, struct work *w)
{
    struct solve s = {.limit = 2, .first = out->solution};
    struct err e = board_solve(out->puzzle, &s, w);
    if (!err_is(e) && s.answer != ANSWER_ONE)
        e = (struct err){ERR_BUDGET, 0, "the steps ran out before the puzzle was proved unique"};
    return e;
}

static bool is_level(const struct made_puzzle *m, const struct generate_request *request)
{
    return m->rating.solved && (request->any_level || m->rating.level == request->level) &&
           (request->allow_search || !m->rating.searched);
}

enum { HARD_STEPS = 3, HARD_SIDE = 7 }; /* a hard puzzle of this size or more has so many hard steps */

/* The rating is that of one of its turned forms, whose hints may be others; a player gets those of the
 * board as it is. */
static struct err see_hard_steps(const struct made_puzzle *m, const struct generate_request *request,
                                 bool *fits, struct work *w)
{
    struct rating here;
    int width = board_width(m->puzzle), height = board_height(m->puzzle);
    if (!*fits || request->any_level || request->level != LEVEL_HARD || width < HARD_SIDE || height < HARD_SIDE)
        return err_none();
    struct err e = m->rating.hard_steps >= HARD_STEPS
                       ? puzzle_rate_as_given(m->puzzle, m->solution, &here, w)
                       : err_none();
    *fits = !err_is(e) && m->rating.hard_steps >= HARD_STEPS && here.hard_steps >= HARD_STEPS;
    return e;
}

static const char not_found[] = "no puzzle of that size and level was found";

/* NULL: this is what was asked for; else what could not be had. */
static const char *unmet(const struct made_puzzle *m, const struct generate_request *request)
{
    const struct wishes *wished = &request->wishes;
    if (!is_level(m, request))
        return wished->minimal ? "no puzzle of that size and level was found that is minimal (--minimal)"
                               : not_found;
    if (wished->use && !m->rating.used[wished->use - 1])
        return "no puzzle of that size and level was found that needs the technique of --use";
    if (wished->avoid && m->rating.used[wished->avoid - 1])
        return "no puzzle of that size and level was found that does without the technique of --avoid";
    return NULL;
}

/* *why is NULL if this is what was asked for; *wish what a board of the level did not meet. */
static struct err judge(const struct made_puzzle *m, const struct generate_request *request,
                        const char **why, const char **wish, struct work *w)
{
    bool fits = true;
    *why = unmet(m, request);
    if (*why && is_level(m, request))
        *wish = *why;
    struct err e = *why ? err_none() : see_hard_steps(m, request, &fits, w);
    if (!fits)
        *why = not_found;
    return e;
}

/* What ran out is to blame, not the level that was asked for. */
static struct err blame(struct err e, const struct work *w)
{
    if (e.code == ERR_BUDGET && work_is_over(w))
        e.why = "the time ran out before the puzzle was made";
    else if (e.code == ERR_BUDGET && w->steps == 0)
        e.why = "the steps ran out before the puzzle was made";
    return e;
}

struct err puzzle_make(const struct game *g, const struct variant *v,
                       const struct generate_request *request, struct made_puzzle *out,
                       struct work *w)
{
    if (!g->puzzle->generate)
        return (struct err){ERR_VARIANT, 0, "no puzzles of this game are made"};
    bool shaped = request->pattern || request->inside;
    if (shaped && !g->puzzle->fill)
        return (struct err){ERR_VARIANT, 0, "patterns of this game are not filled"};
    if (orbit_needs_square(request->wishes.symmetry) &&
        v->value[OPTION_WIDTH] != v->value[OPTION_HEIGHT])
        return (struct err){ERR_BUDGET, 0, "--symmetry: quarter turns and the diagonal need a square board"};
    struct err e = position_new(g, v, w->arena, &out->puzzle);
    if (!err_is(e))
        e = position_new(g, v, w->arena, &out->solution);
    const char *why = "", *wish = NULL; /* what was the matter; with a board of the level */
    for (int i = 0; i < TRIES && why && !err_is(e); i++) {
        e = (shaped ? g->puzzle->fill : g->puzzle->generate)(out->puzzle, request, w);
        if (!err_is(e) && request->wishes.minimal)
            e = puzzle_minimise(out->puzzle, out->solution, request->wishes.symmetry, w);
        if (!err_is(e))
            e = prove(out, w);
        if (!err_is(e))
            e = puzzle_rate_known(out->puzzle, out->solution, &out->rating, w);
        if (!err_is(e))
            e = judge(out, request, &why, &wish, w);
    }
    if (!err_is(e) && why)
        e = (struct err){ERR_BUDGET, 0, wish ? wish : why};
    return blame(e, w);
}
