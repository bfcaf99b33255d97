/* The engine against plain minimax on thousands of random small positions of all duels: the same
 * value and proved distance, with and without the table; and when it may search less than all
 * moves to the full depth, its proofs and exact values still hold. */
#include "engine/search/score.h"
#include "engine/search/search.h"
#include "randoms.h"
#include "slow/minimax.h"

enum { POSITIONS = 3000 };

/* The value of the move it chose, by minimax. */
static int value_of(const struct board *b, game_move m, int depth)
{
    _Alignas(64) char block[SLOW_BOARD];
    struct board *next = (struct board *)block;
    CHECK(!b->game->rules.refusal(b, m));
    board_copy(next, b);
    b->game->rules.play(next, m);
    return -slow_minimax(next, depth - 1, 1);
}

/* The line must be playable, and a proved one must end in the game's end, in as many turns. */
static void check_line(const struct board *b, const struct search *s)
{
    _Alignas(64) char block[SLOW_BOARD];
    struct board *at = (struct board *)block;
    board_copy(at, b);
    CHECK(s->n_pv >= 1 && s->pv[0] == s->move);
    for (size_t i = 0; i < s->n_pv; i++) {
        if (!CHECK(!at->game->rules.refusal(at, s->pv[i])))
            return;
        at->game->rules.play(at, s->pv[i]);
    }
    if (s->full_width && score_is_proved(s->score) && s->n_pv == (size_t)score_turns(s->score))
        CHECK(at->game->rules.status(at) != STATUS_OPEN);
}

static struct search run(struct desk *d, struct table *table, int depth, bool full)
{
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    struct search s = {.root = d->board, .table = table, .depth = depth, .full_width = full};
    struct arena_mark before = arena_here(&d->arena);
    CHECK(!err_is(search_run(&s, &work)));
    struct arena_mark after = arena_here(&d->arena);
    CHECK(before.top == after.top && before.used == after.used);
    check_line(d->board, &s);
    return s;
}

/* A search that stops early because it has a proof is as good as one to the full depth. */
static void against_minimax(struct desk *d, struct table *table, int depth, int value)
{
    struct search s = run(d, table, depth, true);
    if (!CHECK(s.score == value))
        printf("  %s\n  depth %d: %d, minimax %d\n", desk_line(d), depth, s.score, value);
    CHECK(value_of(d->board, s.move, depth) == value);
    CHECK(s.reached == depth || s.exact);
}

/* With reductions a proof may come late or be longer, but it is never wrong. */
static void proofs_hold(struct desk *d, struct table *table, int depth, int value)
{
    struct search s = run(d, table, depth, false);
    if (score_is_proved(s.score)) {
        CHECK(s.exact);
        int turns = score_turns(s.score);
        if (turns <= depth)
            CHECK((s.score > 0) == (value > 0) && score_is_proved(value) &&
                  score_turns(value) <= turns);
        else if (turns <= depth + 1) { /* found through the table */
            int deeper = slow_minimax(d->board, turns, 0);
            CHECK(score_is_proved(deeper) && (deeper > 0) == (s.score > 0));
        }
    } else if (s.exact) {
        CHECK(s.score == value);
    }
}

int main(void)
{
    static struct desk d;
    struct arena memory;
    struct table table;
    desk_open(&d, 7);
    arena_open(&memory);
    CHECK(search_table_open(&table, &memory, 1 << 16));
    int proved = 0;
    for (int i = 0; i < POSITIONS; i++) {
        int depth = random_position(&d, i), value = slow_minimax(d.board, depth, 0);
        proved += score_is_proved(value);
        against_minimax(&d, NULL, depth, value);
        search_table_next(&table);
        against_minimax(&d, &table, depth, value);
        struct arena_mark mark = arena_here(&memory);
        struct table fresh;
        CHECK(search_table_open(&fresh, &memory, 1 << 12));
        proofs_hold(&d, &fresh, depth, value);
        proofs_hold(&d, NULL, depth, value);
        arena_release(&memory, mark);
    }
    CHECK(proved > POSITIONS / 10);
    arena_close(&memory);
    desk_close(&d);
    return check_done("search_minimax");
}
