/* restarts.c - other roads beside the long search.
 *
 * A depth-first search that has gone astray in its first steps tries everything below them. On a large
 * board with many labels most orders are still open then and nearly any beginning can be led to the goal,
 * but the one that was tried first need not be among them. So after a while other searches are begun, each
 * with its branches in an order of chance that leans towards the goal, and given up soon: if one finds as
 * much as was asked for, that is the answer.
 *
 * That nothing leads to the goal, or one way alone, they can never prove, and the long search only by
 * trying everything. So the same question is asked as clauses too (clauses.h), from whose conflicts
 * something is learnt. The three take turns; whichever knows the answer first gives it, and nothing
 * besides the long search has made the first PATIENCE steps.
 */
#include "engine/walk/learn.h"
#include "engine/walk/luby.h"
#include "engine/walk/search.h"

enum { PATIENCE = 1 << 15, SHORT = 1000 }; /* nodes; of the shortest search */
enum { NODES_EACH = 8 };                   /* nodes of a search in the time of a propagation */

/* Searches until so many nodes have been made. True: one has found enough. */
static bool restart(struct walk_search *s, uint64_t *count, uint64_t nodes)
{
    while (s->q->nodes < nodes && s->end == ERR_NONE) {
        walk_search_rewind(s);
        walk_search_run(s, s->q->nodes + SHORT * luby(++*count));
        if (s->end == ERR_NONE && walk_search_is_enough(s->q))
            return true;
    }
    return false;
}

void walk_search_restarting(struct walk_search *s)
{
    struct walk *q = s->q, found = *q;
    struct walk_learner learner;
    struct rng rng;
    struct walk_search other = {.map = s->map, .q = &found, .w = s->w, .labels = s->labels,
                                .end = ERR_NONE, .rng = &rng};
    uint64_t slice = PATIENCE, count = 0, learnt = 0;
    if (walk_search_run(s, slice))
        return;
    rng_seed(&rng, 1, 0);
    if (!walk_examples_take(&found, s->map, s->w->arena) || walk_search_begin(&other) != ERR_NONE)
        other.end = ERR_MEMORY; /* then without */
    bool learns = walk_learner_open(&learner, s->map, q, s->w);
    const struct walk *answer = NULL;
    for (bool ended = false; !ended && !answer; slice *= 2) {
        if (restart(&other, &count, found.nodes + slice / 2))
            answer = &found;
        if (!answer && learns) {
            learnt += slice / NODES_EACH;
            enum walk_verdict v = walk_learner_run(&learner, learnt);
            answer = v == WALK_YES ? &learner.found : NULL;
            learns = v != WALK_NO;
        }
        ended = !answer && walk_search_run(s, q->nodes + slice);
    }
    walk_search_end(&other);
    q->nodes += found.nodes;
    if (answer)
        walk_answer_copy(q, answer, s->labels);
}
