/* reasons.h - what a fact of prove.h rests on, and nothing else.
 *
 * A place that said something saw edges and pairs; each of them is left out if it would have said
 * the same without. What is known of two cells rests on a walk between them; a loop on the lines
 * it is made of, and on a number or line that it leaves out.
 */
#ifndef SLITHERLINK_REASONS_H
#define SLITHERLINK_REASONS_H

#include "games/slitherlink/deduce/prove.h"

enum reason_kind {
    REASON_FACT,    /* an earlier fact */
    REASON_CLUE,    /* the number of a cell */
    REASON_EDGE,    /* an edge as it stands on the board */
    REASON_ALONG,   /* the same, one of a line that is followed along */
    REASON_LEFT_OUT, /* what a loop leaves out: a numbered cell, or a line */
    REASON_CELL,    /* a cell of a walk; differs from where it began? */
    REASON_CELL_DIFFERS
};

struct slitherlink_reason {
    int32_t what;
    uint8_t kind;
};

enum { REASONS_PASS_FED = 1, REASONS_PASS = 2 }; /* the dot before such a 2; it is one, or that dot */

struct slitherlink_reasons {
    struct prove *p;
    struct slitherlink_reason *item; /* of the fact or conflict asked about last */
    int32_t n, cap;
    uint8_t *need; /* by fact: the proof rests on it */
    int32_t n_need, top; /* how many; one more than the last of them */
    uint8_t *pass; /* by needed fact: a 2 hands on what comes from its other corner; REASONS_PASS_ */
    int32_t *from, *link, *walk, *stamp, now;
};

bool slitherlink_reasons_open(struct slitherlink_reasons *r, struct prove *p, struct arena *arena);
void slitherlink_reasons_of_fact(struct slitherlink_reasons *r, int32_t fact);
void slitherlink_reasons_of_conflict(struct slitherlink_reasons *r);

/* Everything that the facts already marked in `need` rest on is marked too. Returns how many facts
 * a person has to hold: those marked, where a place that says several things at once counts once,
 * a walk by its length, and a diagonal of 2s nothing. Stops at `most` or more, with what it has. */
int slitherlink_reasons_close(struct slitherlink_reasons *r, int most);
void slitherlink_reasons_clear(struct slitherlink_reasons *r);
void slitherlink_reasons_need(struct slitherlink_reasons *r, int32_t fact);
/* the facts among the items are needed */
void slitherlink_reasons_mark(struct slitherlink_reasons *r);

#endif
