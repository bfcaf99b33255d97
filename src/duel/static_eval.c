/* static_eval.c - see static_eval.h. */
#include "duel/static_eval.h"

#include "engine/search/score.h"

bool choices_list(const struct board *b, struct arena *a, struct choices *c)
{
    const struct rules *rules = &b->game->rules;
    c->n = rules->moves(b, NULL, 0);
    c->move = arena_take(a, c->n, sizeof *c->move);
    c->next = arena_take(a, 1, rules->size(&b->variant));
    if (!c->move || !c->next)
        return false;
    rules->moves(b, c->move, c->n);
    return true;
}

int static_eval_points(const struct board *b, game_move m)
{
    struct gain gains[8];
    int points = 0;
    size_t n = b->game->duel->move_points ? b->game->duel->move_points(b, m, gains, 8) : 0;
    for (size_t i = 0; i < n && i < 8; i++)
        points += gains[i].points;
    return points;
}

int static_eval_move(const struct board *b, const struct choices *c, game_move m)
{
    const struct rules *rules = &b->game->rules;
    if (b->game->duel->move_points)
        return static_eval_points(b, m);
    board_copy(c->next, b);
    rules->play(c->next, m);
    enum status status = rules->status(c->next);
    return status == STATUS_OPEN ? -b->game->duel->evaluate(c->next)
                                 : -score_end(c->next, status, 1);
}
