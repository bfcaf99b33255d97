/* batch.c - see batch.h. */
#include "batch/batch.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAID_MOST = 256 };
enum { AHEAD = 64 }; /* lines made before their turn to be printed */

struct batch {
    const struct batch_order *order;
    int64_t first, step; /* this process makes the numbers first, first + step, ... */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    /* Of these, counted from 0: */
    int64_t next, printed; /* the next to take; those below `printed` are out */
    int64_t end;           /* the first that cannot be made, or how many there are */
    char *line[AHEAD];     /* finished lines by count modulo AHEAD */
    struct err why;        /* why `end` cannot be made: in `said`, as whoever says it may be gone */
    char said[SAID_MOST];
};

static void batch_put(struct batch *b, int64_t index, char *text, struct err e)
{
    pthread_mutex_lock(&b->lock);
    b->line[index % AHEAD] = text;
    if (!text && index < b->end) {
        b->end = index;
        b->why = e;
        snprintf(b->said, sizeof b->said, "%s", e.why);
        b->why.why = b->said;
    }
    pthread_cond_broadcast(&b->changed);
    pthread_mutex_unlock(&b->lock);
}

/* The next line to make, or -1 when there is nothing left to do. */
static int64_t batch_take(struct batch *b)
{
    pthread_mutex_lock(&b->lock);
    while (b->next < b->end && b->next >= b->printed + AHEAD)
        pthread_cond_wait(&b->changed, &b->lock);
    int64_t index = b->next < b->end ? b->next++ : -1;
    pthread_mutex_unlock(&b->lock);
    return index;
}

static void *work_on(void *ctx)
{
    struct batch *b = ctx;
    struct arena arena;
    struct work work = *b->order->limits;
    arena_open(&arena);
    work.arena = &arena;
    for (int64_t index; (index = batch_take(b)) >= 0;) {
        struct err e = err_none();
        struct arena_mark mark = arena_here(&arena);
        char *text = b->order->make(b->order->ctx, b->first + index * b->step, &work, &e);
        batch_put(b, index, text, e);
        arena_release(&arena, mark);
    }
    arena_close(&arena);
    return NULL;
}

/* Wait for line `index`; NULL: it cannot be made. Those before it have all been taken. */
static char *batch_get(struct batch *b, int64_t index)
{
    pthread_mutex_lock(&b->lock);
    while (!b->line[index % AHEAD] && index < b->end)
        pthread_cond_wait(&b->changed, &b->lock);
    char *text = index < b->end ? b->line[index % AHEAD] : NULL;
    if (text) {
        b->line[index % AHEAD] = NULL;
        b->printed = index + 1;
        pthread_cond_broadcast(&b->changed);
    }
    pthread_mutex_unlock(&b->lock);
    return text;
}

/* Nothing more is wanted: what another process could not make ends the batch here too. */
static void batch_end(struct batch *b)
{
    pthread_mutex_lock(&b->lock);
    b->end = b->next < b->end ? b->next : b->end;
    pthread_cond_broadcast(&b->changed);
    pthread_mutex_unlock(&b->lock);
}

/* What another process made, or why it could not: a line or a sentence after a byte that tells
 * which. */
static char *line_from(const struct cluster *cluster, int from, struct arena *arena, struct err *e)
{
    size_t n = cluster_wait(cluster, from);
    char *text = malloc(n + 1), *why = NULL;
    if (!text) {
        *e = err_memory();
        return NULL;
    }
    cluster_take(cluster, from, text, n);
    text[n] = '\0';
    if (text[0] == ERR_NONE)
        return memmove(text, text + 1, n);
    if ((why = arena_take(arena, n, 1)) != NULL)
        memcpy(why, text + 1, n);
    *e = why ? (struct err){(enum err_code)text[0], 0, why} : err_memory();
    free(text);
    return NULL;
}

/* The same from the other end. */
static void give_line(const struct batch_order *o, const char *text, struct err e)
{
    const char *said = text ? text : e.why;
    char *all = malloc(strlen(said) + 2);
    if (!all)
        cluster_abort(o->cluster, o->abort_code);
    all[0] = (char)(text ? ERR_NONE : e.code);
    strcpy(all + 1, said);
    cluster_give(o->cluster, all, strlen(said) + 1);
    free(all);
}

/* Process 0: all lines from `first` on, in order. Returns how many of the batch are out. */
static int64_t put_lines(struct batch *b, const struct batch_sink *to, bool *unwritten)
{
    const struct batch_order *o = b->order;
    const struct cluster *cluster = o->cluster;
    int64_t done = b->first;
    for (; done < o->count; done++) {
        int64_t at = done - b->first;
        int from = (int)(at % cluster->of);
        char *text = from ? line_from(cluster, from, o->limits->arena, &b->why)
                          : batch_get(b, at / cluster->of);
        if (!text)
            break;
        *unwritten = !to->put(to->ctx, text);
        free(text);
        if (*unwritten)
            break;
        if (o->progress)
            o->progress(done + 1, o->count);
    }
    return done;
}

/* Another process: its lines, until one cannot be made. */
static void give_lines(struct batch *b)
{
    int64_t n = b->end;
    char *text = NULL;
    for (int64_t i = 0; i < n; i++) {
        text = batch_get(b, i);
        give_line(b->order, text, b->why);
        free(text);
        if (!text)
            return;
    }
}

struct batch_end batch_run(const struct batch_order *o, int64_t first, const struct batch_sink *to)
{
    const struct cluster *cluster = o->cluster;
    pthread_t worker[BATCH_JOBS_MAX];
    int started = 0;
    cluster_spread(cluster, &first, sizeof first);
    struct batch b = {.order = o, .first = first + cluster->me, .step = cluster->of};
    struct batch_end end = {.made = first, .is_begun = true};
    b.end = b.first < o->count ? (o->count - b.first + b.step - 1) / b.step : 0;
    pthread_mutex_init(&b.lock, NULL);
    pthread_cond_init(&b.changed, NULL);
    while (started < o->jobs && pthread_create(&worker[started], NULL, work_on, &b) == 0)
        started++;
    if (!started)
        b.why = (struct err){ERR_MEMORY, 0, "no thread can be started"};
    else if (cluster->me == 0)
        end.made = put_lines(&b, to, &end.unwritten);
    else
        give_lines(&b);
    batch_end(&b);
    for (int i = 0; i < started; i++)
        pthread_join(worker[i], NULL);
    for (int i = 0; i < AHEAD; i++)
        free(b.line[i]);
    end.why = b.why;
    if (b.why.why == b.said) {
        char *said = arena_take(o->limits->arena, 1, sizeof b.said);
        if (said)
            memcpy(said, b.said, sizeof b.said);
        end.why.why = said ? said : err_memory().why;
    }
    pthread_cond_destroy(&b.changed);
    pthread_mutex_destroy(&b.lock);
    return end;
}
