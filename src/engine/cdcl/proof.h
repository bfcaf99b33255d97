/* proof.h - a search written down, step by step (proof.c); only where somebody asks for it: `log`. */
#ifndef ENGINE_CDCL_PROOF_H
#define ENGINE_CDCL_PROOF_H

#include "engine/cdcl/solver.h"

struct cdcl_log {
    struct cdcl_proof to;
    uint32_t facts;         /* of the trail, told so far */
    uint32_t other, spoilt; /* why a loop is not the answer: an edge beside it, or a count; NO_LIT */
    uint32_t *mark, round;  /* by place: in the set at hand */
    uint32_t *cell, cells;  /* by variable: on the cycle at hand */
    uint32_t *cycle, n_cycle;
    int32_t *place;         /* the set at hand */
    uint32_t n_places;
    uint32_t *lits, n;      /* the clause at hand */
    uint32_t *lemma, n_lemma, cap_lemma; /* reasons of the conflict at hand: a length, then literals */
    uint64_t *told, n_told, cap_told;    /* hashes of the cuts, a table that is half empty */
};

bool cdcl_proof_open(struct cdcl *s, const struct cdcl_proof *to); /* false: no memory */

/* Cuts that make unit propagation find what was just explained; see proof.c. */
void cdcl_proof_corners(struct cdcl *s);
void cdcl_proof_loop(struct cdcl *s, uint32_t closing);
void cdcl_proof_piece(struct cdcl *s, uint32_t in, uint32_t out, uint32_t before);
void cdcl_proof_cycle_begin(struct cdcl *s);
void cdcl_proof_cycle_add(struct cdcl *s, uint32_t cell);
void cdcl_proof_cycle(struct cdcl *s, int32_t corner); /* all its cells were added */

void cdcl_proof_reason(struct cdcl *s, uint32_t lit); /* `why` is that of lit */
void cdcl_proof_learnt(struct cdcl *s);               /* `learn` */
void cdcl_proof_gone(struct cdcl *s, uint32_t clause);
void cdcl_proof_facts(struct cdcl *s); /* those of level 0 that are new; spoils `why` */
void cdcl_proof_end(struct cdcl *s);   /* facts contradict each other */

#endif
