/* deduce.h - the ladder of techniques: the easiest thing that follows from where the walk stands.
 *
 * What is known is the path and the stated relations, no more. A step of the path tells relations;
 * they are found first, so everything later may lean on stated relations alone.
 */
#ifndef GAMES_HEXPATH_DEDUCE_H
#define GAMES_HEXPATH_DEDUCE_H

#include "games/hexpath/partial_walk.h"

enum technique_name {
    STEP_TELLS,
    ONE_WAY,
    TIED_NUMBERS,
    STOP_ON_E,
    BEATEN_NUMBER,
    LOWEST_WINS,
    CUT_OFF,
    DEAD_END,
    WHICHEVER,
    SUPPOSE_SHORT,
    SUPPOSE,
    SUPPOSE_LONG,
    EVERY_WAY,
    FORK,
    MANY_FORKS,
    SEARCH,
    TECHNIQUE_COUNT
};

extern const struct technique hexpath_techniques[TECHNIQUE_COUNT + 1];

/* What follows: a step to `side`, or the relations in `more`. */
struct hexpath_finding {
    uint8_t technique;
    int side; /* or -1 */
    int step; /* STEP_TELLS: the path's cell from which it was made; else the last one */
    int size; /* as in struct hint */
    struct hexpath_view view;
    uint8_t tied, beaten, cut, failed; /* sides ruled out, each by the easiest reason */
    uint8_t left;                      /* sides that remain */
    uint64_t more[ORDER_MAX]; /* bit j of row i: i stands above j; none follows from others */
};

/* The first step of the path that tells something not yet stated. The path must have no flaw. */
bool hexpath_deduce_tells(const struct hexpath *h, struct hexpath_finding *f);

/* What follows here by techniques up to `hardest`, at most MANY_FORKS. Also when nothing does, the
 * sides and the view of f are filled. The board must have a solution from here. */
bool hexpath_deduce_here(struct partial_walk *s, const struct walk_state *at, int hardest,
                         struct hexpath_finding *f);

/* explain.c: the story of a hint of any kind, which must have one. */
void hexpath_tell(const struct board *b, struct hint *h);

/* The longest supposed walk and the most effort on forks that a technique asks for. */
int hexpath_technique_reach(int technique);

#endif
