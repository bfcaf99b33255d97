/* limits.c - the budget of one run, or of each position in turn: --time, --steps and Ctrl-C, all
 * seen through work.stop. */
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "duel/clock.h"
#include "front/cli/cli.h"

static atomic_bool interrupted; /* by a signal, which any thread may get */

static int64_t time_us;              /* --time, or 0 */
static uint64_t steps = UINT64_MAX;  /* --steps */
static int64_t end = INT64_MAX;      /* on clock_us */
static atomic_bool late;             /* somebody was told to stop because of the time */

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = true;
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
    if (end != INT64_MAX && !late && clock_us() >= end)
        late = true;
    return interrupted || late;
}

void limits_renew(struct cli *c, size_t times)
{
    int64_t allowed = times <= (size_t)(INT64_MAX / 2 / (time_us + 1)) ? time_us * (int64_t)times
                                                                      : INT64_MAX / 2;
    c->work.steps = steps;
    end = time_us ? clock_us() + allowed : INT64_MAX;
    late = false;
}

struct work limits_share(const struct cli *c, int percent)
{
    struct work part = c->work;
    if (end == INT64_MAX)
        return part;
    part.clock = clock_us;
    part.end = end;
    work_shorten(&part, percent);
    return part;
}

/* The first Ctrl-C asks computations to stop; a second one ends the program as usual. */
bool limits_begin(struct cli *c)
{
    int64_t n;
    struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND};
    sigaction(SIGINT, &action, NULL);
    if (!cli_number(c, OPT_STEPS, 1, INT64_MAX, -1, &n))
        return false;
    steps = n < 0 ? UINT64_MAX : (uint64_t)n;
    c->work = (struct work){.stop = stop_now};
    if (!c->command->own_time && !cli_seconds(c, OPT_TIME, 0, &time_us))
        return false;
    limits_renew(c, 1);
    return true;
}

static const char *cut_why;

static void on_alarm(int signal_number)
{
    static const char name[] = "quincunx: ", end_of_line[] = "\n";
    (void)signal_number;
    if (write(STDERR_FILENO, name, sizeof name - 1) < 0 ||
        write(STDERR_FILENO, cut_why, strlen(cut_why)) < 0 ||
        write(STDERR_FILENO, end_of_line, 1) < 0)
        _exit(EXIT_LIMIT);
    _exit(EXIT_LIMIT);
}

void limits_cut(const char *why)
{
    struct sigaction action = {.sa_handler = why ? on_alarm : SIG_IGN};
    struct itimerval timer = {0};
    if (end == INT64_MAX)
        return;
    int64_t left = end - clock_us();
    left = left > 0 ? left : 1;
    cut_why = why ? why : cut_why;
    if (why)
        timer.it_value = (struct timeval){left / 1000000, left % 1000000};
    fflush(stdout);
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &timer, NULL);
}

enum exit_code limits_code(void)
{
    return interrupted ? EXIT_INTERRUPTED : EXIT_LIMIT;
}

enum exit_code limits_code_of(struct err e)
{
    return e.code == ERR_BUDGET ? limits_code() : EXIT_USAGE;
}

void limits_blame_time(void)
{
    late = !interrupted;
}

const char *limits_blame(const char *why, char room[LIMITS_SENTENCE])
{
    return answered_blame(why, late, room);
}

uint64_t limits_cpu_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}
