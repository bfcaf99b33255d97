/* trail.c - opening a level of decisions, and going back.
 *
 * Literals are undone newest first, and for each the graph before the counts: while the graph
 * undoes a literal the counts still include it and nothing newer, which cdcl_path_undo relies on.
 */
#include "engine/cdcl/forest.h"
#include "engine/cdcl/solver.h"

void cdcl_trail_open_level(struct cdcl *s)
{
    s->level_start[s->level] = s->n_trail;
    s->cut_start[s->level] = s->n_cut;
    s->level++;
}

static void count_undo(struct cdcl *s, uint32_t lit)
{
    uint32_t v = lit >> 1, value = lit & 1;
    const int32_t *of = s->frame.count_of[v & s->frame.kind];
    unsigned in = s->frame.opposed ^ (0u - value);
    for (int j = 0; j < 4; j++) {
        uint32_t k = v + (uint32_t)of[j];
        s->state[k] = (uint16_t)(s->state[k] - (in >> j & 1 ? COUNT_IN : COUNT_OUT));
    }
    s->n_true -= value;
}

static void graph_undo(struct cdcl *s, uint32_t lit)
{
    if (!s->frame.loop)
        cdcl_forest_undo(&s->forest, lit >> 1);
    else if (lit & 1)
        cdcl_path_undo(s, lit >> 1);
}

void cdcl_trail_backtrack(struct cdcl *s, int32_t level)
{
    if (s->level <= level)
        return;
    uint32_t keep = s->level_start[level];
    if (s->sweeping)
        cdcl_order_sweep_back(s, level);
    for (uint32_t i = s->n_trail; i-- > keep && !toil(s, 1);) {
        uint32_t lit = s->trail[i], v = lit >> 1;
        s->value[v] = FREE;
        if (v >= s->guard0) {
            if (i < s->head_count)
                cdcl_guard_undo(s, lit);
            continue;
        }
        if (v >= s->frame.n_vars) {
            if (i < s->head_count)
                cdcl_around_undo(s, lit);
        } else {
            if (i < s->head_graph)
                graph_undo(s, lit);
            if (i < s->head_count)
                count_undo(s, lit);
        }
        if (order_has(s, v))
            s->phase[v] = lit & 1;
        if (!s->sweeping && !s->heap_at[v])
            cdcl_order_insert(s, v);
    }
    s->n_trail = keep;
    s->head_count = s->head_count < keep ? s->head_count : keep;
    s->head_graph = s->head_graph < keep ? s->head_graph : keep;
    s->head_clause = s->head_clause < keep ? s->head_clause : keep;
    s->n_cut = s->cut_start[level];
    s->level = level;
}
