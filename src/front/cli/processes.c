/* processes.c - see processes.h. */
#include "front/cli/processes.h"

#include <stdio.h>

#include "match/plan.h"

bool processes_speak(const struct cluster *c)
{
    return c->me == 0 ||
           (freopen("/dev/null", "w", stdout) != NULL && freopen("/dev/null", "w", stderr) != NULL);
}

bool processes_deal(struct dealer *d, const struct cluster *c, struct work *work)
{
    if (c->of - 1 > JOBS_MAX)
        return cli_say(EXIT_USAGE, "%d processes are too many: at most %d work", c->of, JOBS_MAX) == EXIT_YES;
    if (!dealer_open(d, c, work->arena))
        return cli_say(EXIT_USAGE, "%s", err_memory().why) == EXIT_YES;
    d->stop = work->stop;
    d->ctx = work->ctx;
    return true;
}

void processes_end(struct dealer *d, enum exit_code code)
{
    dealer_close(d);
    if (d->lost)
        cluster_leave_alone(d->cluster, (int)code);
}

struct process_work {
    struct dealer_worker worker;
    struct work outer;
};

static bool is_over(void *ctx)
{
    const struct process_work *s = ctx;
    return s->worker.over || (s->outer.stop && s->outer.stop(s->outer.ctx));
}

enum exit_code processes_serve(const struct cluster *c, struct work *work,
                               void (*play)(void *ctx, struct slice job, struct writer *answer), void *ctx)
{
    struct process_work s = {.worker = {.cluster = c, .work = play, .ctx = ctx}, .outer = *work};
    if (!processes_speak(c))
        return EXIT_USAGE;
    work->stop = is_over;
    work->ctx = &s;
    bool all = dealer_serve(&s.worker);
    *work = s.outer;
    if (!all)
        cluster_leave_alone(c, EXIT_YES);
    return EXIT_YES;
}
