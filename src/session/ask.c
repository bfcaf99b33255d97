/* ask.c - see ask.h. */
#include "session/ask.h"

#include <string.h>

#include "puzzle/rate.h"
#include "session/appraise.h"

static struct err ask_solution(const struct session *s, struct answered *out, struct work *w)
{
    struct solve solve = {.limit = 2};
    solve.first = arena_take(w->arena, 1, s->now->game->rules.size(&s->now->variant));
    struct err e =
        solve.first ? board_solve(s->steps.start, &solve, w) : err_memory();
    if (!err_is(e) && !solve.complete)
        return (struct err){.code = ERR_BUDGET,
                            .why = "it was stopped before the solution was found"};
    out->known = !err_is(e);
    out->solution = solve.answer == ANSWER_ONE ? solve.first : NULL;
    return e;
}

static struct err ask_hint(const struct session *s, struct answered *out, struct work *w)
{
    if (!hint_room(s->now, &out->hint, w->arena))
        return err_memory();
    return hint_find(s->now, &out->hint, w);
}

static struct err ask_rating(const struct session *s, struct answered *out, struct work *w)
{
    enum { ROOM = 4096 };
    out->appraisal = arena_take(w->arena, ROOM, 1);
    if (!out->appraisal)
        return err_memory();
    struct writer text = writer_to(out->appraisal, ROOM - 1);
    return appraise(s->steps.start, &text, w);
}

struct err session_ask(const struct session *s, enum question q, struct answered *out,
                       struct work *w)
{
    *out = (struct answered){.about = q};
    if (q == QUESTION_SOLUTION)
        return ask_solution(s, out, w);
    if (q == QUESTION_RATING)
        return ask_rating(s, out, w);
    return q == QUESTION_HINT ? ask_hint(s, out, w) : err_none();
}

static bool learn_solution(struct session *s, const struct answered *a)
{
    size_t size = s->now->game->rules.size(&s->now->variant);
    if (!a->known || s->solution_asked)
        return true;
    struct board *b = a->solution ? arena_take(&s->arena, 1, size) : NULL;
    if (a->solution && !b)
        return false;
    if (b)
        board_copy(b, a->solution);
    s->solution = b;
    s->solution_asked = true;
    return true;
}

static size_t fewer(size_t a, size_t b)
{
    return a < b ? a : b;
}

static bool learn_hint(struct session *s, const struct answered *a)
{
    if (!s->hint.move && !hint_room(s->now, &s->hint, &s->arena))
        return false;
    struct hint mine = s->hint;
    s->hint = a->hint;
    s->hint.move = mine.move;
    s->hint.because = mine.because;
    s->hint.cap_moves = mine.cap_moves;
    s->hint.cap_because = mine.cap_because;
    s->hint.solution = NULL;
    memcpy(mine.move, a->hint.move,
           fewer(a->hint.n_moves, fewer(mine.cap_moves, a->hint.cap_moves)) * sizeof *mine.move);
    memcpy(mine.because, a->hint.because,
           fewer(a->hint.n_because, fewer(mine.cap_because, a->hint.cap_because)) *
               sizeof *mine.because);
    s->hint_ready = true;
    return true;
}

static bool learn_rating(struct session *s, const struct answered *a)
{
    size_t n = strlen(a->appraisal) + 1;
    char *text = arena_take(&s->arena, n, 1);
    if (text)
        memcpy(text, a->appraisal, n);
    s->appraisal = text;
    return text != NULL;
}

bool session_learn(struct session *s, const struct answered *a)
{
    if (a->about == QUESTION_SOLUTION)
        return learn_solution(s, a);
    if (a->about == QUESTION_RATING)
        return learn_rating(s, a);
    return a->about != QUESTION_HINT || learn_hint(s, a);
}
