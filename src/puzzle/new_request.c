/* new_request.c - see new_request.h. */
#include "puzzle/new_request.h"

#include "base/hash.h"
#include "core/position.h"
#include "puzzle/id.h"
#include "puzzle/shaping.h"

bool new_request_read_first(const struct game *g, struct slice word, int *out)
{
    *out = FIRST_RANDOM;
    for (int side = 0; g->duel && side < 2; side++)
        if (slice_is_word(word, g->duel->sides[side])) {
            *out = side;
            return true;
        }
    return slice_is_word(word, "random");
}

static struct err read_level(struct new_request *f, struct slice word)
{
    if (!f->game->puzzle)
        return err_text(0, "a start has no level");
    return rate_level_named(word, &f->request.level)
               ? err_none()
               : err_text(0, "expected a level: easy, normal, hard or expert");
}

/* The older name of a half turn. */
static const char *read_symmetric(struct new_request *f, struct slice value)
{
    bool none = slice_is_word(value, "0"), known;
    if (!none && !slice_is_word(value, "1"))
        return "expected 0 or 1";
    return shaping_read(f, slice_of("symmetry"), slice_of(none ? "none" : "half"), &known);
}

static const char not_understood[] =
    "this choice is not understood; there are size=, level=, symmetric=, blocked=, first= and seed=";

struct err new_request_read_word(struct new_request *f, struct slice word)
{
    struct reader in = reader_of(word.text, word.len);
    uint32_t n;
    if (reader_skip_text(&in, "size=")) {
        struct err e = variant_read_size(f->game, &in, &f->variant);
        return !err_is(e) && reader_peek(&in) != READER_END ? err_text(0, f->game->sizes) : e;
    }
    if (reader_skip_text(&in, "level="))
        return read_level(f, reader_rest(&in));
    if (reader_skip_text(&in, "seed=")) {
        if (!reader_number(&in, UINT32_MAX, &n) || reader_peek(&in) != READER_END)
            return err_text(0, "expected a number as the seed");
        f->seed = n;
        f->index = 0;
        return err_none();
    }
    struct slice key = reader_until(&in, '=');
    bool known = false;
    const char *why = not_understood;
    if (reader_skip(&in, '='))
        why = slice_is_word(key, "symmetric") ? read_symmetric(f, reader_rest(&in))
                                              : shaping_read(f, key, reader_rest(&in), &known);
    return why ? err_text(0, why) : err_none();
}

/* The words of the id are part of the seed. */
static void open_stream(const struct new_request *f, struct rng *out)
{
    char kind[ID_MAX];
    struct writer w = writer_to(kind, sizeof kind);
    id_write_kind(f, &w);
    rng_seed(out, hash_bytes(f->seed, kind, w.n < sizeof kind ? w.n : sizeof kind), f->index);
}

static struct err make_on(const struct new_request *f, struct made_puzzle *out, struct work *w)
{
    const struct game *g = f->game;
    if (g->puzzle)
        return puzzle_make(g, &f->variant, &f->request, out, w);
    struct err e = position_new(g, &f->variant, w->arena, &out->puzzle);
    if (!err_is(e) && g->duel && g->duel->start)
        e = g->duel->start(out->puzzle, &f->opening, w->rng);
    return e;
}

struct err new_request_make(const struct new_request *f, struct made_puzzle *out, struct work *w)
{
    struct rng stream, *kept = w->rng;
    *out = (struct made_puzzle){0};
    open_stream(f, &stream);
    w->rng = &stream;
    struct err e = make_on(f, out, w);
    w->rng = kept;
    return e;
}
