/* region.h - a set of cells whose border is one loop, changed cell by cell.
 *
 * Inside and outside are each in one piece and no corner of either touches itself, before and after
 * every flip. Memory is by place of the frame; cells off the board are outside.
 */
#ifndef ENGINE_CDCL_REGION_H
#define ENGINE_CDCL_REGION_H

#include "engine/cdcl/solver.h"

struct region {
    const struct cdcl *s;
    uint8_t *in;    /* is the cell inside? */
    uint8_t *lines; /* around it */
};

bool cdcl_region_take(struct region *r, struct cdcl *s); /* nothing is inside; false: starved */
void cdcl_region_begin(struct region *r);                /* after `in` was written */
void cdcl_region_read(struct region *r, const uint8_t *value); /* values by variable */
void cdcl_region_write(const struct region *r, uint8_t *value);

bool cdcl_region_has(const struct region *r, uint32_t place); /* is that on the board? */
bool cdcl_region_may_flip(const struct region *r, uint32_t place);
void cdcl_region_flip(struct region *r, uint32_t place);

/* How many lines too many or too few a clue has; and all clues that flipping a place bears on. */
unsigned cdcl_region_unmet(const struct region *r, uint32_t place);
unsigned cdcl_region_unmet_around(const struct region *r, uint32_t place);

/* Does the border agree with all that is a fact at the root? */
bool cdcl_region_keeps_facts(const struct region *r);

/* After the counts of the root: a solution of a board with few clues. False: none was found, which
 * says nothing. */
bool cdcl_region_first(struct cdcl *s, uint8_t *first);

/* Another solution, one or two cells away from `first`. False: there is none so near. */
bool cdcl_region_second(struct cdcl *s, const uint8_t *first, uint8_t *second);

#endif
