/* bands.h - inside the engine: sizes of bands, and work on the layers of a band by several workers.
 * */
#ifndef EXACT_BANDS_H
#define EXACT_BANDS_H

#include "engine/exact/exact.h"

/* Words of the tables of r that `band` of rank `number` makes (r is that rank) or reads (r is the
 * rank after it). */
uint64_t exact_band_words(const struct rank *r, int number, int band);

/* One layer of a band; with the mirror trick, together with its mirror image. */
struct unit {
    struct layer_at at;
    bool twin; /* it is its own mirror image: one face */
};

/* The units of a band, of all parts: how many there are; written down if there is room. */
size_t exact_band_units(const struct rank *r, int band, struct unit *out);

/* Call `each` for all units of a band, by all workers; every worker has scratch memory of its own.
 * `each` returns false to end everything (out of memory). */
struct band_job {
    const struct rank *rank, *next;
    bool (*each)(void *ctx, const struct unit *u, int worker, struct arena *scratch);
    void *ctx;
};
struct err exact_band_each(const struct band_job *job, int band, const struct workers *workers,
                           struct work *w);

#endif
