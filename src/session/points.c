/* points.c - see points.h.
 *
 * A board alone does not tell, so the steps are played again. A placement's points belong to it:
 * clearing or replacing it takes them back; later placements do not change them. What a hint or the
 * solver did earns nothing, and a solution filled in ends the scoring.
 */
#include "session/points.h"

struct replay {
    const struct session *session;
    struct board *then; /* before the move */
    struct points *points;
    size_t wide;
};

static void play_one(struct replay *y, game_move m, bool unscored)
{
    struct spot at = y->then->game->rules.move_spot(y->then, m);
    if (spot_is_cell(at)) {
        size_t i = (size_t)(at.y / 2) * y->wide + (size_t)(at.x / 2);
        y->points->of[i] = (int16_t)(unscored ? 0 : static_eval_points(y->then, m));
        y->points->owner[i] =
            (int8_t)(board_is_duel(y->then) ? 1 + y->then->game->duel->mover(y->then) : 0);
    }
    y->then->game->rules.play(y->then, m);
}

static void replay(struct replay *y, size_t cells)
{
    const struct session *s = y->session;
    board_copy(y->then, s->steps.start);
    for (size_t i = 0; i < s->steps.at; i++) {
        const struct step *step = &s->steps.step[i];
        if (step->jump && step->jump != s->steps.start)
            return;
        if (step->jump) { /* begun again */
            board_copy(y->then, step->jump);
            for (size_t k = 0; k < cells; k++)
                y->points->of[k] = y->points->owner[k] = 0;
        }
        for (uint32_t k = 0; !step->jump && k < step->times; k++)
            play_one(y, step->move, step->unscored);
    }
}

bool session_points(const struct session *s, struct points *out, struct work *w)
{
    const struct board *b = s->now;
    size_t size = b->game->rules.size(&b->variant);
    size_t cells = (size_t)board_width(b) * (size_t)board_height(b);
    struct replay y = {.session = s, .points = out, .wide = (size_t)board_width(b)};
    *out = (struct points){0};
    if (!b->game->duel || !b->game->duel->move_points)
        return false;
    y.then = arena_take(w->arena, 1, size);
    out->of = arena_take(w->arena, cells, sizeof *out->of);
    out->owner = arena_take(w->arena, cells, sizeof *out->owner);
    if (!y.then || !out->of || !out->owner)
        return false;
    replay(&y, cells);
    for (size_t i = 0; i < cells; i++)
        out->sum += out->of[i];
    return true;
}
