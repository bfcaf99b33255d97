/* clue_problem.h - questions about a board with clues: how many solutions, which clues clash, what
 * all solutions share, which clues can go.
 *
 * A clue says that a count has exactly that total. The caller lists clues and decided literals in
 * memory of its own; everything taken from the arena is given back, except by
 * cdcl_problem_dig_open.
 */
#ifndef ENGINE_CDCL_CLUE_PROBLEM_H
#define ENGINE_CDCL_CLUE_PROBLEM_H

#include "core/game.h"
#include "engine/cdcl/cdcl.h"

struct clue_problem_clue {
    uint32_t count;
    uint8_t total;
};

struct clue_problem {
    struct cdcl_frame frame;
    struct clue_problem_clue *clue;
    size_t n_clues;
    uint32_t *fixed; /* literals that hold */
    size_t n_fixed;
};

struct clue_problem_found {
    enum answer answer;
    uint64_t count; /* solutions, at most the limit */
    bool complete;  /* exact, or the limit */
    struct cdcl_stats stats;
    uint8_t *first, *second; /* values by variable, the caller's; or NULL */
};

/* A solver of it, with all clues as they are. NULL: no memory. */
struct cdcl *cdcl_problem_open(const struct clue_problem *b, struct work *w);

/* Count up to `limit`, at least 2. */
struct err cdcl_problem_count(const struct clue_problem *b, uint64_t limit,
                              struct clue_problem_found *out, struct work *w);

/* The same by several threads, where there are any and they have something to find out together: a limit
 * of 2 at most. The others begin once the first has worked for a while. Which solutions are kept, if
 * there are two, is then a matter of chance. */
struct err cdcl_problem_count_threads(const struct clue_problem *b, int threads, uint64_t limit,
                                      struct clue_problem_found *out, struct work *w);

/* Which clues cannot all hold: their places in b->clue, ascending, room for all. *n is 0 if there
 * are solutions, or if there are none whatever the clues. *minimal: none of them can be left out
 * (false when the steps ran out before that was proved). */
struct err cdcl_problem_unsat_core(const struct clue_problem *b, uint32_t *blamed, size_t *n,
                                   bool *minimal, struct work *w);

/* Values by variable that all solutions share; 2 where they differ, and everywhere if there is no
 * solution. *complete: proved; else only "no difference found before the steps ran out". */
struct err cdcl_problem_backbone(const struct clue_problem *b, uint8_t *value, bool *complete,
                                 struct work *w);

/* Removing clues. The board has one solution with all its clues; `try` asks if it still has only
 * one without clue i: any other solution has another total there. ANSWER_ONE: the clue may go,
 * ANSWER_MANY: it is needed, and stays needed however many others go. What is learnt stays. */
struct clue_problem_dig;
/* NULL: no memory */
struct clue_problem_dig *cdcl_problem_dig_open(const struct clue_problem *b, struct work *w);
enum answer cdcl_problem_dig_try(struct clue_problem_dig *d, size_t i);
void cdcl_problem_dig_drop(struct clue_problem_dig *d, size_t i);

#endif
