/* rup.h - clauses that follow by unit propagation: forward checking of a refutation.
 *
 * A clause follows (reverse unit propagation, Goldberg and Novikov 2003) if setting all its literals
 * false leads to a conflict by unit propagation. Literals that follow from the clauses by themselves
 * stay set, also when a clause they came from is deleted: they follow all the same.
 */
#ifndef CERTIFY_RUP_H
#define CERTIFY_RUP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

struct rup {
    struct arena *arena;
    int vars;
    int8_t *value; /* by literal + vars: 1 true, -1 false, 0 open */
    int *trail;
    size_t set, done;  /* literals on the trail; those whose clauses have been looked at */
    uint32_t *watched; /* by literal + vars: the first clause that watches it, 0 for none */
    int32_t *pool;     /* the clauses, each as rup.c says */
    size_t used, cap;
    uint32_t *bucket; /* clauses by a hash of their literals, for deletion */
    size_t buckets, clauses;
    uint32_t *mark; /* by literal + vars: the last clause it was seen in */
    uint32_t round;
    bool is_refuted; /* the clauses contradict each other by unit propagation */
    bool starved;    /* there was no memory: nothing more is true of this */
};

bool rup_open(struct rup *r, int vars, struct arena *arena); /* false: no memory */
/* literals from -vars to vars, not 0 */
void rup_add(struct rup *r, const int *literal, size_t n);
bool rup_follows(struct rup *r, const int *literal, size_t n);
void rup_delete(struct rup *r, const int *literal, size_t n); /* one that is not there: nothing */

#endif
