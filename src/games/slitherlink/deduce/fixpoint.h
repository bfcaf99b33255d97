/* fixpoint.h - everything that techniques up to a level can find, as fast as possible.
 *
 * Every technique stays applicable, or done, when more is decided. So the order does not matter:
 * the hints of a level solve a puzzle if and only if the fixpoint does, and a puzzle that a
 * fixpoint solves has no other solution.
 */
#ifndef SLITHERLINK_FIXPOINT_H
#define SLITHERLINK_FIXPOINT_H

#include "games/slitherlink/deduce/colour_incremental.h"
#include "games/slitherlink/deduce/deduce.h"
#include "games/slitherlink/deduce/pairs.h"
#include "games/slitherlink/deduce/suppose.h"

/* STARVED: there was not enough memory, now or in an earlier run: what was found may not be all. */
enum fixpoint_end { FIXPOINT_SOLVED, FIXPOINT_STUCK, FIXPOINT_BROKEN, FIXPOINT_STARVED };

struct fixpoint {
    struct slitherlink_deduce d;
    struct pairs pairs;
    struct colour_groups groups;
    struct slitherlink_suppose suppose;
    struct arena *arena;
    bool starved;
    int32_t *told, n_told;   /* clues added since the others were loaded */
    int32_t *added, n_added; /* those of them added since patterns were looked for last */
    int32_t seen;            /* edges decided when patterns were looked for last */
    bool looked;             /* everywhere, on these clues, with patterns local */
};

/* false: no memory */
bool slitherlink_fixpoint_open(struct fixpoint *c, int w, int h, struct arena *arena);

/* Where to come back to; taken when nothing is left to find. Everything that has been decided,
 * learnt or added since is taken back in reverse order, so this costs what has happened since. */
struct fixpoint_state {
    int32_t n_trail, closing, n_log, pairs_followed, n_joins, colour_groups_followed, n_told, seen;
    bool looked;
};

struct fixpoint_state slitherlink_fixpoint_keep(const struct fixpoint *c);
void slitherlink_fixpoint_restore(struct fixpoint *c, const struct fixpoint_state *s);

/* One more clue, where there was none; then slitherlink_fixpoint_resume finds what follows. */
void slitherlink_fixpoint_add(struct fixpoint *c, int32_t cell, uint8_t clue);
enum fixpoint_end slitherlink_fixpoint_resume(struct fixpoint *c, enum level level);

void slitherlink_fixpoint_forget(struct fixpoint *c); /* other clues were loaded into c->d */

/* Load c->d first; forgets. LEVEL_EXPERT means long contradictions too, but no search. */
enum fixpoint_end slitherlink_fixpoint_run(struct fixpoint *c, enum level level);

#endif
