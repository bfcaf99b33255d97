/* moves.c - the rules in motion: legal moves, the position after some, how many sequences there are. */
#include <string.h>

#include "answers/answers.h"
#include "core/board_json.h"
#include "core/perft.h"

void moves_answer_json(const void *ctx, struct writer *out)
{
    const struct moves_answer *m = ctx;
    struct jsonw j = json_line(out);
    board_json_moves(&j, "moves", m->board, m->move, m->n);
    json_line_end(&j);
}

struct answered moves_answer_find(struct moves_answer *m, struct work *w)
{
    const struct rules *rules = &m->board->game->rules;
    m->n = rules->moves(m->board, NULL, 0);
    m->move = arena_take(w->arena, m->n + 1, sizeof *m->move);
    if (!m->move)
        return answered_of(err_memory());
    rules->moves(m->board, m->move, m->n);
    return answered_yes();
}

struct err bad_move_read(const struct board *b, const char *text, game_move *m)
{
    struct reader in = reader_of(text, strlen(text));
    struct err e = b->game->rules.read_move(b, &in, m);
    if (!err_is(e) && reader_peek(&in) != READER_END)
        e = err_text(in.at, "expected nothing after the move");
    if (!err_is(e)) {
        const char *why = b->game->rules.refusal(b, *m);
        if (why)
            e = err_illegal(0, why);
    }
    return e;
}

void bad_move_json(const void *ctx, struct writer *out)
{
    const struct bad_move *m = ctx;
    struct jsonw j = json_line(out);
    json_open(&j, "error", '{');
    json_count(&j, "argument", m->argument);
    json_pair(&j, "move", m->text);
    json_count(&j, "line", 1);
    json_count(&j, "column", (int64_t)m->err.at + 1);
    json_pair(&j, "why", m->err.why);
    jsonw_close(&j, '}');
    json_line_end(&j);
}

struct answered apply_answer_begin(struct apply_answer *a, struct work *w)
{
    a->work = w;
    a->room = (size_t)board_width(a->board) * (size_t)board_height(a->board);
    a->flipped = arena_take(w->arena, a->room, sizeof *a->flipped);
    return a->flipped ? answered_yes() : answered_of(err_memory());
}

void apply_answer_play(struct apply_answer *a, game_move m)
{
    struct board *b = a->board;
    const struct duel *d = b->game->duel;
    a->n_flipped = board_is_duel(b) && d->flips ? d->flips(b, m, a->flipped, a->room) : 0;
    b->game->rules.play(b, m);
}

void apply_answer_json(const void *ctx, struct writer *out)
{
    const struct apply_answer *a = ctx;
    const struct board *b = a->board;
    struct jsonw j = json_line(out);
    board_json_position(&j, "position", b);
    json_pair(&j, "status", status_name(b->game->rules.status(b)));
    json_pair(&j, "mover", board_is_duel(b) ? b->game->duel->sides[b->game->duel->mover(b)] : NULL);
    board_json_spots(&j, "flipped", b, a->flipped, a->n_flipped);
    json_line_end(&j);
}

void perft_answer_json(const void *ctx, struct writer *out)
{
    const struct perft_answer *p = ctx;
    struct jsonw j = json_line(out);
    json_open(&j, "perft", '[');
    for (int i = 0; i < p->depth; i++)
        jsonw_number(&j, (int64_t)p->counts[i]);
    jsonw_close(&j, ']');
    json_count(&j, "time_us", (int64_t)p->time_us);
    json_line_end(&j);
}

struct answered perft_answer_find(struct perft_answer *p, const struct board *b, struct work *w)
{
    struct err e = perft(b, p->depth, p->counts, w);
    if (e.code == ERR_BUDGET)
        e.why = "the limit was reached before the count was complete";
    return answered_of(e);
}
