/* search_setup.c - memory and state that only the search needs.
 *
 * Taken once, when the root stages are stuck. Facts found before keep level 0 and position 0,
 * which zeroed memory says already. Forests get their parents.
 */
#include <string.h>

#include "engine/cdcl/block.h"
#include "engine/cdcl/connected.h"
#include "engine/cdcl/forest.h"

enum { SWEEP_AT_LEAST = 100 }; /* conflicts */

static bool search_take(struct cdcl *s)
{
    size_t n = s->n_all;
    s->info = cdcl_take(s, n, sizeof *s->info);
    s->level_start = cdcl_take(s, n + 2, sizeof *s->level_start);
    s->cut_start = cdcl_take(s, n + 2, sizeof *s->cut_start);
    s->watches = cdcl_take(s, 2 * n, sizeof *s->watches);
    s->seen = cdcl_take(s, n, 1);
    s->why = cdcl_take(s, n + 8, sizeof *s->why);
    s->learn = cdcl_take(s, n + 8, sizeof *s->learn);
    s->clear = cdcl_take(s, n + 8, sizeof *s->clear);
    s->stamp = cdcl_take(s, n + 2, sizeof *s->stamp);
    s->level_mark = cdcl_take(s, n + 2, sizeof *s->level_mark);
    s->cap_deep = 4 * (uint32_t)n;
    s->deep = cdcl_take(s, s->cap_deep, sizeof *s->deep);
    s->activity = cdcl_take(s, s->guard0, sizeof *s->activity);
    s->heap = cdcl_take(s, s->guard0, sizeof *s->heap);
    s->heap_at = cdcl_take(s, s->guard0, sizeof *s->heap_at);
    s->around = cdcl_take(s, s->frame.n_places, 1);
    s->phase = cdcl_take(s, s->guard0, 1);
    s->assumed = cdcl_take(s, n, sizeof *s->assumed);
    s->core = cdcl_take(s, n, sizeof *s->core);
    s->cap_store = 1024;
    s->store = cdcl_take(s, s->cap_store, sizeof *s->store);
    s->cap_pool = 512;
    s->pool = cdcl_take(s, s->cap_pool, sizeof *s->pool);
    return !s->starved;
}

static bool forest_take(struct cdcl *s)
{
    struct forest *f = &s->forest;
    size_t n = s->frame.n_places;
    f->parent = cdcl_take(s, n, sizeof *f->parent);
    f->by = cdcl_take(s, n, sizeof *f->by);
    return !s->starved;
}

/* The empty board is no solution. Where no clue says so a clause must. */
static bool forbid_empty(struct cdcl *s)
{
    if (s->n_true)
        return true;
    for (uint32_t k = 1; k < s->frame.n_counts; k += 2)
        if (!(count_allowed(s->state[k]) & 1))
            return true;
    s->n_learn = 0;
    for (uint32_t v = 0; v < s->frame.n_vars && !toil(s, 1); v++)
        if (s->value[v] == FREE)
            s->learn[s->n_learn++] = 2 * v + 1;
    if (s->stopped)
        return true;
    if (s->n_learn == 1)
        assign(s, s->learn[0], reason_make(REASON_NONE, 0));
    else if (s->n_learn > 1)
        cdcl_clause_add(s, s->learn, s->n_learn, 0, true);
    return s->n_learn > 0;
}

bool cdcl_search_setup(struct cdcl *s)
{
    if (!search_take(s) || !(s->frame.loop ? cdcl_block_take(s) && cdcl_connected_take(s) : forest_take(s)))
        return false;
    s->bump = 1;
    s->by_lines = false;
    s->sweeping = !s->frame.loop;
    if (!s->sweeping)
        cdcl_order_fill(s);
    if (s->stopped)
        return false;
    s->next_reduce = s->reduce_step = 2000;
    if (!s->frame.loop) {
        cdcl_forest_root(&s->forest, s->frame.n_places);
        s->next_turn = SWEEP_AT_LEAST + (uint64_t)(s->frame.w * s->frame.h) / 8;
    } else {
        s->linear_at = s->n_guards || s->log ? UINT64_MAX : (uint64_t)(s->frame.w * s->frame.h) / 4;
        if (s->colours) {
            cdcl_sides_begin(s);
            s->broken = s->broken || !cdcl_around_begin(s);
        }
        if (!forbid_empty(s))
            s->broken = true;
    }
    return !s->starved && !s->stopped;
}
