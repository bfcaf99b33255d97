/* background.c - see background.h. */
#include "session/background.h"

#include <string.h>

#include "core/position.h"
#include "puzzle/id.h"
#include "puzzle/rate.h"
#include "session/judging.h"
#include "session/request.h"

static struct err ask_solution(const struct session *s, struct background_answer *out,
                               struct work *w)
{
    struct solve solve = {.limit = 2};
    solve.first = arena_take(w->arena, 1, s->now->game->rules.size(&s->now->variant));
    struct err e = solve.first ? board_solve(s->steps.start, &solve, w) : err_memory();
    if (!err_is(e) && !solve.complete)
        return (struct err){.code = ERR_BUDGET,
                            .why = "it was stopped before the solution was found"};
    out->is_known = !err_is(e);
    out->solution = solve.answer == ANSWER_ONE ? solve.first : NULL;
    return e;
}

static struct err ask_hint(const struct session *s, struct background_answer *out, struct work *w)
{
    if (!rate_hint_room(s->now, &out->hint, w->arena))
        return err_memory();
    return session_find_hint(s, &out->hint, w);
}

static struct err ask_board(const struct session *s, const char *line, size_t len,
                            struct background_answer *out, struct work *w)
{
    struct err e = request_of_line(s, line, len, &out->request);
    return err_is(e) ? e : request_make(s, &out->request, &out->made, w);
}

static enum study_kind study_kind_of(enum question q)
{
    return (enum study_kind)(q - QUESTION_COUNT);
}

struct err session_find_answer(const struct session *s, enum question q, const char *line,
                               size_t len, struct background_answer *out, struct work *w)
{
    *out = (struct background_answer){.about = q};
    struct err e = err_none();
    switch (q) {
    case QUESTION_NONE:
        break;
    case QUESTION_SOLUTION:
        e = ask_solution(s, out, w);
        break;
    case QUESTION_HINT:
        e = ask_hint(s, out, w);
        break;
    case QUESTION_VERDICT:
    case QUESTION_RATING:
        e = appraisal_make(s->steps.start, q == QUESTION_RATING, &out->appraisal, w);
        break;
    case QUESTION_COUNT:
    case QUESTION_ANSWERS:
    case QUESTION_CLUES:
        e = study_make(s->steps.start, study_kind_of(q), &out->study, w);
        break;
    case QUESTION_BOARD:
    case QUESTION_ID:
        e = ask_board(s, line, len, out, w);
        break;
    case QUESTION_MOVE:
        e = session_think(s, s->order.seed + s->steps.at, &out->advice, w);
        if (e.code == ERR_BUDGET && out->advice.move)
            e = err_none();
        break;
    case QUESTION_REVIEW:
        e = judging_all(s, &out->judged, w);
        break;
    }
    if (err_is(e))
        out->about = QUESTION_NONE;
    return e;
}

void background_forget(struct background_answer *a)
{
    if (a->about == QUESTION_VERDICT || a->about == QUESTION_RATING)
        appraisal_close(&a->appraisal);
    if (a->about >= QUESTION_COUNT && a->about <= QUESTION_CLUES)
        study_close(&a->study);
    a->about = QUESTION_NONE;
}

/* ---- learning ---- */

static bool learn_solution(struct session *s, const struct background_answer *a)
{
    size_t size = s->now->game->rules.size(&s->now->variant);
    if (!a->is_known || s->solution_asked)
        return true;
    struct board *b = a->solution ? arena_take(&s->arena, 1, size) : NULL;
    if (a->solution && !b)
        return false;
    if (b)
        board_copy(b, a->solution);
    s->solution = b;
    s->solution_asked = true;
    session_touch(s);
    return true;
}

static size_t fewer(size_t a, size_t b)
{
    return a < b ? a : b;
}

static bool learn_hint(struct session *s, const struct background_answer *a)
{
    if (!s->hint.move && !rate_hint_room(s->now, &s->hint, &s->arena))
        return false;
    struct hint mine = s->hint;
    s->hint = a->hint;
    s->hint.move = mine.move;
    s->hint.because = mine.because;
    s->hint.story = mine.story;
    story_copy(mine.story, a->hint.story);
    s->hint.cap_moves = mine.cap_moves;
    s->hint.cap_because = mine.cap_because;
    s->hint.solution = NULL;
    s->hint.hand = NULL;
    memcpy(mine.move, a->hint.move,
           fewer(a->hint.n_moves, fewer(mine.cap_moves, a->hint.cap_moves)) * sizeof *mine.move);
    memcpy(mine.because, a->hint.because,
           fewer(a->hint.n_because, fewer(mine.cap_because, a->hint.cap_because)) *
               sizeof *mine.because);
    s->learned.has_hint = true;
    return true;
}

static bool learn_appraisal(struct session *s, const struct background_answer *a)
{
    struct appraisal *mine = s->appraisal;
    if (!mine)
        mine = arena_take(&s->arena, 1, sizeof *mine);
    else
        appraisal_close(mine);
    s->appraisal = mine;
    if (mine)
        *mine = a->appraisal;
    return mine != NULL;
}

static bool learn_study(struct session *s, const struct background_answer *a)
{
    struct study **mine = &s->study[study_kind_of(a->about)];
    if (!*mine)
        *mine = arena_take(&s->arena, 1, sizeof **mine);
    else
        study_close(*mine);
    if (*mine)
        **mine = a->study;
    return *mine != NULL;
}

static bool learn_board(struct session *s, const struct background_answer *a)
{
    char *text = arena_take(&s->arena, a->made.len + 1, 1);
    if (!text)
        return false;
    memcpy(text, a->made.text, a->made.len);
    s->learned.made = (struct slice){text, a->made.len};
    s->learned.request = a->request;
    return true;
}

bool session_learn(struct session *s, struct background_answer *a)
{
    bool ok = true;
    switch (a->about) {
    case QUESTION_NONE:
        break;
    case QUESTION_SOLUTION:
        ok = learn_solution(s, a);
        break;
    case QUESTION_HINT:
        ok = learn_hint(s, a);
        break;
    case QUESTION_VERDICT:
    case QUESTION_RATING:
        ok = learn_appraisal(s, a);
        break;
    case QUESTION_COUNT:
    case QUESTION_ANSWERS:
    case QUESTION_CLUES:
        ok = learn_study(s, a);
        break;
    case QUESTION_BOARD:
    case QUESTION_ID:
        ok = learn_board(s, a);
        break;
    case QUESTION_MOVE:
        s->learned.advice = a->advice;
        s->learned.has_advice = true;
        break;
    case QUESTION_REVIEW:
        ok = judging_learn(s, a->judged);
        break;
    }
    if (!ok)
        background_forget(a);
    a->about = QUESTION_NONE;
    return ok;
}

bool session_knows(const struct session *s, enum question q, struct slice arguments)
{
    switch (q) {
    case QUESTION_NONE:
        return true;
    case QUESTION_SOLUTION: /* of Mistakes only one setting needs it */
        return s->solution_asked || slice_is_word(arguments, "off") ||
               slice_is_word(arguments, "full") || slice_is_word(arguments, "rules");
    case QUESTION_HINT:
        return s->ladder != LADDER_NONE || s->learned.has_hint;
    case QUESTION_VERDICT:
        return s->appraisal != NULL;
    case QUESTION_RATING:
        return s->appraisal && s->appraisal->was_asked;
    case QUESTION_COUNT:
    case QUESTION_ANSWERS:
    case QUESTION_CLUES:
        return s->study[study_kind_of(q)] != NULL;
    case QUESTION_BOARD:
        return s->learned.made.len > 0;
    case QUESTION_ID:
        return s->learned.made.len > 0 || !id_is(s->games, arguments);
    case QUESTION_MOVE:
        return s->learned.has_advice;
    case QUESTION_REVIEW: /* a record is another game, which comes at once */
        return arguments.len || !s->now || !board_is_duel(s->now) || !s->steps.n ||
               judging_is_done(s);
    }
    return true;
}

struct err session_find(struct session *s, enum question q, const char *line, size_t len,
                        struct work *w)
{
    struct background_answer answered;
    if (session_knows(s, q, (struct slice){"", 0}))
        return err_none();
    struct arena_mark mark = arena_here(w->arena);
    struct err e = session_find_answer(s, q, line, len, &answered, w);
    if (!err_is(e) && !session_learn(s, &answered))
        e = err_memory();
    arena_release(w->arena, mark);
    return e;
}
