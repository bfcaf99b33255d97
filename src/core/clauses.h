/* clauses.h - a puzzle as clauses, for any SAT solver or none.
 *
 * An encoding is a set of clauses plus a step that looks at a model of them. Rules about a whole
 * loop have no short clauses over the places alone. An encoding either leaves them out at first:
 * then `cuts` finds where a model breaks them and adds clauses that this model breaks and no
 * solution does, and repeating that ends with every solution found. Or it says them with variables
 * of its own besides. Literals are as in DIMACS: variable v is v, its negation -v, v >= 1.
 */
#ifndef CORE_CLAUSES_H
#define CORE_CLAUSES_H

#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/text.h"
#include "core/work.h"
#include "lattice/spot.h"

/* Why a clause holds, in a word that files carry. */
extern const char clause_given[];  /* it is fixed beforehand */
extern const char clause_some[];   /* the answer is not empty */
extern const char clause_cut[];    /* what is in `place` is joined to the rest */
extern const char clause_answer[]; /* not the answer that is known */

struct clause {
    const char *kind; /* one of those above, or a word of the game: "cell", "dot", "corner" */
    struct spot at;   /* the cell, dot or corner that it is about, or nowhere */
    const int *literal;
    size_t n;
    const struct spot *place; /* of a cut: the set it is about; else NULL */
    size_t n_places;
};

/* Where clauses and solutions go. Arrays belong to the giver and last for the call. */
struct clause_sink {
    void (*clause)(void *ctx, const struct clause *c);
    void (*solution)(void *ctx, const int8_t *key); /* e->keys values, 0 or 1 */
    void *ctx;
    struct work *work; /* whose stop is asked once a row, and then no more clauses come; or NULL */
};

static inline bool sink_stopped(const struct clause_sink *to)
{
    return to->work && work_stopped(to->work);
}

/* A clause about one place, or about none. */
void clause_sink_add(const struct clause_sink *to, const char *kind, struct spot at,
                     const int *literal, size_t n);

/* Where a refutation goes: cuts, which hold of every solution, and steps, each of which follows by unit
 * propagation from an encoding's clauses, all cuts and the steps before. Literals are the keys'. */
struct refutation_sink {
    void (*cut)(void *ctx, const struct clause *c);
    void (*step)(void *ctx, const int *literal, size_t n, bool is_gone); /* gone: not needed any more */
    void *ctx;
};

/* What the clauses say of the rule about a whole loop. */
enum encoding_kind {
    ENCODING_LAZY,     /* nothing: that is for the cuts */
    ENCODING_ORDER,    /* all of it: every model is a solution */
    ENCODING_FOUNDING, /* what the founding document says of it, which is not enough */
    ENCODING_COUNT
};

const char *encoding_name(enum encoding_kind kind); /* "lazy", ... */

struct encoding {
    const void *puzzle; /* what the functions below are about; the caller keeps it alive */
    int keys;           /* a solution is this many values 0 or 1, in an order the game fixes */
    int vars;           /* variables are 1..vars; they need not be the keys */
    int named;          /* of these 1..named have a name; where `puzzle.encode` made it: the keys */
    const char *note;   /* what a model is, and what the clauses leave out */
    const char *cut_note; /* the same of the clauses with all cuts; NULL: no cuts are needed */

    /* `room` is for vars + keys literals. */
    void (*clauses)(const struct encoding *e, const struct clause_sink *to, int *room);

    /* Look at a model: value[v] for v = 1..vars, and value[0] is 0. Gives each solution seen in it
     * to `solution` and adds clauses: this model breaks at least one, and so does each solution
     * given; every other solution keeps them all. ERR_MEMORY is the only error. */
    struct err (*cuts)(const struct encoding *e, const int8_t *value, const struct clause_sink *to,
                       struct work *w);

    void (*name)(const struct encoding *e, int variable, struct writer *out); /* of "true" */
    void (*legend)(const struct encoding *e, struct writer *out); /* of variables without name; NULL */

    /* The rest may be NULL where nobody asks for it. */
    /* The clause that this solution breaks and every other keeps. */
    void (*forbid)(const struct encoding *e, const int8_t *key, const struct clause_sink *to,
                   int *room);
    /* With these clauses, and as many variables more, a model is one that needs a cut: when there is
     * none, the cuts are all that is needed. NULL: there may be too many cuts to find them all. */
    void (*apart)(const struct encoding *e, const struct clause_sink *to, int *room);
    int apart_vars;
};

static inline size_t encoding_room(const struct encoding *e)
{
    return (size_t)e->vars + (size_t)e->keys;
}

/* "The number of true literals among these n is in `allowed`" (bit k: k is allowed), as all its
 * prime implicates; n <= CLAUSE_COUNT_MAX. */
enum { CLAUSE_COUNT_MAX = 4 };
void clauses_count(const struct clause_sink *to, const char *kind, struct spot at,
                   const int *literal, int n, unsigned allowed);

/* Variables 1..n have these values wherever `fixed` is 0 or 1; NULL fixes none. */
void clauses_fix(const struct clause_sink *to, const int8_t *fixed, int n);

#endif
