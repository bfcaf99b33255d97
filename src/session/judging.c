/* judging.c - see judging.h. */
#include "session/judging.h"

#include <string.h>

enum { EACH_MS = 100, SOLVE_MS = 3000 }; /* where nobody names a time */

bool judging_fits(const struct session *s)
{
    bool fits = s->judgement && s->opinion && s->judgements == s->steps.n;
    for (size_t i = 0; fits && i < s->judgements; i++)
        fits = !s->judgement[i].played || s->judgement[i].played == s->steps.step[i].move;
    return fits;
}

bool judging_begin(struct session *s, enum status result)
{
    size_t n = s->steps.n;
    if (!judging_fits(s)) {
        s->judgement = arena_take(&s->arena, n + 1, sizeof *s->judgement);
        s->opinion = arena_take(&s->arena, n + 2, sizeof *s->opinion);
        s->judgements = s->judgement && s->opinion ? n : 0;
        s->judged_solve_ms = 0;
    }
    s->judged_result = result;
    return s->judgement && s->opinion;
}

bool judging_is_turn(const struct session *s, size_t at)
{
    return at < s->steps.n && !s->steps.step[at].jump && s->steps.step[at].times == 1;
}

bool judging_is_done(const struct session *s)
{
    bool done = judging_fits(s) && s->judgements > 0;
    for (size_t i = 0; done && i < s->judgements; i++)
        done = s->judgement[i].played || !judging_is_turn(s, i);
    return done;
}

struct err judging_turn(const struct session *s, size_t at, int64_t ms, struct opinion opinion[2],
                        struct judgement *turn, struct work *w)
{
    enum { VALUES_MS_MOST = 100 };
    int64_t values_ms = ms < VALUES_MS_MOST ? ms : VALUES_MS_MOST;
    if (turn->played && (turn->best_worth.value || turn->think_us >= ms * 1000))
        return err_none();
    struct board *before = arena_take(w->arena, 1, s->now->game->rules.size(&s->now->variant));
    struct player own, *player = before ? session_engine(s, &own, w) : NULL;
    if (!player)
        return err_memory();
    steps_board(&s->steps, at, before);
    return review_turn(before, s->steps.step[at].move, player, ms * 1000, values_ms * 1000, opinion,
                       w, turn);
}

/* From the end on: what is solved there is at hand for the turns before. */
struct err judging_all(const struct session *s, struct judgement **out, struct work *w)
{
    size_t n = s->steps.n;
    struct judgement *all = *out = arena_take(w->arena, n + 1, sizeof *all);
    struct opinion *opinion = arena_take(w->arena, n + 2, sizeof *opinion);
    struct player own, *player = all && opinion ? session_engine(s, &own, w) : NULL;
    struct err e = player ? err_none() : err_memory();
    if (player)
        review_solve(&s->steps, player, SOLVE_MS * 1000, w);
    for (size_t i = n; !err_is(e) && i-- > 0;) {
        struct arena_mark mark = arena_here(w->arena);
        if (judging_is_turn(s, i))
            e = judging_turn(s, i, EACH_MS, &opinion[i], &all[i], w);
        arena_release(w->arena, mark);
    }
    return e;
}

bool judging_learn(struct session *s, const struct judgement *all)
{
    if (!judging_begin(s, session_status(s)))
        return false;
    memcpy(s->judgement, all, s->judgements * sizeof *all);
    return true;
}

struct review judging_sum(const struct session *s)
{
    struct review sum = {.turn = s->judgement, .n = judging_fits(s) ? s->judgements : 0};
    review_sum(s->judged_result, &sum);
    return sum;
}
