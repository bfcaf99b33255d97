/* edit.c - setting up: every ink at every place is refused in a sentence or gives a whole position,
 * and what is written of a place can be put there again. */
#include "conform.h"

#include "core/edit.h"

/* A whole position without progress: it is read back to the same bytes. */
static void whole(struct lab *lab, const struct board *b)
{
    struct board *again;
    const char *fault = b->game->rules.broken_invariant(b);
    char *line = lab_line(lab, b);
    if (!CHECK(!fault))
        printf("  %s: %s\n", line, fault);
    if (CHECK(!err_is(position_read(games_all, line, strlen(line), &lab->arena, &again))))
        CHECK(memcmp(again, b, b->game->rules.size(&b->variant)) == 0);
    struct board *bare = lab_copy(lab, b);
    b->game->edit->begin(bare);
    CHECK(memcmp(bare, b, b->game->rules.size(&b->variant)) == 0);
}

static void put(struct lab *lab, const struct board *b, struct spot at, struct slice token)
{
    struct arena_mark mark = arena_here(&lab->arena);
    struct board *after = lab_copy(lab, b);
    const char *why = edit_put(after, at, token, &lab->arena);
    if (why)
        CHECK(why[0] && memcmp(after, b, b->game->rules.size(&b->variant)) == 0);
    else
        whole(lab, after);
    arena_release(&lab->arena, mark);
}

/* What stands here, put here: all stays, and it has words. */
static void put_again(struct lab *lab, const struct board *b, struct spot at)
{
    char token[16], words[64];
    struct writer w = writer_to(token, sizeof token), said = writer_to(words, sizeof words);
    b->game->edit->write(b, at, &w);
    edit_words(b, at, &said);
    CHECK(w.n && w.n < sizeof token && said.n && said.n < sizeof words);
    if (w.n == 1) { /* a toggle beside a number would be undone */
        struct board *after = lab_copy(lab, b);
        CHECK(!edit_put(after, at, (struct slice){token, w.n}, &lab->arena));
        CHECK(memcmp(after, b, b->game->rules.size(&b->variant)) == 0);
    }
}

static void garbage(struct lab *lab, const struct board *b, struct spot at)
{
    static const char ink[] = ".0123456789SEGXHVBR+-/, x";
    char token[8];
    size_t n = rng_below(&lab->rng, sizeof token);
    for (size_t i = 0; i < n; i++)
        token[i] = ink[rng_below(&lab->rng, sizeof ink - 1)];
    put(lab, b, at, (struct slice){token, n});
}

void conform_edit(struct lab *lab, const struct board *of)
{
    const struct edit *e = of->game->edit;
    if (!e)
        return;
    struct board *b = lab_copy(lab, of);
    e->begin(b);
    whole(lab, b);
    CHECK(!board_is_duel(b) == !e->set_mover);
    int wide = 2 * board_width(b) + 1, high = 2 * board_height(b) + 1, taken = 0;
    uint32_t one_in = 1 + (uint32_t)(wide * high / 64);
    for (int i = 0; i < wide * high; i++) {
        struct spot at = {(int16_t)(i % wide), (int16_t)(i / wide)};
        taken += e->takes(b, at);
        if (rng_below(&lab->rng, one_in))
            continue;
        for (const struct ink *ink = e->palette; ink->token; ink++) {
            CHECK(ink->name[0] && ink->role < ROLE_COUNT);
            put(lab, b, at, slice_of(ink->token));
        }
        garbage(lab, b, at);
        if (e->takes(b, at))
            put_again(lab, b, at);
    }
    CHECK(taken > 0);
    for (int side = 0; side < 2 && e->set_mover; side++) {
        e->set_mover(b, side);
        CHECK(of->game->duel->mover(b) == side);
        whole(lab, b);
    }
    e->clear(b);
    whole(lab, b);
}
