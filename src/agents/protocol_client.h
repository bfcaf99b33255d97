/* protocol_client.h - talking to a program at the board: a command, an answer, and a watch on what
 * it uses meanwhile. docs/PROTOCOL.md has the language:
 *
 *     genmove H a2r a3r          a command is a line
 *     = a3r                      an answer begins with = (good) or ? (refused) and ends with
 *                                a blank line
 */
#ifndef AGENTS_PROTOCOL_CLIENT_H
#define AGENTS_PROTOCOL_CLIENT_H

#include "agents/process.h"
#include "duel/record.h"

enum { ANSWER_MAX = 4096, STDERR_MAX = 8192, STDERR_FIRST = 256, NOTE_MAX = 160 };

struct protocol_client {
    struct process process;
    const struct limits *limits;
    bool (*stop)(void *ctx); /* somebody wants us to end; may be NULL */
    void *ctx;
    int64_t deadline;  /* on clock_us: the answer must be there */
    int64_t cpu_start; /* processor time used when the turn began */
    int64_t cpu_limit; /* ... and how much more may be used; INT64_MAX: not watched */
    int64_t cpu_us;    /* used up to now */
    int64_t next_look; /* at what it uses, on clock_us */
    char answer[ANSWER_MAX];
    size_t n_answer;
    char err[STDERR_MAX]; /* the last that it wrote to standard error, oldest byte first */
    size_t n_err;
    char first_err[STDERR_FIRST]; /* the first that it wrote there */
    size_t n_first_err;
    char note[NOTE_MAX]; /* what went wrong, in words */
};

/* Sends a line and waits. REASON_NONE: *good and *text are the answer, until the next command.
 * Else why the program has lost; the note tells. *stopped: stop asked us to give up. */
enum reason protocol_client_ask(struct protocol_client *d, struct slice command, bool *good,
                                struct slice *text, bool *stopped);

/* Measures now. REASON_NONE, or a limit that was passed. */
enum reason protocol_client_look(struct protocol_client *d);
/* reads of its standard error; false: nothing waits */
bool protocol_client_hear(struct protocol_client *d);
/* A note of `what` and some bytes that may be anything, made printable. */
void protocol_client_note(struct protocol_client *d, const char *what, struct slice shown);

#endif
