/* puzzle.h - a puzzle as points joined by literals: what both kinds have in common.
 *
 * Keys are variables 1..keys. A literal joins two points when it is true: with one loop variable v
 * is an edge and joins its dots; with no loop v is a cell, and true it joins the corners left above
 * and right below, false the other two. Points are numbered in reading order, (w + 1) x (h + 1).
 */
#ifndef CERTIFY_PUZZLE_H
#define CERTIFY_PUZZLE_H

#include "certify/certify.h"
#include "lattice/spot.h"

enum { CERTIFY_SIDE_MAX = 1000, CERTIFY_AROUND = 4 };

struct certify_puzzle {
    enum certify_rule rule;
    int w, h;
    int keys, points;
    int8_t *number; /* by cell or by point: 0 to 4; -1: none, or one that does not count */
};

/* The points that a literal joins; false: it joins none. */
bool certify_joins(const struct certify_puzzle *p, int literal, int point[2]);
/* The literals at a point, or the sides of a cell. Off the board there are none. */
int certify_at_point(const struct certify_puzzle *p, int point, int literal[CERTIFY_AROUND]);
int certify_round_cell(const struct certify_puzzle *p, int cell, int literal[CERTIFY_AROUND]);
bool certify_on_border(const struct certify_puzzle *p, int point);

/* What a number stands on: cells or points, and the literals that it counts. */
int certify_number_places(const struct certify_puzzle *p);
int certify_counted(const struct certify_puzzle *p, int place, int literal[CERTIFY_AROUND]);

/* A cell or point by its name; -1: the name is no such place. */
int certify_read_cell(const struct certify_puzzle *p, struct reader *in);
int certify_read_point(const struct certify_puzzle *p, struct reader *in);

/* `GAME WxH NUMBERS`, no progress. NULL: read; else what is wrong, or certify_no_memory. */
extern const char certify_no_memory[];
const char *certify_read_puzzle(struct certify_puzzle *p, struct slice text,
                                const struct certify_game *games, struct arena *arena);
/* An answer as a position's field has it, complete: value[v] is 0 or 1. */
const char *certify_read_answer(const struct certify_puzzle *p, struct slice text, int8_t *value);
/* Is it an answer? Numbers count but for that at `except` (-1: all do). */
const char *certify_judge_answer(const struct certify_puzzle *p, const int8_t *value, int except,
                         struct arena *arena);

#endif
