/* protocol_client.c - see protocol_client.h. One loop over poll: write what is left of the command,
 * read the answer, keep the end of standard error, and look at the use of time and memory every few
 * milliseconds. Nothing here waits without a deadline, and nothing that is read is kept beyond a
 * fixed size. */
#include "agents/protocol_client.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "duel/clock.h"

/* processor time is measured in ticks */
enum { LOOK_US = 10000, TICK_US = 10000, FAREWELL_US = 1000000, FAREWELL_READS = 1000 };

void protocol_client_note(struct protocol_client *d, const char *what, struct slice shown)
{
    struct writer w = writer_to(d->note, sizeof d->note - 1);
    writer_text(&w, what);
    for (size_t i = 0; i < shown.len && i < 60 && shown.text[i] != '\n'; i++) {
        char c = shown.text[i];
        writer_char(&w, c >= ' ' && c <= '~' ? c : '.');
    }
    d->note[w.n < sizeof d->note ? w.n : sizeof d->note - 1] = '\0';
}

bool protocol_client_hear(struct protocol_client *d)
{
    char chunk[STDERR_MAX / 2];
    ssize_t n = d->process.err >= 0 ? read(d->process.err, chunk, sizeof chunk) : 0;
    if (n <= 0)
        return false;
    size_t got = (size_t)n, room = sizeof d->err - d->n_err;
    size_t first = sizeof d->first_err - d->n_first_err;
    first = got < first ? got : first;
    memcpy(d->first_err + d->n_first_err, chunk, first);
    d->n_first_err += first;
    if (got > room) {
        memmove(d->err, d->err + (got - room), d->n_err - (got - room));
        d->n_err -= got - room;
    }
    memcpy(d->err + d->n_err, chunk, got);
    d->n_err += got;
    return true;
}

/* The kernel has not let it have what it wanted. */
static enum reason short_of(struct protocol_client *d)
{
    bool memory = box_group_was_short(&d->process.group, BOX_MEMORY);
    snprintf(d->note, sizeof d->note, memory ? "used more than %.0f MB" : "started more than %.0f processes",
             d->limits->of[memory ? LIMIT_MEMORY : LIMIT_PROCESSES]);
    return REASON_MEMORY;
}

enum reason protocol_client_look(struct protocol_client *d)
{
    struct usage u = process_usage(&d->process);
    const double *of = d->limits->of;
    d->next_look = clock_us() + LOOK_US;
    d->cpu_us = u.cpu_us > d->cpu_us ? u.cpu_us : d->cpu_us;
    if ((double)u.bytes > of[LIMIT_MEMORY] * 1048576) {
        snprintf(d->note, sizeof d->note, "used more than %.0f MB", of[LIMIT_MEMORY]);
        return REASON_MEMORY;
    }
    if (u.processes > of[LIMIT_PROCESSES] || u.threads > THREADS_EACH * of[LIMIT_PROCESSES]) {
        snprintf(d->note, sizeof d->note, "started more than %.0f processes", of[LIMIT_PROCESSES]);
        return REASON_MEMORY;
    }
    if (d->cpu_limit != INT64_MAX && d->cpu_us - d->cpu_start > d->cpu_limit + TICK_US) {
        snprintf(d->note, sizeof d->note, "used more than %.2f s of processor time",
                 (double)d->cpu_limit / 1e6);
        return REASON_TIME;
    }
    return REASON_NONE;
}

/* The program closed its output or ended: how? */
static enum reason ended_how(struct protocol_client *d)
{
    int status, killer = 0;
    int64_t end = clock_us() + FAREWELL_US;
    struct pollfd wait = {d->process.status, POLLIN, 0};
    while (poll(&wait, 1, 10) == 0 && clock_us() < end)
        protocol_client_hear(d);
    if (!process_ended(&d->process, &status))
        snprintf(d->note, sizeof d->note, "closed its output");
    else if (WIFSIGNALED(status))
        snprintf(d->note, sizeof d->note, "was ended by signal %d", killer = WTERMSIG(status));
    else
        snprintf(d->note, sizeof d->note, "ended with code %d", WEXITSTATUS(status));
    for (int i = 0; i < FAREWELL_READS && protocol_client_hear(d); i++) {
    } /* what it left in the pipe; others of its family may go on writing for ever */
    if (process_was_short(&d->process))
        return short_of(d);
    return killer == SIGXCPU ? REASON_TIME : REASON_CRASH;
}

/* write() to a program that has gone away raises a signal meant for filters: not for us. */
static ssize_t write_quietly(int fd, const char *text, size_t n)
{
    sigset_t pipe_only, before;
    sigemptyset(&pipe_only);
    sigaddset(&pipe_only, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_only, &before);
    ssize_t sent = write(fd, text, n);
    if (sent < 0 && errno == EPIPE) {
        sigtimedwait(&pipe_only, NULL, &(struct timespec){0, 0});
        errno = EPIPE;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return sent;
}

/* Where an answer that is complete ends, or 0. Blank lines round it do not count. */
static size_t answer_end(const struct protocol_client *d, size_t *start)
{
    size_t i = 0;
    while (i < d->n_answer && (d->answer[i] == '\n' || d->answer[i] == '\r'))
        i++;
    *start = i;
    for (size_t line = i; i < d->n_answer; i++) {
        if (d->answer[i] != '\n')
            continue;
        if (i == line || (i == line + 1 && d->answer[line] == '\r')) {
            while (i < d->n_answer && (d->answer[i] == '\n' || d->answer[i] == '\r'))
                i++;
            return i;
        }
        line = i + 1;
    }
    return 0;
}

/* New output. REASON_PROTOCOL as soon as it cannot become an answer. */
static enum reason take_output(struct protocol_client *d, bool *ended)
{
    size_t room = sizeof d->answer - d->n_answer, start;
    ssize_t n = read(d->process.out, d->answer + d->n_answer, room);
    *ended = n == 0;
    d->n_answer += n > 0 ? (size_t)n : 0;
    answer_end(d, &start);
    if (start < d->n_answer && d->answer[start] != '=' && d->answer[start] != '?') {
        protocol_client_note(
            d, "expected = or ?, got: ", (struct slice){d->answer + start, d->n_answer - start});
        return REASON_PROTOCOL;
    }
    if (d->n_answer == sizeof d->answer && !answer_end(d, &start)) {
        protocol_client_note(d, "the answer does not end", (struct slice){0});
        return REASON_PROTOCOL;
    }
    return REASON_NONE;
}

/* One round of poll. */
static enum reason go_on(struct protocol_client *d, struct slice *rest, bool *ended)
{
    struct pollfd ends[] = {{d->process.out, POLLIN, 0},
                            {d->process.err, POLLIN, 0},
                            {rest->len ? d->process.in : -1, POLLOUT, 0}};
    poll(ends, 3, LOOK_US / 1000);
    if (ends[1].revents & POLLIN) {
        protocol_client_hear(d);
    } else if (ends[1].revents) { /* closed: poll would never wait again */
        close(d->process.err);
        d->process.err = -1;
    }
    if (ends[2].revents) {
        ssize_t n = write_quietly(d->process.in, rest->text, rest->len);
        if (n < 0 && errno == EPIPE)
            rest->len = 0; /* it may still answer without having read; the end will show */
        rest->text += n > 0 ? n : 0;
        rest->len -= n > 0 ? (size_t)n : 0;
    }
    return ends[0].revents ? take_output(d, ended) : REASON_NONE;
}

static enum reason read_answer(struct protocol_client *d, size_t start, size_t end, bool *good,
                               struct slice *text)
{
    struct reader in = reader_of(d->answer + start, end - start);
    *good = reader_take(&in) == '=';
    while (reader_peek(&in) >= '0' && reader_peek(&in) <= '9' && in.at < 10)
        reader_take(&in); /* an id, which we never give */
    while (reader_skip(&in, ' ') || reader_skip(&in, '\t'))
        ;
    *text = reader_rest(&in);
    while (text->len && (unsigned char)text->text[text->len - 1] <= ' ')
        text->len--;
    return REASON_NONE;
}

enum reason protocol_client_ask(struct protocol_client *d, struct slice command, bool *good,
                                struct slice *text, bool *stopped)
{
    struct slice rest = command;
    enum reason reason = REASON_NONE;
    size_t start, end = 0;
    bool ended = false;
    d->n_answer = 0;
    for (*stopped = false; !reason && !(end = answer_end(d, &start));) {
        if (ended)
            return ended_how(d);
        if (d->stop && d->stop(d->ctx)) {
            *stopped = true;
            return REASON_NONE;
        }
        if (clock_us() > d->deadline) {
            protocol_client_note(
                d, "gave no answer in time to: ", (struct slice){command.text, command.len - 1});
            return REASON_TIME;
        }
        reason = go_on(d, &rest, &ended);
        if (!reason && clock_us() > d->next_look)
            reason = protocol_client_look(d);
    }
    if (!reason && end < d->n_answer) {
        protocol_client_note(
            d, "said more than it was asked: ", (struct slice){d->answer + end, d->n_answer - end});
        reason = REASON_PROTOCOL;
    }
    return reason ? reason : read_answer(d, start, end, good, text);
}
