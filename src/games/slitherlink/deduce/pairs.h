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
    int32_t corner, source; /* source: the cell or dot that says so */
    int32_t before;         /* the fact about this corner that it replaced, or -1 */
    int32_t round;
    uint8_t set;
};

struct pairs {
    struct deduce *d;
    uint8_t *set;             /* by corner */
    int32_t *last;            /* by corner: its latest fact, or -1 */
    struct pair_fact *fact;   /* in the order learnt: what a fact rests on stands before it */
    int32_t n_facts, applied; /* facts from `applied` on wait for the end of the round */
    int32_t *look, n_look;    /* cells and dots to look at in this round */
    int32_t *stamp, round;
    int32_t followed;          /* decided edges whose cells and dots were looked at */
    int32_t *log, n_log;       /* what pairs_run learnt: 16 * corner + the set before */
    int32_t corner[2][4];      /* cells, dots: from 4 * place to each of its corners */
    uint16_t states[2][4][16]; /* ... and the states that a set allows there */
};

bool pairs_open(struct pairs *p, struct deduce *d, struct arena *arena); /* false: no memory */

/* Closure, deciding edges as it goes; with deduce_settle. False: broken. */
bool pairs_run(struct pairs *p);
void pairs_forget(struct pairs *p);                                /* start anew, on other clues */
void pairs_look(struct pairs *p, int32_t cell);                    /* a clue was added here */
void pairs_undo(struct pairs *p, int32_t n_log, int32_t followed); /* back to when it was at rest */

/* For pairs_find: forget what it knows, for a board that may have changed. */
void pairs_again(struct pairs *p);

/* Goes on from the rounds there were: up to `rounds` of them, until an edge is decided: *where gets
 * the cell or dot that decides it, the result is the number of facts strung together; 0: nothing is
 * found, or somebody asked to stop. Decides nothing itself. */
int pairs_find(struct pairs *p, int rounds, int32_t *where, struct work *w);

/* The states (bit i: side i drawn) a cell or dot may have, given what is decided and these four
 * sets, one for each of its corners. */
unsigned pairs_states(const struct deduce *d, int32_t i, const uint8_t set[4]);

/* The corner that corner t of cell or dot i is, as 4 * cell + q; -1 if it is off the board. */
int32_t pairs_corner(const struct deduce *d, int32_t i, int t);

/* What these states of i say about its corner t. */
unsigned pairs_project(const struct deduce *d, int32_t i, int t, unsigned states);

static inline unsigned pairs_drawn(int side) /* the states with this side drawn */
{
    static const uint16_t of[4] = {0xaaaa, 0xcccc, 0xf0f0, 0xff00};
    return of[side];
}

#endif
