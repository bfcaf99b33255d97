/* find_proof.h - the cheapest proof of an edge, direct or by a supposition. */
#ifndef SLITHERLINK_FIND_PROOF_H
#define SLITHERLINK_FIND_PROOF_H

#include "games/slitherlink/deduce/finding.h"
#include "games/slitherlink/deduce/reasons.h"

enum { PROOF_NONE = 1 << 20, PROOF_OFFERS = 100 };
enum { PROOF_CHEAP = 3 }; /* costs no more than this: nothing else is looked for */

/* What a direct proof is called. */
struct proof_name {
    enum slitherlink_technique technique;
    int32_t from; /* a diagonal of 2s: what it begins at; numbers on the rim: one of the two cells; a line
                   * that reaches a number: that cell, if there is only one; else 0 */
    int32_t to;   /* what a diagonal of 2s ends at; numbers on the rim: the other cell */
};

struct slitherlink_proof {
    struct prove prove;
    struct slitherlink_reasons reasons;
    int cost;       /* things to hold in mind, or PROOF_NONE */
    int32_t offer;  /* direct: the fact */
    int32_t edge;   /* by a supposition: of this edge; else 0 */
    uint8_t state;  /* and what is supposed of it */
    uint8_t *safe;  /* by edge: 1 << what it can be supposed to be without failing */
    struct proof_name name;
    const struct spot *hand; /* of equal costs the nearest to this; NULL: the first */
};

/* false: no memory */
bool slitherlink_proof_open(struct slitherlink_proof *x, struct slitherlink_deduce *d,
                            struct arena *arena);
/* the cheapest direct proof */
void slitherlink_proof_begin(struct slitherlink_proof *x);
/* the same for what is asked about in a part of it */
void slitherlink_proof_begin_part(struct slitherlink_proof *x, const struct prove_part *part);
/* a supposition there, if one is cheaper */
void slitherlink_proof_suppose(struct slitherlink_proof *x, struct slitherlink_finding *f);
/* facts and needs of the one found, for reading */
void slitherlink_proof_again(struct slitherlink_proof *x);

#endif
