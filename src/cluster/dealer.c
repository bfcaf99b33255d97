/* dealer.c - see dealer.h. Only the main thread of a process talks to others, which is all that MPI is asked
 * to allow; it looks for mail, and sleeps where there is none. A note begins with its kind; an answer goes in
 * as many notes as it needs. */
#include "cluster/dealer.h"

#include <string.h>
#include <time.h>

#include "cluster/cluster.h"
#include "duel/clock.h"

enum { BEAT_US = 1000000, SILENCE_US = 10000000, FIRST_US = 60000000, PAUSE_NS = 1000000 };

enum note { NOTE_BEAT = 'b', NOTE_JOB = 'j', NOTE_PART = 'p', NOTE_LAST = 'l', NOTE_OVER = 'o', NOTE_ALONE = 'a' };

enum place_state { PLACE_FREE, PLACE_ASKED, PLACE_WORKING, PLACE_ANSWERED, PLACE_LOST };

struct dealer_place {
    enum place_state state;
    bool late; /* it was thought lost, and has spoken again: it only needs to be told the end */
    char job[DEALER_JOB];
    size_t n_job;
    struct arena room;
    struct writer answer;
    pthread_t thread; /* that asks it */
    bool has_thread;
    struct cluster_note beat, order;
    int64_t silent_us; /* if nothing is heard until then it is lost */
};

static void pause_briefly(void)
{
    struct timespec t = {.tv_nsec = PAUSE_NS};
    nanosleep(&t, NULL);
}

static bool post(const struct cluster *c, int to, struct cluster_note *note, enum note kind, const char *bytes,
                 size_t n)
{
    if (!cluster_is_posted(c, note))
        return false;
    note->bytes[0] = (char)kind;
    if (n)
        memcpy(note->bytes + 1, bytes, n);
    return cluster_post(c, to, note, n + 1);
}

/* Until the note is its receiver's affair, but not for ever. */
static bool see_off(const struct cluster *c, struct cluster_note *note)
{
    for (int64_t end = clock_us() + SILENCE_US; !cluster_is_posted(c, note);) {
        if (clock_us() > end)
            return false;
        pause_briefly();
    }
    return true;
}

/* ---- process 0 ---- */

bool dealer_open(struct dealer *d, const struct cluster *c, struct arena *arena)
{
    *d = (struct dealer){.cluster = c, .place = arena_take(arena, (size_t)c->of, sizeof *d->place)};
    for (int i = 1; d->place && i < c->of; i++) {
        arena_open(&d->place[i].room);
        d->place[i].silent_us = clock_us() + FIRST_US;
    }
    pthread_mutex_init(&d->lock, NULL);
    pthread_cond_init(&d->news, NULL);
    cluster_bear_losses(c);
    return d->place != NULL;
}

void dealer_close(struct dealer *d)
{
    for (int i = 1; d->place && i < d->cluster->of; i++) {
        struct dealer_place *p = &d->place[i];
        bool there = p->state != PLACE_LOST || p->late;
        if (there && post(d->cluster, i, &p->order, d->lost ? NOTE_ALONE : NOTE_OVER, NULL, 0))
            see_off(d->cluster, &p->order);
        arena_close(&p->room);
    }
    pthread_mutex_destroy(&d->lock);
    pthread_cond_destroy(&d->news);
}

static void lose(struct dealer *d, struct dealer_place *p)
{
    p->state = PLACE_LOST;
    d->lost = true;
    pthread_cond_broadcast(&d->news);
}

/* Under the lock: a note from a process. */
static void hear(struct dealer *d, struct dealer_place *p, const char *note, size_t n)
{
    bool answer = note[0] == NOTE_PART || note[0] == NOTE_LAST;
    p->late = p->state == PLACE_LOST;
    p->silent_us = clock_us() + SILENCE_US;
    if (!answer || p->state != PLACE_WORKING)
        return;
    writer_slice(&p->answer, (struct slice){note + 1, n - 1});
    if (note[0] == NOTE_LAST) {
        p->state = PLACE_ANSWERED;
        pthread_cond_broadcast(&d->news);
    }
}

/* Under the lock: jobs go out; who has not been heard of is lost. */
static void attend(struct dealer *d)
{
    int64_t now = clock_us();
    bool beat = now - d->beaten_us >= BEAT_US;
    for (int i = 1; i < d->cluster->of; i++) {
        struct dealer_place *p = &d->place[i];
        if (p->state == PLACE_LOST)
            continue;
        if (now > p->silent_us) {
            lose(d, p);
            continue;
        }
        if (beat) /* one that is still on its way is enough */
            post(d->cluster, i, &p->beat, NOTE_BEAT, NULL, 0);
        if (p->state == PLACE_ASKED) {
            arena_close(&p->room);
            arena_open(&p->room);
            p->answer = writer_growing(&p->room);
            p->state = PLACE_WORKING;
            if (!post(d->cluster, i, &p->order, NOTE_JOB, p->job, p->n_job))
                lose(d, p);
        }
    }
    d->beaten_us = beat ? now : d->beaten_us;
    if (!d->stopped && d->stop && d->stop(d->ctx)) {
        d->stopped = true;
        pthread_cond_broadcast(&d->news);
    }
}

struct dealer_thread {
    struct dealer *dealer;
    void *(*play)(void *run);
    void *run;
};

static void *play_in_thread(void *ctx)
{
    const struct dealer_thread *t = ctx;
    t->play(t->run);
    pthread_mutex_lock(&t->dealer->lock);
    t->dealer->at_work--;
    pthread_mutex_unlock(&t->dealer->lock);
    return NULL;
}

void dealer_run(struct dealer *d, void *(*play)(void *run), void *run)
{
    struct dealer_thread t = {d, play, run};
    bool at_work = true;
    for (int i = 1; i < d->cluster->of; i++) {
        struct dealer_place *p = &d->place[i];
        pthread_mutex_lock(&d->lock);
        p->has_thread = pthread_create(&p->thread, NULL, play_in_thread, &t) == 0;
        d->at_work += p->has_thread;
        pthread_mutex_unlock(&d->lock);
    }
    while (at_work) {
        char note[CLUSTER_NOTE];
        size_t n;
        int from;
        bool heard = cluster_poll(d->cluster, &from, note, &n);
        pthread_mutex_lock(&d->lock);
        if (heard && n)
            hear(d, &d->place[from], note, n);
        attend(d);
        at_work = d->at_work > 0;
        pthread_mutex_unlock(&d->lock);
        if (!heard)
            pause_briefly();
    }
    for (int i = 1; i < d->cluster->of; i++)
        if (d->place[i].has_thread)
            pthread_join(d->place[i].thread, NULL);
}

enum dealer_answer dealer_ask(struct dealer *d, int to, struct slice job, struct slice *answer)
{
    struct dealer_place *p = &d->place[to];
    pthread_mutex_lock(&d->lock);
    if (p->state != PLACE_LOST) {
        memcpy(p->job, job.text, job.len);
        p->n_job = job.len;
        p->state = PLACE_ASKED;
    }
    while (p->state != PLACE_ANSWERED && p->state != PLACE_LOST && !d->stopped)
        pthread_cond_wait(&d->news, &d->lock);
    enum dealer_answer how = p->state == PLACE_ANSWERED ? DEALER_ANSWERED
                             : p->state == PLACE_LOST   ? DEALER_LOST
                                                        : DEALER_STOPPED;
    *answer = (struct slice){p->answer.out, p->answer.n};
    if (how == DEALER_ANSWERED && p->answer.n > p->answer.cap) /* no memory for it */
        *answer = (struct slice){NULL, 0};
    pthread_mutex_unlock(&d->lock);
    return how;
}

/* ---- the others ---- */

struct labour { /* a job being worked at */
    struct dealer_worker *worker;
    char job[DEALER_JOB];
    size_t n_job;
    struct arena room;
    struct writer answer;
    atomic_bool done;
};

static void *labour_in_thread(void *ctx)
{
    struct labour *l = ctx;
    l->worker->work(l->worker->ctx, (struct slice){l->job, l->n_job}, &l->answer);
    l->done = true;
    return NULL;
}

/* False: process 0 does not take it. */
static bool send_answer(const struct cluster *c, struct cluster_note *note, const struct writer *answer)
{
    const char *at = answer->out;
    size_t left = answer->n <= answer->cap ? answer->n : 0;
    bool ok = true;
    for (; ok && left >= CLUSTER_NOTE; at += CLUSTER_NOTE - 1, left -= CLUSTER_NOTE - 1)
        ok = post(c, 0, note, NOTE_PART, at, CLUSTER_NOTE - 1) && see_off(c, note);
    return ok && post(c, 0, note, NOTE_LAST, at, left) && see_off(c, note);
}

/* A job is begun; without a thread for it the answer is nothing. */
static bool begin_labour(struct labour *l, struct dealer_worker *w, pthread_t *thread, const char *job, size_t n)
{
    l->worker = w;
    l->n_job = n < DEALER_JOB ? n : DEALER_JOB;
    memcpy(l->job, job, l->n_job);
    arena_open(&l->room);
    l->answer = writer_growing(&l->room);
    l->done = false;
    return pthread_create(thread, NULL, labour_in_thread, l) == 0;
}

bool dealer_serve(struct dealer_worker *w)
{
    struct labour l;
    struct cluster_note beat = {0}, answer = {0};
    pthread_t thread;
    bool working = false, alone = false, over = false;
    int64_t beaten = 0, heard = clock_us();
    cluster_bear_losses(w->cluster);
    while (!over) {
        char note[CLUSTER_NOTE];
        size_t n;
        int from;
        int64_t now = clock_us();
        bool news = cluster_poll(w->cluster, &from, note, &n) && n;
        if (news) {
            heard = now;
            over = note[0] == NOTE_OVER || note[0] == NOTE_ALONE;
            alone = note[0] == NOTE_ALONE;
            if (note[0] == NOTE_JOB && !working)
                working = begin_labour(&l, w, &thread, note + 1, n - 1);
        }
        if (working && l.done) {
            pthread_join(thread, NULL);
            if (!send_answer(w->cluster, &answer, &l.answer))
                over = alone = true;
            arena_close(&l.room);
            working = false;
        }
        if (now - heard > FIRST_US) /* process 0 is no more */
            over = alone = true;
        if (!over && now - beaten >= BEAT_US) {
            post(w->cluster, 0, &beat, NOTE_BEAT, NULL, 0);
            beaten = now;
        }
        if (!news)
            pause_briefly();
    }
    w->over = true;
    if (working) {
        pthread_join(thread, NULL);
        arena_close(&l.room);
    }
    return !alone;
}
