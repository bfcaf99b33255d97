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
#include "games/slitherlink/deduce/tint.h"

/* STARVED: there was not enough memory, now or in an earlier run: what was found may not be all. */
enum closure_end { CLOSURE_SOLVED, CLOSURE_STUCK, CLOSURE_BROKEN, CLOSURE_STARVED };

struct closure {
    struct deduce d;
    struct pairs pairs;
    struct tints tints;
    struct suppose suppose;
    struct arena *arena;
    bool starved;
    int32_t *told, n_told;   /* clues added since the others were loaded */
    int32_t *added, n_added; /* those of them added since patterns were looked for last */
    int32_t seen;            /* edges decided when patterns were looked for last */
    bool looked;             /* everywhere, on these clues, with patterns local */
};

bool closure_open(struct closure *c, int w, int h, struct arena *arena); /* false: no memory */

/* Where to come back to; taken when nothing is left to find. Everything that has been decided,
 * learnt or added since is taken back in reverse order, so this costs what has happened since. */
struct closure_state {
    int32_t n_trail, closing, n_log, pairs_followed, n_joins, tints_followed, n_told, seen;
    bool looked;
};

struct closure_state closure_keep(const struct closure *c);
void closure_restore(struct closure *c, const struct closure_state *s);

/* One more clue, where there was none; then closure_resume finds what follows. */
void closure_add(struct closure *c, int32_t cell, uint8_t clue);
enum closure_end closure_resume(struct closure *c, enum level level);

void closure_forget(struct closure *c); /* other clues were loaded into c->d */

/* Load c->d first; forgets. LEVEL_EXPERT means long contradictions too, but no search. */
enum closure_end closure_run(struct closure *c, enum level level);

#endif
