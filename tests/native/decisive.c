/* Reviews of decided games of Slider 5 x 5 between players of many kinds: the move that decided the
 * game (the loser's last move after which the table of the whole board says lost, and before which
 * it did not) is named first.
 *
 *     native_decisive [GAMES SEED]
 */
#include <stdlib.h>

#include "desk.h"
#include "duel/match.h"
#include "duel/review.h"
#include "games/slider/slider.h"

enum { FEW = 12, DEPTH = 6 };

static struct values *all; /* of the whole board */

static void fill_all(struct desk *d)
{
    struct allowance a = allowance_all();
    struct worth each[64];
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(desk_read(d, "slider 5 H++++/H++++/H++++/H++++/+VVVV H")));
    CHECK(!err_is(values_find(all, d->board, NULL, &a, each, 5, &w)));
}

/* For the side to move. */
static enum value value_of(const struct board *b, struct arena *arena)
{
    struct worth each[64];
    struct work w = {.arena = arena, .steps = UINT64_MAX};
    size_t n = b->game->rules.moves(b, NULL, 0);
    if (b->game->rules.status(b) != STATUS_OPEN || !CHECK(values_look(all, b, each, n, &w)))
        return VALUE_UNKNOWN;
    return worth_best(each, n).value;
}

/* The turn that decided the game by the table; r->n if the loser was lost from the start. */
static size_t decided_at(const struct record *r, struct arena *arena)
{
    struct board *b = arena_take(arena, 1, r->start->game->rules.size(&r->start->variant));
    int loser = r->result == STATUS_FIRST;
    size_t found = r->n;
    board_copy(b, r->start);
    for (size_t i = 0; i < r->n; i++) {
        bool his = b->game->duel->mover(b) == loser, was_lost = value_of(b, arena) == VALUE_LOST;
        b->game->rules.play(b, r->moves[i]);
        if (his && !was_lost && value_of(b, arena) == VALUE_WON)
            found = i;
    }
    return found;
}

/* True if the game was decided by somebody's move. */
static bool try_game(uint32_t number, uint64_t seed, struct arena *arena, int *named)
{
    static const struct strength levels[][2] = {
        {{SKILL_RANDOM}, {SKILL_FIXED, 2}},   {{SKILL_GREEDY}, {SKILL_FIXED, 4}},
        {{SKILL_FIXED, 1}, {SKILL_FIXED, 3}}, {{SKILL_RANDOM}, {SKILL_GREEDY}},
        {{SKILL_FIXED, 4}, {SKILL_FIXED, 5}}, {{SKILL_RANDOM}, {SKILL_RANDOM}},
        {{SKILL_GREEDY}, {SKILL_FIXED, 6}},
    };
    const struct strength *two = levels[number / 2 % (sizeof levels / sizeof *levels)];
    struct match m = {.game = &slider_game,
                      .variant = game_preset(&slider_game),
                      .side = {two[0], two[1]},
                      .seed = seed,
                      .opening = (int)(number % 5),
                      .turns = 400,
                      .threads = 1};
    struct work w = {.arena = arena, .steps = UINT64_MAX};
    struct record r;
    struct review v;
    struct player p;
    m.variant.value[OPTION_WIDTH] = m.variant.value[OPTION_HEIGHT] = 5;
    CHECK(!err_is(match_play(&m, number, &w, &r)));
    size_t at = r.result == STATUS_FIRST || r.result == STATUS_SECOND ? decided_at(&r, arena) : r.n;
    if (at == r.n)
        return false;
    CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX}, 1, arena)));
    p.depth = DEPTH;
    CHECK(!err_is(review_game(&r, &p, 0, 0, &w, &v)));
    CHECK(v.exact == v.n && v.depth == 0);
    *named += CHECK(v.n_worst && v.worst[0] == at && v.turn[at].decisive);
    return true;
}

int main(int argc, char **argv)
{
    static struct desk d;
    struct arena arena, kept;
    int games = argc > 2 ? atoi(argv[1]) : FEW, decided = 0, named = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    desk_open(&d, 1);
    arena_open(&kept);
    arena_open(&arena);
    all = values_open(&kept);
    fill_all(&d);
    for (uint32_t number = 1; decided < games; number++) {
        decided += try_game(number, seed, &arena, &named);
        arena_release(&arena, (struct arena_mark){NULL, 0});
    }
    printf("%d of %d decisive moves named first\n", named, decided);
    arena_close(&arena);
    values_close(all);
    arena_close(&kept);
    desk_close(&d);
    return check_done("decisive");
}
