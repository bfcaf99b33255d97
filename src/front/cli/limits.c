/* limits.c - the budget of one run: --time, --steps and Ctrl-C, all seen through work.stop. */
#include <signal.h>
#include <time.h>

#include "duel/clock.h"
#include "front/cli/cli.h"

static volatile sig_atomic_t interrupted;

static int64_t end = INT64_MAX; /* on clock_us */

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

bool limits_interrupted(void)
{
    return interrupted;
}

bool limits_timed_out(void)
{
    return !interrupted && end != INT64_MAX && clock_us() >= end;
}

static bool stop_now(void *ctx)
{
    (void)ctx;
    return interrupted || (end != INT64_MAX && clock_us() >= end);
}

/* The first Ctrl-C asks computations to stop; a second one ends the program as usual. */
bool limits_begin(struct cli *c)
{
    int64_t steps;
    struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND};
    sigaction(SIGINT, &action, NULL);
    if (!cli_number(c, OPT_STEPS, 1, INT64_MAX, -1, &steps))
        return false;
    c->work = (struct work){.steps = steps < 0 ? UINT64_MAX : (uint64_t)steps, .stop = stop_now};
    if (c->value[OPT_TIME] && !c->command->own_time) {
        int64_t us;
        if (!cli_seconds(c, OPT_TIME, 0, &us))
            return false;
        end = clock_us() + us;
    }
    return true;
}

enum exit_code limits_code(void)
{
    return interrupted ? EXIT_INTERRUPTED : EXIT_LIMIT;
}

enum exit_code code_of(struct err e)
{
    return e.code == ERR_BUDGET ? limits_code() : EXIT_USAGE;
}

uint64_t cpu_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}
