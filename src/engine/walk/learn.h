/* learn.h - the answers of a walk.h question, found one path at a time in its clauses. */
#ifndef ENGINE_WALK_LEARN_H
#define ENGINE_WALK_LEARN_H

#include "engine/walk/clauses.h"

struct walk_learner {
    struct walk_clauses *clauses;
    struct walk found; /* the question, and what is known of its answer; with arrays of its own */
    struct walk one;   /* the same of one path */
    struct work *work;
};

/* Arrays for the examples that q wants, and copying them; false: no memory. */
bool walk_examples_take(struct walk *q, const struct walk_map *map, struct arena *arena);
void walk_example_copy(struct walk_example *to, const struct walk_example *from, int labels);
/* Counts and examples. */
void walk_answer_copy(struct walk *to, const struct walk *from, int labels);

/* False: no memory. */
bool walk_learner_open(struct walk_learner *l, const struct walk_map *map, const struct walk *q,
                       struct work *w);

/* Until so many propagations have been made in all. YES: enough is known, or all: l->found says it.
 * UNKNOWN: not yet; NO: never, as memory ran out. */
enum walk_verdict walk_learner_run(struct walk_learner *l, uint64_t propagations);

#endif
