/* reach.c - how far a person comes by reasoning alone, and where they are stopped.
 *
 * Hints are played one after the other, as when a puzzle is rated. They stop where nothing can be
 * proved any more: several answers are left, and the first place in which two of them differ is the
 * first that is open. Or nothing but a search would give the next step: then it is that step's place.
 */
#include "puzzle/design.h"

static bool is_search(const struct puzzle *p, const struct hint *h)
{
    return !p->techniques[h->technique + 1].name;
}

/* In reading order. */
static struct err first_difference(const struct design *d, struct spot *out, struct arena *arena)
{
    const struct puzzle *p = d->two[0]->game->puzzle;
    size_t n = p->differences(d->two[0], d->two[1], NULL, 0);
    struct spot *spot = arena_take(arena, n + 1, sizeof *spot);
    if (!spot)
        return err_memory();
    p->differences(d->two[0], d->two[1], spot, n);
    for (size_t i = 0; i < n; i++)
        if (!spot_is_somewhere(*out) || spot[i].y < out->y ||
            (spot[i].y == out->y && spot[i].x < out->x))
            *out = spot[i];
    return err_none();
}

static struct err follow(struct design *d, struct hint *h, struct work *w)
{
    struct board *now = d->reached;
    const struct game *g = now->game;
    for (;;) {
        struct err e = rate_find_hint(now, h, w);
        if (err_is(e) || h->kind != HINT_STEP)
            return e;
        if (is_search(g->puzzle, h)) {
            d->stop = g->rules.move_spot(now, h->move[0]);
            return e;
        }
        d->steps++;
        for (size_t i = 0; i < h->n_moves; i++)
            if (!g->rules.refusal(now, h->move[i]))
                g->rules.play(now, h->move[i]);
    }
}

struct err design_find_reach(const struct board *b, struct design *d, struct work *w)
{
    struct hint h;
    if (!b->game->puzzle->hint || (d->answer != ANSWER_ONE && d->answer != ANSWER_MANY))
        return err_none();
    d->reached = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    if (!d->reached || !rate_hint_room(b, &h, w->arena))
        return err_memory();
    board_copy(d->reached, b);
    h.solution = d->answer == ANSWER_ONE ? d->two[0] : NULL;
    h.story = NULL;
    struct err e = follow(d, &h, w);
    return !err_is(e) && d->answer == ANSWER_MANY ? first_difference(d, &d->stop, w->arena) : e;
}
