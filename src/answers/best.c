/* best.c - the engine's move, and what it is worth. */
#include "answers/answers.h"
#include "core/board_json.h"
#include "duel/lines.h"
#include "engine/search/score.h"

static void json_of_line(struct jsonw *j, const struct board *b, const struct advice *v)
{
    board_json_move(j, "move", b, v->move);
    json_count_or_null(j, "score", v->searched || v->exact, v->score);
    json_count(j, "depth", v->depth);
    json_count(j, "nodes", (int64_t)v->nodes);
    board_json_moves(j, "pv", b, v->pv, v->n_pv);
    json_bool(j, "exact", v->exact);
    bool known = v->worth.value ? v->worth.plies >= 0 : score_is_proved(v->score);
    json_count_or_null(j, "plies", known, score_turns(v->score));
}

void best_answer_json(const void *ctx, struct writer *out)
{
    const struct best_answer *a = ctx;
    struct jsonw j = json_line(out);
    json_of_line(&j, a->board, a->advice);
    if (a->lines) {
        json_open(&j, "lines", '[');
        for (size_t i = 0; i < a->n; i++) {
            jsonw_open(&j, '{');
            json_of_line(&j, a->board, &a->advice[i]);
            jsonw_close(&j, '}');
        }
        jsonw_close(&j, ']');
    }
    json_count(&j, "time_us", (int64_t)a->time_us);
    json_line_end(&j);
}

const char *best_answer_refusal(const struct best_answer *a, struct strength s)
{
    const struct board *b = a->board;
    if (!board_is_duel(b))
        return "this is a puzzle for one; best is for games of two";
    if (b->game->rules.status(b) != STATUS_OPEN)
        return "the game is over";
    return a->n > 1 && s.skill != SKILL_MAX && s.skill != SKILL_PERFECT
               ? "--lines is for the strongest level: this one has one move"
               : NULL;
}

/* A second, unless another limit was given; the levels 1 to 8 have theirs, and perfect may have
 * tables to make or a proof to find. */
int64_t best_answer_time(const struct player *p)
{
    enum skill skill = p->strength.skill;
    bool limited = p->depth || p->nodes || skill == SKILL_FIXED;
    return skill == SKILL_PERFECT ? BEST_PERFECT_US : limited ? 0 : BEST_TIME_US;
}

struct err best_answer_find(struct best_answer *a, struct player *p, int64_t us, bool *is_late,
                            struct work *w)
{
    struct work work = *w;
    struct advice *advice = arena_take(w->arena, a->n, sizeof *advice);
    a->advice = advice;
    work.rng = &p->rng;
    clock_limit(&work, us ? us : INT64_MAX);
    struct err e = !advice   ? err_memory()
                   : a->n > 1 ? lines_find(p, a->board, a->n, advice, &a->n, &work)
                              : player_move(p, a->board, NULL, 0, advice, &work);
    *is_late = err_is(e) && e.code != ERR_MEMORY && work_is_over(&work);
    return e;
}
