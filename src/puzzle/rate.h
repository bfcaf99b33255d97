/* rate.h - how hard a puzzle is, derived only from the chain of hints that solves it.
 *
 * What counts: the cost of the hardest step; the work, which is what all steps that are not easy cost
 * beyond an easy one; and how many steps hand something on from place to place, and how many suppose
 * something or take a view of the whole board, by the grades of their techniques. All but the first
 * are per 100 cells, so that the burden, a sum of logarithms, does not grow with the board. Weights
 * and a monotone scale of each game, fitted to puzzles that others have graded (docs/RATING.md), turn
 * it into a rating from 1.0 to 9.9. Levels are ranges of the rating. A puzzle is rated in one of its
 * turned and mirrored forms, the same for all of them.
 */
#ifndef PUZZLE_RATE_H
#define PUZZLE_RATE_H

#include "core/game.h"

enum { TECHNIQUES_MAX = 32, RATING_MAX = 99, HARD_COST = 5 };

struct rating {
    bool solved; /* the chain reaches the solution */
    int tenths;  /* 10 to 99: the rating times ten */
    int work;    /* what hard steps ask to hold in mind, all together, times ten, per 100 cells */
    enum level level;
    uint32_t hardest;              /* cost of the hardest step: see rate.c */
    uint32_t hard_steps;           /* steps of a cost of HARD_COST or more */
    uint32_t searched;             /* steps that nothing but a search could give */
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
/* of the very hints that a player of this board gets, who may have turned it otherwise */
struct err puzzle_rate_as_given(const struct board *b, const struct board *solution,
                                struct rating *out, struct work *w);

enum level rating_level(int tenths);
bool rate_level_named(struct slice name, enum level *out); /* false: there is no such level */

/* Room for a hint of this board, in the arena: for every move it may have, and for the reasons of
 * all but the longest. False: no memory. */
bool rate_hint_room(const struct board *b, struct hint *h, struct arena *arena);

/* The game's next hint. Where steps ran out before one was found nothing is known: ERR_BUDGET, and
 * not HINT_NO_STEP, which says that there is none. */
struct err rate_find_hint(const struct board *b, struct hint *h, struct work *w);

void rating_write(const struct rating *r, struct writer *out); /* "4.7" */

/* "rating" and "level"; NULL: null. */
void rating_json(struct jsonw *j, const struct rating *r);

#endif
