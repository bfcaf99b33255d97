/* kept.c - see kept.h. Nothing stays open between two questions, so threads may ask at a time. */
#include "front/cli/kept.h"

#include "engine/exact/judge.h"
#include "front/cli/shelf.h"

static struct err look_on_shelf(void *ctx, const struct stand *s, struct worth *out)
{
    const char *why = shelf_look(ctx, s, out);
    return why ? (struct err){ERR_ILLEGAL, 0, why} : err_none();
}

/* A shelf that holds this board and everything after one move. */
static bool find_shelf(const char *dir, const struct board *b, struct shelf *out, struct work *w)
{
    struct lanes want, found;
    struct stand stand;
    const struct census *census = b->game->census;
    if (!census || !census->lanes || !census->lanes(b, &want, &stand) ||
        !shelf_find(dir, &want, &found))
        return false;
    struct exact *e = arena_take(w->arena, 1, sizeof *e);
    if (!e || err_is(exact_open(e, &found, UINT64_MAX, w->arena)) ||
        !shelf_open(out, dir, e, w->arena))
        return false;
    int rank = stand_rank(e, &stand);
    return shelf_has(out, SHELF_VALUES, rank) &&
           (rank == e->last || shelf_has(out, SHELF_VALUES, rank + 1));
}

static bool kept_look(void *ctx, const struct board *b, struct worth *each, size_t n,
                      struct work *w, struct err *err)
{
    struct arena_mark mark = arena_here(w->arena);
    struct shelf shelf;
    bool found = find_shelf(ctx, b, &shelf, w);
    if (found) {
        struct oracle oracle = {look_on_shelf, &shelf};
        *err = judge_moves(b, b->game->census->lanes, &oracle, each, n, w);
    }
    arena_release(w->arena, mark);
    return found;
}

struct kept kept_under(const char *dir)
{
    return (struct kept){kept_look, (void *)dir};
}
