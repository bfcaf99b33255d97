/* pairing.h - everybody with a partner: perfect matchings of a graph whose edges say who may meet.
 *
 * A matching of all is kept while one pair after the other is taken out of the graph: a pair may be
 * taken when those who are left can still be matched, which one search for an augmenting path tells
 * (Edmonds, Paths, trees and flowers, 1965).
 */
#ifndef AGENTS_PAIRING_H
#define AGENTS_PAIRING_H

#include <stdbool.h>

#include "base/arena.h"

struct pairing {
    int n;
    bool *may;  /* n x n, the same both ways: may these two meet? From the caller */
    bool *gone; /* has been taken out */
    int *mate;  /* of everybody who is left; -1: nobody */
    /* of a search */
    int *parent, *base, *queue;
    bool *reached, *shrunk;
};

bool pairing_open(struct pairing *p, int n, struct arena *arena); /* false: no memory */
/* Matches all. False: that cannot be done. */
bool pairing_complete(struct pairing *p);
/* Takes a and b out as a pair, if the others can be matched then; otherwise nothing changes. */
bool pairing_take(struct pairing *p, int a, int b);

#endif
