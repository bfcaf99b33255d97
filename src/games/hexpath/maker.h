/* maker.h - a board in the making, and the order hidden in it.
 *
 * Labels are numbered by the hidden order itself: label 0 stands highest, label k-1 lowest, and
 * only at the end each is given a number by chance. A draft has random labels, and gray cells on
 * the hidden walk alone, which crosses the board. Two ways lead from a draft to a puzzle, both by
 * changing one cell at a time: generate.c until no other order works, generate_guided.c until the
 * ladder of techniques gets through.
 */
#ifndef GAMES_HEXPATH_MAKER_H
#define GAMES_HEXPATH_MAKER_H

#include "games/hexpath/solve.h"

/* What the board should have. */
struct hexpath_recipe {
    int numbers; /* different ones, 2..64, no more than cells */
    int gray;    /* gray cells, all on the path */
    int near;    /* percent of the cells that the walk enters or passes by, at least */
};

enum { RIVALS = 64 };

typedef uint8_t ranks[ORDER_MAX]; /* by label: 0 is highest */

struct route { /* the walk of one order */
    uint16_t place[HEXPATH_CELLS_MAX];
    int n;
};

struct hexpath_maker {
    struct hexpath_map map;
    struct work *w;
    int n, k, gray, cells;
    int most_apart; /* cells that the walk may leave aside */
    int blocked, most_blocked;
    int uses[ORDER_MAX];              /* cells with this label */
    uint16_t deck[HEXPATH_CELLS_MAX]; /* all cells, in some order */
    bool seen[HEXPATH_CELLS_MAX + 1];
    struct route hidden; /* the hidden walk on the board as last accepted */

    /* generate.c alone: other orders that have solved the board (a ring), and the walk of one */
    ranks rivals[RIVALS];
    int n_rivals, oldest, current; /* current: whose walk is `rival`, or -1 */
    struct route rival;
};

/* Fill b, whose game and variant are set, with what `run` makes: a puzzle without progress. Chance
 * comes from w->rng, effort from w->steps. ERR_BUDGET: none was found in time; ERR_MEMORY. On error
 * b has no particular content. */
typedef enum err_code maker_fn(struct hexpath_maker *m, const void *how); /* ERR_NONE: it is done */
struct err hexpath_maker_make(struct board *b, struct hexpath_recipe recipe, maker_fn *run,
                              const void *how, struct work *w);

static inline int maker_chance(struct hexpath_maker *m, int below)
{
    return (int)rng_below(m->w->rng, (uint32_t)below);
}

static inline int maker_shortest(const struct hexpath_maker *m) /* walk worth having, in cells */
{
    return m->n + m->n / 2;
}

static inline int route_end(const struct route *r)
{
    return r->place[r->n - 1];
}

/* Walk an order; the number of gray cells entered. */
int hexpath_walk_order(struct hexpath_maker *m, const uint8_t *rank, struct route *out);
int hexpath_walk_hidden(struct hexpath_maker *m, struct route *out);

/* Which cells a walk enters or passes by (`near` has room for one more than there are); how many it does not. */
int hexpath_cells_apart(const struct hexpath_maker *m, const struct route *walk, bool *near);
bool hexpath_is_far_reaching(const struct hexpath_maker *m, const struct route *walk); /* as the recipe wants */

/* One attempt at a draft. False: the hidden walk did not cross the board. */
bool hexpath_generate_draft(struct hexpath_maker *m);

/* A draft and changes until one order is left (generate.c). ERR_NONE or ERR_BUDGET, ERR_MEMORY. */
enum err_code hexpath_maker_count(struct hexpath_maker *m);

void hexpath_label_set(struct hexpath_maker *m, int cell, uint8_t label); /* or WALK_BLOCKED */

#endif
