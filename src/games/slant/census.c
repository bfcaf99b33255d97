/* census.c - what the end of a Slant duel is worth: searched to the last placement.
 *
 * The search goes by points, and whoever has more of them wins: the sign of the margin is the
 * worth. A board that ends invalid has no winner, which is a draw. Every duel lasts until the
 * board is full, so the plies are the empty cells, whatever is played.
 */
#include "engine/search/score.h"
#include "engine/search/search.h"
#include "games/slant/slant.h"

/* Without --steps: some seconds in all. */
enum { STEPS_MOST = 1 << 23, TABLE_BYTES = 1 << 24 };

static enum value value_of(int score)
{
    return score > 0 ? VALUE_WON : score < 0 ? VALUE_LOST : VALUE_DRAWN;
}

/* For the side to move on a board that may be full. */
static struct err worth_of(const struct board *b, struct table *table, struct worth *out,
                           struct work *w)
{
    int left = slant_turns_left(b);
    struct search s = {.root = b, .table = table, .depth = left, .full_width = true};
    *out = (struct worth){VALUE_UNKNOWN, -1};
    if (left == 0) {
        *out = (struct worth){value_of(score_end(b, slant_status(b), 0)), 0};
        return err_none();
    }
    if (left > SEARCH_DEPTH_MAX || !w->steps)
        return err_none();
    struct err e = search_run(&s, w);
    if (!err_is(e) && s.exact)
        *out = (struct worth){value_of(s.score), left};
    return e;
}

static struct err ask_all(const struct board *b, const game_move *moves, struct worth *each,
                          size_t n, struct work *w)
{
    struct board *after = arena_take(w->arena, 1, slant_size(&b->variant));
    struct table table;
    struct err e =
        after && search_table_open(&table, w->arena, TABLE_BYTES) ? err_none() : err_memory();
    for (size_t i = 0; i < n && !err_is(e) && !work_stopped(w); i++) {
        board_copy(after, b);
        slant_play(after, moves[i]);
        e = worth_of(after, &table, &each[i], w);
        each[i] = worth_turned(each[i]);
    }
    return e;
}

struct err slant_value(const struct board *b, struct worth *each, size_t n, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct work bounded = *w;
    bounded.steps = w->steps == UINT64_MAX ? STEPS_MOST : w->steps;
    uint64_t had = bounded.steps;
    game_move *moves = arena_take(w->arena, n, sizeof *moves);
    struct err e = moves ? err_none() : err_memory();
    for (size_t i = 0; i < n; i++)
        each[i] = (struct worth){VALUE_UNKNOWN, -1};
    if (!err_is(e) && slant_turns_left(b) <= SEARCH_DEPTH_MAX + 1) {
        slant_moves(b, moves, n);
        e = ask_all(b, moves, each, n, &bounded);
    }
    if (!err_is(e) && worth_best(each, n).value == VALUE_UNKNOWN)
        e = (struct err){ERR_BUDGET, 0,
                         "the end was not reached within the steps and time allowed"};
    if (w->steps != UINT64_MAX)
        w->steps -= had - bounded.steps;
    arena_release(w->arena, mark);
    return e;
}
