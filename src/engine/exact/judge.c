/* judge.c - see judge.h. */
#include "engine/exact/judge.h"

#include "engine/exact/solved.h"

/* Tables of this many words are made on demand (a minute, a GB). Distances come first for few
 * words (about a second); for more, all of 5 x 5 among them (about ten seconds), only if some move
 * is decided. */
enum { WORDS_MOST = 1 << 29, WORDS_DISTANCE = 1 << 21, WORDS_DECIDED = 5 << 20 };
/* Values of so many words, all of 5 x 5 among them, take a second, and a few in a browser. */
enum { WORDS_IN_REACH = 9 << 20 };
#define BYTES_MOST ((uint64_t)1 << 31)

static struct worth worth_of_end(enum status s, int mover)
{
    enum value v = s == STATUS_DRAW                              ? VALUE_DRAWN
                   : s == (mover ? STATUS_SECOND : STATUS_FIRST) ? VALUE_WON
                                                                 : VALUE_LOST;
    return (struct worth){v, v == VALUE_DRAWN ? -1 : 0};
}

struct err exact_judge_moves(const struct board *b, lanes_fn *lanes, const struct oracle *oracle,
                             struct worth *each, size_t n, struct work *w)
{
    const struct rules *rules = &b->game->rules;
    struct arena_mark mark = arena_here(w->arena);
    game_move *moves = arena_take(w->arena, n, sizeof *moves);
    struct board *next = arena_take(w->arena, 1, rules->size(&b->variant));
    struct err err = moves && next ? err_none() : err_memory();
    if (!err_is(err))
        rules->moves(b, moves, n);
    for (size_t i = 0; i < n && !err_is(err); i++) {
        struct lanes unused;
        struct exact_position stand;
        struct worth after = {VALUE_UNKNOWN, -1};
        board_copy(next, b);
        rules->play(next, moves[i]);
        enum status status = rules->status(next);
        if (status != STATUS_OPEN)
            after = worth_of_end(status, b->game->duel->mover(next));
        else if (lanes(next, &unused, &stand))
            err = oracle->look(oracle->ctx, &stand, &after);
        each[i] = worth_turned(after);
    }
    arena_release(w->arena, mark);
    return err;
}

static bool is_decided(const struct worth *each, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (each[i].value != VALUE_DRAWN)
            return true;
    return false;
}

static struct err judge_with(const struct board *b, lanes_fn *lanes, const struct lanes *l,
                             bool far, struct worth *each, size_t n, struct work *w)
{
    struct lanes unused;
    struct exact_position at;
    struct arena_mark mark = arena_here(w->arena);
    struct solved *s = arena_take(w->arena, 1, sizeof *s);
    lanes(b, &unused, &at);
    struct err err = s ? exact_solved_fill(s, l, &at, far, 0, w) : err_memory();
    if (!err_is(err)) {
        struct oracle oracle = exact_solved_oracle(s);
        err = exact_judge_moves(b, lanes, &oracle, each, n, w);
        exact_solved_close(s);
    }
    arena_release(w->arena, mark);
    return err;
}

bool exact_judge_in_reach(const struct board *b, lanes_fn *lanes, struct arena *arena)
{
    struct lanes l;
    struct exact_position stand;
    return lanes(b, &l, &stand) && exact_words(&l, arena) <= WORDS_IN_REACH;
}

/* Distances at once where they are cheap; else values first, and distances if they are wanted and
 * time allows: what is known stays. */
struct err exact_judge_value(const struct board *b, lanes_fn *lanes, struct worth *each, size_t n,
                             struct work *w)
{
    struct lanes l;
    struct exact_position stand;
    struct solved_cost cost;
    static const struct err out_of_reach = {ERR_BUDGET, 0, "this board is too large to be solved"};
    struct err err =
        lanes(b, &l, &stand) ? exact_solved_measure(&l, w->arena, &cost) : out_of_reach;
    if (!err_is(err) && (cost.words > WORDS_MOST || cost.bytes > BYTES_MOST))
        err = out_of_reach;
    if (err_is(err))
        return err;
    bool cheap = cost.words <= WORDS_DISTANCE;
    err = judge_with(b, lanes, &l, cheap, each, n, w);
    if (cheap && err.code == ERR_VARIANT)
        err = judge_with(b, lanes, &l, false, each, n, w);
    if (!err_is(err) && !cheap && cost.words <= WORDS_DECIDED && is_decided(each, n))
        (void)judge_with(b, lanes, &l, true, each, n, w);
    return err;
}
