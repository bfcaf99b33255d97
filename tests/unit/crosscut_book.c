/* Crosscut's book of first moves against the prover, and the same with the board turned. */
#include "desk.h"
#include "games/crosscut/book.h"
#include "games/crosscut/proof.h"

/* The book's first moves, one turn later and without it: a disc more on the board is not in it. */
static void test_book(struct desk *d)
{
    for (int w = 4; w <= 6; w++)
        for (int h = 4; h <= 6; h++)
            for (int r = 1; r < h - 1; r++)
                for (int c = 1; c < w - 1; c++) {
                    struct worth first, mirrored, each[128];
                    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
                    CHECK(crosscut_book_first_move(w, h, (struct square){r, c}, &first));
                    CHECK(crosscut_book_first_move(h, w, (struct square){c, r}, &mirrored));
                    CHECK(first.value == mirrored.value && first.plies == mirrored.plies);
                    if (r > h / 2 || c > w / 2)
                        continue;
                    desk_new(d, &crosscut_game, w, h);
                    crosscut_game.rules.play(d->board, crosscut_move(r, c));
                    size_t n = crosscut_game.rules.moves(d->board, NULL, 0);
                    CHECK(!err_is(crosscut_game.census->value(d->board, each, n, &work)));
                    struct worth after = worth_turned(worth_best(each, n));
                    CHECK(after.value == first.value && after.plies == first.plies);
                }
}

/* Who wins on a larger board, where the book has no turns or proving them takes long. */
static void test_winners(struct desk *d, int w, int h)
{
    struct arena arena;
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX};
    struct crosscut_proof game;
    struct proof p;
    desk_new(d, &crosscut_game, w, h);
    crosscut_proof_of(&game, crosscut_in(d->board));
    CHECK(proof_open(&p, &game.game, 20, &work));
    for (int r = (h - 1) / 2; r > 0; r--)
        for (int c = (w - 1) / 2; c > 0; c--) {
            struct crosscut after = *crosscut_in(d->board);
            struct worth first;
            crosscut_play(&after.head, crosscut_move(r, c));
            CHECK(crosscut_book_first_move(w, h, (struct square){r, c}, &first));
            CHECK((first.value == VALUE_WON) == (proof_ask(&p, crosscut_state(&after), 0) == PROOF_NO));
        }
    arena_close(&arena);
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 7);
    test_book(&d);
    test_winners(&d, 5, 10);
    test_winners(&d, 6, 7);
    desk_close(&d);
    return check_done("crosscut_book");
}
