/* pairs.h - what is known about the two edges in a corner of a cell.
 *
 * Corner q of a cell lies between its sides q and q + 1; a is side q, b is side q + 1. What is
 * known is a set of four bits: may (a, b) be 00, 10, 01, 11 (bit a + 2 b)? The cell and the dot at
 * the corner both contain the pair, so each tells the other what it knows. Strung together over
 * cells and dots, in rounds, this is what people mark in corners.
 */
#ifndef SLITHERLINK_PAIRS_H
#define SLITHERLINK_PAIRS_H

#include "games/slitherlink/deduce/deduce.h"

enum { PAIR_ANY = 15 };

/* One thing learnt: corner `corner` of the cell (corner = 4 * place + q) allows only `set`. */
struct pair_fact {
    int32_t corner;
    uint8_t set;
};

struct pairs {
    struct slitherlink_deduce *d;
    uint8_t *set;             /* by corner */
    struct pair_fact *fact;   /* what waits for the end of the round */
    int32_t n_facts;
    int32_t *look, n_look;    /* cells and dots to look at in this round */
    int32_t *stamp, round;
    int32_t followed;          /* decided edges whose cells and dots were looked at */
    int32_t *log, n_log;       /* what slitherlink_pairs_run learnt: 16 * corner + the set before */
    int32_t corner[2][4];      /* cells, dots: from 4 * place to each of its corners */
    uint16_t states[2][4][16]; /* ... and the states that a set allows there */
};

/* false: no memory */
bool slitherlink_pairs_open(struct pairs *p, struct slitherlink_deduce *d, struct arena *arena);

/* Fixpoint, deciding edges as it goes; with slitherlink_deduce_propagate. False: broken. */
bool slitherlink_pairs_run(struct pairs *p);
/* start anew, on other clues */
void slitherlink_pairs_forget(struct pairs *p);
/* a clue was added here */
void slitherlink_pairs_look(struct pairs *p, int32_t cell);
/* back to when it was at rest */
void slitherlink_pairs_undo(struct pairs *p, int32_t n_log, int32_t followed);

static inline unsigned pairs_drawn(int side) /* the states with this side drawn */
{
    static const uint16_t of[4] = {0xaaaa, 0xcccc, 0xf0f0, 0xff00};
    return of[side];
}

#endif
