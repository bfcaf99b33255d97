/* clauses.h - a puzzle as clauses, for any SAT solver or none.
 *
 * An encoding is a set of clauses plus a step that looks at a model of them. Rules about a whole
 * loop have no short clauses, so they are left out at first; `cuts` finds where a model breaks
 * them and adds clauses that this model breaks and no solution does. Repeating that ends with
 * every solution found. Literals are as in DIMACS: variable v is v, its negation -v, v >= 1.
 */
#ifndef CORE_CLAUSES_H
#define CORE_CLAUSES_H

#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/text.h"
#include "core/work.h"

/* Where clauses and solutions go. Both arrays belong to the giver and last for the call. */
struct clause_sink {
    void (*clause)(void *ctx, const int *literal, size_t n);
    void (*solution)(void *ctx, const int8_t *key); /* e->keys values, 0 or 1 */
    void *ctx;
    struct work *work; /* whose stop is asked once a row, and then no more clauses come; or NULL */
};

static inline bool sink_stopped(const struct clause_sink *to)
{
    return to->work && work_stopped(to->work);
}

struct encoding {
    const void *puzzle; /* what the functions below are about; the caller keeps it alive */
    int keys;           /* a solution is this many values 0 or 1, in an order the game fixes */
    int vars;           /* variables are 1..vars; they need not be the keys */
    const char *note;   /* what the clauses alone do not say */

    void (*clauses)(const struct encoding *e, const struct clause_sink *to);

    /* Look at a model: value[v] for v = 1..vars, and value[0] is 0. Gives each solution seen in it
     * to `solution` and adds clauses: this model breaks at least one, and so does each solution
     * given; every other solution keeps them all. ERR_MEMORY is the only error. */
    struct err (*cuts)(const struct encoding *e, const int8_t *value, const struct clause_sink *to,
                       struct work *w);

    void (*name)(const struct encoding *e, int variable, struct writer *out); /* of "true" */
};

/* "The number of true literals among these n is in `allowed`" (bit k: k is allowed), as all its
 * prime implicates; n <= CLAUSE_COUNT_MAX. */
enum { CLAUSE_COUNT_MAX = 4 };
void clauses_count(const struct clause_sink *to, const int *literal, int n, unsigned allowed);

/* Variables 1..n have these values wherever `fixed` is 0 or 1; NULL fixes none. */
void clauses_fix(const struct clause_sink *to, const int8_t *fixed, int n);

#endif
