/* lines.h - a position as its rows and columns, each a number: which of them a side may complete
 * with its next turn, and what the position looks worth in a proof.
 *
 * Each line, as it stands, has a weight, by its distance from the border; their sum is the
 * logarithm of the odds that the side to move wins. The weights begin as those of
 * crosscut_evaluate, and every position that a proof settles moves them a little (logistic
 * regression). So the guess fits the board at hand, and improves while the proof goes on. It only
 * steers.
 *
 * Threads share the weights without locks; what two of them change at once may be lost.
 */
#ifndef CROSSCUT_LINES_H
#define CROSSCUT_LINES_H

#include <stdatomic.h>

#include "games/crosscut/crosscut.h"

enum {
    LINES_CODES = 6561, /* 3^8 */
    LINES_PLACES = 4,   /* distances from the border */
    LINES_DISCS = 65
};

/* Lines of one direction: a code is the squares as digits 0 free, 1 the mover's, 2 the other's. */
struct crosscut_way {
    int count, length;
    uint16_t same[LINES_CODES];     /* the lesser of a code and its mirror image, */
    uint8_t completed[LINES_CODES]; /* and who may complete it */
    _Atomic int32_t weight[LINES_PLACES][LINES_CODES];
};

struct crosscut_lines {
    struct crosscut_way way[2];         /* rows, columns */
    _Atomic int32_t discs[LINES_DISCS]; /* a weight for how many there are */
    _Atomic uint32_t learnt;            /* positions */
    uint16_t digits[256];               /* a row of discs as digits 0 and 1 to the base 3 */
};

void crosscut_lines_open(struct crosscut_lines *l, int rows, int columns);

/* Whether one of the lines is completed by the next turn: if the mover has it, and if the other
 * side had it. PERHAPS depends on other lines. */
enum { LINES_WON = 1, LINES_PERHAPS = 2, LINES_LOST = 4, LINES_LOST_PERHAPS = 8 };
unsigned crosscut_lines_completed(const struct crosscut_lines *l, uint64_t own, uint64_t enemy);

/* What the position looks worth to the side to move: 60 for odds of e to 1. */
int crosscut_lines_worth(const struct crosscut_lines *l, uint64_t own, uint64_t enemy);

/* The side to move wins this position, or loses it, and so many positions told. */
void crosscut_lines_learn(struct crosscut_lines *l, uint64_t own, uint64_t enemy, bool wins,
                          uint64_t work);

#endif
