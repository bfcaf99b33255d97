/* Lines as numbers, what turns of threats settle, and what is learnt of a position's worth: against
 * the rules and against a proof that sees nothing but who wins at once, in positions of random
 * games. */
#include "desk.h"
#include "games/crosscut/evaluate.h"
#include "games/crosscut/proof.h"
#include "games/crosscut/threats.h"
#include "games/crosscut/wins.h"

static struct crosscut_view view_of(const struct crosscut *c)
{
    return (struct crosscut_view){c, c->disc[c->mover], c->disc[!c->mover]};
}

/* A line that says WON or LOST is right; where no line says anything nobody wins with a turn. */
static void compare_lines(const struct crosscut_lines *l, const struct crosscut *c)
{
    struct crosscut other = *c;
    other.mover = !c->mover;
    unsigned completed = crosscut_lines_completed(l, c->disc[c->mover], c->disc[!c->mover]);
    bool wins = crosscut_winning_move(&c->head) != MOVE_NONE;
    bool loses = crosscut_winning_move(&other.head) != MOVE_NONE;
    CHECK(!(completed & LINES_WON) || wins);
    CHECK(!(completed & LINES_LOST) || loses);
    CHECK(!wins || completed & (LINES_WON | LINES_PERHAPS));
    CHECK(!loses || completed & (LINES_LOST | LINES_LOST_PERHAPS));
    CHECK(crosscut_wins_at_once(l, view_of(c)) == wins);
}

static enum proof_sight (*see)(const struct proof_game *g, struct proof_state s, bool at_once,
                               int *worth);

static enum proof_sight see_at_once(const struct proof_game *g, struct proof_state s, bool at_once,
                                    int *worth)
{
    (void)at_once;
    enum proof_sight seen = see(g, s, true, worth);
    *worth = 0;
    return seen;
}

/* Returns whether threats settle it. */
static bool compare_threats(struct desk *d, const struct crosscut_proof *of)
{
    const struct crosscut *c = crosscut_in(d->board);
    enum crosscut_sight seen = crosscut_threats(&of->lines, view_of(c));
    struct arena_mark mark = arena_here(&d->arena);
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    struct proof p;
    if (seen == CROSSCUT_OPEN)
        return false;
    struct crosscut_proof *blind = arena_take(&d->arena, 1, sizeof *blind);
    crosscut_proof_of(blind, c);
    see = of->game.sight;
    blind->game.sight = see_at_once;
    CHECK(proof_open(&p, &blind->game, 14, &work));
    CHECK(proof_ask(&p, crosscut_state(c), 0) == (seen == CROSSCUT_WON ? PROOF_YES : PROOF_NO));
    arena_release(&d->arena, mark);
    return true;
}

static int test_games(struct desk *d, int w, int h, int games, bool proofs)
{
    int settled = 0;
    for (int i = 0; i < games; i++) {
        static struct crosscut_proof game;
        desk_new(d, &crosscut_game, w, h);
        crosscut_proof_of(&game, crosscut_in(d->board));
        while (crosscut_game.rules.status(d->board) == STATUS_OPEN) {
            game_move moves[128];
            compare_lines(&game.lines, crosscut_in(d->board));
            if (proofs)
                settled +=
                    compare_threats(d, &game) && crosscut_winning_move(d->board) == MOVE_NONE;
            size_t n = crosscut_game.rules.moves(d->board, moves, 128);
            crosscut_game.rules.play(d->board, moves[rng_below(&d->rng, (uint32_t)n)]);
        }
    }
    return settled;
}

/* At first a position is worth what crosscut_evaluate says, but for the longest segments. What
 * comes of it moves its worth that way, and that of its mirror images. */
static void test_learning(struct desk *d)
{
    enum { LONGEST = 5, TIMES = 200 };
    static struct crosscut_lines l;
    desk_new(d, &crosscut_game, 7, 8);
    for (int turns = 0; turns < 6; turns++) {
        game_move moves[128];
        size_t n = crosscut_game.rules.moves(d->board, moves, 128);
        crosscut_game.rules.play(d->board, moves[rng_below(&d->rng, (uint32_t)n)]);
    }
    const struct crosscut *c = crosscut_in(d->board);
    uint64_t own = c->disc[c->mover], enemy = c->disc[!c->mover];
    crosscut_lines_open(&l, 6, 5);
    int before = crosscut_lines_worth(&l, own, enemy);
    int apart = before * 125 / 42 - crosscut_evaluate(d->board);
    CHECK(apart < 40 * LONGEST && apart > -40 * LONGEST);
    for (int wins = 0; wins < 2; wins++) {
        for (int i = 0; i < TIMES; i++)
            crosscut_lines_learn(&l, own, enemy, wins, 1000);
        int now = crosscut_lines_worth(&l, own, enemy);
        CHECK(wins ? now > 42 && now > before : now < -42 && now < before);
        CHECK(now == crosscut_lines_worth(&l, __builtin_bswap64(own) >> 16,
                                          __builtin_bswap64(enemy) >> 16));
        before = now;
    }
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 12);
    for (int w = 4; w <= 10; w++)
        for (int h = 4; h <= 10; h++)
            test_games(&d, w, h, 60, false);
    int settled = test_games(&d, 5, 5, 60, true) + test_games(&d, 5, 6, 60, true) +
                  test_games(&d, 6, 6, 60, true) + test_games(&d, 7, 5, 60, true);
    CHECK(settled > 100);
    for (int i = 0; i < 20; i++)
        test_learning(&d);
    desk_close(&d);
    return check_done("crosscut_threats");
}
