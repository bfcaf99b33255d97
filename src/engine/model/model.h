/* model.h - a model of a small encoding, or of part of one, for who learns what its rules do.
 *
 * Trying values one after the other, with unit propagation over a plain list of clauses: no match for
 * CaDiCaL (src/referee), but it is everywhere that the games are, and boards of lessons are small.
 */
#ifndef ENGINE_MODEL_MODEL_H
#define ENGINE_MODEL_MODEL_H

#include "core/clauses.h"
#include "core/work.h"

struct model_request {
    const struct encoding *encoding;
    const char *without; /* clauses of this kind are left out; NULL: of none */
    bool is_cut;         /* cut by cut, until it is a solution; needs all clauses that the cuts rely on */
    bool is_apart;       /* a model that needs a cut, not just any (encoding's `apart`) */
};

/* The model, as the encoding's keys. Which of several is up to chance. False: there is none, or the
 * steps or the memory ran out, which *err tells. A step is a value tried. */
bool model_find(const struct model_request *m, int8_t *key, struct err *err, struct work *w);

#endif
