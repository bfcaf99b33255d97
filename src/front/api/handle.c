/* handle.c - everything by name: a question of answers/query.h behind a handle. */
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "answers/query.h"
#include "front/api/api.h"

struct quincunx {
    struct arena arena;  /* of one question */
    struct arena answer; /* the text of the last answer, alone */
    atomic_bool stopped;
    const struct quincunx_limits *limits; /* of the question being answered */
};

/* The processor's time of this thread. */
static int64_t thread_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

struct quincunx *quincunx_open(void)
{
    struct quincunx *q = calloc(1, sizeof *q);
    if (q) {
        arena_open(&q->arena);
        arena_open(&q->answer);
        atomic_init(&q->stopped, false);
    }
    return q;
}

void quincunx_close(struct quincunx *q)
{
    if (!q)
        return;
    arena_close(&q->arena);
    arena_close(&q->answer);
    free(q);
}

void quincunx_stop(struct quincunx *q)
{
    atomic_store_explicit(&q->stopped, true, memory_order_relaxed);
}

void quincunx_go_on(struct quincunx *q)
{
    atomic_store_explicit(&q->stopped, false, memory_order_relaxed);
}

static bool stop_now(void *ctx)
{
    struct quincunx *q = ctx;
    const struct quincunx_limits *l = q->limits;
    return atomic_load_explicit(&q->stopped, memory_order_relaxed) || (l && l->stop && l->stop(l->ctx));
}

enum quincunx_ending quincunx_ask(struct quincunx *q, const char *command, const char *text,
                                  const char *options, const struct quincunx_limits *l,
                                  const char **json)
{
    static const char no_memory[] =
        "{\"error\":{\"line\":1,\"column\":1,\"why\":\"there is not enough memory\"}}";
    struct work w = {.arena = &q->arena, .steps = l && l->steps ? l->steps : UINT64_MAX, .stop = stop_now, .ctx = q};
    q->limits = l;
    arena_release(&q->answer, (struct arena_mark){0}); /* of the question before */
    struct writer out = writer_growing(&q->answer);
    enum ending ending = query_ask(command, slice_of(text ? text : ""), slice_of(options ? options : ""), &w, thread_us, &out);
    writer_char(&out, '\0');
    bool whole = out.n <= out.cap;
    *json = whole ? out.out : no_memory;
    return whole ? (enum quincunx_ending)ending : QUINCUNX_REFUSED;
}
