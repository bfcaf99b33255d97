/* make.c - a puzzle or a start as it was asked for. */
#include "answers/answers.h"
#include "core/board_json.h"
#include "puzzle/id.h"
#include "puzzle/shaping.h"

static void id_json(const struct make_answer *l, struct jsonw *j)
{
    jsonw_key(j, "id");
    if (!id_exists(&l->request)) {
        jsonw_null(j);
        return;
    }
    jsonw_open_text(j);
    id_write(&l->request, j->out);
    jsonw_close_text(j);
}

void make_answer_json(const void *ctx, struct writer *out)
{
    const struct make_answer *l = ctx;
    const struct board *b = l->made.puzzle;
    bool rated = b->game->puzzle != NULL;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    json_pair(&j, "game", b->game->name);
    id_json(l, &j);
    board_json_position(&j, "position", b);
    jsonw_key(&j, "solution");
    if (rated)
        b->game->puzzle->write_solution(l->made.solution, &j);
    else
        jsonw_null(&j);
    rating_json(&j, rated ? &l->made.rating : NULL);
    json_count(&j, "seed", (int64_t)l->request.seed);
    jsonw_close(&j, '}');
}

/* The sentence, and what was asked for. */
struct unmet {
    const struct new_request *request;
    const char *why;
};

static void write_wishes(const void *ctx, struct writer *out)
{
    shaping_write(ctx, ", ", out);
}

static void write_unmet(const void *ctx, struct writer *out)
{
    const struct unmet *u = ctx;
    writer_text(out, u->why);
    writer_text(out, "; asked for were: ");
    writer_text(out, u->request->game->puzzle ? level_name(u->request->request.level) : "a start");
    write_wishes(u->request, out);
}

static const char *with_wishes(const struct new_request *request, const char *why,
                               struct arena *arena)
{
    struct writer none = writer_to(NULL, 0);
    struct unmet u = {request, why};
    write_wishes(request, &none);
    const char *text = none.n ? arena_text(arena, write_unmet, &u).text : NULL;
    return text ? text : why;
}

/* The clock of one puzzle only stops; it never changes a puzzle. */
struct answered make_answer_find(struct make_answer *m, bool bounded, struct work *w)
{
    struct work timed = *w;
    if (bounded)
        clock_limit(&timed, MAKE_US);
    struct err e = new_request_make(&m->request, &m->made, &timed);
    w->steps = timed.steps;
    if (e.code == ERR_BUDGET && bounded && work_time_left(&timed) <= 0)
        e.why = "no such puzzle was found within 60 seconds: a smaller board or another level is "
                "quicker, and --time SECONDS allows more";
    if (e.code == ERR_BUDGET)
        e.why = with_wishes(&m->request, e.why, w->arena);
    return answered_of(e);
}
