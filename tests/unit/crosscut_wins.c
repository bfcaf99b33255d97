/* The move of Crosscut that wins at once, against trying all of them: on every size of board, from
 * random games and from boards filled at random, which have lines nearly complete everywhere. */
#include "desk.h"
#include "games/crosscut/wins.h"

enum { GAMES = 6, FILLED = 60 };

static int found, missing;

static bool wins_with(const struct board *b, game_move m)
{
    struct crosscut next = *crosscut_in(b);
    crosscut_play(&next.head, m);
    return next.status == (crosscut_in(b)->mover == CROSSCUT_R ? STATUS_FIRST : STATUS_SECOND);
}

static void check_board(struct desk *d)
{
    const struct board *b = d->board;
    game_move list[512], m = crosscut_winning_move(b);
    size_t n = crosscut_moves(b, list, 512);
    bool any = false;
    for (size_t i = 0; i < n; i++)
        any = any || wins_with(b, list[i]);
    bool right = any ? m != MOVE_NONE && !crosscut_refusal(b, m) && wins_with(b, m) : m == MOVE_NONE;
    if (!CHECK(right))
        printf("  %s: move %u\n", desk_line(d), (unsigned)m);
    found += any;
    missing += !any;
}

static void play_random(struct desk *d, int w, int h)
{
    desk_new(d, &crosscut_game, w, h);
    while (crosscut_in(d->board)->status == STATUS_OPEN) {
        game_move list[512];
        check_board(d);
        size_t n = crosscut_moves(d->board, list, 512);
        crosscut_play(d->board, list[rng_below(&d->rng, (uint32_t)n)]);
    }
}

/* Squares empty or of a colour, each as often as a number drawn for the board says. */
static void fill_random(struct desk *d, int w, int h)
{
    desk_new(d, &crosscut_game, w, h);
    struct crosscut *c = crosscut_of(d->board);
    uint32_t empty = rng_below(&d->rng, 30), red = 20 + rng_below(&d->rng, 60);
    for (uint64_t left = c->inner; left;) {
        uint64_t bit = (uint64_t)1 << bits_pop(&left);
        if (rng_below(&d->rng, 100) >= empty)
            c->disc[rng_below(&d->rng, 100) >= red] |= bit;
    }
    c->mover = (uint8_t)rng_below(&d->rng, 2);
    c->status = (uint8_t)crosscut_judge(c);
    if (c->status == STATUS_OPEN)
        check_board(d);
}

int main(void)
{
    struct desk d;
    desk_open(&d, 7);
    for (int w = CROSSCUT_MIN; w <= CROSSCUT_MAX; w++)
        for (int h = CROSSCUT_MIN; h <= CROSSCUT_MAX; h++) {
            for (int i = 0; i < GAMES; i++)
                play_random(&d, w, h);
            for (int i = 0; i < FILLED; i++)
                fill_random(&d, w, h);
        }
    CHECK(found > 1000 && missing > 1000);
    printf("%d boards with a winning move, %d without\n", found, missing);
    desk_close(&d);
    return check_done("crosscut_wins");
}
