/* path.c - drawn edges form paths, and no loop closes before it is the whole answer.
 *
 * Each end of a path knows the other end: `end`. A dot without an edge is a path by itself.
 * Joining changes only the two outer ends, so inner dots remember what they knew when they became
 * inner, and undo reads it back:
 *
 *      a ... u   x ... b        draw u-x:   end[a] = b, end[b] = a;  end[u] = a, end[x] = b stay
 *
 * If the two ends of a path are neighbours, the edge between them would close a loop. That is
 * wrong if another path exists, and also if some clue is still short of its number. A loop that
 * is the only path and satisfies every count is a solution.
 */
#include "engine/cdcl/proof.h"

static inline uint32_t far_dot(const struct cdcl *s, uint32_t var)
{
    return (var >> 1) + (var & 1 ? (uint32_t)s->frame.stride : 1u);
}

/* The edge between two dots, or NO_LIT if they are not neighbours. */
static inline uint32_t edge_between(const struct cdcl *s, int32_t a, int32_t b)
{
    int32_t low = a < b ? a : b, gap = a < b ? b - a : a - b;
    if (gap == 1)
        return (uint32_t)(2 * low);
    return gap == s->frame.stride ? (uint32_t)(2 * low + 1) : NO_LIT;
}

/* With only the edges drawn so far and `extra`, does every count of the board hold? */
static bool all_counts_hold(const struct cdcl *s, uint32_t extra)
{
    const struct cdcl_frame *fr = &s->frame;
    for (int r = 0; r < fr->h; r++) {
        uint32_t k = 2 * frame_place(fr, r, 0) + 1;
        for (int c = 0; c < fr->w; c++, k += 2) {
            unsigned t = count_in(s->state[k]);
            for (int i = 0; i < 4; i++)
                t += k + (uint32_t)fr->member[1][i] == extra;
            if (!(count_allowed(s->state[k]) >> t & 1))
                return false;
        }
    }
    return true;
}

/* The next drawn edge at a dot, other than `from`, assigned before position `before`. */
static uint32_t edge_onward(const struct cdcl *s, int32_t dot, uint32_t from, uint32_t before)
{
    for (int i = 0; i < 4; i++) {
        uint32_t e = (uint32_t)(2 * dot + s->frame.member[0][i]);
        if (e != from && s->value[e] == 1 && (!s->info || s->info[e].pos < before))
            return e;
    }
    assert(0 && "a path goes on until its other end");
    return NO_LIT;
}

static inline int32_t other_dot(const struct cdcl *s, uint32_t edge, int32_t dot)
{
    int32_t near = (int32_t)(edge >> 1);
    return dot == near ? (int32_t)far_dot(s, edge) : near;
}

/* Is the loop closed by var all that is drawn? */
static bool loop_is_all(const struct cdcl *s, uint32_t var)
{
    uint32_t n = 0, e = var;
    int32_t dot = (int32_t)far_dot(s, var);
    do {
        n++;
        e = edge_onward(s, dot, e, UINT32_MAX);
        dot = other_dot(s, e, dot);
    } while (e != var);
    return n == s->n_true;
}

static bool path_close(struct cdcl *s, uint32_t var)
{
    toil(s, s->n_true);
    if (s->n_paths == 1 && loop_is_all(s, var) && all_counts_hold(s, NO_LIT)) {
        s->closed = var;
        return true;
    }
    if (s->info) {
        s->n_why = 0;
        uint32_t other = cdcl_explain_path(s, var, UINT32_MAX);
        why_add(s, 2 * var + 1);
        bool is_cut = other != NO_LIT && cdcl_block_explain(s, var, other >> 1);
        if (s->log && !is_cut)
            cdcl_proof_loop(s, var);
    }
    return false;
}

bool cdcl_path_step(struct cdcl *s, uint32_t var)
{
    int32_t u = (int32_t)(var >> 1), x = (int32_t)far_dot(s, var);
    int32_t a = s->end[u], b = s->end[x];
    if (s->closed != NO_LIT) {
        if (s->info) {
            s->n_why = 0;
            cdcl_explain_path(s, s->closed, UINT32_MAX);
            if (s->log)
                cdcl_proof_loop(s, s->closed);
            why_add(s, 2 * s->closed + 1);
            why_add(s, 2 * var + 1);
        }
        return false;
    }
    if (a == x)
        return path_close(s, var);
    s->end[a] = b;
    s->end[b] = a;
    s->n_paths += (a == u) + (b == x) - 1;
    uint32_t closing = edge_between(s, a, b);
    if (closing != NO_LIT && s->n_paths == 1)
        toil(s, (uint32_t)(s->frame.w * s->frame.h));
    if (closing != NO_LIT && s->value[closing] == FREE &&
        (s->n_paths > 1 || !all_counts_hold(s, closing)))
        assign(s, 2 * closing, reason_make(REASON_PATH, 0));
    return true;
}

void cdcl_path_undo(struct cdcl *s, uint32_t var)
{
    int32_t u = (int32_t)(var >> 1), x = (int32_t)far_dot(s, var);
    if (s->closed == var) {
        s->closed = NO_LIT;
        return;
    }
    int32_t a = count_in(s->state[2 * u]) == 1 ? u : s->end[u];
    int32_t b = count_in(s->state[2 * x]) == 1 ? x : s->end[x];
    s->end[a] = u;
    s->end[b] = x;
    s->n_paths -= (a == u) + (b == x) - 1;
}

/* Why the loop of var and the marked edges is not the answer, besides those edges themselves: an
 * edge drawn at the root that is not on it; or a count it does not satisfy; or any other edge.
 * Returns the oldest edge that is not on it. */
static uint32_t explain_spoiler(struct cdcl *s, uint32_t before)
{
    const struct cdcl_frame *fr = &s->frame;
    uint32_t other = NO_LIT;
    for (uint32_t i = 0; i < s->n_trail && other == NO_LIT; i++)
        if ((s->trail[i] & 1) && s->trail[i] >> 1 < fr->n_vars &&
            s->stamp[s->trail[i] >> 1] != s->now)
            other = s->trail[i];
    if (s->log) {
        s->log->other = other;
        s->log->spoilt = NO_LIT;
    }
    if (other != NO_LIT && lit_level(s, other) == 0 && s->info[other >> 1].pos < before)
        return other;
    for (int r = 0; r < fr->h; r++) {
        uint32_t k = 2 * frame_place(fr, r, 0) + 1;
        for (int c = 0; c < fr->w; c++, k += 2) {
            unsigned t = 0, allowed = count_allowed(s->state[k]);
            if (allowed == COUNT_ANY)
                continue;
            for (int i = 0; i < 4; i++)
                t += s->stamp[k + (uint32_t)fr->member[1][i]] == s->now;
            if (allowed >> t & 1)
                continue;
            if (s->active && s->active[k])
                why_add(s, 2 * s->active[k] + 1);
            if (s->log)
                s->log->spoilt = k;
            return other;
        }
    }
    assert(other != NO_LIT && s->info[other >> 1].pos < before);
    (void)before;
    why_add(s, other);
    return other;
}

uint32_t cdcl_explain_path(struct cdcl *s, uint32_t var, uint32_t before)
{
    int32_t goal = (int32_t)(var >> 1), dot = (int32_t)far_dot(s, var);
    uint32_t e = var;
    s->stamp[var] = ++s->now;
    while (dot != goal) {
        e = edge_onward(s, dot, e, before);
        dot = other_dot(s, e, dot);
        s->stamp[e] = s->now;
        why_add(s, 2 * e + 1);
    }
    return explain_spoiler(s, before);
}
