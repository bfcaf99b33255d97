/* Values of the Slant duel against a plain search of everything that can be played, by the rules
 * alone: the last cells of random boards, under both rules. */
#include "desk.h"
#include "games/slant/slant.h"
#include "slow/slant.h"

enum { BOARDS = 60, LAST = 4, SIDE = 3, CELLS = SIDE * SIDE };

/* 1, 0, -1: won, drawn, lost for the side to move. The end tells who has won, or that nobody has.
 */
static int plain_value(struct desk *d, const struct board *b)
{
    const struct rules *rules = &slant_game.rules;
    enum status s = rules->status(b);
    if (s != STATUS_OPEN) {
        int mine = slant_game.duel->mover(b) ? STATUS_SECOND : STATUS_FIRST;
        return s != STATUS_FIRST && s != STATUS_SECOND ? 0 : (int)s == mine ? 1 : -1;
    }
    struct arena_mark mark = arena_here(&d->arena);
    struct board *next = arena_take(&d->arena, 1, rules->size(&b->variant));
    game_move moves[2 * CELLS];
    size_t n = rules->moves(b, moves, 2 * CELLS);
    int best = -1;
    for (size_t i = 0; i < n; i++) {
        board_copy(next, b);
        rules->play(next, moves[i]);
        int worth = -plain_value(d, next);
        best = worth > best ? worth : best;
    }
    arena_release(&d->arena, mark);
    return best;
}

static void compare(struct desk *d)
{
    static const int number[] = {[VALUE_WON] = 1, [VALUE_LOST] = -1, [VALUE_DRAWN] = 0};
    const struct rules *rules = &slant_game.rules;
    game_move moves[2 * CELLS];
    struct worth each[2 * CELLS];
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    size_t n = rules->moves(d->board, moves, 2 * CELLS);
    struct board *next = arena_take(&d->arena, 1, rules->size(&d->board->variant));
    CHECK(!err_is(slant_value(d->board, each, n, &w)));
    for (size_t i = 0; i < n; i++) {
        board_copy(next, d->board);
        rules->play(next, moves[i]);
        if (!CHECK(each[i].value != VALUE_UNKNOWN &&
                   number[each[i].value] == -plain_value(d, next)) ||
            !CHECK(each[i].plies == slant_turns_left(d->board)))
            printf("  %s: move %zu\n", desk_line(d), i);
    }
}

/* The clues of a full board, most of its cells, and a score that leaves the game open. */
static bool random_end(struct desk *d, const char *rule)
{
    struct slow_slant s;
    char line[512];
    int empty;
    slow_slant_clear(&s, SIDE, SIDE);
    for (int i = 0; i < CELLS; i++)
        s.cell[i / SIDE][i % SIDE] = rng_below(&d->rng, 2) ? 'L' : 'R';
    for (int i = 0; i <= SIDE; i++)
        for (int j = 0; j <= SIDE; j++)
            if (rng_below(&d->rng, 3))
                s.clue[i][j] = (char)('0' + slow_slant_lines(&s, i, j, &empty));
    for (int i = 0; i < LAST; i++)
        s.cell[rng_below(&d->rng, SIDE)][rng_below(&d->rng, SIDE)] = '.';
    s.duel = true;
    s.mover = (int)rng_below(&d->rng, 2);
    for (int side = 0; side < 2; side++)
        s.score[side] = 9 + (int)rng_below(&d->rng, 6);
    slow_slant_line(&s, line);
    strcat(line, rule);
    return !err_is(desk_read(d, line));
}

static void test_ends(struct desk *d, const char *rule)
{
    for (int i = 0; i < BOARDS;)
        if (random_end(d, rule) && slant_game.rules.status(d->board) == STATUS_OPEN) {
            compare(d);
            i++;
        }
}

/* Far from the end nothing is known, and nothing is claimed. */
static void test_limit(struct desk *d)
{
    struct work w = {.arena = &d->arena, .steps = 100};
    struct worth each[50];
    CHECK(!err_is(desk_read(d, "slant 5x5 ....../....../....../....../....../...... duel=1")));
    CHECK(slant_value(d->board, each, 50, &w).code == ERR_BUDGET);
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 11);
    test_ends(&d, "");
    test_ends(&d, " rule=sound");
    test_limit(&d);
    desk_close(&d);
    return check_done("slant_census");
}
