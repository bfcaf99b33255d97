/* closure.h - everything that techniques up to a level can find, as fast as possible.
 *
 * Every technique stays applicable, or done, when more is decided. So the order does not matter:
 * the hints of a level solve a puzzle if and only if the closure does, and a puzzle that a closure
 * solves has no other solution.
 */
#ifndef SLITHERLINK_CLOSURE_H
#define SLITHERLINK_CLOSURE_H

#include "games/slitherlink/deduce/deduce.h"
#include "games/slitherlink/deduce/pairs.h"
#include "games/slitherlink/deduce/suppose.h"

enum closure_end { CLOSURE_SOLVED, CLOSURE_STUCK, CLOSURE_BROKEN };

struct closure {
    struct deduce d;
    struct pairs pairs;
    struct suppose suppose;
    struct arena *arena;
};

bool closure_open(struct closure *c, int w, int h, struct arena *arena); /* false: no memory */

/* Load c->d first. LEVEL_EXPERT means long contradictions too, but no search. */
enum closure_end closure_run(struct closure *c, enum level level);

#endif
