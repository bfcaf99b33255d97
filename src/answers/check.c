/* check.c - is this answer right so far, and complete? By the rules alone. */
#include "answers/answers.h"
#include "core/board_json.h"

void check_answer_json(const void *ctx, struct writer *out)
{
    const struct check_answer *v = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "status", v->status);
    json_open(&j, "flaws", '[');
    for (size_t i = 0; i < v->flaws.n; i++) {
        const struct flaw *f = &v->flaws.flaw[i];
        jsonw_open(&j, '{');
        json_pair(&j, "rule", v->board->game->puzzle->rules[f->rule]);
        board_json_spots(&j, "at", v->board, v->flaws.spot + f->first, f->n);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    if (v->against && v->wrong)
        board_json_spots(&j, "wrong_cells", v->board, v->wrong, v->n_wrong);
    else if (v->against)
        json_pair(&j, "wrong_cells", NULL);
    if (v->order) {
        jsonw_key(&j, "order");
        v->order->write_proved(v->board, &j);
    }
    if (v->is_model) {
        jsonw_key(&j, "solution");
        v->board->game->puzzle->write_solution(v->board, &j);
    }
    json_line_end(&j);
}

/* Count first, then fill: a board of a million cells may be wrong in a million places. */
static struct err find_flaws(struct check_answer *v, struct work *w)
{
    struct flaws count = {0}, *out = &v->flaws;
    const struct puzzle *p = v->board->game->puzzle;
    struct err e = p->check(v->board, &count, w);
    if (err_is(e))
        return e;
    *out = (struct flaws){.cap = count.n, .cap_spots = count.n_spots};
    out->flaw = arena_take(w->arena, count.n + 1, sizeof *out->flaw);
    out->spot = arena_take(w->arena, count.n_spots + 1, sizeof *out->spot);
    return out->flaw && out->spot ? p->check(v->board, out, w) : err_memory();
}

/* What differs from the only solution. */
static struct err compare(struct check_answer *v, struct work *w)
{
    const struct board *b = v->board;
    struct solve s = {.limit = 2};
    s.first = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    struct err e = s.first ? board_solve(b, &s, w) : err_memory();
    if (!err_is(e) && s.answer == ANSWER_UNKNOWN)
        e = (struct err){ERR_BUDGET, 0, "the limit was reached before the solution was found"};
    if (err_is(e) || s.answer != ANSWER_ONE)
        return e;
    v->n_wrong = b->game->puzzle->differences(b, s.first, NULL, 0);
    struct spot *wrong = arena_take(w->arena, v->n_wrong + 1, sizeof *wrong);
    if (!wrong)
        return err_memory();
    b->game->puzzle->differences(b, s.first, wrong, v->n_wrong);
    v->wrong = wrong;
    return err_none();
}

struct answered check_answer_find(struct check_answer *v, struct work *w)
{
    const struct board *b = v->board;
    if (!b->game->puzzle)
        return answered_refused("this game is a duel: there is no answer to check");
    struct err e = find_flaws(v, w);
    enum status s = b->game->rules.status(b);
    bool complete = s != STATUS_OPEN && s != STATUS_INVALID;
    if (!err_is(e) && v->against)
        e = compare(v, w);
    if (err_is(e))
        return answered_of(e);
    bool is_wrong = v->flaws.n || v->n_wrong || (v->is_model && !complete);
    v->status = is_wrong ? "wrong" : complete ? "solved" : "open";
    v->order = s == STATUS_SOLVED && !v->n_wrong ? b->game->ordering : NULL;
    return (struct answered){is_wrong ? ENDING_NO : ENDING_YES, NULL};
}
