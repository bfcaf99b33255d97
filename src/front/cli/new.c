/* new.c - `new`: puzzles with exactly one solution, or start positions of duels, to order.
 *
 * Puzzle i depends on nothing but the order, the seed and i, which its id names. Workers take
 * numbers, the main thread prints in order, so the output is the same whatever the number of jobs.
 * With -o the lines go to FILE.part, which becomes FILE when the batch is complete; a run that
 * finds FILE.part goes on after its last whole line, having made that one again to see that it is
 * the same batch.
 *
 * Under mpirun the numbers are dealt out, and process 0 prints what it and the others make.
 */
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/position.h"
#include "files/place.h"
#include "front/cli/processes.h"
#include "front/cli/wanted.h"
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
static int64_t print_lines(struct cli *c, const struct cluster *cluster, struct batch *b, FILE *to)
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
        bool out = fputs(text, to) >= 0 && fflush(to) == 0;
        free(text);
        if (!out)
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

/* Print lines from `first` on. Returns how many of the batch are out. */
static int64_t run_batch(struct cli *c, const struct wanted *o, const struct cluster *cluster,
                         int64_t first, int jobs, FILE *to, struct err *why)
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
        done = print_lines(c, cluster, &b, to);
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

/* ---- a file that can be gone on with ---- */

/* Cut a half-written line off; the number of whole lines, and the last of them. */
static int64_t count_lines(FILE *f, char **last, size_t *cap)
{
    int64_t n = 0;
    off_t whole = 0;
    ssize_t len;
    char *line = NULL;
    size_t room = 0;
    while ((len = getline(&line, &room, f)) > 0 && line[len - 1] == '\n') {
        char *kept = *last;
        size_t kept_cap = *cap;
        *last = line;
        *cap = room;
        line = kept;
        room = kept_cap;
        whole += len;
        n++;
    }
    free(line);
    return fseeko(f, whole, SEEK_SET) == 0 && ftruncate(fileno(f), whole) == 0 ? n : -1;
}

/* How many lines are there already; -1 with *why if they are not of this batch. */
static int64_t lines_done(struct cli *c, const struct wanted *o, FILE *f, const char **why)
{
    char *last = NULL;
    size_t cap = 0;
    int64_t n = count_lines(f, &last, &cap);
    if (n < 0)
        *why = strerror(errno);
    if (n > 0) {
        struct err e;
        char *again = n <= o->count ? make_line(o, n - 1, &c->work, &e) : NULL;
        if (!again || strcmp(again, last) != 0) {
            *why = "it holds another batch; remove it or choose another file";
            n = -1;
        }
        free(again);
    }
    free(last);
    return n;
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

/* The batch from line `done` on; the other processes wait to be told this number. What could not
 * be written is told by whoever opened the file. */
static enum exit_code run_from(struct cli *c, const struct wanted *o, const struct cluster *cluster,
                               int64_t done, int jobs, FILE *to)
{
    struct err stopped;
    cluster_spread(cluster, &done, sizeof done);
    int64_t made = run_batch(c, o, cluster, done, jobs, to, &stopped);
    if (made == o->count)
        return EXIT_YES;
    return ferror(to) && !limits_interrupted() ? EXIT_USAGE : tell_why(stopped, made, o->count);
}

static enum exit_code fill_part(struct cli *c, const struct wanted *o,
                                const struct cluster *cluster, int jobs, const char *part,
                                const char *place)
{
    const char *why = NULL;
    FILE *f = fopen(part, "a+");
    if (!f)
        return say(EXIT_USAGE, "%s: %s", part, strerror(errno));
    int64_t done = (rewind(f), lines_done(c, o, f, &why));
    enum exit_code code =
        done < 0 ? say(EXIT_USAGE, "%s: %s", part, why) : run_from(c, o, cluster, done, jobs, f);
    if (ferror(f) && !limits_interrupted())
        say(EXIT_USAGE, "%s: it cannot be written", part);
    bool synced = fflush(f) == 0 && fsync(fileno(f)) == 0;
    bool kept = fclose(f) == 0 && synced && (code != EXIT_YES || rename(part, place) == 0);
    return kept || code != EXIT_YES ? code : say(EXIT_USAGE, "%s: %s", place, strerror(errno));
}

static enum exit_code run_to_file(struct cli *c, const struct wanted *o,
                                  const struct cluster *cluster, int jobs)
{
    char *place = place_of(c->value[OPT_OUTPUT]), *part = NULL;
    if (place && (part = malloc(strlen(place) + 6)))
        sprintf(part, "%s.part", place);
    enum exit_code code = part ? fill_part(c, o, cluster, jobs, part, place)
                               : say(EXIT_USAGE, "%s", err_memory().why);
    free(part);
    free(place);
    return code;
}

static enum exit_code run_to_stream(struct cli *c, const struct wanted *o,
                                    const struct cluster *cluster, int jobs)
{
    const char *path = c->value[OPT_OUTPUT];
    FILE *f = fopen(path, "w");
    if (!f)
        return say(EXIT_USAGE, "%s: %s", path, strerror(errno));
    enum exit_code code = run_from(c, o, cluster, 0, jobs, f);
    bool lost = ferror(f) && !limits_interrupted();
    return fclose(f) != 0 || lost ? say(EXIT_USAGE, "%s: it cannot be written", path) : code;
}

/* ---- the command ---- */

/* The other processes of a cluster only make lines. */
static enum exit_code help_along(struct cli *c, const struct wanted *o,
                                 const struct cluster *cluster, int jobs)
{
    struct err why;
    int64_t done = 0;
    cluster_spread(cluster, &done, sizeof done);
    run_batch(c, o, cluster, done, jobs, NULL, &why);
    return EXIT_YES;
}

static enum exit_code new_in(struct cli *c, const struct cluster *cluster)
{
    struct wanted o;
    int64_t jobs;
    if (!wanted_read(c, &o) || !cli_number(c, OPT_NUMBER, 1, 1000000000, 1, &o.count) ||
        !cli_number(c, OPT_JOBS, 1, 64, 1, &jobs))
        return EXIT_USAGE;
    cluster_spread(cluster, &o.seed, sizeof o.seed);
    if (o.by_chance)
        fprintf(stderr, "seed %lld\n", (long long)o.seed);
    if (cluster->me != 0)
        return help_along(c, &o, cluster, (int)jobs);
    if (!c->value[OPT_OUTPUT])
        return run_from(c, &o, cluster, 0, (int)jobs, stdout);
    return (place_is_stream(c->value[OPT_OUTPUT]) ? run_to_stream : run_to_file)(c, &o, cluster,
                                                                                (int)jobs);
}

static enum exit_code new_run(struct cli *c)
{
    struct cluster cluster = cluster_join();
    if (!process_speaks(&cluster))
        return say(EXIT_USAGE, "/dev/null: %s", strerror(errno));
    enum exit_code code = new_in(c, &cluster);
    fflush(stdout);
    if (code != EXIT_YES)
        cluster_abort(&cluster, (int)code);
    cluster_leave(&cluster);
    return code;
}

static const enum opt new_options[] = {
    OPT_SIZE,  OPT_LEVEL,  OPT_SYMMETRIC, OPT_SEED,  OPT_NUMBER, OPT_JOBS, OPT_BLOCKED,
    OPT_FIRST, OPT_OUTPUT, OPT_TIME,      OPT_STEPS, OPT_JSON,   OPT_COUNT};

const struct command command_new = {
    .name = "new",
    .synopsis = "new GAME [--size WxH] [--level easy|normal|hard|expert] [--seed S] [--count N] "
                "[--jobs J] [-o FILE]",
    .help = "puzzles with exactly one solution, or a start position",
    .options = new_options,
    .time_help = "stop the whole run after SEC seconds (default: 60 for each puzzle)",
    .steps_help = "stop after N steps of work on a puzzle",
    .run = new_run,
};
