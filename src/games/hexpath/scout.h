/* scout.h - a walk in thought: where it stands, what it knows of the order, what it sees.
 *
 * The reasoning of a person, one look at a time: which numbers are free around this cell, which of
 * them could be the best one, can E still be reached? A scout needs no arena: it is one flat block
 * (about 12 kB), so that hints, their sentences and the generator can all afford one.
 *
 * Places are the cells with a border of blocked ones around them, in rows of n + 2, so that the
 * six neighbours of any place are always there. Labels are ranks of numbers, as in solve.h.
 */
#ifndef GAMES_HEXPATH_SCOUT_H
#define GAMES_HEXPATH_SCOUT_H

#include "games/hexpath/hexpath.h"

enum { SCOUT_SIDE = HEXPATH_SIZE_MAX + 2, SCOUT_PLACES = SCOUT_SIDE * SCOUT_SIDE };

/* Where the walk stands. */
struct stand {
    struct partial_order order; /* what is known */
    uint16_t at;
    bool reversed; /* the lowest number is the best one here */
};

struct scout {
    int n;
    uint16_t start, goal;
    bool lasts;                      /* gray=all */
    int16_t step[HEX_DIRECTIONS];    /* from a place to its neighbours */
    uint64_t free_bit[SCOUT_PLACES]; /* the label as a bit; 0: blocked or visited */
    uint8_t label[SCOUT_PLACES];
    bool gray[SCOUT_PLACES];
};

/* What stands around a place; sides are bits, directions of lattice/hex.h. */
struct view {
    uint64_t seen, twice;      /* labels of free neighbours; those of several */
    uint8_t free, alone, open; /* sides: free; not tied; and not known to be beaten */
};

/* How a supposed walk ends. */
enum run_end {
    RUN_FORKS,   /* open: several ways on, or too long */
    RUN_ARRIVES, /* stops on E: a success */
    RUN_STUCK,   /* nothing is free, and this is not E */
    RUN_TIED,    /* whatever could be the best number is tied, and this is not E */
    RUN_CUT,     /* E cannot be reached any more */
    RUN_PASSES   /* on E, but the walk would go on */
};

struct run {
    enum run_end end;
    int n;                        /* places entered */
    uint16_t place[SCOUT_PLACES]; /* those places */
    struct stand last;
    struct view view; /* from there */
};

static inline int scout_cell(const struct scout *s, int place)
{
    int wide = s->n + 2;
    return (place / wide - 1) * s->n + place % wide - 1;
}

static inline int scout_place(const struct scout *s, int cell)
{
    return (cell / s->n + 1) * (s->n + 2) + cell % s->n + 1;
}

static inline bool run_fails(enum run_end end)
{
    return end > RUN_ARRIVES;
}

static inline int sides_count(uint8_t sides)
{
    return bits_count(sides);
}

static inline int side_pop(uint8_t *sides)
{
    int side = bits_lowest(*sides);
    *sides &= (uint8_t)(*sides - 1);
    return side;
}

/* An empty map of n x n blocked cells. */
void scout_open(struct scout *s, int n, bool lasts);
void scout_put(struct scout *s, int cell, int label, bool gray);

/* The board, with the first cells of its path walked, knowing the stated relations. The path must
 * be one that some order walks; what its steps tell is not added. */
void scout_board(struct scout *s, struct stand *at, const struct hexpath *h, int cells);
/* One more cell of a given path: nothing is learnt. */
void scout_follow(struct scout *s, struct stand *at, int place);

struct view scout_look(const struct scout *s, const struct stand *at);
static inline int scout_near(const struct scout *s, const struct stand *at, int side)
{
    return at->at + s->step[side];
}

/* The label becomes the best of all seen. It must be possible. */
void stand_learn(struct stand *at, uint64_t seen, int label);

/* Walk to the neighbour on this side, an open one, and learn what that tells. */
void scout_step(struct scout *s, struct stand *at, const struct view *v, int side);

/* Of these sides those from which E can be reached over free cells. From `at` it must be possible;
 * `free` are all free sides. */
uint8_t scout_reach(const struct scout *s, const struct stand *at, uint8_t free, uint8_t sides);

/* On E: the labels that are tied and can be the best one, so that the walk stops. */
uint64_t scout_stops(const struct stand *at, const struct view *v);

/* Suppose the walk goes to this open side, and then on as long as there is one way, at most `most`
 * places. The scout is left as it was. */
void scout_run(struct scout *s, const struct stand *from, const struct view *v, int side, int most,
               struct run *out);

/* Suppose the same and follow every fork: does every way fail? Spends a unit of *effort for each
 * place entered; false also if that ran out. */
bool scout_fails(struct scout *s, const struct stand *from, const struct view *v, int side,
                 int *effort);

#endif
