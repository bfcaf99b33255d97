/* learn.c - see learn.h.
 *
 * The solver's values have one path from start to goal. How many orders walk it and stop there is
 * what the search of search.c tells when it is given all of the path; then that path is excluded.
 * If there is no such order the values are wrong about time, and get a cut.
 */
#include "engine/walk/learn.h"

#include <string.h>

#include "engine/walk/search.h"

bool walk_examples_take(struct walk *q, const struct walk_map *map, struct arena *arena)
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

void walk_example_copy(struct walk_example *to, const struct walk_example *from, int labels)
{
    to->n_path = from->n_path;
    if (to->path)
        memcpy(to->path, from->path, (size_t)from->n_path * sizeof *to->path);
    if (to->order)
        memcpy(to->order, from->order, (size_t)labels);
}

void walk_answer_copy(struct walk *to, const struct walk *from, int labels)
{
    for (int i = 0; i < 2; i++)
        walk_example_copy(&to->example[i], &from->example[i], labels);
    to->n_orders = from->n_orders;
    to->n_paths = from->n_paths;
}

bool walk_learner_open(struct walk_learner *l, const struct walk_map *map, const struct walk *q,
                       struct work *w)
{
    *l = (struct walk_learner){.found = *q, .one = *q, .work = w};
    l->found.n_orders = l->found.n_paths = l->found.nodes = 0;
    l->one.restarts = false;
    if (!walk_examples_take(&l->found, map, w->arena) ||
        !walk_examples_take(&l->one, map, w->arena))
        return false;
    l->clauses = walk_clauses_open(map, q, w);
    return l->clauses != NULL;
}

static void one_path_add(struct walk_learner *l)
{
    struct walk *all = &l->found, *one = &l->one;
    uint64_t room = all->limit - all->n_orders;
    int labels = l->clauses->map->labels;
    if (all->n_orders == 0) {
        walk_example_copy(&all->example[0], &one->example[0], labels);
        if (one->n_orders > 1)
            walk_example_copy(&all->example[1], &one->example[1], labels);
    } else if (all->n_orders == 1 || all->n_paths == 1) {
        walk_example_copy(&all->example[1], &one->example[0], labels);
    }
    all->n_orders += one->n_orders < room ? one->n_orders : room;
    all->n_paths += all->n_paths < all->limit;
}

/* What the solver found is a path, or needs a cut. False: memory or steps ran out. */
static bool values_use(struct walk_learner *l)
{
    struct walk *all = &l->found, *one = &l->one;
    one->prefix = l->clauses->path;
    one->n_prefix = walk_clauses_path(l->clauses);
    one->limit = all->n_orders < all->limit ? all->limit - all->n_orders : 1;
    if (walk_search(l->clauses->map, one, l->work) != ERR_NONE)
        return false;
    if (one->n_orders) {
        one_path_add(l);
        walk_clauses_exclude(l->clauses, one->n_prefix);
    } else {
        walk_clauses_cut(l->clauses);
    }
    return true;
}

enum walk_verdict walk_learner_run(struct walk_learner *l, uint64_t propagations)
{
    struct walk_solver *s = l->clauses->solver;
    for (;;) {
        enum walk_verdict v = walk_solver_run(s, propagations);
        if (v == WALK_NO)
            return WALK_YES;
        if (v == WALK_UNKNOWN || !values_use(l))
            return s->starved ? WALK_NO : WALK_UNKNOWN;
        if (walk_search_is_enough(&l->found))
            return WALK_YES;
    }
}
