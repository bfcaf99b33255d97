/* reason.h - does a clause hold in every answer, for the reason that is given? */
#ifndef CERTIFY_REASON_H
#define CERTIFY_REASON_H

#include "certify/puzzle.h"

/* What is needed to judge reasons of one puzzle. Arrays are taken from an arena by certify_reasons_open. */
struct reasons {
    const struct certify_puzzle *puzzle;
    const int8_t *answer; /* the one that is claimed to be the only one, by variable; NULL: none is */
    uint32_t *has;        /* by literal + keys: the last clause that has it */
    uint32_t *within;     /* by point: the last reason whose set it is in */
    uint32_t clause, set; /* how many there were */
    int kind, place;      /* of the reason in force; the cell or point, where it has one */
};

bool certify_reasons_open(struct reasons *r, const struct certify_puzzle *p, const int8_t *answer,
                  struct arena *arena); /* false: no memory */
/* A reason for the clauses that follow: "cell b2", "cut a1 a2". NULL, or what is wrong with it. */
const char *certify_reasons_begin(struct reasons *r, struct slice reason);
/* The clause holds for the reason in force: NULL; or why not. */
const char *certify_reasons_judge(struct reasons *r, const int *literal, size_t n);
bool reasons_is_cut(const struct reasons *r);

#endif
