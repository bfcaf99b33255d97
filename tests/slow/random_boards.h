/* random_boards.h - small Slitherlink and Slant boards of every kind, repeatable from a seed.
 *
 * Solvable, unsolvable and ambiguous; square, oblong and one row; empty, sparse and full; clues
 * that no answer can meet. The same (seed, index) is the same board everywhere.
 */
#ifndef SLOW_RANDOM_BOARDS_H
#define SLOW_RANDOM_BOARDS_H

#include <stdint.h>

enum { RANDOM_SIDE = 8, RANDOM_CELLS = 25 };

struct random_board {
    int w, h; /* w * h <= RANDOM_CELLS, each <= RANDOM_SIDE */
    const char *kind;
    int8_t clue[(RANDOM_SIDE + 1) * (RANDOM_SIDE + 1)];      /* row-major, -1 for none */
    int8_t fixed[2 * (RANDOM_SIDE + 1) * (RANDOM_SIDE + 1)]; /* some progress, right or wrong */
};

void random_slitherlink(struct random_board *out, uint64_t seed, uint64_t index);
void random_slant(struct random_board *out, uint64_t seed, uint64_t index);

#endif
