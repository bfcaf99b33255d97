/* tablebase.c - see tablebase.h. */
#include "tables/tablebase.h"

#include <pthread.h>
#include <string.h>

#include "engine/exact/judge.h"
#include "tables/table_file.h"

struct tablebase_files {
    const char *dir;
    pthread_mutex_t lock; /* one question at a time */
    struct arena arena;   /* of what is open */
    bool open;
    struct lanes lanes;
    struct exact exact;
    struct table_files files;
};

struct tablebase_files *tablebase_open(const char *dir, struct arena *arena)
{
    struct tablebase_files *t = arena_take(arena, 1, sizeof *t);
    if (!t)
        return NULL;
    *t = (struct tablebase_files){.dir = dir};
    pthread_mutex_init(&t->lock, NULL);
    arena_open(&t->arena);
    return t;
}

void tablebase_close(struct tablebase_files *t)
{
    arena_close(&t->arena);
    pthread_mutex_destroy(&t->lock);
}

static bool same_lanes(const struct lanes *a, const struct lanes *b)
{
    return a->n == b->n && a->open == b->open && memcmp(a->root, b->root, sizeof a->root) == 0;
}

/* Open the files of these lanes, if it is not. */
static bool reach(struct tablebase_files *t, const struct lanes *lanes)
{
    if (t->open && same_lanes(&t->lanes, lanes))
        return true;
    arena_close(&t->arena);
    arena_open(&t->arena);
    t->lanes = *lanes;
    t->open = !err_is(exact_open(&t->exact, lanes, UINT64_MAX, &t->arena)) &&
              !table_file_open(&t->files, t->dir, &t->exact, &t->arena);
    return t->open;
}

/* Files that hold this board and everything after one move. */
static bool find_shelf(struct tablebase_files *t, const struct board *b)
{
    struct lanes want, found;
    struct exact_position stand;
    const struct census *census = b->game->census;
    if (!census || !census->lanes || !census->lanes(b, &want, &stand) ||
        !table_file_find(t->dir, &want, &found) || !reach(t, &found))
        return false;
    int rank = exact_position_rank(&t->exact, &stand);
    return table_file_has(&t->files, TABLE_FILE_VALUES, rank) &&
           (rank == t->exact.last || table_file_has(&t->files, TABLE_FILE_VALUES, rank + 1));
}

static struct err look_in_files(void *ctx, const struct exact_position *s, struct worth *out)
{
    const char *why = table_file_look(ctx, s, out);
    return why ? (struct err){ERR_ILLEGAL, 0, why} : err_none();
}

static bool tablebase_look(void *ctx, const struct board *b, struct worth *each, size_t n,
                           struct work *w, struct err *err)
{
    struct tablebase_files *t = ctx;
    pthread_mutex_lock(&t->lock);
    bool found = find_shelf(t, b);
    if (found) {
        struct oracle oracle = {look_in_files, &t->files};
        *err = exact_judge_moves(b, b->game->census->lanes, &oracle, each, n, w);
    }
    pthread_mutex_unlock(&t->lock);
    return found;
}

/* Only if all ranks from here on are there: a run leaves the first two unless told to keep more. */
static bool tablebase_holds(void *ctx, const struct board *b)
{
    struct tablebase_files *t = ctx;
    struct lanes lanes;
    struct exact_position stand;
    pthread_mutex_lock(&t->lock);
    bool found = find_shelf(t, b) && b->game->census->lanes(b, &lanes, &stand);
    for (int rank = found ? exact_position_rank(&t->exact, &stand) : 0;
         found && rank <= t->exact.last; rank++)
        found = table_file_has(&t->files, TABLE_FILE_VALUES, rank);
    pthread_mutex_unlock(&t->lock);
    return found;
}

struct tablebase tablebase_of(struct tablebase_files *t)
{
    return (struct tablebase){tablebase_look, t, tablebase_holds};
}
