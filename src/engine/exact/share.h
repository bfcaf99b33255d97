/* share.h - one computation on several machines: who does which layer, and what must travel.
 *
 * A layer, with its mirror image where the mirror trick is used, belongs to a part by its shape of
 * group 0. Then what group 1 reads in the next rank is at home: it has the same shape of group 0.
 * What group 0 reads after a step ahead has another one, and comes from the part that has it. All
 * parts list what travels in the same order, so nobody has to ask for anything.
 */
#ifndef EXACT_SHARE_H
#define EXACT_SHARE_H

#include "engine/exact/bands.h"

/* The part that has the table of this mover and these shapes; is it the part of r? */
int exact_share_owner(const struct exact *e, int parts, int side, uint32_t own, uint32_t other);
bool exact_share_has(const struct rank *r, int side, uint32_t own, uint32_t other);

/* A table that travels. */
struct parcel {
    int from, to; /* parts; one of them is ours */
    pair *table;
    size_t words;
};

struct parcels {
    struct parcel *list;
    size_t n;
};

/* Room in `next` for what `band` of r reads and other parts have, and the list of all that we send
 * or receive, in the arena. exact_band_drop gives the room back. */
struct err exact_band_fetch(struct rank *next, const struct rank *r, int band, struct arena *arena,
                            struct parcels *out);

#endif
