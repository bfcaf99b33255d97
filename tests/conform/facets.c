/* facets.c - pictures and verdicts: complete, within bounds, and memory given back. */
#include "conform.h"

static void conform_scene(struct lab *lab, const struct board *b)
{
    size_t n = b->game->rules.scene(b, NULL, 0);
    struct mark *marks = arena_take(&lab->arena, n + 1, sizeof *marks);
    memset(&marks[n], 0x55, sizeof *marks);
    CHECK(n > 0 && b->game->rules.scene(b, marks, n) == n && marks[n].value == 0x5555);
    for (size_t i = 0; i < n; i++) {
        struct mark m = marks[i];
        CHECK(m.shape < SHAPE_COUNT && m.role < ROLE_COUNT);
        CHECK(m.at.x >= 0 && m.at.y >= 0 && m.at.x <= 2 * board_width(b) &&
              m.at.y <= 2 * board_height(b));
    }
}

static void conform_flaws(struct lab *lab, const struct board *b)
{
    const struct puzzle *p = b->game->puzzle;
    struct work work = {.arena = &lab->arena, .steps = UINT64_MAX};
    struct flaws count = {0};
    struct arena_mark mark = arena_here(&lab->arena);
    CHECK(!err_is(p->check(b, &count, &work)));
    struct arena_mark after = arena_here(&lab->arena);
    CHECK(after.top == mark.top && after.used == mark.used);

    struct flaws all = {.cap = count.n, .cap_spots = count.n_spots};
    all.flaw = arena_take(&lab->arena, count.n + 1, sizeof *all.flaw);
    all.spot = arena_take(&lab->arena, count.n_spots + 1, sizeof *all.spot);
    CHECK(!err_is(p->check(b, &all, &work)) && all.n == count.n && all.n_spots == count.n_spots);
    size_t spots = 0, rules = 0;
    while (p->rules[rules])
        rules++;
    for (size_t i = 0; i < all.n; i++) {
        CHECK(all.flaw[i].rule < rules && all.flaw[i].first == spots);
        spots += all.flaw[i].n;
    }
    CHECK(spots == all.n_spots);
    if (b->game->rules.status(b) == STATUS_SOLVED)
        CHECK(all.n == 0);
    if (b->game->rules.status(b) == STATUS_INVALID)
        CHECK(all.n > 0);

    struct board *fresh = lab_copy(lab, b);
    p->clear(fresh);
    CHECK(!b->game->rules.broken_invariant(fresh));
    CHECK(p->differences(b, b, NULL, 0) == 0 && p->differences(fresh, b, NULL, 0) == 0);

    for (uint64_t takes = 0; takes < 8; takes++) { /* let memory run out at every point */
        struct flaws none = {0};
        mark = arena_here(&lab->arena);
        lab->arena.takes_left = takes;
        struct err e = p->check(b, &none, &work);
        after = arena_here(&lab->arena);
        CHECK(!err_is(e) || e.code == ERR_MEMORY);
        CHECK(after.top == mark.top && after.used == mark.used);
    }
    lab->arena.takes_left = UINT64_MAX;
}

void conform_check(struct lab *lab, const struct board *b)
{
    conform_scene(lab, b);
    if (b->game->puzzle)
        conform_flaws(lab, b);
}
