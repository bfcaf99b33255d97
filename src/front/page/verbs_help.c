/* verbs_help.c - hints, checking, solving, rating: what a puzzle's player may ask for. */
#include "core/position.h"
#include "front/page/page.h"
#include "puzzle/rate.h"

static void do_hint(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->state = true;
    const char *why = session_hint(&p->session, &p->work);
    if (why)
        reply_fail(r, why);
    else if (p->session.ladder == LADDER_NONE)
        reply_say(r, "Done");
    else
        words_hint(p, &r->say);
}

/* Straight to the reason. */
static void do_why(struct page *p, struct request *q, struct reply *r)
{
    struct session *s = &p->session;
    (void)q;
    r->state = true;
    const char *why = s->ladder == LADDER_NONE ? session_hint(s, &p->work) : NULL;
    if (why) {
        reply_fail(r, why);
        return;
    }
    if (s->hint.kind == HINT_STEP)
        s->ladder = LADDER_WHY;
    words_hint(p, &r->say);
}

static void do_good(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->state = true;
    const char *why = session_good(&p->session, &p->work);
    if (why)
        reply_fail(r, why);
    else
        reply_say(r, "Back at the last good position");
}

/* ---- check ---- */

struct checked {
    struct spot *wrong;
    size_t n;
};

static void check_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct checked *c = data;
    (void)p;
    json_spots(j, "wrong", c->wrong, c->n);
}

static void say_wrong(struct reply *r, size_t n)
{
    writer_number(&r->say, (int64_t)n);
    writer_text(&r->say, n == 1 ? " place is wrong" : " places are wrong");
}

/* Against the only solution where there is one that may be told, else against the rules. */
static void do_check(struct page *p, struct request *q, struct reply *r)
{
    struct session *s = &p->session;
    const struct puzzle *puzzle = s->now->game->puzzle;
    struct checked *c = arena_take(&p->arena, 1, sizeof *c);
    struct flaws flaws = {0};
    (void)q;
    if (!puzzle || !c) {
        reply_fail(r, c ? "there is nothing to check in this game" : err_memory().why);
        return;
    }
    struct err e = session_flaws(s, &flaws, &p->work);
    bool told = !session_solution_refusal(s);
    if (!err_is(e) && told)
        e = session_solution(s, &p->work);
    if (!err_is(e) && told && s->solution) {
        c->n = puzzle->wrong(s->now, s->solution, NULL, 0);
        c->wrong = arena_take(&p->arena, c->n + 1, sizeof *c->wrong);
        c->n = c->wrong ? puzzle->wrong(s->now, s->solution, c->wrong, c->n) : 0;
    } else if (!err_is(e) && flaws.n) {
        struct flaw *flaw = arena_take(&p->arena, flaws.n, sizeof *flaw);
        c->wrong = arena_take(&p->arena, flaws.n_spots + 1, sizeof *c->wrong);
        struct flaws all = {flaw, 0, flaw ? flaws.n : 0, c->wrong, 0, c->wrong ? flaws.n_spots : 0};
        e = session_flaws(s, &all, &p->work);
        c->n = c->wrong ? flaws.n_spots : 0;
    }
    r->body = check_body;
    r->data = c;
    if (err_is(e))
        reply_err(r, e);
    else if (c->n)
        say_wrong(r, c->n);
    else
        reply_say(r, s->now->game->rules.status(s->now) == STATUS_SOLVED ? "Solved: all is right"
                     : told                                              ? "No mistakes so far"
                                                                         : "No rule is broken");
}

static void do_solve(struct page *p, struct request *q, struct reply *r)
{
    (void)q;
    r->state = true;
    const char *why = session_solve(&p->session, &p->work);
    if (why)
        reply_fail(r, why);
    else
        reply_say(r, "The solution is filled in; Undo takes it back");
}

/* ---- verdict: how many solutions ---- */

struct verdict {
    struct solve solve;
    struct conflict conflict;
    struct spot *differs; /* where the two solutions do not agree */
    size_t n_differs;
};

static void verdict_body(struct page *p, const void *data, struct jsonw *j)
{
    static const char *const names[] = {"none", "unique", "multiple", "unknown"};
    const struct verdict *v = data;
    json_pair(j, "verdict", names[v->solve.answer]);
    if (v->solve.answer == ANSWER_ONE || v->solve.answer == ANSWER_MANY)
        json_position(j, "first", v->solve.first, p);
    if (v->solve.answer == ANSWER_MANY)
        json_position(j, "second", v->solve.second, p);
    json_spots(j, "conflict", v->conflict.spot,
               v->conflict.n < v->conflict.cap ? v->conflict.n : v->conflict.cap);
    json_spots(j, "differs", v->differs, v->n_differs);
}

static void find_differences(struct page *p, struct verdict *v)
{
    const struct puzzle *puzzle = v->solve.first->game->puzzle;
    size_t n = puzzle->wrong(v->solve.first, v->solve.second, NULL, 0);
    v->differs = arena_take(&p->arena, n + 1, sizeof *v->differs);
    v->n_differs = v->differs ? puzzle->wrong(v->solve.first, v->solve.second, v->differs, n) : 0;
}

static void do_verdict(struct page *p, struct request *q, struct reply *r)
{
    static const char *const words[] = {
        "No solution: these clues cannot all hold", "Exactly one solution: proved",
        "Several solutions: here are two that differ", "Not decided in the time given"};
    enum { SPOTS = 64 };
    const struct board *b = p->session.steps.start;
    const struct puzzle *puzzle = b->game->puzzle;
    struct verdict *v = arena_take(&p->arena, 1, sizeof *v);
    size_t size = b->game->rules.size(&b->variant);
    (void)q;
    if (!puzzle) {
        reply_fail(r, "there is nothing to solve in this game");
        return;
    }
    if (v) {
        v->solve = (struct solve){.limit = 2,
                                  .first = arena_take(&p->arena, 1, size),
                                  .second = arena_take(&p->arena, 1, size)};
        v->conflict =
            (struct conflict){arena_take(&p->arena, SPOTS, sizeof(struct spot)), 0, SPOTS, false};
    }
    if (!v || !v->solve.first || !v->solve.second || !v->conflict.spot) {
        reply_err(r, err_memory());
        return;
    }
    struct err e = board_solve(b, &v->solve, &p->work);
    if (!err_is(e) && v->solve.answer == ANSWER_NONE && puzzle->conflict)
        e = puzzle->conflict(b, &v->conflict, &p->work);
    if (err_is(e)) {
        reply_err(r, e);
        return;
    }
    if (v->solve.answer == ANSWER_MANY)
        find_differences(p, v);
    r->body = verdict_body;
    r->data = v;
    reply_say(r, words[v->solve.answer]);
}

/* ---- rating ---- */

static void rate_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct rating *rating = data;
    const struct technique *t = p->session.now->game->puzzle->techniques;
    jsonw_key(j, "rating");
    jsonw_real(j, rating->tenths / 10.0, 1);
    json_pair(j, "level", level_name(rating->level));
    json_count(j, "steps", rating->steps);
    jsonw_key(j, "techniques");
    jsonw_open(j, '[');
    for (int i = 0; i < TECHNIQUES_MAX && t[i].name; i++) {
        if (!rating->used[i])
            continue;
        jsonw_open(j, '{');
        json_pair(j, "name", t[i].name);
        json_pair(j, "idea", t[i].idea);
        json_count(j, "times", rating->used[i]);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void do_rate(struct page *p, struct request *q, struct reply *r)
{
    struct rating *rating = arena_take(&p->arena, 1, sizeof *rating);
    (void)q;
    if (!rating || !p->session.now->game->puzzle) {
        reply_fail(r, rating ? "only puzzles are rated" : err_memory().why);
        return;
    }
    struct err e = puzzle_rate(p->session.steps.start, rating, NULL, NULL, &p->work);
    if (err_is(e) || !rating->solved) {
        reply_fail(r, err_is(e)            ? e.why
                      : p->work.steps == 0 ? "not rated in the time given"
                                           : "there is not exactly one solution");
        return;
    }
    r->body = rate_body;
    r->data = rating;
}

/* ---- techniques GAME: what a rating is made of ---- */

static void techniques_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct technique *t = data;
    (void)p;
    jsonw_key(j, "techniques");
    jsonw_open(j, '[');
    for (; t->name; t++) {
        jsonw_open(j, '{');
        json_pair(j, "name", t->name);
        json_pair(j, "idea", t->idea);
        json_pair(j, "example", t->example);
        jsonw_key(j, "grade");
        jsonw_real(j, t->grade / 10.0, 1);
        json_pair(j, "level", level_name(rating_level(t->grade)));
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void do_techniques(struct page *p, struct request *q, struct reply *r)
{
    const struct game *g = game_named(p->session.games, request_word(q));
    if (!g || !g->puzzle || !g->puzzle->techniques) {
        reply_fail(r, "techniques: expected a puzzle");
        return;
    }
    r->body = techniques_body;
    r->data = g->puzzle->techniques;
}

const struct verb verbs_help[] = {
    {"hint", true, do_hint},   {"why", true, do_why},
    {"good", true, do_good},   {"check", true, do_check},
    {"solve", true, do_solve}, {"verdict", true, do_verdict},
    {"rate", true, do_rate},   {"techniques", false, do_techniques},
    {NULL, false, NULL},
};
