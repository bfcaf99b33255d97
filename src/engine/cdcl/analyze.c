/* analyze.c - from a conflict to a clause (first unique implication point).
 *
 * `why` holds true literals that cannot all be true. Literals of the newest level are replaced by
 * their reasons, newest first, until one is left; its opposite then follows from the older ones.
 * The clause is shortened by literals that others in it already imply.
 */
#include <string.h>

#include "engine/cdcl/proof.h"

/* Marks on variables during one analysis. */
enum { IN_CLAUSE = 1, KNOWN = 2, STUCK = 3, DEEPEST = 10 };

static const double decay = 0.95; /* of activities, a conflict */

static void mark(struct cdcl *s, uint32_t var)
{
    s->seen[var] = IN_CLAUSE;
    s->clear[s->n_clear++] = var;
}

static void unmark_all(struct cdcl *s)
{
    while (s->n_clear)
        s->seen[s->clear[--s->n_clear]] = 0;
}

int32_t cdcl_why_level(const struct cdcl *s)
{
    int32_t top = 0;
    for (uint32_t i = 0; i < s->n_why; i++)
        if (lit_level(s, s->why[i]) > top)
            top = lit_level(s, s->why[i]);
    return top;
}

/* Take in the literals of `why`: those of the newest level are counted, others learnt. */
static uint32_t take_in(struct cdcl *s)
{
    uint32_t newest = 0;
    for (uint32_t i = 0; i < s->n_why; i++) {
        uint32_t lit = s->why[i], v = lit >> 1;
        if (s->seen[v])
            continue;
        mark(s, v);
        cdcl_order_bump(s, v);
        if (s->info[v].level == s->level)
            newest++;
        else
            s->learn[s->n_learn++] = lit ^ 1;
    }
    return newest;
}

/* Does a false literal follow from others of the clause alone? Its reason is unrolled, depth
 * first, until every branch ends in a marked variable. What was found out stays marked until the
 * clause is done: KNOWN follows too, STUCK does not. A level without a literal in the clause can
 * only end in its decision, so it is not entered. Long reasons (paths, cuts) are not unrolled.
 */
static bool follows(struct cdcl *s, uint32_t var, uint32_t depth)
{
    enum cdcl_reason kind = reason_kind(s->info[var].reason);
    if (kind == REASON_NONE || depth == DEEPEST || kind > REASON_CLAUSE)
        return false;
    cdcl_explain(s, 2 * var + s->value[var]);
    uint32_t from = s->n_deep, to = from + s->n_why;
    if (to > s->cap_deep)
        return false;
    memcpy(s->deep + from, s->why, s->n_why * sizeof *s->why);
    s->n_deep = to;
    bool ok = true;
    for (uint32_t i = from; i < to && ok; i++) {
        uint32_t v = s->deep[i] >> 1;
        if (s->seen[v])
            ok = s->seen[v] != STUCK;
        else if (s->level_mark[s->info[v].level] != s->analyses)
            ok = false;
        else {
            ok = follows(s, v, depth + 1);
            mark(s, v);
            s->seen[v] = ok ? KNOWN : STUCK;
        }
    }
    s->n_deep = from;
    return ok;
}

static void shorten(struct cdcl *s)
{
    uint32_t n = 1;
    s->analyses++;
    for (uint32_t i = 0; i < s->n_learn; i++)
        s->level_mark[lit_level(s, s->learn[i])] = s->analyses;
    for (uint32_t i = 1; i < s->n_learn; i++)
        if (!follows(s, s->learn[i] >> 1, 0))
            s->learn[n++] = s->learn[i];
    s->n_learn = n;
}

static uint32_t count_levels(struct cdcl *s)
{
    uint32_t lbd = 0;
    s->now++;
    for (uint32_t i = 0; i < s->n_learn; i++) {
        int32_t level = lit_level(s, s->learn[i]);
        lbd += s->stamp[level] != s->now;
        s->stamp[level] = s->now;
    }
    return lbd;
}

/* The newest literal after the first goes to place 1: it is watched, and its level is where the
 * clause first forces its first literal. */
static int32_t second_level(struct cdcl *s)
{
    uint32_t best = 1;
    if (s->n_learn < 2)
        return 0;
    for (uint32_t i = 2; i < s->n_learn; i++)
        if (lit_level(s, s->learn[i]) > lit_level(s, s->learn[best]))
            best = i;
    uint32_t x = s->learn[1];
    s->learn[1] = s->learn[best];
    s->learn[best] = x;
    return lit_level(s, s->learn[1]);
}

static void learn_clause(struct cdcl *s, bool keep)
{
    uint32_t lbd = count_levels(s), lit = s->learn[0], reason = reason_make(REASON_NONE, 0);
    s->lbd_fast += (lbd - s->lbd_fast) / 32;
    s->lbd_sum += lbd;
    if (s->door)
        s->door->tell(s->door, s->learn, s->n_learn);
    cdcl_trail_backtrack(s, second_level(s));
    if (s->n_learn > 1) {
        uint32_t c = cdcl_clause_add(s, s->learn, s->n_learn, lbd, keep);
        if (c == NO_LIT)
            return;
        reason = reason_make(REASON_CLAUSE, c);
    }
    assign(s, lit, reason);
    s->bump *= 1 / decay;
}

void cdcl_analyze(struct cdcl *s, bool keep)
{
    cdcl_trail_backtrack(s, cdcl_why_level(s));
    assert(s->level > 0);
    s->n_learn = 1;
    uint32_t open = take_in(s), i = s->n_trail, lit;
    for (;;) {
        do
            lit = s->trail[--i];
        while (!s->seen[lit >> 1]);
        if (--open == 0)
            break;
        cdcl_explain(s, lit);
        if (s->log)
            cdcl_proof_reason(s, lit);
        open += take_in(s);
    }
    s->learn[0] = lit ^ 1;
    shorten(s);
    unmark_all(s);
    if (s->log)
        cdcl_proof_learnt(s);
    learn_clause(s, keep);
}

void cdcl_analyze_core(struct cdcl *s)
{
    s->n_core = 0;
    s->n_learn = 0;
    for (uint32_t i = 0; i < s->n_why; i++)
        if (!s->seen[s->why[i] >> 1])
            mark(s, s->why[i] >> 1);
    for (uint32_t i = s->n_trail; s->level > 0 && i-- > s->level_start[0];) {
        uint32_t lit = s->trail[i];
        if (!s->seen[lit >> 1])
            continue;
        if (reason_kind(s->info[lit >> 1].reason) == REASON_NONE) {
            s->core[s->n_core++] = lit;
            continue;
        }
        cdcl_explain(s, lit);
        for (uint32_t j = 0; j < s->n_why; j++)
            if (!s->seen[s->why[j] >> 1])
                mark(s, s->why[j] >> 1);
    }
    unmark_all(s);
}
