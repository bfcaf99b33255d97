/* batch.c - see batch.h. */
#include "front/cli/batch.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/position.h"
#include "session/id.h"

/* ---- one line ---- */

struct line {
    const struct wanted *order;
    int64_t index;
    struct made made;
};

static void write_id(const struct line *l, struct jsonw *j)
{
    struct fresh fresh = wanted_fresh(l->order, (uint64_t)l->index);
    jsonw_key(j, "id");
    if (!id_exists(&fresh)) {
        jsonw_null(j);
        return;
    }
    jsonw_open_text(j);
    id_write(&fresh, j->out);
    jsonw_close_text(j);
}

static void line_json(const struct line *l, struct writer *out)
{
    const struct board *b = l->made.puzzle;
    bool rated = b->game->puzzle != NULL;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    json_pair(&j, "game", l->order->game->name);
    write_id(l, &j);
    jsonw_key(&j, "position");
    jsonw_board(&j, b);
    jsonw_key(&j, "solution");
    if (rated)
        b->game->puzzle->write_solution(l->made.solution, &j);
    else
        jsonw_null(&j);
    jsonw_key(&j, "rating");
    if (rated)
        jsonw_real(&j, l->made.rating.tenths / 10.0, 1);
    else
        jsonw_null(&j);
    jsonw_key(&j, "level");
    if (rated)
        jsonw_text(&j, level_name(l->made.rating.level));
    else
        jsonw_null(&j);
    json_count(&j, "seed", (int64_t)l->order->seed);
    jsonw_close(&j, '}');
}

static void line_write(const void *ctx, struct writer *out)
{
    const struct line *l = ctx;
    if (l->order->json)
        line_json(l, out);
    else
        position_write(l->made.puzzle, out);
    writer_char(out, '\n');
}

/* The text of puzzle `index`, malloc'ed; NULL with *e said. */
static char *make_line(const struct wanted *o, int64_t index, struct work *work, struct err *e)
{
    struct line l = {.order = o, .index = index};
    struct arena_mark mark = arena_here(work->arena);
    char *text = NULL;
    work->steps = o->steps;
    *e = wanted_make(o, (uint64_t)index, &l.made, work);
    if (!err_is(*e) && !(text = text_with(line_write, &l)))
        *e = err_memory();
    arena_release(work->arena, mark);
    return text;
}

/* ---- workers ---- */

enum { AHEAD = 64 }; /* lines made before their turn to be printed */

struct batch {
    const struct wanted *order;
    const struct work *limits;
    int64_t first, step; /* this process makes the numbers first, first + step, ... */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    /* Of these, counted from 0: */
    int64_t next, printed; /* the next to take; those below `printed` are out */
    int64_t end;           /* the first that cannot be made, or how many there are */
    char *line[AHEAD];     /* finished lines by count modulo AHEAD */
    struct err why;        /* why `end` cannot be made */
};

static void batch_put(struct batch *b, int64_t index, char *text, struct err e)
{
    pthread_mutex_lock(&b->lock);
    b->line[index % AHEAD] = text;
    if (!text && index < b->end) {
        b->end = index;
        b->why = e;
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
    struct work work = *b->limits;
    arena_open(&arena);
    work.arena = &arena;
    for (int64_t index; (index = batch_take(b)) >= 0;) {
        struct err e;
        char *text = make_line(b->order, b->first + index * b->step, &work, &e);
        batch_put(b, index, text, e);
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

static void tell_progress(const struct wanted *o, int64_t done)
{
    if (o->count <= 1 || !isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r%lld of %lld", (long long)done, (long long)o->count);
    if (done == o->count)
        fputc('\n', stderr);
    fflush(stderr);
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
static void give_line(const struct cluster *cluster, const char *text, struct err e)
{
    const char *said = text ? text : e.why;
    char *all = malloc(strlen(said) + 2);
    if (!all)
        cluster_abort(cluster, EXIT_USAGE);
    all[0] = (char)(text ? ERR_NONE : e.code);
    strcpy(all + 1, said);
    cluster_give(cluster, all, strlen(said) + 1);
    free(all);
}

/* Process 0: all lines from `first` on, in order. Returns how many of the batch are out. */
static int64_t put_lines(struct cli *c, const struct cluster *cluster, struct batch *b,
                         struct line_sink *to)
{
    const struct wanted *o = b->order;
    int64_t done = b->first;
    for (; done < o->count; done++) {
        int64_t at = done - b->first;
        int from = (int)(at % cluster->of);
        char *text =
            from ? line_from(cluster, from, &c->arena, &b->why) : batch_get(b, at / cluster->of);
        if (!text)
            break;
        to->failed = !to->put(to->ctx, text);
        free(text);
        if (to->failed)
            break;
        tell_progress(o, done + 1);
    }
    return done;
}

/* Another process: its lines, until one cannot be made. */
static void give_lines(const struct cluster *cluster, struct batch *b)
{
    int64_t n = b->end;
    char *text = NULL;
    for (int64_t i = 0; i < n; i++) {
        text = batch_get(b, i);
        give_line(cluster, text, b->why);
        free(text);
        if (!text)
            return;
    }
}

int64_t batch_run(struct cli *c, const struct wanted *o, const struct cluster *cluster,
                  int64_t first, int jobs, struct line_sink *to, struct err *why)
{
    struct batch b = {
        .order = o, .limits = &c->work, .first = first + cluster->me, .step = cluster->of};
    pthread_t worker[64];
    int started = 0;
    int64_t done = first;
    b.end = b.first < o->count ? (o->count - b.first + b.step - 1) / b.step : 0;
    pthread_mutex_init(&b.lock, NULL);
    pthread_cond_init(&b.changed, NULL);
    while (started < jobs && pthread_create(&worker[started], NULL, work_on, &b) == 0)
        started++;
    if (!started)
        b.why = (struct err){ERR_MEMORY, 0, "no thread can be started"};
    else if (cluster->me == 0)
        done = put_lines(c, cluster, &b, to);
    else
        give_lines(cluster, &b);
    batch_end(&b);
    for (int i = 0; i < started; i++)
        pthread_join(worker[i], NULL);
    for (int i = 0; i < AHEAD; i++)
        free(b.line[i]);
    *why = b.why;
    pthread_cond_destroy(&b.changed);
    pthread_mutex_destroy(&b.lock);
    return done;
}

/* The batch ended early: Ctrl-C, the choices do not fit, or a limit was reached. */
static enum exit_code tell_why(struct err why, int64_t done, int64_t count)
{
    if (limits_interrupted())
        return say(EXIT_INTERRUPTED, "stopped before all puzzles were made");
    if (why.code == ERR_BUDGET && limits_timed_out() && count > 1)
        return say(EXIT_LIMIT,
                   "the time ran out before all puzzles were made: %lld of %lld; --time allows more",
                   (long long)done, (long long)count);
    if (why.code == ERR_BUDGET && limits_timed_out())
        return say(EXIT_LIMIT, "%s; --time allows more", why.why);
    return say(code_of(why), "%s", why.why);
}

enum exit_code batch_run_from(struct cli *c, const struct wanted *o, const struct cluster *cluster,
                              int64_t first, int jobs, struct line_sink *to)
{
    struct err stopped;
    cluster_spread(cluster, &first, sizeof first);
    int64_t made = batch_run(c, o, cluster, first, jobs, to, &stopped);
    if (made == o->count)
        return EXIT_YES;
    return to->failed && !limits_interrupted() ? EXIT_USAGE : tell_why(stopped, made, o->count);
}
