/* Hints near the hand: of equally easy steps the nearest to the last move. Along whole chains, with a
 * hand anywhere: as easy as without one, no farther away, right, and the same when asked again. Then a
 * session, whose last press is the hand.
 */
#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "lattice/near.h"
#include "puzzle/make.h"
#include "session/session.h"
#include "tell.h"

enum { ROUND = 4, ROOM = 1 << 14 }; /* so far from the place a step looks at are the places it fills */

static struct arena arena;
static struct rng chance;
static struct work work;
static unsigned long asked, moved;

static int far_of(const struct board *b, const struct hint *h, struct spot hand)
{
    int least = INT16_MAX;
    for (size_t i = 0; i < h->n_moves; i++) {
        int far = spot_distance(b->game->rules.move_spot(b, h->move[i]), hand);
        least = far < least ? far : least;
    }
    return least;
}

static void check_hand(const struct board *b, const struct board *solution, const struct hint *plain)
{
    struct hint near, again;
    struct spot hand = {(int16_t)rng_below(&chance, (uint32_t)(2 * board_width(b) + 1)),
                        (int16_t)rng_below(&chance, (uint32_t)(2 * board_height(b) + 1))};
    if (!CHECK(rate_hint_room(b, &near, &arena) && rate_hint_room(b, &again, &arena)))
        return;
    near.hand = again.hand = &hand;
    near.solution = again.solution = solution;
    CHECK(!err_is(board_hint(b, &near, &work)) && !err_is(board_hint(b, &again, &work)));
    CHECK(near.kind == HINT_STEP && near.cost == plain->cost);
    CHECK(far_of(b, &near, hand) <= far_of(b, plain, hand) + ROUND);
    CHECK(near.n_moves == again.n_moves && near.move[0] == again.move[0]);
    struct board *after = arena_take(&arena, 1, b->game->rules.size(&b->variant));
    board_copy(after, b);
    for (size_t i = 0; i < near.n_moves; i++)
        after->game->rules.play(after, near.move[i]);
    CHECK(b->game->puzzle->differences(after, solution, NULL, 0) == 0);
    asked++;
    moved += near.move[0] != plain->move[0];
}

static void check_chain(const struct game *g, int size, enum level level, uint64_t seed)
{
    struct variant v = game_preset(g);
    struct made_puzzle made;
    struct hint h;
    v.value[OPTION_WIDTH] = (int16_t)size;
    v.value[OPTION_HEIGHT] = (int16_t)(size + 1);
    rng_seed(&chance, seed, 0);
    work.rng = &chance;
    struct err e = puzzle_make(g, &v, &(struct generate_request){.level = level}, &made, &work);
    if (!CHECK(!err_is(e) && rate_hint_room(made.puzzle, &h, &arena)))
        return;
    for (h.solution = made.solution;;) {
        struct arena_mark mark = arena_here(&arena);
        CHECK(!err_is(board_hint(made.puzzle, &h, &work)));
        if (h.kind != HINT_STEP)
            break;
        check_hand(made.puzzle, made.solution, &h);
        arena_release(&arena, mark);
        for (size_t i = 0; i < h.n_moves; i++)
            made.puzzle->game->rules.play(made.puzzle, h.move[i]);
    }
    CHECK(h.kind == HINT_DONE);
}

/* Two 0s far apart: the hint is at the one beside which the player has just crossed an edge out, also
 * after an undo and another press. */
static void check_session(void)
{
    static char said[ROOM];
    static const char puzzle[] = "slitherlink 7x7 0.....1/......./..3..../.3...../......./......./1.....0";
    struct session s;
    session_open(&s, games_all);
    CHECK(!err_is(session_load(&s, puzzle, sizeof puzzle - 1)));
    said_to(&s, "why", &work, said, ROOM);
    CHECK(strstr(said, "a7"));
    said_to(&s, "g1n0", &work, said, ROOM);
    said_to(&s, "why", &work, said, ROOM);
    CHECK(strstr(said, "g1") && !strstr(said, "a7"));
    said_to(&s, "undo", &work, said, ROOM);
    said_to(&s, "why", &work, said, ROOM);
    CHECK(strstr(said, "a7"));
    session_close(&s);
}

int main(void)
{
    arena_open(&arena);
    work = (struct work){.arena = &arena, .steps = UINT64_MAX};
    for (const struct game *const *g = games_all; *g; g++)
        for (int level = 0; (*g)->clues && (*g)->puzzle && level < LEVEL_COUNT; level++) {
            struct arena_mark mark = arena_here(&arena);
            check_chain(*g, 7, (enum level)level, 11);
            arena_release(&arena, mark);
        }
    CHECK(5 * moved > asked);
    check_session();
    arena_close(&arena);
    return check_done("hint_hand");
}
