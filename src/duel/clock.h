/* clock.h - time, which engines do not know: a deadline is something work.stop can ask. */
#ifndef DUEL_CLOCK_H
#define DUEL_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

int64_t clock_us(void); /* microseconds that only ever go forward */

/* Passed at `end`, or when somebody else asks to stop. */
struct deadline {
    int64_t end; /* on clock_us, or INT64_MAX */
    bool (*also)(void *ctx);
    void *ctx;
    int64_t (*now)(void); /* another clock that `end` is on; NULL: clock_us */
};
int64_t deadline_now(const struct deadline *d);
int64_t deadline_left(const struct deadline *d); /* microseconds, or INT64_MAX */
/* The same with so many tenths of the time that is left. */
struct deadline deadline_part(const struct deadline *d, int tenths);
bool deadline_passed(void *deadline); /* for work.stop */

/* Time of one side. A move costs what it took and earns the increment. */
struct time_control {
    int64_t move_us;      /* for each move; 0: no such limit */
    int64_t game_us;      /* for all moves together; 0: no such limit */
    int64_t increment_us; /* added after each move */
};

/* How long to think about a move with this much left on the clock: less than that, as long as a
 * millisecond is left. */
int64_t time_for_move(const struct time_control *t, int64_t left_us);

#endif
