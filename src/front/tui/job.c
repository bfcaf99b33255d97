/* job.c - long work in a thread of its own: the CPU's move, a solution, a hint, a new puzzle. It
 * only reads the session, so nobody changes the session while it runs: whoever wants to cancels
 * first and waits, which takes a moment at most. When it is done it wakes the loop. */
#include <stdlib.h>
#include <string.h>

#include "front/tui/tui.h"
#include "session/id.h"

static bool asked_to_stop(void *ctx)
{
    return atomic_load(&((struct job *)ctx)->stop);
}

static void write_load(const void *line, struct writer *out)
{
    writer_text(out, "load ");
    writer_slice(out, *(const struct slice *)line);
}

/* `load ID` becomes `load LINE`. */
static struct err make_board(struct job *j, const struct session *s)
{
    struct fresh fresh;
    struct slice line;
    bool numbered;
    struct slice id = session_talk_id(s, j->line, strlen(j->line));
    struct err e = id_read(s->games, id, &fresh, &numbered);
    if (!err_is(e))
        e = id_line(&fresh, &line, &j->work);
    if (!err_is(e) && !(j->text = text_with(write_load, &line)))
        e = err_memory();
    return e;
}

static void *run(void *ctx)
{
    struct job *j = ctx;
    const struct sitting *s = j->sitting;
    if (j->kind == JOB_CPU)
        j->err =
            session_think(&s->session, s->order.seed + s->session.steps.at, &j->advice, &j->work);
    else if (j->kind == JOB_ASK)
        j->err = session_ask(&s->session, j->question, &j->answered, &j->work);
    else if (j->kind == JOB_ID)
        j->err = make_board(j, &s->session);
    else
        j->err = play_make(s, &j->text, &j->work);
    atomic_store(&j->done, true);
    screen_wake();
    return NULL;
}

bool job_start(struct job *j, enum job_kind kind, const struct sitting *s, int64_t limit_us)
{
    j->sitting = s;
    j->began = clock_us();
    j->end = (struct deadline){limit_us < 0 ? INT64_MAX : j->began + limit_us, asked_to_stop, j};
    j->text = NULL;
    arena_open(&j->arena);
    j->work = (struct work){
        .arena = &j->arena, .steps = UINT64_MAX, .stop = deadline_passed, .ctx = &j->end};
    atomic_store(&j->stop, false);
    atomic_store(&j->done, false);
    j->kind = kind;
    if (pthread_create(&j->thread, NULL, run, j) != 0)
        j->kind = JOB_NONE;
    return j->kind != JOB_NONE;
}

void job_rest(struct job *j)
{
    if (j->kind == JOB_NONE)
        return;
    atomic_store(&j->stop, true);
    pthread_join(j->thread, NULL);
    arena_close(&j->arena);
    free(j->text);
    j->kind = JOB_NONE;
}

bool job_is_done(struct job *j)
{
    return j->kind != JOB_NONE && atomic_load(&j->done);
}
