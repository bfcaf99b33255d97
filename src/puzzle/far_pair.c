/* far_pair.c - of few answers the two that differ most: all are listed, and each is held against each.
 *
 * Listed by halving: of two answers one place that differs is held as it is in the one, and then as it is in
 * the other. A place has two states, so that every answer is in one half. */
#include "puzzle/design.h"

struct answers {
    struct board **answer;
    size_t n, most;
    game_move *move; /* all that a board without progress allows */
    size_t n_moves;
    struct spot *differs;
    size_t n_places;
    struct work *w;
};

static bool list_take(struct answers *l, const struct board *b)
{
    const struct rules *rules = &b->game->rules;
    struct arena *a = l->w->arena;
    l->n_moves = rules->moves(b, NULL, 0);
    l->n_places = (2 * (size_t)board_width(b) + 1) * (2 * (size_t)board_height(b) + 1);
    l->move = arena_take(a, l->n_moves, sizeof *l->move);
    l->differs = arena_take(a, l->n_places, sizeof *l->differs);
    l->answer = arena_take(a, l->most, sizeof *l->answer);
    for (size_t i = 0; l->answer && i < l->most; i++)
        if (!(l->answer[i] = arena_take(a, 1, rules->size(&b->variant))))
            return false;
    if (l->move)
        rules->moves(b, l->move, l->n_moves);
    return l->move && l->differs && l->answer;
}

/* b with one place at which the two answers differ held as it is not in `other`. */
static void hold_against(const struct answers *l, const struct board *b, struct spot at,
                         const struct board *other, struct board *half)
{
    const struct rules *rules = &b->game->rules;
    for (size_t i = 0; i < l->n_moves; i++) {
        struct spot place = rules->move_spot(b, l->move[i]);
        if (place.x != at.x || place.y != at.y)
            continue;
        board_copy(half, b);
        rules->play(half, l->move[i]);
        if (b->game->puzzle->differences(half, other, NULL, 0))
            return;
    }
}

static struct err list_all(struct answers *l, const struct board *b)
{
    struct arena_mark mark = arena_here(l->w->arena);
    size_t size = b->game->rules.size(&b->variant);
    struct board *two[2] = {arena_take(l->w->arena, 1, size), arena_take(l->w->arena, 1, size)};
    struct board *half = arena_take(l->w->arena, 1, size);
    struct solve s = {.limit = 2, .from_here = true, .first = two[0], .second = two[1]};
    struct err e = two[0] && two[1] && half ? board_solve(b, &s, l->w) : err_memory();
    if (!err_is(e) && s.answer == ANSWER_UNKNOWN)
        e = (struct err){ERR_BUDGET, 0, "stopped before all answers were listed"};
    if (!err_is(e) && s.count == 1 && l->n < l->most)
        board_copy(l->answer[l->n++], two[0]);
    if (!err_is(e) && s.count == 2) {
        b->game->puzzle->differences(two[0], two[1], l->differs, l->n_places);
        struct spot at = l->differs[0];
        for (int i = 0; i < 2 && !err_is(e); i++) {
            hold_against(l, b, at, two[i], half);
            e = list_all(l, half);
        }
    }
    arena_release(l->w->arena, mark);
    return e;
}

struct err design_find_farthest(const struct board *b, size_t count, struct board *const two[2],
                                struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct answers l = {.most = count, .w = w};
    struct err e = list_take(&l, b) ? list_all(&l, b) : err_memory();
    size_t most = 0;
    for (size_t i = 0; !err_is(e) && i < l.n; i++)
        for (size_t k = 0; k < i; k++) {
            size_t apart = b->game->puzzle->differences(l.answer[i], l.answer[k], NULL, 0);
            if (apart <= most)
                continue;
            most = apart;
            board_copy(two[0], l.answer[k]);
            board_copy(two[1], l.answer[i]);
        }
    arena_release(w->arena, mark);
    return e;
}
