/* kept.c - see kept.h. */
#include "front/cli/kept.h"

#include <pthread.h>
#include <string.h>

#include "engine/exact/judge.h"
#include "front/cli/shelf.h"

struct tables {
    const char *dir;
    pthread_mutex_t lock; /* one question at a time */
    struct arena arena;   /* of what is open */
    bool open;
    struct lanes lanes;
    struct exact exact;
    struct shelf shelf;
};

struct tables *tables_open(const char *dir, struct arena *arena)
{
    struct tables *t = arena_take(arena, 1, sizeof *t);
    if (!t)
        return NULL;
    *t = (struct tables){.dir = dir};
    pthread_mutex_init(&t->lock, NULL);
    arena_open(&t->arena);
    return t;
}

void tables_close(struct tables *t)
{
    arena_close(&t->arena);
    pthread_mutex_destroy(&t->lock);
}

static bool same_lanes(const struct lanes *a, const struct lanes *b)
{
    return a->n == b->n && a->open == b->open && memcmp(a->root, b->root, sizeof a->root) == 0;
}

/* Open the shelf of these lanes, if it is not. */
static bool reach(struct tables *t, const struct lanes *lanes)
{
    if (t->open && same_lanes(&t->lanes, lanes))
        return true;
    arena_close(&t->arena);
    arena_open(&t->arena);
    t->lanes = *lanes;
    t->open = !err_is(exact_open(&t->exact, lanes, UINT64_MAX, &t->arena)) &&
              !shelf_open(&t->shelf, t->dir, &t->exact, &t->arena);
    return t->open;
}

/* A shelf that holds this board and everything after one move. */
static bool find_shelf(struct tables *t, const struct board *b)
{
    struct lanes want, found;
    struct stand stand;
    const struct census *census = b->game->census;
    if (!census || !census->lanes || !census->lanes(b, &want, &stand) ||
        !shelf_find(t->dir, &want, &found) || !reach(t, &found))
        return false;
    int rank = stand_rank(&t->exact, &stand);
    return shelf_has(&t->shelf, SHELF_VALUES, rank) &&
           (rank == t->exact.last || shelf_has(&t->shelf, SHELF_VALUES, rank + 1));
}

static struct err look_on_shelf(void *ctx, const struct stand *s, struct worth *out)
{
    const char *why = shelf_look(ctx, s, out);
    return why ? (struct err){ERR_ILLEGAL, 0, why} : err_none();
}

static bool kept_look(void *ctx, const struct board *b, struct worth *each, size_t n,
                      struct work *w, struct err *err)
{
    struct tables *t = ctx;
    pthread_mutex_lock(&t->lock);
    bool found = find_shelf(t, b);
    if (found) {
        struct oracle oracle = {look_on_shelf, &t->shelf};
        *err = judge_moves(b, b->game->census->lanes, &oracle, each, n, w);
    }
    pthread_mutex_unlock(&t->lock);
    return found;
}

/* Only if all ranks from here on are there: a run leaves the first two unless told to keep more. */
static bool kept_holds(void *ctx, const struct board *b)
{
    struct tables *t = ctx;
    struct lanes lanes;
    struct stand stand;
    pthread_mutex_lock(&t->lock);
    bool found = find_shelf(t, b) && b->game->census->lanes(b, &lanes, &stand);
    for (int rank = found ? stand_rank(&t->exact, &stand) : 0; found && rank <= t->exact.last; rank++)
        found = shelf_has(&t->shelf, SHELF_VALUES, rank);
    pthread_mutex_unlock(&t->lock);
    return found;
}

struct kept tables_kept(struct tables *t)
{
    return (struct kept){kept_look, t, kept_holds};
}
