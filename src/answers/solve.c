/* solve.c - no, one or several solutions, exactly; which clues clash; what is forced; how many there
 * are without listing them. */
#include <string.h>

#include "answers/answers.h"
#include "core/board_json.h"

static void write_solution(struct jsonw *j, const char *key, const struct board *b, bool there)
{
    jsonw_key(j, key);
    if (there)
        b->game->puzzle->write_solution(b, j);
    else
        jsonw_null(j);
}

void solve_answer_json(const void *ctx, struct writer *out)
{
    const struct solve_answer *s = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "status", answer_name(s->solve.answer));
    json_count(&j, "count", (int64_t)s->solve.count);
    if (s->board->game->ordering) {
        json_count(&j, "orders", (int64_t)s->solve.count);
        if (s->solve.paths || !s->solve.count) /* who counts orders alone has none */
            json_count(&j, "paths", (int64_t)s->solve.paths);
    }
    write_solution(&j, "solution", s->solve.first, s->solve.count > 0);
    write_solution(&j, "second", s->solve.second, s->solve.count > 1);
    if (s->solve.answer == ANSWER_NONE && s->board->game->puzzle->unsat_core) {
        board_json_spots(&j, "conflict", s->board, s->conflict.spot, s->conflict.n);
        json_bool(&j, "minimal", s->conflict.minimal);
    }
    if (s->forced.board) {
        board_json_position(&j, "forced", s->forced.board);
        json_bool(&j, "forced_complete", s->forced.complete);
    }
    json_bool(&j, "complete", s->solve.complete);
    json_count(&j, "decisions", (int64_t)s->solve.decisions);
    json_count(&j, "time_us", (int64_t)s->time_us);
    if (s->why)
        json_pair(&j, "why", s->why);
    json_line_end(&j);
}

static struct board *new_like(const struct board *b, struct work *w)
{
    return arena_take(w->arena, 1, b->game->rules.size(&b->variant));
}

/* What was asked besides the verdict. */
static struct err find_rest(struct solve_answer *s, struct work *w)
{
    const struct board *b = s->board;
    const struct puzzle *p = b->game->puzzle;
    struct err e = err_none();
    if (s->solve.answer == ANSWER_NONE && p->unsat_core) {
        s->conflict.cap = (size_t)(board_width(b) + 1) * (size_t)(board_height(b) + 1);
        s->conflict.spot = arena_take(w->arena, s->conflict.cap, sizeof *s->conflict.spot);
        e = s->conflict.spot ? p->unsat_core(b, &s->conflict, w) : err_memory();
    }
    if (!err_is(e) && s->forces && s->solve.count > 0) {
        s->forced.from_here = s->solve.from_here;
        s->forced.board = new_like(b, w);
        e = s->forced.board ? p->backbone(b, &s->forced, w) : err_memory();
    }
    return e;
}

static const char *refusal(const struct solve_answer *s)
{
    const struct puzzle *p = s->board->game->puzzle;
    if (!p && s->board->game->duel)
        return "this game is a duel: there is nothing to solve";
    if (!p || !p->solve)
        return "this game has no solver";
    return s->forces && !p->backbone ? "this puzzle has no --forced" : NULL;
}

struct answered solve_answer_find(struct solve_answer *s, struct work *w)
{
    const char *why = refusal(s);
    if (why)
        return answered_refused(why);
    s->solve.first = new_like(s->board, w);
    s->solve.second = new_like(s->board, w);
    struct err e = s->solve.first && s->solve.second
                       ? (s->solver ? s->solver : board_solve)(s->board, &s->solve, w)
                       : err_memory();
    if (!err_is(e))
        e = find_rest(s, w);
    if (err_is(e))
        return answered_of(e);
    s->why = s->solve.complete                ? NULL
             : s->solve.answer == ANSWER_MANY ? "the limit was reached before all were counted"
                                              : "the limit was reached before this was proved";
    return (struct answered){s->why                          ? ENDING_LIMIT
                            : s->solve.answer == ANSWER_ONE ? ENDING_YES
                                                            : ENDING_NO,
                            NULL};
}

/* ---- counting ---- */

void count_answer_json(const void *ctx, struct writer *out)
{
    const struct count_answer *n = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "status", answer_name(n->answer));
    json_pair(&j, "count", n->tally.decimal);
    json_bool(&j, "exact", true);
    if (n->tally.shares)
        board_json_shares(&j, "shares", n->board, &n->tally);
    json_count(&j, "time_us", (int64_t)n->time_us);
    json_line_end(&j);
}

struct answered count_answer_find(struct count_answer *n, struct work *w)
{
    struct solve_answer same = {.board = n->board};
    const char *why = refusal(&same);
    if (why)
        return answered_refused(why);
    if (!n->board->game->puzzle->count)
        return answered_refused(
            "solutions of this puzzle are not counted in this way; --limit N lists up to N");
    struct err e = n->board->game->puzzle->count(n->board, &n->tally, w);
    if (err_is(e))
        return answered_of(e);
    n->answer = strcmp(n->tally.decimal, "0") == 0   ? ANSWER_NONE
                : strcmp(n->tally.decimal, "1") == 0 ? ANSWER_ONE
                                                     : ANSWER_MANY;
    return (struct answered){n->answer == ANSWER_ONE ? ENDING_YES : ENDING_NO, NULL};
}
