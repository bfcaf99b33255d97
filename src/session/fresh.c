/* fresh.c - see fresh.h. */
#include "session/fresh.h"

#include "core/position.h"

bool first_read(const struct game *g, struct slice word, int *out)
{
    *out = FIRST_RANDOM;
    for (int side = 0; g->duel && side < 2; side++)
        if (slice_is_word(word, g->duel->sides[side])) {
            *out = side;
            return true;
        }
    return slice_is_word(word, "random");
}

struct err fresh_make(const struct fresh *f, struct made *out, struct work *w)
{
    const struct game *g = f->game;
    *out = (struct made){0};
    if (g->puzzle)
        return puzzle_make(g, f->variant, f->wish, f->seed, f->index, out, w);
    struct rng rng;
    struct err e = position_new(g, f->variant, w->arena, &out->puzzle);
    rng_seed(&rng, f->seed, f->index);
    if (!err_is(e) && g->duel->start)
        e = g->duel->start(out->puzzle, f->opening, &rng);
    return e;
}
