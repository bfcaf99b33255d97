/* job.c - long work in a thread of its own: the CPU's move, a solution, a hint, a new puzzle. It
 * only reads the session, so nobody changes the session while it runs: whoever wants to cancels
 * first and waits, which takes a moment at most. When it is done it wakes the loop. */
#include <stdlib.h>
#include <string.h>

#include "front/tui/tui.h"

static bool asked_to_stop(void *ctx)
{
    return atomic_load(&((struct job *)ctx)->stop);
}

static void *run(void *ctx)
{
    struct job *j = ctx;
    j->err = session_find_answer(j->session, j->question, j->line, strlen(j->line), &j->answered,
                                 &j->work);
    atomic_store(&j->done, true);
    screen_wake();
    return NULL;
}

bool job_start(struct job *j, const struct session *s, enum question q, const char *line,
               int64_t limit_us)
{
    j->session = s;
    j->question = q;
    snprintf(j->line, sizeof j->line, "%s", line);
    j->began = clock_us();
    arena_open(&j->arena);
    j->work = (struct work){
        .arena = &j->arena, .steps = UINT64_MAX, .stop = asked_to_stop, .ctx = j};
    clock_limit(&j->work, limit_us < 0 ? INT64_MAX : limit_us);
    atomic_store(&j->stop, false);
    atomic_store(&j->done, false);
    if (pthread_create(&j->thread, NULL, run, j) != 0) {
        arena_close(&j->arena);
        j->question = QUESTION_NONE;
    }
    return j->question != QUESTION_NONE;
}

void job_rest(struct job *j)
{
    if (j->question == QUESTION_NONE)
        return;
    atomic_store(&j->stop, true);
    pthread_join(j->thread, NULL);
    background_forget(&j->answered);
    arena_close(&j->arena);
    j->question = QUESTION_NONE;
}

bool job_is_done(struct job *j)
{
    return j->question != QUESTION_NONE && atomic_load(&j->done);
}
