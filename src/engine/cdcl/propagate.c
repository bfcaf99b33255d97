/* propagate.c - run all propagators to a common fixpoint, cheap ones first.
 *
 * A literal passes the counts before anyone else sees it, so the graph never meets a dot with
 * three edges, and passes the graph before the clauses. As soon as a later stage forces something
 * the counts go first again.
 *
 * At the root nobody will ask why, so `root` is a constant in the inner loop and the compiler
 * drops all that concerns reasons.
 */
#include "engine/cdcl/solver.h"

static inline bool fire(struct cdcl *s, uint32_t k, unsigned action, const bool root)
{
    if (action == COUNT_CLASH)
        return false;
    const int32_t *member = s->frame.member[k & s->frame.kind];
    unsigned flip = s->frame.flip;
    for (int i = 0; i < 4; i++) {
        uint32_t v = k + (uint32_t)member[i];
        if (s->value[v] != FREE)
            continue;
        uint32_t lit = 2 * v + ((action == COUNT_REST_IN) ^ (flip >> i & 1));
        if (root)
            assign_root(s, lit);
        else
            assign(s, lit, reason_make(REASON_COUNT, k));
    }
    return true;
}

bool cdcl_count_fire(struct cdcl *s, uint32_t count)
{
    unsigned action = cdcl_count_table[s->state[count]];
    if (action == COUNT_WAIT)
        return true;
    if (fire(s, count, action, s->info == NULL))
        return true;
    if (s->info)
        cdcl_explain_count(s, count, UINT32_MAX, COUNT_CLASH);
    return false;
}

/* All four states change before anything is judged, so that the head can pass in every case. */
static inline bool count_step(struct cdcl *s, uint32_t lit, const bool root)
{
    uint32_t v = lit >> 1, value = lit & 1, k[4], any = 0;
    const int32_t *of = s->frame.count_of[v & s->frame.kind];
    unsigned in = s->frame.opposed ^ (0u - value);
    unsigned action[4];
    for (int j = 0; j < 4; j++) {
        k[j] = v + (uint32_t)of[j];
        uint16_t state = s->state[k[j]] =
            (uint16_t)(s->state[k[j]] + (in >> j & 1 ? COUNT_IN : COUNT_OUT));
        any |= action[j] = cdcl_count_table[state];
    }
    s->n_true += value;
    if (!any)
        return true;
    for (int j = 0; j < 4; j++) {
        /* Firing one count may have settled the next; its action is then for nobody. */
        if (action[j] && !fire(s, k[j], action[j], root)) {
            if (!root)
                cdcl_explain_count(s, k[j], UINT32_MAX, COUNT_CLASH);
            return false;
        }
    }
    return true;
}

/* What pairwise consistency found: given this literal, a partner has only one value. */
static bool pair_step(struct cdcl *s, uint32_t lit)
{
    unsigned bits = s->implied[lit];
    if (bits == 0xff)
        return true;
    uint32_t v = lit >> 1;
    for (int i = 0; i < 4; i++, bits >>= 2) {
        if ((bits & 3) == 3)
            continue;
        uint32_t p = v + (uint32_t)s->frame.partner[v & s->frame.kind][i];
        uint32_t forced = 2 * p + (bits >> 1 & 1);
        if (s->value[p] == FREE) {
            assign(s, forced, reason_make(REASON_PAIR, lit));
        } else if (lit_false(s, forced)) {
            s->n_why = 0;
            why_add(s, lit);
            why_add(s, forced ^ 1);
            return false;
        }
    }
    return true;
}

static inline bool graph_step(struct cdcl *s, uint32_t lit)
{
    if (lit >> 1 >= s->frame.n_vars)
        return true;
    if (s->frame.loop)
        return !(lit & 1) || cdcl_path_step(s, lit >> 1);
    return cdcl_acyclic_step(s, lit);
}

static bool root_run(struct cdcl *s)
{
    for (;;) {
        while (s->head_count < s->n_trail)
            if (!count_step(s, s->trail[s->head_count++], true))
                return false;
        if (s->head_graph == s->n_trail || toil(s, 1))
            return true;
        if (!graph_step(s, s->trail[s->head_graph]))
            return false;
        s->head_graph++;
    }
}

bool cdcl_root_propagate(struct cdcl *s)
{
    if (s->broken)
        return false;
    if (s->info)
        s->broken = !cdcl_propagate(s);
    else
        s->broken = !root_run(s);
    return !s->broken;
}

bool cdcl_propagate(struct cdcl *s)
{
    uint32_t from = s->head_count;
    bool ok = true;
    while (ok && !toil(s, 1)) {
        if (s->head_count < s->n_trail) {
            uint32_t lit = s->trail[s->head_count++];
            if (lit >> 1 >= s->guard0)
                ok = cdcl_guard_switch(s, lit);
            else if (lit >> 1 >= s->frame.n_vars)
                ok = cdcl_around_step(s, lit) && cdcl_cell_step(s, lit);
            else
                ok = count_step(s, lit, false) && (!s->implied || pair_step(s, lit)) &&
                     (!s->colours || cdcl_side_step(s, lit));
        } else if (s->head_graph < s->n_trail) {
            ok = graph_step(s, s->trail[s->head_graph]);
            s->head_graph += ok;
        } else if (s->head_clause < s->n_trail && s->n_pool) {
            ok = cdcl_clause_step(s, s->trail[s->head_clause++]);
        } else {
            s->head_clause = s->n_trail; /* without clauses nobody looked */
            break;
        }
    }
    s->stats.propagations += s->head_count - from;
    return ok;
}
