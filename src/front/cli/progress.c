/* progress.c - see progress.h. A thread of its own draws it, for whoever works has no time to; how much of one
 * thing is done nobody knows, so then a mark wanders to and fro. */
#include "front/cli/progress.h"

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH = 24, MARK = 4, TICKS = 5, QUIET = 5 }; /* of the bar; ticks a second; before it is shown */

static struct {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t over;
    bool running, ending, shown;
    int64_t count, done;
    long ticks;
} bar = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void erase(void)
{
    if (bar.shown)
        fputs("\r\033[K", stderr);
    fflush(stderr);
    bar.shown = false;
}

static void draw(void)
{
    char text[WIDTH + 1];
    long seconds = bar.ticks / TICKS, round = 2 * (WIDTH - MARK), at = bar.ticks % round;
    memset(text, '-', WIDTH);
    text[WIDTH] = 0;
    if (bar.count > 1)
        memset(text, '#', (size_t)(WIDTH * bar.done / bar.count));
    else
        memset(&text[at < WIDTH - MARK ? at : round - at], '#', MARK);
    erase();
    fprintf(stderr, "[%s] %ld:%02ld", text, seconds / 60, seconds % 60);
    if (bar.count > 1)
        fprintf(stderr, "  %lld of %lld", (long long)bar.done, (long long)bar.count);
    else if (bar.count == 0)
        fprintf(stderr, "  %lld", (long long)bar.done);
    fflush(stderr);
    bar.shown = true;
}

static void *run(void *unused)
{
    (void)unused;
    struct timespec next;
    clock_gettime(CLOCK_MONOTONIC, &next);
    pthread_mutex_lock(&bar.lock);
    while (!bar.ending) {
        next.tv_nsec += 1000000000 / TICKS;
        next.tv_sec += next.tv_nsec / 1000000000;
        next.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&bar.over, &bar.lock, &next);
        if (!bar.ending && ++bar.ticks >= QUIET)
            draw();
    }
    erase();
    pthread_mutex_unlock(&bar.lock);
    return NULL;
}

void progress_begin(int64_t count)
{
    const char *term = getenv("TERM");
    if (bar.running || !isatty(STDERR_FILENO) || !term || strcmp(term, "dumb") == 0)
        return;
    pthread_condattr_t steady;
    pthread_condattr_init(&steady);
    pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    pthread_cond_init(&bar.over, &steady);
    pthread_condattr_destroy(&steady);
    bar.ending = bar.shown = false;
    bar.count = count;
    bar.done = bar.ticks = 0;
    sigset_t all, kept;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &kept); /* Ctrl-C is for the others */
    bar.running = pthread_create(&bar.thread, NULL, run, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &kept, NULL);
}

void progress_tell(int64_t done)
{
    pthread_mutex_lock(&bar.lock);
    bar.done = done;
    pthread_mutex_unlock(&bar.lock);
}

void progress_hide(void)
{
    pthread_mutex_lock(&bar.lock);
    if (bar.running)
        erase();
    pthread_mutex_unlock(&bar.lock);
}

void progress_end(void)
{
    if (!bar.running)
        return;
    pthread_mutex_lock(&bar.lock);
    bar.ending = true;
    pthread_cond_signal(&bar.over);
    pthread_mutex_unlock(&bar.lock);
    pthread_join(bar.thread, NULL);
    pthread_cond_destroy(&bar.over);
    bar.running = false;
}
