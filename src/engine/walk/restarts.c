/* restarts.c - many short searches beside a long one.
 *
 * A depth-first search that has gone astray in its first steps tries everything below them. On a large
 * board with many labels most orders are still open then and nearly any beginning can be led to the goal,
 * but the one that was tried first need not be among them. So after a while other searches are begun, each
 * with its branches in an order of chance that leans towards the goal, and given up soon: if one finds as
 * much as was asked for, that is the answer. What is proved by trying everything, no answer or one alone,
 * still comes from the long search, which goes on between them; they cost it a third of the steps at most,
 * and nothing before it has made the first PATIENCE.
 */
#include "engine/walk/search.h"

#include <string.h>

enum { PATIENCE = 1 << 18, SHORT = 1000 }; /* nodes; of the shortest search */

/* 1 1 2 1 1 2 4 1 1 2 ...: whatever the best length is, little is lost (Luby, Sinclair, Zuckerman 1993). */
static uint64_t luby(uint64_t i)
{
    uint64_t k = 1;
    while ((UINT64_C(1) << k) - 1 < i)
        k++;
    return (UINT64_C(1) << k) - 1 == i ? UINT64_C(1) << (k - 1) : luby(i - (UINT64_C(1) << (k - 1)) + 1);
}

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

/* Room of its own, so that what the long search has found is not lost. */
static bool examples_take(struct walk *q, const struct walk_map *map, struct arena *arena)
{
    bool there = true;
    for (int i = 0; i < 2; i++) {
        struct walk_example *e = &q->example[i], like = *e;
        e->path = like.path ? arena_take(arena, (size_t)map->places, sizeof *e->path) : NULL;
        e->order = like.order ? arena_take(arena, (size_t)map->labels, sizeof *e->order) : NULL;
        there = there && !e->path == !like.path && !e->order == !like.order;
    }
    return there;
}

static void examples_give(const struct walk *found, struct walk *q, int labels)
{
    for (int i = 0; i < 2; i++) {
        const struct walk_example *from = &found->example[i];
        struct walk_example *to = &q->example[i];
        to->n_path = from->n_path;
        if (to->path)
            memcpy(to->path, from->path, (size_t)from->n_path * sizeof *to->path);
        if (to->order)
            memcpy(to->order, from->order, (size_t)labels);
    }
    q->n_orders = found->n_orders;
    q->n_paths = found->n_paths;
}

void walk_search_restarting(struct walk_search *s)
{
    struct walk *q = s->q, found = *q;
    struct rng rng;
    struct walk_search other = {.map = s->map, .q = &found, .w = s->w, .labels = s->labels,
                                .end = ERR_NONE, .rng = &rng};
    uint64_t slice = PATIENCE, count = 0;
    if (walk_search_run(s, slice))
        return;
    rng_seed(&rng, 1, 0);
    if (!examples_take(&found, s->map, s->w->arena) || walk_search_begin(&other) != ERR_NONE)
        other.end = ERR_MEMORY; /* then without */
    bool is_found = false, ended = false;
    while (!ended && !is_found) {
        is_found = restart(&other, &count, found.nodes + slice / 2);
        slice *= 2;
        ended = !is_found && walk_search_run(s, q->nodes + slice);
    }
    walk_search_end(&other);
    if (is_found)
        examples_give(&found, q, s->labels);
    q->nodes += found.nodes;
}
