/* The exact engine against plain retrograde analysis, position by position: boards of 2 to 4
 * cells a side, with and without blocked cells, symmetric and not; both sides to move. */
#include "base/rng.h"
#include "check.h"
#include "engine/exact/distance.h"
#include "engine/exact/pack.h"
#include "slow/retrograde.h"

static struct retro retro;
static int v_rank[1 << 10]; /* of the shape of each placement of V */

static struct lanes lanes_of(int n, uint64_t open)
{
    struct lanes l = {.n = n, .open = open};
    l.root[0][0] = l.root[1][0] = (uint8_t)(n - 1);
    return l;
}

static enum outcome outcome_of(int plies)
{
    return plies == 0 ? OUTCOME_DRAWN : plies % 2 ? OUTCOME_WON : OUTCOME_LOST;
}

static int shape_rank(const struct exact *e, int group, uint32_t cells)
{
    return e->shapes[group].shape[exact_shapes_find(&e->shapes[group], cells)].rank;
}

/* All positions of one rank, and their distances. */
static void compare_rank(const struct rank *r, const struct distance *d, uint64_t *seen)
{
    for (uint32_t h = 0; h < retro.placements; h++) {
        int rest = r->number - shape_rank(r->exact, 0, retro.mask[h]);
        for (uint32_t v = 0; v < retro.placements; v++) {
            if ((retro.mask[h] & retro.mask[v]) || v_rank[v] != rest)
                continue;
            for (int side = 0; side < 2; side++) {
                struct exact_position s = {{retro.mask[h], retro.mask[v]}, side};
                int plies = retro.plies[retro_node(&retro, retro.mask[h], retro.mask[v], side)];
                CHECK(exact_position_rank(r->exact, &s) == r->number);
                CHECK(exact_position_value(r, &s) == outcome_of(plies));
                CHECK(exact_position_plies(d, &s) == plies);
                seen[side]++;
            }
        }
    }
}

struct totals {
    struct exact_tally tally[2];
    struct audit audit;
    uint64_t seen[2];
};

static void count(struct exact_tally *t, struct exact_tally more)
{
    t->won += more.won;
    t->lost += more.lost;
    t->drawn += more.drawn;
}

/* Packed tables come back the same, and one byte more or less is refused. */
static void compare_packed(const struct packer *p, const struct exact_face *f, struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    size_t words = (size_t)f->other->rows * f->own->words, most = exact_pack_most(f);
    uint64_t *valid = arena_take(arena, f->own->words, sizeof *valid);
    uint8_t *bytes = arena_take(arena, most + 1, 1);
    struct exact_face copy = *f;
    copy.table = arena_take(arena, words, sizeof(pair));
    size_t n = exact_pack_face(p, f, valid, bytes);
    CHECK(n <= most && exact_unpack_face(p, &copy, valid, bytes, n));
    CHECK(memcmp(copy.table, f->table, words * sizeof(pair)) == 0);
    CHECK(!exact_unpack_face(p, &copy, valid, bytes, n + 1));
    CHECK(n == 0 || !exact_unpack_face(p, &copy, valid, bytes, n - 1));
    arena_release(arena, mark);
}

static void test_pack(void)
{
    struct arena arena;
    struct exact e;
    struct lanes l = lanes_of(4, 0xFFDF); /* a blocked cell, so both sides are stored */
    struct rank next = {0};
    arena_open(&arena);
    struct packer *p = arena_take(&arena, 1, sizeof *p);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    exact_packer_fill(p);
    CHECK(!err_is(exact_open(&e, &l, UINT64_MAX, &arena)));
    for (int number = e.last; number >= e.first; number--) {
        struct rank now;
        CHECK(!err_is(exact_rank_open(&now, &e, number)));
        CHECK(!err_is(exact_rank_solve(&now, next.exact ? &next : NULL, true, NULL, &w)));
        for (int band = -1; exact_rank_next_band(&now, &band);)
            for (struct layer_at at = {0}; exact_band_next_layer(&now, band, &at);)
                for (int side = 0; side < 2; side++) {
                    struct exact_face f = exact_rank_face(&now, NULL, at, side);
                    compare_packed(p, &f, &arena);
                }
        exact_rank_close(&next);
        next = now;
    }
    exact_rank_close(&next);
    arena_close(&arena);
}

static void solve_all(struct exact *e, const struct distance *d, struct work *w, struct totals *out)
{
    struct rank next = {0};
    for (uint32_t v = 0; v < retro.placements; v++)
        v_rank[v] = shape_rank(e, 1, retro.mask[v]);
    for (int number = e->last; number >= e->first; number--) {
        struct rank now;
        CHECK(!err_is(exact_rank_open(&now, e, number)));
        struct rank *after = next.exact ? &next : NULL;
        CHECK(!err_is(exact_rank_solve(&now, after, false, NULL, w)));
        for (int band = -1; exact_rank_next_band(&now, &band);)
            CHECK(!err_is(exact_band_verify(&now, after, band, 1, NULL, w, &out->audit)));
        compare_rank(&now, d, out->seen);
        for (int side = 0; side < 2; side++)
            count(&out->tally[side], now.tally[side]);
        exact_rank_close(&next);
        next = now;
    }
    exact_rank_close(&next);
}

static void compare_board(int n, uint64_t open, struct totals *out)
{
    struct arena arena;
    struct exact e;
    struct distance d;
    struct lanes l = lanes_of(n, open);
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    *out = (struct totals){0};
    retro_solve(&retro, n, (uint32_t)open, &arena);
    struct err err = exact_open(&e, &l, UINT64_MAX, &arena);
    if (err.code == ERR_ILLEGAL) { /* a board without a single open cell */
        CHECK(retro.placements == 0);
    } else if (CHECK(!err_is(err)) && CHECK(!err_is(exact_distance_solve(&d, &e, NULL, &w)))) {
        solve_all(&e, &d, &w, out);
        exact_distance_close(&d);
        uint64_t positions = exact_positions(&e);
        for (int side = 0; side < 2; side++) {
            struct exact_tally t = out->tally[side];
            CHECK(out->seen[side] == positions && t.won + t.lost + t.drawn == positions);
        }
        CHECK(out->audit.wrong == 0);
        CHECK(out->audit.checked == positions * (e.symmetric ? 1 : 2));
    }
    arena_close(&arena);
}

static void test_plain(void)
{
    static const uint64_t positions[] = {0, 0, 12, 1332, 276600};
    static const struct exact_tally want[] = {
        {0}, {0}, {8, 4, 0}, {803, 529, 0}, {141161, 92465, 42974}};
    for (int n = 2; n <= 4; n++) {
        struct totals t;
        compare_board(n, UINT64_MAX >> (64 - n * n), &t);
        CHECK(t.seen[0] == positions[n] && t.seen[1] == positions[n]);
        for (int side = 0; side < 2; side++)
            CHECK(memcmp(&t.tally[side], &want[n], sizeof want[n]) == 0);
    }
}

/* The mirror image of a board in the diagonal. */
static uint64_t mirror(int n, uint64_t cells)
{
    uint64_t out = 0;
    for (int i = 0; i < n * n; i++)
        out |= (cells >> i & 1) << (n * (i % n) + i / n);
    return out;
}

/* Every 2x2 board; random boards, one in three symmetric. */
static void test_blocked(void)
{
    struct totals t;
    struct rng rng;
    uint64_t drawn = 0;
    rng_seed(&rng, 4, 0);
    for (uint64_t open = 0; open < 16; open++)
        compare_board(2, open, &t);
    for (int round = 0; round < 66; round++) {
        int n = round < 60 ? 3 : 4;
        uint64_t open = UINT64_MAX >> (64 - n * n);
        for (uint32_t k = 1 + rng_below(&rng, 4); k; k--)
            open &= ~((uint64_t)1 << rng_below(&rng, (uint32_t)(n * n)));
        if (round % 3 == 0)
            open &= mirror(n, open);
        compare_board(n, open, &t);
        drawn += t.tally[0].drawn;
    }
    CHECK(drawn > 0); /* ties by passing among them */
}

/* Shapes that come after a given one are solved to the same values as all of them. */
static void test_root(void)
{
    struct arena arena;
    struct exact e;
    struct lanes l = {.n = 4, .open = 0xFFFF, .root = {{1, 0, 2}, {0, 1, 1}}};
    struct retro *plain = &retro;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    retro_solve(plain, 4, 0xFFFF, &arena);
    CHECK(!err_is(exact_open(&e, &l, UINT64_MAX, &arena)) && !e.symmetric);
    struct rank next = {0};
    for (int number = e.last; number >= e.first; number--) {
        struct rank now;
        CHECK(!err_is(exact_rank_open(&now, &e, number)));
        CHECK(!err_is(exact_rank_solve(&now, next.exact ? &next : NULL, true, NULL, &w)));
        exact_rank_close(&next);
        next = now;
    }
    int seen = 0;
    for (uint32_t h = 0; h < plain->placements; h++)
        for (uint32_t v = 0; v < plain->placements; v++)
            for (int side = 0; side < 2 && !(plain->mask[h] & plain->mask[v]); side++) {
                struct exact_position s = {{plain->mask[h], plain->mask[v]}, side};
                if (exact_position_rank(&e, &s) != e.first)
                    continue;
                uint32_t node = retro_node(plain, plain->mask[h], plain->mask[v], side);
                CHECK(exact_position_value(&next, &s) == outcome_of(plain->plies[node]));
                seen++;
            }
    CHECK(seen > 0);
    exact_rank_close(&next);
    arena_close(&arena);
}

/* A damaged table is noticed. */
static void test_verify_fails(void)
{
    struct arena arena;
    struct exact e;
    struct rank r;
    struct audit audit = {0, 0};
    struct lanes l = lanes_of(3, 0x1FF);
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    CHECK(!err_is(exact_open(&e, &l, UINT64_MAX, &arena)) &&
          !err_is(exact_rank_open(&r, &e, e.last)));
    CHECK(!err_is(exact_rank_solve(&r, NULL, false, NULL, &w)));
    struct layer_at at = {0};
    int band = -1;
    CHECK(exact_rank_next_band(&r, &band) && exact_band_next_layer(&r, band, &at));
    struct exact_face f = exact_rank_face(&r, NULL, at, 0);
    f.table[0] ^= pair_of(0, 2);
    CHECK(!err_is(exact_band_verify(&r, NULL, band, 1, NULL, &w, &audit)) && audit.wrong > 0);
    exact_rank_close(&r);
    arena_close(&arena);
}

int main(void)
{
    test_plain();
    test_blocked();
    test_root();
    test_verify_fails();
    test_pack();
    return check_done("exact");
}
