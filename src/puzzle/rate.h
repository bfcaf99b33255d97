/* rate.h - how hard a puzzle is, derived only from the chain of hints that solves it.
 *
 * The rating cannot disagree with the explanations: it is the grade of the hardest technique that
 * the cheapest chain needs, raised a little by how often that technique is needed and how much
 * each such step asks to keep in mind. Levels are ranges of the rating.
 */
#ifndef PUZZLE_RATE_H
#define PUZZLE_RATE_H

#include "core/game.h"

enum { TECHNIQUES_MAX = 32, RATING_MAX = 100 };

struct rating {
    bool solved; /* the chain reaches the solution */
    int tenths;  /* 10 to 100: the rating times ten */
    enum level level;
    uint32_t steps;                /* hints in the chain */
    uint32_t used[TECHNIQUES_MAX]; /* how often each technique */
};

/* Rates b without its progress; `watch` may be NULL. ERR_MEMORY is the only error; steps running
 * out leave `solved` false. */
struct err puzzle_rate(const struct board *b, struct rating *out, hint_watch *watch, void *ctx,
                       struct work *w);

/* The same where the only solution is known. */
struct err puzzle_rate_known(const struct board *b, const struct board *solution,
                             struct rating *out, struct work *w);

enum level rating_level(int tenths);
bool level_named(struct slice name, enum level *out); /* false: there is no such level */

/* Room for a hint of this board, in the arena: for every move it may have, and for the reasons of
 * all but the longest. False: no memory. */
bool hint_room(const struct board *b, struct hint *h, struct arena *arena);

/* The game's next hint. Where steps ran out before one was found nothing is known: ERR_BUDGET, and
 * not HINT_NO_STEP, which says that there is none. */
struct err hint_find(const struct board *b, struct hint *h, struct work *w);

#endif
