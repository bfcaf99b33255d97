/* The engine against exact values: from random positions of Crosscut 5x5 and Slider 4x4 (decided
 * within 15 turns, or drawn) it never gives away a win, nor turns a draw into a loss.
 *
 *     native_search_exact [POSITIONS SECONDS]    without arguments fewer positions, bounded nodes
 */
#include <stdlib.h>

#include "duel/clock.h"
#include "duel/player.h"
#include "randoms.h"
#include "slow/atlas.h"

enum { NODES = 1000000, FEW = 25, NEAR = 15 };

struct trial {
    int positions;
    int64_t think_us;
    struct arena arena;
};

static int value_of(int plies)
{
    return plies == ATLAS_DRAW ? 0 : plies % 2 ? 1 : -1;
}

static game_move choose(struct trial *t, const struct board *b)
{
    struct player p;
    struct advice advice;
    struct arena_mark mark = arena_here(&t->arena);
    CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, &t->arena)));
    p.traps = true;
    struct work work = {.arena = &t->arena, .steps = t->think_us ? UINT64_MAX : NODES};
    clock_limit(&work, t->think_us ? t->think_us : INT64_MAX);
    CHECK(!err_is(player_move(&p, b, NULL, 0, &advice, &work)));
    arena_release(&t->arena, mark);
    return advice.move;
}

static void try_position(struct trial *t, const struct atlas *a, size_t i, int *kept, int *spoilt)
{
    const struct board *b = atlas_board(a, i);
    struct board *after = arena_take(&t->arena, 1, a->size);
    game_move m = choose(t, b);
    board_copy(after, b);
    CHECK(!b->game->rules.refusal(b, m));
    b->game->rules.play(after, m);
    uint32_t *slot = atlas_slot(a, after);
    CHECK(*slot);
    int before = value_of(a->plies[i]), got = -value_of(a->plies[*slot - 1]);
    if (CHECK(got == before)) {
        ++*kept;
        return;
    }
    char line[256] = "";
    struct writer w = writer_to(line, sizeof line - 1);
    position_write(b, &w);
    printf("  %s (plies %d): ", line, a->plies[i]);
    w = writer_to(line, sizeof line - 1);
    b->game->rules.write_move(b, m, &w);
    printf("%.*s is worth %d, not %d\n", (int)w.n, line, got, before);
    ++*spoilt;
}

static void try_random(struct trial *t, const struct atlas *a, const char *name)
{
    struct rng rng;
    int kept = 0, spoilt = 0;
    rng_seed(&rng, 2, 0);
    for (int tried = 0; tried < t->positions;) {
        size_t i = rng_below(&rng, (uint32_t)a->n);
        const struct board *b = atlas_board(a, i);
        if (b->game->rules.status(b) != STATUS_OPEN || a->plies[i] > NEAR)
            continue;
        struct arena_mark mark = arena_here(&t->arena);
        try_position(t, a, i, &kept, &spoilt);
        arena_release(&t->arena, mark);
        tried++;
    }
    printf("%s: %d values kept, %d spoilt\n", name, kept, spoilt);
}

static void fill_crosscut(struct atlas *a, struct desk *d)
{
    desk_new(d, &crosscut_game, 5, 5);
    atlas_open(a, 40000, crosscut_game.rules.size(&d->board->variant));
    atlas_add(a, d->board);
    atlas_follow(a);
    CHECK(atlas_sweep(a) > 0);
    CHECK(a->plies[0] == 5); /* Red wins in 5 */
}

/* All placements of 1..3 H and V, either side to move. */
static void fill_slider(struct atlas *a, struct desk *d)
{
    desk_new(d, &slider_game, 4, 4);
    atlas_open(a, 1200000, slider_game.rules.size(&d->board->variant));
    atlas_add(a, d->board);
    struct slider *s = slider_of(d->board);
    for (uint32_t h = 1; h < 1u << 16; h++)
        for (uint32_t v = bits_count(h) <= 3 ? 1 : 1u << 16; v < 1u << 16; v++) {
            if (bits_count(v) > 3 || (h & v))
                continue;
            s->plane[0] = s->plane[1] = 0;
            for (int row = 0; row < 4; row++) {
                s->plane[0] |= (uint64_t)(h >> 4 * row & 15) << 8 * row;
                s->plane[1] |= (uint64_t)(v >> 4 * row & 15) << 8 * row;
            }
            for (s->mover = 0; s->mover < 2; s->mover++)
                atlas_add(a, d->board);
        }
    CHECK(a->n == 2 * 276600);
    atlas_follow(a);
    CHECK(atlas_sweep(a) == 63); /* the longest forced win */
    CHECK(a->plies[0] == ATLAS_DRAW);
}

int main(int argc, char **argv)
{
    static struct desk d;
    struct atlas a;
    struct trial t = {.positions = FEW};
    if (argc == 3) {
        t.positions = atoi(argv[1]);
        t.think_us = (int64_t)(1e6 * atof(argv[2]));
    }
    desk_open(&d, 3);
    arena_open(&t.arena);
    fill_crosscut(&a, &d);
    try_random(&t, &a, "Crosscut 5x5");
    atlas_close(&a);
    fill_slider(&a, &d);
    try_random(&t, &a, "Slider 4x4");
    atlas_close(&a);
    arena_close(&t.arena);
    desk_close(&d);
    return check_done("search_exact");
}
