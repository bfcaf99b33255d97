/* threads.c - several threads, one table. All run the same iterative deepening; each stores what
 * it finds and skips what another has found or is on (busy.h). Every other helper is a turn ahead:
 * what it leaves in the table is deep enough for the first thread now, and orders the next
 * iteration. Not in full-width searches, where an entry of another depth is no answer. The first
 * thread's answer counts, its limits hold, and the others stop with it.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "engine/search/busy.h"
#include "engine/search/search.h"

struct helper {
    pthread_t thread;
    struct search search;
    struct arena arena;
    atomic_bool *over;
    bool started;
};

static bool is_over(void *ctx)
{
    return atomic_load_explicit((atomic_bool *)ctx, memory_order_relaxed);
}

static void *help(void *ctx)
{
    struct helper *h = ctx;
    struct work work = {.arena = &h->arena, .steps = UINT64_MAX, .stop = is_over, .ctx = h->over};
    arena_open(&h->arena);
    (void)search_run(&h->search, &work); /* without memory it simply does not help */
    arena_close(&h->arena);
    return NULL;
}

struct err search_threads(struct search *s, struct work *w, int threads)
{
    struct arena_mark mark = arena_here(w->arena);
    int n = s->table && threads > 1 ? threads - 1 : 0;
    struct helper *helpers = arena_take(w->arena, (size_t)n, sizeof *helpers);
    s->busy = n ? arena_take(w->arena, 1, sizeof *s->busy) : NULL;
    atomic_bool over = false;
    if (n && (!helpers || !s->busy)) {
        s->busy = NULL;
        arena_release(w->arena, mark);
        return err_memory();
    }
    for (int i = 0; i < n; i++) {
        struct helper *h = &helpers[i];
        h->search = *s;
        h->search.deeper = NULL;
        h->search.ahead = s->full_width ? 0 : 1 - i % 2;
        h->over = &over;
        h->started = pthread_create(&h->thread, NULL, help, h) == 0;
    }
    struct err e = search_run(s, w);
    atomic_store_explicit(&over, true, memory_order_relaxed);
    for (int i = 0; i < n; i++)
        if (helpers[i].started) {
            pthread_join(helpers[i].thread, NULL);
            s->nodes += helpers[i].search.nodes;
        }
    s->busy = NULL;
    arena_release(w->arena, mark);
    return e;
}
