/* puzzles.h - collections of puzzles to measure on, as plain arrays, sorted into named sets.
 *
 * A collection file has one puzzle a line, tab separated: id, w, h, clues, solution, nsol, grade,
 * sat_ms, source. Clues are rows joined by ','; Slitherlink's solution is rows of 1 inside and 0
 * outside the loop, Slant's rows of \ and /. nsol is 0, 1, or 2 for "at least two".
 */
#ifndef BENCH_PUZZLES_H
#define BENCH_PUZZLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/game.h"

enum puzzle_kind { PUZZLE_SLITHERLINK, PUZZLE_SLANT };

struct bench_puzzle {
    const char *id, *set; /* "tatham 10x10 hard"; NULL on adding: made from the id and the size */
    int rank;             /* sets of one family are sorted by this, then by name */
    int w, h;
    const int8_t *clue;     /* Slitherlink h rows of w, Slant h + 1 rows of w + 1; -1 none */
    const int8_t *solution; /* one value a key as in games/NAME/clauses.h, or NULL if not known */
    int nsol;               /* 0, 1, 2 = at least two, -1 not known */
};

struct bench_puzzles {
    enum puzzle_kind kind;
    struct bench_puzzle
        *puzzle; /* sets stand together, sorted by name; equal sets share a pointer */
    size_t n, cap;
    struct arena arena; /* owns all of it */
};

int puzzles_clues(enum puzzle_kind kind, int w, int h); /* number of clue places */
int puzzles_keys(enum puzzle_kind kind, int w, int h);  /* number of values of a solution */

void puzzles_open(struct bench_puzzles *all, enum puzzle_kind kind);
void puzzles_close(struct bench_puzzles *all);

/* Copy one board in, from wherever. False: no memory. */
bool puzzles_add(struct bench_puzzles *all, const struct bench_puzzle *p);

/* Read a file. NULL, or what is wrong with it; *line is then the line. */
const char *puzzles_load(struct bench_puzzles *all, const char *path, size_t *line);

void puzzles_sort(struct bench_puzzles *all); /* after the last add or load */

/* As a board of the game, without progress; ends the program if there is no memory. */
struct board *puzzle_board(const struct bench_puzzle *p, const struct game *g, struct arena *a);

/* End of the set that begins at `from`. */
size_t puzzles_set_end(const struct bench_puzzles *all, size_t from);

#endif
