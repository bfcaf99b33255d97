/* partial_walk.h - a walk in thought: where it stands, what it knows of the order, what it sees.
 *
 * The reasoning of a person, one look at a time: which numbers are free around this cell, which of
 * them could be the best one, can E still be reached? A partial walk needs no arena: it is one flat
 * block (about 12 kB), so that hints, their sentences and the generator can all afford one.
 *
 * Places are the cells with a border of blocked ones around them, in rows of n + 2, so that the
 * six neighbours of any place are always there. Labels are ranks of numbers, as in solve.h.
 */
#ifndef GAMES_HEXPATH_PARTIAL_WALK_H
#define GAMES_HEXPATH_PARTIAL_WALK_H

#include "games/hexpath/hexpath.h"

enum {
    PARTIAL_WALK_SIDE = HEXPATH_SIZE_MAX + 2,
    PARTIAL_WALK_PLACES = PARTIAL_WALK_SIDE * PARTIAL_WALK_SIDE
};

/* Where the walk stands. */
struct walk_state {
    struct partial_order order; /* what is known */
    uint16_t at;
    bool reversed; /* the lowest number is the best one here */
};

struct partial_walk {
    int n;
    uint16_t start, goal;
    bool lasts;                      /* gray=all */
    int16_t step[HEX_DIRECTIONS];    /* from a place to its neighbours */
    uint64_t free_bit[PARTIAL_WALK_PLACES]; /* the label as a bit; 0: blocked or visited */
    uint8_t label[PARTIAL_WALK_PLACES];
    bool gray[PARTIAL_WALK_PLACES];
};

/* What stands around a place; sides are bits, directions of lattice/hex.h. */
struct hexpath_view {
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
    uint16_t place[PARTIAL_WALK_PLACES]; /* those places */
    struct walk_state last;
    struct hexpath_view view; /* from there */
};

static inline int partial_walk_cell(const struct partial_walk *s, int place)
{
    int wide = s->n + 2;
    return (place / wide - 1) * s->n + place % wide - 1;
}

static inline int partial_walk_place(const struct partial_walk *s, int cell)
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
void hexpath_partial_walk_open(struct partial_walk *s, int n, bool lasts);
void hexpath_partial_walk_put(struct partial_walk *s, int cell, int label, bool gray);

/* The board, with the first cells of its path walked, knowing the stated relations. The path must
 * be one that some order walks; what its steps tell is not added. */
void hexpath_partial_walk_board(struct partial_walk *s, struct walk_state *at,
                                const struct hexpath *h, int cells);
/* One more cell of a given path: nothing is learnt. */
void hexpath_partial_walk_follow(struct partial_walk *s, struct walk_state *at, int place);

struct hexpath_view hexpath_partial_walk_look(const struct partial_walk *s,
                                              const struct walk_state *at);
static inline int partial_walk_near(const struct partial_walk *s, const struct walk_state *at,
                                    int side)
{
    return at->at + s->step[side];
}

/* The label becomes the best of all seen. It must be possible. */
void hexpath_walk_state_learn(struct walk_state *at, uint64_t seen, int label);

/* Walk to the neighbour on this side, an open one, and learn what that tells. */
void hexpath_partial_walk_step(struct partial_walk *s, struct walk_state *at,
                               const struct hexpath_view *v, int side);

/* Take back a step: the place becomes free again; the stand is the caller's to restore. */
void hexpath_partial_walk_leave(struct partial_walk *s, int place);
/* Where the walk has just come: how it ends here, or RUN_FORKS with the sides it could take. */
enum run_end hexpath_partial_walk_arrive(const struct partial_walk *s, const struct walk_state *at,
                                         struct hexpath_view *v);

/* Of these sides those from which E can be reached over free cells. From `at` it must be possible;
 * `free` are all free sides. */
uint8_t hexpath_partial_walk_reach(const struct partial_walk *s, const struct walk_state *at,
                                   uint8_t free, uint8_t sides);

/* On E: the labels that are tied and can be the best one, so that the walk stops. */
uint64_t hexpath_partial_walk_stops(const struct walk_state *at, const struct hexpath_view *v);

/* Suppose the walk goes to this open side, and then on as long as there is one way, at most `most`
 * places. the partial walk is left as it was. */
void hexpath_partial_walk_run(struct partial_walk *s, const struct walk_state *from,
                              const struct hexpath_view *v, int side, int most, struct run *out);

/* Suppose the same and follow every fork: does every way fail? Spends a unit of *effort for each
 * place entered; false also if that ran out. */
bool hexpath_partial_walk_fails(struct partial_walk *s, const struct walk_state *from,
                                const struct hexpath_view *v, int side, int *effort);

#endif
