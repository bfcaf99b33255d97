/* Crosscut on small boards, searched to the end: Red wins, in the number of plies that is known. */
#include "desk.h"
#include "games/crosscut/crosscut.h"

/* Can the side to move force a win within `plies` turns? Plain search, no table. */
static bool can_win(const struct board *b, int plies)
{
    const struct rules *rules = &b->game->rules;
    enum status mine = b->game->duel->mover(b) ? STATUS_SECOND : STATUS_FIRST;
    struct crosscut next, reply;
    game_move list[104], answers[104];
    size_t n = rules->moves(b, list, 104);
    for (size_t i = 0; i < n; i++) {
        board_copy(&next.head, b);
        rules->play(&next.head, list[i]);
        if (rules->status(&next.head) == mine)
            return true;
        size_t m = plies > 2 ? rules->moves(&next.head, answers, 104) : 0, refuted = m == 0;
        for (size_t k = 0; k < m && !refuted; k++) {
            board_copy(&reply.head, &next.head);
            rules->play(&reply.head, answers[k]);
            refuted = rules->status(&reply.head) != STATUS_OPEN || !can_win(&reply.head, plies - 2);
        }
        if (!refuted)
            return true;
    }
    return false;
}

static void wins_in(struct desk *d, int w, int h, int plies)
{
    desk_new(d, &crosscut_game, w, h);
    bool in_time = can_win(d->board, plies), sooner = can_win(d->board, plies - 2);
    if (!CHECK(in_time && !sooner))
        printf("  %dx%d: not won in exactly %d plies\n", w, h, plies);
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 1);
    for (int n = 4; n <= 10; n++) {
        wins_in(&d, 4, n, 3);
        wins_in(&d, n, 4, 3);
    }
    for (int n = 5; n <= 10; n++) {
        wins_in(&d, 5, n, 5);
        wins_in(&d, n, 5, 5);
    }
    desk_close(&d);
    return check_done("crosscut_values");
}
