/* pack.h - a table as few bytes: less than two bits a position.
 *
 * Word by word: the OPEN bits of those that are positions at all, then the LOST bits of those
 * that are open. What is left out follows from the placements, so nothing else is written.
 */
#ifndef EXACT_PACK_H
#define EXACT_PACK_H

#include "engine/exact/layer.h"

/* Byte tables: squeeze[mask][x] gathers the bits of x under mask, spread puts them back. */
struct packer {
    uint8_t squeeze[256][256], spread[256][256];
};
void exact_packer_fill(struct packer *p);

size_t exact_pack_most(const struct exact_face *f); /* bytes that are always enough */

/* `valid` is room for own->words words. Returns the bytes written. */
size_t exact_pack_face(const struct packer *p, const struct exact_face *f, uint64_t *valid,
                       uint8_t *out);
/* False if the bytes are not a table of this form. */
bool exact_unpack_face(const struct packer *p, const struct exact_face *f, uint64_t *valid,
                       const uint8_t *in, size_t n);

#endif
