/* clock.h - the clock, which engines do not know: they ask their work whether it is over. */
#ifndef DUEL_CLOCK_H
#define DUEL_CLOCK_H

#include "core/work.h"

int64_t clock_us(void); /* microseconds that only ever go forward */
int64_t clock_cpu_us(void); /* processor time of this thread; stands still where nobody counts it */

/* The work is over in so many microseconds, if not before; INT64_MAX: it only gets a clock. */
void clock_limit(struct work *w, int64_t us);

/* Time of one side. A move costs what it took and earns the increment. */
struct time_control {
    int64_t move_us;      /* for each move; 0: no such limit */
    int64_t game_us;      /* for all moves together; 0: no such limit */
    int64_t increment_us; /* added after each move */
};

/* How long to think about a move with this much left on the clock: less than that, as long as a
 * millisecond is left. */
int64_t time_control_for_move(const struct time_control *t, int64_t left_us);

#endif
