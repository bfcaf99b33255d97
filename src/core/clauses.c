/* clauses.c - counts and fixed values as clauses.
 *
 * A clause forbids a partial assignment. If that one has t literals true and f false, the count
 * can still be anything from t to n - f, so the clause holds when none of these is allowed; and it
 * is prime when giving back a true or a false literal lets an allowed count in. Counts are
 * symmetric, so each prime pair (t, f) is written for every choice of t and f literals.
 */
#include "core/clauses.h"

#include <assert.h>
#include <stdbool.h>

#include "base/bits.h"

const char clause_given[] = "given";
const char clause_some[] = "some";
const char clause_cut[] = "cut";
const char clause_answer[] = "answer";

void clause_sink_add(const struct clause_sink *to, const char *kind, struct spot at,
                     const int *literal, size_t n)
{
    to->clause(to->ctx, &(struct clause){.kind = kind, .at = at, .literal = literal, .n = n});
}

const char *encoding_name(enum encoding_kind kind)
{
    static const char *const names[ENCODING_COUNT] = {"lazy", "order", "founding"};
    return names[kind];
}

static bool may_count(unsigned allowed, int from, int to)
{
    for (int k = from; k <= to; k++)
        if (allowed >> k & 1)
            return true;
    return false;
}

/* Every clause "not (all of T true and all of F false)" with |T| = t, |F| = f, disjoint. */
static void forbid_each(const struct clause_sink *to, struct clause *c, const int *literal, int n,
                        int t, int f)
{
    for (unsigned is_true = 0; is_true < 1u << n; is_true++)
        for (unsigned is_false = 0; is_false < 1u << n; is_false++) {
            if (is_true & is_false || bits_count(is_true) != t || bits_count(is_false) != f)
                continue;
            int clause[CLAUSE_COUNT_MAX];
            c->literal = clause;
            c->n = 0;
            for (int i = 0; i < n; i++)
                if ((is_true | is_false) >> i & 1)
                    clause[c->n++] = is_true >> i & 1 ? -literal[i] : literal[i];
            to->clause(to->ctx, c);
        }
}

void clauses_count(const struct clause_sink *to, const char *kind, struct spot at,
                   const int *literal, int n, unsigned allowed)
{
    struct clause c = {.kind = kind, .at = at};
    assert(n >= 0 && n <= CLAUSE_COUNT_MAX);
    for (int t = 0; t <= n; t++)
        for (int f = 0; t + f <= n; f++)
            if (!may_count(allowed, t, n - f) && (t == 0 || may_count(allowed, t - 1, n - f)) &&
                (f == 0 || may_count(allowed, t, n - f + 1)))
                forbid_each(to, &c, literal, n, t, f);
}

enum { FIX_ROW = 1024 };

void clauses_fix(const struct clause_sink *to, const int8_t *fixed, int n)
{
    for (int v = 1; fixed && v <= n; v++) {
        if (v % FIX_ROW == 0 && sink_stopped(to))
            return;
        if (fixed[v - 1] >= 0)
            clause_sink_add(to, clause_given, spot_nowhere(), &(int){fixed[v - 1] ? v : -v}, 1);
    }
}
