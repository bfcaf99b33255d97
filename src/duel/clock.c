/* clock.c - see clock.h. */
#include "duel/clock.h"

#include <time.h>

enum { SHARE = 20, MARGIN_US = 5000, LEAST_US = 1000 }; /* a game has about this many moves to go */

int64_t clock_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t clock_cpu_us(void)
{
    struct timespec used = {0};
    return clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) == 0
               ? (int64_t)used.tv_sec * 1000000 + used.tv_nsec / 1000
               : 0;
}

void clock_limit(struct work *w, int64_t us)
{
    if (!w->clock) {
        w->clock = clock_us;
        w->end = INT64_MAX;
    }
    if (us < work_time_left(w))
        w->end = w->clock() + us;
}

int64_t time_control_for_move(const struct time_control *t, int64_t left_us)
{
    int64_t think = t->move_us ? t->move_us : INT64_MAX;
    if (t->game_us) {
        int64_t share = left_us / SHARE + t->increment_us * 3 / 4, most = left_us - MARGIN_US;
        share = share < most ? share : most;
        share = share > LEAST_US ? share : LEAST_US;
        think = think < share ? think : share;
    }
    return think;
}
