/* fresh.c - see fresh.h. */
#include "session/fresh.h"

#include "base/hash.h"
#include "core/position.h"
#include "session/id.h"

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

/* The words of the id are part of the seed. */
static void open_stream(const struct fresh *f, struct rng *out)
{
    char kind[ID_MAX];
    struct writer w = writer_to(kind, sizeof kind);
    id_write_kind(f, &w);
    rng_seed(out, hash_bytes(f->seed, kind, w.n < sizeof kind ? w.n : sizeof kind), f->index);
}

static struct err make_on(const struct fresh *f, struct made *out, struct work *w)
{
    const struct game *g = f->game;
    if (g->puzzle)
        return puzzle_make(g, &f->variant, &f->wish, out, w);
    struct err e = position_new(g, &f->variant, w->arena, &out->puzzle);
    if (!err_is(e) && g->duel && g->duel->start)
        e = g->duel->start(out->puzzle, &f->opening, w->rng);
    return e;
}

struct err fresh_make(const struct fresh *f, struct made *out, struct work *w)
{
    struct rng stream, *kept = w->rng;
    *out = (struct made){0};
    open_stream(f, &stream);
    w->rng = &stream;
    struct err e = make_on(f, out, w);
    w->rng = kept;
    return e;
}
