/* minimise.c - see minimise.h. */
#include "puzzle/minimise.h"

/* What an orbit showed, so that it can be put back. */
struct taken {
    uint32_t at[ORBIT_MAX];
    char clue[ORBIT_MAX];
    int n;
};

static bool take_off(struct board *b, enum orbit_kind symmetry, uint32_t first, struct taken *out)
{
    const struct clues *c = b->game->clues;
    int w = board_width(b) + c->extra, h = board_height(b) + c->extra;
    bool any = false;
    out->n = orbit_list(symmetry, w, h, first, out->at);
    for (int i = 0; i < out->n; i++) {
        int row = (int)out->at[i] / w, column = (int)out->at[i] % w;
        out->clue[i] = c->get(b, row, column);
        any |= out->clue[i] != '.';
        c->put(b, row, column, '.');
    }
    return any;
}

static void put_back(struct board *b, const struct taken *t)
{
    int w = board_width(b) + b->game->clues->extra;
    for (int i = 0; i < t->n; i++)
        b->game->clues->put(b, (int)t->at[i] / w, (int)t->at[i] % w, t->clue[i]);
}

struct err puzzle_minimise(struct board *b, struct board *room, enum orbit_kind symmetry,
                           struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    int extra = b->game->clues->extra;
    size_t n = (size_t)(board_width(b) + extra) * (size_t)(board_height(b) + extra);
    uint32_t *order = arena_take(w->arena, n, sizeof *order);
    struct err e = order ? err_none() : err_memory();
    for (uint32_t i = 0; order && i < n; i++)
        order[i] = i;
    if (order)
        rng_shuffle(w->rng, order, n);
    for (size_t i = 0; !err_is(e) && i < n; i++) {
        struct taken taken;
        struct solve s = {.limit = 2, .first = room};
        bool any = take_off(b, symmetry, order[i], &taken);
        e = any ? board_solve(b, &s, w) : e;
        if (!any || err_is(e) || s.answer != ANSWER_ONE)
            put_back(b, &taken);
        if (any && !err_is(e) && s.answer == ANSWER_UNKNOWN)
            e = (struct err){ERR_BUDGET, 0, "the steps ran out before the puzzle was minimal (--minimal)"};
    }
    arena_release(w->arena, mark);
    return e;
}
