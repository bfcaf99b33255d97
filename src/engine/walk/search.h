/* search.h - the inside of the search over walks (walk.h): one that can be stopped and gone on with, or begun
 * again in another order of its branches. */
#ifndef ENGINE_WALK_SEARCH_H
#define ENGINE_WALK_SEARCH_H

#include "base/rng.h"
#include "engine/walk/walk.h"

struct walk_frame {
    uint64_t seen;  /* labels free around the place */
    uint64_t *rows; /* what is known on arrival: above[labels], then below[labels] */
    uint16_t place;
    uint8_t sides; /* a bit for each side still to be tried */
    bool reversed; /* the choice made here goes to the lowest label */
};

struct walk_search {
    const struct walk_map *map;
    struct walk *q;
    struct work *w;
    int labels;
    uint64_t *free_bit; /* places + 1; the last one stays 0 */
    uint8_t *label;     /* the map's, with label 0 where there is none */
    struct walk_frame *frame;
    int depth;     /* frames in use */
    int floor;     /* those of the prefix, */
    uint8_t first; /* and the sides of its last one */
    uint16_t *away; /* places + 1: how far from the goal; with rng alone */
    bool *reached; /* places + 1: by the flood */
    uint16_t *queue;
    uint64_t next_flood; /* when so many steps have been made */
    uint64_t chunk;      /* steps already taken from the budget and not used */
    enum err_code end;
    struct rng *rng; /* sides are tried as it comes; NULL: one after the other */
};

/* Ready to run, with the prefix walked; memory is the arena's of its work. ERR_TEXT: no order walks it. */
enum err_code walk_search_begin(struct walk_search *s);

/* Runs until so many nodes have been made in all. True: it has ended, by s->end, for there is no more
 * or enough is known. */
bool walk_search_run(struct walk_search *s, uint64_t nodes);
void walk_search_rewind(struct walk_search *s); /* to where it began, with nothing found */
void walk_search_end(struct walk_search *s); /* steps that were bought and not used are given back */

/* Runs to the end, and between looks for enough by restarts: see restarts.c. */
void walk_search_restarting(struct walk_search *s);

bool walk_search_is_enough(const struct walk *q);

#endif
